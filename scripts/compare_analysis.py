#!/usr/bin/env python3
"""Compare the analysis of matches by Tavola with that of GNU Backgammon.

    scripts/compare_analysis.py match.mat other.mat --plies 2

needs GNU Backgammon 1.07 or later with Python (apt install gnubg) and a tavola (--tavola, else
target/release/tavola or target/debug/tavola).

Both analyse the same .mat files at the same depth (--plies 1 or 2) on one core, one after the other, with Kazaross-XG2.
Printed are, for each file, the figures of both players side by side and the time of both, and then over all files how
the decisions agree: by class of the error (good, doubtful, bad, very bad; GNU Backgammon's limits), how many of the counts
are equal, and every decision on whose error the two differ by more than --differ.

With --judge TRIALS each of these is judged by a full rollout (tavola rollout, whole games, 0-ply, luck subtracted, the cube
live) of the play that was made and of both best plays, on the same dice. The analysis is right whose error is nearer to
that of the rollout; where the two are equally near within 95 %, neither is.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLASSES = ["good", "doubtful", "bad", "very-bad"]
LIMITS = [0.030, 0.060, 0.120]

# Runs within GNU Backgammon, which has a Python of its own and no arguments. The analysis of every play and cube is in
# the tree of the match.
WORKER = r"""
import gnubg, json, os
job = json.load(open(os.environ["JOB"]))
run = gnubg.command
for line in ["set lang C", "set threads 1", "set display off", "set confirm new off", "set automatic game off",
             "set analysis chequerplay evaluation plies %d" % job["plies"],
             "set analysis cubedecision evaluation plies %d" % job["plies"],
             "import mat " + job["file"], "analyse match", "show statistics match"]:
    run(line)
json.dump(gnubg.match(1, 0, 0, 0), open(job["out"], "w"), default=str)
"""

ROWS = [
    ("plays", "Total moves", lambda p: p["checkers"]["total"]),
    ("unforced", "Unforced moves", lambda p: p["checkers"]["unforced"]),
    ("doubtful", "Moves marked doubtful", lambda p: p["checkers"]["classes"][1]),
    ("bad", "Moves marked bad", lambda p: p["checkers"]["classes"][2]),
    ("very bad", "Moves marked very bad", lambda p: p["checkers"]["classes"][3]),
    ("cube decisions", "Total cube decisions", lambda p: p["cube"]["total"]),
    ("close or actual", "Close or actual cube decisions", lambda p: p["cube"]["close"]),
    ("doubles", "Doubles", lambda p: p["cube"]["doubles"]),
    ("takes", "Takes", lambda p: p["cube"]["takes"]),
    ("drops", "Passes", lambda p: p["cube"]["drops"]),
    ("checker EMG", "Chequerplay/Error total EMG", lambda p: -p["checkers"]["equity"]),
    ("cube EMG", "Cube/Error total EMG", lambda p: -p["cube"]["equity"]),
    ("error rate", "Overall/Error rate mEMG", lambda p: -p.get("gnubg_error_rate", 0.0)),
    ("Snowie rate", "Snowie error rate", lambda p: -p.get("snowie_error_rate", 0.0)),
    ("luck EMG", "Luck total EMG", lambda p: p["luck_equity"]),
    ("luck MWC %", "Luck total EMG/2", lambda p: 100 * p["luck"]),
    ("luck-adjusted %", "Luck adjusted result", lambda p: 100 * p.get("luck_adjusted", 0.0)),
]
COUNTS = 10


def program():
    found = subprocess.run(["which", "gnubg"], capture_output=True).returncode == 0
    return "gnubg" if found else "/usr/games/gnubg"


def theirs(path, plies):
    """The statistics as numbers of both players by row, the tree of decisions, and the seconds."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "worker.py").write_text(WORKER)
        job = {"file": str(path), "plies": plies, "out": str(folder / "match.json")}
        (folder / "job.json").write_text(json.dumps(job))
        begun = time.time()
        run = subprocess.run(
            [program(), "-t", "-q", "-r", "-p", str(folder / "worker.py")],
            env={**os.environ, "HOME": str(folder), "JOB": str(folder / "job.json")},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=3600)
        seconds = time.time() - begun
        return statistics(run.stdout), json.loads((folder / "match.json").read_text()), seconds


