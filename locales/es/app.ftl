### La página alrededor del tablero: inicio, nueva partida, encuentros, repaso, reglas, posición, ajustes, acerca de.

## Everywhere

skip = Ir al contenido
nav = Menú principal
nav-home = Inicio
nav-play = Nueva partida
nav-matches = Encuen{ "\u00AD" }tros
nav-profile = Perfil
nav-turns = { $count ->
    [one] Te toca en { $count } encuentro
   *[other] Te toca en { $count } encuentros
}
nav-practice = Práctica
nav-rules = Reglas
nav-edit = Posición
nav-settings = Ajustes
nav-about = Acerca de Tavola
language = Idioma
theme-to-dark = Cambiar a colores oscuros
theme-to-light = Cambiar a colores claros
loading = Cargando…
retry = Volver a intentarlo
cancel = Cancelar
yes = Sí
no = No
number = { NUMBER($value) }
title-replay = Repaso
game-of-match = { $match }: { $game }

## What went wrong

error-title = No ha funcionado
error-no-page = Esa página no existe
error-no-page-text = En esta dirección no hay nada. Quizá le falte un trozo.
error-offline = Tavola no responde. ¿Sigue en marcha?
error-not-found = Eso no existe, o ya no existe.
error-stale = Alguien ha sido más rápido. Así está ahora.
error-full = El disco está lleno: no se ha guardado nada. Libera espacio e inténtalo de nuevo.
error-away = La base de datos de este servicio no responde ahora mismo. No se ha perdido nada de lo confirmado. Inténtalo de nuevo dentro de un momento.
error-removed = El archivo de Tavola se ha borrado o sustituido mientras funcionaba: no se ha guardado nada. Reinicia Tavola.
error-busy = El motor tiene ahora demasiado trabajo. Vuelve a intentarlo en un momento.
error-forbidden = Eso solo se puede hacer en el ordenador donde funciona Tavola.
error-no-network = Este ordenador no está conectado a ninguna red. Conéctalo y vuelve a intentarlo.
error-stopping = Tavola se está cerrando. Vuelve a iniciarlo para seguir.
error-unreadable = Esto lo guardó otra versión de Tavola, y esta versión no puede leerlo.
error-no-net = La red neuronal de este juego aún no está en este dispositivo. Conéctate una vez a la red e inténtalo de nuevo.
error-tab-simd = Este navegador es demasiado antiguo para Tavola: su WebAssembly no tiene SIMD. Actualízalo o usa otro.
error-tab-fetch = No se ha podido cargar una parte de Tavola. Comprueba la conexión y recarga la página.
error-tab-newer = Una versión más nueva de Tavola guardó tus encuentros. Recarga la página para obtenerla.
error-tab-full = El navegador ya no tiene espacio para Tavola, así que no puede empezar. Libera espacio y recarga la página.
error-tab-store = El navegador no abre el archivo con tus encuentros. Cierra las otras páginas de Tavola y recarga esta.
error-tab-not-ours = Esto no es un archivo de Tavola, o está dañado. Elige uno guardado aquí, o el tavola.sqlite de un ordenador.
error-tab-newer-file = Una versión más nueva de Tavola guardó este archivo. Recarga la página para obtenerla.
error-no-name = Elige primero un nombre.
error-name-taken = Alguien ya tiene este nombre, o uno muy parecido. Elige otro.
error-no-help = Mientras dos personas juegan entre sí, el motor no ayuda a nadie. Después del encuentro, sí.
error-too-many = Es demasiado a la vez. Espera un momento o termina antes otra cosa.
error-not-rated = Este encuentro no puede contar para la puntuación: ambos necesitan una cuenta, y el juego sus propias reglas y su posición inicial.
error-taken = Otra persona ya ocupó el sitio.
error-adjourned = Este encuentro está aplazado. Sigue cuando los dos quieran.
error-late = Los espectadores ven este encuentro con retraso. Tendrás esto cuando se haya mostrado entero.
error-internal = Algo ha ido mal: { $detail }

## Why an action was refused

