#!/usr/bin/env python3
"""Compares the analysis of matches by Tavola with the judgement of another engine, bgsage, as a club player would see it.

Install: python3 -m venv VENV && VENV/bin/pip install bgsage
Matches: target/release/tavola duel erring-30 erring-90 --match 3 --games 30 --seed 7 --no-luck --mat FOLDER
Then:    VENV/bin/python scripts/compare_advice.py FOLDER --answers answers.jsonl

The arguments are match files of any format that Tavola reads, and folders of them; only matches to points count. Tavola analyses each
(--level). bgsage judges the same decisions at `3ply`, which counts the net alone as 1: every play with a choice, and every
decision about the cube. The actual play and Tavola's best play are always among the plays that it judges at that depth. With --judge LEVEL
(truncated1 to truncated3) it rolls out the decisions in which the best choices of both differ, and prices Tavola's by that.

The table has the difference of both PRs of a player in a match, which have the decisions that Tavola counts as denominator; the
share of plays with the same best play, of all, with those of the same worth, and of those in which bgsage's best is 0.05 and more ahead
of the next; the PR of a player who follows Tavola's advice, by bgsage; bgsage's errors of 0.08 and more that Tavola calls an error;
and the share of decisions about the cube with the same best action, of those that either engine finds near or wrong. Answers of
bgsage are kept in a file (--answers), so that an interrupted run goes on.
"""

import argparse
import functools
import json
import pathlib
import statistics
import subprocess
import sys

import bgsage
from compare_analysis import built_tavola, files_of

BAR = 25
OWNERS = {0: "centered", 1: "player", -1: "opponent"}
EQUAL, ERROR, CLEAR, BLUNDER = 0.001, 0.02, 0.05, 0.08
# A cube decision is near if the other action loses less.
NEAR = 0.2


@functools.cache
def analyzer(level):
    return bgsage.BgBotAnalyzer(eval_level=level, cubeful=True, parallel_threads=1)


def board_of(text):
    """Returns bgsage's 26 places of a position such as `24:2 13:5 / bar:1 6:5`: the first player positive, their bar 25."""
    board = [0] * 26
    for side, sign in zip(text.split("/"), (1, -1)):
        for word in side.split():
            name, count = word.split(":")
            if name == "off":
                continue
            number = BAR if name == "bar" else int(name)
            board[number if sign == 1 else BAR - number] += sign * int(count)
    # The bar of the other player is a number without a sign.
    board[0] = abs(board[0])
    return board


def stakes(decision, player):
    """Returns what is played for, from a decision's XGID, as the arguments of an analyzer."""
    fields = decision["xgid"].removeprefix("XGID=").split(":")
    exponent, owner = int(fields[1]), int(fields[2])
    scores, crawford, length = (int(fields[5]), int(fields[6])), int(fields[7]), int(fields[8])
    # The first player of an XGID is always player 0 here.
    away = [length - score for score in scores]
    return {
        "cube_value": 2**exponent,
        "cube_owner": OWNERS[owner if player == 0 else -owner],
        "away1": away[player],
        "away2": away[1 - player],
        "is_crawford": bool(crawford),
        "jacoby": False,
        "beaver": False,
    }


class Answers:
    """bgsage's answers, stored by level and question."""

    def __init__(self, path):
        self.file, self.known = None, {}
        if path:
            if path.exists():
                for line in path.read_text().splitlines():
                    key, answer = json.loads(line)
                    self.known[key] = answer
            self.file = path.open("a")

    def get(self, question, ask):
        key = json.dumps(question)
        if key not in self.known:
            self.known[key] = ask()
            if self.file:
                self.file.write(json.dumps([key, self.known[key]]) + "\n")
                self.file.flush()
        return self.known[key]

    def plays(self, level, board, dice, at_stake, wanted):
        """Returns the equities of the plays that were judged at full depth, by the board after them."""

        def ask():
            moves = analyzer(level).checker_play(board, *dice, **at_stake, force_boards=wanted).moves
            depth = next(move.eval_level for move in moves if move.board in wanted)
            return {json.dumps(move.board): move.equity for move in moves if move.eval_level == depth}

        return self.get([level, board, dice, at_stake, wanted], ask)

    def cube(self, level, board, at_stake):
        """Returns the equities of no double, of double and take, and of double and drop."""

        def ask():
            found = analyzer(level).cube_action(board, **at_stake)
            return [found.equity_nd, found.equity_dt, found.equity_dp]

        return self.get([level, board, at_stake], ask)


class Player:
    """The sums of a player of a match."""

    def __init__(self):
        self.theirs = self.advice = 0.0


