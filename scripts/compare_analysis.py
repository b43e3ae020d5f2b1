#!/usr/bin/env python3
"""Compare the analysis of matches by Tavola with that of GNU Backgammon.

    scripts/compare_analysis.py match.mat folder/ --plies 2 --cache FOLDER

needs GNU Backgammon 1.07 or later with Python (apt install gnubg) and a tavola (--tavola, else
target/release/tavola or target/debug/tavola).

The arguments are match files of any format that Tavola reads, and folders of them. Tavola first writes each as a .mat file, so that
both programs analyse the same match; for a file with a fault this is the part before the fault. Both analyse at the same depth
(--plies 1 or 2) on one core, one after the other, with Kazaross-XG2. The answers of GNU Backgammon are stored in the folder
--cache by match and depth, so that only the first run needs it; with --prepare the run ends after that.

It prints for each file the number of plays with the same class of error (good, doubtful, bad, very bad; GNU Backgammon's
limits), the number of equal counts of both players, and the luck of both, with --figures all figures side by side. Over all
files follow the table of classes, the differing counts, luck roll by roll, and every play whose two errors differ
by more than --differ.

With --judge TRIALS a full rollout judges each of these (tavola rollout, complete games, 0-ply, luck subtracted, the cube
live): the actual play and both best plays, on the same dice. The analysis with the error nearer to
that of the rollout is right; if the two are equally near within 95 %, neither is.
"""

import argparse
import collections
import hashlib
import json
import math
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
LUCK_CLASSES = ["very lucky", "lucky", "neutral", "unlucky", "very unlucky"]
LUCK_LIMITS = [0.6, 0.3, -0.3, -0.6]

# Runs within GNU Backgammon, which has an embedded Python and no arguments. The tree of the match contains the analysis of every
# play and cube.
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

# Name, GNU Backgammon's row, Tavola's figure, and whether it is a count that does not depend on the judgement.
ROWS = [
    ("plays", "Total moves", lambda p: p["checkers"]["total"], True),
    ("unforced", "Unforced moves", lambda p: p["checkers"]["unforced"], True),
    ("doubtful", "Moves marked doubtful", lambda p: p["checkers"]["classes"][1], False),
    ("bad", "Moves marked bad", lambda p: p["checkers"]["classes"][2], False),
    ("very bad", "Moves marked very bad", lambda p: p["checkers"]["classes"][3], False),
    ("cube decisions", "Total cube decisions", lambda p: cube(p)["total"], True),
    ("close or actual", "Close or actual cube decisions", lambda p: cube(p)["close"], True),
    ("doubles", "Doubles", lambda p: cube(p)["doubles"], True),
    ("takes", "Takes", lambda p: cube(p)["takes"], True),
    ("drops", "Passes", lambda p: cube(p)["drops"], True),
    ("checker EMG", "Chequerplay/Error total EMG", lambda p: -p["checkers"]["equity"], False),
    ("cube EMG", "Cube/Error total EMG", lambda p: -cube(p)["equity"], False),
    ("error rate", "Overall/Error rate mEMG", lambda p: -p.get("gnubg_error_rate", 0.0), False),
    ("Snowie rate", "Snowie error rate", lambda p: -p.get("snowie_error_rate", 0.0), False),
    ("luck EMG", "Luck total EMG", lambda p: p.get("luck_equity", 0.0), False),
    ("luck MWC %", "Luck total EMG/2", lambda p: 100 * p.get("luck", 0.0), False),
    ("luck-adjusted %", "Luck adjusted result", lambda p: 100 * p.get("luck_adjusted", 0.0), False),
]
WHOLE = 10
NO_CUBE = {"total": 0, "close": 0, "doubles": 0, "takes": 0, "drops": 0, "equity": 0.0}


def cube(player):
    return player.get("cube") or NO_CUBE


def program():
    found = subprocess.run(["which", "gnubg"], capture_output=True).returncode == 0
    return "gnubg" if found else "/usr/games/gnubg"