refusal-not-your-turn = Le toca al otro jugador.
refusal-not-now = Antes hay que hacer otra cosa.
refusal-premature-roll = El rival aún no ha terminado su turno; esta tirada no vale.
refusal-bad-dice = Esa tirada no existe en este juego.
refusal-bad-opening = Según estas reglas, una partida empieza de otra manera.
refusal-illegal-move = Este movimiento no está permitido.
refusal-turn-not-finished = Aún tienes que jugar más de la tirada.
refusal-nothing-to-take-back = No hay ningún movimiento que deshacer.
refusal-too-late-for-cocked = Los dados mal caídos se cantan antes de mover una ficha.
refusal-bad-choice = Elige un doble del 1 al 6.
refusal-bad-pick = Nombra dos números distintos del 1 al 6 en vez de tirar.
refusal-fixed-roll = La primera tirada queda para toda la partida.
refusal-no-cube = Esta partida se juega sin cubo de doblar.
refusal-crawford-game = En la partida Crawford no se dobla.
refusal-holland-too-early = No se dobla hasta que ambos hayan tirado dos veces.
refusal-cube-not-yours = El cubo es del rival.
refusal-cube-at-limit = El cubo no puede subir más.
refusal-double-before-rolling = Solo se dobla antes de tirar.
refusal-no-beavers = Aquí se juega sin beavers.
refusal-no-raccoons = Aquí se juega sin raccoons.
refusal-bad-resignation = No puedes abandonar tanto en esta partida.
refusal-match-over = El encuentro ha terminado.
refusal-bots-seat = El bot juega por sí mismo.
refusal-not-your-seat = En este puesto juega otra persona.
refusal-tavola-throws = En este encuentro tira Tavola.
refusal-dice-wanted = Introduce los dados.
refusal-wrong-dice = Ahora hacen falta otros dados.
refusal-throw-stands = Esta tirada vale y no se repite.
refusal-throw-is-last = Después de una tirada hay que esperar a conocer su resultado.
refusal-no-dice-due = Ahora no toca tirar.
refusal-not-thrown = Aún no se ha tirado.
refusal-not-a-decision = Ahora no hay nada que decidir.
refusal-stale = Alguien ha sido más rápido. Así está ahora.

## Players and matches

player-human = Jugador { NUMBER($number) }
player-bot = Bot ({ $level })
player-deleted = jugador eliminado
players-against = { $first } – { $second }
level-beginner = Principiante
level-beginner-about = Se le escapan muchas cosas. Bueno para empezar.
level-casual = Aficionado
level-casual-about = Conoce el juego, pero se equivoca a menudo.
level-club = Jugador de club
level-club-about = Juega con solidez, pero te deja ocasiones.
level-expert = Experto
level-expert-about = Aprovecha todo lo que sabe la red.
level-master = Maestro
level-master-about = Calcula dos tiradas por adelantado. Tarda un poco más.
level-grandmaster = Gran maestro
level-grandmaster-about = Calcula dos tiradas por adelantado y juega muchas veces las decisiones reñidas. Tarda unos segundos.
match-points =
    { $length ->
        [1] Encuentro a un punto
       *[other] Encuentro a { NUMBER($length) } puntos
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } partida
       *[other] { NUMBER($length) } partidas
    }
match-single = Partida única
match-money = Partidas libres
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } punto
       *[other] { NUMBER($count) } puntos
    }
pips =
    { $count ->
        [one] { NUMBER($count) } pip
       *[other] { NUMBER($count) } pips
    }
game-number = Partida { NUMBER($number) }
board-start = Posición inicial: { $game }
board-now = La posición ahora

## Home

home-title = Backgammon con toda su belleza
home-lead = Un rival fuerte, dados limpios y un tablero en el que da gusto mover. Gratis, y todo se queda contigo.
home-lead-people = Un rival fuerte, un amigo con solo un enlace y dados que cualquiera puede comprobar. Gratis.
home-resume = Continuar
home-bot = Jugar contra el bot
home-bot-more = Otro nivel, otro juego u otra longitud…
home-lobby = Buscar rival
home-lobby-about = Alguien que está aquí ahora
home-friend = Jugar con un amigo
home-friend-more = Otro juego u otra longitud…
home-two = Dos en una misma pantalla
home-two-about = Con vuestros dados o los nuestros
home-edit = Montar una posición
home-edit-about = A mano o desde un identificador
home-learn = Aprender jugando
home-learn-about = Cinco pasos cortos en el tablero
scenes-link = Tres posiciones
tonight-title = Un juego para esta noche
tonight-people = Quién juega
tonight-length = Cuánto tiempo
tonight-luck = Cuánta suerte
tonight-another = Otro juego
tonight-none = Ningún juego coincide. Cambia una opción.
day-title = Posición del día
day-about = Una posición al día: ¿qué es lo correcto?
day-streak =
    { $days ->
        [one] { $days } día seguido. Te espera la posición de hoy.
       *[other] { $days } días seguidos. Te espera la posición de hoy.
    }
