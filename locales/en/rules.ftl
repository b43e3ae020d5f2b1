# The rules of a game as a page. Every message is one sentence or two about one value of a rule set, and it is on
# the page only where the game can come to need it. "You" is the reader, who sits at the bottom of the picture.
# Points are counted by the distance that is left: 1 is the last point before a checker is off.

rules-section-aim = Aim of the game
rules-section-start = Board and start
rules-section-opening = Who begins
rules-section-moving = Moving
rules-section-doubles = Doubles
rules-section-contact = When checkers meet
rules-section-entering = Entering
rules-section-bearing-off = Bearing off
rules-section-scoring = End and score
rules-section-cube = The doubling cube
rules-section-match = The match
rules-section-table = At the table
rules-section-readings = Our readings and additions
rules-section-source = Where the rules come from

## Aim

rules-aim-first-off =
    { $checkers ->
        [one] Bring your checker round the board into your home board, then bear it off. The first player to do so wins.
       *[other] Bring your { $checkers } checkers round the board into your home board, then bear them off. The first player to bear off all of them wins.
    }
rules-aim-bear-off =
    { $checkers ->
        [one] Your checker already stands in your home board. The first player to bear it off wins.
       *[other] All { $checkers } of your checkers already stand in your home board. The first player to bear off all of them wins.
    }
rules-aim-last-off = Bring your checkers round the board and bear them off, but take longer than your opponent: the player who bears off their last checker first loses.
rules-aim-hit-loses = A player who hits a checker of the opponent loses the game at once.
rules-aim-all-on-point = Bring all your checkers to your { $point }-point, the last one. The first player to have all of them there wins.
rules-aim-eliminate = Capture all your opponent’s checkers. A captured checker is out of the game for good, and a player with none left has lost.
rules-aim-towers = Take your six towers apart, stack them again, and bear them off. The first player to finish wins.
rules-forward-off = The number on a die is the number of points that one checker moves forward: from your { $first }-point down to your 1-point and then off the board.
rules-forward-end = The number on a die is the number of points that one checker moves forward: from your { $first }-point down to your 1-point.
rules-forward-ring = One checker moves forward by the sum of both dice: from your 24-point down to your 1-point, then on to your 24-point again, round and round.
rules-mother = The last checker on your 24-point is called the mother. If your opponent pins it there, you lose a double game, unless they still have checkers on their own 24-point. In that case play goes on until those have left.
rules-mothers-draw = If both mothers are pinned, the game is a draw.

## Board and start

rules-board-24 = The board has 24 points in four quadrants of six. The bar divides it into two halves.
rules-board-towers = Each player has six towers of two checkers on their own side, numbered 1 to 6. The checkers never change points, and the players never meet.
rules-way-whole = You sit at the bottom. Your 24-point is at one end of the top row. Your checkers run along the top row, cross to the bottom row, and come back to your 1-point, right below the 24-point.
rules-way-half-contrary = On a real board, use the two quadrants on one side of the bar. Your 12-point is on the far side, next to the bar. Run outwards to the edge, cross to your own side, and come back to the bar, where your 1-point is.
rules-way-half-parallel = Your twelve points are the row in front of you, your opponent’s are the row opposite. Both count from 12 at one end to 1 at the other, and both players run the same way, side by side.
rules-track-contrary = Your opponent sits at the top and moves against you: your { $first }-point is their 1-point.
rules-track-same = Your opponent sits at the top but counts the same points and runs the same way as you. Both bear off from the same home board.
rules-track-offset = Your opponent sits at the top and runs the same way round, but begins in the opposite corner: your 12-point is their 24-point.
rules-home = Your last six points, 6 to 1, are your home board.
rules-start-pool = The board is empty at the start. Each player’s { $checkers } checkers wait in the pool and enter with the dice.
rules-start-both = Both players set up alike, each counting their own points: { $places }.
rules-start-first = Your checkers at the bottom: { $places }.
rules-start-second = Your opponent’s checkers, on their own points: { $places }.
rules-start-unequal = The two sides are not equal, so change sides after each game. In a match this happens by itself.
rules-start-caption = The start. The numbers are yours.
rules-start-caption-towers = The start: two checkers on each of the points 1 to 6, for both players.
rules-place-point = { $count } on { $point }
rules-place-bar = { $count } on the bar
rules-place-pool = { $count } in the pool
# Words for a picture made of letters; X and O are drawn for the checkers.
rules-picture-you = X: your checkers
rules-picture-opponent = O: your opponent’s checkers

