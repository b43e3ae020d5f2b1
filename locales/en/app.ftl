### The page around the board: home, new game, matches, replay, rules, editor, settings, about.

## Everywhere

skip = Skip to the content
nav = Main
nav-home = Home
nav-play = New game
nav-matches = Matches
nav-profile = Profile
nav-turns = { $count ->
    [one] It is your turn in { $count } match
   *[other] It is your turn in { $count } matches
}
nav-practice = Practice
nav-rules = Rules
nav-edit = Position
nav-settings = Settings
nav-about = About Tavola
language = Language
theme-to-dark = Switch to dark colours
theme-to-light = Switch to light colours
loading = Loading …
retry = Try again
cancel = Cancel
yes = Yes
no = No
number = { NUMBER($value) }
title-replay = Replay
game-of-match = { $match }: { $game }

## What went wrong

error-title = That did not work
error-no-page = There is no such page
error-no-page-text = There is nothing at this address. Perhaps part of it is missing.
error-offline = Tavola does not answer. Is it still running?
error-not-found = This does not exist, or no longer exists.
error-stale = Someone else was faster. This is how things stand now.
error-full = The disk is full, so nothing was saved. Free some space and try again.
error-away = The database of this service does not answer just now. Nothing that was confirmed is lost. Try again in a moment.
error-removed = Somebody has removed or replaced Tavola’s file while it ran, so nothing was saved. Start Tavola again.
error-busy = The engine is too busy just now. Try again in a moment.
error-forbidden = This is possible only on the computer that runs Tavola.
error-no-network = This computer is not on a network. Connect it and try again.
error-stopping = Tavola is shutting down. Start it again to continue.
error-unreadable = This was saved by another version of Tavola, and this version cannot read it.
error-no-net = The engine’s net for this game is not on this device yet. Connect to the network once, then try again.
error-tab-simd = This browser is too old for Tavola: its WebAssembly has no SIMD. Update it, or use another one.
error-tab-fetch = Part of Tavola could not be loaded. Check the network and reload the page.
error-tab-newer = A newer version of Tavola saved your matches. Reload the page to get that version.
error-tab-full = The browser has no more space for Tavola, so it cannot start. Free some space and reload the page.
error-tab-store = The browser does not open the file with your matches. Close other pages of Tavola, then reload this one.
error-tab-not-ours = This is not a file of Tavola, or it is damaged. Choose one that you saved here, or tavola.sqlite from a computer.
error-tab-newer-file = A newer version of Tavola saved this file. Reload the page to get that version.
error-no-name = Choose a name first.
error-name-taken = Somebody here has this name already, or one that looks like it. Choose another.
error-no-help = While two people play each other, the engine helps nobody. After the match it does.
error-too-many = That was too much at once. Wait a moment, or finish something first.
error-not-rated = This match cannot be rated: both players need an account, and the game its own rules and start.
error-taken = Somebody else has sat down already.
error-adjourned = This match is adjourned. It goes on when both players want it.
error-late = Watchers see this match late. This is there for you when all of it has been shown.
error-internal = Something went wrong: { $detail }

## Why an action was refused

refusal-not-your-turn = It is the other player’s turn.
refusal-not-now = Something else has to be done first.
refusal-premature-roll = Your opponent has not ended their turn yet; this roll does not count.
refusal-bad-dice = These dice are not a possible roll in this game.
refusal-bad-opening = Under these rules a game begins in another way.
refusal-illegal-move = This move is not allowed.
refusal-turn-not-finished = You must play more of your roll.
refusal-nothing-to-take-back = There is no move to undo.
refusal-too-late-for-cocked = Call cocked dice before you move a checker.
refusal-bad-choice = Choose a double from 1 to 6.
refusal-bad-pick = Name two different numbers from 1 to 6 instead of rolling.
refusal-fixed-roll = The first roll stays for the whole game.
refusal-no-cube = This game is played without the cube.
refusal-crawford-game = No doubling in the Crawford game.
refusal-holland-too-early = No doubling until both players have rolled twice.
refusal-cube-not-yours = The cube belongs to your opponent.
refusal-cube-at-limit = The cube can go no higher.
refusal-double-before-rolling = You can double only before you roll.
refusal-no-beavers = Beavers are not allowed here.
refusal-no-raccoons = Raccoons are not allowed here.
refusal-bad-resignation = You cannot resign that much in this game.
refusal-match-over = The match is over.
refusal-bots-seat = The bot plays for itself.
refusal-not-your-seat = Someone else plays this seat.
refusal-tavola-throws = Tavola throws the dice in this match.
refusal-dice-wanted = Enter the dice.
refusal-wrong-dice = Other dice are needed now.
refusal-throw-stands = This roll stands and is not repeated.
refusal-throw-is-last = Nothing can follow a roll until its result is known.
refusal-no-dice-due = No roll is due now.
refusal-not-thrown = The dice have not been thrown yet.
refusal-not-a-decision = There is nothing to decide now.
refusal-stale = Someone else was faster. This is how things stand now.

