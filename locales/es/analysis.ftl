### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Análisis
analysis-intro = Tavola juzga cada jugada y cada decisión de cubo de ambos jugadores, y mide la suerte de cada tirada.
analysis-level = Profundidad
analysis-level-quick = Rápido
analysis-level-quick-about = Una tirada por adelantado: una primera idea en segundos.
analysis-level-standard = Normal
analysis-level-standard-about = Dos tiradas por adelantado, con la fuerza del nivel maestro.
analysis-level-thorough = A fondo
analysis-level-thorough-about = Dos tiradas por adelantado; las jugadas parejas se comparan además con un rollout. Tarda unos minutos.
analysis-run = Analizar
analysis-continue = Seguir analizando
analysis-again = Analizar otra vez
analysis-older = Este análisis es de una versión anterior de Tavola, que juzgaba de otro modo.
analysis-stop = Parar
analysis-progress =
    { $of ->
        [one] { NUMBER($done) } de { NUMBER($of) } decisión
       *[other] { NUMBER($done) } de { NUMBER($of) } decisiones
    }
analysis-progress-label = Progreso del análisis
analysis-left-seconds = faltan unos { NUMBER($seconds) } s
analysis-left-minutes = faltan unos { NUMBER($minutes) } min
analysis-finished = El análisis ha terminado
analysis-none = Todavía no se ha decidido nada en este encuentro.
analysis-no-errors = Ningún error.
moments-title = Los momentos decisivos
moments-game-title = Los momentos de esta partida
moments-practise = Jugarlos de nuevo como problemas
analysis-unit = Una equidad de 1 vale aquí { $unit } puntos, la media de una partida simple.
analysis-points = { $points } pts
analysis-board = Posición antes de la decisión de { $player }
analysis-decisions = Decisiones
analysis-only-errors = Errores
analysis-all = Todas
analysis-previous = Decisión anterior
analysis-next = Decisión siguiente
analysis-previous-error = Error anterior
analysis-next-error = Error siguiente
analysis-keys = Las flechas van de decisión en decisión; con Mayús, de error en error.
analysis-legend = Flechas verdes continuas: la mejor jugada. Flechas discontinuas: la jugada hecha.
analysis-made = (jugada)
analysis-mark = Marcar
analysis-mark-errors = Marcar todos los errores
analysis-unmark = Desmarcar todo
analysis-roll-out-marked =
    { $count ->
        [one] Rollout de { NUMBER($count) } decisión marcada
       *[other] Rollout de { NUMBER($count) } decisiones marcadas
    }
analysis-rank = puesto { NUMBER($rank) } de { NUMBER($choices) }
analysis-trials =
    { $trials ->
        [one] rollout de { NUMBER($trials) } partida
       *[other] rollout de { NUMBER($trials) } partidas
    }
analysis-mwc = encuentro { $share }
analysis-chance-win = gana { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] mars
   *[gammon] gammons
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] koks
   *[gammon] backgammons
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] mars perdidos
   *[gammon] gammons perdidos
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] koks perdidos
   *[gammon] backgammons perdidos
} { $share }
analysis-column-match = Enc.
analysis-column-win = Gana
analysis-column-gammon = { $wins ->
    [mars] M
   *[gammon] G
}
analysis-column-backgammon = { $wins ->
    [mars] K
   *[gammon] BG
}
analysis-roll-luck = Suerte de la tirada: { $luck }
analysis-kind-roll = Tirada
analysis-what-if = ¿Y si…? Jugar desde aquí
analysis-what-if-level = Rival
analysis-save = Guardar informe
analysis-save-text = Texto
analysis-class-good = buena
analysis-class-doubtful = dudosa
analysis-class-bad = mala
analysis-class-very-bad = muy mala
analysis-luck-very-lucky = mucha suerte
analysis-luck-lucky = suerte
analysis-luck-neutral = neutra
analysis-luck-unlucky = mala suerte
analysis-luck-very-unlucky = muy mala suerte
analysis-graph-mwc = Probabilidad de { $player } de ganar el encuentro
analysis-graph-equity = Equidad de { $player }
analysis-graph-luck = Suerte acumulada
analysis-graph-help = Cada marca es un error y lleva a su decisión.
analysis-figures = Todas las cifras
analysis-figures-help = Las equidades se cuentan en victorias simples con el cubo del momento. El PR de un solo encuentro tiene una incertidumbre de alrededor de 1,5.
analysis-rates = Tasas de error
analysis-pr = PR (contado como en eXtreme Gammon)
analysis-gnubg = Tasa de error de GNU Backgammon, mEMG
analysis-snowie = Tasa de error de Snowie
analysis-lost = Perdido por errores
analysis-result = Resultado
analysis-adjusted = Resultado sin la suerte
analysis-checkers = Juego de fichas
analysis-unforced = Jugadas no forzadas
analysis-cube = Cubo
analysis-close = Decisiones ajustadas o efectivas
analysis-redouble = { $mistake } (redoble)
analysis-mistake-missed-below-cash-point = Doble omitido, para aceptar
analysis-mistake-missed-above-cash-point = Doble omitido, para rechazar
analysis-mistake-wrong-below-double-point = Doble demasiado pronto
analysis-mistake-wrong-above-too-good = Doble en posición demasiado buena
analysis-mistake-wrong-take = Aceptado por error
analysis-mistake-wrong-drop = Rechazado por error
analysis-mistake-wrong-beaver = Beaver por error
analysis-mistake-missed-beaver = Beaver omitido
analysis-luck = Suerte
analysis-luck-sum = Suerte de todas las tiradas
analysis-by-part = Por fase de la partida
analysis-part-opening = Apertura
analysis-part-middle = Medio juego
analysis-part-race = Carrera
analysis-part-bear-off = Sacar fichas

rollout-from-analysis = Hacer un rollout
analysis-openings = En el libro de aperturas
