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
rules-obligation-one-by-one = Juegas un número tras otro, cada uno si se puede en ese momento; no tienes que buscar un orden en el que se jueguen más. Lo que no se puede jugar se pierde; nadie puede pasar.

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

rules-aim-last-off = Lleva tus fichas alrededor y sácalas – pero no el primero: quien saca primero su última ficha pierde.
rules-aim-hit-loses = Quien golpea una ficha rival pierde al instante, aunque no pudiera jugar otra cosa.
rules-aim-eliminate = Captura todas las fichas del rival. Quien se queda sin ninguna pierde.
rules-aim-towers = Deshaz tus seis torres, rehazlas y sácalas. Gana quien acaba primero.
rules-aim-unequal = Los bandos son desiguales: jueguen una segunda partida cambiando de lado.
rules-board-towers = Cada uno tiene seis torres de dos fichas, una por cada número del dado. Nada corre por el tablero y los jugadores nunca se encuentran.
rules-track-ring = Las 24 casillas son un anillo: los jugadores corren en sentido contrario, y tras tu última casilla vuelve la primera.
rules-dice-three = En cada turno se tiran tres dados. Cada dado es una jugada.
rules-dice-six-beside = Tiras dos dados, y cada tirada vale como si al lado hubiera un seis.
rules-dice-sum = Solo se juega una tirada con un 1 o un 6, o un doble. Una ficha avanza entonces la suma.
rules-dice-sum-own = Si llegara a una ficha propia, sigue hasta la próxima casilla vacía o del rival.
rules-dice-lone = La última ficha de un jugador salta enseguida a la próxima esquina (casillas 24, 19, 18, 13, 12, 7, 6 y 1), si no está ya en una. Desde entonces un 1 la lleva a la próxima esquina y un 6 a la siguiente; otros números no valen.
rules-dice-towers = Un dado juega la torre de su número: primero se deshace; deshechas todas, se rehacen; rehechas todas, se sacan. Si la torre ya está lista, el número se pierde.
rules-towers-one-checker = En la última fase un dado saca una sola ficha de su torre, así que cada torre necesita su número dos veces.
rules-dice-fixed = La primera tirada de la partida queda: ambos juegan los mismos dados en cada turno.
rules-dice-chosen = El primer jugador no tira: en cada turno nombra dos números distintos.
rules-dice-two-turns = El segundo jugador hace dos turnos seguidos: tira, juega, vuelve a tirar y a jugar.
rules-dice-open-roll = Antes de que muevas, el rival hace su próxima tirada, y ambos la ven.
rules-backward = Cada número puede jugarse también hacia atrás, hasta tu primera casilla, y golpear allí. Las fichas en la barra y las sacadas no retroceden.
rules-hit-and-run = Una ficha que ha golpeado en tu casa no vuelve a mover en ese turno.
rules-hit-home-first = No puedes golpear antes de que una ficha tuya esté en casa.
rules-head-one = Solo una ficha por turno puede dejar tu primera casilla, la cabeza.
rules-head-first-turn = En el primer turno, con 3-3, 4-4 o 6-6 pueden salir dos.
rules-courier = Tu primera ficha corre sola hasta tu casilla { $point } o más allá; solo entonces otra puede dejar la primera casilla.
rules-prime-own-quadrant = No puedes tener a la vez las seis casillas de tu primer cuarto.
rules-prime-four-in-start = No puedes tener más de { $most } casillas del cuarto donde empieza el rival.
rules-prime-ahead = Solo puedes cerrar seis casillas seguidas si una ficha rival ya las ha pasado o está fuera.
rules-entering-start-waits = Puedes entrar y mover a tu gusto, pero las { $waiting } fichas que desde el principio están en tu primera casilla esperan allí hasta que la reserva esté vacía.
rules-entering-half = Mientras haya fichas en la reserva puedes entrar o mover, pero ninguna pasa a la segunda mitad del tablero.
rules-bear-off-pinned = Mientras una ficha tuya esté clavada, no puedes sacar.
rules-mother = La última ficha de tu primera casilla es la madre. Si el rival la clava allí, pierdes una partida doble – salvo que él tenga aún fichas en su primera casilla: entonces se juega hasta que se vayan.
rules-mothers-draw = Si ambas madres están clavadas, son tablas.
rules-dead-draw = Si nadie puede mover nunca más, son tablas.
rules-repetition-draw = Si la misma posición vuelve por tercera vez, son tablas.
rules-doubles-twice-underside = Un doble se juega dos veces, y luego dos veces la cara oculta de los dados (las dos caras suman siete).
rules-doubles-ascending-later = En tus primeros { $turns } turnos un doble se juega cuatro veces. Después cuatro veces, luego cuatro veces el número siguiente, y así hasta los seises.
rules-doubles-roll-again-complete = Si el doble se jugó entero, tiras otra vez.
rules-doubles-rolls-again-always = Después de un doble tiras otra vez.
rules-doubles-sum = Un doble se juega una vez, como suma, y tiras otra vez.
rules-doubles-three-dice = Los dados iguales no son nada especial: cada uno se juega una vez.
rules-one-two-played = Tras 1 y 2 juegas ambos, nombras un doble, lo juegas y tiras otra vez. Si una parte no puede jugarse entera, el resto se pierde.
rules-one-two-chosen = 1 y 2 no se juegan: nombras un doble y lo juegas; si lo juegas entero, tiras otra vez.
rules-score-pips = El ganador recibe tantos puntos como les faltan a las fichas del perdedor para salir.
rules-score-pips-gammon = Valen el doble en un gammon (el perdedor no ha sacado nada) y el triple en un backgammon.
rules-score-backgammon-quadrant = Si además tiene una ficha en el cuarto donde empezó, en la barra o en la reserva, es un backgammon y vale el triple.
rules-score-draw = Las tablas no valen nada.
rules-match-in-turn = Los juegos se turnan: { $games }, y vuelta a empezar.

