# The rules of a game as a page. Every message is one sentence or two about one value of a rule set, and it is on
# the page only where the game can come to need it. "You" is the reader, who sits at the bottom of the picture.
# Points are counted by the distance that is left: 1 is the last point before a checker is off.


rules-section-aim = Objetivo del juego
rules-section-start = Tablero y posición inicial
rules-section-opening = Quién empieza
rules-section-moving = Movimientos
rules-section-doubles = Dobles
rules-section-contact = Cuando las fichas se encuentran
rules-section-entering = Entrar en el tablero
rules-section-bearing-off = Sacar fichas
rules-section-scoring = Final y puntuación
rules-section-cube = El cubo de doblar
rules-section-match = El encuentro
rules-section-table = En la mesa
rules-section-readings = Nuestras lecturas y añadidos
rules-section-source = De dónde vienen estas reglas

## Aim

rules-aim-first-off =
    { $checkers ->
        [one] Lleva tu ficha alrededor del tablero hasta tu casa y sácala después. Gana quien lo consiga primero.
       *[other] Lleva tus { $checkers } fichas alrededor del tablero hasta tu casa y sácalas después. Gana quien saque primero todas las suyas.
    }
rules-aim-bear-off =
    { $checkers ->
        [one] Tu ficha ya está en tu casa. Gana quien saque primero la suya.
       *[other] Tus { $checkers } fichas ya están en tu casa. Gana quien saque primero todas las suyas.
    }
rules-aim-last-off = Lleva tus fichas alrededor del tablero y sácalas, pero tarda más que tu rival: pierde quien saque primero su última ficha.
rules-aim-hit-loses = Quien come una ficha del rival pierde la partida en el acto.
rules-aim-all-on-point = Lleva todas tus fichas a tu casilla { $point }, la última. Gana quien primero las tenga todas allí.
rules-aim-eliminate = Captura todas las fichas de tu rival. Una ficha capturada sale del juego para siempre, y quien se queda sin fichas ha perdido.
rules-aim-towers = Deshaz tus seis torres, vuelve a montarlas y sácalas. Gana quien acabe primero.
rules-forward-off = El número de un dado dice cuántas casillas avanza una ficha: desde tu casilla { $first } hasta tu casilla 1 y después fuera del tablero.
rules-forward-end = El número de un dado dice cuántas casillas avanza una ficha: desde tu casilla { $first } hasta tu casilla 1.
rules-forward-ring = Una ficha avanza la suma de los dos dados: desde tu casilla 24 hasta tu casilla 1 y otra vez a tu casilla 24, siempre en círculo.
rules-mother = La última ficha que queda en tu casilla 24 se llama madre. Si tu rival la clava allí, pierdes una partida doble, salvo que a tu rival le queden fichas en su propia casilla 24: entonces se sigue jugando hasta que salgan de ella.
rules-mothers-draw = Si las dos madres están clavadas, la partida acaba en tablas.

## Board and start

rules-board-24 = El tablero tiene 24 casillas en cuatro cuartos de seis. La barra lo divide en dos mitades.
rules-board-towers = Cada jugador tiene en su lado seis torres de dos fichas, numeradas del 1 al 6. Las fichas nunca cambian de casilla y los jugadores no se encuentran.
rules-way-whole = Tú te sientas abajo. Tu casilla 24 está en un extremo de la fila de arriba: tus fichas recorren esa fila, pasan a la de abajo y vuelven hasta tu casilla 1, justo debajo de la 24.
rules-way-half-contrary = En un tablero de verdad, usad los dos cuartos de un lado de la barra. Tu casilla 12 está en el lado de enfrente, junto a la barra: desde allí tus fichas van hacia fuera hasta el borde, cruzan a tu lado del tablero y vuelven hasta la barra, donde está tu casilla 1.
rules-way-half-parallel = Tus doce casillas son la fila que tienes delante; las de tu rival, la fila de enfrente. Las dos se cuentan desde la 12, en un extremo, hasta la 1, en el otro, y los dos jugadores van en el mismo sentido, uno al lado del otro.
rules-track-contrary = Tu rival se sienta arriba y avanza en sentido contrario: tu casilla { $first } es su casilla 1.
rules-track-same = Tu rival se sienta arriba, pero cuenta las mismas casillas y avanza en el mismo sentido que tú. Los dos sacáis desde la misma casa.
rules-track-offset = Tu rival se sienta arriba y avanza en el mismo sentido que tú, pero empieza en la esquina opuesta: tu casilla 12 es su casilla 24.
rules-home = Tus seis últimas casillas, de la 6 a la 1, son tu casa.
rules-start-pool = Al principio el tablero está vacío. Las { $checkers } fichas de cada jugador esperan en la reserva y entran con los dados.
rules-start-both = Los dos jugadores colocan sus fichas del mismo modo, cada uno según sus propias casillas: { $places }.
rules-start-first = Tus fichas, abajo: { $places }.
rules-start-second = Las fichas de tu rival, según sus propias casillas: { $places }.
rules-start-unequal = Los dos bandos no son iguales: cambiad de bando después de cada partida. En un encuentro, el cambio es automático.
rules-start-caption = La posición inicial. Los números son los tuyos.
rules-start-caption-towers = La posición inicial: dos fichas en cada una de las casillas 1 a 6, para los dos jugadores.
rules-place-point = { $count } en la { $point }
rules-place-bar = { $count } en la barra
rules-place-pool = { $count } en la reserva
# Words for a picture made of letters; X and O are drawn for the checkers.
rules-picture-you = X: tus fichas
rules-picture-opponent = O: las fichas de tu rival

