### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon and other starts
family-leaflet = As five leaflets print it

## Games

game-backgammon = Backgammon
game-backgammon-about = The modern game as it is played in clubs and tournaments, with the doubling cube.
game-leaflet-000 = Backgammon, leaflet 000
game-leaflet-000-about = The classic game without a cube: one die each decides who begins.
game-leaflet-001 = Backgammon, leaflet 001
game-leaflet-001-about = The starter is drawn by lot and rolls both dice; the cube has no limit.
game-leaflet-002 = Backgammon, leaflet 002
game-leaflet-002-about = No cube: each checker that the loser still has is a point, and all of them double if one is outside home.
game-leaflet-003 = Backgammon, leaflet 003
game-leaflet-003-about = A match to an agreed number of points, with a cube that ends at 64.
game-leaflet-004 = Backgammon, leaflet 004
game-leaflet-004-about = The higher roll of two dice begins; the cube is for a series of games.
game-nackgammon = Nackgammon
game-nackgammon-about = Two more checkers far back make for long games that are rich in strategy.
game-hypergammon = Hypergammon
game-hypergammon-about = Three checkers each: short, sharp, and never without danger.
game-longgammon = Longgammon
game-longgammon-about = All fifteen checkers begin on the far side: the longest way home.

## Options: start

option-opening = Who begins
option-opening-one-die-each = One die each; the higher begins and plays both
option-opening-one-die-each-then-roll = One die each; the higher begins and rolls anew
option-opening-two-dice-highest = Two dice each; the higher total begins and rolls anew
option-opening-lot-then-roll = Drawn by lot, then a roll
option-winner_starts = The winner begins the next game

## Options: moving

option-higher_die = The higher number comes first
option-higher_die-help = If only one of two numbers can be played, it must be the higher if possible.

## Options: bearing off

option-bear_off = Bearing off
option-bear_off-farthest-overshoot = A higher number takes the rearmost checker
option-bear_off-free-overshoot = Any sufficient number takes any checker
option-bear_off-exact = Only with the exact number

## Options: scoring

option-scoring = A won game is worth
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Always 1
option-scoring-checkers-left = 1 for each checker left; all doubled if one is outside home
option-scoring-checkers-left-outside = 1 for each checker left, 2 for each outside home
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
option-crawford-help = The first game after a player comes one point short of the match is played without the cube.
option-holland = Holland rule
option-holland-help = After the Crawford game nobody doubles before both have rolled twice.
option-jacoby = Jacoby rule
option-jacoby-help = In money play, gammons count only if the cube has been turned.
option-beavers = Beavers
option-beavers-help = In money play, whoever is doubled may turn the cube at once and keep it.
option-raccoons = Raccoons
option-raccoons-help = Whoever doubled may answer a beaver by turning the cube once more.
option-automatic_doubles = Automatic doubles
option-automatic_doubles-help = In money play, a tie on the opening roll doubles the stake, at most this many times.
option-automatic_doubles-0 = None
