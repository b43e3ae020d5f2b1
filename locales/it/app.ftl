### La pagina intorno al tavoliere: inizio, nuova partita, incontri, replay, regole, posizione, impostazioni, informazioni.

## Everywhere

skip = Vai al contenuto
nav = Menu principale
nav-home = Inizio
nav-play = Nuova partita
nav-matches = Incontri
nav-profile = Profilo
nav-turns = { $count ->
    [one] Tocca a te in { $count } incontro
   *[other] Tocca a te in { $count } incontri
}
nav-practice = Allena{ "\u00AD" }mento
nav-rules = Regole
nav-edit = Posizione
nav-settings = Impostazioni
nav-about = Informazioni su Tavola
language = Lingua
theme-to-dark = Passa ai colori scuri
theme-to-light = Passa ai colori chiari
loading = Caricamento…
retry = Riprova
cancel = Annulla
yes = Sì
no = No
number = { NUMBER($value) }
title-replay = Replay
game-of-match = { $match }: { $game }

## What went wrong

error-title = Non ha funzionato
error-no-page = Questa pagina non esiste
error-no-page-text = A questo indirizzo non c’è nulla. Forse ne manca un pezzo.
error-offline = Tavola non risponde. È ancora in funzione?
error-not-found = Questo non esiste, o non esiste più.
error-stale = Qualcuno è stato più veloce. Ecco come stanno le cose.
error-full = Il disco è pieno: non è stato salvato nulla. Libera spazio e riprova.
error-away = Il database di questo servizio al momento non risponde. Nulla di ciò che era confermato è andato perso. Riprova tra un attimo.
error-removed = Il file di Tavola è stato rimosso o sostituito mentre era in funzione: non è stato salvato nulla. Riavvia Tavola.
error-busy = In questo momento il motore ha troppo da fare. Riprova tra poco.
error-forbidden = Si può fare solo sul computer che esegue Tavola.
error-no-network = Questo computer non è connesso a nessuna rete. Collegalo e riprova.
error-stopping = Tavola si sta chiudendo. Riavvialo per continuare.
error-unreadable = Questo è stato salvato da un’altra versione di Tavola, e questa versione non può leggerlo.
error-no-net = La rete neurale di questo gioco non è ancora su questo dispositivo. Collegati una volta alla rete e riprova.
error-tab-simd = Questo browser è troppo vecchio per Tavola: il suo WebAssembly non ha SIMD. Aggiornalo o usane un altro.
error-tab-fetch = Una parte di Tavola non è stata caricata. Controlla la connessione e ricarica la pagina.
error-tab-newer = Una versione più recente di Tavola ha salvato i tuoi incontri. Ricarica la pagina per averla.
error-tab-full = Il browser non ha più spazio per Tavola, che non può partire. Libera spazio e ricarica la pagina.
error-tab-store = Il browser non apre il file con i tuoi incontri. Chiudi le altre pagine di Tavola e ricarica questa.
error-tab-not-ours = Questo non è un file di Tavola, o è danneggiato. Scegline uno salvato qui, o il tavola.sqlite di un computer.
error-tab-newer-file = Una versione più recente di Tavola ha salvato questo file. Ricarica la pagina per averla.
error-no-name = Scegli prima un nome.
error-name-taken = Qualcuno ha già questo nome, o uno molto simile. Scegline un altro.
error-no-help = Finché due persone giocano tra loro, il motore non aiuta nessuno. Dopo l’incontro sì.
error-too-many = Troppe cose in una volta. Aspetta un momento, o finisci prima qualcos’altro.
error-not-rated = Questo incontro non può contare per il rating: a entrambi serve un account, e al gioco servono le sue regole e la sua posizione iniziale.
error-taken = Qualcun altro si è già seduto.
error-adjourned = Questo incontro è rinviato. Continua quando lo vogliono entrambi.
error-late = Gli spettatori vedono questo incontro in differita. Avrai questo quando sarà stato mostrato tutto.
error-internal = Qualcosa è andato storto: { $detail }

## Why an action was refused

