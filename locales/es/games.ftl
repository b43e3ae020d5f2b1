### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = El backgammon y otros comienzos
family-leaflet = Como lo imprimen cinco folletos
family-eastern = Del Mediterráneo oriental
family-twist = Backgammon con sorpresa
family-entering = Juegos que empiezan en la reserva
family-pinning = Juegos de clavar
family-blocking = Juegos de bloqueo
family-medieval = Juegos antiguos y curiosos

## Games

game-backgammon = Backgammon
game-backgammon-about = El juego moderno, como se juega en clubes y torneos, con cubo de doblar.
game-leaflet-000 = Backgammon de la caja de madera
game-leaflet-000-about = Folleto 000: el juego clásico sin cubo; cada uno tira un dado para ver quién empieza.
game-leaflet-001 = Backgammon de la caja grande
game-leaflet-001-about = Folleto 001: se sortea quién empieza, y el cubo no tiene límite.
game-leaflet-002 = Backgammon por fichas restantes
game-leaflet-002-about = Folleto 002: sin cubo; cada ficha que le queda al perdedor es un punto, y todas valen doble si una no está en casa.
game-leaflet-003 = Backgammon a puntos acordados
game-leaflet-003-about = Folleto 003: un encuentro a un número acordado de puntos, con un cubo que acaba en 64.
game-leaflet-004 = Backgammon de viaje
game-leaflet-004-about = Folleto 004: empieza quien saque la suma más alta con dos dados; el cubo es para series de partidas.
game-nackgammon = Nackgammon
game-nackgammon-about = Dos fichas más muy atrás dan partidas largas y ricas en estrategia.
game-hypergammon = Hypergammon
game-hypergammon-about = Tres fichas cada uno: corto, vivo y siempre peligroso.
game-longgammon = Longgammon
game-longgammon-about = Las quince fichas empiezan en el extremo opuesto: el camino más largo a casa.
game-snake = Serpiente
game-snake-about = Seis fichas muy atrás y nueve en la barra contra un ejército en sus puestos de siempre.
game-eureka = Eureka
game-eureka-about = Todas las fichas están en casa: sacar, contar y correr.
game-irish = Irlandés
game-irish-about = El antepasado del backgammon: sin cubo, y un doble son solo dos movimientos.
game-short-narde = Nardy corto
game-short-narde-about = El backgammon que se juega de Tiflis a Vladivostok, sin cubo.
game-portes = Portes
game-portes-about = El primer juego del Tavli: rápido, sociable, sin cubo.
game-tavla = Tavla
game-tavla-about = El backgammon turco: la ficha que come en casa se queda allí ese turno.
game-tavli = Tavli
game-tavli-about = Un encuentro de tres juegos que se alternan: Portes, Plakoto, Fevga.
game-old-britain = Vieja Inglaterra
game-old-britain-about = Cinco por casilla como máximo, y se puede elegir el número menor.
game-mexican = Mexicano
game-mexican-about = Primero el número menor, salida exacta, y el 1-2 se convierte en el doble que quieras.
game-backward = Hacia atrás
game-backward-about = Cada número puede jugarse también hacia atrás.
game-straight = Recto
game-straight-about = Ambos corren en el mismo sentido, y uno casi ha llegado.
game-fixed-roll = Tirada fija
game-fixed-roll-about = La primera tirada vale para ambos hasta el final.
game-no-hit = Sin comer
game-no-hit-about = Quien come pierde en el acto, aunque esté obligado.
game-open-roll = Tirada abierta
game-open-roll-about = Ves la próxima tirada del rival antes de mover.
game-misere = Al revés
game-misere-about = Quien saca primero su última ficha pierde.
game-double-against-choice = Doble contra libre elección
game-double-against-choice-about = Uno nombra sus números, el otro juega dos turnos seguidos.
game-puff = Puff
game-puff-about = Quince fichas entran con los dados, y un doble tiene dos caras.
game-puff-long = Puff largo
game-puff-long-about = Un Puff en que ambos entran por el mismo cuarto y avanzan en el mismo sentido.
game-puff-russian = Puff ruso
game-puff-russian-about = Un Puff en que se puede mover en cuanto han entrado dos fichas.
game-puff-russian-long = Puff ruso largo
game-puff-russian-long-about = El mismo camino para ambos, y libertad tras dos fichas.
game-french-1 = Backgammon francés 1
game-french-1-about = Cada doble trae también su cara de abajo y otra tirada.
game-russian = Backgammon ruso
game-russian-about = Un solo sentido para ambos, y cadenas de dobles que no deben romperse.
game-acey-deucey = Acey-deucey
game-acey-deucey-about = Un 1-2 da un doble a elección y otra tirada.
game-acey-deucey-us = Acey-deucey americano
game-acey-deucey-us-about = El favorito de la marina: se entra cuando se quiere y se espera el 1-2.
game-acey-deucey-european = Acey-deucey europeo
game-acey-deucey-european-about = Un acey-deucey en que todo doble juega también su cara de abajo y da otra tirada.
game-dutch = Backgammon holandés
game-dutch-about = Primero entran todas, y nadie come sin una ficha en casa.
game-tabula = Tabula
game-tabula-about = El juego de los emperadores romanos, con tres dados.
game-pin = Pin
game-pin-about = No se comen fichas: se clavan, y una tirada vale entera o nada.
game-plakoto = Plakoto
game-plakoto-about = El segundo juego del Tavli: clavar el blot y proteger a la madre.
game-tapa = Tapa
game-tapa-about = El Plakoto de los búlgaros.
game-mahbusa = Mahbusa
game-mahbusa-about = «La prisionera»: el Plakoto de los países árabes.
game-gioul = Gioul
game-gioul-about = Los dobles suben hasta los seises, y lo que no puedas jugar lo juega el rival.
game-fevga = Fevga
game-fevga-about = El tercer juego del Tavli: correr y encerrar al rival.
game-moultezim = Moultezim
game-moultezim-about = Una Fevga con otra regla para los muros.
game-narde = Narde
game-narde-about = Nardy largo: una sola ficha por turno deja la cabeza.
game-gul-bara = Gul bara
game-gul-bara-about = Narde loca: desde el cuarto turno los dobles suben hasta los seises.
game-jacquet = Jacquet
game-jacquet-about = Una ficha corre delante, como correo, antes de que puedan salir las demás.
game-tawula = Tawula
game-tawula-about = Dos guardias esperan en la salida hasta que entren las otras trece fichas.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = El juego de los lombardos, en medio tablero.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Medio juego del emperador: un seis acompaña cada tirada.
game-tourne-case = Tourne-case
game-tourne-case-about = Tres fichas cada uno, cada cual en su lado, y se come enfrente.
game-catch-me = Atrápame
game-catch-me-about = Seis contra seis en un anillo, hasta cazar a un bando.
game-doublets = Doublets
game-doublets-about = Deshacer seis torres, rehacerlas, sacarlas: puro azar.