## Who begins

rules-opening-one-die-each = Each player rolls one die. The higher number begins and plays both dice as the first roll. Equal numbers are rolled again.
rules-opening-higher-begins = Each player rolls one die. The higher number begins. Equal numbers are rolled again.
rules-opening-two-dice = Each player rolls two dice. The higher total begins. Equal totals are rolled again.
rules-opening-lot = Draw lots to decide who begins.
rules-opening-rolls = The player who begins rolls the dice for the first turn.
rules-winner-starts = The winner of a game begins the next one.

## Moving

rules-dice-roll = Roll two dice on each turn.
rules-dice = Each of the two numbers is a move of its own. Move one checker with one number and another with the other, or move one checker with both. That checker must be able to stand where it stops in between.
rules-dice-three = Roll three dice on each turn. Each number is a move of its own, with the same checker or with different ones; a checker must be able to stand wherever it stops.
rules-dice-six-beside = Roll two dice on each turn; a third number, a six, counts with every roll. Each number is a move of its own, with the same checker or with different ones.
rules-dice-fixed = The first roll of the game stays: both players play it on every turn to the end.
rules-dice-chosen = You, at the bottom, do not roll: on each turn you name two different numbers and play them.
rules-dice-two-turns = Your opponent, at the top, takes two whole turns in a row: roll, play, roll again, play again.
rules-dice-open-roll = Before you move, your opponent rolls for their next turn, and both of you see it.
rules-order-free = You choose which number to play first.
rules-order-lower-first = Play the lower number first. If it cannot be played, the higher is lost too.
rules-backward = You may play any number backward too, no farther than your 24-point, and you may hit on the way back as well. Checkers that are off do not come back.
rules-landing-two = A checker may land on an empty point, on your own checkers, or on a single checker of your opponent. Two or more of theirs close a point. You may not land there, but you may pass over it.
rules-landing-one = A checker may land on an empty point or on your own checkers. Even one checker of your opponent closes a point. You may not land there, but you may pass over it.
rules-landing-pin = A checker may land on an empty point, on your own checkers, or on a single checker of your opponent. Two or more of theirs close a point, and so does a checker of theirs that pins one of yours. You may not land there, but you may pass over it.
rules-stacks-free = Any number of your checkers may stand on one point.
rules-stacks-all = At most { $most } of your checkers may stand on one point.
rules-stacks-except =
    { $most ->
        [one] Only one of your checkers may stand on a point; your { $points }-point alone holds any number.
       *[other] At most { $most } of your checkers may stand on a point; your { $points }-point alone holds any number.
    }
rules-stacks-points =
    { $most ->
        [one] Only one of your checkers may stand on each of your points { $points }.
       *[other] At most { $most } of your checkers may stand on each of your points { $points }.
    }
rules-stacks-start = A checker may enter on your { $point }-point only when no other checker of yours stands there.
rules-no-overtaking = Your checkers keep their order: none may pass another one of yours, not even when it enters.
rules-last-point-exact = Your { $point }-point must be reached exactly: a number that would go beyond it cannot be played with that checker.
rules-obligation-max = Play as many numbers of your roll as you can. What cannot be played is lost, and you may not pass.
rules-obligation-higher = If you can play either number but not both, you must play the higher.
rules-obligation-either = If you can play either number but not both, you choose which one.
rules-obligation-one-by-one = Play one number after the other, each if you can when its turn comes; you need not look for an order that plays more. What cannot be played is lost, and you may not pass.
rules-obligation-all = A roll that cannot be played completely is lost completely. If it can, you must play it.
rules-ring-sum = Roll two dice on each turn. The roll counts only if it shows a 1 or a 6 or is a double. Then you must play it: one checker moves the sum of both dice.
rules-ring-capture = If it lands on a checker of your opponent, that checker is captured and leaves the game for good.
rules-ring-own = If it would land on one of your own, it goes on to the next point that is empty or holds a checker of your opponent, and captures that. So no point ever holds more than one checker.
rules-ring-last = As soon as a player has only one checker left, it jumps to the next corner: 24, 19, 18, 13, 12, 7, 6 or 1. If a checker of the opponent stands there, the jump captures it.
rules-ring-last-moves = From then on a 1 takes this checker to the next corner and a 6 to the corner after that; with 1-6 both, in either order. It captures wherever it stops. Other numbers are lost.
rules-towers-play = Roll two dice on each turn. A die plays the tower of its number. First it takes the tower apart. When all six are apart, it stacks the tower again. When all six are stacked, it bears the tower off.
rules-towers-whole = A die bears off the whole tower, both checkers.
rules-towers-one-checker = A die bears off one checker of its tower, so every tower needs its number twice.
rules-towers-lapse = If that has already been done with that tower, the number is lost. With 3-6, for example, you take the towers 3 and 6 apart.

