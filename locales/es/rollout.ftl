### Rollouts: a position is played many times, and its candidates are compared; docs/rollout.md defines the figures

rollout-title = Rollout
rollout-about = Juega la posición muchísimas veces, con los mismos dados para cada candidato, y compara las medias.
rollout-start = Hacer un rollout
rollout-trials = Partidas
rollout-trials-help = Máximo de partidas para cada candidato. En 1296 partidas, cada par de primeras tiradas sale una vez.
rollout-ply = Profundidad de las jugadas
rollout-cube-ply = Profundidad de las decisiones de cubo
rollout-length = Duración de una partida
rollout-to-end = Hasta el final
rollout-rolls =
    { $rolls ->
        [one] { NUMBER($rolls) } tirada
       *[other] { NUMBER($rolls) } tiradas
    }
rollout-stop-clear = Parar cuando la decisión esté clara
rollout-stop-clear-help = Los candidatos que quedan claramente por detrás (99 %) se descartan.
rollout-stop-se = Parar con un error estándar de
rollout-stop-never = Nunca
rollout-more = Más ajustes
rollout-plays = Número de jugadas comparadas
rollout-seed = Semilla de los dados
rollout-cube = Con cubo
rollout-luck = Restar la suerte (reducción de varianza)
rollout-tables = Usar tablas exactas
rollout-all = Rollouts
rollout-none = Aún no hay rollouts. Empieza uno en el editor o desde una decisión de un análisis.
rollout-list-more = Mostrar más rollouts
rollout-open = Abrir un rollout guardado
rollout-show = Ver
rollout-show-of = Ver el rollout: { $name }
rollout-save = Guardar rollout
rollout-remove = Borrar rollout
rollout-remove-title = ¿Borrar este rollout?
rollout-remove-text =
    { $trials ->
        [one] Tiene { NUMBER($trials) } partida, que se perderá.
       *[other] Tiene { NUMBER($trials) } partidas, que se perderán.
    }
rollout-removed = El rollout se ha borrado
rollout-board = Posición del rollout
rollout-table = Candidatos
rollout-interval = Equidad del jugador que tira, con intervalos del 95 %. Las diferencias se miden con los mismos dados.
rollout-candidate = Candidato
rollout-equity = Equidad
rollout-loss = Desventaja
rollout-win = Victorias
rollout-win-gammon = Gammons
rollout-win-backgammon = Backgammons
rollout-lose-gammon = Gammons perdidos
rollout-lose-backgammon = Backgammons perdidos
rollout-out = descartado
rollout-roll = Tirar
rollout-before = antes de tirar
rollout-running = En marcha
rollout-paused = En pausa
rollout-finished = Terminado
rollout-finished-said = El rollout ha terminado: { $best }
rollout-progress =
    { $of ->
        [one] { NUMBER($done) } de { NUMBER($of) } partida
       *[other] { NUMBER($done) } de { NUMBER($of) } partidas
    }
rollout-progress-label = Progreso del rollout
rollout-left-seconds = faltan como mucho unos { NUMBER($seconds) } s
rollout-left-minutes = faltan como mucho unos { NUMBER($minutes) } min
rollout-pause = Pausar
rollout-resume = Seguir
rollout-more-trials = Partidas por candidato
rollout-extend = Seguir jugando
rollout-if-doubled = { $action }. Ante un doble: { $answer }
rollout-sum-cube = cubo { $ply }
rollout-sum-no-cube = sin cubo
rollout-sum-luck = suerte restada
rollout-sum-no-luck = con suerte
rollout-sum-stop-se = para con un error estándar de { $error }
rollout-sum-seed = semilla { $seed }
error-other-engine = Este rollout empezó con otras redes o tablas. Sus resultados se conservan; para más partidas, empieza otro.