## Players and matches

player-human = Player { NUMBER($number) }
player-bot = Bot ({ $level })
player-deleted = deleted player
players-against = { $first } – { $second }
level-beginner = Beginner
level-beginner-about = Overlooks a lot. Good for your first games.
level-casual = Casual
level-casual-about = Knows the game but often makes mistakes.
level-club = Club
level-club-about = Plays soundly but leaves you chances.
level-expert = Expert
level-expert-about = Uses everything the net knows.
level-master = Master
level-master-about = Looks two rolls ahead. Takes a little longer.
level-grandmaster = Grandmaster
level-grandmaster-about = Looks two rolls ahead and plays out close decisions repeatedly. Takes a few seconds.
match-points =
    { $length ->
        [1] One-point match
       *[other] { NUMBER($length) }-point match
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } game
       *[other] { NUMBER($length) } games
    }
match-single = Single game
match-money = Money session
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }
pips =
    { $count ->
        [one] { NUMBER($count) } pip
       *[other] { NUMBER($count) } pips
    }
game-number = Game { NUMBER($number) }
board-start = Start of { $game }
board-now = The position now

## Home

home-title = Backgammon, beautifully played
home-lead = A strong opponent, fair dice and a board that is a joy to move on. It costs nothing, and everything stays with you.
home-lead-people = A strong opponent, a friend by a link, and dice that anyone can check. It costs nothing.
home-resume = Continue
home-bot = Play against the bot
home-bot-more = Other level, game or length …
home-lobby = Find an opponent
home-lobby-about = Whoever is here now
home-friend = Play a friend
home-friend-more = Other game or length …
home-two = Two at one screen
home-two-about = Your dice or ours
home-edit = Set up a position
home-edit-about = By hand or from any id
home-learn = Learn by doing
home-learn-about = Five small steps on the board
scenes-link = Three positions
tonight-title = A game for tonight
tonight-people = Who plays
tonight-length = How long
tonight-luck = How much luck
tonight-another = Another game
tonight-none = No game matches. Change one of the choices.
day-title = Position of the day
day-about = One position a day: what is right?
day-streak =
    { $days ->
        [one] { $days } day in a row. Today’s position is waiting.
       *[other] { $days } days in a row. Today’s position is waiting.
    }
day-streak-done =
    { $days ->
        [one] { $days } day in a row. Done for today.
       *[other] { $days } days in a row. Done for today.
    }
home-games = The games
home-search = Search games
home-all-families = All families
home-minutes = about { $minutes } min
home-luck = { $luck }% luck
home-luck-about = Luck: at 100% the better player wins only half of the games, at 0% all of them. Measured with two bots of different strength.
home-found = { $count ->
    [one] One game
   *[other] { $count } games
}
play-short = Play
play-game = Play { $game }
rules-link = Rules
rules-of = Rules of { $game }

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
setup-game = Game
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
setup-position = Start position
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

## Matches

matches-title = Matches
matches-none = No matches yet. The first one is just a click away.
matches-more = Show more matches
matches-adjourned = adjourned
matches-open = Open a match file
matches-open-hint = Files of GNU Backgammon, XG, Jellyfish, FIBS and Tavola. You can also drop a file here or paste its text.
matches-opened = The match is open.
matches-opened-part = Only the beginning of the file can be read: { $fault }
state-playing = Game { NUMBER($game) } in progress
state-won = Won by { $player }
state-drawn = Ended
resume-of = Continue { $players }
replay-link = Replay
replay-of = Replay { $players }
delete = Delete
delete-of = Delete { $players }
delete-title = Delete this match?
delete-text = { $players }, { $match }: the match and all its plays will be gone for good.
delete-yes = Delete
delete-done = The match is deleted.