refusal-not-your-turn = Tocca all’altro giocatore.
refusal-not-now = Prima va fatto qualcos’altro.
refusal-premature-roll = L’avversario non ha ancora finito il turno; questo tiro non vale.
refusal-bad-dice = Questo tiro non esiste in questo gioco.
refusal-bad-opening = Secondo queste regole una partita comincia in un altro modo.
refusal-illegal-move = Questa mossa non è permessa.
refusal-turn-not-finished = Devi giocare ancora una parte del tiro.
refusal-nothing-to-take-back = Non c’è nessuna mossa da annullare.
refusal-too-late-for-cocked = I dadi in bilico si dichiarano prima di muovere una pedina.
refusal-bad-choice = Scegli un doppio da 1 a 6.
refusal-bad-pick = Nomina due numeri diversi da 1 a 6 invece di tirare.
refusal-fixed-roll = Il primo tiro resta per tutta la partita.
refusal-no-cube = Questa partita si gioca senza cubo del raddoppio.
refusal-crawford-game = Nella partita Crawford non si raddoppia.
refusal-holland-too-early = Non si raddoppia prima che entrambi abbiano tirato due volte.
refusal-cube-not-yours = Il cubo è dell’avversario.
refusal-cube-at-limit = Il cubo non può salire oltre.
refusal-double-before-rolling = Si raddoppia solo prima di tirare.
refusal-no-beavers = Qui si gioca senza beaver.
refusal-no-raccoons = Qui si gioca senza raccoon.
refusal-bad-resignation = In questo gioco non puoi abbandonare così tanto.
refusal-match-over = L’incontro è finito.
refusal-bots-seat = Il bot gioca da sé.
refusal-not-your-seat = A questo posto gioca qualcun altro.
refusal-tavola-throws = In questo incontro tira Tavola.
refusal-dice-wanted = Inserisci i dadi.
refusal-wrong-dice = Ora servono altri dadi.
refusal-throw-stands = Questo tiro vale e non si ripete.
refusal-throw-is-last = Dopo un tiro bisogna aspettarne il risultato.
refusal-no-dice-due = Ora non si tira.
refusal-not-thrown = I dadi non sono ancora stati tirati.
refusal-not-a-decision = Ora non c’è nulla da decidere.
refusal-stale = Qualcuno è stato più veloce. Ecco come stanno le cose.

## Players and matches

player-human = Giocatore { NUMBER($number) }
player-bot = Bot ({ $level })
player-deleted = giocatore eliminato
players-against = { $first } – { $second }
level-beginner = Principiante
level-beginner-about = Gli sfugge molto. Ideale per le prime partite.
level-casual = Dilettante
level-casual-about = Conosce il gioco, ma sbaglia spesso.
level-club = Da circolo
level-club-about = Gioca con solidità, ma ti lascia qualche occasione.
level-expert = Esperto
level-expert-about = Sfrutta tutto ciò che la rete sa.
level-master = Maestro
level-master-about = Calcola due tiri in anticipo. Ci mette un po’ di più.
level-grandmaster = Gran maestro
level-grandmaster-about = Calcola due tiri in anticipo e rigioca molte volte le decisioni incerte. Ci mette qualche secondo.
match-points =
    { $length ->
        [1] Incontro a un punto
       *[other] Incontro ai { NUMBER($length) } punti
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } partita
       *[other] { NUMBER($length) } partite
    }
match-single = Partita singola
match-money = Partite libere
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } punto
       *[other] { NUMBER($count) } punti
    }
pips =
    { $count ->
        [one] { NUMBER($count) } pip
       *[other] { NUMBER($count) } pip
    }
game-number = Partita { NUMBER($number) }
board-start = Posizione iniziale: { $game }
board-now = La posizione adesso

## Home

