"""The nets of GNU Backgammon, behind `pipe.py`. They are told how many plies to look ahead.

Install: python3 -m venv VENV && VENV/bin/pip install gnubg-nn
Then:    tavola duel tavola-0 gnubg-0 --python VENV/bin/python
"""

import gnubg_nn

PLIES = int(sys.argv[1])


# The package has the player on roll last: here that is the opponent first, and after the play the player.
def play(own, other, dice, _stakes):
    _, key = gnubg_nn.best_move([other, own], *dice, n=PLIES, b=1)
    return gnubg_nn.board_from_position_key(key)


def chances(own, other):
    return gnubg_nn.probabilities([other, own], PLIES)


serve(play, chances)
