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

## Replay

replay-tools = Steps
replay-edit = Open in the editor

## Position editor

edit-stakes-money = Money play
edit-crawford = Crawford game

## Settings

lan-title = Other devices at home
lan-switch = Open to this network
lan-switch-help = A phone on the same network opens the link and takes a seat, or watches.
lan-link = the link
lan-code = QR code of { $url }
lan-whom = Anyone with this link can see all matches, play in them and start new ones. Only this computer can delete matches. The link stops working when you turn this off or close Tavola.
lan-guest = This device is a guest. Access is turned on and off on the computer that runs Tavola.

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

## What is to be done. $who is "you" for the only person at the screen, else "name" with $name.

play-heading = { $match }: { $players }
play-loading = Setting up the board …
play-corners = The rings mark the corners: a last checker jumps from corner to corner.
play-opening = The opening roll decides who begins
play-opening-lot = Lots decide who begins
play-opening-hand = Enter the opening roll: one die each
play-opening-hand-two = Enter the opening roll: two dice each
play-roll = { $who ->
    [you] Your turn
   *[name] { $name } to roll
}
play-roll-hand = { $who ->
    [you] Enter your roll
   *[name] Enter the roll of { $name }
}
play-move = { $who ->
    [you] You have { $dice }
   *[name] { $name } has { $dice }
}
play-choose = { $who ->
    [you] Choose a double
   *[name] { $name } chooses a double
}
play-left = Still to play: { $numbers }
play-over = Confirm your turn or undo it
play-ending = The turn ends by itself – undo it to think again
play-dance = No legal move with { $dice }
play-double = { $name } doubles to { $value }. Take it?
play-beaver = { $name } beavers: the cube goes to { $value }
play-raccoon = { $name } raccoons: the cube goes to { $value }
play-resign = { $name } resigns { $level ->
    [1] a single game
    [2] a gammon
    [4] a mars
    [5] a koks
   *[3] a backgammon
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
play-wait = { $name } is playing …
play-sending = Sending …
why-no-checker = None of your checkers stands there
why-no-number = None of your remaining numbers leads there
why-nothing-left = All numbers have been played
why-roll-plays-nothing = This roll does not count in this game
why-pinned = The checker on { $point } is pinned
why-bar-first = { $checkers ->
    [one] The checker on the bar must enter first
   *[other] The checkers on the bar must enter first
}
why-bar-closed = No entry from the bar: those points are closed
why-pool-first = The checkers in the pool must enter first
why-closed-point = Point { $point } is closed: { $checkers ->
    [one] your opponent has a checker there
   *[other] your opponent has { $checkers } checkers there
}
why-pin-closed = Point { $point } is closed: a checker is pinned there
why-stack-limit = { $most ->
    [one] You may have only one checker on point { $point }
   *[other] You may have no more than { $most } checkers on point { $point }
}
why-overtaking = A checker may not pass another of your own
why-not-all-home = { $outside ->
    [one] One checker is not home yet
   *[other] { $outside } checkers are not home yet
}
why-own-checker-pinned = One of your checkers is still pinned
why-no-bearing-off = Checkers are not borne off in this game
why-farther-checker = The checker on { $point } is farther back: it must go first
why-exact-number = From there only a { $number } bears off
why-hit-too-early = You may not hit before one of your checkers is home
why-hit-and-run = The checker on { $point } has hit and must stay there this turn
why-head-rule = No more checkers may leave the first point in this turn
why-courier = One checker must reach point { $point } first
why-prime-rule = That row of closed points is not allowed
why-must-open = The row of six must be opened: all of your opponent’s checkers stand behind it
why-lower-first = The { $number } must be played first
why-higher-number = Only one number can be played: it must be the { $number }
why-other-numbers = After this move you could not play the rest of the roll, and you must if you can
why-all-or-nothing = The roll cannot be played in full, so none of it is played
why-unusable = That number does not move this checker
why-nothing-fits = None of your checkers can play any of these numbers
why-towers-no-checker = That tower cannot be played like that
why-towers-no-number = None of your remaining numbers belongs to that tower
why-towers-nothing-fits = None of your towers can use these numbers

## Buttons

act-roll = Roll
act-lot = Draw lots
act-double = Double
act-redouble = Redouble
act-double-to = to { $value }
act-take = Take
act-drop = Drop
act-beaver = Beaver
act-raccoon = Raccoon
act-accept = Accept
act-refuse = Refuse
act-done = Done
act-pass = End turn
act-undo = Undo
act-reset = Undo all
act-forced = Forced play
act-off = Bear off
act-hint = Hint
act-resign = Resign …
act-cocked = Cocked dice
act-next = Next game
act-end = End the session
act-again = New match
act-rematch = Rematch
act-replay = Replay
act-moves = Moves
act-more = More
act-close = Close
act-turn-board = Turn the board
act-turn-always = Turn to the player to move
act-rules = Rules
act-keys = Controls
act-phone = Play on another device …
phone-title = Another device
phone-takes = The other device plays
phone-watches = Watches
phone-watches-only = The other device watches this match.
phone-here = This screen plays for { $player }.
seat-here = This screen plays
seat-both = Both players
act-sound = Sounds
act-matches = All matches
act-look = Look at the board

## Players and match

player-pips = Pips { $pips }
player-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
player-turn = to play
player-cube = Cube at { $value }
match-stake = Stake { $stake }
match-crawford = Crawford
match-game = Game { $game }

## What has happened

say-opening = { $who0 ->
    [you] You
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] you
   *[name] { $name1 }
} { $die1 }: { $who ->
    [you] you begin
   *[name] { $name } begins
}
say-opening-tie = Both { $die }: roll again
say-opening-lot = { $who ->
    [you] You begin
   *[name] { $name } begins
}, drawn by lot
say-doubled = Automatic double: the stake is doubled
say-roll = { $who ->
    [you] You roll { $dice }
   *[name] { $name } rolls { $dice }
}
say-play = { $who ->
    [you] You played { $play }
   *[name] { $name } played { $play }
}
say-dance = { $who ->
    [you] You cannot move
   *[name] { $name } cannot move
}
say-choose = { $who ->
    [you] You choose { $dice }
   *[name] { $name } chooses { $dice }
}
say-double = { $who ->
    [you] You double to { $value }
   *[name] { $name } doubles to { $value }
}
say-take = { $who ->
    [you] You take
   *[name] { $name } takes
}
say-drop = { $who ->
    [you] You drop
   *[name] { $name } drops
}
say-beaver = { $who ->
    [you] You beaver
   *[name] { $name } beavers
}
say-raccoon = { $who ->
    [you] You raccoon
   *[name] { $name } raccoons
}
say-resign = { $who ->
    [you] You offer to resign
   *[name] { $name } offers to resign
} { $level ->
    [1] a single game
    [2] a gammon
    [4] a mars
    [5] a koks
   *[3] a backgammon
}
say-accept = { $who ->
    [you] You accept
   *[name] { $name } accepts
}
say-refuse = { $who ->
    [you] You refuse
   *[name] { $name } refuses
}
say-flag = { $who ->
    [you] You have run out of time
   *[name] { $name } has run out of time
}
say-take-back-turn = { $who ->
    [you] You take back your last turn
   *[name] { $name } takes back their last turn
}
say-settle = The game is settled
say-cocked = Cocked dice: the roll is void
say-step = { $from } to { $to }
say-step-hit = { $from } to { $to }, hitting
say-step-pin = { $from } to { $to }, pinning
say-picked = In hand from { $from }: { $targets }
say-undo = Undone
word-bar = bar
word-off = off
word-point = { $point }