home-title = Il backgammon in tutta la sua bellezza
home-lead = Un avversario forte, dadi onesti e un tavoliere su cui è un piacere muovere. Gratis, e tutto resta da te.
home-lead-people = Un avversario forte, un amico con un semplice link e dadi che chiunque può verificare. Gratis.
home-resume = Continua
home-bot = Gioca contro il bot
home-bot-more = Altro livello, gioco o lunghezza…
home-lobby = Trova un avversario
home-lobby-about = Chi è qui adesso
home-friend = Gioca con un amico
home-friend-more = Altro gioco o lunghezza…
home-two = In due sullo stesso schermo
home-two-about = Con i vostri dadi o i nostri
home-edit = Componi una posizione
home-edit-about = A mano o da un identificativo
home-learn = Impara giocando
home-learn-about = Cinque piccoli passi sul tavoliere
scenes-link = Tre posizioni
tonight-title = Un gioco per stasera
tonight-people = Chi gioca
tonight-length = Quanto tempo
tonight-luck = Quanta fortuna
tonight-another = Un altro gioco
tonight-none = Nessun gioco corrisponde. Cambia una scelta.
day-title = Posizione del giorno
day-about = Una posizione al giorno: qual è la scelta giusta?
day-streak =
    { $days ->
        [one] { $days } giorno di fila. La posizione di oggi ti aspetta.
       *[other] { $days } giorni di fila. La posizione di oggi ti aspetta.
    }
day-streak-done =
    { $days ->
        [one] { $days } giorno di fila. Fatto per oggi.
       *[other] { $days } giorni di fila. Fatto per oggi.
    }
home-games = I giochi
home-search = Cerca un gioco
home-all-families = Tutte le famiglie
home-minutes = circa { $minutes } min
home-luck = { $luck }% fortuna
home-luck-about = Fortuna: al 100% il giocatore migliore vince solo metà delle partite, allo 0% le vince tutte. Misurata con due bot di forza diversa.
home-found = { $count ->
    [one] Un gioco
   *[other] { $count } giochi
}
play-short = Gioca
play-game = Gioca a { $game }
rules-link = Regole
rules-of = Regole di { $game }

## New game

setup-title = Nuova partita
setup-opponent = Avversario
against-bot = Il bot
against-two = In due qui
against-friend = Con un link
against-anyone = Chiunque
setup-friend-help = Ricevi un link da inviare. Chi lo apre per primo si siede di fronte a te, e l’incontro comincia. Tavola tira i dadi.
setup-anyone-help = La tua sfida resta nella sala finché aspetti. Chi la accetta per primo si siede di fronte a te, e tutti possono guardare l’incontro.
setup-level = Livello
setup-seat = Tu sei
setup-seat-help = Decide il colore delle tue pedine e quale nome sta per primo. Non decide chi comincia.
seat-first = Giocatore 1
seat-second = Giocatore 2
setup-your-name = Il tuo nome
setup-name = Nome del giocatore { NUMBER($number) }
setup-game-section = Gioco
setup-game = Gioco
options = Opzioni delle regole
options-changed =
    { $count ->
        [0] come al solito
        [one] { NUMBER($count) } cambiata
       *[other] { NUMBER($count) } cambiate
    }
options-reset = Ripristina le regole solite
option-was = di solito: { $value }
option-group-start = Inizio
option-group-dice = Dadi
option-group-moving = Mosse
option-group-bearing-off = Uscita
option-group-scoring = Punteggio
option-group-cube = Cubo del raddoppio
setup-match = Durata
setup-match-points = Incontro
setup-match-points-about = Vince chi arriva per primo a questi punti.
setup-match-money = Partite libere
setup-match-money-about = Una partita dopo l’altra, finché vuoi.
setup-match-games = Numero fisso
setup-match-games-about = Questo numero di partite; i punti si sommano.
setup-match-single = Una partita
setup-match-single-about = Una sola partita.
setup-length-points = Punti per vincere
setup-length-games = Partite
setup-length-own = Altro
setup-position = Posizione iniziale
position-usual = La solita
position-own = Una posizione tua
position-id = Posizione
position-id-help = Identificativo GNUBG, XGID, OGID, testo di Snowie o notazione semplice come 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Inserisci una posizione o scegli l’inizio solito.
position-fault = Questa posizione non si può leggere. { $detail }
fault-count =
    { $side ->
        [roller] Pedine di chi tira: { $found } invece di { $wanted }.
       *[other] Pedine dell’altro giocatore: { $found } invece di { $wanted }.
    }
