# The rules of a game as a page. Every message stands for one value of one dimension of a rule set, so the
# page cannot say anything else than what is played. "You" is the reader; points are counted by the distance
# that is left: 1 is the last point before a checker is off.

rules-section-aim = Aim of the game
rules-section-start = Board and start
rules-section-opening = Who begins
rules-section-moving = Moving
rules-section-doubles = Doubles
rules-section-contact = Meeting the opponent
rules-section-entering = Entering
rules-section-bearing-off = Bearing off
rules-section-scoring = End and score
rules-section-cube = The doubling cube
rules-section-match = The match
rules-section-table = At the table
rules-section-source = Where this comes from

rules-aim-first-off =
    { $checkers ->
        [one] Bring your checker round the board into your home board and then off the board. Whoever is done first wins.
       *[other] Bring your { $checkers } checkers round the board into your home board and then bear them off. Whoever has borne off all checkers first wins.
    }
rules-aim-all-on-point = Bring all your checkers to your last point. Whoever has them all there first wins.

rules-board-24 = The board has 24 points in four quarters of six. The bar divides it in two halves.
rules-board-12 = Twelve points are played on.
rules-home = Your last six points are your home board.
rules-start-caption = The start. The numbers are those of the player below.
rules-start-pool = The board is empty at first: the checkers that stand in the pool are entered with the dice.
rules-track-contrary = The players move against each other: your first point is your opponent’s last.
rules-track-same = Both players enter the same quarter and run the same way; both bear off from the same home board.
rules-track-offset = Both players run the same way round, but begin in opposite corners, twelve points apart.
rules-track-half-contrary = The players move against each other on twelve points.
rules-track-half-parallel = Each player moves on his own twelve points; both run the same way, side by side.

rules-opening-one-die-each = Each player rolls one die. The higher begins and plays these two dice. Equal dice are rolled again.
rules-opening-one-die-each-then-roll = Each player rolls one die. The higher begins and rolls both dice. Equal dice are rolled again.
rules-opening-two-dice-highest = Each player rolls two dice. The higher total begins and rolls again. Equal totals are rolled again.
rules-opening-lot-then-roll = Who begins is drawn by lot; he then rolls both dice.
rules-winner-starts = In the next game the winner begins.

rules-dice = You roll two dice on every turn. Each die is a move of its own: play them with two checkers, or both with one checker that can stand on the point in between.
rules-order-free = You choose which die to play first.
rules-order-lower-first = The lower number is played first. If it cannot be played, the higher lapses too.
rules-landing-two = You may land on a point that is empty, that is yours, or that holds one checker of your opponent. Two or more of his checkers close a point: you cannot land there, but you may pass over it.
rules-landing-one = You may land on a point that is empty or yours. A single checker of your opponent closes a point: you cannot land there, but you may pass over it.
rules-stacks-free = Any number of your checkers may stand on one point.
rules-stacks-limited = On some points only a limited number of your checkers may stand: { $most } at most.
rules-no-overtaking = No checker may pass another of its own side.
rules-obligation-max = You must play as much of the roll as you can. What cannot be played lapses; nobody may pass.
rules-obligation-higher = If you can play either die but not both, you must play the higher.
rules-obligation-either = If you can play either die but not both, you choose which.
rules-obligation-all = A roll that cannot be played completely lapses completely.
rules-obligation-one-by-one = Play one number after the other, each if you can when its turn comes; you need not look for an order that plays more. What cannot be played lapses; nobody may pass.

rules-doubles-standard =
    { $times ->
        [one] A double is played once.
        [2] A double is played twice: two moves of that number.
       *[other] A double is played { $times } times. The moves may be divided among your checkers as you like; what cannot be played lapses.
    }
