#!/usr/bin/env python3
"""Compare the readings of the same match files by Tavola and GNU Backgammon.

    scripts/compare_match_files.py --matches 20 --threads 2

needs GNU Backgammon 1.07 or later with Python (apt install gnubg) and a tavola (--tavola, else
target/release/tavola or target/debug/tavola).

Ours: `tavola duel --mat` plays matches; GNU Backgammon imports each .mat, and the files that `tavola
convert` makes from it: another .mat, an .sgf, and oldmoves of FIBS for matches. Theirs: GNU Backgammon plays matches and money sessions, with the Jacoby rule, beavers,
resignations and other games, and saves each as .mat and .sgf; `tavola convert` reads both. In each direction the script compares every
play, every cube action and every result, action by action. Actions that a .mat file of GNU Backgammon lacks
(the take after a beaver) are left out on both sides. A difference is printed, and the code is then 1.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Runs within GNU Backgammon, which has an embedded Python and no arguments.
WORKER = r"""
import gnubg, json, os
job = json.load(open(os.environ["JOB"]))
run = gnubg.command
for line in ["set lang C", "set threads 1", "set display off", "set confirm new off", "set confirm save off",
             "set output matchpc off", "set automatic roll on", "set automatic move on", "set automatic bearoff on",
             "set automatic game off"]:
    run(line)

def seen(name):
    game = gnubg.match(0, 0, 0, 0)
    json.dump(game, open(name, "w"), default=str)

for name in job["read"]:
    read = {".mat": "import mat ", ".fibs": "import oldmoves "}.get(os.path.splitext(name)[1], "load match ")
    run(read + name)
    seen(name + ".gnubg")

if job["play"]:
    for player in "01":
        run("set player %s gnubg" % player)
        for what in ["chequer", "cubedecision"]:
            run("set player %s %s evaluation plies 0" % (player, what))
for play in job["play"]:
    run("set seed %d" % play["seed"])
    run("set variation " + play["variation"])
    run("set jacoby " + play["jacoby"])
    run("set beavers " + play["beavers"])
    if play["length"]:
        run("set automatic game on")
        run("new match %d" % play["length"])
    else:
        run("set automatic game off")
        run("new session")
        for _ in range(3):
            run("new game")
    seen(play["name"] + ".gnubg")
    run("export match mat %s.mat" % play["name"])
    run("save match %s.sgf" % play["name"])
"""


def gnubg_does(folder, number, job):
    """Runs a job within GNU Backgammon."""
    script, path = folder / "worker.py", folder / f"job{number}.json"
    path.write_text(json.dumps(job))
    home = folder / f"home{number}"
    home.mkdir()
    program = "gnubg" if subprocess.run(["which", "gnubg"], capture_output=True).returncode == 0 else "/usr/games/gnubg"
    subprocess.run(
        [program, "-t", "-q", "-r", "-p", str(script)],
        env={**os.environ, "HOME": str(home), "JOB": str(path)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
        cwd=folder,
    )


def theirs(path):
    """Returns the games of a match by GNU Backgammon."""
    games = []
    for game in json.loads(path.read_text())["games"]:
        actions = []
        for action in game["game"]:
            who, kind = "XO".index(action["player"]), action["action"]
            if kind == "move":
                actions.append((who, "play", sorted(action["dice"]), sorted(map(list, action["move"]))))
            elif kind in ("double", "drop", "take"):
                actions.append((who, kind))
            elif kind == "set":
                actions.append((who, "roll", sorted(action["dice"])))
            elif kind != "resign":
                actions.append((who, kind))
        info = game["info"]
        winner = {"X": 0, "O": 1}.get(info.get("winner"))
        games.append((actions, winner, info.get("points-won")))
    return games


def ours(path):
    """Returns the games of a match of Tavola as JSON, in GNU Backgammon's form."""
    record = json.loads(path.read_text())
    games, actions, running = [], [], None
    for entry in record["log"]:
        who, action = entry["by"], entry["action"]
        kind = action["kind"]
        if kind == "next":
            games.append(actions + unplayed(running))
            actions, running = [], None
        elif kind in ("opening", "roll"):
            dice = action["dice"]
            if kind == "opening":
                if dice[0] == dice[1]:
                    continue
                who = 0 if dice[0] > dice[1] else 1
            running = (who, sorted(dice), [])
        elif kind == "move":
            running[2].append([action["from"], action["to"]])
        elif kind == "done":
            actions.append((running[0], "play", running[1], sorted(running[2])))
            running = None
        elif kind in ("double", "take", "drop"):
            actions.append((who, kind))
        elif kind in ("beaver", "raccoon"):
            actions.append((who, "double"))
    games.append(actions + unplayed(running))
    return games


def unplayed(running):
    """Returns the action of a roll that was not played, as a list."""
    return [(running[0], "roll", running[1])] if running else []


def without_takes_of_beavers(actions):
    """Returns the actions without takes that follow two doubles."""
    kept = []
    for i, action in enumerate(actions):
        if not (action[1] == "take" and i > 1 and actions[i - 2][1] == "double"):
            kept.append(action)
    return kept


def as_dances(actions):
    """For GNU Backgammon an unplayed roll before a resignation is sometimes a roll and sometimes a play."""
    return [(a[0], "play", a[2], []) if a[1] == "roll" else a for a in actions]