fault-no-such-point = Ci sono pedine su una punta che questo tavoliere non ha: { $point }.
fault-shared-point = I due giocatori stanno sulla stessa punta: la { $point } di chi tira.
fault-not-pinned = Una pedina sulla punta { $point } risulta inchiodata, ma nulla la inchioda.
fault-no-pool = In questo gioco nessuna pedina aspetta di entrare.
fault-both-finished = I due giocatori hanno portato fuori tutte le pedine.
fault-over = In questa posizione la partita è finita.
fault-unreadable = Serve un identificativo GNUBG, un XGID, un OGID o una posizione come { $example }.
fault-no-ids = Questo gioco non ha identificativi. Serve una posizione come { $example }.
fault-plain = Servono le punte con le loro pedine e una barra obliqua tra i giocatori, per esempio { $example }.
fault-gnubg-position = Serve un identificativo di posizione GNUBG: 14 lettere e cifre.
fault-gnubg-match = Dopo i due punti serve un identificativo di incontro GNUBG: 12 lettere e cifre.
fault-gnubg-pair = Servono un identificativo di posizione, i due punti e un identificativo di incontro.
fault-xgid-fields = Un XGID ha dieci campi separati da due punti, questo testo ne ha { $found }.
fault-xgid-places = Il primo campo di un XGID ha 26 segni, questo ne ha { $found }.
fault-xgid-checkers = Nel primo campo dell’XGID sono ammessi solo -, da A a O e da a a o.
fault-snowie-fields = Una posizione di Snowie ha 40 campi separati da punto e virgola, questo testo ne ha { $found }.
fault-ogid-fields = Un OGID ha da 3 a 11 campi separati da due punti, questo testo ne ha { $found }.
fault-ogid-place = I posti di un OGID vanno da 0 a 9 e da a a q.
fault-id-field =
    { $field ->
        [cube] Il cubo dell’identificativo è sbagliato: serve una potenza di due.
        [owner] Il proprietario del cubo è sbagliato: serve 1, 0 o -1.
        [turn] Il lato di turno è sbagliato: serve 1 o -1.
        [dice] I dadi dell’identificativo sono sbagliati: servono due dadi da 1 a 6, o nessuno.
        [score] Il punteggio dell’identificativo è sbagliato: dev’essere minore della lunghezza dell’incontro.
        [length] La lunghezza dell’incontro è sbagliata: serve un numero, 0 per il gioco a soldi.
        [rules] Le regole dell’identificativo sono sbagliate: serve 0 o 1 in un incontro, da 0 a 3 a soldi.
        [checkers] Un numero di pedine è sbagliato: dev’essere da 0 a 15.
       *[other] Una parte dell’identificativo è fuori dai limiti.
    }
setup-to-move = Chi tira è
to-move-you = Tu
to-move-bot = Il bot
setup-open-editor = Componila sul tavoliere
setup-dice = Dadi
dice-server = Tira Tavola
dice-server-about = Dadi equi, dalla fonte di casualità del sistema.
dice-hand = Inseriti a mano
dice-hand-about = Tiri dadi veri sul tavolo e inserisci ciò che mostrano.
setup-board = Tavoliere
setup-colour = Le tue pedine
setup-colour-first = Pedine del giocatore 1
colour-light = Chiare
colour-dark = Scure
home-left = A sinistra
home-right = A destra
numbers-mover = Chi è di turno
numbers-fixed = Fissi
numbers-none = Nessuno
settings-aloud = Leggi le mosse avversarie
aloud-mine = Con i miei numeri
aloud-theirs = Con i suoi
setup-summary = La tua partita
setup-summary-bot = Bot, { $level }
setup-summary-two = In due qui
setup-start = Comincia

## Matches

matches-title = Incontri
matches-none = Ancora nessun incontro. Il primo è a un clic.
matches-more = Mostra altri incontri
matches-adjourned = rinviato
matches-open = Apri un file di incontro
matches-open-hint = File di GNU Backgammon, XG, Jellyfish, FIBS e Tavola. Puoi anche trascinare qui un file o incollarne il testo.
matches-opened = L’incontro è aperto.
matches-opened-part = Si legge solo l’inizio del file: { $fault }
state-playing = Partita { NUMBER($game) } in corso
state-won = Vinto da { $player }
state-drawn = Finito
resume-of = Continua { $players }
replay-link = Rivedi
replay-of = Rivedi { $players }
delete = Elimina
delete-of = Elimina { $players }
delete-title = Eliminare questo incontro?
delete-text = { $players }, { $match }: l’incontro e tutte le sue mosse spariranno per sempre.
delete-yes = Elimina
delete-done = L’incontro è stato eliminato.

