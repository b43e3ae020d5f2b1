### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Indice
rules-all = Tutti i giochi
rules-back-new = Torna alla nuova partita
rules-back-match = Torna all’incontro
print = Stampa

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

## Rules side by side

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

## Options: start

option-opening = Chi comincia
option-opening-one-die-each = Un dado a testa; il più alto gioca entrambi
option-opening-one-die-each-then-roll = Un dado a testa; il più alto tira di nuovo
option-opening-two-dice-highest = Due dadi a testa; la somma più alta tira di nuovo
option-opening-lot-then-roll = A sorte, poi un tiro
option-winner_starts = Chi vince comincia la partita seguente
option-start = Posizione iniziale
option-start-standard = La solita
option-start-nackgammon = Come nel nackgammon
option-start-hypergammon = Tre pedine a testa, in fondo
option-start-longgammon = Tutte sulla prima punta
option-start-pool = Tutte nella riserva
option-start-home = Tutte in casa
option-track = Senso di marcia
option-track-contrary = Uno contro l’altro
option-track-same = Lo stesso per entrambi
option-track-offset = Stesso senso, da angoli opposti

## Options: dice

option-double_times = Quante volte si gioca un doppio
option-doubles = Dopo un doppio
option-doubles-plain = Nient’altro
option-doubles-underside = Anche la faccia inferiore dei dadi
option-doubles-ascending = Anche tutti i numeri più alti
option-roll_again = Un altro tiro dopo un doppio
option-incomplete = Se una parte non si gioca per intero
option-incomplete-continue = si passa alla prossima
option-incomplete-end-turn = il turno finisce
option-incomplete-hand-over = continua l’avversario
option-incomplete-help = Per i doppi e i tiri che si giocano in più parti.
option-one_two = Un 1-2
option-one_two-plain = è un tiro come gli altri
option-one_two-play-and-choose = si gioca, e poi un doppio a scelta
option-one_two-choose = diventa un doppio a scelta
option-one_two-help = Dopo il doppio scelto tiri ancora.
option-fixed_roll = Tiro fisso
option-fixed_roll-help = Il primo tiro vale per entrambi per tutta la partita.
option-open_roll = Tiro aperto
option-open_roll-help = Prima che tu giochi, l’avversario tira già per il suo prossimo turno.
option-order = Ordine dei dadi
option-order-free = A piacere
option-order-lower-first = Prima il numero più basso

## Options: moving

option-higher_die = Va giocato il numero più alto
option-higher_die-help = Se si può giocare solo uno dei due numeri, dev’essere il più alto quando è possibile.
option-obligation = Obbligo di giocare
option-obligation-max = Il più possibile
option-obligation-one-by-one = Un numero dopo l’altro, finché se ne può giocare uno
option-obligation-all-or-nothing = Tutto il tiro o niente
option-half_board_limit = Pedine su una punta del mezzo tavoliere
option-half_board_limit-none = Senza limite
option-half_board_limit-start = Si entra sulla punta di partenza solo se è vuota
option-half_board_limit-three-points = Una sola su tre punte della prima metà
option-half_board_limit-whole-half = Una sola su ogni punta della prima metà
option-contact = Una pedina isolata
option-contact-hit = viene colpita
option-contact-pin = viene inchiodata
option-contact-pin-closed = viene inchiodata, e la punta chiusa a entrambi
option-contact-block = chiude la sua punta
option-hit_and_run = Colpire e proseguire
option-hit_and_run-help = Una pedina che ha colpito nella propria casa può proseguire nello stesso turno.
option-max_stack = Pedine su una punta, al massimo
option-max_stack-0 = Nessun limite
option-backward = Si muove anche all’indietro
option-head = Una pedina per turno dalla testa
option-head-help = Una sola pedina per turno può lasciare la prima punta; al primo turno, con certi doppi, possono lasciarla due.
option-prime = File vietate
option-prime-none = Nessuna
option-prime-own-quadrant = Tutto il proprio primo quadrante
option-prime-start-quadrants = Tutto il primo quadrante dell’uno o dell’altro
option-prime-four-in-start = Più di quattro punte dove comincia l’avversario
option-prime-ahead = Sei di fila senza avversari oltre
option-prime-last-two = Sei di fila prima di occupare le ultime due punte
option-prime-help = Dove blocca anche una sola pedina, evita che qualcuno resti murato.
option-must_open = Aprire sei punte di fila davanti a tutte le pedine
option-must_open-help = Se tutte le pedine dell’avversario stanno su una punta subito dietro sei punte di fila, bisogna aprirne una se il tiro lo permette.
option-courier = La prima pedina corre da sola fino alla punta
option-courier-0 = No
option-courier-help = Prima del suo arrivo nessun’altra pedina può lasciare la prima punta.
option-entering = Muovere durante l’entrata
option-entering-all-first = Quando sono entrate tutte
option-entering-after-two = Quando ne sono entrate due
option-entering-free = In ogni momento

