### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Contents
rules-all = All games
rules-back-new = Back to the new game
rules-back-match = Back to the match
print = Print

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

## Rules side by side

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

## Options: start

option-opening = Who begins
option-opening-one-die-each = One die each; the higher plays both
option-opening-one-die-each-then-roll = One die each; the higher rolls again
option-opening-two-dice-highest = Two dice each; the higher total rolls again
option-opening-lot-then-roll = By lot, then a roll
option-winner_starts = The winner begins the next game
option-start = Start position
option-start-standard = The usual one
option-start-nackgammon = As in nackgammon
option-start-hypergammon = Three checkers each, far back
option-start-longgammon = All on the first point
option-start-pool = All in the pool
option-start-home = All at home
option-track = Direction
option-track-contrary = Against each other
option-track-same = The same way for both
option-track-offset = The same direction, from opposite corners

## Options: dice

option-double_times = Times a double is played
option-doubles = After a double
option-doubles-plain = Nothing more
option-doubles-underside = The underside of the dice too
option-doubles-ascending = All higher numbers too
option-roll_again = Another roll after a double
option-incomplete = If a part cannot be played completely
option-incomplete-continue = the next one follows
option-incomplete-end-turn = the turn ends
option-incomplete-hand-over = the opponent goes on
option-incomplete-help = For doubles and rolls that are played in several parts.
option-one_two = A 1-2
option-one_two-plain = is a roll like any other
option-one_two-play-and-choose = is played, and then a double of your choice
option-one_two-choose = becomes a double of your choice
option-one_two-help = After the chosen double you roll again.
option-fixed_roll = Fixed roll
option-fixed_roll-help = The first roll stays for both throughout the game.
option-open_roll = Open roll
option-open_roll-help = Before you play, your opponent rolls for their next turn.
option-order = Order of the dice
option-order-free = As you like
option-order-lower-first = The lower number first

## Options: moving

option-higher_die = The higher number must be played
option-higher_die-help = If only one of the two numbers can be played, it must be the higher if possible.
option-obligation = What must be played
option-obligation-max = As much as possible
option-obligation-one-by-one = One number after the other, as long as one can be played
option-obligation-all-or-nothing = The whole roll or nothing
option-half_board_limit = Checkers on a point of half a board
option-half_board_limit-none = No limit
option-half_board_limit-start = Enter on the start point only when it is empty
option-half_board_limit-three-points = One checker on three points of the first half
option-half_board_limit-whole-half = One checker on every point of the first half
option-contact = A single checker
option-contact-hit = is hit
option-contact-pin = is pinned
option-contact-pin-closed = is pinned, and the point is closed to both
option-contact-block = blocks its point
option-hit_and_run = Hit and run
option-hit_and_run-help = A checker that has hit in its own home may go on in the same turn.
option-max_stack = Most checkers on a point
option-max_stack-0 = No limit
option-backward = Moves go backward too
option-head = One checker a turn from the head
option-head-help = Only one checker may leave the first point in a turn; on the first turn some doubles may take two.
option-prime = Forbidden rows
option-prime-none = None
option-prime-own-quadrant = The whole own first quadrant
option-prime-start-quadrants = The whole first quadrant of either player
option-prime-four-in-start = More than four points where the opponent begins
option-prime-ahead = Six in a row with no opponent past them
option-prime-last-two = Six in a row before the last two points are held
option-prime-help = Where a single checker blocks, this keeps everybody from being walled in.
option-must_open = Open a row of six before all fifteen
option-must_open-help = If all of the opponent’s checkers stand on one point right behind six points in a row, one of the six must be opened. This holds only if the roll allows it.
option-courier = The first checker runs alone to point
option-courier-0 = No
option-courier-help = No other checker may leave the first point before it has arrived.
option-entering = Moving on while checkers wait
option-entering-all-first = When all have entered
option-entering-after-two = After two have entered
option-entering-free = At any time

## Options: bearing off

option-bear_off = Bearing off
option-bear_off-farthest-overshoot = A higher number takes the rearmost checker
option-bear_off-free-overshoot = Any sufficient number takes any checker
option-bear_off-exact = Only with the exact number
option-bear_off_while_pinned = Bearing off while a checker is pinned
option-whole_towers = In the last phase a die bears off the whole tower

## Options: scoring

option-end = The game ends
option-end-first-off = The first player off wins
option-end-last-off = The first player off loses
option-end-hit-loses = The first player off wins; a hit loses
option-mother = The mother
option-mother-help = A player who pins the opponent’s last checker on its first point wins a double game.
option-scoring = A won game is worth
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Always 1
option-scoring-checkers-left = 1 for each checker left; all doubled if one is outside home
option-scoring-checkers-left-outside = 1 for each checker left, 2 for each outside home
option-scoring-pips = 1 for each point the loser still has to go; gammon doubles it, backgammon triples it
option-scoring-checkers-left-once = 1 for each checker left
option-backgammon_zone = Backgammon, if a checker of the loser is
option-backgammon_zone-home-or-bar = in the winner’s home or on the bar
option-backgammon_zone-home-only = in the winner’s home
option-backgammon_needs_none_off = Backgammon only if the loser has borne off nothing

## Options: doubling cube

option-cube = Doubling cube
option-cube_cap = Highest cube
option-cube_cap-0 = No limit
option-cube_in_single_game = Cube in a single game too
option-cube_rest_face = The cube at rest shows
option-crawford = Crawford rule
option-crawford-help = When a player first comes within one point of the match, the next game is played without the cube.
option-holland = Holland rule
option-holland-help = After the Crawford game nobody doubles before both have rolled twice.
option-jacoby = Jacoby rule
option-jacoby-help = In money play, gammons count only if the cube has been turned.
option-beavers = Beavers
option-beavers-help = In money play, a player who is doubled may double again at once and keep the cube.
option-raccoons = Raccoons
option-raccoons-help = The player who doubled may answer a beaver with another double.
option-automatic_doubles = Automatic doubles
option-automatic_doubles-help = In money play, a tie on the opening roll doubles the stake, at most this many times.
option-automatic_doubles-0 = None
