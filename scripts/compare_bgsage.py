"""Judges the benchmark of decisions, and players' choices in it, by another engine: bgsage.

Install: python3 -m venv VENV && VENV/bin/pip install bgsage
Choices: target/release/tavola-train decisions score tavola-0 gnubg-0 ... --picks picks.jsonl
Then:    VENV/bin/python scripts/compare_bgsage.py picks.jsonl --level truncated3 --sample 320

For a sample of decisions about plays, bgsage computes the equity of every play that a player chose or that the benchmark
rolled out, for points without a cube. The table has the losses of each player's choices by bgsage, in thousandths of
equity with an interval of 95 %, also by phase; the losses of the benchmark's best plays by bgsage; and those of bgsage's best plays
by the benchmark. Levels: 2ply, 3ply (which count the net alone as 1), truncated1 to truncated3. The truncated ones
are rollouts of ten seconds and more for a play. They judge only decisions in which the choices, the benchmark's best play and that of
3ply differ, and only these plays. Answers are stored in a file (--answers), so that an interrupted run can
continue, and players can be added without new judgements.
"""

import argparse
import base64
import json
import math
import os
import re
import sys

import bgsage

OFF, BAR = 0, 25


def board_of(position_id):
    """Returns bgsage's 26 places: the player on roll positive, their bar 25, the other's bar 0."""
    key = base64.b64decode(position_id + "==")
    bits = iter(key[i // 8] >> i % 8 & 1 for i in range(80))
    waiting, on_roll = ([0] * 26 for _ in range(2))
    for side in (waiting, on_roll):
        for place in range(1, 26):
            while next(bits):
                side[place] += 1
    board = [on_roll[point] - (waiting[25 - point] if 1 <= point <= 24 else 0) for point in range(26)]
    board[0] = waiting[BAR]
    return board


def place(text):
    return {"bar": BAR, "off": OFF}.get(text) if text in ("bar", "off") else int(text)


def played(board, text):
    """Returns the board after a play such as `bar/20 16/15*`, `8/4(2)` or `(no play)`."""
    board = list(board)
    for path in [] if text == "(no play)" else text.split():
        times = re.search(r"\((\d)\)$", path)
        stops = re.sub(r"\(\d\)$", "", path).split("/")
        for stop in stops:
            if stop.endswith("*"):
                board[place(stop[:-1])] += 1
                board[0] += 1
        places = [place(stop.rstrip("*")) for stop in stops]
        for _ in range(int(times[1]) if times else 1):
            board[places[0]] -= 1
            if places[-1] != OFF:
                board[places[-1]] += 1
    return board


class Decision:
    """A line of the benchmark about plays, with players' choices."""

    def __init__(self, line):
        entry = json.loads(line)
        _, self.phase, position, self.dice, _, *told = entry["record"].split("\t")
        self.key = f"{position} {self.dice}"
        self.board = board_of(position)
        self.losses, self.rest, self.rolled = {}, 0, []
        for field in told:
            text, loss = field.split("=")
            if text.startswith("*"):
                self.rest = int(loss)
                continue
            self.losses[text] = int(loss.split("~")[0])
            if "~" in loss:
                self.rolled.append(text)
        self.best = next(iter(self.losses))
        self.picks = {player: text for player, text in entry["picks"] if text != "any"}

    def asked(self):
        """Returns every play for bgsage to judge."""
        return list(dict.fromkeys([*self.rolled, *self.picks.values()]))

    def chosen(self):
        """Returns the boards after the best play of the benchmark and after players' choices."""
        return {str(played(self.board, text)) for text in [self.best, *self.picks.values()]}


def ask(analyzer, decision, known):
    """Returns the equities of the requested plays, and bgsage's best play of all, by boards."""
    boards = {text: played(decision.board, text) for text in decision.asked()}
    if all(str(board) in known for board in boards.values()):
        return known
    first, second = (int(die) for die in decision.dice)
    result = analyzer.checker_play(
        decision.board, first, second, jacoby=False, beaver=False, force_boards=list(boards.values())
    )
    level = result.moves[0].eval_level
    found = {str(move.board): move.cubeless_equity for move in result.moves if move.eval_level == level}
    missing = [text for text, board in boards.items() if str(board) not in found]
    if missing:
        sys.exit(f"{decision.key}: bgsage does not know the plays {missing}")
    return found


def roll_out(analyzer, boards, known):
    """Returns the stored equities of boards, and computes missing ones by rollouts."""
    new = {board: analyzer.post_move_analytics(json.loads(board)).cubeless_equity for board in boards - known.keys()}
    return {**known, **new} if new else known


def estimate(values):
    """Returns the mean and half of its interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:.2f} ± {1.96 * math.sqrt(variance / len(values)):.2f}"


def table(rows, phases):
    """Returns a table in Markdown. Rows: name and losses, each with its phase."""
    lines = [["", "all", *phases], ["---"] * (len(phases) + 2)]
    for name, losses in rows:
        cells = [estimate([loss for _, loss in losses])]
        for phase in phases:
            some = [loss for of, loss in losses if of == phase]
            cells.append(f"{sum(some) / len(some):.2f}" if some else "-")
        lines.append([name, *cells])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("picks")
    parser.add_argument("--level", default="truncated2")
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--answers", default="bgsage-answers.jsonl")
    options = parser.parse_args()

    with open(options.picks, encoding="utf-8") as file:
        decisions = [Decision(line) for line in file if json.loads(line)["record"].startswith("play\t")]
    # The benchmark's seed determines the sample, and every prefix of it has its share of all phases.
    decisions = decisions[: options.sample]

    answers = {}
    if os.path.exists(options.answers):
        with open(options.answers, encoding="utf-8") as file:
            for line in file:
                level, key, known = json.loads(line)
                answers[level, key] = known

    def analyzer(level):
        return bgsage.BgBotAnalyzer(eval_level=level, cubeful=False, parallel_threads=1)

    rolls_out = options.level.startswith("truncated")
    looking = "3ply" if rolls_out else options.level
    looker, judge = analyzer(looking), analyzer(options.level)
    rows, reverse, rolled_out = {}, [], 0
    with open(options.answers, "a", encoding="utf-8") as file:

        def keep(level, key, known, found):
            if found is not known:
                file.write(json.dumps([level, key, found]) + "\n")
                file.flush()
            return found

        for i, decision in enumerate(decisions, 1):
            known = answers.get((looking, decision.key), {})
            found = keep(looking, decision.key, known, ask(looker, decision, known))
            if rolls_out:
                boards = decision.chosen() | {max(found, key=found.get)}
                known = answers.get((options.level, decision.key), {})
                found = dict.fromkeys(boards, 0.0)
                if len(boards) > 1:
                    found = keep(options.level, decision.key, known, roll_out(judge, boards, known))
                    rolled_out += 1
            best = max(found, key=found.get)
            for player, text in {"best of the benchmark": decision.best, **decision.picks}.items():
                loss = found[best] - found[str(played(decision.board, text))]
                rows.setdefault(player, []).append((decision.phase, 1000 * loss))
            # A play outside the benchmark gets the mean of the others.
            names = [text for text in decision.losses if str(played(decision.board, text)) == best]
            loss = decision.losses[names[0]] if names else decision.rest
            reverse.append((decision.phase, loss))
            print(f"{i} of {len(decisions)}", end="\r", file=sys.stderr)

    phases = list(dict.fromkeys(decision.phase for decision in decisions))
    print(f"Judged by bgsage {options.level}, {len(decisions)} decisions, thousandths of equity given up:\n")
    if rolls_out:
        print(f"(Choices, benchmark and 3ply differ in {rolled_out} of them, which were rolled out.)\n")
    print(table(rows.items(), phases))
    print(f"\nBest of bgsage, judged by the benchmark:\n\n{table([('bgsage', reverse)], phases)}")


if __name__ == "__main__":
    main()
