### The editor of positions.

edit-title = Set up a position
edit-lead = Choose a colour, then tap the points and the bar. Checkers that are not on the board count as borne off.
edit-keys = On the keyboard: arrow keys move over the board, Enter adds a checker, minus takes one away, a digit sets how many.
edit-board = Board to set up
edit-checkers = Checkers
edit-tool = What a tap does
edit-tool-add = Add
edit-tool-remove = Take away
edit-on-roll = On roll
edit-rest-off = { $player }: { NUMBER($count) } off
edit-none-left = { $player }: all checkers are on the board already.
edit-start-position = Start
edit-empty = Empty
edit-swap = Swap sides
edit-undo = Undo
edit-read = Read an id
edit-read-act = Show on the board
edit-read-done = The position is on the board.
edit-awaits = To decide
edit-awaits-before = Before the roll
edit-awaits-roll = A roll
edit-awaits-double = A double
edit-score-cube = Score and cube
edit-stakes = Played for
edit-stakes-match = A match
edit-score-of = Points of { $player }
edit-cube = Cube
edit-cube-owner = The cube belongs to
edit-cube-middle = Nobody
edit-jacoby = Jacoby rule
edit-jacoby-help = Gammons count only after a double.
edit-beavers = Beavers
judge-title = Evaluation
judge-wins = Wins
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammons
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
}
judge-equity = Equity of { $player }: { $equity } (without the cube { $cubeless })
judge-plays = Best plays
judge-cube-of = Cube decision: { $player }
edit-ids = This position
edit-ids-none = As soon as the position is possible, its ids appear here and you can start a match from it.
edit-play-bot = Play the bot
edit-play-two = Play for two