def theirs(mat, plies, cache):
    """Returns the statistics as numbers of both players by row, the tree of decisions, and the seconds. `mat` is a text."""
    key = hashlib.sha256(f"{plies}\n{mat}".encode()).hexdigest()[:24]
    kept = cache / f"gnubg-{key}.json"
    if not kept.exists():
        kept.write_text(json.dumps(asked(mat, plies)))
    found = json.loads(kept.read_text())
    return statistics(found["statistics"]), found["match"], found["seconds"]


def asked(mat, plies):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "worker.py").write_text(WORKER)
        (folder / "match.mat").write_text(mat)
        job = {"file": str(folder / "match.mat"), "plies": plies, "out": str(folder / "match.json")}
        (folder / "job.json").write_text(json.dumps(job))
        begun = time.time()
        run = subprocess.run(
            [program(), "-t", "-q", "-r", "-p", str(folder / "worker.py")],
            env={**os.environ, "HOME": str(folder), "JOB": str(folder / "job.json")},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=7200)
        match = json.loads((folder / "match.json").read_text())
        return {"statistics": run.stdout, "match": match, "seconds": time.time() - begun}


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


def built_tavola():
    built = [ROOT / "target" / kind / "tavola" for kind in ("release", "debug")]
    return next((str(path) for path in built if path.exists()), None) or sys.exit("no tavola: build it, or give --tavola")


def files_of(paths):
    """Returns files, and those in folders."""
    return [file for path in paths for file in (sorted(path.iterdir()) if path.is_dir() else [path])]


def as_mat(tavola, path):
    """Returns a match as a .mat file, and the fault of the original file after it."""
    run = subprocess.run([tavola, "convert", str(path), "-", "--to", "mat", "--lenient"], capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr.strip())
    return run.stdout, run.stderr.strip()


def ours(tavola, mat, plies):
    level = {1: "quick", 2: "standard"}[plies]
    begun = time.time()
    run = subprocess.run(
        [tavola, "analyse", "-", "--from", "mat", "--level", level, "--met", "kazaross", "--threads", "1", "--json"],
        input=mat, check=True, capture_output=True, text=True)
    return json.loads(run.stdout), time.time() - begun


# A play: its error (None without a judgement), the luck of its roll, and its place for the reader.
Play = collections.namedtuple("Play", "player error luck played best xgid")


def plays_of_ours(analysis):
    """Returns a list of plays for each game."""
    play = lambda one: Play(
        one["player"], one.get("loss"), one.get("luck", {}).get("equity"), one.get("played"), one.get("best"), one.get("xgid"))
    return [[play(one) for one in game["decisions"] if one["kind"] == "play"] for game in analysis["games"]]


def plays_of_theirs(match):
    """Returns the lists from GNU Backgammon's tree, in which candidates carry equities."""
    games = []
    for game in match["games"]:
        found = []
        for action in game["game"]:
            if action["action"] != "move":
                continue
            analysis = action.get("analysis", {})
            moves, at = analysis.get("moves"), analysis.get("imove")
            luck = analysis.get("luck-value")
            luck = luck if luck is not None and math.isfinite(luck) else None
            if moves and at is not None:
                error, best = max(0.0, moves[0]["score"] - moves[at]["score"]), moves[0]["move"]
            else:
                error, best = None, []
            found.append(Play(action["player"], error, luck, action["move"], best, None))
        games.append(found)
    return games


def judged(tavola, own, their, trials):
    """Returns the error of the actual play by a rollout, and which analysis is nearer to it: Tavola, gnubg or neither."""
    name = lambda point: {25: "bar", 0: "off"}.get(point, str(point))
    best = " ".join(f"{name(a)}/{name(b)}" for a, b in their.best)
    plays = [part for text in {own.played, own.best, best} for part in ("--play", text)]
    run = subprocess.run(
        [tavola, "rollout", own.xgid, *plays, "--trials", str(trials), "--met", "kazaross", "--threads", "1", "--json"],
        check=True, capture_output=True, text=True)
    rows = json.loads(run.stdout)["candidates"]
    # A play has several notations, so it is found by Tavola's own.
    row = next(row for row in rows if row["text"] == own.played)
    error, interval = row["loss"], 1.96 * (row["loss_se"] or 0.0)
    nearer = abs(their.error - error) - abs(own.error - error)
    return error, interval, "neither" if abs(nearer) < 2 * interval else "Tavola" if nearer > 0 else "gnubg"