rules-doubles-underside = A double is played four times, and then the underside of the dice four times (the two sides of a die make seven).
rules-doubles-underside-stop = If a part cannot be played completely, the rest of the turn lapses.
rules-doubles-underside-on = What cannot be played of one part lapses, the rest goes on.
rules-doubles-roll-again = Then you roll again.
rules-doubles-ascending = A double is played four times, then the next higher number four times, and so on up to the sixes.
rules-doubles-ascending-lapses = If you cannot complete a number, you play what you can of it, and the rest lapses.
rules-doubles-ascending-handed-over = If you cannot complete a number, you play what you can of it; your opponent goes on with the next number and then takes his own turn.

rules-contact-hit = A point with a single checker is a blot. If you land on a blot of your opponent, you hit it: it goes to the bar and must enter again. A checker hits on its way too, where it stands between two dice.
rules-contact-pin = If you land on a single checker of your opponent, you pin it: it stays there and cannot move until your checkers have left.
rules-contact-pin-stacks = You may put more checkers on top.
rules-contact-pin-closed = A point with a pinned checker is closed to both.
rules-contact-block = Nothing is ever hit.
rules-contact-facing = If you land opposite a checker of your opponent, it is hit and must enter again. The last point is safe.
rules-block = Six closed points in a row cannot be passed.

rules-entering-bar = Checkers on the bar come first: while you have one there, no other checker may move.
rules-entering-where = A checker enters in your first quarter: a 1 on your { $first }-point, a 6 on your { $last }-point. The sum of the dice does not count, and the point must be open.
rules-entering-lapses = Enter as many as you can. If none can enter, the roll lapses; once all are in, the rest of the roll is free.
rules-entering-pool-first = All your checkers must have entered before any of them may move on.
rules-entering-pool-free =
    { $entered ->
        [0] You may enter a checker or move one that has entered, as you like.
        [one] Once one checker has entered, you may enter or move as you like.
       *[other] Once { $entered } checkers have entered, you may enter or move as you like.
    }

rules-bear-off-when = When all your checkers are in your home board, you may bear off. If one is hit later, it must first come round again.
rules-bear-off-exact-number = A checker leaves with the number of the point it stands on.
rules-bear-off-farthest = With a higher number only the checker that stands farthest back may leave. A number that can take no checker off must be played inside the home board if it can.
rules-bear-off-free = With any higher number too, from any point.
rules-bear-off-exact = A higher number does not count: it must be exact.
rules-bear-off-never = Nothing is borne off in this game.

rules-score-single = A game is worth 1 point.
rules-score-gammon = If the loser has borne off nothing, it is a gammon and counts double.
rules-score-backgammon-none-off = If he also has a checker in his first quarter (the winner’s home board) or on the bar, it is a backgammon and counts three times.
rules-score-backgammon-any = If the loser has a checker in his first quarter (the winner’s home board) or on the bar, it is a backgammon and counts three times.
rules-score-backgammon-home-none-off = If he also has a checker in his first quarter (the winner’s home board), it is a backgammon and counts three times.
rules-score-backgammon-home-any = If the loser has a checker in his first quarter (the winner’s home board), it is a backgammon and counts three times.
rules-score-checkers-left = The winner gets one point for each checker that the loser still has.
rules-score-checkers-left-all = If any of them is outside the loser’s home board, all points count double.
rules-score-checkers-left-outside = Checkers outside the loser’s home board count two points each.
rules-score-resign = A game may be resigned if the opponent accepts.

rules-cube-off = This game is played without the doubling cube.
rules-cube-offer = Before rolling you may offer to double what the game is worth. If your opponent refuses, he loses at once at the old value. If he accepts, the cube is his: only he may double next.
rules-cube-unlimited = The cube has no highest value.
rules-cube-cap = The cube goes no higher than { $cap }.
rules-cube-not-single = In a single game the cube is not used.
rules-cube-crawford = Crawford: in the first game in which a player needs only one more point for the match there is no doubling.
rules-cube-holland = Holland: after the Crawford game nobody doubles before both have rolled twice.
rules-cube-jacoby = Jacoby, when playing for money: gammons and backgammons count only if the cube was turned.
rules-cube-beavers = Beavers, when playing for money: whoever is doubled may turn the cube once more at once and keep it.
rules-cube-raccoons = Raccoons: the doubler may answer a beaver in the same way; the cube stays where it is.
rules-cube-automatic =
    { $times ->
        [one] Automatic doubles, when playing for money: equal opening dice double the stake, once at most.
       *[other] Automatic doubles, when playing for money: equal opening dice double the stake, { $times } times at most.
    }

