### A player over all analysed matches

profile-title = Perfil
profile-who = ¿Qué nombre es el tuyo?
profile-none = Todavía no se ha analizado ningún encuentro. Analiza los tuyos para ver cómo juegas.
profile-player = Jugador
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (sin nombre)
profile-group = Encuentros
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, análisis anteriores ({ NUMBER($count) })
profile-older = Estos análisis son de una versión anterior de Tavola, que valoraba de otro modo. Analiza otra vez los encuentros para sumarlos a los nuevos.
profile-partial =
    { $count ->
        [one] Un encuentro no está analizado hasta el final y no se cuenta.
       *[other] { NUMBER($count) } encuentros no están analizados hasta el final y no se cuentan.
    }
profile-matches =
    { $count ->
        [one] { NUMBER($count) } encuentro
       *[other] { NUMBER($count) } encuentros
    }
profile-games =
    { $count ->
        [one] { NUMBER($count) } partida
       *[other] { NUMBER($count) } partidas
    }
profile-decisions =
    { $count ->
        [one] { NUMBER($count) } decisión
       *[other] { NUMBER($count) } decisiones
    }
profile-all = Todas las decisiones
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [one] en { NUMBER($count) } tirada
       *[other] en { NUMBER($count) } tiradas
    }
profile-help = El PR se calcula como en eXtreme Gammon; cuanto más bajo, mejor. El ± es un intervalo del 95 %: con pocas decisiones, un PR dice poco.
profile-practise = Practicar estos errores
profile-graph-pr = PR, encuentro a encuentro
profile-graph-luck = Suerte acumulada
profile-graph-help = Cada marca es un encuentro y lleva a su análisis.
profile-by-month = Por meses
profile-by-opponent = Por rivales
profile-by-cube = Por decisiones de cubo
profile-costliest = Los tipos de error más caros
profile-times = { NUMBER($count) }×
profile-error-missed-hit = No comer cuando tocaba
profile-error-wrong-hit = Comer cuando no tocaba
profile-error-risk = Demasiado expuesto
profile-error-hit-cost = Que te coman sale demasiado caro
profile-error-caution = Demasiado prudente
profile-error-replies = Buenas respuestas permitidas
profile-error-back = Fichas dejadas atrás
profile-error-deep = Fichas enterradas
profile-error-key-points = Casillas clave sin preparar
profile-error-play = Otra jugada
profile-against = contra { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Práctica
practice-intro = Los errores de tus encuentros analizados vuelven como problemas: pronto si fallas, y cada vez más tarde si aciertas.
practice-kind = Problemas
practice-kind-deck = Mis errores
practice-of-match = Problemas de un solo encuentro
practice-match-done = Todos los errores de este encuentro se han jugado de nuevo.
practice-kind-quiz = Posiciones nuevas
practice-threshold = Errores
practice-state = { NUMBER($due) } para ahora, { NUMBER($total) } en total
practice-next-due = No hay nada pendiente. El próximo problema llega { $when }.
practice-empty = Todavía no hay problemas. Analiza un encuentro con errores de este jugador.
practice-board = Posición del problema
practice-ask-play = Has sacado { $dice }. ¿Cuál es la mejor jugada?
practice-ask-double = ¿Doblas?
practice-ask-answer = Tu rival dobla a { $value }. ¿Aceptas?
practice-answer = Responder
practice-solution = Ver la solución
practice-right = Correcto
practice-nearly = Casi correcto: pierde { $loss }
practice-wrong = Incorrecto: pierde { $loss }
practice-played = Jugado en el encuentro: { $play } ({ $loss })
practice-to-match = Ver en el encuentro
practice-grade = ¿Lo sabías?
practice-grade-again = En absoluto
practice-grade-hard = Por los pelos
practice-grade-good = Bien
practice-grade-easy = Al momento
practice-due = Este problema vuelve { $when }.
practice-next = Problema siguiente
practice-undo = Deshacer
practice-keys = Teclas: Intro responde y sigue, Retroceso deshace un movimiento, del 1 al 4 puntúan la respuesta.
quiz-game = Juego
quiz-theme = Tema
quiz-theme-any = Todo
quiz-theme-opening = Respuestas a la apertura
quiz-theme-bear-off = Sacar fichas
quiz-theme-cube = Cubo
quiz-theme-back-game = Back games
quiz-search = Buscando una posición en la que sea fácil equivocarse…
quiz-none = No se ha encontrado ninguna posición de este tema. Inténtalo otra vez o elige otro.
quiz-start = Posición siguiente
quiz-score =
    { $right ->
        [one] { NUMBER($right) } correcta de { NUMBER($count) }
       *[other] { NUMBER($right) } correctas de { NUMBER($count) }
    }
quiz-kept = Esta posición está ahora entre tus problemas y vuelve { $when }.
day-tomorrow = La próxima posición llega mañana.
day-more = Más posiciones