## Who begins

rules-opening-one-die-each = Cada jugador tira un dado. Empieza quien saque el número más alto y juega los dos dados como primera tirada. Si salen iguales, se repite.
rules-opening-higher-begins = Cada jugador tira un dado. Empieza quien saque el número más alto. Si salen iguales, se repite.
rules-opening-two-dice = Cada jugador tira dos dados. Empieza quien saque la suma más alta. Si son iguales, se repite.
rules-opening-lot = Sortead quién empieza.
rules-opening-rolls = Quien empieza tira los dados para el primer turno.
rules-winner-starts = Quien gana una partida empieza la siguiente.

## Moving

rules-dice-roll = En cada turno, tira dos dados.
rules-dice = Cada uno de los dos números es un movimiento aparte: avanza una ficha con uno y otra con el otro, o la misma ficha con los dos, si puede caer en la casilla intermedia.
rules-dice-three = En cada turno, tira tres dados. Cada número es un movimiento aparte, con la misma ficha o con varias; una ficha debe poder caer en cada casilla en la que para.
rules-dice-six-beside = En cada turno, tira dos dados; con cada tirada cuenta además un tercer número, un seis. Cada número es un movimiento aparte, con la misma ficha o con varias.
rules-dice-fixed = La primera tirada vale para toda la partida: los dos jugadores la juegan en cada turno hasta el final.
rules-dice-chosen = Tú, que juegas abajo, no tiras los dados: en cada turno nombras dos números distintos y los juegas.
rules-dice-two-turns = Tu rival, que juega arriba, tiene dos turnos enteros seguidos: tira y juega, vuelve a tirar y vuelve a jugar.
rules-dice-open-roll = Antes de que muevas, tu rival ya tira para su próximo turno, y los dos veis esa tirada.
rules-order-free = Tú eliges qué número juegas primero.
rules-order-lower-first = Juega primero el número más bajo. Si no se puede jugar, se pierde también el más alto.
rules-backward = Cualquier número se puede jugar también hacia atrás, como mucho hasta tu casilla 24, y así también se come. Las fichas ya sacadas no vuelven.
rules-landing-two = Una ficha puede caer en una casilla vacía, sobre fichas tuyas o sobre una sola ficha de tu rival. Con dos o más fichas de tu rival, una casilla está cerrada: no puedes caer en ella, pero sí pasar por encima.
rules-landing-one = Una ficha puede caer en una casilla vacía o sobre fichas tuyas. Una sola ficha de tu rival ya cierra una casilla: no puedes caer en ella, pero sí pasar por encima.
rules-landing-pin = Una ficha puede caer en una casilla vacía, sobre fichas tuyas o sobre una sola ficha de tu rival. Dos o más fichas de tu rival cierran una casilla, y también la cierra una ficha suya que tenga clavada una tuya: no puedes caer en ella, pero sí pasar por encima.
rules-stacks-free = En una casilla puede haber cualquier número de fichas tuyas.
rules-stacks-all = En una casilla puede haber como mucho { $most } fichas tuyas.
rules-stacks-except =
    { $most ->
        [one] En una casilla puede haber una sola ficha tuya; solo en tu casilla { $points } cabe cualquier número.
       *[other] En una casilla puede haber como mucho { $most } fichas tuyas; solo en tu casilla { $points } cabe cualquier número.
    }
rules-stacks-points =
    { $most ->
        [one] En cada una de tus casillas { $points } puede haber una sola ficha tuya.
       *[other] En cada una de tus casillas { $points } puede haber como mucho { $most } fichas tuyas.
    }