## Doubles

rules-doubles-times =
    { $times ->
        [1] A double is played only once: one move of that number.
        [2] A double is two moves of that number, like any two dice.
       *[other] A double is played { $times } times: { $times } moves of that number, with one checker or shared among several.
    }
rules-doubles-underside =
    { $times ->
        [one] A double is played once, and then the number on the underside of the dice once. Opposite sides of a die add up to seven, so 6-6 brings a one and 5-5 brings a two.
       *[other] A double is played { $times } times, and then the number on the underside of the dice { $times } times. Opposite sides of a die add up to seven, so 6-6 brings ones and 5-5 brings twos.
    }
rules-doubles-ascending =
    { $times ->
        [one] A double is played once, then the next higher number once, and so on up to the six: 4-4 brings a four, a five and a six.
       *[other] A double is played { $times } times, then the next higher number { $times } times, and so on up to the sixes: 4-4 brings fours, fives and sixes.
    }
rules-doubles-ascending-later =
    { $times ->
        [one] On your first { $turns } turns a double is played once. From then on it is played once, then the next higher number once, and so on up to the six.
       *[other] On your first { $turns } turns a double is played { $times } times. From then on it is played { $times } times, then the next higher number { $times } times, and so on up to the sixes.
    }
rules-doubles-stop = If you cannot complete one number, play what you can of it; the rest of your turn is lost.
rules-doubles-go-on = If you cannot complete one number, play what you can of it and go on with the next.
rules-doubles-hand-over = If you cannot complete one number, play what you can of it. Your opponent plays the numbers that follow, as much of each as they can, and then takes their own turn.
rules-doubles-roll-again = After that you roll again.
rules-doubles-roll-again-complete = If you have played the whole double, you roll again.
rules-doubles-roll-again-always = After a double you roll again.
rules-doubles-three-dice = Equal dice are nothing special: each is played once.
rules-doubles-towers = A double counts once: for one tower.
rules-doubles-ring = A double is played once, as the sum of both dice, and you roll again.
rules-doubles-ring-last = With your last checker, 1-1 is two single steps from corner to corner, 6-6 is two steps of two corners, and other doubles move nothing. After any double you roll again.
rules-one-two-played = A 1-2 is the best roll: play the 1 and the 2, name any double and play it, then roll again. If you cannot complete one part, the rest is lost.
rules-one-two-chosen = A 1-2 is not played. Instead you name any double and play it; if you can play all of it, you roll again.

## When checkers meet

rules-contact-hit = A single checker on a point is a blot. If you land on your opponent’s blot, you hit it: it goes to the bar and must enter again.
rules-contact-hit-on-the-way = You also hit on a point where your checker only stops after its first number. You may hit several checkers in one turn.
rules-contact-hit-loses = A single checker on a point is a blot. If you land on your opponent’s blot, you hit it and lose, even if you had no other move.
rules-contact-pin = If you land on a single checker of your opponent, you pin it: it stays there and cannot move until you have left the point.
rules-contact-pin-stacks = You may add more of your checkers to a point where you pin.
rules-contact-pin-closed = A point with a pinned checker is closed to both players.
rules-contact-block = Nothing is hit in this game.
rules-contact-never = The players never meet in this game, so nothing is hit and no point is closed.
rules-contact-facing = If you land opposite a checker of your opponent, you hit it: it goes to the bar and must enter again. Checkers on a 1-point are safe.
rules-wall = So six closed points in a row hold up every checker behind them.
rules-hit-and-run = A checker that has hit in your home board may not move again in that turn.
rules-hit-home-first = You may not hit before one of your checkers has reached your home board.
rules-prime-own-quadrant = You may not hold all six points of your first quadrant, 24 to 19, at once.
rules-prime-start-quadrants = You may not hold all six points of your first quadrant, 24 to 19, at once, nor all six of the quadrant in which your opponent begins.
rules-prime-in-start = You may not hold more than { $most } points of the quadrant in which your opponent begins.
rules-prime-ahead = You may close six points in a row only if a checker of your opponent is already past them or off.
rules-prime-last-two = You may close six points in a row only if you already hold your last two points, 2 and 1.
rules-must-open = If all of your opponent’s checkers stand on one point right behind six points that you hold, you must open one of the six. You must do so only if your roll allows it.
rules-head-one = Your 24-point is the head: only one checker may leave it in a turn.
rules-head-first-turn = On your first turn two may leave it with 3-3, 4-4 or 6-6.
rules-courier = Your first checker runs alone: no other may leave the 24-point until it has reached your { $point }-point or gone beyond it.

