#!/usr/bin/env python3
"""Compare equities of rollouts by Tavola with those of GNU Backgammon.

    scripts/compare_rollout_equities.py --trials 324 --answers /tmp/rollouts.json

needs GNU Backgammon 1.07 or later (apt install gnubg) and a tavola (--tavola, else target/release/tavola).

The positions are the first of every phase in crates/train/decisions.txt, the benchmark of decisions, with their dice, and the
first about the cube. GNU Backgammon rolls out the two plays that it ranks first, or both cube actions, in text mode
(`analyse rollout move`, `analyse rollout cube`); Tavola rolls out the same ones. Both play for money with the cube in the middle,
without Jacoby, games to the end, with luck subtracted, both at 0-ply. It prints each pair of equities with its
difference and whether that is within 1.96 joint standard errors, then the count, the mean and the root mean square of the
differences, and the joint standard error. GNU Backgammon's answers are stored in a file (--answers).

Programs with different play disagree about some positions, for any number of trials. With
--plies both choose plays and cube actions at that depth, and --only selects the positions whose XGID contains a text, to examine a
disagreement with better play.
"""

import argparse
import base64
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
INTERVAL = 1.96
SETTINGS = [
    "set lang C", "set threads 1", "set display off", "set automatic game off", "set automatic roll off",
    "set player 0 human", "set player 1 human", "set jacoby off", "set beavers 0", "new session",
    "set rollout seed 11", "set rollout cubeful on", "set rollout truncation enable off", "set rollout varredn on",
    "set rollout quasirandom on", "set analysis chequerplay evaluation plies 0",
]


