### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon and other starts
family-leaflet = After five leaflets
family-eastern = From the eastern Mediterranean
family-twist = Backgammon with a twist
family-entering = Games that begin in the pool
family-pinning = Pinning games
family-blocking = Blocking games
family-medieval = Old games and curiosities

## Games

game-backgammon = Backgammon
game-backgammon-about = The modern game as it is played in clubs and tournaments, with the doubling cube.
game-leaflet-000 = Backgammon from the wooden box
game-leaflet-000-about = Leaflet 000: the classic game without a cube; one die each decides who begins.
game-leaflet-001 = Backgammon from the big box
game-leaflet-001-about = Leaflet 001: the starter is drawn by lot, and the cube has no limit.
game-leaflet-002 = Backgammon by checkers left
game-leaflet-002-about = Leaflet 002: no cube; every checker the loser still has is a point, and all of them double if one is not home.
game-leaflet-003 = Backgammon to a target
game-leaflet-003-about = Leaflet 003: a match to an agreed number of points, with a cube that ends at 64.
game-leaflet-004 = Backgammon for travellers
game-leaflet-004-about = Leaflet 004: the higher roll of two dice begins; the cube is for a series of games.
game-nackgammon = Nackgammon
game-nackgammon-about = Two more checkers far back make for long games that are rich in strategy.
game-hypergammon = Hypergammon
game-hypergammon-about = Three checkers each: short, sharp, and never without danger.
game-longgammon = Longgammon
game-longgammon-about = All fifteen checkers begin on the far side: the longest way home.
game-snake = Snake
game-snake-about = Six checkers far back and nine on the bar against an army at its usual posts.
game-eureka = Eureka
game-eureka-about = All checkers stand at home: bear them off, count, and race.
game-irish = Irish
game-irish-about = The ancestor of backgammon: no cube, and a double is only two moves.
game-short-narde = Short nardy
game-short-narde-about = Backgammon as it is played from Tbilisi to Vladivostok, without a cube.
game-portes = Portes
game-portes-about = The first game of Tavli: quick, sociable, no cube.
game-tavla = Tavla
game-tavla-about = Turkish backgammon, where nobody hits and runs at home.
game-tavli = Tavli
game-tavli-about = A match of three games in turn: Portes, Plakoto, Fevga.
game-old-britain = Old Britain
game-old-britain-about = At most five on a point, and the lower number may be chosen.
game-mexican = Mexican
game-mexican-about = Low number first, exact bearing off, and a 1-2 that becomes any double.
game-backward = Backward
game-backward-about = Every number may also be played backward.
game-straight = Straight
game-straight-about = Both players run the same way, and one of them is nearly home.
game-fixed-roll = Fixed roll
game-fixed-roll-about = The first roll of the game stays for both to the end.
game-no-hit = No hit
game-no-hit-about = A player who hits loses at once, even if forced to.
game-open-roll = Open roll
game-open-roll-about = You see your opponent’s next roll before you move.
game-misere = Misère
game-misere-about = The player who bears off the last checker first loses.
game-double-against-choice = Double against choice
game-double-against-choice-about = One player names the numbers, the other takes two turns in a row.
game-puff = Puff
game-puff-about = Fifteen checkers are rolled in, and doubles have two sides.
game-puff-long = Long Puff
game-puff-long-about = Puff in which both enter the same quadrant and run the same way.
game-puff-russian = Russian Puff
game-puff-russian-about = Puff in which you may move as soon as two checkers are in.
game-puff-russian-long = Long Russian Puff
game-puff-russian-long-about = The same way for both, and free movement after two checkers.
game-french-1 = French backgammon 1
game-french-1-about = Each double brings its underside and another roll.
game-russian = Russian backgammon
game-russian-about = One direction for both, and chains of doubles that must not break.
game-acey-deucey = Acey-deucey
game-acey-deucey-about = A 1-2 gives a double of your choice and another roll.
game-acey-deucey-us = American acey-deucey
game-acey-deucey-us-about = The favourite of the navy: enter when you like, and pray for 1-2.
game-acey-deucey-european = European acey-deucey
game-acey-deucey-european-about = Acey-deucey in which every double plays its underside and rolls again.
game-dutch = Dutch backgammon
game-dutch-about = All checkers enter first, and nobody hits before one of them is home.
game-tabula = Tabula
game-tabula-about = The game of the Roman emperors, with three dice.
game-pin = Pin
game-pin-about = Nothing is hit: lone checkers are pinned, and a roll counts whole or not at all.
game-plakoto = Plakoto
game-plakoto-about = The second game of Tavli: pin the blot, and guard the mother.
game-tapa = Tapa
game-tapa-about = Plakoto as Bulgaria plays it.
game-mahbusa = Mahbusa
game-mahbusa-about = “The prisoner”: Plakoto as it is played in Arab lands.
game-gioul = Gioul
game-gioul-about = Doubles climb to the sixes, and what you cannot play your opponent may.
game-fevga = Fevga
game-fevga-about = The third game of Tavli: run, and wall your opponent in.
game-moultezim = Moultezim
game-moultezim-about = Fevga with another rule for walls.
game-narde = Narde
game-narde-about = Long nardy: one checker a turn from the head.
game-gul-bara = Gul bara
game-gul-bara-about = Crazy narde: from your fourth turn on, doubles climb to the sixes.
game-jacquet = Jacquet
game-jacquet-about = A courier runs ahead before the others may leave.
game-tawula = Tawula
game-tawula-about = Two guards wait at the start until thirteen others have come in.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = The game of the Lombards, on half a board.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Half the emperor’s game: every roll has a six beside it.
game-tourne-case = Tourne-case
game-tourne-case-about = Three checkers each on your own side, hitting across the board.
game-catch-me = Catch me
game-catch-me-about = Six against six on a ring, until one side is caught.
game-doublets = Doublets
game-doublets-about = Take six towers apart, stack them again, bear them off: pure luck.

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
option-prime-four-in-start = More than four points where the opponent begins
option-prime-ahead = Six in a row with no opponent past them
option-prime-help = Where a single checker blocks, this keeps everybody from being walled in.
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