## Replay

replay-board = Position
replay-begin = Beginning
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-run = Play
replay-halt = Stop
replay-place = Place in the match
replay-tools = Steps
replay-keys = Arrow keys move step by step, Home and End jump to the ends.
replay-plays = Plays
replay-none = Nothing has been played yet.
replay-tie = Tie { $dice }
replay-begins = { $dice }: begins
replay-lot = begins, drawn by lot
replay-cocked = cocked dice, rolled again
replay-result =
    { $level ->
        [1] { $player } wins
        [2] { $player } wins a gammon
        [4] { $player } wins a mars
        [5] { $player } wins a koks
       *[3] { $player } wins a backgammon
    } ({ $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    })
replay-drawn = Nobody wins
replay-play-on = Play on from here
replay-edit = Open in the editor
replay-save = Save as

## Position ids

id-link = Link
copy-link = Copy link to the match
copy-link-long = This match is too long for a link. Save it as a file instead.
id-plain = Plain
copy-of = Copy { $name }
copied = Copied
copy-failed = Copying is not allowed here. Select the text and copy it by hand.

## Rules

rules-contents = Contents
rules-all = All games
rules-back-new = Back to the new game
rules-back-match = Back to the match
print = Print

## Position editor

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
edit-stakes-money = Money play
edit-stakes-match = A match
edit-score-of = Points of { $player }
edit-crawford = Crawford game
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

## Settings

settings-title = Settings
settings-page = Page
settings-theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
settings-colour = Checkers of player 1
settings-look = Look
look-walnut = Walnut
look-baize = Green baize
look-slate = Slate
look-sea = Sea
look-clay = Terracotta
look-clear = Colour-blind friendly
look-contrast = High contrast
settings-home = Player 1 bears off
settings-numbers = Point numbers
settings-play = Play
settings-taps = Moving a checker
taps-one = One tap
taps-two = Two taps
settings-taps-help = One tap plays the larger die; a tap on an empty point brings two checkers there, if the roll makes it. With two taps you choose the checker first, then its target. Dragging always works.
settings-roll = Dice roll by themselves
roll-clear = Unless I may double
roll-ask = Never
roll-always = Always
settings-roll-help = With “Always” you have a moment to double before the dice roll.
settings-speed = Movement
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = None
settings-sound = Sounds
settings-sound-help = Quiet sounds of dice and checkers.
settings-analyse = Analyse each match at its end
settings-analyse-help = Works in the background; the result then shows the error rates of both players and the costliest decisions.
settings-haptics = Vibration
settings-haptics-help = The phone vibrates on moves, hits and rolls.
settings-forced = Play forced moves
settings-forced-help = A move that can be played in only one way is played for you.
settings-greedy = Bear off automatically
settings-greedy-help = Once the sides have passed each other, your dice bear off whatever they can.
settings-pips = Pip counts
settings-pips-help = Shows how far each side still has to go.
settings-turning = Turn the board to the player to move
settings-turning-help = When two people share a screen, the player to move sits at the bottom.
settings-confirm = A turn ends
confirm-moment = After a moment
confirm-ask = When I confirm it
confirm-never = At once
settings-confirm-help = A touch stops the wait, so that you can think again or undo. With the keyboard, Enter ends the turn.
lan-title = Other devices at home
lan-switch = Open to this network
lan-switch-help = A phone on the same network opens the link and takes a seat, or watches.
lan-link = the link
lan-code = QR code of { $url }
lan-whom = Anyone with this link can see all matches, play in them and start new ones. Only this computer can delete matches. The link stops working when you turn this off or close Tavola.
lan-guest = This device is a guest. Access is turned on and off on the computer that runs Tavola.
me-title = You on this service

## About

about-title = About Tavola
about-what = Tavola plays backgammon and its relatives: the modern game, the games of five printed leaflets, and traditional games of many countries.
about-dice = The dice of a match are sealed before its first roll, and everybody can check them when it is over. The bot knows no more about them than you do.
about-private = Everything stays on your computer: matches, names and settings. Nothing is sent anywhere.
about-keys-title = Keyboard
about-keys = Every page can be used by keyboard: Tab moves on, Enter and Space choose, arrow keys move over the board and through a replay.
about-licence-title = Licence
about-licence = Tavola is free software under the MIT or the Apache 2.0 licence, at your choice. It contains the Fluent library by Mozilla and contributors:
about-version = Version { $version }

