### A new game.

## New game

setup-title = New game
setup-opponent = Opponent
against-bot = The bot
against-two = Two at this screen
against-friend = By link
against-anyone = Anyone
setup-friend-help = You get a link to send. The first person who opens it sits down opposite you, and the match begins. Tavola throws the dice.
setup-anyone-help = Your challenge stands in the lobby while you wait. The first person who takes it sits down opposite you, and everybody can watch the match.
setup-level = Level
setup-seat = You are
setup-seat-help = Sets the colour of your checkers and whose name comes first. It does not decide who begins.
seat-first = Player 1
seat-second = Player 2
setup-your-name = Your name
setup-name = Name of player { NUMBER($number) }
setup-game-section = Game
options = Options of the rules
options-changed =
    { $count ->
        [0] as usual
        [one] { NUMBER($count) } changed
       *[other] { NUMBER($count) } changed
    }
options-reset = Restore the usual rules
option-was = usually: { $value }
option-group-start = Start
option-group-dice = Dice
option-group-moving = Moving
option-group-bearing-off = Bearing off
option-group-scoring = Scoring
option-group-cube = Doubling cube
setup-match = Length
setup-match-points = Match
setup-match-points-about = The first player with this many points wins.
setup-match-money = Money session
setup-match-money-about = Game after game, for as long as you like.
setup-match-games = Fixed number
setup-match-games-about = This many games; the points are added up.
setup-match-single = Single game
setup-match-single-about = Just one game.
setup-length-points = Points to win
setup-length-games = Games
setup-length-own = Other
position-usual = As usual
position-own = A position of your own
position-id = Position
position-id-help = GNUBG id, XGID, OGID, Snowie text, or plain notation such as 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Enter a position, or choose the usual start.
position-fault = This position cannot be read: { $detail }
fault-count =
    { $side ->
        [roller] Checkers of the player on roll: { $found } instead of { $wanted }.
       *[other] Checkers of the other player: { $found } instead of { $wanted }.
    }
fault-no-such-point = There are checkers on a point that this board does not have: { $point }.
fault-shared-point = Both players stand on one point: the { $point }-point of the player to move.
fault-not-pinned = A checker on point { $point } counts as pinned, but nothing pins it.
fault-no-pool = This game has no checkers that wait to enter.
fault-both-finished = Both players have borne off all their checkers.
fault-over = The game is over in this position.
fault-unreadable = Expected a GNUBG id, an XGID, an OGID or a position such as { $example }.
fault-no-ids = This game has no ids. Expected a position such as { $example }.
fault-plain = Expected places with their checkers and a slash between the players, such as { $example }.
fault-gnubg-position = Expected a GNUBG position id: 14 letters and digits.
fault-gnubg-match = Expected a GNUBG match id after the colon: 12 letters and digits.
fault-gnubg-pair = Expected a position id, a colon and a match id.
fault-xgid-fields = An XGID has ten fields separated by colons; this text has { $found }.
fault-xgid-places = The first field of an XGID has 26 characters; this one has { $found }.
fault-xgid-checkers = Expected only -, A to O and a to o in the first field of the XGID.
fault-snowie-fields = A Snowie position has 40 fields separated by semicolons; this text has { $found }.
fault-ogid-fields = An OGID has 3 to 11 fields separated by colons; this text has { $found }.
fault-ogid-place = The places of an OGID are 0 to 9 and a to q.
fault-id-field =
    { $field ->
        [cube] The cube of the id is wrong: expected a power of two.
        [owner] The owner of the cube is wrong: expected 1, 0 or -1.
        [turn] The side on roll is wrong: expected 1 or -1.
        [dice] The dice of the id are wrong: expected two dice from 1 to 6, or none.
        [score] The score of the id is wrong: expected less than the match length.
        [length] The match length of the id is wrong: expected a number, 0 for money.
        [rules] The rules of the id are wrong: expected 0 or 1 in a match, 0 to 3 for money.
        [checkers] A number of checkers is wrong: expected 0 to 15.
       *[other] A part of the id is out of range.
    }
setup-to-move = The side on roll is played by
to-move-you = You
to-move-bot = The bot
setup-open-editor = Set it up on the board
setup-dice = Dice
dice-server = Tavola rolls
dice-server-about = Fair dice from the system’s own source of randomness.
dice-hand = Entered by hand
dice-hand-about = You roll real dice on the table and enter what they show.
setup-board = Board
setup-colour = Your checkers
setup-colour-first = Checkers of player 1
colour-light = Light
colour-dark = Dark
home-left = Left
home-right = Right
numbers-mover = Player to move
numbers-fixed = Fixed
numbers-none = None
settings-aloud = Read out opponent’s moves
aloud-mine = In my numbers
aloud-theirs = In theirs
setup-summary = Your game
setup-summary-bot = Bot, { $level }
setup-summary-two = Two at this screen
setup-start = Start

## Settings

settings-home = Player 1 bears off
settings-numbers = Point numbers

## Custom rules

custom-file = Save as a file
custom-link = Copy a link
custom-link-copied = The link is copied. It works on this computer only; to give the rules to someone else, save them as a file.
custom-link-show = Copy this link:
custom-name = Name of these rules
custom-save = Save as custom rules
custom-saved = Saved. “{ $name }” is now among the games.
custom-name-missing = Give these rules a name first.
custom-from-link = Someone has sent you these rules. Play them, or save them.
