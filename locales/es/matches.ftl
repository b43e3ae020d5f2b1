### The list of matches, and the replay of one.

## Matches

matches-title = Encuentros
matches-none = Aún no hay encuentros. El primero está a un clic.
matches-more = Mostrar más encuentros
matches-adjourned = aplazado
matches-open = Abrir un archivo de encuentro
matches-open-hint = Archivos de GNU Backgammon, XG, Jellyfish, FIBS y Tavola. También puedes arrastrar un archivo hasta aquí o pegar su texto.
matches-opened = El encuentro está abierto.
state-playing = Partida { NUMBER($game) } en curso
state-won = Ganado por { $player }
state-drawn = Terminado
resume-of = Continuar { $players }
replay-of = Repasar { $players }
delete-title = ¿Borrar este encuentro?
delete-text = { $players }, { $match }: el encuentro y todas sus jugadas desaparecerán para siempre.
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
replay-save = Guardar como