rules-stacks-start = Una ficha solo puede entrar en tu casilla { $point } si no hay en ella otra ficha tuya.
rules-no-overtaking = Tus fichas mantienen su orden: ninguna puede adelantar a otra tuya, ni siquiera al entrar.
rules-last-point-exact = Hay que llegar a tu casilla { $point } con el número exacto: un número que la sobrepase no se puede jugar con esa ficha.
rules-obligation-max = Juega tantos números de la tirada como puedas. Lo que no se puede jugar se pierde, y no está permitido pasar.
rules-obligation-higher = Si puedes jugar cualquiera de los dos números, pero no ambos, tienes que jugar el más alto.
rules-obligation-either = Si puedes jugar cualquiera de los dos números, pero no ambos, eliges cuál.
rules-obligation-one-by-one = Juega un número tras otro, cada uno si se puede en ese momento; no tienes que buscar un orden en el que se jueguen más. Lo que no se puede jugar se pierde, y no está permitido pasar.
rules-obligation-all = Una tirada que no se puede jugar entera se pierde entera. Si se puede, tienes que jugarla.
rules-ring-sum = En cada turno, tira dos dados. La tirada solo vale si muestra un 1 o un 6 o es un doble, y entonces tienes que jugarla: una ficha avanza la suma de los dos dados.
rules-ring-capture = Si cae sobre una ficha de tu rival, la captura y esta sale del juego para siempre.
rules-ring-own = Si fuera a caer sobre una ficha tuya, sigue hasta la próxima casilla vacía u ocupada por una ficha de tu rival, que captura. Así ninguna casilla tiene nunca más de una ficha.
rules-ring-last = En cuanto a un jugador le queda una sola ficha, esta salta a la siguiente esquina: 24, 19, 18, 13, 12, 7, 6 o 1. Si allí hay una ficha del rival, la captura.
rules-ring-last-moves = Desde entonces, un 1 la lleva a la esquina siguiente y un 6, a la que viene después; con 1-6, las dos cosas en cualquier orden. Captura dondequiera que pare. Los demás números se pierden.
rules-towers-play = En cada turno, tira dos dados. Un dado juega la torre de su número: primero la deshace; cuando las seis están deshechas, vuelve a montarla; cuando las seis están montadas, la saca.
rules-towers-whole = Un dado saca la torre entera, las dos fichas.
rules-towers-one-checker = Un dado saca una sola ficha de su torre, así que cada torre necesita su número dos veces.
rules-towers-lapse = Si esa torre ya ha cumplido la fase, el número se pierde. Con 3-6, por ejemplo, deshaces las torres 3 y 6.

## Doubles

rules-doubles-times =
    { $times ->
        [1] Un doble se juega una sola vez: un movimiento de ese número.
        [2] Un doble son dos movimientos de ese número, como con dos dados cualesquiera.
       *[other] Un doble se juega { $times } veces: { $times } movimientos de ese número, con una ficha o repartidos entre varias.
    }
rules-doubles-underside =
    { $times ->
        [one] Un doble se juega una vez, y después una vez el número de la cara inferior de los dados. Las caras opuestas de un dado suman siete: 6-6 trae un uno y 5-5 trae un dos.
       *[other] Un doble se juega { $times } veces, y después { $times } veces el número de la cara inferior de los dados. Las caras opuestas de un dado suman siete: 6-6 trae unos y 5-5 trae doses.
    }
rules-doubles-ascending =
    { $times ->
        [one] Un doble se juega una vez, después una vez el número siguiente, y así hasta el seis: 4-4 trae un cuatro, un cinco y un seis.
       *[other] Un doble se juega { $times } veces, después { $times } veces el número siguiente, y así hasta los seises: 4-4 trae cuatros, cincos y seises.
    }
rules-doubles-ascending-later =
    { $times ->
        [one] En tus primeros { $turns } turnos, un doble se juega una vez. A partir de entonces se juega una vez, luego una vez el número siguiente, y así hasta el seis.
       *[other] En tus primeros { $turns } turnos, un doble se juega { $times } veces. A partir de entonces se juega { $times } veces, luego { $times } veces el número siguiente, y así hasta los seises.
    }
rules-doubles-stop = Si no puedes completar un número, juega lo que puedas de él; el resto de tu turno se pierde.
rules-doubles-go-on = Si no puedes completar un número, juega lo que puedas de él y sigue con el siguiente.
rules-doubles-hand-over = Si no puedes completar un número, juega lo que puedas de él. Tu rival juega los números que siguen, de cada uno lo que pueda, y después tiene su propio turno.
rules-doubles-roll-again = Después vuelves a tirar.
rules-doubles-roll-again-complete = Si has jugado el doble entero, vuelves a tirar.
rules-doubles-roll-again-always = Después de un doble vuelves a tirar.
rules-doubles-three-dice = Los dados iguales no tienen nada de especial: cada uno se juega una vez.
rules-doubles-towers = Un doble cuenta una sola vez: para una torre.
rules-doubles-ring = Un doble se juega una vez, como suma de los dos dados, y vuelves a tirar.
rules-doubles-ring-last = Con tu última ficha, 1-1 son dos pasos de esquina en esquina, 6-6 son dos pasos de dos esquinas, y los demás dobles no mueven nada. Después de cualquier doble vuelves a tirar.
rules-one-two-played = El 1-2 es la mejor tirada: juega el 1 y el 2, nombra un doble a tu elección y juégalo, y vuelve a tirar. Si no puedes completar una parte, el resto se pierde.
rules-one-two-chosen = Un 1-2 no se juega. En su lugar nombras un doble a tu elección y lo juegas; si puedes jugarlo entero, vuelves a tirar.

