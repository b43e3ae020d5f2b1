### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Il backgammon e altri inizi
family-leaflet = Secondo cinque foglietti
family-eastern = Dal Mediterraneo orientale
family-twist = Il backgammon rivisitato
family-entering = Giochi che partono dalla riserva
family-pinning = Giochi in cui si inchioda
family-blocking = Giochi di blocco
family-medieval = Giochi antichi e curiosi

## Games

game-backgammon = Backgammon
game-backgammon-about = Il gioco moderno, come si gioca nei circoli e nei tornei, con il cubo del raddoppio.
game-leaflet-000 = Backgammon della cassetta di legno
game-leaflet-000-about = Foglietto 000: il gioco classico senza cubo; un dado a testa decide chi comincia.
game-leaflet-001 = Backgammon della scatola grande
game-leaflet-001-about = Foglietto 001: chi comincia è tirato a sorte, e il cubo non ha limite.
game-leaflet-002 = Backgammon a pedine rimaste
game-leaflet-002-about = Foglietto 002: senza cubo; ogni pedina rimasta al perdente vale un punto, e tutte valgono il doppio se una non è nella tavola interna.
game-leaflet-003 = Backgammon a punti prestabiliti
game-leaflet-003-about = Foglietto 003: un incontro a un numero concordato di punti, con un cubo che finisce a 64.
game-leaflet-004 = Backgammon da viaggio
game-leaflet-004-about = Foglietto 004: comincia chi ottiene la somma più alta con due dadi; il cubo è per le serie di partite.
game-nackgammon = Nackgammon
game-nackgammon-about = Due pedine in più molto indietro danno partite lunghe e ricche di strategia.
game-hypergammon = Hypergammon
game-hypergammon-about = Tre pedine a testa: breve, vivace e mai senza pericolo.
game-longgammon = Longgammon
game-longgammon-about = Tutte e quindici le pedine partono dal fondo: la strada più lunga verso casa.
game-snake = Serpente
game-snake-about = Sei pedine molto indietro e nove sul bar contro un esercito già schierato.
game-eureka = Eureka
game-eureka-about = Tutte le pedine sono già nella tavola interna: portarle fuori, contare, correre.
game-irish = Irlandese
game-irish-about = L’antenato del backgammon: senza cubo, e un doppio vale solo due mosse.
game-short-narde = Nardy corto
game-short-narde-about = Il backgammon come si gioca da Tbilisi a Vladivostok, senza cubo.
game-portes = Portes
game-portes-about = Il primo gioco del Tavli: rapido, conviviale, senza cubo.
game-tavla = Tavla
game-tavla-about = Il backgammon turco, dove chi colpisce nella propria tavola interna non fugge subito.
game-tavli = Tavli
game-tavli-about = Un incontro di tre giochi a turno: Portes, Plakoto, Fevga.
game-old-britain = Vecchia Inghilterra
game-old-britain-about = Al massimo cinque per punta, e si può scegliere il numero più basso.
game-mexican = Messicano
game-mexican-about = Prima il numero basso, uscita esatta, e 1-2 diventa qualsiasi doppio.
game-backward = All’indietro
game-backward-about = Ogni numero si può giocare anche all’indietro.
game-straight = Diritto
game-straight-about = Entrambi corrono nello stesso senso, e uno è quasi a casa.
game-fixed-roll = Tiro fisso
game-fixed-roll-about = Il primo tiro vale per entrambi fino alla fine.
game-no-hit = Mangianulla
game-no-hit-about = Chi colpisce perde subito, anche se costretto.
game-open-roll = Tiro aperto
game-open-roll-about = Vedi il prossimo tiro dell’avversario prima di muovere.
game-misere = Al contrario
game-misere-about = Chi porta fuori per primo l’ultima pedina perde.
game-double-against-choice = Doppio contro libera scelta
game-double-against-choice-about = Uno nomina i suoi numeri, l’altro gioca due turni di fila.
game-puff = Puff
game-puff-about = Quindici pedine entrano con i dadi, e un doppio ha due facce.
game-puff-long = Puff lungo
game-puff-long-about = Un Puff in cui entrambi entrano nello stesso quadrante e corrono nello stesso senso.
game-puff-russian = Puff russo
game-puff-russian-about = Un Puff in cui si muove appena due pedine sono entrate.
game-puff-russian-long = Puff russo lungo
game-puff-russian-long-about = Stessa via per entrambi, e libertà dopo due pedine.
game-french-1 = Backgammon francese 1
game-french-1-about = Ogni doppio dà anche la sua faccia nascosta e un altro tiro.
game-russian = Backgammon russo
game-russian-about = Un solo senso per entrambi, e catene di doppi da non spezzare.
game-acey-deucey = Acey-deucey
game-acey-deucey-about = Un 1-2 dà un doppio a scelta e un altro tiro.
game-acey-deucey-us = Acey-deucey americano
game-acey-deucey-us-about = Il preferito della marina: si entra quando si vuole e si spera nell’1-2.
game-acey-deucey-european = Acey-deucey europeo
game-acey-deucey-european-about = Un acey-deucey in cui di ogni doppio si gioca anche la faccia nascosta e poi si tira di nuovo.
game-dutch = Backgammon olandese
game-dutch-about = Prima entrano tutte le pedine, e nessuno colpisce prima di averne una nella tavola interna.
game-tabula = Tabula
game-tabula-about = Il gioco degli imperatori romani, con tre dadi.
game-pin = Pin
game-pin-about = Non si colpisce: si inchioda, e un tiro si gioca per intero o per niente.
game-plakoto = Plakoto
game-plakoto-about = Il secondo gioco del Tavli: inchiodare il blot e proteggere la madre.
game-tapa = Tapa
game-tapa-about = Il Plakoto dei bulgari.
game-mahbusa = Mahbusa
game-mahbusa-about = «La prigioniera»: il Plakoto dei paesi arabi.
game-gioul = Gioul
game-gioul-about = I doppi salgono fino ai sei, e ciò che non riesci a giocare lo gioca l’avversario.
game-fevga = Fevga
game-fevga-about = Il terzo gioco del Tavli: correre, e murare l’avversario.
game-moultezim = Moultezim
game-moultezim-about = Una Fevga con un’altra regola per i muri.
game-narde = Narde
game-narde-about = Nardy lungo: una sola pedina per turno lascia la testa.
game-gul-bara = Gul bara
game-gul-bara-about = Narde pazza: dal quarto turno i doppi salgono fino ai sei.
game-jacquet = Jacquet
game-jacquet-about = Un corriere corre avanti prima che le altre possano partire.
game-tawula = Tawula
game-tawula-about = Due guardie aspettano alla partenza che altre tredici siano entrate.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = Il gioco dei Lombardi, su mezzo tavoliere.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Metà del gioco dell’imperatore: un sei accompagna ogni tiro.
game-tourne-case = Tourne-case
game-tourne-case-about = Tre pedine ciascuno, ognuno dal suo lato, e si colpisce di fronte.
game-catch-me = Prendimi
game-catch-me-about = Sei contro sei su un anello, finché una parte non è presa.
game-doublets = Doublets
game-doublets-about = Disfare sei torri, rifarle, portarle fuori: pura fortuna.

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
option-start-home = Tutte nella tavola interna
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
option-half_board_limit-start = Una pedina può entrare sulla punta di partenza vuota
option-half_board_limit-three-points = Una sola su tre punte della prima metà
option-half_board_limit-whole-half = Una sola su ogni punta della prima metà
option-contact = Una pedina isolata
option-contact-hit = viene colpita
option-contact-pin = viene inchiodata
option-contact-pin-closed = viene inchiodata, e la punta chiusa a entrambi
option-contact-block = chiude la sua punta
option-hit_and_run = Colpire e proseguire
option-hit_and_run-help = Una pedina che ha colpito nella propria tavola interna può proseguire nello stesso turno.
option-max_stack = Pedine su una punta, al massimo
option-max_stack-0 = Nessun limite
option-backward = Si muove anche all’indietro
option-head = Una pedina per turno dalla testa
option-head-help = Una sola pedina per turno può lasciare la prima punta; al primo turno, con certi doppi, possono lasciarla due.
option-prime = File vietate
option-prime-none = Nessuna
option-prime-own-quadrant = Tutto il proprio primo quadrante
option-prime-four-in-start = Più di quattro punte dove comincia l’avversario
option-prime-ahead = Sei di fila senza avversari oltre
option-prime-help = Dove blocca anche una sola pedina, evita che qualcuno resti murato.
option-courier = La prima pedina corre da sola fino alla punta
option-courier-0 = No
option-courier-help = Solo quando è arrivata lì, un’altra può lasciare la prima punta.
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
option-scoring-checkers-left = 1 per pedina rimasta; tutto doppio se una è fuori dalla tavola interna
option-scoring-checkers-left-outside = 1 per pedina rimasta, 2 per ognuna fuori dalla tavola interna
option-scoring-pips = 1 per ogni punta che il perdente deve ancora percorrere; gammon doppio, backgammon triplo
option-scoring-checkers-left-once = 1 per pedina rimasta
option-backgammon_zone = Backgammon se una pedina del perdente è
option-backgammon_zone-home-or-bar = nella tavola interna del vincitore o sul bar
option-backgammon_zone-home-only = nella tavola interna del vincitore
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