day-streak-done =
    { $days ->
        [one] { $days } día seguido. Hecho por hoy.
       *[other] { $days } días seguidos. Hecho por hoy.
    }
home-games = Los juegos
home-search = Buscar un juego
home-all-families = Todas las familias
home-minutes = unos { $minutes } min
home-luck = { $luck } % suerte
home-luck-about = Suerte: con un 100 %, el mejor jugador solo gana la mitad de las partidas; con un 0 %, las gana todas. Medido con dos bots de distinta fuerza.
home-found = { $count ->
    [one] Un juego
   *[other] { $count } juegos
}
play-short = Jugar
play-game = Jugar a { $game }
rules-link = Reglas
rules-of = Reglas de { $game }

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
setup-game = Juego
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
setup-position = Posición inicial
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

## Matches

matches-title = Encuentros
matches-none = Aún no hay encuentros. El primero está a un clic.
matches-more = Mostrar más encuentros
matches-adjourned = aplazado
matches-open = Abrir un archivo de encuentro
matches-open-hint = Archivos de GNU Backgammon, XG, Jellyfish, FIBS y Tavola. También puedes arrastrar un archivo hasta aquí o pegar su texto.
matches-opened = El encuentro está abierto.
matches-opened-part = Solo se puede leer el principio del archivo: { $fault }
state-playing = Partida { NUMBER($game) } en curso
state-won = Ganado por { $player }
state-drawn = Terminado
resume-of = Continuar { $players }
replay-link = Repasar
replay-of = Repasar { $players }
delete = Borrar
delete-of = Borrar { $players }
delete-title = ¿Borrar este encuentro?
delete-text = { $players }, { $match }: el encuentro y todas sus jugadas desaparecerán para siempre.
delete-yes = Borrar
delete-done = El encuentro se ha borrado.

## Replay

replay-board = Posición
replay-begin = Comienzo
replay-first = Al comienzo
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-run = Reproducir
replay-halt = Parar
replay-place = Lugar en el encuentro
replay-tools = Pasos
replay-keys = Las flechas van paso a paso; Inicio y Fin, a los extremos.
replay-plays = Jugadas
replay-none = Todavía no se ha jugado nada.
replay-tie = Empate { $dice }
replay-begins = { $dice }: empieza
replay-lot = empieza por sorteo
replay-cocked = dados mal caídos, se repite la tirada
replay-result =
    { $level ->
        [1] { $player } gana
        [2] { $player } gana un gammon
        [4] { $player } gana un mars
        [5] { $player } gana un koks
       *[3] { $player } gana un backgammon
    } ({ $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } puntos
    })
replay-drawn = No gana nadie
replay-play-on = Jugar desde aquí
replay-edit = Abrir en el editor
replay-save = Guardar como

## Position ids

id-link = Enlace
copy-link = Copiar enlace del encuentro
copy-link-long = Este encuentro es demasiado largo para un enlace. Guárdalo como archivo.
id-plain = Simple
copy-of = Copiar { $name }
copied = Copiado
copy-failed = Aquí no se permite copiar. Selecciona el texto y cópialo a mano.

## Rules

rules-contents = Contenido
rules-all = Todos los juegos
rules-back-new = Volver a la nueva partida
rules-back-match = Volver al encuentro
print = Imprimir

## Position editor