## When checkers meet

rules-contact-hit = Una ficha sola en una casilla es un blot. Si caes sobre un blot de tu rival, te lo comes: va a la barra y tiene que volver a entrar.
rules-contact-hit-on-the-way = También comes en la casilla en la que tu ficha solo hace escala después del primer número. Puedes comer varias fichas en un turno.
rules-contact-hit-loses = Una ficha sola en una casilla es un blot. Si caes sobre un blot de tu rival, te lo comes y pierdes, aunque no tuvieras otro movimiento.
rules-contact-pin = Si caes sobre una sola ficha de tu rival, la clavas: se queda allí y no puede moverse hasta que hayas dejado la casilla.
rules-contact-pin-stacks = Puedes llevar más fichas a una casilla en la que tienes clavada una ficha.
rules-contact-pin-closed = Una casilla con una ficha clavada está cerrada para los dos.
rules-contact-block = En este juego no se comen fichas.
rules-contact-never = En este juego los jugadores nunca se encuentran: no se comen fichas y ninguna casilla está cerrada.
rules-contact-facing = Si caes enfrente de una ficha de tu rival, te la comes: va a la barra y tiene que volver a entrar. En la casilla 1 las fichas están a salvo.
rules-wall = Por eso, seis casillas cerradas seguidas detienen cualquier ficha que esté detrás.
rules-hit-and-run = Una ficha que ha comido en tu casa no puede volver a moverse en ese turno.
rules-hit-home-first = No puedes comer antes de que una de tus fichas haya llegado a tu casa.
rules-prime-own-quadrant = No puedes ocupar a la vez las seis casillas de tu primer cuarto, de la 24 a la 19.
rules-prime-start-quadrants = No puedes ocupar a la vez las seis casillas de tu primer cuarto, de la 24 a la 19, ni las seis del cuarto donde empieza tu rival.
rules-prime-in-start = No puedes ocupar más de { $most } casillas del cuarto en el que empieza tu rival.
rules-prime-ahead = Solo puedes cerrar seis casillas seguidas si una ficha de tu rival ya las ha pasado o ha salido.
rules-prime-last-two = Solo puedes cerrar seis casillas seguidas si ya ocupas tus dos últimas casillas, la 2 y la 1.
rules-must-open = Si todas las fichas de tu rival están en una sola casilla y ocupas las seis que tienen justo delante, debes abrir una de las seis si tu tirada lo permite.
rules-head-one = Tu casilla 24 es la cabeza: en cada turno solo puede dejarla una ficha.
rules-head-first-turn = En tu primer turno, con 3-3, 4-4 y 6-6 pueden dejarla dos.
rules-courier = Tu primera ficha corre sola: ninguna otra puede dejar la casilla 24 hasta que aquella haya llegado a tu casilla { $point } o la haya pasado.

## Entering

rules-entering-bar = Primero van las fichas de la barra. Haz entrar todas las que puedas; mientras quede una, no puede moverse ninguna otra y el resto de la tirada se pierde. Cuando hayan entrado todas, juega el resto de la tirada como siempre.
rules-entering-where = Una ficha entra con el número de un solo dado, contado desde fuera del tablero: un 1 la pone en tu casilla { $first }, un 6 en tu casilla { $last }.
rules-entering-sum = La casilla no puede estar cerrada, y con la suma de los dados no entra ninguna ficha.
rules-entering-pool-first = Todas tus fichas tienen que haber entrado de la reserva antes de que alguna pueda avanzar.
rules-entering-pool-free =
    { $entered ->
        [0] Con cada número puedes, a tu gusto, hacer entrar una ficha de la reserva o mover una del tablero.
        [one] En cuanto ha entrado una ficha, con cada número puedes hacer entrar otra o mover una, a tu gusto.
       *[other] En cuanto han entrado { $entered } fichas, con cada número puedes hacer entrar otra o mover una, a tu gusto.
    }
rules-entering-start-waits = Puedes, a tu gusto, hacer entrar una ficha de la reserva o mover una del tablero; pero { $waiting } fichas tienen que quedarse en tu casilla 24 hasta que la reserva esté vacía.
rules-entering-half = Puedes, a tu gusto, hacer entrar una ficha de la reserva o mover una del tablero; pero mientras la reserva no esté vacía, ninguna puede pasar de tu casilla 13.

## Bearing off

