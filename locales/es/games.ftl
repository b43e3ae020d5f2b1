### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = El backgammon y otros comienzos
family-leaflet = Como lo imprimen cinco folletos

## Games

game-backgammon = Backgammon
game-backgammon-about = El juego moderno, como se juega en clubes y torneos, con cubo de doblar.
game-leaflet-000 = Backgammon, folleto 000
game-leaflet-000-about = El juego clásico sin cubo: un dado cada uno decide quién empieza.
game-leaflet-001 = Backgammon, folleto 001
game-leaflet-001-about = Quien empieza se sortea y tira sus dos dados; el cubo no tiene límite.
game-leaflet-002 = Backgammon, folleto 002
game-leaflet-002-about = Sin cubo: cada ficha que le queda al perdedor es un punto, y todas valen doble si alguna está fuera de su casa.
game-leaflet-003 = Backgammon, folleto 003
game-leaflet-003-about = Un encuentro a un número acordado de puntos, con un cubo que acaba en 64.
game-leaflet-004 = Backgammon, folleto 004
game-leaflet-004-about = Empieza la suma más alta de dos dados; el cubo es para series de partidas.
game-nackgammon = Nackgammon
game-nackgammon-about = Dos fichas más muy atrás dan partidas largas y ricas en estrategia.
game-hypergammon = Hypergammon
game-hypergammon-about = Tres fichas cada uno: corto, afilado y nunca sin peligro.
game-longgammon = Longgammon
game-longgammon-about = Las quince fichas empiezan en el extremo: el camino más largo a casa.

## Options: start

option-opening = Quién empieza
option-opening-one-die-each = Un dado cada uno; el más alto empieza y juega los dos
option-opening-one-die-each-then-roll = Un dado cada uno; el más alto empieza y vuelve a tirar
option-opening-two-dice-highest = Dos dados cada uno; la suma más alta empieza y vuelve a tirar
option-opening-lot-then-roll = Por sorteo, y luego una tirada
option-winner_starts = El ganador empieza la partida siguiente

## Options: moving

option-higher_die = Primero el número mayor
option-higher_die-help = Si solo puede jugarse uno de los dos números, debe ser el mayor siempre que se pueda.

## Options: bearing off

option-bear_off = Sacar fichas
option-bear_off-farthest-overshoot = Un número mayor saca la ficha más atrasada
option-bear_off-free-overshoot = Cualquier número suficiente saca cualquier ficha
option-bear_off-exact = Solo con el número exacto

## Options: scoring

option-scoring = Una partida ganada vale
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Siempre 1
option-scoring-checkers-left = 1 por ficha restante; todo doble si alguna está fuera de casa
option-scoring-checkers-left-outside = 1 por ficha restante, 2 por cada una fuera de casa
option-backgammon_zone = Backgammon si una ficha del perdedor está
option-backgammon_zone-home-or-bar = en la casa del ganador o en la barra
option-backgammon_zone-home-only = en la casa del ganador
option-backgammon_needs_none_off = Backgammon solo si el perdedor no ha sacado nada

## Options: doubling cube

option-cube = Cubo de doblar
option-cube_cap = Cubo más alto
option-cube_cap-0 = Sin límite
option-cube_in_single_game = Cubo también en una partida única
option-cube_rest_face = En reposo, el cubo muestra
option-crawford = Regla Crawford
option-crawford-help = La primera partida después de que a un jugador le falte un punto se juega sin cubo.
option-holland = Regla Holland
option-holland-help = Tras la partida Crawford nadie dobla hasta que ambos hayan tirado dos veces.
option-jacoby = Regla Jacoby
option-jacoby-help = En partidas libres, los gammons solo cuentan si se ha doblado.
option-beavers = Beavers
option-beavers-help = En partidas libres, quien recibe un doble puede redoblar en el acto y quedarse con el cubo.
option-raccoons = Raccoons
option-raccoons-help = Quien dobló puede responder a un beaver girando el cubo otra vez.
option-automatic_doubles = Dobles automáticos
option-automatic_doubles-help = En partidas libres, un empate en la tirada inicial dobla la apuesta, como mucho tantas veces.
option-automatic_doubles-0 = Ninguno