rules-match-points =
    { $length ->
        [one] Usually one game decides.
       *[other] Usually played until somebody has { $length } points or more.
    }
rules-match-games = Usually { $length } games are played and their points added up.
rules-match-single = Usually a single game is played.
rules-match-money = Usually game after game is played, each for its points.

rules-table-take-back = Until you announce the end of your turn you may take your moves back and try others.
rules-table-premature = A roll before that announcement is void and is rolled again.
rules-table-cocked = If a die does not lie flat on the board, both dice are rolled again.

rules-aim-last-off = Bring your checkers round the board and bear them off – but do not be the first who is done: whoever bears off the last checker first loses.
rules-aim-hit-loses = Whoever hits a checker of the opponent loses the game at once, even if nothing else could be played.
rules-aim-eliminate = Capture all the checkers of your opponent. Whoever has none left loses.
rules-aim-towers = Take your six towers apart, stack them again, and bear them off. Whoever is done first wins.
rules-aim-unequal = The two sides are unequal: play a second game with the sides exchanged.
rules-board-towers = Each player has six towers of two checkers, one for each number of a die. Nothing moves along the board, and the players never meet.
rules-track-ring = The 24 points are a ring: the players move in opposite directions, and after your last point comes your first again.
rules-dice-three = You roll three dice on every turn. Each die is a move of its own.
rules-dice-six-beside = You roll two dice, and every roll counts as if a third die beside them showed a six.
rules-dice-sum = A roll is played only if it shows a 1 or a 6 or is a double. One checker then moves the sum of both dice.
rules-dice-sum-own = If it would land on a checker of its own side, it goes on to the next point that is empty or held by the enemy.
rules-dice-lone = A player’s last checker jumps at once to the next corner (the points 24, 19, 18, 13, 12, 7, 6 and 1), unless it stands on one. From then on a 1 takes it to the next corner and a 6 to the one after; other numbers count nothing.
rules-dice-towers = A die plays the tower of its number: first it is taken apart, and when all are apart it is stacked again, and when all are stacked again it is borne off. A number whose tower is done already lapses.
rules-towers-one-checker = In the last phase a die bears off one checker of its tower, so that every tower needs its number twice.
rules-dice-fixed = The first roll of the game stays: both players play these same dice on every turn to the end.
rules-dice-chosen = The first player does not roll: on every turn he names two different numbers.
rules-dice-two-turns = The second player takes two whole turns in a row: he rolls, plays, rolls again and plays again.
rules-dice-open-roll = Before you move, your opponent throws his next roll, and both of you see it.
rules-backward = You may play every number backward too, as far as your first point, and hit there. Checkers on the bar and borne-off checkers do not move backward.
rules-hit-and-run = A checker that has hit in your own home board does not move again in that turn.
rules-hit-home-first = You may not hit before one of your own checkers has reached your home board.
rules-head-one = Only one checker may leave your first point, the head, in a turn.
rules-head-first-turn = In your first turn a 3-3, 4-4 or 6-6 may take two from it.
rules-courier = Your first checker must run alone until it reaches your { $point }-point or has gone beyond it; only then may another leave the first point.
rules-prime-own-quadrant = You may not hold all six points of your first quarter at once.
rules-prime-four-in-start = You may not hold more than { $most } points of the quarter in which your opponent begins.
rules-prime-ahead = You may close six points in a row only if one of your opponent’s checkers is already past them or off.
rules-entering-start-waits = You may enter and move as you like, but the { $waiting } checkers that stand on your first point from the start wait there until the pool is empty.
rules-entering-half = While checkers wait in the pool you may enter or move, but no checker may go beyond the first half of the board.
rules-bear-off-pinned = While one of your checkers is pinned, you cannot bear off.
rules-mother = The last checker on your first point is the mother. If your opponent pins it there, you lose a double game – unless he still has checkers on his own first point: then play goes on until they have left.
rules-mothers-draw = If both mothers are pinned, the game is a draw.
rules-dead-draw = If neither player can ever move again, the game is a draw.
rules-repetition-draw = If the same position comes for the third time, the game is a draw.
rules-doubles-twice-underside = A double is played twice, and then the underside of the dice twice (the two sides of a die make seven).
rules-doubles-ascending-later = In your first { $turns } turns a double is played four times. Later it is played four times, then the next higher number four times, and so on up to the sixes.
rules-doubles-roll-again-complete = If the double was played completely, you roll again.
rules-doubles-rolls-again-always = After a double you roll again.
rules-doubles-sum = A double is played once, as its sum, and you roll again.
rules-doubles-three-dice = Equal dice are nothing special: each is played once.
rules-one-two-played = After a 1 and 2 you play both, name a double of your choice and play it, and then roll again. If a part cannot be played completely, the rest lapses.
rules-one-two-chosen = A 1 and 2 are not played: you name a double of your choice and play it, and if you can play it completely you roll again.
rules-score-pips = The winner gets as many points as the loser’s checkers still need to be off.
rules-score-pips-gammon = They count double for a gammon (the loser has borne off nothing) and three times for a backgammon.
rules-score-backgammon-quadrant = If he also has a checker in the quarter in which he began, on the bar or in the pool, it is a backgammon and counts three times.
rules-score-draw = A draw is worth nothing.
rules-match-in-turn = The games of a match change: { $games }, and then from the beginning again.