## Entering

rules-entering-bar = Checkers on the bar come first. Enter as many of them as you can; while one is left, no other checker may move and the rest of the roll is lost. Once all are in, play the rest of the roll as usual.
rules-entering-where = A checker enters with the number of one die, counted from outside the board: a 1 puts it on your { $first }-point, a 6 on your { $last }-point.
rules-entering-sum = The point must not be closed, and the sum of the dice does not enter a checker.
rules-entering-pool-first = All your checkers must have entered from the pool before any of them may move on.
rules-entering-pool-free =
    { $entered ->
        [0] You may enter a checker from the pool or move one on the board, as you like, with each number.
        [one] Once one checker has entered, you may enter or move as you like, with each number.
       *[other] Once { $entered } checkers have entered, you may enter or move as you like, with each number.
    }
rules-entering-start-waits = You may enter a checker from the pool or move one on the board, as you like. But { $waiting } checkers must stay on your 24-point until the pool is empty.
rules-entering-half = You may enter a checker from the pool or move one on the board, as you like. But while the pool is not empty, none may go beyond your 13-point.

## Bearing off

rules-bear-off-when = When all your checkers that are still in play stand in your home board, you may bear them off.
rules-bear-off-hit = If one is hit after that, it must enter and come home again before you bear off any more.
rules-bear-off-back = If one has gone back out of your home board, it must come home again before you bear off any more.
rules-bear-off-number = A number takes a checker off the point with that number, or moves one inside your home board.
rules-bear-off-farthest = A number that is higher than every point on which you still have checkers takes one off the highest of these points. If a checker stands farther back than the number, none is borne off: you must move one by that number if you can.
rules-bear-off-free = A number may also take a checker off any lower point.
rules-bear-off-exact = A higher number does not take a checker off: it must be exact.
rules-bear-off-pinned-yes = You may bear off the others while one of your checkers is pinned.
rules-bear-off-pinned-no = While one of your checkers is pinned, you may not bear off.
rules-bear-off-last = Bearing off your last checker completes the roll; you need not play what is left of it.

## End and score

rules-score-single = A won game is worth 1 point.
rules-score-gammon = If the loser has borne off nothing, it is a gammon and counts double.
rules-score-mars = If the loser has borne off nothing, it is a mars and counts double.
rules-score-backgammon-none-off = If the loser has borne off nothing and still has a checker { $where }, it is a backgammon and counts three times.
rules-score-backgammon-any = If the loser still has a checker { $where }, it is a backgammon and counts three times.
rules-score-koks-none-off = If the loser has borne off nothing and still has a checker { $where }, it is a koks and counts three times.
rules-score-koks-any = If the loser still has a checker { $where }, it is a koks and counts three times.
rules-zone-winners-home = in the winner’s home board
rules-zone-first-quadrant = on one of their points 24 to 19
rules-zone-bar = on the bar
rules-zone-pool = in the pool
rules-or = or
rules-score-hit = A game lost by hitting counts 1 point.
rules-score-checkers-left = The winner gets one point for each checker that the loser still has.
rules-score-checkers-left-all = If any of them is outside the loser’s home board, all the points count double.
rules-score-checkers-left-outside = Each of them outside the loser’s home board counts two points.
rules-score-pips = The winner gets one point for each point that the loser’s checkers still had to move to be off. For example, one checker on 3 and two on 1 are 5 points.
rules-dead-draw = If neither player can ever move again, the game is a draw.
rules-repetition-draw = If the same position comes up for the third time, the game is a draw.
rules-score-draw = A draw is worth nothing.
rules-score-resign = You may resign a game if your opponent agrees.
rules-score-resign-gammon = You may resign a single game or a gammon if your opponent agrees.
rules-score-resign-mars = You may resign a single game or a mars if your opponent agrees.
rules-score-resign-backgammon = You may resign a single game, a gammon or a backgammon if your opponent agrees.
rules-score-resign-koks = You may resign a single game, a mars or a koks if your opponent agrees.
rules-score-resign-as-it-stands = A resigned game is counted as the board stands: at the very start that is { $points } points.