rules-bear-off-when = Cuando todas tus fichas que siguen en juego están en tu casa, puedes sacarlas.
rules-bear-off-hit = Si después te comen una, tiene que entrar y volver a casa antes de que saques más.
rules-bear-off-back = Si una ha salido de tu casa hacia atrás, tiene que volver antes de que saques más.
rules-bear-off-number = Un número saca una ficha de la casilla de ese número o mueve una dentro de tu casa.
rules-bear-off-farthest = Un número más alto que todas las casillas que ocupas saca una ficha de la más alta de ellas. Si hay una ficha más atrás que la casilla de ese número, no se saca nada de las casillas más bajas: tienes que mover con ese número, si puedes.
rules-bear-off-free = Un número también puede sacar una ficha de cualquier casilla más baja.
rules-bear-off-exact = Un número más alto no saca ninguna ficha: tiene que ser exacto.
rules-bear-off-pinned-yes = Aunque una de tus fichas esté clavada, puedes sacar las demás.
rules-bear-off-pinned-no = Mientras una de tus fichas está clavada, no puedes sacar fichas.
rules-bear-off-last = Al sacar tu última ficha, la tirada queda cumplida; no tienes que jugar el resto.

## End and score

rules-score-single = Una partida ganada vale 1 punto.
rules-score-gammon = Si el perdedor no ha sacado ninguna ficha, es un gammon y vale el doble.
rules-score-mars = Si el perdedor no ha sacado ninguna ficha, es un mars y vale el doble.
rules-score-backgammon-none-off = Si el perdedor no ha sacado ninguna ficha y tiene todavía una { $where }, es un backgammon y vale el triple.
rules-score-backgammon-any = Si el perdedor tiene todavía una ficha { $where }, es un backgammon y vale el triple.
rules-score-koks-none-off = Si el perdedor no ha sacado ninguna ficha y tiene todavía una { $where }, es un koks y vale el triple.
rules-score-koks-any = Si el perdedor tiene todavía una ficha { $where }, es un koks y vale el triple.
rules-zone-winners-home = en la casa del ganador
rules-zone-first-quadrant = en una de sus casillas 24 a 19
rules-zone-bar = en la barra
rules-zone-pool = en la reserva
rules-or = o
rules-score-hit = La partida que se pierde por comer una ficha vale 1 punto.
rules-score-checkers-left = El ganador recibe un punto por cada ficha que le queda al perdedor.
rules-score-checkers-left-all = Si alguna no está en la casa del perdedor, todos los puntos valen el doble.
rules-score-checkers-left-outside = Cada una que no esté en la casa del perdedor vale dos puntos.
rules-score-pips = El ganador recibe un punto por cada casilla que les faltaba recorrer a las fichas del perdedor para salir: una ficha en la 3 y dos en la 1, por ejemplo, son 5 puntos.
rules-dead-draw = Si ninguno de los dos puede volver a mover nunca, la partida acaba en tablas.
rules-repetition-draw = Si la misma posición se da por tercera vez, la partida acaba en tablas.
rules-score-draw = Las tablas no valen nada.
rules-score-resign = Puedes abandonar una partida si tu rival está de acuerdo.
rules-score-resign-gammon = Si tu rival está de acuerdo, puedes abandonar y conceder una partida simple o un gammon.
rules-score-resign-mars = Si tu rival está de acuerdo, puedes abandonar y conceder una partida simple o un mars.
rules-score-resign-backgammon = Si tu rival está de acuerdo, puedes abandonar y conceder una partida simple, un gammon o un backgammon.
rules-score-resign-koks = Si tu rival está de acuerdo, puedes abandonar y conceder una partida simple, un mars o un koks.
rules-score-resign-as-it-stands = Una partida abandonada se cuenta según cómo esté el tablero: nada más empezar son { $points } puntos.

## The doubling cube

rules-cube-off = Este juego se juega sin cubo de doblar.
rules-cube-offer = Una partida empieza con su valor simple. En tu turno, antes de tirar, puedes proponer doblarlo. Si tu rival lo rechaza, pierde en el acto por el valor anterior; si lo acepta, la partida vale el doble.
rules-cube-owner = Al principio puede doblar cualquiera de los dos. Quien acepta se queda el cubo, y solo él puede doblar la próxima vez.
rules-cube-multiplies = Los puntos de una partida se multiplican por el valor del cubo.
rules-cube-multiplies-gammon = Los puntos de una partida se multiplican por el valor del cubo: un gammon con el cubo en 4 son 4 × 2 = 8 puntos.
rules-cube-multiplies-backgammon = Los puntos de una partida se multiplican por el valor del cubo: un backgammon con el cubo en 4 son 4 × 3 = 12 puntos.
rules-cube-unlimited = Se puede doblar más allá de 64.
rules-cube-cap = El cubo no pasa de { $cap }.
rules-cube-not-single = El cubo solo se usa si jugáis varias partidas por puntos, no en una partida única.
rules-cube-crawford = Regla Crawford: cuando a un jugador le falta por primera vez un solo punto para ganar el encuentro, la partida siguiente se juega sin doblar.
rules-cube-holland = Regla Holland: en las partidas posteriores a la partida Crawford, nadie dobla hasta que ambos hayan tirado dos veces.
rules-cube-jacoby = Regla Jacoby, en partidas libres: un gammon solo cuenta si se ha doblado.
rules-cube-beavers = Beavers, en partidas libres: el jugador a quien le doblan puede redoblar en el acto y quedarse con el cubo.
rules-cube-raccoons = Raccoons: quien dobló primero puede responder a un beaver doblando otra vez; el cubo se queda donde está.
rules-cube-automatic =
    { $times ->
        [one] Dobles automáticos, en partidas libres: los dados iguales al empezar doblan la apuesta, como mucho una vez.
       *[other] Dobles automáticos, en partidas libres: los dados iguales al empezar doblan la apuesta, como mucho { $times } veces.
    }

