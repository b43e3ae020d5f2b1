# The rules of a game as a page. Every message stands for one value of one dimension of a rule set, so the
# page cannot say anything else than what is played. "You" is the reader; points are counted by the distance
# that is left: 1 is the last point before a checker is off.

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
rules-section-source = De dónde vienen estas reglas

rules-aim-first-off =
    { $checkers ->
        [one] Lleva tu ficha alrededor del tablero hasta tu casa y sácala después del tablero. Gana quien lo consiga primero.
       *[other] Lleva tus { $checkers } fichas alrededor del tablero hasta tu casa y sácalas después del tablero. Gana quien saque antes todas sus fichas.
    }
rules-aim-all-on-point = Lleva todas tus fichas a tu última casilla. Gana el primero que las tenga todas allí.

rules-board-24 = El tablero tiene 24 casillas en cuatro cuartos de seis. La barra lo divide en dos mitades.
rules-board-12 = Se juega en doce casillas.
rules-home = Tus seis últimas casillas son tu casa.
rules-start-caption = La posición inicial. Los números son los del jugador de abajo.
rules-start-pool = Al principio el tablero está vacío: las fichas de la reserva entran según los dados.
rules-track-contrary = Los jugadores avanzan en sentidos contrarios: tu primera casilla es la última de tu rival.
rules-track-same = Los dos jugadores entran en el mismo cuarto y avanzan en el mismo sentido; los dos sacan sus fichas desde la misma casa.
rules-track-offset = Los dos jugadores dan la vuelta en el mismo sentido, pero empiezan en esquinas opuestas, a doce casillas de distancia.
rules-track-half-contrary = Los jugadores avanzan en sentidos contrarios por doce casillas.
rules-track-half-parallel = Cada jugador avanza por sus propias doce casillas; los dos van en el mismo sentido, uno al lado del otro.

rules-opening-one-die-each = Cada jugador tira un dado. Empieza el más alto y juega esos dos dados. Si salen iguales, se repite.
rules-opening-one-die-each-then-roll = Cada jugador tira un dado. Empieza el más alto y tira los dos dados. Si salen iguales, se repite.
rules-opening-two-dice-highest = Cada jugador tira dos dados. Empieza la suma más alta y vuelve a tirar. Si las sumas son iguales, se repite.
rules-opening-lot-then-roll = Se sortea quién empieza; ese jugador tira entonces los dos dados.
rules-winner-starts = En la partida siguiente empieza el ganador.

rules-dice = En cada turno tiras dos dados. Cada dado se juega por separado: con dos fichas, o los dos con una misma ficha, si puede caer en la casilla intermedia.
rules-order-free = Tú eliges qué dado juegas primero.
rules-order-lower-first = Primero se juega el número menor. Si no se puede, también se pierde el mayor.
rules-landing-two = Puedes caer en una casilla vacía, en una con fichas tuyas o en una con una sola ficha de tu rival. Con dos o más fichas suyas, la casilla está cerrada: no puedes caer en ella, pero sí pasar por encima.
rules-landing-one = Puedes caer en una casilla vacía o en una con fichas tuyas. Basta una sola ficha de tu rival para cerrar una casilla: no puedes caer en ella, pero sí pasar por encima.
rules-stacks-free = En una casilla puede haber cualquier número de fichas tuyas.
rules-stacks-limited = En algunas casillas el número de fichas tuyas está limitado: { $most } como mucho.
rules-no-overtaking = Ninguna ficha puede adelantar a otra de su mismo bando.
rules-obligation-max = Debes jugar todo lo que puedas de la tirada. Lo que no se puede jugar se pierde; nadie puede pasar por gusto.
rules-obligation-higher = Si puedes jugar cualquiera de los dos dados pero no ambos, debes jugar el mayor.
rules-obligation-either = Si puedes jugar cualquiera de los dos dados pero no ambos, eliges tú cuál.
rules-obligation-all = Una tirada que no se puede jugar entera se pierde entera.

