### The settings, and what Tavola is.

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