## Replay

replay-board = Posizione
replay-begin = Inizio
replay-first = All’inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-run = Riproduci
replay-halt = Ferma
replay-place = Punto dell’incontro
replay-tools = Passi
replay-keys = Le frecce vanno passo per passo, Inizio e Fine agli estremi.
replay-plays = Mosse
replay-none = Non si è ancora giocato nulla.
replay-tie = Parità { $dice }
replay-begins = { $dice }: comincia
replay-lot = comincia per sorteggio
replay-cocked = dadi in bilico, si tira di nuovo
replay-result =
    { $level ->
        [1] { $player } vince
        [2] { $player } vince un gammon
        [4] { $player } vince un mars
        [5] { $player } vince un koks
       *[3] { $player } vince un backgammon
    } ({ $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } punti
    })
replay-drawn = Non vince nessuno
replay-play-on = Gioca da qui
replay-edit = Apri nell’editor
replay-save = Salva come

## Position ids

id-link = Link
copy-link = Copia link dell’incontro
copy-link-long = Questo incontro è troppo lungo per un link. Salvalo invece come file.
id-plain = Semplice
copy-of = Copia { $name }
copied = Copiato
copy-failed = Qui non è permesso copiare. Seleziona il testo e copialo a mano.

## Rules

rules-contents = Indice
rules-all = Tutti i giochi
rules-back-new = Torna alla nuova partita
rules-back-match = Torna all’incontro
print = Stampa

## Position editor

edit-title = Componi una posizione
edit-lead = Scegli un colore e tocca le punte e il bar. Le pedine non collocate contano come uscite.
edit-keys = Da tastiera: le frecce percorrono il tavoliere, Invio aggiunge una pedina, meno ne toglie una, una cifra stabilisce quante.
edit-board = Tavoliere da comporre
edit-checkers = Pedine
edit-tool = Che cosa fa un tocco
edit-tool-add = Aggiungi
edit-tool-remove = Togli
edit-on-roll = Tira
edit-rest-off = { $player }: { NUMBER($count) } fuori
edit-none-left = { $player }: tutte le pedine sono già sul tavoliere.
edit-start-position = Iniziale
edit-empty = Svuota
edit-swap = Scambia le parti
edit-undo = Annulla
edit-read = Leggi un identificativo
edit-read-act = Mostra sul tavoliere
edit-read-done = La posizione è sul tavoliere.
edit-awaits = Da decidere
edit-awaits-before = Prima del tiro
edit-awaits-roll = Un tiro
edit-awaits-double = Un raddoppio
edit-score-cube = Punteggio e cubo
edit-stakes = Si gioca
edit-stakes-money = A soldi
edit-stakes-match = Un incontro
edit-score-of = Punti di { $player }
edit-crawford = Partita Crawford
edit-cube = Cubo
edit-cube-owner = Il cubo è di
edit-cube-middle = Nessuno
edit-jacoby = Regola Jacoby
edit-jacoby-help = Un gammon vale solo dopo un raddoppio.
edit-beavers = Beaver
judge-title = Valutazione
judge-wins = Vittorie
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammon
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammon
}
judge-equity = Equity di { $player }: { $equity } (senza cubo { $cubeless })
judge-plays = Mosse migliori
judge-cube-of = Decisione di cubo: { $player }
edit-ids = Questa posizione
edit-ids-none = Appena la posizione è possibile, qui appaiono i suoi identificativi e un incontro può partire da lì.
edit-play-bot = Gioca contro il bot
edit-play-two = Gioca in due

## Settings