## Options: start

option-opening = Quién empieza
option-opening-one-die-each = Un dado cada uno; el número más alto juega los dos
option-opening-one-die-each-then-roll = Un dado cada uno; el número más alto vuelve a tirar
option-opening-two-dice-highest = Dos dados cada uno; la suma más alta vuelve a tirar
option-opening-lot-then-roll = Por sorteo, y luego una tirada
option-winner_starts = El ganador empieza la partida siguiente
option-start = Posición inicial
option-start-standard = La habitual
option-start-nackgammon = Como en nackgammon
option-start-hypergammon = Tres fichas cada uno, al fondo
option-start-longgammon = Todas en la primera casilla
option-start-pool = Todas en la reserva
option-start-home = Todas en casa
option-track = Sentido
option-track-contrary = Sentidos opuestos
option-track-same = El mismo para los dos
option-track-offset = El mismo sentido, desde esquinas opuestas

## Options: dice

option-double_times = Veces que se juega un doble
option-doubles = Después de un doble
option-doubles-plain = Nada más
option-doubles-underside = También la cara de abajo de los dados
option-doubles-ascending = También todos los números mayores
option-roll_again = Otra tirada tras un doble
option-incomplete = Si una parte no se puede jugar entera
option-incomplete-continue = se sigue con la siguiente
option-incomplete-end-turn = termina el turno
option-incomplete-hand-over = sigue el rival
option-incomplete-help = Para los dobles y tiradas que se juegan en varias partes.
option-one_two = Un 1-2
option-one_two-plain = es una tirada como las demás
option-one_two-play-and-choose = se juega, y luego un doble a elegir
option-one_two-choose = se convierte en un doble a elegir
option-one_two-help = Tras el doble elegido vuelves a tirar.
option-fixed_roll = Tirada fija
option-fixed_roll-help = La primera tirada vale para los dos toda la partida.
option-open_roll = Tirada abierta
option-open_roll-help = Antes de que juegues, tu rival ya lanza su próxima tirada.
option-order = Orden de los dados
option-order-free = Libre
option-order-lower-first = Primero el número menor