def differences(name, our_path, result_path, their_path):
    """Returns the differences between the two readings of a match."""
    mine, other = ours(our_path), theirs(their_path)
    if len(mine) != len(other):
        return [f"{name}: {len(mine)} games here, {len(other)} there"]
    found = []
    results = json.loads(result_path.read_text()) if result_path else None
    for number, (actions, (their_actions, winner, points)) in enumerate(zip(mine, other)):
        a = as_dances(without_takes_of_beavers(actions))
        b = as_dances(without_takes_of_beavers(their_actions))
        if a != b:
            at = next((i for i, pair in enumerate(zip(a, b)) if pair[0] != pair[1]), min(len(a), len(b)))
            found.append(f"{name}, game {number + 1}, action {at + 1}: {a[at : at + 2]} here, {b[at : at + 2]} there")
        if results and results[number] != [winner, points]:
            found.append(f"{name}, game {number + 1}: {results[number]} here, {[winner, points]} there")
    return found


def results_of(sgf):
    """Returns the winner and the points of each game of an SGF file by Tavola."""
    results = []
    for tree in sgf.read_text().split("(;")[1:]:
        if "RE[" not in tree:
            results.append([None, None])
            continue
        result = tree.split("RE[")[1].split("]")[0].rstrip("R")
        winner, points = result.split("+")
        results.append(["WB".index(winner), int(points)])
    return results


def made_of(mat):
    """Returns the formats to which one of our files is converted. Money games of FIBS always have the Jacoby rule for GNU Backgammon."""
    money = " 0 point match" in mat.read_text()
    return [".json", ".again.mat", ".sgf"] + ([] if money else [".fibs"])


def read_of(mat):
    """Returns the files of a match for GNU Backgammon."""
    return [mat] + [mat.with_suffix(extension) for extension in made_of(mat) if extension != ".json"]


def main():
    """Compares both directions."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--matches", type=int, default=20, help="matches in each direction")
    parser.add_argument("--threads", type=int, default=2, help="processes at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tavola", type=pathlib.Path)
    parser.add_argument("--keep", type=pathlib.Path, help="a folder that keeps the files")
    args = parser.parse_args()
    built = [ROOT / "target" / profile / "tavola" for profile in ("release", "debug")]
    tavola = args.tavola or next((path for path in built if path.exists()), None)
    if tavola is None:
        sys.exit("expected a tavola: cargo build, or --tavola")
    tavola = tavola.resolve()

    with tempfile.TemporaryDirectory() as made:
        folder = args.keep or pathlib.Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        folder = folder.resolve()
        (folder / "worker.py").write_text(WORKER)

        def convert(source, target):
            subprocess.run([tavola, "convert", source, target], check=True)

        # Ours: matches of several lengths, and money games.
        duels = [["--match", "1"], ["--match", "3"], ["--match", "5"], ["--match", "7"], ["--money"]]
        share = -(-args.matches // len(duels))
        for number, kind in enumerate(duels):
            games = folder / f"ours{number}"
            command = [tavola, "duel", "tavola-0", "casual", *kind, "--games", str(share), "--no-luck"]
            command += ["--seed", str(args.seed + number), "--mat", games]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        mats = sorted(folder.glob("ours*/*.mat"))[: args.matches]
        for mat in mats:
            for extension in made_of(mat):
                convert(mat, mat.with_suffix(extension))

        # Theirs: jobs that read ours and play their own.
        variations = ["standard", "standard", "nackgammon"]
        plays = []
        for i in range(args.matches):
            length = [1, 3, 5, 7, 0, 0][i % 6]
            plays.append(
                {
                    "name": str(folder / f"theirs{i}"),
                    "seed": args.seed * 1000 + i,
                    "length": length,
                    "variation": variations[i // 2 % len(variations)],
                    "jacoby": "on" if i % 4 < 2 else "off",
                    "beavers": "3" if i % 3 else "0",
                }
            )
        jobs = [{"read": [], "play": plays[k :: args.threads]} for k in range(args.threads)]
        for i, mat in enumerate(mats):
            job = jobs[i % args.threads]["read"]
            job += [str(read) for read in read_of(mat)]
        with concurrent.futures.ThreadPoolExecutor(args.threads) as pool:
            list(pool.map(lambda pair: gnubg_does(folder, *pair), enumerate(jobs)))

        found, games, kinds = [], 0, collections.Counter()

        def compare(name, json_path, sgf, gnubg):
            nonlocal games
            results = sgf.with_suffix(".results")
            results.write_text(json.dumps(results_of(sgf)))
            found.extend(differences(name, json_path, results, gnubg))
            read = ours(json_path)
            games += len(read)
            kinds.update(action[1] for actions in read for action in actions)
            kinds["game given up"] += sgf.read_text().count("R]GS") + sgf.read_text().count("R]\n")

        for mat in mats:
            sgf = mat.with_suffix(".sgf")
            for read in read_of(mat):
                compare(f"ours {read.name}", mat.with_suffix(".json"), sgf, pathlib.Path(f"{read}.gnubg"))
        for play in plays:
            base = pathlib.Path(play["name"])
            for extension in (".mat", ".sgf"):
                source = pathlib.Path(f"{base}{extension}")
                for target in (".json", ".out.sgf"):
                    convert(source, pathlib.Path(f"{source}{target}"))
                compare(
                    f"theirs {source.name}",
                    pathlib.Path(f"{source}.json"),
                    pathlib.Path(f"{source}.out.sgf"),
                    pathlib.Path(f"{base}.gnubg"),
                )
        print("\n".join(found))
        print(
            f"{len(mats)} matches of ours and {len(plays)} of theirs: {games} games compared, {dict(kinds)}, "
            f"{len(found)} differences"
        )
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