settings-title = Impostazioni
settings-page = Pagina
settings-theme = Colori
theme-auto = Sistema
theme-light = Chiari
theme-dark = Scuri
settings-colour = Pedine del giocatore 1
settings-look = Aspetto
look-walnut = Noce
look-baize = Panno verde
look-slate = Ardesia
look-sea = Mare
look-clay = Terracotta
look-clear = Adatto ai daltonici
look-contrast = Alto contrasto
settings-home = Il giocatore 1 porta fuori le pedine
settings-numbers = Numeri delle punte
settings-play = Gioco
settings-taps = Muovere una pedina
taps-one = Un tocco
taps-two = Due tocchi
settings-taps-help = Un tocco gioca il dado più alto; toccando una punta vuota vi arrivano due pedine, se il tiro lo permette. Con due tocchi scegli prima la pedina, poi la meta. Trascinare si può sempre.
settings-roll = Tiro automatico
roll-clear = Tranne se posso raddoppiare
roll-ask = Mai
roll-always = Sempre
settings-roll-help = Con «Sempre» hai un momento per raddoppiare prima del tiro.
settings-speed = Movimento
speed-slow = Lento
speed-normal = Normale
speed-fast = Veloce
speed-instant = Nessuno
settings-sound = Suoni
settings-sound-help = Suoni discreti di dadi e pedine.
settings-analyse = Analizza ogni incontro alla fine
settings-analyse-help = Avviene in secondo piano; il risultato mostra poi i tassi d’errore dei due giocatori e le decisioni più costose.
settings-haptics = Vibrazione
settings-haptics-help = Il telefono vibra a ogni mossa, colpo e tiro.
settings-forced = Gioca le mosse obbligate
settings-forced-help = Una mossa che si può giocare in un solo modo viene giocata per te.
settings-greedy = Porta fuori in automatico
settings-greedy-help = Quando le due parti si sono superate, i dadi portano fuori da soli ciò che possono.
settings-pips = Conteggio dei pip
settings-pips-help = Mostra quanta strada resta a ciascuna parte.
settings-turning = Gira il tavoliere verso chi è di turno
settings-turning-help = In due sullo stesso schermo, chi è di turno sta in basso.
settings-confirm = Un turno finisce
confirm-moment = Dopo un momento
confirm-ask = Quando lo confermo
confirm-never = Subito
settings-confirm-help = Un tocco ferma l’attesa, così puoi pensarci o annullare. Chi gioca con la tastiera finisce il turno con Invio.
lan-title = Altri dispositivi di casa
lan-switch = Apri a questa rete
lan-switch-help = Un telefono della stessa rete apre il link e prende un posto, oppure guarda.
lan-link = il link
lan-code = Codice QR di { $url }
lan-whom = Chiunque abbia questo link può vedere tutti gli incontri, giocarvi e iniziarne di nuovi. Solo questo computer può eliminarli. Il link smette di valere quando disattivi questa voce o chiudi Tavola.
lan-guest = Questo dispositivo è ospite. L’accesso si attiva e si disattiva sul computer che esegue Tavola.
me-title = Tu su questo server

## About

about-title = Informazioni su Tavola
about-what = Tavola gioca a backgammon e ai suoi parenti: il gioco moderno, i giochi di cinque foglietti stampati e giochi tradizionali di molti paesi.
about-dice = I dadi di un incontro sono sigillati prima del primo tiro, e tutti possono verificarli alla fine. Il bot non ne sa più di te.
about-private = Tutto resta sul tuo computer: incontri, nomi e impostazioni. Nulla viene inviato da nessuna parte.
about-keys-title = Tastiera
about-keys = Ogni pagina si usa da tastiera: Tab va avanti, Invio e spazio scelgono, le frecce percorrono il tavoliere e il replay.
about-licence-title = Licenza
about-licence = Tavola è software libero con licenza MIT o Apache 2.0, a scelta. Contiene la libreria Fluent di Mozilla e collaboratori:
about-version = Versione { $version }

## What options do not go together

