### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = puntos { $score }
tui-pips = pips { $pips }
tui-cube = cubo { $value }
tui-cube-middle = cubo { $value } en el centro

## What happened: after the sign of the player who did it

tui-chooses = elige { $dice }
tui-bot-rolls = tira: escribe sus dados, por ejemplo roll 31

## Keys

tui-enter = Intro
tui-keys-typed = Intro ejecutar   Esc borrar
tui-keys-holding = cursores elegir destino   Intro dejar   Esc devolver
tui-roll-ahead = Tirar por adelantado
tui-help = Ayuda
tui-quit = Salir
tui-other-key = otra tecla: no
tui-key-arrows = cursores, Tab: a una ficha o casilla
tui-key-enter = Intro: coger, dejar; terminar el turno
tui-key-escape = Esc: devolver, borrar
tui-key-colon = y luego una orden, o solo una jugada:

## What can be typed. The words that are typed stand before each of these.

tui-help-move = mover; también 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = tirar los dados; con dados propios: roll 31
tui-help-done = terminar el turno
tui-help-undo = deshacer un movimiento, o todos
tui-help-double = doblar
tui-help-take = aceptar, rechazar; también beaver, raccoon
tui-help-resign = abandonar: 1 partida simple, 2 gammon, 3 backgammon
tui-help-accept = responder a un abandono
tui-help-next = la siguiente partida; finish termina la sesión
tui-help-choose = elegir un doble, si el juego lo pide
tui-help-pick = decir dos números en vez de tirar, si el juego lo pide
tui-help-hint = lo que haría el motor
tui-help-board = mostrar de nuevo el tablero
tui-help-quit = parar; el encuentro se guarda

## What was refused, or went wrong

tui-empty = Escribe una orden; help las muestra todas
tui-not-utf8 = Esto no es texto en UTF-8; help muestra las órdenes
tui-too-long = Una línea tiene como mucho { $most } bytes; help muestra las órdenes
tui-unknown = No existe la orden «{ $word }»; help las muestra todas
tui-alone = Nada va después de { $word }
tui-dice = Después de roll van los dados, por ejemplo 31, no «{ $text }»
tui-level = ¿Cuánto? Escribe de resign 1 a resign { $most }
tui-choice = Escribe un número del 1 al 6, por ejemplo choose 4
tui-pick = Escribe dos números distintos, por ejemplo pick 65
tui-ambiguous = Hay varias maneras de jugarlo: { $ways }
tui-not-resigned = No has abandonado
tui-choose-key = Elige una de las teclas de abajo
tui-not-kept = { $detail } – pulsa una tecla para reintentar
tui-not-kept-line = { $detail }; Intro para reintentar
tui-engine-lost = El motor se detuvo sin responder
tui-kept = Guardado en { $path }
tui-too-small = Esta terminal tiene { $width } x { $height } caracteres; el tablero necesita { $columns } x { $lines }. q sale.
