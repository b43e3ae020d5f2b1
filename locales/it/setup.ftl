### A new game.

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

## Settings

settings-home = Il giocatore 1 porta fuori le pedine
settings-numbers = Numeri delle punte

## House rules

custom-file = Salva in un file
custom-link = Copia un link
custom-link-copied = Il link è copiato. Funziona solo su questo computer; per dare le regole ad altri, salvale in un file.
custom-link-show = Copia questo link:
custom-name = Nome di queste regole
custom-save = Salva come regole personalizzate
custom-saved = Salvate. «{ $name }» ora è tra i giochi.
custom-name-missing = Dai prima un nome a queste regole.
custom-from-link = Qualcuno ti ha mandato queste regole. Giocale, o salvale.