## The match

rules-match-points =
    { $length ->
        [one] Lo habitual es que decida una sola partida.
       *[other] Lo habitual es que gane el encuentro quien llegue primero a { $length } puntos.
    }
rules-match-games = Lo habitual es jugar { $length } partidas y sumar sus puntos.
rules-match-single = Lo habitual es jugar una sola partida.
rules-match-money = Lo habitual es jugar partida tras partida, cada una por sus puntos.
rules-match-agree = Una partida puede valer muchos puntos: acordad un número de partidas y sumad sus puntos.
rules-match-agreed = Antes de empezar, acordad a cuántos puntos o cuántas partidas jugáis.
rules-match-target = Acordad un número de puntos. Quien primero lo alcance o lo supere gana el encuentro; lo habitual es 3, 5, 11, 15 o 21.
rules-match-series = Jugad varias partidas, por ejemplo 3 o 5, y sumad sus puntos.
rules-match-in-turn = Los juegos de un encuentro se alternan: { $games }, y otra vez el primero.

## At the table

rules-table-take-back = Hasta que anuncies el final de tu turno, puedes deshacer tus movimientos y probar otros.
rules-table-premature = Si tu rival tira antes, su tirada no vale y se repite.
rules-table-cocked = Si un dado no queda plano sobre el tablero, se vuelven a tirar los dos.

## Our readings and additions