## The doubling cube

rules-cube-off = This game is played without the doubling cube.
rules-cube-offer = A game begins at its plain value. When it is your turn and before you roll, you may offer to double it. If your opponent refuses, they lose at once at the old value; if they accept, the game counts twice as much.
rules-cube-owner = At first either player may double. The player who accepts takes the cube, and only they may double next.
rules-cube-multiplies = The points of a game are multiplied by the cube.
rules-cube-multiplies-gammon = The points of a game are multiplied by the cube: a gammon with the cube on 4 is 4 × 2 = 8 points.
rules-cube-multiplies-backgammon = The points of a game are multiplied by the cube: a backgammon with the cube on 4 is 4 × 3 = 12 points.
rules-cube-unlimited = Doubling may go on beyond 64.
rules-cube-cap = The cube goes no higher than { $cap }.
rules-cube-not-single = The cube is used only when you play several games for a score, not in a single game.
rules-cube-crawford = Crawford rule: when a player first comes within one point of winning the match, the next game is played without doubling.
rules-cube-holland = Holland rule: in the games after the Crawford game, nobody doubles before both players have rolled twice.
rules-cube-jacoby = Jacoby rule, in money play: a gammon counts only if the cube has been turned.
rules-cube-beavers = Beavers, in money play: a player who is doubled may double again at once and keep the cube.
rules-cube-raccoons = Raccoons: the player who doubled first may answer a beaver with another double; the cube stays where it is.
rules-cube-automatic =
    { $times ->
        [one] Automatic doubles, in money play: equal opening dice double the stake, once at most.
       *[other] Automatic doubles, in money play: equal opening dice double the stake, { $times } times at most.
    }

## The match

rules-match-points =
    { $length ->
        [one] Usually one game decides.
       *[other] Usually the first player with { $length } points wins the match.
    }
rules-match-games = Usually { $length } games are played, and their points are added up.
rules-match-single = Usually a single game is played.
rules-match-money = Usually game follows game, each for its points.
rules-match-agree = One game can be worth many points, so agree on a number of games and add up their points.
rules-match-agreed = Agree before you begin on how many points, or how many games, you play.
rules-match-target = Agree on a number of points. The first to reach or pass it wins the match; 3, 5, 11, 15 and 21 are usual.
rules-match-series = Play several games, for example 3 or 5, and add up their points.
rules-match-in-turn = In a match these games are played in turn: { $games }, then the first one again.

## At the table

rules-table-take-back = Until you announce that your turn is over, you may undo your moves and try others.
rules-table-premature = If your opponent rolls before that, their roll is void and is repeated.
rules-table-cocked = If a die does not lie flat on the board, roll both again.

## Our readings and additions

