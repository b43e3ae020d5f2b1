#!/usr/bin/env python3
"""Compare the opening book with GNU Backgammon.

    scripts/compare_openings.py --answers FILE

needs GNU Backgammon 1.06 or later with Python (apt install gnubg). It asks for the best plays of all first rolls and of the
replies, or of some (--replies), spread evenly over the book, for money without Jacoby, with the cube in use, at --plies 2. It prints the share of rolls
with the same best play, weighted by the probabilities of the rolls, the mean loss of the book's best plays by GNU Backgammon and that of
GNU Backgammon's best plays by the book (as far as the book has them), and with --differ all differing plays. Answers are stored in the file --answers, so that an
interrupted run can continue.
"""

import argparse
import base64
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOOK = ROOT / "crates/engine/src/openings/book.txt"
OFF, BAR = 0, 25
START = {24: 2, 13: 5, 8: 3, 6: 5}

# Runs within GNU Backgammon, which has an embedded Python and no arguments.
WORKER = r"""
import gnubg, json, os
job = json.load(open(os.environ["JOB"]))
run = gnubg.command
for line in ["set lang C", "set threads 1", "set display off", "set confirm new off", "set automatic roll off",
             "set automatic game off", "set jacoby off", "set beavers 0", "set player 0 human", "set player 1 human",
             "new session", "set evaluation chequerplay evaluation plies %d" % job["plies"]]:
    run(line)
found = []
for position, dice in job["asked"]:
    run("set turn 1")
    run("set board " + position)
    run("set dice %s %s" % (dice[0], dice[1]))
    found.append([[play["move"], play["equity"]] for play in gnubg.hint(20)["hint"]])
json.dump(found, open(job["out"], "w"))
"""


def start():
    """Returns the places of both players, the player on roll first."""
    side = [START.get(place, 0) for place in range(26)]
    return [side, list(side)]


def place(text):
    return {"bar": BAR, "off": OFF}.get(text) if text in ("bar", "off") else int(text)


def played(board, text):
    """Returns the board after a play such as `bar/20 16/15*` or `8/4(2)`, the same player first."""
    own, other = (list(side) for side in board)
    for path in text.split():
        times = re.search(r"\((\d)\)", path)
        stops = re.sub(r"\(\d\)", "", path).split("/")
        places = [place(stop.rstrip("*")) for stop in stops]
        for point in places[1:]:
            if point != OFF and other[25 - point] == 1:
                other[25 - point] -= 1
                other[BAR] += 1
        for _ in range(int(times[1]) if times else 1):
            own[places[0]] -= 1
            own[places[-1]] += 1
    return [own, other]


def position_id(board):
    """Returns the id of a position by GNU Backgammon."""
    bits = []
    for side in (board[1], board[0]):
        for point in range(1, 26):
            bits += [1] * side[point] + [0]
    bits += [0] * (80 - len(bits))
    key = bytes(sum(bits[8 * i + j] << j for j in range(8)) for i in range(10))
    return base64.b64encode(key).decode().rstrip("=")


def read(path):
    """Returns the rolls of the book: whether it is a first roll, the board, the dice, and the plays with their equities."""
    rolls, board, first = [], start(), True
    for line in path.read_text(encoding="utf-8").splitlines()[2:]:
        if line.startswith("after "):
            _, _, play = line.split(" ", 2)
            board, first = played(start(), play)[::-1], False
        elif line != "start":
            head, *plays = line.split("\t")
            parts = [play.split("=") for play in plays]
            equities = {text: int(figures.split("~")[0]) / 1e4 for text, figures in parts}
            rolls.append((first, board, head.split()[0], equities))
    return rolls


def ask(rolls, plies):
    """Returns GNU Backgammon's plays with their equities, for each roll, the best first."""
    gnubg = shutil.which("gnubg", path=f"{os.environ['PATH']}:/usr/games") or sys.exit("gnubg is not installed")
    with tempfile.TemporaryDirectory() as folder:
        job, script, out = (os.path.join(folder, name) for name in ("job", "worker.py", "out"))
        with open(job, "w", encoding="utf-8") as file:
            asked = [(position_id(board), dice) for _, board, dice, _ in rolls]
            json.dump({"plies": plies, "asked": asked, "out": out}, file)
        with open(script, "w", encoding="utf-8") as file:
            file.write(WORKER)
        subprocess.run([gnubg, "-t", "-q", "-p", script], env={**os.environ, "JOB": job}, check=True,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        with open(out, encoding="utf-8") as file:
            return json.load(file)


class Answers:
    """GNU Backgammon's plays by position, dice and depth, in memory and in a file."""

    CHUNK = 20

    def __init__(self, path, plies):
        self.path, self.plies, self.known = path, plies, {}
        if path and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                key, found = json.loads(line)
                self.known[key] = found

    def key(self, roll):
        return f"{position_id(roll[1])} {roll[2]} {self.plies}"

    def of(self, rolls):
        """Returns the answers of some rolls, and asks for those that are missing."""
        missing = [roll for roll in rolls if self.key(roll) not in self.known]
        for i in range(0, len(missing), self.CHUNK):
            some = missing[i : i + self.CHUNK]
            new = {self.key(roll): found for roll, found in zip(some, ask(some, self.plies))}
            self.known.update(new)
            if self.path:
                with open(self.path, "a", encoding="utf-8") as file:
                    file.writelines(json.dumps(entry) + "\n" for entry in new.items())
        return [self.known[self.key(roll)] for roll in rolls]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--book", type=pathlib.Path, default=BOOK)
    parser.add_argument("--replies", type=int, help="number of rolls of replies; all without it")
    parser.add_argument("--answers", type=pathlib.Path, help="file of GNU Backgammon's answers")
    parser.add_argument("--plies", type=int, default=2)
    parser.add_argument("--differ", action="store_true", help="print the differing plays")
    options = parser.parse_args()

    all_rolls = read(options.book)
    first = [roll for roll in all_rolls if roll[0]]
    replies = [roll for roll in all_rolls if not roll[0]]
    count = min(options.replies or len(replies), len(replies))
    answers = Answers(options.answers, options.plies)
    sample = [replies[i * len(replies) // count] for i in range(count)]
    for name, rolls in (("first rolls", first), ("replies", sample)):
        total, same, by_gnubg, by_book, known = 0, 0, 0, 0, 0
        for (_, board, dice, book), found in zip(rolls, answers.of(rolls)):
            weight = 1 if dice[0] == dice[1] else 2
            ours = next(iter(book))
            theirs = {str(played(board, text)): (text, equity) for text, equity in found}
            best = next(iter(theirs))
            total += weight
            if str(played(board, ours)) == best:
                same += weight
                known += weight
                continue
            loss = theirs[best][1] - theirs[str(played(board, ours))][1]
            by_gnubg += weight * loss
            other = [book[ours] - equity for text, equity in book.items() if str(played(board, text)) == best]
            if other:
                by_book += weight * other[0]
                known += weight
            if options.differ:
                by_other = f"{other[0]:.4f}" if other else "not in the book"
                print(f"{position_id(board)} {dice}: {ours}, GNU Backgammon {theirs[best][0]}: {loss:.4f}, by the book {by_other}")
        print(f"{len(rolls)} {name}: the same best play in {100 * same / total:.1f} %; mean loss in thousandths: "
              f"{1000 * by_gnubg / total:.2f} by GNU Backgammon, {1000 * by_book / max(1, known):.2f} by the book")


if __name__ == "__main__":
    main()