def statistics(text):
    rows, section = {}, ""
    for line in text.splitlines():
        heading = re.match(r"(Chequerplay|Luck|Cube|Overall) statistics", line)
        if heading:
            section = heading[1]
        match = re.match(r"([A-Z][A-Za-z .()]*?)(?: \((?:EMG \()?MWC\)+)?\s{2,}(.*)", line)
        if not match:
            continue
        name, values = match[1], match[2]
        pairs = re.findall(r"(n/a|[-+]?[\d.]+)\s*%?\s*(?:\(\s*([-+][\d.]+)\s*%\))?", values)[:2]
        if len(pairs) < 2:
            continue
        number = lambda word: float(word) if word and word != "n/a" else 0.0
        for key in (name, f"{section}/{name}"):
            rows.setdefault(key, [number(pair[0]) for pair in pairs])
            rows.setdefault(key + "/2", [number(pair[1]) for pair in pairs])
    return rows


def ours(tavola, path, plies):
    level = {1: "quick", 2: "standard"}[plies]
    begun = time.time()
    run = subprocess.run(
        [tavola, "analyse", str(path), "--level", level, "--met", "kazaross", "--threads", "1", "--json"],
        check=True, capture_output=True, text=True)
    return json.loads(run.stdout), time.time() - begun


def decisions_of_ours(analysis):
    """A list for each game: who, what, the error, and the text."""
    games = []
    for game in analysis["games"]:
        found = []
        for one in game["decisions"]:
            if one["kind"] == "play":
                found.append((one["player"], "play", one["error"], one["played"], one["best"], one["xgid"]))
            elif one["kind"] in ("double", "take", "drop"):
                found.append((one["player"], one["kind"], one["error"], one["played"], one["best"]))
        games.append(found)
    return games


def decisions_of_theirs(match):
    """The same in GNU Backgammon's tree, whose candidates carry equities."""
    games = []
    for game in match["games"]:
        found = []
        for action in game["game"]:
            analysis = action.get("analysis", {})
            if action["action"] == "move":
                moves, at = analysis.get("moves"), analysis.get("imove")
                if moves and at is not None:
                    error = max(0.0, moves[0]["score"] - moves[at]["score"])
                    best = moves[0]["move"]
                else:
                    error, best = None, []
                found.append((action["player"], "play", error, best))
            elif action["action"] in ("double", "take", "drop"):
                found.append((action["player"], action["action"], None))
        games.append(found)
    return games


def judged(tavola, own, their, trials):
    """The error of the play that was made by a rollout, and who is nearer to it: Tavola, gnubg or neither."""
    name = lambda point: {25: "bar", 0: "off"}.get(point, str(point))
    best = " ".join(f"{name(a)}/{name(b)}" for a, b in their[3])
    plays = [part for text in {own[3], own[4], best} for part in ("--play", text)]
    run = subprocess.run(
        [tavola, "rollout", own[5], *plays, "--trials", str(trials), "--met", "kazaross", "--threads", "1", "--json"],
        check=True, capture_output=True, text=True)
    rows = json.loads(run.stdout)["candidates"]
    # A play may be written in several ways, so it is found by the way in which Tavola writes it.
    row = next(row for row in rows if row["text"] == own[3])
    error, interval = row["behind"], 1.96 * (row["behind_se"] or 0.0)
    nearer = abs(their[2] - error) - abs(own[2] - error)
    return error, interval, "neither" if abs(nearer) < 2 * interval else "Tavola" if nearer > 0 else "gnubg"


