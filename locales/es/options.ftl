### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Contenido
rules-all = Todos los juegos
rules-back-new = Volver a la nueva partida
rules-back-match = Volver al encuentro
print = Imprimir

## What options do not go together

conflict-needs-hits = hacen falta fichas que se puedan comer
conflict-needs-pins = hacen falta fichas que se puedan clavar
conflict-needs-blocks = hace falta un juego donde una sola ficha bloquea
conflict-needs-first-point = hace falta empezar con todas las fichas en la primera casilla
conflict-needs-pool = hacen falta fichas que empiecen en la reserva
conflict-start-clash = los dos empezarían en las mismas casillas
conflict-needs-whole-board = hace falta un tablero de 24 casillas
conflict-open-roll-is-one = una tirada abierta no trae más tiradas ni pasa al rival
conflict-open-roll-has-no-cube = una tirada abierta no deja momento para el cubo
conflict-fixed-roll-is-one = una tirada fija no trae más tiradas
conflict-head-needs-one-part = la regla de la cabeza exige dobles de una sola parte
conflict-hand-over-needs-chain = solo un doble con todos los números mayores pasa al rival
conflict-all-or-nothing-is-one = todo o nada exige orden libre y dobles de una sola parte
conflict-needs-backgammons = hacen falta partidas que cuenten tres
conflict-backgammon-rules-first = primero hay que volver a lo que normalmente cuenta como backgammon
conflict-needs-half-board = hace falta medio tablero
conflict-needs-towers = hacen falta torres
conflict-needs-beavers = hacen falta los beavers
conflict-counts-one = las partidas que terminan así cuentan uno
conflict-never-ends = retroceder exige pilas sin límite, comer y que gane quien termina primero; si no, una partida podría no acabar nunca
conflict-own-game = en este juego se mueve de otra manera
option-blocked = Aquí no: { $value } – { $why }.
option-own-way = a su manera
options-closed = Imposible con estas reglas

## Rules side by side

compare-lead = De dos a cinco juegos o reglas propias. Primero, lo que cambia.
compare-leaflets = Los cinco folletos
compare-add = Añadir un juego
compare-remove = Quitar { $game }
compare-differences = { $count ->
    [0] Ninguna diferencia
    [one] Una diferencia
   *[other] { $count } diferencias
}
compare-same = Igual en todos
compare-rule = Regla

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
option-half_board_limit-start = Entrar en la casilla de salida solo si está vacía
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
option-prime-start-quadrants = Todo el primer cuarto de uno u otro jugador
option-prime-four-in-start = Más de cuatro casillas donde empieza el rival
option-prime-ahead = Seis seguidas sin ninguna ficha rival más allá
option-prime-last-two = Seis seguidas antes de ocupar las dos últimas casillas
option-prime-help = Donde una sola ficha bloquea, esto evita que alguien quede encerrado.
option-must_open = Abrir seis casillas seguidas ante las quince fichas
option-must_open-help = Si todas las fichas del rival están en una casilla justo detrás de seis seguidas, hay que abrir una si la tirada lo permite.
option-courier = La primera ficha corre sola hasta la casilla
option-courier-0 = No
option-courier-help = Antes de que llegue, ninguna otra puede dejar la primera casilla.
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
