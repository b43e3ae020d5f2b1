### People on a service: names, invitations, who is there.

## A name

name-title = ¿Cómo te llamas?
name-text = Los demás ven este nombre. No hace falta una cuenta: este navegador te recuerda.
name-label = Tu nombre
name-help = Letras, cifras y espacios, 24 como máximo.
name-go = Continuar
name-you = Aquí eres { $name }.
account-have = Tengo una cuenta

error-bad-name = Este nombre no vale: está vacío, es demasiado largo o tiene caracteres que los nombres no tienen.
error-signed-in = Ya has iniciado sesión aquí. Ciérrala primero.

## The person and their browsers

me-none = Estás mirando sin nombre. Se te pedirá cuando empieces algo.
me-devices = Navegadores que te conocen
me-device-here = este
me-device-unknown = Un navegador
me-leave = Cerrar sesión en este navegador
me-leave-everywhere = Cerrar sesión en todas partes
me-leave-one = Cerrar sesión
me-leave-one-of = Cerrar sesión: { $device }
me-leave-ask = ¿Cerrar sesión?
me-leave-text = No hay contraseña: después nadie podrá volver como { $name }, ni siquiera tú. Los encuentros con otros se quedan.
me-left = Has cerrado la sesión.

## Invitations

challenge-title = Un encuentro con un amigo
challenge-by = { $name } te invita a un encuentro
challenge-send = Envía este enlace o deja que escaneen el código. El encuentro empieza en cuanto alguien se siente.
challenge-waiting = Esperando a que alguien se siente…
challenge-there = { $name } te espera.
challenge-away = { $name } no está ahora y encontrará el encuentro al volver.
challenge-take = Sentarse y jugar
challenge-link = el enlace
challenge-share = Compartir
challenge-withdraw = Retirar la invitación
challenge-withdrawn = La invitación se ha retirado.
challenge-gone = Esta invitación ya no está abierta.
challenge-begins = El encuentro empieza.

## Who is there

there-here = presente
there-away = ausente
there-away-for = ausente desde hace { $minutes } min
there-thinking = pensando
there-thinking-for = pensando desde hace { $minutes } min
there-gone = { $name } se ha ido.
there-back = { $name } ha vuelto.
rematch-offered = { $name } propone la revancha.
rematch-waiting = Esperando a { $name }…

## Clocks

clock-title = Reloj
clock-none = Sin reloj
clock-slow = Lento
clock-normal = Normal
clock-blitz = Rápido
clock-own = Propio
clock-none-about = Cada uno tiene todo el tiempo que quiera.
clock-kind = Los segundos de un turno
clock-delay = Demora: corren antes que el reloj
clock-bronstein = Bronstein: el reloj recupera lo usado
clock-fischer = Fischer: el reloj los recibe tras cada turno
clock-minutes = Minutos para el encuentro
clock-seconds = Segundos por turno
clock-little = poco tiempo
clock-of = Reloj de { $name }: { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] hasta { $step } s devueltos por turno
    [fischer] { $step } s más por turno
   *[delay] { $step } s de demora por turno
}
clock-left = { $who ->
    [you] Te quedan { $seconds } segundos.
   *[name] A { $name } le quedan { $seconds } segundos.
}

## The delay for watchers

delay-title = Retraso para espectadores
delay-none = Ninguno
delay-about = Los espectadores ven cada jugada con este retraso, y también el resultado.
delay-none-about = Los espectadores ven cada jugada al momento.
delay-others = Los espectadores ven este encuentro con retraso: { $time }.
delay-you = Ves este encuentro con retraso: { $time }.

## Days a turn, and vacation

clock-days = Días por turno
clock-days-a-turn = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
clock-days-left = { $days ->
    [one] queda { $days } día y { $hours } h
   *[other] quedan { $days } días y { $hours } h
}
clock-time-left = quedan { $time }
clock-away = de vacaciones hasta el { $day }
turns-title = Te toca
turns-play = Jugar
turns-play-of = Jugar: { $players }
vacation-title = Vacaciones
vacation-text = Mientras no estás, tus turnos esperan en los encuentros con días por turno. Tienes 30 días al año.
vacation-left = { $days ->
    [one] Queda { $days } día.
   *[other] Quedan { $days } días.
}
vacation-days = Días
vacation-go = Irme de vacaciones
vacation-until = Estás de vacaciones hasta el { $day }.
vacation-back = Ya he vuelto

## The lobby

lobby-title = Buscar rival
lobby-about = Cualquiera puede ver los encuentros que empiezan aquí. Tu oferta sigue en pie mientras esperes en esta página.
lobby-quick = Jugar ya
lobby-open = Desafíos abiertos
lobby-offer = Otro juego u otra longitud…
lobby-waiting = Esperando a un rival…
lobby-alone = Ahora no espera nadie. Juega contra el bot o envía un enlace a un amigo.
lobby-alone-waiting = Ahora no espera nadie más. Quien llegue verá tu oferta.
lobby-running = Se juega ahora
lobby-watch = Ver
lobby-watch-of = Ver { $players }
lobby-details = Detalles
lobby-details-of = Detalles del desafío de { $name }
lobby-play = Jugar
lobby-play-with = Jugar con { $name }
lobby-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
}

## The bot while a challenge waits

waiting-play = Jugar contra el bot mientras tanto
waiting-link = Tu oferta espera
waiting-begun = Tu encuentro empieza
waiting-begun-text = Alguien ha aceptado tu oferta. Tu encuentro contra el bot queda como está.
waiting-go = Ir al encuentro
waiting-later = Más tarde
waiting-begun-link = Tu encuentro ha empezado

## Ratings

rated = Con puntuación
rated-about = El resultado cambia la puntuación de ambos.
rated-account = Los encuentros con puntuación son para cuentas: elige antes una contraseña en los ajustes.
rated-no-game = Este juego no tiene puntuación: es pura suerte o los papeles son distintos.
rated-changed = Un encuentro con puntuación tiene las reglas y la posición inicial del juego, y es de una partida o de 1 a 25 puntos o partidas.
rating = Puntuación
rating-of = puntuación { $rating }
rating-provisional = puntuación provisional
rating-provisional-of = puntuación provisional { $rating }
rating-program = programa
rating-changed = { $name }: { $rating } ({ $change })
rating-unchanged = El encuentro terminó demasiado pronto para cambiar la puntuación.
ratings-link = Los mejores