rules-ours-resign = The leaflet does not mention resigning. That is our addition.
rules-ours-draw = The leaflet does not mention draws. They are our addition.
rules-ours-ties = The leaflet does not say what happens when both players roll the same. That they roll again is our addition.
rules-ours-no-cube = The leaflet does not mention the cube in this game. We play without it.
rules-ours-picture = The leaflet’s picture is lost to us. What it showed is taken from other descriptions of the game.
rules-ours-sides = The leaflet speaks of exchanging the sides only in Straight, for a return game. We exchange them after every game of unequal sides.
rules-ours-flat = The leaflet does not say what a won game is worth. We count 1 point.
rules-ours-as-many = The leaflet says only that you must move and that impossible moves are lost. We read it as usual: play as many numbers as you can.
rules-ours-last-off = That bearing off the last checker completes the roll is our reading. Otherwise a last checker could never leave.
rules-ours-lot = The leaflet says only that the starter is determined. Its French text draws lots, and so do we.
rules-ours-001-five = The leaflet asks that no more than five checkers lie side by side on a point. That is about how they lie: more are stacked, and it is no limit.
rules-ours-000-spanish = The Spanish text allows only two checkers on a point and mentions a doubling cube. We follow the other eight languages.
rules-ours-000-backgammon = As printed, a backgammon counts three times even if the loser has borne off a checker.
rules-ours-002-bear-off = The leaflet says that you take a checker off as soon as you can move it beyond the edge. We read it as usual: a higher number takes only the checker farthest back.
rules-ours-002-entering = In the French, Spanish and Dutch texts the whole turn is lost if not all checkers can enter. We follow the others: those that can enter do, and only the rest of the roll is lost.
rules-ours-002-points = The English text doubles only the checkers outside the home board. The other five languages double all points, and so do we.
rules-ours-003-higher = That the higher number must be played is printed only in the Spanish and Italian texts.
rules-ours-003-points = Gammon and backgammon are printed in the English and German texts, and the bar as a place for a backgammon only in the German one.
rules-ours-003-stop = One sentence of the English text forbids a stop in between on a single checker of your opponent too. Its next sentence and the German text close only points with two or more, and so do we.
rules-ours-004-rolls = The leaflet does not say whether the winner of the opening plays those dice. We let them roll again.
rules-ours-004-cube = The faces of the cube end at 64. We read “and so on” as having no end.
rules-ours-004-backgammon = As printed, only a checker in the winner’s home board makes a backgammon, not one on the bar. It does so even if the loser has borne off a checker.
rules-ours-puff-doubles = The leaflet does not say how often the numbers of a double are played. Four times each is our reading.
rules-ours-puff-long = The French text enters a hit checker on the last quadrant. We follow the German and Italian texts: it begins again.
rules-ours-all-first = That all checkers must enter before any of them moves on is our reading.
rules-ours-free-after-two = The leaflet does not say when checkers may move on while others wait. That they may once two have entered is our reading.
rules-ours-free-within-roll = That you are free as soon as the second checker is in, within the same roll, is our reading.
rules-ours-gioul = That the opponent goes on after a number they cannot complete, and hands nothing back, is our reading.
rules-ours-tourne-case = That entering past a checker counts as overtaking, and that checkers may enter at any time, are our readings.
rules-ours-tourne-case-home = The leaflet closes every occupied point but the home point. As the players never share a point, these are points with a checker of your own. That checkers on the home point are safe is known from other descriptions.
rules-ours-acey-deucey = The leaflet charges the loser for each checker on the board. We count those on the bar and in the pool too.
rules-ours-mexican = That you roll again only if you have played the whole chosen double is our reading.
rules-ours-old-britain = That you must play both numbers if you can is our reading.
rules-ours-pin-pairs = The leaflet closes every point with two checkers. Read word for word, nobody could gather more than two on a point and bear off, so your own pair closes a point only to your opponent.
rules-ours-pin-bear-off = That you may bear off while a checker of yours is pinned is our reading.
rules-ours-catch-me = A last checker that already stands on a corner stays there. If a jump leaves the other player with one checker, that one jumps next. Those are our readings.
rules-ours-ludus-points = The leaflet forbids blocking the “opponent’s points 3, 4 and 5”. We read them as the third, fourth and fifth point of your way: your points 10, 9 and 8.
rules-ours-ludus-double = The leaflet plays a double only once. We read that as one roll of two dice: two moves.
rules-ours-doublets = That a die bears off a whole tower, and that a double brings another roll in every phase, are our readings.
rules-ours-backward = That backward moves count when a number must be played is our reading.
rules-ours-snake = The nine checkers on the bar are known from Jacoby and Crawford.
rules-ours-choice = The leaflet does not say who begins, nor when to double. We draw lots, and the cube is offered only before a turn.
rules-ours-no-hit = That a forced hit loses too, at once and for one point, is our reading.
rules-ours-open-roll = The leaflet does not say how to double when rolls are known beforehand. We play without the cube.

## Where the rules come from