edit-title = Montar una posición
edit-lead = Elige un color y toca las casillas y la barra. Las fichas que no coloques cuentan como sacadas.
edit-keys = Con el teclado: las flechas recorren el tablero, Intro añade una ficha, menos quita una, una cifra fija cuántas hay.
edit-board = Tablero para montar
edit-checkers = Fichas
edit-tool = Qué hace un toque
edit-tool-add = Poner
edit-tool-remove = Quitar
edit-on-roll = Tira
edit-rest-off = { $player }: { NUMBER($count) } fuera
edit-none-left = { $player }: todas las fichas están ya en el tablero.
edit-start-position = Inicial
edit-empty = Vaciar
edit-swap = Cambiar bandos
edit-undo = Deshacer
edit-read = Leer un identificador
edit-read-act = Mostrar en el tablero
edit-read-done = La posición está en el tablero.
edit-awaits = Por decidir
edit-awaits-before = Antes de tirar
edit-awaits-roll = Una tirada
edit-awaits-double = Un doble
edit-score-cube = Marcador y cubo
edit-stakes = Se juega
edit-stakes-money = Por dinero
edit-stakes-match = Un encuentro
edit-score-of = Puntos de { $player }
edit-crawford = Partida Crawford
edit-cube = Cubo
edit-cube-owner = El cubo es de
edit-cube-middle = Nadie
edit-jacoby = Regla Jacoby
edit-jacoby-help = Un gammon solo cuenta si se ha doblado.
edit-beavers = Beavers
judge-title = Valoración
judge-wins = Victorias
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammons
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
}
judge-equity = Equidad de { $player }: { $equity } (sin cubo { $cubeless })
judge-plays = Mejores jugadas
judge-cube-of = Decisión de cubo: { $player }
edit-ids = Esta posición
edit-ids-none = En cuanto la posición sea posible, aquí aparecerán sus identificadores y podrá empezar un encuentro.
edit-play-bot = Jugar contra el bot
edit-play-two = Jugar entre dos

## Settings

settings-title = Ajustes
settings-page = Página
settings-theme = Colores
theme-auto = Sistema
theme-light = Claros
theme-dark = Oscuros
settings-colour = Fichas del jugador 1
settings-look = Aspecto
look-walnut = Nogal
look-baize = Tapete verde
look-slate = Pizarra
look-sea = Mar
look-clay = Terracota
look-clear = Apto para daltónicos
look-contrast = Alto contraste
settings-home = El jugador 1 saca sus fichas
settings-numbers = Números de las casillas
settings-play = Juego
settings-taps = Mover una ficha
taps-one = Un toque
taps-two = Dos toques
settings-taps-help = Un toque juega el dado mayor; un toque en una casilla vacía lleva allí dos fichas si la tirada lo permite. Con dos toques, eliges primero la ficha y luego su destino. Arrastrar funciona siempre.
settings-roll = Tirar automáticamente
roll-clear = Salvo si puedo doblar
roll-ask = Nunca
roll-always = Siempre
settings-roll-help = Con «Siempre» tienes un momento para doblar antes de la tirada.
settings-speed = Movimiento
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
speed-instant = Ninguno
settings-sound = Sonidos
settings-sound-help = Sonidos suaves de dados y fichas.
settings-analyse = Analizar cada encuentro al terminar
settings-analyse-help = Se hace en segundo plano; el resultado muestra después las tasas de error de ambos jugadores y las decisiones más caras.
settings-haptics = Vibración
settings-haptics-help = El teléfono vibra al mover, al comer y al tirar.
settings-forced = Hacer las jugadas forzadas
settings-forced-help = Una jugada que solo puede hacerse de una manera se hace automáticamente.
settings-greedy = Sacar fichas automáticamente
settings-greedy-help = Cuando los dos bandos ya se han cruzado, los dados sacan solos lo que pueden.
settings-pips = Cuenta de pips
settings-pips-help = Muestra cuánto le queda a cada bando.
settings-turning = Girar el tablero hacia quien tiene el turno
settings-turning-help = Con dos personas en una misma pantalla, quien tiene el turno está abajo.
settings-confirm = Un turno termina
confirm-moment = Tras un momento
confirm-ask = Cuando lo confirmo
confirm-never = Enseguida
settings-confirm-help = Un toque detiene la espera, para que puedas pensar o deshacer. Quien juega con el teclado termina el turno con Intro.
lan-title = Otros dispositivos en casa
lan-switch = Abrir a esta red
lan-switch-help = Un teléfono de la misma red abre el enlace y ocupa un puesto, o mira.
lan-link = el enlace
lan-code = Código QR de { $url }
lan-whom = Cualquiera que tenga este enlace puede ver todos los encuentros, jugar en ellos y empezar otros. Solo este ordenador puede borrarlos. El enlace deja de funcionar cuando desactivas esto o cierras Tavola.
lan-guest = Este dispositivo es un invitado. El acceso se activa y se desactiva en el ordenador donde funciona Tavola.
me-title = Tú en este servidor