## Results

result-game = { $who ->
    [you] You win
   *[name] { $name } wins
} { $level ->
    [1] the game
    [2] a gammon
    [4] a mars
    [5] a koks
   *[3] a backgammon
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-draw = The game is drawn
result-match = { $who ->
    [you] You win the match!
   *[name] { $name } wins the match
}
result-match-draw = The match is drawn
result-session = The session is over
result-drop = { $who ->
    [you] You dropped the double
   *[name] { $name } dropped the double
}
result-resign = { $who ->
    [you] You resigned
   *[name] { $name } resigned
}
result-time = { $who ->
    [you] You have run out of time
   *[name] { $name } has run out of time
}

## Resigning

resign-title = Resign
resign-text = How much do you offer? Your opponent may refuse.
resign-level = { $level ->
    [1] Single game
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
resign-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Dice by hand

pad-first = First die
pad-second = Second die
pad-third = Third die
pad-of = { $name }’s die
pad-of-first = { $name }: first die
pad-of-second = { $name }: second die
pad-die = { $row }: { $value }

## Hints

hint-title = Hint
hint-thinking = Thinking …
hint-ask = Ask for a hint when it is your turn: the best plays and what they are worth.
hint-none = There is nothing to decide now
hint-ply = { $ply }-ply
hint-chances = wins { $win }, { $wins ->
    [mars] mars
   *[gammon] gammons
} { $gammon }, { $wins ->
    [mars] mars lost
   *[gammon] gammons lost
} { $lost }
hint-no-double = No double
hint-double-take = Double, take
hint-double-drop = Double, drop
hint-too-good = Too good to double: play on for a gammon
hint-take = Take
hint-drop = Drop
hint-beaver = Beaver
hint-raccoon = Raccoon
hint-side = { $who ->
    [you] Your figures
   *[name] { $name }’s figures
}
hint-roll = Roll
hint-choose = Choose { $dice }
hint-resign = Resign { $level ->
    [1] a single game
    [2] a gammon
    [4] a mars
    [5] a koks
   *[3] a backgammon
}
hint-accept = Accept
hint-refuse = Play on

## Move list

list-title = Moves
list-game = Game { $game }
list-number = Turn
list-empty = No moves yet
list-dance = no move
list-double = doubles to { $value }
list-take = takes
list-drop = drops
list-beaver = beavers
list-raccoon = raccoons
list-resign = resigns { $level ->
    [1] a game
    [2] a gammon
    [4] a mars
    [5] a koks
   *[3] a backgammon
}
list-accept = accepts
list-refuse = refuses
list-take-back-turn = takes the last turn back
list-settle = game settled
list-flag = out of time

## Keys

keys-by-hand = Mouse and touch
keys-by-keyboard = Keyboard
keys-arrows = Arrow keys go from point to point
keys-enter = Enter picks a checker up and puts it down; on the tray it bears off
keys-escape = Escape puts the checker back
keys-done = Enter beside the board: the highlighted button
keys-roll = roll
keys-double = double
keys-undo = undo the last move
keys-hint = hint
keys-read = read the position
keys-type = type a move
keys-help = these keys
keys-digits = dice by hand
keys-touch = Tap a checker to play the larger die; tap it twice to go on with the smaller one. The right mouse button plays the other die. Tap a point to bring the nearest checker there, tap the dice to swap them, or drag a checker.

## Connection

link-lost = Connection lost. Trying again …
link-back = Connected again
play-gone = This match has been deleted

## Questions

ask-double = Offer the cube at { $value }?
type-title = Type a move
type-label = Move, such as { $example }
type-help = Point numbers, bar and off; 6/off(2) moves two checkers.
type-help-towers = The number of the tower and what is done with it: 6/apart, 6/stack or 6/off.
type-play = Play
type-unreadable = This cannot be read as a move.
type-impossible = This cannot be played now.
aloud-pips = { $pips } pips
aloud-bar = on the bar { $count }
aloud-blots = blots { $points }
aloud-made = points { $points }
aloud-anchors = anchors { $points }
aloud-off = borne off { $count }

## Games with rolls and ends of their own

board-pool = pool
play-ahead = The next roll is thrown now, before this one is played
play-pick = Name two different numbers instead of rolling
play-fixed = The first roll stays for the whole game: { $dice }
play-next-roll = The roll after this one: { $dice }
act-pick = Play { $dice }
act-go-on = Play the next part
event-pick = Names { $dice }
how-hit = A player who hits loses.
how-last = The first to bear off loses.
how-captured = The last checker was captured.
how-mother = The mother was pinned.
how-mothers = Both mothers were pinned.
how-dead = Neither player could ever move again.
how-repetition = The position kept repeating.
how-settled = Both players settled the game by its equity.