rules-ours-resign = El folleto no habla de abandonar. Es un añadido nuestro.
rules-ours-draw = El folleto no habla de tablas. Son un añadido nuestro.
rules-ours-ties = El folleto no dice qué pasa cuando los dos sacan lo mismo. Volver a tirar es un añadido nuestro.
rules-ours-no-cube = El folleto no habla del cubo en este juego. Jugamos sin él.
rules-ours-picture = Nos falta la imagen del folleto. Lo que mostraba está tomado de otras descripciones del juego.
rules-ours-sides = El folleto solo habla de cambiar de bando en «Recto», para la revancha. Nosotros cambiamos después de cada partida de bandos desiguales.
rules-ours-flat = El folleto no dice cuánto vale una partida ganada. Contamos 1 punto.
rules-ours-as-many = El folleto solo dice que hay que mover y que los movimientos imposibles se pierden. Lo leemos como es habitual: hay que jugar tantos números como se pueda.
rules-ours-last-off = Que al sacar la última ficha la tirada quede cumplida es nuestra lectura. De otro modo, una última ficha no podría salir nunca.
rules-ours-lot = El folleto solo dice que se determina quién empieza. En su texto francés se sortea, y aquí también.
rules-ours-001-five = El folleto pide que en una casilla no haya más de cinco fichas una junto a otra. Eso solo atañe a cómo se colocan: las demás se apilan, y no es un límite.
rules-ours-000-spanish = El texto español solo admite dos fichas en una casilla y menciona un cubo de doblar. Seguimos a las otras ocho lenguas.
rules-ours-000-backgammon = Tal como está impreso, un backgammon vale el triple aunque el perdedor ya haya sacado una ficha.
rules-ours-002-bear-off = El folleto dice que sacas una ficha en cuanto cruza el margen. Lo leemos como es habitual: un número más alto solo saca la ficha más atrasada.
rules-ours-002-entering = Según los textos francés, español y neerlandés, se pierde todo el turno si no pueden entrar todas las fichas. Seguimos a los demás: entran las que pueden y solo se pierde el resto de la tirada.
rules-ours-002-points = El texto inglés dobla solo las fichas que están fuera de la casa. Las otras cinco lenguas doblan todos los puntos, y nosotros también.
rules-ours-003-higher = Que hay que jugar el número más alto solo está impreso en los textos español e italiano.
rules-ours-003-points = El gammon y el backgammon están impresos en los textos inglés y alemán, y la barra como caso de backgammon solo en el alemán.
rules-ours-003-stop = Una frase del texto inglés prohíbe también la parada intermedia sobre una sola ficha del rival. La frase siguiente y el texto alemán solo cierran las casillas con dos o más, y aquí también.
rules-ours-004-rolls = El folleto no dice si quien gana la tirada inicial juega esos dados. Aquí vuelve a tirar.
rules-ours-004-cube = Las caras del cubo acaban en 64. Entendemos que «y así sucesivamente» no tiene fin.
rules-ours-004-backgammon = Tal como está impreso, solo da un backgammon una ficha en la casa del ganador, no una en la barra, y lo da aunque el perdedor ya haya sacado una ficha.
rules-ours-puff-doubles = El folleto no dice cuántas veces se juegan los números de un doble. Cuatro veces cada uno es nuestra lectura.
rules-ours-puff-long = Según el texto francés, una ficha comida entra en el último cuarto. Seguimos los textos alemán e italiano: empieza de nuevo.
rules-ours-all-first = Que todas las fichas tengan que entrar antes de que avance alguna es nuestra lectura.
rules-ours-free-after-two = El folleto no dice cuándo pueden avanzar unas fichas mientras otras esperan. Que puedan hacerlo cuando han entrado dos es lectura nuestra.
rules-ours-free-within-roll = Que se pueda elegir en cuanto entra la segunda ficha, ya en la misma tirada, es lectura nuestra.
rules-ours-gioul = Que el rival siga tras un número que no puede completar y no devuelva nada es nuestra lectura.
rules-ours-tourne-case = Que entrar más allá de una ficha cuente como adelantarla, y que se pueda entrar en cualquier momento, son lecturas nuestras.
rules-ours-tourne-case-home = El folleto cierra toda casilla ocupada menos la final. Como los jugadores nunca comparten casilla, son las que ocupa una ficha propia. Que las fichas estén a salvo en la final se sabe por otras descripciones.
rules-ours-acey-deucey = El folleto le cobra al perdedor cada ficha del tablero. Contamos también las de la barra y la reserva.
rules-ours-mexican = Que solo vuelvas a tirar si has jugado entero el doble elegido es nuestra lectura.
rules-ours-old-britain = Que haya que jugar los dos números cuando se puede es nuestra lectura.
rules-ours-pin-pairs = Según el folleto, toda casilla con dos fichas está cerrada. Al pie de la letra, nadie podría reunir más de dos en una casilla ni sacarlas todas; por eso tus parejas solo cierran una casilla a tu rival.
rules-ours-pin-bear-off = Que puedas sacar fichas mientras una tuya está clavada es nuestra lectura.
rules-ours-catch-me = Una última ficha que ya está en una esquina se queda allí, y si un salto deja al otro con una sola ficha, esa salta a continuación. Son lecturas nuestras.
rules-ours-ludus-points = El folleto prohíbe bloquear las «casillas 3, 4 y 5 del adversario». Entendemos que son la tercera, la cuarta y la quinta casilla de tu camino: tus casillas 10, 9 y 8.
rules-ours-ludus-double = Según el folleto, un doble se juega una sola vez. Lo leemos como una tirada de dos dados: dos movimientos.
rules-ours-doublets = Que un dado saque la torre entera y que un doble dé otra tirada en cada fase son lecturas nuestras.
rules-ours-backward = Que los movimientos hacia atrás cuenten cuando hay que jugar un número es nuestra lectura.
rules-ours-snake = Las nueve fichas en la barra nos llegan de Jacoby y Crawford.
rules-ours-choice = El folleto no dice quién empieza ni cuándo se dobla. Lo sorteamos, y solo se dobla antes de un turno.
rules-ours-no-hit = Que comer por obligación también pierda, en el acto y por un punto, es nuestra lectura.
rules-ours-open-roll = El folleto no dice cómo doblar cuando las tiradas se conocen de antemano. Jugamos sin cubo.

## Where the rules come from