def klass(error):
    return CLASSES[sum(error > limit for limit in LIMITS)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--plies", type=int, choices=[1, 2], default=2)
    parser.add_argument("--tavola")
    parser.add_argument("--differ", type=float, default=0.08)
    parser.add_argument("--judge", type=int, metavar="TRIALS", help="roll out each difference")
    args = parser.parse_args()
    built = [ROOT / "target" / kind / "tavola" for kind in ("release", "debug")]
    tavola = args.tavola or next((str(path) for path in built if path.exists()), None)
    if not tavola:
        sys.exit("no tavola: build it, or give --tavola")
    table, equal, counted, times = collections.Counter(), 0, 0, [0.0, 0.0]
    total, differing, compared = [0.0, 0.0], [], 0
    for path in args.files:
        analysis, own_seconds = ours(tavola, path.resolve(), args.plies)
        rows, match, their_seconds = theirs(path.resolve(), args.plies)
        times[0] += own_seconds
        times[1] += their_seconds
        names = [player["name"] for player in analysis["players"]]
        print(f"\n{path.name}: {names[0]} and {names[1]}; Tavola {own_seconds:.1f} s, gnubg {their_seconds:.1f} s")
        print(f"{'':18}{'Tavola':>20}{'gnubg':>22}")
        for i, (label, key, figure) in enumerate(ROWS):
            if key not in rows:
                continue
            own = [figure(player) for player in analysis["players"]]
            their = rows[key]
            if i < COUNTS and i not in (2, 3, 4):
                equal += sum(a == b for a, b in zip(own, their))
                counted += 2
            digits = 0 if i < COUNTS else 3
            show = lambda pair: "".join(f"{value:>11.{digits}f}" for value in pair)
            print(f"{label:18}{show(own)}{show(their)}")
        for number, (a, b) in enumerate(zip(decisions_of_ours(analysis), decisions_of_theirs(match)), 1):
            plays = [[one for one in side if one[1] == "play"] for side in (a, b)]
            if len(plays[0]) != len(plays[1]):
                print(f"game {number}: {len(plays[0])} and {len(plays[1])} plays")
                continue
            for at, (own, their) in enumerate(zip(*plays), 1):
                if their[2] is None:
                    continue
                compared += 1
                table[klass(own[2]), klass(their[2])] += 1
                total[0] += own[2]
                total[1] += their[2]
                if abs(own[2] - their[2]) > args.differ:
                    differing.append((path.name, number, at, own, their))
    print(f"\n{compared} plays, by Tavola (rows) and gnubg (columns)")
    print(f"{'':12}" + "".join(f"{name:>10}" for name in CLASSES))
    for row in CLASSES:
        print(f"{row:12}" + "".join(f"{table[row, column]:>10}" for column in CLASSES))
    same = sum(table[name, name] for name in CLASSES)
    errors = sum(count for (a, b), count in table.items() if (a, b) != ("good", "good"))
    both = sum(count for (a, b), count in table.items() if a != "good" and b != "good")
    print(f"same class {same} of {compared}; of {errors} that either calls an error both do {both}")
    print(f"errors of these plays: {total[0]:.3f} and {total[1]:.3f}")
    print(f"counts that are equal: {equal} of {counted}")
    print(f"time: Tavola {times[0]:.1f} s, gnubg {times[1]:.1f} s, one core each")
    print(f"errors that differ by more than {args.differ}: {len(differing)}")
    right = collections.Counter()
    for name, game, at, own, their in differing:
        line = f"  {name}, game {game}, play {at}: {own[3]} (best {own[4]}): {own[2]:.3f} and {their[2]:.3f}"
        if args.judge:
            error, interval, who = judged(tavola, own, their, args.judge)
            right[who] += 1
            line += f"; rolled out {error:.3f} ± {interval:.3f}: {who}"
        print(line, flush=True)
    if args.judge:
        print("nearer to the rollout: " + ", ".join(f"{who} {right[who]}" for who in ("Tavola", "gnubg", "neither")))


if __name__ == "__main__":
    main()