rules-doubles-standard =
    { $times ->
        [one] Un doble se juega una vez.
        [2] Un doble se juega dos veces: dos movimientos de ese número.
       *[other] Un doble se juega { $times } veces. Puedes repartir los movimientos entre tus fichas como quieras; lo que no se puede jugar se pierde.
    }
rules-doubles-underside = Un doble se juega cuatro veces, y después otras cuatro la cara de abajo de los dados (las dos caras opuestas de un dado suman siete).
rules-doubles-underside-stop = Si una parte no se puede jugar entera, se pierde el resto del turno.
rules-doubles-underside-on = Lo que no se puede jugar de una parte se pierde; el resto continúa.
rules-doubles-roll-again = Después vuelves a tirar.
rules-doubles-ascending = Un doble se juega cuatro veces, después el número siguiente cuatro veces, y así hasta los seises.
rules-doubles-ascending-lapses = Si no puedes completar un número, juegas de él lo que puedas y el resto se pierde.
rules-doubles-ascending-handed-over = Si no puedes completar un número, juegas de él lo que puedas; tu rival sigue con el número siguiente y después juega su propio turno.
rules-doubles-acey-deucey = Un doble se juega cuatro veces. Después de un 1 y 2, además nombras un doble, lo juegas y vuelves a tirar. Si una parte no se puede jugar entera, el resto se pierde.

rules-contact-hit = Una casilla con una sola ficha es un blot. Si caes en un blot de tu rival, te comes la ficha: va a la barra y debe volver a entrar. Una ficha también come por el camino, donde se detiene entre un dado y otro.
rules-contact-pin = Si caes sobre una ficha solitaria de tu rival, la atrapas: se queda ahí y no puede moverse hasta que tus fichas se hayan ido.
rules-contact-pin-stacks = Puedes poner más fichas encima.
rules-contact-pin-closed = Una casilla con una ficha atrapada está cerrada para los dos.
rules-contact-block = Nunca se come.
rules-contact-facing = Si caes enfrente de una ficha de tu rival, te la comes y debe volver a entrar. La última casilla es segura.
rules-block = Seis casillas cerradas seguidas no se pueden pasar.

rules-entering-bar = Primero van las fichas de la barra: mientras tengas alguna allí, no puedes mover ninguna otra.
rules-entering-where = Una ficha entra en tu primer cuarto: con un 1 en tu casilla { $first }, con un 6 en tu casilla { $last }. La suma de los dados no cuenta, y la casilla debe estar abierta.
rules-entering-lapses = Mete todas las fichas que puedas. Si no puede entrar ninguna, la tirada se pierde; cuando todas están dentro, el resto de la tirada se juega libremente.
rules-entering-pool-first = Todas tus fichas deben haber entrado antes de que alguna pueda avanzar.
rules-entering-pool-free =
    { $entered ->
        [0] Puedes meter una ficha o mover una que ya haya entrado, como quieras.
        [one] En cuanto haya entrado una ficha, puedes meter otras o mover, como quieras.
       *[other] En cuanto hayan entrado { $entered } fichas, puedes meter otras o mover, como quieras.
    }

rules-bear-off-when = Cuando todas tus fichas están en tu casa, puedes empezar a sacarlas. Si después te comen una, antes de seguir debe volver a dar la vuelta.
rules-bear-off-exact-number = Una ficha sale con el número de la casilla en la que está.
rules-bear-off-farthest = Con un número mayor solo puede salir la ficha más atrasada. Un número con el que no puede salir ninguna ficha debe jugarse dentro de la casa, si se puede.
rules-bear-off-free = O con cualquier número mayor, desde cualquier casilla.
rules-bear-off-exact = Un número mayor no vale: debe ser el exacto.
rules-bear-off-never = En este juego no se saca ninguna ficha.