game-backgammon-source = El juego que tienen en común los cinco folletos, con las reglas de torneo actuales donde difieren.
game-leaflet-000-source = Folleto 000, impreso en nueve lenguas: una partida única sin cubo.
game-leaflet-001-source = Folleto 001, el juego base, con sus reglas para la mesa. La mayoría de los juegos insólitos de aquí vienen del mismo folleto.
game-leaflet-002-source = Folleto 002, impreso en seis lenguas.
game-leaflet-003-source = Folleto 003, impreso en cinco lenguas que no omiten lo mismo.
game-leaflet-004-source = Folleto 004, del que conocemos la primera mitad en inglés y la segunda en francés.
game-nackgammon-source = La posición inicial de Nack Ballard: una ficha de la casilla 13 y una de la 6 empiezan en la 23.
game-hypergammon-source = Una forma moderna y corta del backgammon.
game-longgammon-source = Una forma moderna y larga del backgammon.
game-snake-source = Folleto 001, juegos en condiciones desiguales. Un bando parece perdido y, sin embargo, el juego está sorprendentemente equilibrado.
game-eureka-source = Folleto 001. En Oriente Medio los niños aprenden con él a sacar fichas; el cubo puede usarse para practicar.
game-irish-source = Charles Cotton, The Compleat Gamester, 1674. Que cada partida valga uno y no haya cubo es nuestra lectura.
game-short-narde-source = Se juega del Cáucaso a Siberia. Una victoria simple se llama oin y vale uno, mars dos, koks tres.
game-portes-source = Tradición griega. El nombre significa «puertas», las casillas que cierran dos fichas.
game-tavla-source = Tradición turca. Una victoria doble se llama mars; no la hay triple. Un encuentro suele jugarse a cinco puntos.
game-tavli-source = Tradición griega: comer, clavar y bloquear por turnos, normalmente a cinco o siete puntos.
game-old-britain-source = Folleto 001.
game-mexican-source = Folleto 001. La tirada 1-2 se llama allí «mexicano».
game-backward-source = Folleto 001, variantes breves.
game-straight-source = Folleto 001, variantes breves. El jugador más fuerte debería tomar el camino más largo.
game-fixed-roll-source = Folleto 001, variantes breves. Todo se puede planear, así que es muy táctico.
game-no-hit-source = Folleto 001, variantes breves. Pon tus blots donde tu rival tenga que caer.
game-open-roll-source = Folleto 001, variantes breves. Dura más y es mucho más táctico.
game-misere-source = Folleto 001, variantes breves.
game-double-against-choice-source = Folleto 001, juegos en condiciones desiguales.
game-puff-source = Folleto 001. Con 2-4, tus dos primeras fichas entran en tus casillas 23 y 21.
game-puff-long-source = Folleto 001. Como promete el nombre, dura más que el Puff.
game-puff-russian-source = Folleto 001.
game-puff-russian-long-source = Folleto 001. Bloquear las casillas de salida o correr delante: esa es aquí la cuestión.
game-french-1-source = Folleto 001. 6-6 son cuatro seises, cuatro unos y otra tirada, aunque solo puedas jugar dos de los seises.
game-russian-source = Folleto 001.
game-acey-deucey-source = Folleto 001, que aconseja hacer entrar más o menos la mitad de las fichas y bloquear después.
game-acey-deucey-us-source = Tradición estadounidense, popular en la marina desde la Primera Guerra Mundial.
game-acey-deucey-european-source = Tal como lo transmiten los jugadores en Europa.
game-dutch-source = Conocido por antiguas colecciones de variantes; también lo describen Jacoby y Crawford.
game-tabula-source = Reconstruido a partir de una posición del emperador Zenón, hacia 480, con las reglas habituales hoy.
game-pin-source = Folleto 001.
game-plakoto-source = Tradición griega. Se juegan todos los dados del turno antes de que una madre clavada ponga fin a la partida.
game-tapa-source = Tradición búlgara. Como el Plakoto, pero se juegan los dados del comienzo.
game-mahbusa-source = Tradición árabe. El mismo juego que el Tapa, con nombre propio.
game-gioul-source = Folleto 001. Con 3-3 juegas treses, cuatros, cincos y seises; si fallas en los cuatros, tu rival juega los cincos y los seises.
game-fevga-source = Tradición griega. Algunas descripciones prohíben también ocupar todo el primer cuarto del rival, u obligan a abrir seis casillas seguidas cuando sus quince fichas están justo detrás. Ambas reglas son opciones.
game-moultezim-source = Tradición otomana. Algunas descripciones prohíben, en cambio, ocupar todo el primer cuarto propio; nosotros no.
game-narde-source = Tradición rusa y caucásica. Si se permiten seis casillas seguidas se juzga en cada movimiento. A menudo, quien empieza vuelve a tirar para el primer turno; es una opción.
game-gul-bara-source = Juego de tradición búlgara, también llamado Rosespring. Aquí no hay regla de la cabeza ni filas prohibidas.
game-jacquet-source = Tradición francesa, en su forma moderna sin comer. En descripciones francesas, quien empieza vuelve a tirar, y solo puede cerrar seis casillas seguidas quien ya ocupa las dos últimas. Ambas reglas son opciones.
game-tawula-source = Un juego árabe, según una descripción moderna.
game-ludus-lumbardorum-source = Folleto 001; el camino por el tablero sigue descripciones antiguas.
game-medio-emperador-source = El libro de los juegos de Alfonso X, 1283, como lo leen los historiadores: dos dados y un seis que siempre está ahí.
game-tourne-case-source = Folleto 001, como Backgammon francés 2. El juego es del siglo XVII.
game-catch-me-source = Folleto 001. En Islandia el juego se llama «perseguir a las chicas».
game-doublets-source = Folleto 001. Todavía se juega en Islandia, y es pura suerte.