## Options: moving

option-higher_die = Hay que jugar el número más alto
option-higher_die-help = Si solo puede jugarse uno de los dos números, debe ser el mayor siempre que se pueda.
option-obligation = Obligación de jugar
option-obligation-max = Todo lo posible
option-obligation-one-by-one = Un número tras otro, mientras se pueda jugar alguno
option-obligation-all-or-nothing = Toda la tirada o nada
option-half_board_limit = Fichas en una casilla de medio tablero
option-half_board_limit-none = Sin límite
option-half_board_limit-start = Una ficha puede entrar en la casilla de salida vacía
option-half_board_limit-three-points = Una sola en tres casillas de la primera mitad
option-half_board_limit-whole-half = Una sola en cada casilla de la primera mitad
option-contact = Una ficha sola
option-contact-hit = se come
option-contact-pin = queda clavada
option-contact-pin-closed = queda clavada, y la casilla cerrada para los dos
option-contact-block = bloquea su casilla
option-hit_and_run = Comer y seguir
option-hit_and_run-help = Una ficha que ha comido en su propia casa puede seguir en el mismo turno.
option-max_stack = Fichas por casilla, como mucho
option-max_stack-0 = Sin límite
option-backward = También se mueve hacia atrás
option-head = Una ficha por turno desde la cabeza
option-head-help = Solo una ficha por turno puede dejar la primera casilla; en el primer turno, con algunos dobles, dos.
option-prime = Filas prohibidas
option-prime-none = Ninguna
option-prime-own-quadrant = Todo el primer cuarto propio
option-prime-four-in-start = Más de cuatro casillas donde empieza el rival
option-prime-ahead = Seis seguidas sin ninguna ficha rival más allá
option-prime-help = Donde una sola ficha bloquea, esto evita que alguien quede encerrado.
option-courier = La primera ficha corre sola hasta la casilla
option-courier-0 = No
option-courier-help = Solo cuando ha llegado puede otra dejar la primera casilla.
option-entering = Avanzar con fichas por entrar
option-entering-all-first = Cuando todas han entrado
option-entering-after-two = Tras entrar dos
option-entering-free = En cualquier momento

## Options: bearing off

option-bear_off = Sacar fichas
option-bear_off-farthest-overshoot = Un número mayor saca la ficha más atrasada
option-bear_off-free-overshoot = Cualquier número suficiente saca cualquier ficha
option-bear_off-exact = Solo con el número exacto
option-bear_off_while_pinned = Sacar aunque haya una ficha clavada
option-whole_towers = En la última fase un dado saca toda la torre

## Options: scoring

option-end = La partida termina
option-end-first-off = Quien termina primero gana
option-end-last-off = Quien termina primero pierde
option-end-hit-loses = Quien termina primero gana; quien come pierde
option-mother = La madre
option-mother-help = Quien clava la última ficha del rival en su primera casilla gana una partida doble.
option-scoring = Una partida ganada vale
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Siempre 1
option-scoring-checkers-left = 1 por ficha restante; todo doble si alguna está fuera de casa
option-scoring-checkers-left-outside = 1 por ficha restante, 2 por cada una fuera de casa
option-scoring-pips = 1 por cada casilla que le falta al perdedor; gammon lo dobla, backgammon lo triplica
option-scoring-checkers-left-once = 1 por ficha restante
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
option-crawford-help = Cuando a un jugador le falta por primera vez un solo punto, la partida siguiente se juega sin cubo.
option-holland = Regla Holland
option-holland-help = Tras la partida Crawford nadie dobla hasta que ambos hayan tirado dos veces.
option-jacoby = Regla Jacoby
option-jacoby-help = En partidas libres, los gammons solo cuentan si se ha doblado.
option-beavers = Beavers
option-beavers-help = En partidas libres, el jugador a quien le doblan puede redoblar en el acto y quedarse con el cubo.
option-raccoons = Raccoons
option-raccoons-help = Quien dobló puede responder a un beaver girando el cubo otra vez.
option-automatic_doubles = Dobles automáticos
option-automatic_doubles-help = En partidas libres, un empate en la tirada inicial dobla la apuesta, como mucho este número de veces.
option-automatic_doubles-0 = Ninguno
