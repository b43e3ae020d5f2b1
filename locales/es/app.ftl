### Every page: its frame, errors, players and matches, boards; and the first page.

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
error-only-table = Eso solo se puede hacer en el ordenador donde funciona Tavola.
error-forbidden = Esto no te está permitido aquí.
error-too-large = El archivo es demasiado grande.
error-timeout = Ha tardado demasiado en llegar. Inténtalo de nuevo.
error-bad-request = Así no se puede hacer ({ $detail }).
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

setup-game = Juego
setup-position = Posición inicial

## Matches

matches-opened-part = Solo se puede leer el principio del archivo: { $fault }
replay-link = Repasar
delete = Borrar
delete-of = Borrar { $players }
delete-yes = Borrar

## Position ids

id-link = Enlace
copy-link = Copiar enlace del encuentro
copy-link-long = Este encuentro es demasiado largo para un enlace. Guárdalo como archivo.
id-plain = Simple
copy-of = Copiar { $name }
copied = Copiado
copy-failed = Aquí no se permite copiar. Selecciona el texto y cópialo a mano.

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

## Rules side by side

compare-title = Comparar reglas

## Analysis; its page has its own file

analysis-link = Analizar
sealed-link = Comprobar estos dados
sealed-link-running = Dados sellados
analysis-of = Analizar { $players }

## El tablero, para el oído

board-label = Tablero de backgammon
board-point = Casilla { $point }
board-bar = Barra
board-off = Fuera
board-captured = Capturadas
board-stacked = apiladas
board-apart = separadas
board-restacked = apiladas de nuevo
board-empty = vacía
board-yours = { $count ->
    [0] ninguna de tus fichas
    [one] una de tus fichas
   *[other] { $count } de tus fichas
}
board-theirs = { $count ->
    [0] ninguna ficha del rival
    [one] una ficha del rival
   *[other] { $count } fichas del rival
}
board-light = { $count ->
    [0] ninguna ficha clara
    [one] una ficha clara
   *[other] { $count } fichas claras
}
board-dark = { $count ->
    [0] ninguna ficha oscura
    [one] una ficha oscura
   *[other] { $count } fichas oscuras
}
board-place = { $place }: { $contents }
board-place-pinned = { $place }: { $contents }, sobre una ficha clavada
board-source = { $words } – puede mover
board-target = { $words } – alcanzable
