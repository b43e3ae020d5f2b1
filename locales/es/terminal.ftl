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
tui-keys-typed = Intro ejecutar   Tab completar   Esc borrar
tui-keys-holding = cursores elegir destino   Intro dejar   Esc devolver
tui-roll-ahead = Tirar por adelantado
tui-help = Ayuda
tui-quit = Salir
tui-yes = Intro: sí
tui-other-key = otra tecla: no
tui-answer = Respuesta
tui-key-arrows = cursores, Tab: a una ficha o casilla
tui-key-enter = Intro: coger, dejar; terminar el turno
tui-key-escape = Esc: devolver, borrar
tui-key-type = letras: una orden o una jugada; Tab completa
tui-key-suspend = volver al shell; fg continúa

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
tui-help-moves = todos los movimientos posibles ahora
tui-help-score = cómo va el encuentro
tui-help-where = quién está en un lugar, o en todos
tui-help-last = lo último que pasó, otra vez
tui-help-again = la revancha, tras el encuentro
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
tui-place = Escribe un lugar del tablero, por ejemplo where 13, where bar
tui-now = Ahora: { $words }
tui-not-over = El encuentro no ha terminado todavía
tui-ambiguous = Hay varias maneras de jugarlo: { $ways }
tui-not-resigned = No has abandonado
tui-not-done = No se ha hecho nada
tui-choose-key = Escribe una de las palabras de abajo
tui-not-kept = { $detail } – pulsa una tecla para reintentar
tui-not-kept-line = { $detail }; Intro para reintentar
tui-engine-lost = El motor se detuvo sin responder
tui-kept = Guardado en { $path }
tui-analyse = Para analizarlo: tavola analyse { $number }
tui-check-dice = Para comprobar sus dados: tavola dice verify { $number }
tui-too-small = Esta terminal tiene { $width } x { $height } caracteres; el tablero necesita { $columns } x { $lines }. Ctrl-C sale.

## For the ear: sentences instead of a picture

tui-you = Tú
tui-bot = Bot
tui-both-pips = { $own } a { $other }
tui-count-on = { $count } en { $place }
tui-empty-place = { $place }: vacío
tui-on-place = { $place }: { $who ->
    [you] tienes { $count }
   *[name] { $name } tiene { $count }
}
