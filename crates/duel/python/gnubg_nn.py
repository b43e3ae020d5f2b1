"""Answers with the plays of GNU Backgammon's nets, as a separate program for duels.

Install: python3 -m venv VENV && VENV/bin/pip install gnubg-nn
Then:    tavola duel tavola-0 gnubg-0 --python VENV/bin/python

Protocol, one line each way. Request: plies, two dice, the 25 counts of the player on roll (his points 1 to
24, then the bar), the 25 counts of his opponent in the opponent's own numbering; all separated by spaces.
Answer: from and to of every move in order, 25 the bar and 0 off; an empty line if nothing can be played.
With dice 0 and 0 the answer is the chances of the player on roll instead: to win, to win a gammon or more, to win a
backgammon, to lose a gammon or more, to lose a backgammon.
The first line written is "ready".
"""

import sys

import gnubg_nn


def answer(line):
    numbers = [int(word) for word in line.split()]
    plies, first, second = numbers[:3]
    own, other = numbers[3:28], numbers[28:53]
    # The package wants the opponent first.
    if first == 0:
        return " ".join(str(chance) for chance in gnubg_nn.probabilities([other, own], plies))
    moves = gnubg_nn.best_move([other, own], first, second, n=plies)
    flat = []
    for move in moves or ():
        flat.extend(move)
    return " ".join(str(number) for number in flat)


def main():
    print("ready", flush=True)
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