def klass(error):
    return CLASSES[sum(error > limit for limit in LIMITS)]


def luck_class(luck):
    # Above .6 and .3, below -.3 and -.6.
    return LUCK_CLASSES[sum(luck <= limit for limit in LUCK_LIMITS[:2]) + sum(luck < limit for limit in LUCK_LIMITS[2:])]


class Totals:
    """The counts over all files."""

    def __init__(self):
        self.classes, self.counts, self.luck_classes = (collections.Counter() for _ in range(3))
        self.errors, self.seconds, self.luck = [0.0, 0.0], [0.0, 0.0], []
        self.differing, self.uneven, self.adjusted = [], [], []

    def add(self, name, analysis, rows, match, limit):
        """Compares a match, and returns a line about it."""
        same = compared = equal = counted = 0
        for label, key, figure, is_count in ROWS[:WHOLE]:
            if is_count and key in rows:
                for own, their in zip(map(figure, analysis["players"]), rows[key]):
                    counted += 1
                    equal += own == their
                    self.counts[label, own == their] += 1
                    # The set of close decisions depends on the judgement.
                    if own != their and label != "close or actual":
                        self.uneven.append(f"{name}, {label}: {own:.0f} and {their:.0f}")
        for number, (own_plays, their_plays) in enumerate(zip(plays_of_ours(analysis), plays_of_theirs(match)), 1):
            if len(own_plays) != len(their_plays):
                self.uneven.append(f"{name}, game {number}: {len(own_plays)} and {len(their_plays)} plays")
                continue
            for at, (own, their) in enumerate(zip(own_plays, their_plays), 1):
                if own.luck is not None and their.luck is not None:
                    self.luck.append((own.luck, their.luck))
                    self.luck_classes[luck_class(own.luck) == luck_class(their.luck)] += 1
                if own.error is None or their.error is None:
                    continue
                compared += 1
                same += klass(own.error) == klass(their.error)
                self.classes[klass(own.error), klass(their.error)] += 1
                self.errors[0] += own.error
                self.errors[1] += their.error
                if abs(own.error - their.error) > limit:
                    self.differing.append((name, number, at, own, their))
        first = analysis["players"][0]
        if "luck_adjusted" in first and "Luck adjusted result" in rows and analysis["match"].get("kind") == "points":
            self.adjusted.append((100 * first["luck_adjusted"], rows["Luck adjusted result"][0]))
        luck = [sum(one.luck or 0.0 for game in side for one in game) for side in (plays_of_ours(analysis), plays_of_theirs(match))]
        return f"{name:28}{compared:6} plays, same class {same:5}; counts equal {equal:2} of {counted}; luck {luck[0]:+8.3f} {luck[1]:+8.3f}"

    def text(self, limit):
        lines = [f"{sum(self.classes.values())} plays, by Tavola (rows) and gnubg (columns)"]
        lines.append(f"{'':12}" + "".join(f"{name:>10}" for name in CLASSES))
        lines += [f"{row:12}" + "".join(f"{self.classes[row, column]:>10}" for column in CLASSES) for row in CLASSES]
        all_plays = sum(self.classes.values()) or 1
        same = sum(self.classes[name, name] for name in CLASSES)
        errors = sum(count for pair, count in self.classes.items() if pair != ("good", "good"))
        both = sum(count for pair, count in self.classes.items() if "good" not in pair)
        lines.append(f"same class {same} of {all_plays} ({100 * same / all_plays:.1f} %); "
                     f"of {errors} that either calls an error both do {both}")
        lines.append(f"errors of these plays: {self.errors[0]:.3f} and {self.errors[1]:.3f}")
        equal, counted = sum(n for (_, one), n in self.counts.items() if one), sum(self.counts.values())
        lines.append(f"counts that are equal: {equal} of {counted}")
        for label, *_ in ROWS[:WHOLE]:
            if self.counts[label, False]:
                lines.append(f"  {label}: {self.counts[label, True]} of {self.counts[label, True] + self.counts[label, False]}")
        if self.luck:
            n = len(self.luck)
            rms = math.sqrt(sum((a - b) ** 2 for a, b in self.luck) / n)
            spread = math.sqrt(sum(b * b for _, b in self.luck) / n)
            lines.append(f"luck of {n} rolls: {rms:.4f} apart (rms; its own spread is {spread:.3f}), "
                         f"same class {self.luck_classes[True]} ({100 * self.luck_classes[True] / n:.1f} %)")
        if self.adjusted:
            n = len(self.adjusted)
            apart = math.sqrt(sum((a - b) ** 2 for a, b in self.adjusted) / n)
            lines.append(f"result adjusted by luck, {n} whole matches: {apart:.2f} points of MWC % apart (rms)")
        lines.append(f"time: Tavola {self.seconds[0]:.1f} s, gnubg {self.seconds[1]:.1f} s, one core each")
        lines += [f"  {line}" for line in self.uneven]
        lines.append(f"errors that differ by more than {limit}: {len(self.differing)}")
        return "\n".join(lines)