## Options: bearing off

option-bear_off = Portare fuori le pedine
option-bear_off-farthest-overshoot = Un numero più alto porta fuori la pedina più arretrata
option-bear_off-free-overshoot = Ogni numero sufficiente porta fuori qualsiasi pedina
option-bear_off-exact = Solo con il numero esatto
option-bear_off_while_pinned = Portare fuori anche con una pedina inchiodata
option-whole_towers = Nell’ultima fase un dado porta fuori tutta la torre

## Options: scoring

option-end = La partita finisce
option-end-first-off = Chi finisce per primo vince
option-end-last-off = Chi finisce per primo perde
option-end-hit-loses = Chi finisce per primo vince; chi colpisce perde
option-mother = La madre
option-mother-help = Chi inchioda l’ultima pedina avversaria sulla sua prima punta vince una partita doppia.
option-scoring = Una partita vinta vale
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Sempre 1
option-scoring-checkers-left = 1 per pedina rimasta; tutto doppio se una è fuori casa
option-scoring-checkers-left-outside = 1 per pedina rimasta, 2 per ognuna fuori casa
option-scoring-pips = 1 per ogni punta che il perdente deve ancora percorrere; gammon doppio, backgammon triplo
option-scoring-checkers-left-once = 1 per pedina rimasta
option-backgammon_zone = Backgammon se una pedina del perdente è
option-backgammon_zone-home-or-bar = nella casa del vincitore o sul bar
option-backgammon_zone-home-only = nella casa del vincitore
option-backgammon_needs_none_off = Backgammon solo se il perdente non ha portato fuori nulla

## Options: doubling cube

option-cube = Cubo del raddoppio
option-cube_cap = Valore massimo del cubo
option-cube_cap-0 = Nessun limite
option-cube_in_single_game = Cubo anche in una partita singola
option-cube_rest_face = A riposo il cubo mostra
option-crawford = Regola Crawford
option-crawford-help = Quando a un giocatore manca per la prima volta un solo punto per vincere l’incontro, la partita seguente si gioca senza cubo.
option-holland = Regola Holland
option-holland-help = Dopo la partita Crawford nessuno raddoppia prima che entrambi abbiano tirato due volte.
option-jacoby = Regola Jacoby
option-jacoby-help = Nelle partite libere i gammon contano solo se si è raddoppiato.
option-beavers = Beaver
option-beavers-help = Nelle partite libere chi riceve un raddoppio può raddoppiare ancora subito e tenere il cubo.
option-raccoons = Raccoon
option-raccoons-help = Chi ha raddoppiato può rispondere a un beaver girando il cubo ancora una volta.
option-automatic_doubles = Raddoppi automatici
option-automatic_doubles-help = Nelle partite libere una parità al tiro d’apertura raddoppia la posta, al massimo questo numero di volte.
option-automatic_doubles-0 = Nessuno
