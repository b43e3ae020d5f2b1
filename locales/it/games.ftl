### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Il backgammon e altri inizi
family-leaflet = Come lo stampano cinque foglietti

## Games

game-backgammon = Backgammon
game-backgammon-about = Il gioco moderno, come si gioca nei circoli e nei tornei, con il cubo del raddoppio.
game-leaflet-000 = Backgammon, foglietto 000
game-leaflet-000-about = Il gioco classico senza cubo: un dado a testa decide chi comincia.
game-leaflet-001 = Backgammon, foglietto 001
game-leaflet-001-about = Chi comincia è estratto a sorte e tira i suoi due dadi; il cubo non ha limite.
game-leaflet-002 = Backgammon, foglietto 002
game-leaflet-002-about = Senza cubo: ogni pedina rimasta al perdente è un punto, e tutte valgono doppio se una è fuori dalla sua casa.
game-leaflet-003 = Backgammon, foglietto 003
game-leaflet-003-about = Un incontro a un numero concordato di punti, con un cubo che finisce a 64.
game-leaflet-004 = Backgammon, foglietto 004
game-leaflet-004-about = Comincia la somma più alta di due dadi; il cubo è per le serie di partite.
game-nackgammon = Nackgammon
game-nackgammon-about = Due pedine in più molto indietro danno partite lunghe e ricche di strategia.
game-hypergammon = Hypergammon
game-hypergammon-about = Tre pedine a testa: breve, tagliente e mai senza pericolo.
game-longgammon = Longgammon
game-longgammon-about = Tutte e quindici le pedine partono dal fondo: la strada più lunga verso casa.

## Options: start

option-opening = Chi comincia
option-opening-one-die-each = Un dado a testa; il più alto comincia e gioca entrambi
option-opening-one-die-each-then-roll = Un dado a testa; il più alto comincia e tira di nuovo
option-opening-two-dice-highest = Due dadi a testa; la somma più alta comincia e tira di nuovo
option-opening-lot-then-roll = A sorte, poi un tiro
option-winner_starts = Chi vince comincia la partita seguente

## Options: moving

option-higher_die = Prima il numero più alto
option-higher_die-help = Se si può giocare solo uno dei due numeri, dev’essere il più alto quando è possibile.

## Options: bearing off

option-bear_off = Portare fuori
option-bear_off-farthest-overshoot = Un numero più alto porta fuori la pedina più arretrata
option-bear_off-free-overshoot = Ogni numero sufficiente porta fuori qualsiasi pedina
option-bear_off-exact = Solo con il numero esatto

## Options: scoring

option-scoring = Una partita vinta vale
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Sempre 1
option-scoring-checkers-left = 1 per pedina rimasta; tutto doppio se una è fuori casa
option-scoring-checkers-left-outside = 1 per pedina rimasta, 2 per ognuna fuori casa
option-backgammon_zone = Backgammon se una pedina del perdente è
option-backgammon_zone-home-or-bar = nella casa del vincitore o sul bar
option-backgammon_zone-home-only = nella casa del vincitore
option-backgammon_needs_none_off = Backgammon solo se il perdente non ha portato fuori nulla

## Options: doubling cube

option-cube = Cubo del raddoppio
option-cube_cap = Cubo più alto
option-cube_cap-0 = Nessun limite
option-cube_in_single_game = Cubo anche in una partita singola
option-cube_rest_face = A riposo il cubo mostra
option-crawford = Regola Crawford
option-crawford-help = La prima partita dopo che a un giocatore manca un punto si gioca senza cubo.
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