game-backgammon-source = The game that the five leaflets have in common, with the tournament rules of today where they differ.
game-leaflet-000-source = As leaflet 000 prints it: a single game without the cube.
game-leaflet-001-source = The standard game of leaflet 001, with its ground rules for the table. The leaflet only says that the starter is determined and then rolls both dice; its French text draws lots.
game-leaflet-002-source = As leaflet 002 prints it. Its English text doubles only the checkers outside; the other five languages double all points, and so do we. That is an option.
game-leaflet-003-source = As leaflet 003 prints it; that the higher number must be played stands in its Spanish and Italian text.
game-leaflet-004-source = As leaflet 004 prints it: several games with a running score. Whether the starter plays the dice that he won the start with is not said; here he rolls again.
game-nackgammon-source = Nack Ballard’s start: one checker from the mid-point and one from the six-point stand on the 23-point.
game-hypergammon-source = The usual start of three checkers each.
game-longgammon-source = The usual start with all checkers on the first point.
game-snake-source = A back game for the one and a siege for the other. Leaflet 001 breaks off in the middle of the start; nine on the bar is the start known from Jacoby and Crawford.
game-eureka-source = The shortest lesson in bearing off. From leaflet 001; its picture is lost, and the start is the one usual elsewhere.
game-irish-source = Described by Charles Cotton in 1674. Played as backgammon, but a double is nothing more than two equal numbers.
game-short-narde-source = The hitting game of the nardy family: oin counts one, mars two, koks three.
game-portes-source = Greek tradition. The winner of the opening rolls again, the winner of a game begins the next, and a gammon counts two.
game-tavla-source = Turkish tradition. A checker that has hit in its own home board stays there until the turn is over; mars counts two.
game-tavli-source = The evening of every Greek café: hitting, pinning and blocking, one after the other, usually to five or seven.
game-old-britain-source = From leaflet 001. If both numbers can be played they must be; if only one can, you choose which.
game-mexican-source = From leaflet 001. A 1-2 is not played: you name a double instead and roll again if you can play it all. That condition is our reading.
game-backward-source = A short variant of leaflet 001. Backward plays count when a number must be played; bearing off waits while a checker has gone back.
game-straight-source = A short variant of leaflet 001: the stronger player takes the longer way. Play return games.
game-fixed-roll-source = A short variant of leaflet 001: all planning, no luck after the first throw. If nobody can move any more, the game is drawn.
game-no-hit-source = A short variant of leaflet 001: force your opponent to hit you.
game-open-roll-source = A short variant of leaflet 001. Played without the cube, since “before the roll” has no meaning here.
game-misere-source = A short variant of leaflet 001. All duties to play stay in force, so you need shots to be hit and walls to be stopped.
game-double-against-choice-source = A game of unequal conditions from leaflet 001. An opening roll decides who begins; that is our reading.
game-puff-source = From leaflet 001: with 2-4 checkers enter on your 23 and 21. Four of the upper number and four of the underside is our reading of its doubles.
game-puff-long-source = From leaflet 001. Hitting begins while checkers are still being rolled in.
game-puff-russian-source = From leaflet 001. The lower number still comes first.
game-puff-russian-long-source = From leaflet 001: Long Puff with the freedom of Russian Puff.
game-french-1-source = From leaflet 001: 6-6 is four sixes, four ones and a new roll, and what cannot be played does not stop the chain. All must enter first, as usual elsewhere.
game-russian-source = From leaflet 001. Free movement after two have entered is the usual reading.
game-acey-deucey-source = From leaflet 001. Every checker the loser still has costs a point, on the bar and in the pool too.
game-acey-deucey-us-source = American tradition. As in leaflet 001; the higher throw of two dice begins.
game-acey-deucey-european-source = Tradition of European players; checkers are borne off with the exact number.
game-dutch-source = Known from old collections of variants. A truce at first, a scuffle later.
game-tabula-source = Reconstructed from a position of the emperor Zeno, with today’s usual rules: no checker enters the second half before all are in.
game-pin-source = From leaflet 001; the loser pays his remaining pips (one on 3 and two on 1 are 5). The start is the usual one, a mixed point is closed to both, and own pairs block only the opponent.
game-plakoto-source = Greek tradition. The last checker on your first point is the mother: pinned there, she costs a double game.
game-tapa-source = Bulgarian tradition. As Plakoto; the opening dice are played.
game-mahbusa-source = Arab tradition. The same game as Tapa under its own name.
game-gioul-source = From leaflet 001: with 3-3 you play threes, fours, fives and sixes; if you fail at the fours, your opponent plays the fives and sixes. Nothing is handed back.
game-fevga-source = Greek tradition. Your first checker runs alone until it has passed your opponent’s start. The whole first quarter may not be walled; we forbid no other row.
game-moultezim-source = From the Ottoman lands. At most four points of the quarter in which your opponent begins may be yours.
game-narde-source = Played all over Russia and the Caucasus. A row of six is judged at each move: it is allowed once an enemy checker is past it.
game-gul-bara-source = Bulgarian tradition, also called Rosespring. No head rule, no forbidden rows; a chain that breaks ends the turn.
game-jacquet-source = The French parlour game in its modern form: one checker blocks and nothing is hit.
game-tawula-source = An Arab game. In the first half of the way at most one checker stands on each point between the two ends.
game-ludus-lumbardorum-source = From leaflet 001, with the geometry of the old descriptions. One checker at most on your points 10, 9 and 8; entering on the first point only when it is empty. Those are our readings.
game-medio-emperador-source = From the book of games of Alfonso X (1283), as historians read it: two dice and a six that is always there.
game-tourne-case-source = The French Backgammon 2 of leaflet 001. A double is one move; nobody overtakes; home must be reached exactly.
game-catch-me-source = From leaflet 001; in Iceland it is called “chasing the girls”. A last checker that stands on a corner already stays there; that is our reading.
game-doublets-source = From leaflet 001: 3-6 dissolves towers three and six. That a die takes a whole tower in the last phase too is our reading.