conflict-needs-hits = servono pedine che si possano colpire
conflict-needs-pins = servono pedine che si possano inchiodare
conflict-needs-blocks = serve un gioco in cui una sola pedina chiude la punta
conflict-needs-first-point = serve un inizio con tutte le pedine sulla prima punta
conflict-needs-pool = servono pedine che comincino nella riserva
conflict-start-clash = i due comincerebbero sulle stesse punte
conflict-needs-whole-board = serve un tavoliere di 24 punte
conflict-open-roll-is-one = un tiro aperto non ne porta altri e non passa all’avversario
conflict-open-roll-has-no-cube = un tiro aperto non lascia un momento per il cubo
conflict-fixed-roll-is-one = un tiro fisso non ne porta altri
conflict-head-needs-one-part = la regola della testa richiede doppi in una parte sola
conflict-hand-over-needs-chain = solo un doppio con tutti i numeri più alti passa all’avversario
conflict-all-or-nothing-is-one = tutto o niente richiede un ordine libero e doppi in una parte sola
conflict-needs-backgammons = servono partite che valgano tre
conflict-backgammon-rules-first = prima va ripristinato ciò che di solito conta come backgammon
conflict-needs-half-board = serve mezzo tavoliere
conflict-needs-towers = servono torri
conflict-needs-beavers = servono i beaver
conflict-counts-one = le partite che finiscono così valgono uno
conflict-never-ends = muovere all’indietro richiede pile senza limite, la possibilità di colpire e la vittoria di chi finisce per primo: altrimenti una partita potrebbe non finire mai
conflict-own-game = in questo gioco si muove a modo suo
option-blocked = Qui no: { $value } – { $why }.
option-own-way = a modo suo
options-closed = Impossibile con queste regole

## The gallery

home-any-length = Ogni durata
home-length-short = Fino a 10 minuti
home-length-medium = Da 10 a 25 minuti
home-length-long = Più di 25 minuti
home-any-luck = Strategia o fortuna
home-luck-low = Soprattutto strategia
home-luck-even = Un po’ di entrambe
home-luck-high = Soprattutto fortuna
home-any-cube = Con o senza cubo
home-cube-with = Con il cubo del raddoppio
home-cube-without = Senza cubo
origin-leaflet = Foglietto { $number }
origin-tradition = Tradizionale
games-without-trictrac = Il trictrac non c’è: i punti si segnano a ogni mossa, e Tavola non lo gioca.

## House rules

custom-rules-title = Le tue regole personalizzate
custom-rules-lead = Parti da un gioco qualsiasi, cambia ciò che giochi diversamente e dagli un nome.
custom-rules-new = Crea regole tue
custom-rules-open = Apri un file di regole
custom-about = Da { $game }, { $count ->
    [one] una modifica
   *[other] { $count } modifiche
}.
custom-change = Modifica
custom-remove = Rimuovi
custom-remove-ask = Rimuovere «{ $name }»? Gli incontri cominciati con queste regole le conservano.
custom-file = Salva in un file
custom-link = Copia un link
custom-link-copied = Il link è copiato. Funziona solo su questo computer; per dare le regole ad altri, salvale in un file.
custom-link-show = Copia questo link:
custom-name = Nome di queste regole
custom-save = Salva come regole personalizzate
custom-saved = Salvate. «{ $name }» ora è tra i giochi.
custom-name-missing = Dai prima un nome a queste regole.
custom-from-link = Qualcuno ti ha mandato queste regole. Giocale, o salvale.

## Rules side by side

compare-title = Regole a confronto
compare-lead = Da due a cinque giochi o regole personalizzate. Prima ciò che cambia.
compare-leaflets = I cinque foglietti
compare-add = Aggiungi un gioco
compare-remove = Togli { $game }
compare-differences = { $count ->
    [0] Nessuna differenza
    [one] Una differenza
   *[other] { $count } differenze
}
compare-same = Uguale in tutti
compare-rule = Regola

## Analysis; its page has its own file

analysis-link = Analizza
sealed-link = Verifica questi dadi
sealed-link-running = Dadi sigillati
analysis-of = Analizza { $players }

## A tutor that warns before an error is played

settings-tutor = Avvisa prima di un errore
settings-tutor-help = Nelle partite contro Tavola, un avviso ti permette di ripensarci prima di confermare una mossa o una decisione di cubo così sbagliata.
settings-tutor-off = Mai
settings-tutor-doubtful = Dubbia o peggio
settings-tutor-bad = Cattiva o peggio
settings-tutor-very-bad = Solo pessima
tutor-title = C’è una mossa migliore
tutor-text = Questa mossa perde { $loss } di equity.
tutor-yours = La tua mossa { $chances }
tutor-best = La mossa migliore { $chances }
tutor-back = Ci ripenso
tutor-show = Mostra la mossa migliore
tutor-anyway = Giocala comunque
tutor-cube-title = Ripensa al cubo
tutor-cube-text = Questa decisione perde { $loss } di equity.
tutor-cube-anyway = Confermala