rules-score-single = Una partida vale 1 punto.
rules-score-gammon = Si el perdedor no ha sacado ninguna ficha, es un gammon y vale el doble.
rules-score-backgammon-none-off = Si además tiene alguna ficha en su primer cuarto (la casa del ganador) o en la barra, es un backgammon y vale el triple.
rules-score-backgammon-any = Si el perdedor tiene alguna ficha en su primer cuarto (la casa del ganador) o en la barra, es un backgammon y vale el triple.
rules-score-backgammon-home-none-off = Si además tiene alguna ficha en su primer cuarto (la casa del ganador), es un backgammon y vale el triple.
rules-score-backgammon-home-any = Si el perdedor tiene alguna ficha en su primer cuarto (la casa del ganador), es un backgammon y vale el triple.
rules-score-checkers-left = El ganador recibe un punto por cada ficha que le quede al perdedor.
rules-score-checkers-left-all = Si alguna de ellas está fuera de la casa del perdedor, todos los puntos valen el doble.
rules-score-checkers-left-outside = Las fichas que están fuera de la casa del perdedor valen dos puntos cada una.
rules-score-resign = Se puede abandonar una partida si el rival lo acepta.

rules-cube-off = Este juego se juega sin cubo de doblar.
rules-cube-offer = Antes de tirar puedes proponer doblar el valor de la partida. Si tu rival lo rechaza, pierde en el acto por el valor anterior. Si lo acepta, el cubo pasa a ser suyo: solo él puede doblar la próxima vez.
rules-cube-unlimited = El cubo no tiene valor máximo.
rules-cube-cap = El cubo no pasa de { $cap }.
rules-cube-not-single = En una partida única no se usa el cubo.
rules-cube-crawford = Crawford: en la primera partida en la que a un jugador le falta un solo punto para ganar el encuentro no se dobla.
rules-cube-holland = Holland: tras la partida Crawford nadie dobla hasta que ambos hayan tirado dos veces.
rules-cube-jacoby = Jacoby, en partidas libres: gammons y backgammons solo cuentan si se ha doblado.
rules-cube-beavers = Beavers, en partidas libres: quien recibe un doble puede redoblar en el acto y quedarse con el cubo.
rules-cube-raccoons = Raccoons: quien dobló puede responder del mismo modo a un beaver; el cubo se queda donde está.
rules-cube-automatic =
    { $times ->
        [one] Dobles automáticos, en partidas libres: un empate en la tirada inicial dobla la apuesta, una vez como mucho.
       *[other] Dobles automáticos, en partidas libres: un empate en la tirada inicial dobla la apuesta, { $times } veces como mucho.
    }

rules-match-points =
    { $length ->
        [one] Normalmente decide una sola partida.
       *[other] Normalmente se juega hasta que alguien tiene { $length } puntos o más.
    }
rules-match-games = Normalmente se juegan { $length } partidas y se suman sus puntos.
rules-match-single = Normalmente se juega una sola partida.
rules-match-money = Normalmente se juega partida tras partida, cada una por sus puntos.

rules-table-take-back = Hasta que anuncies el fin de tu turno puedes deshacer tus movimientos y probar otros.
rules-table-premature = Una tirada hecha antes de ese anuncio no vale y se repite.
rules-table-cocked = Si un dado no queda plano sobre el tablero, se vuelven a tirar los dos.

game-backgammon-source = El juego que tienen en común los cinco folletos, con las reglas de torneo actuales allí donde difieren.
game-leaflet-000-source = Tal como figura en el folleto 000: una partida única sin cubo.
game-leaflet-001-source = El juego básico del folleto 001, con sus normas para la mesa. El folleto solo dice que se determina quién empieza y que este tira los dos dados; en su texto francés se sortea.
game-leaflet-002-source = Tal como figura en el folleto 002. Su texto inglés dobla solo las fichas que están fuera de casa; los otros cinco idiomas doblan todos los puntos, y así lo hacemos también. Es una opción.
game-leaflet-003-source = Tal como figura en el folleto 003; que deba jugarse el número mayor consta en sus textos español e italiano.
game-leaflet-004-source = Tal como figura en el folleto 004: varias partidas con los puntos acumulados. No dice si quien empieza juega los dados con los que ganó la salida; aquí vuelve a tirar.
game-nackgammon-source = La posición inicial de Nack Ballard: una ficha de la casilla 13 y una de la casilla 6 pasan a la casilla 23.
game-hypergammon-source = La posición inicial habitual, con tres fichas para cada uno.
game-longgammon-source = La posición inicial habitual, con todas las fichas en la primera casilla.
