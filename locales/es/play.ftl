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

## Replay

replay-tools = Pasos
replay-edit = Abrir en el editor

## Position editor

edit-stakes-money = Por dinero
edit-crawford = Partida Crawford

## Settings

lan-title = Otros dispositivos en casa
lan-switch = Abrir a esta red
lan-switch-help = Un teléfono de la misma red abre el enlace y ocupa un puesto, o mira.
lan-link = el enlace
lan-code = Código QR de { $url }
lan-whom = Cualquiera que tenga este enlace puede ver todos los encuentros, jugar en ellos y empezar otros. Solo este ordenador puede borrarlos. El enlace deja de funcionar cuando desactivas esto o cierras Tavola.
lan-guest = Este dispositivo es un invitado. El acceso se activa y se desactiva en el ordenador donde funciona Tavola.

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

## Qué hay que hacer

play-heading = { $match }: { $players }
play-loading = Preparando el tablero…
play-corners = Los círculos marcan las esquinas: la última ficha salta de esquina en esquina.
play-opening = La primera tirada decide quién empieza
play-opening-lot = El sorteo decide quién empieza
play-opening-hand = Introduce la primera tirada: un dado cada uno
play-opening-hand-two = Introduce la primera tirada: dos dados cada uno
play-roll = { $who ->
    [you] Te toca
   *[name] Tira { $name }
}
play-roll-hand = { $who ->
    [you] Introduce tu tirada
   *[name] Introduce la tirada de { $name }
}
play-move = { $who ->
    [you] Tienes { $dice }
   *[name] { $name } tiene { $dice }
}
play-choose = { $who ->
    [you] Elige un doble
   *[name] { $name } elige un doble
}
play-left = Queda por jugar: { $numbers }
play-over = Confirma tu turno o deshazlo
play-ending = El turno termina solo: deshazlo para pensar de nuevo
play-dance = Ninguna jugada posible con { $dice }
play-double = { $name } dobla a { $value }. ¿Aceptas?
play-beaver = { $name } hace beaver: el cubo pasa a { $value }
play-raccoon = { $name } hace raccoon: el cubo pasa a { $value }
play-resign = { $name } abandona { $level ->
    [1] una partida simple
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
play-wait = { $name } está jugando…
play-sending = Enviando…
why-no-checker = Ahí no hay ninguna ficha tuya
why-no-number = Ningún número restante lleva allí
why-nothing-left = Se han jugado todos los números
why-roll-plays-nothing = Esta tirada no cuenta en este juego
why-pinned = La ficha de la casilla { $point } está clavada
why-bar-first = { $checkers ->
    [one] Primero debe entrar la ficha de la barra
   *[other] Primero deben entrar las fichas de la barra
}
why-bar-closed = No se puede entrar: esas casillas están cerradas
why-pool-first = Primero deben entrar las fichas de la reserva
why-closed-point = La casilla { $point } está cerrada: { $checkers ->
    [one] una ficha rival
   *[other] { $checkers } fichas rivales
}
why-pin-closed = La casilla { $point } está cerrada: hay una ficha clavada
why-stack-limit = { $most ->
    [one] Solo puede haber una ficha tuya en la casilla { $point }
   *[other] No puede haber más de { $most } fichas tuyas en la casilla { $point }
}
why-overtaking = Una ficha no puede adelantar a otra tuya
why-not-all-home = { $outside ->
    [one] Una ficha aún no está en casa
   *[other] { $outside } fichas aún no están en casa
}
why-own-checker-pinned = Una de tus fichas sigue clavada
why-no-bearing-off = En este juego no se sacan fichas
why-farther-checker = La ficha de la casilla { $point } está más atrás: va primero
why-exact-number = Desde ahí solo se saca con un { $number }
why-hit-too-early = No puedes comer antes de tener una ficha en casa
why-hit-and-run = La ficha de la casilla { $point } ha comido y se queda ahí esta jugada
why-head-rule = En esta jugada no puede salir ninguna ficha más de la primera casilla
why-courier = Primero una ficha debe llegar a la casilla { $point }
why-prime-rule = Esa fila de casillas cerradas no está permitida
why-must-open = Hay que abrir la fila de seis: todas las fichas del rival están detrás
why-lower-first = Primero hay que jugar el { $number }
why-higher-number = Solo se puede jugar un número: debe ser el { $number }
why-other-numbers = Después de esta jugada no podrías jugar el resto de la tirada, y es obligatorio si se puede
why-all-or-nothing = La tirada no se puede jugar entera, así que no se juega nada
why-unusable = Con ese número no se mueve esta ficha
why-nothing-fits = Ninguna de tus fichas puede jugar estos números
why-towers-no-checker = Esa torre no se juega así
why-towers-no-number = Ninguno de tus números restantes es de esa torre
why-towers-nothing-fits = Ninguna de tus torres puede usar estos números

## Botones

act-roll = Tirar
act-lot = Sortear
act-double = Doblar
act-redouble = Redoblar
act-double-to = a { $value }
act-take = Aceptar
act-drop = Rechazar
act-beaver = Beaver
act-raccoon = Raccoon
act-accept = Aceptar
act-refuse = Rechazar
act-done = Listo
act-pass = Terminar turno
act-undo = Deshacer
act-reset = Deshacer todo
act-forced = Jugada forzada
act-off = Sacar
act-hint = Consejo
act-resign = Abandonar…
act-cocked = Dados mal caídos
act-next = Siguiente partida
act-end = Terminar la sesión
act-again = Nuevo encuentro
act-rematch = Revancha
act-replay = Repasar
act-moves = Jugadas
act-more = Más
act-close = Cerrar
act-turn-board = Girar el tablero
act-turn-always = Girarlo hacia quien tiene el turno
act-rules = Reglas
act-keys = Controles
act-phone = Jugar en otro dispositivo…
phone-title = Otro dispositivo
phone-takes = El otro dispositivo juega
phone-watches = Mira
phone-watches-only = El otro dispositivo mira este encuentro.
phone-here = Esta pantalla juega por { $player }.
seat-here = Esta pantalla juega
seat-both = Los dos
act-sound = Sonidos
act-matches = Todos los encuentros
act-look = Ver el tablero

## Jugadores y encuentro

player-pips = Pips { $pips }
player-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
player-turn = le toca
player-cube = Cubo en { $value }
match-stake = Apuesta { $stake }
match-crawford = Crawford
match-game = Partida { $game }

## Qué ha pasado

say-opening = { $who0 ->
    [you] Tú
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] tú
   *[name] { $name1 }
} { $die1 }: { $who ->
    [you] empiezas tú
   *[name] empieza { $name }
}
say-opening-tie = Ambos { $die }: otra vez
say-opening-lot = Por sorteo, { $who ->
    [you] empiezas tú
   *[name] empieza { $name }
}
say-doubled = Doble automático: la apuesta se dobla
say-roll = { $who ->
    [you] Sacas { $dice }
   *[name] { $name } saca { $dice }
}
say-play = { $who ->
    [you] Has jugado { $play }
   *[name] { $name } ha jugado { $play }
}
say-dance = { $who ->
    [you] No puedes mover
   *[name] { $name } no puede mover
}
say-choose = { $who ->
    [you] Eliges { $dice }
   *[name] { $name } elige { $dice }
}
say-double = { $who ->
    [you] Doblas a { $value }
   *[name] { $name } dobla a { $value }
}
say-take = { $who ->
    [you] Aceptas
   *[name] { $name } acepta
}
say-drop = { $who ->
    [you] Rechazas
   *[name] { $name } rechaza
}
say-beaver = { $who ->
    [you] Haces beaver
   *[name] { $name } hace beaver
}
say-raccoon = { $who ->
    [you] Haces raccoon
   *[name] { $name } hace raccoon
}
say-resign = { $who ->
    [you] Ofreces abandonar
   *[name] { $name } ofrece abandonar
} { $level ->
    [1] una partida simple
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
}
say-accept = { $who ->
    [you] Aceptas
   *[name] { $name } acepta
}
say-refuse = { $who ->
    [you] Rechazas
   *[name] { $name } rechaza
}
say-flag = { $who ->
    [you] Se te ha acabado el tiempo
   *[name] A { $name } se le ha acabado el tiempo
}
say-take-back-turn = { $who ->
    [you] Deshaces tu último turno
   *[name] { $name } deshace su último turno
}
say-settle = La partida se cierra por acuerdo
say-cocked = Dados mal caídos: la tirada no vale
say-step = { $from } a { $to }
say-step-hit = { $from } a { $to }, comiendo
say-step-pin = { $from } a { $to }, clavando
say-picked = Cogida de { $from }: { $targets }
say-undo = Deshecho
word-bar = barra
word-off = fuera
word-point = { $point }

