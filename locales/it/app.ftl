### Every page: its frame, errors, players and matches, boards; and the first page.

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
error-only-table = Si può fare solo sul computer che esegue Tavola.
error-forbidden = Qui questo non ti è consentito.
error-too-large = Il file è troppo grande.
error-timeout = L’invio ha richiesto troppo tempo. Riprova.
error-bad-request = Così non si può fare ({ $detail }).
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

setup-game = Gioco
setup-position = Posizione iniziale

## Matches

matches-opened-part = Si legge solo l’inizio del file: { $fault }
replay-link = Rivedi
delete = Elimina
delete-of = Elimina { $players }
delete-yes = Elimina

## Position ids

id-link = Link
copy-link = Copia link dell’incontro
copy-link-long = Questo incontro è troppo lungo per un link. Salvalo invece come file.
id-plain = Semplice
copy-of = Copia { $name }
copied = Copiato
copy-failed = Qui non è permesso copiare. Seleziona il testo e copialo a mano.

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

## Rules side by side

compare-title = Regole a confronto

## Analysis; its page has its own file

analysis-link = Analizza
sealed-link = Verifica questi dadi
sealed-link-running = Dadi sigillati
analysis-of = Analizza { $players }

## Il tavoliere, per l’orecchio

board-label = Tavoliere da backgammon
board-point = Punta { $point }
board-bar = Bar
board-off = Uscite
board-captured = Catturate
board-stacked = impilate
board-apart = separate
board-restacked = impilate di nuovo
board-empty = vuota
board-yours = { $count ->
    [0] nessuna tua pedina
    [one] una tua pedina
   *[other] { $count } tue pedine
}
board-theirs = { $count ->
    [0] nessuna pedina avversaria
    [one] una pedina avversaria
   *[other] { $count } pedine avversarie
}
board-light = { $count ->
    [0] nessuna pedina chiara
    [one] una pedina chiara
   *[other] { $count } pedine chiare
}
board-dark = { $count ->
    [0] nessuna pedina scura
    [one] una pedina scura
   *[other] { $count } pedine scure
}
board-place = { $place }: { $contents }
board-place-pinned = { $place }: { $contents }, sopra una pedina inchiodata
board-source = { $words } – si può muovere
board-target = { $words } – raggiungibile
