#!/usr/bin/env python3
"""Compare rollouts by Tavola with those of GNU Backgammon.

    scripts/compare_rollout.py --trials 1296 --rounds 7

needs GNU Backgammon 1.07 or later (apt install gnubg) and a tavola (--tavola, else target/release/tavola).

Both roll out the same positions at 0-ply without the cube, without truncation and without bear-off tables, on one core, in
turns, with and without variance reduction; Tavola plays eight times as many trials. It prints games a second of processor time
(without the start of the programs, which a run of 36 trials measures) and their ratio, each the median of the rounds,
and the middle half of the ratios: a shared machine changes its speed from one second to the next. Then follow
Tavola's equities with intervals of 95 %, at last those with the cube. With variance reduction a twelfth of the trials is
played for the speed. The equities of GNU Backgammon's search at 2-ply are printed beside Tavola's;
scripts/compare_rollout_equities.py compares the equities of rollouts.
"""

import argparse
import json
import os
import pathlib
import re
import resource
import statistics
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
POSITIONS = {
    "opening": "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
    "race": "XGID=---BCDD-B-------b--ddcb---:0:0:1:00:0:0:0:0:10",
    "bear-off": "XGID=--A-B-B-------------c---b-:0:0:1:00:0:0:0:0:10",
}


# Tavola plays this multiple of the trials, so that both measurements take about as long.
FASTER = 8


def processor_time(command, text="", env=None):
    """Returns the seconds of processor time of a command, with its output."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, input=text, capture_output=True, text=True, env=env, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def gnubg(binary, xgid, trials, reduction):
    lines = [
        "set lang C", "set threads 1", "set display off", "set automatic game off", "set automatic roll off",
        "set player 0 human", "set player 1 human", "new session",
        f"set rollout trials {trials}", "set rollout seed 11", "set rollout cubeful off",
        "set rollout chequerplay plies 0", "set rollout cubedecision plies 0",
        "set rollout truncation enable off", f"set rollout varredn {'on' if reduction else 'off'}",
        "set rollout quasirandom on", "set rollout bearofftruncation exact off",
        "set rollout bearofftruncation onesided off", f"set xgid {xgid}", "eval", "rollout", "quit", "y",
    ]
    with tempfile.TemporaryDirectory() as home:
        return processor_time([binary, "-t", "-q", "-r"], "\n".join(lines) + "\n", {**os.environ, "HOME": home})


def tavola(binary, xgid, trials, reduction, cube=False):
    command = [binary, "rollout", xgid, "--trials", str(trials), "--threads", "1", "--no-tables", "--json"]
    command += [] if reduction else ["--no-luck"]
    return processor_time(command + ([] if cube else ["--no-cube"]))


def equities(text):
    """Returns the candidates of a rollout with trials as lines."""
    found = (one for one in json.loads(text)["candidates"] if one["trials"])
    return [f"{one['text']:14}{one['equity']:+.4f} ± {1.96 * one['se']:.4f}  win {100 * one['win']:.2f} %" for one in found]


def speed(run, binary, xgid, trials, reduction):
    """Returns games a second of processor time, without the start of the program."""
    start, _ = run(binary, xgid, 36, reduction)
    whole, _ = run(binary, xgid, 36 + trials, reduction)
    # Less than this cannot be measured: the exact chances of a bear-off take no time.
    return trials / max(whole - start, 0.01)


def middle(values):
    """Returns the median, and both ends of the middle half."""
    low, median, high = statistics.quantiles(values, n=4) if len(values) > 1 else 3 * values
    return median, f"({low:.1f} to {high:.1f})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tavola", default=ROOT / "target/release/tavola")
    parser.add_argument("--gnubg", default="/usr/games/gnubg")
    parser.add_argument("--trials", type=int, default=1296, help="trials of each rollout")
    parser.add_argument("--rounds", type=int, default=5, help="how often both are measured, by turns")
    parser.add_argument("--position", action="append", choices=POSITIONS, help="only these")
    args = parser.parse_args()
    print(f"{'':22}{'Tavola':>10}{'gnubg':>10}  games a second of processor time")
    for name in args.position or POSITIONS:
        xgid = POSITIONS[name]
        for reduction in (False, True):
            trials = args.trials // 12 if reduction else args.trials
            rounds = [
                (speed(tavola, args.tavola, xgid, FASTER * trials, reduction), speed(gnubg, args.gnubg, xgid, trials, reduction))
                for _ in range(args.rounds)
            ]
            own, their = (statistics.median(speeds) for speeds in zip(*rounds))
            ratio, spread = middle([own / their for own, their in rounds])
            _, text = tavola(args.tavola, xgid, args.trials, reduction)
            label = f"{name}, {'luck out' if reduction else 'plain'}"
            times = f"{ratio:.1f} times {spread}"
            print(f"{label:22}{own:10.1f}{their:10.1f}  {times:28}{equities(text)[0]}", flush=True)
        _, shown = gnubg(args.gnubg, xgid, 36, False)
        _, text = tavola(args.tavola, xgid, args.trials, True, cube=True)
        for line in equities(text):
            print(f"    with the cube  {line}")
        searched = re.findall(r"^\s*2 ply:(.*)$", shown, re.M)
        decision = re.findall(r"^\d\. .*$", shown, re.M)
        print("    gnubg at 2-ply (win, gammons and backgammons won and lost, equity, with the cube)", *searched)
        print("    gnubg at 2-ply:", "; ".join(re.sub(r"\s+", " ", line) for line in decision), flush=True)


if __name__ == "__main__":
    main()
