#!/usr/bin/env python3
"""Compare the move generator with GNU Backgammon's on the same positions, on this machine, in one run.

    pip install gnubg-nn
    scripts/compare_movegen.py

Prints distinct-result lists per second on one core for the positions of crates/rules/vectors/contact.txt,
doubles and mixed rolls separately, and for the start position with 3-1; first for the package gnubg-nn, called
in process, then for `cargo bench -p tavola-rules`. Both make every list of the same rolls.
"""

import pathlib
import subprocess
import time

import gnubg_nn

ROOT = pathlib.Path(__file__).resolve().parent.parent
START = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"
DOUBLES = [(n, n) for n in range(1, 7)]
MIXED = [(high, low) for high in range(2, 7) for low in range(1, high)]
SECONDS = 2.0


def board(text):
    """Returns the board of gnubg-nn, the player on roll second."""
    sides = []
    for half in text.split("/"):
        counts = [0] * 25
        for word in half.split():
            place, count = word.split(":")
            counts[24 if place == "bar" else int(place) - 1] = int(count)
        sides.append(counts)
    return [sides[1], sides[0]]


def rate(boards, rolls):
    """Returns lists per second of processor time."""
    moves = gnubg_nn.moves
    lists, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        for position in boards:
            for high, low in rolls:
                moves(position, high, low)
        lists += len(boards) * len(rolls)
    return lists / (time.process_time() - begin)


def main():
    """Measures both, one after the other."""
    lines = (ROOT / "crates/rules/vectors/contact.txt").read_text().splitlines()
    boards = [board(line) for line in lines if not line.startswith("#")]
    print("gnubg-nn, lists per second")
    for name, some, rolls in [
        ("contact, mixed rolls", boards, MIXED),
        ("contact, doubles", boards, DOUBLES),
        ("start with 3-1", [board(START)], [(3, 1)]),
    ]:
        print(f"  {name:22} {rate(some, rolls):12,.0f}", flush=True)
    subprocess.run(["cargo", "bench", "-p", "tavola-rules", "--bench", "plays"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