## Resultados

result-game = { $who ->
    [you] Ganas
   *[name] { $name } gana
} { $level ->
    [1] la partida
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
result-draw = La partida acaba en tablas
result-match = { $who ->
    [you] ¡Ganas el encuentro!
   *[name] { $name } gana el encuentro
}
result-match-draw = El encuentro acaba en tablas
result-session = Las partidas libres han terminado
result-drop = { $who ->
    [you] No aceptaste el cubo
   *[name] { $name } no aceptó el cubo
}
result-resign = { $who ->
    [you] Abandonaste
   *[name] { $name } abandonó
}
result-time = { $who ->
    [you] Se te ha acabado el tiempo
   *[name] A { $name } se le ha acabado el tiempo
}

## Abandonar

resign-title = Abandonar
resign-text = ¿Cuánto ofreces? Tu rival puede rechazarlo.
resign-level = { $level ->
    [1] Partida simple
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
resign-cost = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Dados a mano

pad-first = Primer dado
pad-second = Segundo dado
pad-third = Tercer dado
pad-of = Dado de { $name }
pad-of-first = { $name }: primer dado
pad-of-second = { $name }: segundo dado
pad-die = { $row }: { $value }

## Consejos

hint-title = Consejo
hint-thinking = Pensando…
hint-ask = Pide consejo cuando te toque: las mejores jugadas y lo que valen.
hint-none = Ahora no hay nada que decidir
hint-ply = { $ply }-ply
hint-chances = gana { $win }, { $wins ->
    [mars] mars
   *[gammon] gammons
} { $gammon }, { $wins ->
    [mars] mars perdidos
   *[gammon] gammons perdidos
} { $lost }
hint-no-double = No doblar
hint-double-take = Doblar, aceptar
hint-double-drop = Doblar, rechazar
hint-too-good = Demasiado buena para doblar: juega a gammon
hint-take = Aceptar
hint-drop = Rechazar
hint-beaver = Beaver
hint-raccoon = Raccoon
hint-side = { $who ->
    [you] Desde tu lado
   *[name] Desde el lado de { $name }
}
hint-roll = Tirar
hint-choose = Elegir { $dice }
hint-resign = Abandonar: { $level ->
    [1] partida simple
    [2] gammon
    [4] mars
    [5] koks
   *[3] backgammon
}
hint-accept = Aceptar
hint-refuse = Seguir

## Lista de jugadas

list-title = Jugadas
list-game = Partida { $game }
list-number = Turno
list-empty = Aún no hay jugadas
list-dance = no mueve
list-double = dobla a { $value }
list-take = acepta
list-drop = rechaza
list-beaver = beaver
list-raccoon = raccoon
list-resign = abandona { $level ->
    [1] una partida
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
}
list-accept = acepta
list-refuse = rechaza
list-take-back-turn = deshace su último turno
list-settle = cerrada por acuerdo
list-flag = sin tiempo

## Teclas

keys-by-hand = Ratón y pantalla táctil
keys-by-keyboard = Teclado
keys-arrows = Las flechas van de casilla en casilla
keys-enter = Intro coge una ficha y la deja; en la bandeja, saca fichas
keys-escape = Esc devuelve la ficha
keys-done = Intro fuera del tablero: el botón destacado
keys-roll = tirar
keys-double = doblar
keys-undo = deshacer el último movimiento
keys-hint = consejo
keys-read = leer la posición
keys-type = escribir una jugada
keys-help = estas teclas
keys-digits = dados a mano
keys-touch = Toca una ficha para jugar el dado mayor y otra vez para seguir con el menor; el botón derecho del ratón juega el otro dado. Toca una casilla para llevar allí la ficha más cercana, los dados para cambiarlos, o arrastra una ficha.

## Conexión

link-lost = Se ha perdido la conexión. Reintentando…
link-back = Conectado de nuevo
play-gone = Este encuentro se ha borrado

## Preguntas

ask-double = ¿Ofrecer el cubo a { $value }?
type-title = Escribir una jugada
type-label = Jugada, por ejemplo { $example }
type-help = Números de casilla, bar y off; 6/off(2) mueve dos fichas.
type-help-towers = El número de la torre y lo que se hace con ella: 6/apart (deshacer), 6/stack (montar) o 6/off (sacar).
type-play = Jugar
type-unreadable = Esto no se puede leer como jugada.
type-impossible = Esto no se puede jugar ahora.
aloud-pips = { $pips } pips
aloud-bar = en la barra { $count }
aloud-blots = blots { $points }
aloud-made = casillas { $points }
aloud-anchors = anclas { $points }
aloud-off = sacadas { $count }

## Games with rolls and ends of their own

board-pool = reserva
play-ahead = La próxima tirada se hace ahora, antes de jugar esta
play-pick = Nombrar dos números distintos en vez de tirar
play-fixed = La primera tirada queda para toda la partida: { $dice }
play-next-roll = La tirada siguiente: { $dice }
act-pick = Jugar { $dice }
act-go-on = Jugar la parte siguiente
event-pick = Nombra { $dice }
how-hit = Quien come pierde.
how-last = Quien acaba primero pierde.
how-captured = La última ficha fue capturada.
how-mother = La madre fue clavada.
how-mothers = Ambas madres fueron clavadas.
how-dead = Nadie podía mover nunca más.
how-repetition = La posición se repetía una y otra vez.
how-settled = Ambos acordaron el valor de la partida.