## About

about-title = Acerca de Tavola
about-what = Tavola juega al backgammon y a sus parientes: el juego moderno, los juegos de cinco folletos impresos y juegos tradicionales de muchos países.
about-dice = Los dados de un encuentro se sellan antes de la primera tirada, y cualquiera puede comprobarlos al final. El bot no sabe de ellos más que tú.
about-private = Todo se queda en tu ordenador: encuentros, nombres y ajustes. No se envía nada a ninguna parte.
about-keys-title = Teclado
about-keys = Todas las páginas se manejan con el teclado: Tab avanza, Intro y espacio eligen, las flechas recorren el tablero y el repaso.
about-licence-title = Licencia
about-licence = Tavola es software libre con licencia MIT o Apache 2.0, la que prefieras. Contiene la biblioteca Fluent de Mozilla y colaboradores:
about-version = Versión { $version }

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

## The gallery

home-any-length = Cualquier duración
home-length-short = Hasta 10 minutos
home-length-medium = De 10 a 25 minutos
home-length-long = Más de 25 minutos
home-any-luck = Estrategia o suerte
home-luck-low = Sobre todo estrategia
home-luck-even = Algo de ambas
home-luck-high = Sobre todo suerte
home-any-cube = Con o sin cubo
home-cube-with = Con cubo de doblar
home-cube-without = Sin cubo
origin-leaflet = Folleto { $number }
origin-tradition = Tradicional
games-without-trictrac = El trictrac no está entre ellos: los puntos se apuntan en cada jugada, y Tavola no lo juega.

## House rules

custom-rules-title = Tus propias reglas
custom-rules-lead = Parte de cualquier juego, cambia lo que juegas de otro modo y ponle un nombre.
custom-rules-new = Crear tus reglas
custom-rules-open = Abrir un archivo de reglas
custom-about = A partir de { $game }, { $count ->
    [one] un cambio
   *[other] { $count } cambios
}.
custom-change = Cambiar
custom-remove = Quitar
custom-remove-ask = ¿Quitar «{ $name }»? Los encuentros empezados con estas reglas las conservan.
custom-file = Guardar en un archivo
custom-link = Copiar un enlace
custom-link-copied = El enlace está copiado. Solo funciona en este ordenador; para dar las reglas a otra persona, guárdalas en un archivo.
custom-link-show = Copia este enlace:
custom-name = Nombre de estas reglas
custom-save = Guardar como reglas propias
custom-saved = Guardado. «{ $name }» está ahora entre los juegos.
custom-name-missing = Primero pon un nombre a estas reglas.
custom-from-link = Alguien te ha enviado estas reglas. Juégalas o guárdalas.

## Rules side by side

compare-title = Comparar reglas
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

## Analysis; its page has its own file

analysis-link = Analizar
sealed-link = Comprobar estos dados
sealed-link-running = Dados sellados
analysis-of = Analizar { $players }

## A tutor that warns before an error is played

settings-tutor = Avisar antes de un error
settings-tutor-help = En las partidas contra Tavola, un aviso te permite pensarlo otra vez antes de confirmar una jugada o una decisión de cubo así de mala.
settings-tutor-off = Nunca
settings-tutor-doubtful = Dudosa o peor
settings-tutor-bad = Mala o peor
settings-tutor-very-bad = Solo muy mala
tutor-title = Hay una jugada mejor
tutor-text = Esta jugada pierde { $loss } de equidad.
tutor-yours = Tu jugada { $chances }
tutor-best = La mejor jugada { $chances }
tutor-back = Pensarlo otra vez
tutor-show = Mostrar la mejor jugada
tutor-anyway = Jugarla de todos modos
tutor-cube-title = Piensa otra vez en el cubo
tutor-cube-text = Esta decisión pierde { $loss } de equidad.
tutor-cube-anyway = Mantenerla