## What options do not go together

conflict-needs-hits = needs checkers that can be hit
conflict-needs-pins = needs checkers that can be pinned
conflict-needs-blocks = needs a game in which a single checker blocks
conflict-needs-first-point = needs a start with all checkers on the first point
conflict-needs-pool = needs checkers that begin in the pool
conflict-start-clash = the players would begin on the same points
conflict-needs-whole-board = needs a board of 24 points
conflict-open-roll-is-one = an open roll brings no further rolls and is not handed over
conflict-open-roll-has-no-cube = an open roll leaves no moment for the cube
conflict-fixed-roll-is-one = a fixed roll brings no further rolls
conflict-head-needs-one-part = the head rule needs doubles of one part
conflict-hand-over-needs-chain = only a double with all higher numbers is handed over
conflict-all-or-nothing-is-one = all or nothing needs a free order and doubles of one part
conflict-needs-backgammons = needs games that count three
conflict-backgammon-rules-first = first set what counts as a backgammon back to the usual
conflict-needs-half-board = needs half a board
conflict-needs-towers = needs towers
conflict-needs-beavers = needs beavers
conflict-counts-one = games that end this way count one
conflict-never-ends = moving backward needs stacks without a limit, hits, and a win for the first player off – or a game might never end
conflict-own-game = checkers move in their own way in this game
option-blocked = Not here: { $value } – { $why }.
option-own-way = in its own way
options-closed = Not possible with these rules

## The gallery

home-any-length = Any length
home-length-short = Up to 10 minutes
home-length-medium = 10 to 25 minutes
home-length-long = More than 25 minutes
home-any-luck = Skill or luck
home-luck-low = Mostly skill
home-luck-even = Some of both
home-luck-high = Mostly luck
home-any-cube = With or without a cube
home-cube-with = With a doubling cube
home-cube-without = Without a cube
origin-leaflet = Leaflet { $number }
origin-tradition = Traditional
games-without-trictrac = Trictrac is not among them: its points are scored at every move, and Tavola does not play it.

## Custom rules

custom-rules-title = Your custom rules
custom-rules-lead = Start from any game, change what you play differently, and give it a name.
custom-rules-new = Make your own rules
custom-rules-open = Open a rules file
custom-about = From { $game }, { $count ->
    [one] one change
   *[other] { $count } changes
}.
custom-change = Change
custom-remove = Remove
custom-remove-ask = Remove “{ $name }”? Matches that you started with these rules keep them.
custom-file = Save as a file
custom-link = Copy a link
custom-link-copied = The link is copied. It works on this computer only; to give the rules to someone else, save them as a file.
custom-link-show = Copy this link:
custom-name = Name of these rules
custom-save = Save as custom rules
custom-saved = Saved. “{ $name }” is now among the games.
custom-name-missing = Give these rules a name first.
custom-from-link = Someone has sent you these rules. Play them, or save them.

## Rules side by side

compare-title = Rules side by side
compare-lead = Two to five games or custom rules. What differs comes first.
compare-leaflets = The five leaflets
compare-add = Add a game
compare-remove = Remove { $game }
compare-differences = { $count ->
    [0] No difference
    [one] One difference
   *[other] { $count } differences
}
compare-same = The same in all
compare-rule = Rule

## Analysis; its page has its own file

analysis-link = Analyse
sealed-link = Check these dice
sealed-link-running = Sealed dice
analysis-of = Analyse { $players }

## A tutor that warns before an error is played

settings-tutor = Warn before errors
settings-tutor-help = In games against Tavola, a warning gives you another try before you confirm a play or a cube decision that is this bad.
settings-tutor-off = Never
settings-tutor-doubtful = Doubtful or worse
settings-tutor-bad = Bad or worse
settings-tutor-very-bad = Only very bad
tutor-title = There is a better play
tutor-text = This play loses { $loss } of equity.
tutor-yours = Your play { $chances }
tutor-best = The best play { $chances }
tutor-back = Think again
tutor-show = Show the better play
tutor-anyway = Play it anyway
tutor-cube-title = Think about the cube again
tutor-cube-text = This decision loses { $loss } of equity.
tutor-cube-anyway = Stay with it
