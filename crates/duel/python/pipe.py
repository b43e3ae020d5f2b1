"""What every Python player of tavola duel begins with: how it is asked, and how it answers.

The script of a package follows, and ends with a call of `serve`. One line each way, numbers and words with spaces
between them; the first line written is "ready". A request:

  play, chances or cube; two dice, 0 where none were thrown;
  what the cube shows, 0 if there is none; centred, own or other, for who may turn it; the points that the player and
  the opponent still need, 0 for money; 1 in the Crawford game, otherwise 0;
  the checkers of the player on roll on their points 1 to 24 and on the bar, and those of the opponent in the same way.

Answers: to "play" both sides after the play, as above; to "chances" those of the player on roll to win, to win a gammon
or more, to win a backgammon, to lose a gammon or more, to lose a backgammon; to "cube" whether the player doubles, and whether
a double is taken, 1 or 0.
"""

import collections
import sys

Stakes = collections.namedtuple("Stakes", "cube owner away_own away_other crawford")


def serve(play, chances, cube=None):
    """Answers until nobody asks any more."""
    print("ready", flush=True)
    for line in sys.stdin:
        asked, first, second, value, owner, *numbers = line.split()
        away_own, away_other, crawford, *counts = map(int, numbers)
        stakes = Stakes(int(value), owner, away_own, away_other, crawford == 1)
        own, other = counts[:25], counts[25:]
        if asked == "play":
            own, other = play(own, other, (int(first), int(second)), stakes)
            answer = [*own, *other]
        elif asked == "chances":
            answer = chances(own, other)
        else:
            answer = [int(decided) for decided in cube(own, other, stakes)]
        print(*answer, flush=True)
