#!/usr/bin/env python3
"""Make the files of crates/rules/vectors.

    pip install gnubg-nn
    scripts/make_vectors.py moves > crates/rules/vectors/moves.txt
    scripts/make_vectors.py contact > crates/rules/vectors/contact.txt

moves.txt holds GNU Backgammon's results of every roll in random positions. contact.txt holds
ordinary positions with contact, for measurements of speed.

The positions are our own, made here from a seed; the move lists are those of the package gnubg-nn, which
has nothing in common with the generators of this project. The same seed gives the same file.

A line of moves.txt is

    POSITION ; 21 COUNTS ; HASH

POSITION is in plain notation (the player on roll first, each in their own numbering, missing checkers
are off). The counts are the numbers of distinct results of the rolls 11 21 22 31 32 33 41 ... 66; no
legal move counts as one result, the position itself.

HASH does not depend on the order of the results. A result is written as 50 bytes: the counts on
the points 1 to 24 and on the bar of the player who did not roll, then those of the player who did. Its hash
is the 64-bit FNV-1a of these bytes. The hashes of the results of one roll are added modulo 2^64. HASH is the
FNV-1a of the 21 sums, each as eight bytes, the lowest first, in the order of the rolls, in hexadecimal.
"""

import random
import sys

import gnubg_nn
import numpy

SEED = 20261120
BAR = 25
ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
START = {24: 2, 13: 5, 8: 3, 6: 5}
STARTS = [START, START, {24: 2, 23: 2, 13: 4, 8: 3, 6: 4}, {24: 1, 23: 1, 22: 1}, {24: 15}]

OFFSET = numpy.uint64(0xCBF29CE484222325)
PRIME = numpy.uint64(0x100000001B3)


def side(counts):
    """Returns the 25 counts of one player from a table of point to count."""
    return tuple(counts.get(place, 0) for place in range(1, BAR + 1))


def results(other, own, roll):
    """Returns the distinct boards (other, own) after a roll, as rows of 50 counts."""
    keys = set(gnubg_nn.moves([list(other), list(own)], *roll))
    if not keys:
        return numpy.array([other + own], dtype=numpy.uint64)
    boards = (gnubg_nn.board_from_position_key(key) for key in keys)
    return numpy.array([a + b for a, b in boards], dtype=numpy.uint64)


def fnv(rows):
    """Returns the FNV-1a of every row of a table of bytes."""
    value = numpy.full(len(rows), OFFSET)
    for column in rows.T:
        value = (value ^ column) * PRIME
    return value


def line(other, own):
    """Returns the line of one position."""
    tables = [results(other, own, roll) for roll in ROLLS]
    sums = numpy.array([fnv(table).sum(dtype=numpy.uint64) for table in tables], dtype="<u8")
    whole = fnv(sums.view(numpy.uint8).astype(numpy.uint64).reshape(1, -1))[0]
    counts = " ".join(str(len(table)) for table in tables)
    return f"{plain(own)} / {plain(other)} ; {counts} ; {int(whole):016x}"


def plain(counts):
    """Returns one player in plain notation."""
    words = [f"bar:{counts[24]}"] if counts[24] else []
    words += [f"{p}:{counts[p - 1]}" for p in range(24, 0, -1) if counts[p - 1]]
    return " ".join(words)


def played(rng, count):
    """Returns positions of random games."""
    found = []
    while len(found) < count:
        start = side(rng.choice(STARTS))
        other, own = start, start
        while sum(other) and sum(own):
            if rng.random() < 0.2:
                found.append((other, own))
            keys = gnubg_nn.moves([list(other), list(own)], rng.randint(1, 6), rng.randint(1, 6))
            if keys:
                other, own = gnubg_nn.board_from_position_key(rng.choice(keys))
            other, own = tuple(own), tuple(other)
    return found[:count]


def arbitrary(rng, own_reach, other_reach, on_bar):
    """Places checkers at random: each point belongs to a player, then gets checkers."""
    own_points, other_points = [], []
    for point in range(1, 25):
        falls = rng.randrange(3)
        if falls == 0 and point <= own_reach:
            own_points.append(point)
        if falls == 1 and 25 - point <= other_reach:
            other_points.append(25 - point)
    sides = []
    for points in (own_points, other_points):
        counts = {BAR: rng.randint(1, 3)} if rng.random() < on_bar else {}
        left = rng.choice([15, 15, 15, rng.randint(1, 15)]) - sum(counts.values())
        for _ in range(left if points else 0):
            point = rng.choice(points)
            counts[point] = counts.get(point, 0) + 1
        sides.append(side(counts))
    own, other = sides
    return (other, own) if sum(own) and sum(other) else arbitrary(rng, own_reach, other_reach, on_bar)


def contact(rng, count):
    """Returns positions with contact, from games that often prefer the play with the fewest blots."""
    found = []
    while len(found) < count:
        other, own = side(START), side(START)
        while reach(other) + reach(own) > BAR:
            if rng.random() < 0.1:
                found.append((other, own))
            keys = gnubg_nn.moves([list(other), list(own)], rng.randint(1, 6), rng.randint(1, 6))
            if keys:
                boards = [gnubg_nn.board_from_position_key(key) for key in keys]
                tried = rng.sample(boards, min(len(boards), 4))
                other, own = min(tried, key=lambda board: board[1].count(1))
            other, own = tuple(own), tuple(other)
    return found[:count]


def reach(counts):
    """Returns the farthest place of a player."""
    return max((place for place in range(1, BAR + 1) if counts[place - 1]), default=0)


def moves(rng):
    """Returns positions of all kinds, each once."""
    positions = played(rng, 4500)
    positions += [arbitrary(rng, 24, 24, 0.2) for _ in range(2500)]
    positions += [arbitrary(rng, 24, 24, 1.0) for _ in range(1000)]
    positions += [arbitrary(rng, 6, 24, 0.1) for _ in range(1500)]
    positions += [arbitrary(rng, 6, 6, 0.3) for _ in range(500)]
    positions += [arbitrary(rng, 12, 12, 0.0) for _ in range(1000)]
    return dict.fromkeys(positions)


def main():
    """Writes one of the files."""
    rng = random.Random(SEED)
    print("# Made by scripts/make_vectors.py, which says what the columns are.")
    match sys.argv[1:]:
        case ["moves"]:
            for other, own in moves(rng):
                print(line(other, own))
        case ["contact"]:
            for other, own in contact(rng, 1000):
                print(f"{plain(own)} / {plain(other)}")
        case _:
            sys.exit("usage: make_vectors.py moves|contact")


if __name__ == "__main__":
    main()