game-backgammon-source = The game that the five leaflets have in common, with today’s tournament rules where they differ.
game-leaflet-000-source = Leaflet 000, printed in nine languages: a single game without the cube.
game-leaflet-001-source = Leaflet 001, its standard part, with its rules for the table. Most of the unusual games here come from the same leaflet.
game-leaflet-002-source = Leaflet 002, printed in six languages.
game-leaflet-003-source = Leaflet 003, printed in five languages that differ in what they leave out.
game-leaflet-004-source = Leaflet 004, of which we know the first half in English and the second in French.
game-nackgammon-source = Nack Ballard’s start: one checker from the 13-point and one from the 6-point begin on the 23-point instead.
game-hypergammon-source = A modern short form of backgammon.
game-longgammon-source = A modern long form of backgammon.
game-snake-source = Leaflet 001, games with unequal conditions. It looks hopeless for one side and is surprisingly even.
game-eureka-source = Leaflet 001. Children in the Middle East learn bearing off with it; the cube may be used for practice.
game-irish-source = Charles Cotton, The Compleat Gamester, 1674. That every game counts one and there is no cube is our reading.
game-short-narde-source = Played from the Caucasus to Siberia. A plain win is called oin and counts one, mars counts two, koks three.
game-portes-source = Greek tradition. The name means “doors”, the points that two checkers close.
game-tavla-source = Turkish tradition. A double win is called mars; there is no triple one. Matches usually go to five.
game-tavli-source = Greek tradition: hitting, pinning and blocking in turn, usually to five or seven points.
game-old-britain-source = Leaflet 001.
game-mexican-source = Leaflet 001. The roll 1-2 is called a Mexican.
game-backward-source = Leaflet 001, short variants.
game-straight-source = Leaflet 001, short variants. The stronger player should take the longer way.
game-fixed-roll-source = Leaflet 001, short variants. Every move can be planned, which makes it very tactical.
game-no-hit-source = Leaflet 001, short variants. Place your blots where your opponent has to land.
game-open-roll-source = Leaflet 001, short variants. It takes longer and is much more tactical.
game-misere-source = Leaflet 001, short variants.
game-double-against-choice-source = Leaflet 001, games with unequal conditions.
game-puff-source = Leaflet 001. With 2-4 your first two checkers enter on your 23-point and your 21-point.
game-puff-long-source = Leaflet 001. As the name promises, it takes longer than Puff.
game-puff-russian-source = Leaflet 001.
game-puff-russian-long-source = Leaflet 001. Blocking the points where both begin or running ahead: that is the question here.
game-french-1-source = Leaflet 001. 6-6 is four sixes, four ones and a new roll, even if you can play only two of the sixes.
game-russian-source = Leaflet 001.
game-acey-deucey-source = Leaflet 001, which advises you to bring in about half of your checkers and then to block.
game-acey-deucey-us-source = American tradition, popular in the navy since the First World War.
game-acey-deucey-european-source = As players in Europe hand it down.
game-dutch-source = Known from older collections of variants; Jacoby and Crawford describe it too.
game-tabula-source = Reconstructed from a position of the emperor Zeno, about 480, with the rules that are usual today.
game-pin-source = Leaflet 001.
game-plakoto-source = Greek tradition. All dice of a turn are played before a pinned mother ends the game.
game-tapa-source = Bulgarian tradition. As Plakoto, but the opening dice are played.
game-mahbusa-source = Arab tradition. The same game as Tapa under its own name.
game-gioul-source = Leaflet 001. With 3-3 you play threes, fours, fives and sixes; if you fail at the fours, your opponent plays the fives and sixes.
game-fevga-source = Greek tradition. Some descriptions also forbid holding the whole of the opponent’s first quadrant. Others have you open a row of six when all fifteen of the opponent’s checkers stand right behind it. Both are options.
game-moultezim-source = Ottoman tradition. Some descriptions forbid holding the whole of your own first quadrant instead; we do not.
game-narde-source = Russian and Caucasian tradition. Whether six points in a row are allowed is judged at every single move. In many houses the player who begins rolls again for the first turn; that is an option.
game-gul-bara-source = Bulgarian tradition, also called Rosespring. Here it has no rule for the head and forbids no rows.
game-jacquet-source = French tradition, in its modern form without hitting. In French descriptions the player who begins rolls again. There only a player who already holds the last two points may close six in a row. Both are options.
game-tawula-source = An Arab game, after a modern description.
game-ludus-lumbardorum-source = Leaflet 001; the way round the board follows old descriptions.
game-medio-emperador-source = The book of games of Alfonso X, 1283, as historians read it: two dice and a six that is always there.
game-tourne-case-source = Leaflet 001, as French Backgammon 2. The game is from the 17th century.
game-catch-me-source = Leaflet 001. In Iceland the game is called “chasing the girls”.
game-doublets-source = Leaflet 001. The game is still played in Iceland, and it is pure luck.
