### A new game.

## New game

setup-title = Nueva partida
setup-opponent = Rival
against-bot = El bot
against-two = Dos aquí
against-friend = Por enlace
against-anyone = Cualquiera
setup-friend-help = Recibes un enlace para enviar. Quien lo abra primero se sienta frente a ti y empieza el encuentro. Tavola tira los dados.
setup-anyone-help = Tu desafío está en la sala mientras esperas. Quien lo acepte primero se sienta frente a ti, y cualquiera puede ver el encuentro.
setup-level = Nivel
setup-seat = Eres
setup-seat-help = Decide el color de tus fichas y qué nombre va primero. No decide quién empieza.
seat-first = Jugador 1
seat-second = Jugador 2
setup-your-name = Tu nombre
setup-name = Nombre del jugador { NUMBER($number) }
setup-game-section = Juego
options = Opciones de las reglas
options-changed =
    { $count ->
        [0] como siempre
        [one] { NUMBER($count) } cambiada
       *[other] { NUMBER($count) } cambiadas
    }
options-reset = Restablecer las reglas habituales
option-was = habitual: { $value }
option-group-start = Comienzo
option-group-dice = Dados
option-group-moving = Movimientos
option-group-bearing-off = Salida
option-group-scoring = Puntuación
option-group-cube = Cubo de doblar
setup-match = Duración
setup-match-points = Encuentro
setup-match-points-about = Gana quien llegue antes a estos puntos.
setup-match-money = Partidas libres
setup-match-money-about = Partida tras partida, mientras quieras.
setup-match-games = Número fijo
setup-match-games-about = Este número de partidas; los puntos se suman.
setup-match-single = Una partida
setup-match-single-about = Una sola partida.
setup-length-points = Puntos para ganar
setup-length-games = Partidas
setup-length-own = Otro
position-usual = La habitual
position-own = Una posición propia
position-id = Posición
position-id-help = Identificador GNUBG, XGID, OGID, texto de Snowie o notación simple como 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Escribe una posición o elige el comienzo habitual.
position-fault = Esta posición no se puede leer. { $detail }
fault-count =
    { $side ->
        [roller] Fichas de quien tira: { $found } en vez de { $wanted }.
       *[other] Fichas del otro jugador: { $found } en vez de { $wanted }.
    }
fault-no-such-point = Hay fichas en una casilla que este tablero no tiene: { $point }.
fault-shared-point = Los dos jugadores ocupan la misma casilla: la { $point } de quien tira.
fault-not-pinned = Una ficha de la casilla { $point } figura como clavada, pero nada la clava.
fault-no-pool = En este juego no hay fichas que esperen entrar.
fault-both-finished = Los dos jugadores han sacado todas sus fichas.
fault-over = En esta posición la partida ya ha terminado.
fault-unreadable = Se esperaba un identificador GNUBG, un XGID, un OGID o una posición como { $example }.
fault-no-ids = Este juego no tiene identificadores. Se esperaba una posición como { $example }.
fault-plain = Se esperaban casillas con sus fichas y una barra entre los jugadores, por ejemplo { $example }.
fault-gnubg-position = Se esperaba un identificador de posición GNUBG de 14 letras y cifras.
fault-gnubg-match = Después de los dos puntos se esperaba un identificador de encuentro GNUBG de 12 letras y cifras.
fault-gnubg-pair = Se esperaba un identificador de posición, dos puntos y un identificador de encuentro.
fault-xgid-fields = Un XGID tiene diez campos separados por dos puntos; este texto tiene { $found }.
fault-xgid-places = El primer campo de un XGID tiene 26 signos; este tiene { $found }.
fault-xgid-checkers = En el primer campo del XGID solo se esperaban -, de A a O y de a a o.
fault-snowie-fields = Una posición de Snowie tiene 40 campos separados por punto y coma; este texto tiene { $found }.
fault-ogid-fields = Un OGID tiene de 3 a 11 campos separados por dos puntos; este texto tiene { $found }.
fault-ogid-place = Los lugares de un OGID van de 0 a 9 y de a a q.
fault-id-field =
    { $field ->
        [cube] El cubo del identificador no vale: se esperaba una potencia de dos.
        [owner] El dueño del cubo no vale: se esperaba 1, 0 o -1.
        [turn] El bando que tira no vale: se esperaba 1 o -1.
        [dice] Los dados del identificador no valen: se esperaban dos dados del 1 al 6, o ninguno.
        [score] El marcador del identificador no vale: se esperaba menos que la longitud del encuentro.
        [length] La longitud del encuentro no vale: se esperaba un número, 0 por dinero.
        [rules] Las reglas del identificador no valen: se esperaba 0 o 1 en un encuentro, de 0 a 3 por dinero.
        [checkers] Un número de fichas no vale: se esperaba de 0 a 15.
       *[other] Una parte del identificador está fuera de los límites.
    }
setup-to-move = Quien tira es
to-move-you = Tú
to-move-bot = El bot
setup-open-editor = Montarla en el tablero
setup-dice = Dados
dice-server = Tira Tavola
dice-server-about = Dados justos, de la fuente de azar del sistema.
dice-hand = Introducidos a mano
dice-hand-about = Tiras dados de verdad en la mesa e introduces lo que muestran.
setup-board = Tablero
setup-colour = Tus fichas
setup-colour-first = Fichas del jugador 1
colour-light = Claras
colour-dark = Oscuras
home-left = Izquierda
home-right = Derecha
numbers-mover = Quien tiene el turno
numbers-fixed = Fijos
numbers-none = Ninguno
settings-aloud = Leer las jugadas del rival
aloud-mine = Con mis números
aloud-theirs = Con los suyos
setup-summary = Tu partida
setup-summary-bot = Bot, { $level }
setup-summary-two = Dos aquí
setup-start = Empezar

## Settings

settings-home = El jugador 1 saca sus fichas
settings-numbers = Números de las casillas

## House rules

custom-file = Guardar en un archivo
custom-link = Copiar un enlace
custom-link-copied = El enlace está copiado. Solo funciona en este ordenador; para dar las reglas a otra persona, guárdalas en un archivo.
custom-link-show = Copia este enlace:
custom-name = Nombre de estas reglas
custom-save = Guardar como reglas propias
custom-saved = Guardado. «{ $name }» está ahora entre los juegos.
custom-name-missing = Primero pon un nombre a estas reglas.
custom-from-link = Alguien te ha enviado estas reglas. Juégalas o guárdalas.