game-backgammon-source = El juego que tienen en común los cinco folletos, con las reglas de torneo actuales allí donde difieren.
game-leaflet-000-source = Tal como figura en el folleto 000: una partida única sin cubo.
game-leaflet-001-source = El juego básico del folleto 001, con sus normas para la mesa. El folleto solo dice que se determina quién empieza y que este tira los dos dados; en su texto francés se sortea.
game-leaflet-002-source = Tal como figura en el folleto 002. Su texto inglés dobla solo las fichas que están fuera de casa; los otros cinco idiomas doblan todos los puntos, y así lo hacemos también. Es una opción.
game-leaflet-003-source = Tal como figura en el folleto 003; que deba jugarse el número mayor consta en sus textos español e italiano.
game-leaflet-004-source = Tal como figura en el folleto 004: varias partidas con los puntos acumulados. No dice si quien empieza juega los dados con los que ganó la salida; aquí vuelve a tirar.
game-nackgammon-source = La posición inicial de Nack Ballard: una ficha de la casilla 13 y una de la casilla 6 pasan a la casilla 23.
game-hypergammon-source = La posición inicial habitual, con tres fichas para cada uno.
game-longgammon-source = La posición inicial habitual, con todas las fichas en la primera casilla.
game-snake-source = Para uno un juego de atrás, para otro un asedio. El folleto 001 se corta en medio de la posición; nueve en la barra es la que dan Jacoby y Crawford.
game-eureka-source = La lección más corta para sacar fichas. Del folleto 001; su imagen se perdió y la posición es la usual.
game-irish-source = Descrito por Charles Cotton en 1674. Se juega como el backgammon, pero un doble son solo dos números iguales.
game-short-narde-source = El juego con golpes de la familia nardy: oin vale uno, mars dos, koks tres.
game-portes-source = Tradición griega. Quien gana la apertura vuelve a tirar; el ganador empieza la partida siguiente y un gammon vale dos.
game-tavla-source = Tradición turca. Una ficha que ha golpeado en su propia casa se queda hasta el fin del turno; mars vale dos.
game-tavli-source = La tarde de todo café griego: golpear, clavar y bloquear, uno tras otro, casi siempre a cinco o siete.
game-old-britain-source = Del folleto 001. Si ambos números pueden jugarse, se juegan; si solo uno, eliges cuál.
game-mexican-source = Del folleto 001. El 1-2 no se juega: nombras un doble y tiras otra vez si lo juegas entero. Esa condición es lectura nuestra.
game-backward-source = Variante breve del folleto 001. Las jugadas hacia atrás cuentan para la obligación; no se saca mientras una ficha haya vuelto.
game-straight-source = Variante breve del folleto 001: el más fuerte toma el camino largo. Jueguen la vuelta.
game-fixed-roll-source = Variante breve del folleto 001: todo cálculo. Si nadie puede mover más, son tablas.
game-no-hit-source = Variante breve del folleto 001: obliga al rival a golpearte.
game-open-roll-source = Variante breve del folleto 001. Sin cubo, porque «antes de tirar» no significa nada aquí.
game-misere-source = Variante breve del folleto 001. Las obligaciones siguen: hay que dejarse golpear y frenar.
game-double-against-choice-source = Un juego desigual del folleto 001. Una tirada decide quién empieza; es lectura nuestra.
game-puff-source = Del folleto 001: con 2-4 se entra en tus casillas 23 y 21. Cuatro veces arriba y cuatro abajo es nuestra lectura de los dobles.
game-puff-long-source = Del folleto 001. Se golpea ya mientras se entra.
game-puff-russian-source = Del folleto 001. El número menor sigue yendo primero.
game-puff-russian-long-source = Del folleto 001: el Puff largo con la libertad del Puff ruso.
game-french-1-source = Del folleto 001: 6-6 son cuatro seises, cuatro unos y otra tirada; lo imposible no corta la cadena. Primero entran todas, como es usual.
game-russian-source = Del folleto 001. La libertad tras dos entradas es la lectura usual.
game-acey-deucey-source = Del folleto 001. Cada ficha que le queda al perdedor cuesta un punto, también en la barra y en la reserva.
game-acey-deucey-us-source = Tradición americana. Como en el folleto 001; empieza la tirada más alta de dos dados.
game-acey-deucey-european-source = Tradición de jugadores europeos; se saca con el número exacto.
game-dutch-source = Conocido por viejas colecciones. Primero tregua, luego refriega.
game-tabula-source = Reconstruido de una posición del emperador Zenón, con las reglas de hoy: ninguna ficha pasa a la segunda mitad antes de que entren todas.
game-pin-source = Del folleto 001; el perdedor paga los puntos que le faltan (una en 3 y dos en 1 son 5). Posición usual; una casilla mixta está cerrada a ambos, los pares propios solo frenan al rival.
game-plakoto-source = Tradición griega. La última ficha de tu primera casilla es la madre: clavada allí, cuesta una partida doble.
game-tapa-source = Tradición búlgara. Como el Plakoto; los dados de la apertura se juegan.
game-mahbusa-source = Tradición árabe. El mismo juego que Tapa con su propio nombre.
game-gioul-source = Del folleto 001: 3-3 son treses, cuatros, cincos y seises; si fallas en los cuatros, el rival juega cincos y seises. Nada se devuelve.
game-fevga-source = Tradición griega. La primera ficha corre sola hasta pasar la salida del rival. No se puede amurallar todo el primer cuarto; no prohibimos otras filas.
game-moultezim-source = De tierras otomanas. Como mucho cuatro casillas del cuarto donde empieza el rival pueden ser tuyas.
game-narde-source = Se juega en Rusia y el Cáucaso. Una fila de seis se juzga en cada jugada: se permite en cuanto una ficha rival la ha pasado.
game-gul-bara-source = Tradición búlgara, también llamada Rosespring. Sin cabeza ni filas prohibidas; una cadena rota acaba el turno.
game-jacquet-source = El juego de salón francés en su forma moderna: una ficha bloquea y no se golpea.
game-tawula-source = Un juego árabe. En la primera mitad del camino hay como mucho una ficha por casilla entre los dos extremos.
game-ludus-lumbardorum-source = Del folleto 001, con el recorrido de los textos antiguos. Una ficha como mucho en tus casillas 10, 9 y 8; en la primera solo se entra si está vacía. Son lecturas nuestras.
game-medio-emperador-source = Del libro de los juegos de Alfonso X (1283), como lo leen los historiadores: dos dados y un seis siempre presente.
game-tourne-case-source = El Backgammon francés 2 del folleto 001. Un doble es una jugada; no se adelanta; la meta se alcanza exacta.
game-catch-me-source = Del folleto 001; en Islandia, «perseguir a las chicas». Una última ficha ya en una esquina se queda; es lectura nuestra.
game-doublets-source = Del folleto 001: 3-6 deshace las torres tres y seis. Que un dado tome la torre entera también al final es lectura nuestra.
