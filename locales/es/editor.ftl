### The editor of positions.

edit-title = Montar una posición
edit-lead = Elige un color y toca las casillas y la barra. Las fichas que no coloques cuentan como sacadas.
edit-keys = Con el teclado: las flechas recorren el tablero, Intro añade una ficha, menos quita una, una cifra fija cuántas hay.
edit-board = Tablero para montar
edit-checkers = Fichas
edit-tool = Qué hace un toque
edit-tool-add = Poner
edit-tool-remove = Quitar
edit-on-roll = Tira
edit-rest-off = { $player }: { NUMBER($count) } fuera
edit-none-left = { $player }: todas las fichas están ya en el tablero.
edit-start-position = Inicial
edit-empty = Vaciar
edit-swap = Cambiar bandos
edit-undo = Deshacer
edit-read = Leer un identificador
edit-read-act = Mostrar en el tablero
edit-read-done = La posición está en el tablero.
edit-awaits = Por decidir
edit-awaits-before = Antes de tirar
edit-awaits-roll = Una tirada
edit-awaits-double = Un doble
edit-score-cube = Marcador y cubo
edit-stakes = Se juega
edit-stakes-match = Un encuentro
edit-score-of = Puntos de { $player }
edit-cube = Cubo
edit-cube-owner = El cubo es de
edit-cube-middle = Nadie
edit-jacoby = Regla Jacoby
edit-jacoby-help = Un gammon solo cuenta si se ha doblado.
edit-beavers = Beavers
judge-title = Valoración
judge-wins = Victorias
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammons
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
}
judge-equity = Equidad de { $player }: { $equity } (sin cubo { $cubeless })
judge-plays = Mejores jugadas
judge-cube-of = Decisión de cubo: { $player }
edit-ids = Esta posición
edit-ids-none = En cuanto la posición sea posible, aquí aparecerán sus identificadores y podrá empezar un encuentro.
edit-play-bot = Jugar contra el bot
edit-play-two = Jugar entre dos
