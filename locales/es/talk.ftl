### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Decir algo
talk-says = { $name } dice: { $phrase }
talk-mute = No oír más a { $name }
talk-hear = Volver a oír a { $name }
talk-block = Bloquear a { $name }…
talk-block-text = Ya no os oiréis ni os encontraréis: ninguna invitación ni emparejamiento os reunirá. Este encuentro sigue. Nadie se entera. Los ajustes muestran a quién has bloqueado.
talk-block-yes = Bloquear
talk-unblock = Dejar de bloquear a { $name }
talk-report = Denunciar a { $name }…
talk-report-text = Quienes llevan este servicio verán tu denuncia y este encuentro. ¿Qué ocurre?
talk-reported = Tu denuncia se ha enviado.
talk-now-none = Vuelves a oír a { $name }.
talk-now-muted = Ya no oyes a { $name }.
talk-now-blocked = Has bloqueado a { $name }.

## Phrases

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-roll = ¡Buena tirada!
phrase-well-played = ¡Bien jugado!
phrase-unlucky = ¡Qué mala suerte!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Lo siento!
phrase-one-moment = Un momento, por favor
phrase-back = Ya estoy de vuelta
phrase-must-go = Lo siento, tengo que irme
phrase-good-game = Ha sido una buena partida
phrase-again = ¿Otro encuentro?

## Reasons of a report

report-engine = Parece consultar un ordenador
report-stalling = Retrasa el juego o se va una y otra vez
report-phrases = Dice cosas para molestar
report-name = Tiene un nombre ofensivo

## In the settings

others-title = Personas que mantienes lejos
others-muted = no las oyes
others-blocked = contacto bloqueado
others-end = Permitir de nuevo
others-end-of = Permitir de nuevo a { $name }

## A match that stands still

standoff-propose = Proponer aplazar
standoff-agree = De acuerdo
standoff-refuse = Rechazar
standoff-withdraw = Retirar
standoff-go-on = Seguir
standoff-adjourn = Aplazar
standoff-claim = Reclamar la victoria
standoff-adjourn-asked = { $name } quiere aplazar. El encuentro seguiría en otro momento.
standoff-adjourn-waiting = Propones aplazar. Esperando a { $name }…
standoff-adjourned = Este encuentro está aplazado.
standoff-adjourned-both = Este encuentro está aplazado. Sigue en cuanto los dos queráis; ningún reloj corre.
standoff-resume-asked = { $name } quiere seguir ahora.
standoff-resume-waiting = Quieres seguir. Un minuto de espera por { $name }…
standoff-wait = { $name } no está. Podrás aplazar dentro de { $time }.
standoff-clock = { $name } no está. Decide el reloj, o tú aplazas.
standoff-wait-claim = { $name } no está. Puedes aplazar, o reclamar la victoria dentro de { $time }.
standoff-may-claim = { $name } no está. Puedes esperar, aplazar o reclamar la victoria.
standoff-propose-take-back = Pedir deshacer mi último turno
standoff-take-back-asked = { $name } quiere deshacer su última jugada o su última decisión de cubo. Lo que ha pasado después no valdría; sus dados se quedan.
standoff-take-back-waiting = Pides deshacer tu último turno. Esperando a { $name }…
standoff-propose-settle = Proponer cerrar la partida por su equidad
standoff-settle-asked = { $name } propone cerrar esta partida por su equidad. Si aceptas, ambos veréis primero el número y decidiréis después.
standoff-settle-waiting = Propones cerrar esta partida por su equidad. Esperando a { $name }…
standoff-verdict = Tavola: la partida vale { $value } puntos para { $who ->
    [you] ti
   *[name] { $name }
}.
standoff-verdict-drawn = Redondeado a puntos enteros, sería tablas.
standoff-verdict-points = { $who ->
    [you] Recibirías
   *[name] { $name } recibiría
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
standoff-settle-now-asked = { $name } está de acuerdo.
standoff-settle-now-waiting = Estás de acuerdo. Esperando a { $name }…
standoff-departures = { $count ->
    [one] dejó un encuentro
   *[other] dejó { $count } encuentros
}
