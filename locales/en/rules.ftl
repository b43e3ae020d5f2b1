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
rules-doubles-acey-deucey = A double is played four times. After a 1 and 2 you also name a double and play it, and then roll again. If a part cannot be played completely, the rest lapses.

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

game-backgammon-source = The game that the five leaflets have in common, with the tournament rules of today where they differ.
game-leaflet-000-source = As leaflet 000 prints it: a single game without the cube.
game-leaflet-001-source = The standard game of leaflet 001, with its ground rules for the table. The leaflet only says that the starter is determined and then rolls both dice; its French text draws lots.
game-leaflet-002-source = As leaflet 002 prints it. Its English text doubles only the checkers outside; the other five languages double all points, and so do we. That is an option.
game-leaflet-003-source = As leaflet 003 prints it; that the higher number must be played stands in its Spanish and Italian text.
game-leaflet-004-source = As leaflet 004 prints it: several games with a running score. Whether the starter plays the dice that he won the start with is not said; here he rolls again.
game-nackgammon-source = Nack Ballard’s start: one checker from the mid-point and one from the six-point stand on the 23-point.
game-hypergammon-source = The usual start of three checkers each.
game-longgammon-source = The usual start with all checkers on the first point.