def figures(analysis, rows):
    """Returns all figures of both players side by side."""
    lines = [f"{'':18}{'Tavola':>20}{'gnubg':>22}"]
    for i, (label, key, figure, _) in enumerate(ROWS):
        if key in rows:
            digits = 0 if i < WHOLE else 3
            pairs = [figure(player) for player in analysis["players"]] + rows[key]
            lines.append(f"{label:18}" + "".join(f"{value:>11.{digits}f}" for value in pairs))
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=pathlib.Path, metavar="FILE|FOLDER")
    parser.add_argument("--plies", type=int, choices=[1, 2], default=2)
    parser.add_argument("--tavola")
    parser.add_argument("--cache", type=pathlib.Path, help="keeps the answers of GNU Backgammon [default: not at all]")
    parser.add_argument("--prepare", action="store_true", help="only fills --cache")
    parser.add_argument("--figures", action="store_true", help="all figures of every match")
    parser.add_argument("--differ", type=float, default=0.08)
    parser.add_argument("--judge", type=int, metavar="TRIALS", help="roll out each difference")
    args = parser.parse_args()
    tavola, files = args.tavola or built_tavola(), files_of(args.paths)
    totals = Totals()
    with tempfile.TemporaryDirectory() as folder:
        cache = args.cache or pathlib.Path(folder)
        cache.mkdir(parents=True, exist_ok=True)
        for path in files:
            mat, fault = as_mat(tavola, path.resolve())
            rows, match, their_seconds = theirs(mat, args.plies, cache)
            if args.prepare:
                print(f"{path.name}: {their_seconds:.1f} s", flush=True)
                continue
            analysis, own_seconds = ours(tavola, mat, args.plies)
            totals.seconds[0] += own_seconds
            totals.seconds[1] += their_seconds
            print(totals.add(path.name, analysis, rows, match, args.differ), flush=True)
            if fault:
                print(f"  {fault}")
            if args.figures:
                print(figures(analysis, rows))
    if args.prepare:
        return
    print(f"\n{len(files)} matches at {args.plies}-ply\n{totals.text(args.differ)}")
    right = collections.Counter()
    for name, game, at, own, their in totals.differing:
        line = f"  {name}, game {game}, play {at}: {own.played} (best {own.best}): {own.error:.3f} and {their.error:.3f}"
        if args.judge:
            error, interval, who = judged(tavola, own, their, args.judge)
            right[who] += 1
            line += f"; rolled out {error:.3f} ± {interval:.3f}: {who}"
        print(line, flush=True)
    if args.judge:
        print("nearer to the rollout: " + ", ".join(f"{who} {right[who]}" for who in ("Tavola", "gnubg", "neither")))


if __name__ == "__main__":
    main()