class Report:
    def __init__(self):
        self.ratings, self.plays, self.equal, self.clear, self.cubes, self.blunders = [], [], [], [], [], []
        self.advice, self.counted, self.differ = 0.0, 0, 0

    def play(self, answers, judge, decision, player):
        board, at_stake = board_of(decision["position"]), stakes(decision, decision["player"])
        ours = decision["alternatives"][0]
        actual = next(one for one in decision["alternatives"] if one.get("played"))
        wanted = [board_of(one["position"]) for one in (ours, actual)]
        dice = decision["dice"]
        found = answers.plays("3ply", board, dice, at_stake, wanted)
        mine, played = (json.dumps(one) for one in wanted)
        ranked = sorted(found.values(), reverse=True)
        best = max(found, key=found.get)
        price = found[best] - found[mine]
        if best != mine and judge:
            self.differ += 1
            both = [json.loads(best), wanted[0]]
            rolled = answers.plays(judge, board, dice, at_stake, both)
            # Either may be right: what counts is the mean over all.
            price = rolled[best] - rolled[mine]
        player.theirs += found[best] - found[played]
        player.advice += price
        self.plays.append(best == mine)
        self.equal.append(found[best] - found[mine] <= EQUAL)
        if len(ranked) > 1 and ranked[0] - ranked[1] >= CLEAR:
            self.clear.append(best == mine)
        if found[best] - found[played] >= BLUNDER:
            self.blunders.append(decision["loss"] >= ERROR)

    def cube(self, answers, judge, decision, player):
        # The doubler's view, of a take too: the position of a take begins with the player who answers.
        at_stake = stakes(decision, decision["player"])
        board = board_of(decision["position"])
        answer = decision["kind"] in ("take", "drop")
        if answer:
            sides = decision["position"].split("/")
            board = board_of(f"{sides[1]}/{sides[0]}")
            at_stake = stakes(decision, 1 - decision["player"])
        ours = decision["best"]

        def losses(level):
            no_double, take, drop = answers.cube(level, board, at_stake)
            if answer:
                values = {"take": -take, "drop": -drop}
            else:
                values = {"no double": no_double, "double": min(take, drop)}
            top = max(values.values())
            return {name: top - value for name, value in values.items()}

        def named(text):
            return text if answer else "no double" if text == "no double" else "double"

        found = losses("3ply")
        mine, played = named(ours), named(decision["played"])
        best = min(found, key=found.get)
        price = found[mine]
        if best != mine and judge:
            self.differ += 1
            rolled = losses(judge)
            price = rolled[mine] - rolled[best]
        player.theirs += found[played]
        player.advice += price
        if decision["counted"]["xg"] or max(found.values()) < NEAR or found[played] > 0:
            self.cubes.append(best == mine)

    def match(self, analysis, answers, judge):
        players = [Player(), Player()]
        for game in analysis["games"]:
            for decision in game["decisions"]:
                player = players[decision["player"]]
                if decision["kind"] == "play":
                    if decision["choices"] > 1 and "loss" in decision:
                        self.play(answers, judge, decision, player)
                elif "loss" in decision:
                    self.cube(answers, judge, decision, player)
        for own, sums in zip(analysis["players"], players):
            counted = own["pr_decisions"]
            if "pr" in own:
                self.ratings.append((own["pr"], 500 * sums.theirs / counted))
                self.advice += sums.advice
                self.counted += counted

    def text(self):
        def share(values):
            return f"{100 * sum(values) / len(values):.1f} % of {len(values)}" if values else "-"

        apart = [a - b for a, b in self.ratings]
        mean = statistics.fmean(b for _, b in self.ratings)
        rows = [
            ("PR of a player in a match: mean difference, bias",
             f"{statistics.fmean(map(abs, apart)):.3f}, {statistics.fmean(apart):+.3f} ({len(apart)} ratings, mean {mean:.2f})"),
            ("within 1 PR", share([abs(one) <= 1 for one in apart])),
            ("same best play", share(self.plays)),
            (f"the same, or worth as much within {EQUAL}", share(self.equal)),
            (f"the same where bgsage's best is {CLEAR} and more ahead", share(self.clear)),
            ("PR of Tavola's advice, by bgsage", f"{500 * self.advice / self.counted:.3f}, {self.counted} decisions"),
            (f"bgsage's errors of {BLUNDER} and more that Tavola finds", share(self.blunders)),
            ("same cube action", share(self.cubes)),
        ]
        return "\n".join(["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=pathlib.Path, metavar="FILE|FOLDER")
    parser.add_argument("--tavola")
    parser.add_argument("--level", default="standard", help="of Tavola's analysis")
    parser.add_argument("--judge", metavar="LEVEL", help="rolls out decisions in which the best choices differ")
    parser.add_argument("--answers", type=pathlib.Path, help="file of bgsage's answers")
    args = parser.parse_args()
    tavola, files = args.tavola or built_tavola(), files_of(args.paths)
    answers, report = Answers(args.answers), Report()
    for number, file in enumerate(files, 1):
        command = [tavola, "analyse", str(file), "--level", args.level, "--threads", "1", "--json"]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(run.stderr.strip())
        analysis = json.loads(run.stdout)
        if analysis["match"].get("kind") != "points":
            print(f"{file.name}: not a match to points, left out", file=sys.stderr)
            continue
        report.match(analysis, answers, args.judge)
        print(f"{number} of {len(files)}", file=sys.stderr, flush=True)
    print(report.text())
    if args.judge:
        print(f"\n{report.differ} decisions with different best choices were rolled out ({args.judge}).")


if __name__ == "__main__":
    main()
