#!/usr/bin/env python3
"""GNU Backgammon referees matches against `tavola connect gnubg`.

    scripts/referee_gnubg.py --matches 100

needs GNU Backgammon 1.07 or later with Python (apt install gnubg) and a tavola (--tavola, else target/release/tavola or
target/debug/tavola).

GNU Backgammon throws the dice, keeps the score and the cube, and asks Tavola over its external player's socket. Tavola is player 0 in half of
the matches, and player 1 in the others. They have 1, 3, 5 and 7 points, with Crawford games,
or are money sessions. A match that does not reach its end, because a play, a double or an answer of Tavola was refused,
counts as refused. The code is 1 if one was.
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

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Runs within GNU Backgammon, which has an embedded Python and no arguments.
REFEREE = r"""
import gnubg, json, os
run = gnubg.command
ours = int(os.environ["SEAT"])
for line in ["set lang C", "set rng mersenne", "set threads 1", "set display off", "set automatic game on",
             "set automatic roll on", "set automatic move off", "set automatic bearoff off", "set confirm new off",
             "set automatic doubles 0", "set beavers 0", "set jacoby off",
             "set player %d gnubg" % (1 - ours),
             "set player %d chequer evaluation plies 0" % (1 - ours),
             "set player %d cubedecision evaluation plies 0" % (1 - ours),
             "set player %d external localhost:%s" % (ours, os.environ["PORT"])]:
    run(line)
for number, length in enumerate(json.loads(os.environ["LENGTHS"])):
    run("set seed %d" % (int(os.environ["SEED"]) + 1000 * ours + number))
    if length:
        run("new match %d" % length)
    else:
        run("set automatic game off")
        run("new session")
        run("set automatic game on")
    seen = gnubg.match(0, 0, 0, 0)
    games = [{"winner": game["info"].get("winner"), "points": game["info"].get("points-won"),
              "resigned": game["info"].get("resigned"), "crawford": bool(game["info"].get("crawford")),
              "actions": [[entry.get("player"), entry["action"]] for entry in game["game"]]}
             for game in seen["games"]]
    print("MATCH " + json.dumps({"length": length, "games": games}), flush=True)
"""


def referee(seat, lengths, port, seed, folder):
    """Plays matches in GNU Backgammon, with Tavola in a seat."""
    script = folder / f"referee-{seat}.py"
    script.write_text(REFEREE)
    environment = dict(os.environ, HOME=str(folder), SEAT=str(seat), PORT=str(port), SEED=str(seed),
                       LENGTHS=json.dumps(lengths))
    program = "/usr/games/gnubg" if pathlib.Path("/usr/games/gnubg").exists() else "gnubg"
    done = subprocess.run([program, "-t", "-q", "-r", "-p", str(script)], env=environment, text=True,
                          stdin=subprocess.DEVNULL, capture_output=True, check=False)
    matches = [json.loads(line[6:]) for line in done.stdout.splitlines() if line.startswith("MATCH ")]
    if len(matches) != len(lengths):
        print(done.stdout[-2000:], done.stderr[-2000:], sep="\n", file=sys.stderr)
    return matches


def winner(match):
    """Returns the winner of a match, or of the game of a session; nobody if it did not end properly."""
    won = collections.Counter()
    for game in match["games"]:
        if game["winner"] is not None:
            won[game["winner"]] += game["points"] or 0
    return next((side for side, points in won.items() if points >= max(match["length"], 1)), None)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--matches", type=int, default=20)
    options.add_argument("--ply", default="0")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--tavola", type=pathlib.Path)
    asked = options.parse_args()
    built = [ROOT / "target" / kind / "tavola" for kind in ("release", "debug")]
    tavola = asked.tavola or next((path for path in built if path.exists()), None)
    if tavola is None:
        sys.exit("expected a tavola: cargo build --release, or --tavola FILE")
    with subprocess.Popen([tavola, "connect", "gnubg", "--listen", "0", "--ply", asked.ply], text=True,
                          stdout=subprocess.PIPE) as ours, tempfile.TemporaryDirectory() as folder:
        try:
            port = int(re.search(r":(\d+)$", ours.stdout.readline().strip())[1])
            lengths = [(0, 1, 3, 5, 7)[number % 5] for number in range(asked.matches)]
            halves = [lengths[: asked.matches // 2], lengths[asked.matches // 2:]]
            seats = [referee(seat, halves[seat], port, asked.seed, pathlib.Path(folder)) for seat in (0, 1)]
        finally:
            ours.terminate()
    matches = [match for seat in seats for match in seat]
    games = [game for match in matches for game in match["games"]]
    # A board read for the wrong side is soon no longer refused, but loses.
    for seat, played in enumerate(seats):
        us, games_of = "XO"[seat], [game for match in played for game in match["games"]]
        points = sum((game["points"] or 0) * (1 if game["winner"] == us else -1) for game in games_of)
        print(f"as player {seat}: {sum(winner(match) == us for match in played)} of {len(played)} matches won, "
              f"{sum(game['winner'] == us for game in games_of)} of {len(games_of)} games, {points:+d} points")
        for name, side in (("Tavola", us), ("GNU Backgammon", "OX"["XO".index(us)])):
            cube = collections.Counter(action for game in games_of for by, action in game["actions"]
                                       if by == side and action != "move")
            print(f"  {name}: " + ", ".join(f"{action} {count}" for action, count in sorted(cube.items())))
    actions = collections.Counter(action for game in games for _, action in game["actions"])
    whole = sum(winner(match) is not None for match in matches)
    print(f"matches {asked.matches}, whole {whole}, refused {asked.matches - whole}; games {len(games)}, "
          f"Crawford games {sum(game['crawford'] for game in games)}, "
          f"resignations {sum(bool(game['resigned']) for game in games)}")
    print(", ".join(f"{action} {count}" for action, count in sorted(actions.items())))
    sys.exit(0 if whole == asked.matches else 1)


if __name__ == "__main__":
    main()