def board_of(position_id):
    """Returns the checkers of both players by their own points, 1 to 25 (the bar), the player on roll first."""
    key = base64.b64decode(position_id + "==")
    bits = iter(key[i // 8] >> i % 8 & 1 for i in range(80))
    waiting, on_roll = ([0] * 26 for _ in range(2))
    for side in (waiting, on_roll):
        for place in range(1, 26):
            while next(bits):
                side[place] += 1
    return on_roll, waiting


def xgid_of(position_id, dice):
    """Returns the XGID of a money position with the cube in the middle."""
    own, other = board_of(position_id)
    signs = ["-"] * 26
    for place in range(1, 26):
        if own[place]:
            signs[place] = chr(ord("A") + own[place] - 1)
        if other[place]:
            signs[25 - place] = chr(ord("a") + other[place] - 1)
    return f"XGID={''.join(signs)}:0:0:1:{dice}:0:0:0:0:10"


def decisions(path, each, cubes):
    """Returns the first decisions of each phase, as (phase, position, dice or 00, a play or None)."""
    found, counts = [], {}
    for line in path.read_text().splitlines():
        kind, *rest = line.split("\t")
        if kind == "play":
            phase, position, dice, _, first = rest[:5]
            most, play = each, first.split("=")[0]
        elif kind == "double" and rest[2] == "centre":
            phase, position, dice, play, most = "cube", rest[1], "00", None, cubes
        else:
            continue
        counts[phase] = counts.get(phase, 0) + 1
        if counts[phase] <= most:
            found.append((phase, position, dice, play))
    return sorted(found, key=lambda one: one[0])


def gnubg(binary, xgid, play, trials, plies):
    """Returns the candidates by name, each with its cubeful equity and standard error."""
    depths = [f"set rollout {kind} plies {plies}" for kind in ("chequerplay", "cubedecision")]
    lines = SETTINGS + depths + [f"set rollout trials {trials}", f"set xgid {xgid}"]
    if play:
        lines += [f"move {play}", "previous", "analyse move", "analyse rollout move 1 2"]
    else:
        lines += ["double", "take", "previous", "previous", "analyse move", "analyse rollout cube"]
    with tempfile.TemporaryDirectory() as home:
        text = "\n".join(lines + ["quit", "y"]) + "\n"
        done = subprocess.run([binary, "-t", "-q", "-r"], input=text, capture_output=True, text=True,
                              env={**os.environ, "HOME": home}, check=False)
    shown = done.stdout.split("Rollout done.")[-1]
    if play:
        each = re.findall(r"\. Rollout +(\S.*?) +Eq\.: +([-+.\d]+).*?\n.*?\n +\[.*CF +([-+.\d]+)\]", shown)
        found = {name: (float(equity), float(error)) for name, equity, error in each}
    else:
        each = re.findall(r"CL +[-+.\d]+ CF +([-+.\d]+)\n.*CF +([-+.\d]+)\]", shown)
        names = ["no double", "double, take"]
        found = {name: (float(equity), float(error)) for name, (equity, error) in zip(names, each)}
    if len(found) != 2:
        sys.exit(f"expected two rolled out candidates of {xgid} from {binary}, found:\n{shown[-3000:]}")
    return found


def tavola(command, xgid, plays, trials):
    options = [part for play in plays for part in ("--play", play)]
    done = subprocess.run([*command, xgid, *options, "--trials", str(trials), "--json"], capture_output=True, text=True, check=True)
    rows = [row for row in json.loads(done.stdout)["candidates"] if row["trials"]]
    # The candidates are sorted by equity, under Tavola's own text of the play.
    return {row["text"]: (row["equity"], row["se"]) for row in rows}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tavola", default=ROOT / "target/release/tavola")
    parser.add_argument("--gnubg", default="/usr/games/gnubg")
    parser.add_argument("--each", type=int, default=3, help="positions of each phase")
    parser.add_argument("--cubes", type=int, default=6, help="positions about the cube")
    parser.add_argument("--trials", type=int, default=324, help="trials of each rollout by GNU Backgammon")
    parser.add_argument("--times", type=int, default=2, help="so many times as many trials by Tavola")
    parser.add_argument("--plies", type=int, default=0, help="depth at which both programs play in their trials")
    parser.add_argument("--only", default="", help="text that the XGID of a position contains")
    parser.add_argument("--options", default="", help="options of `tavola rollout`, such as \"--ply 1\"")
    parser.add_argument("--answers", type=pathlib.Path, help="file that keeps GNU Backgammon's answers")
    args = parser.parse_args()
    known = json.loads(args.answers.read_text()) if args.answers and args.answers.exists() else {}
    depth = ["--ply", str(args.plies), "--cube-ply", str(args.plies)]
    command = [args.tavola, "rollout", "--threads", "1", *depth, *args.options.split()]
    differences, errors, within = [], [], 0
    for phase, position, dice, play in decisions(ROOT / "crates/train/decisions.txt", args.each, args.cubes):
        xgid = xgid_of(position, dice)
        if args.only not in xgid:
            continue
        key = f"{xgid} {args.trials} {args.plies}"
        if key not in known:
            known[key] = gnubg(args.gnubg, xgid, play, args.trials, args.plies)
            if args.answers:
                args.answers.write_text(json.dumps(known))
        theirs = known[key]
        for name, (equity, error) in theirs.items():
            own = tavola(command, xgid, [name] if play else [], args.trials * args.times)
            own_equity, own_error = own[name] if not play else next(iter(own.values()))
            joint = math.hypot(error, own_error)
            difference = own_equity - equity
            good = abs(difference) <= INTERVAL * joint
            within += good
            differences.append(difference)
            errors.append(joint)
            print(f"{phase:12} {xgid} {name:24} {own_equity:+.3f} {equity:+.3f} {difference:+.3f} ± {INTERVAL * joint:.3f}{'' if good else '  outside'}", flush=True)
    n = len(differences)
    root = lambda values: math.sqrt(sum(value * value for value in values) / n)
    print(f"{within} of {n} within their intervals; mean difference {sum(differences) / n:+.4f}, root mean square {root(differences):.4f}, joint standard error {root(errors):.4f}")


if __name__ == "__main__":
    main()
