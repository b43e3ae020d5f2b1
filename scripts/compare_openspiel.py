"""Compares the plays of our generator with those of OpenSpiel along random games.

Install: python3 -m venv VENV && VENV/bin/pip install open_spiel
Then:    VENV/bin/python scripts/compare_openspiel.py target/release/tavola [positions]

Standard backgammon and hypergammon, rolls of two numbers (OpenSpiel plays a double as two turns). Every distinct
result of every roll must be the same on both sides; the first difference ends the run with code 1.
"""

import json
import random
import subprocess
import sys

import pyspiel

BAR = 100


def sides(state, checkers):
    """Returns both sides in their own numbering, as lists of 26: off, points 1 to 24, bar."""
    found = []
    for player in (0, 1):
        own = [0] * 26
        for point in range(24):
            # The numbers of player 0 fall while the board's rise, those of player 1 rise.
            own[24 - point if player == 0 else point + 1] = state.board(player, point)
        own[25] = state.board(player, BAR)
        own[0] = checkers - sum(own)
        found.append(own)
    return found


def plain(mover, other):
    def side(own):
        words = [f"bar:{own[25]}"] if own[25] else []
        words += [f"{p}:{own[p]}" for p in range(24, 0, -1) if own[p]]
        return " ".join(words + ([f"off:{own[0]}"] if own[0] else []))

    return f"{side(mover)} / {side(other)}"


def dice_of(state):
    """Returns the dice that OpenSpiel shows."""
    for line in str(state).splitlines():
        if line.startswith("Dice: "):
            return line[6:].strip()
    return ""


def positions(game, checkers, count, rng):
    """Yields positions with a roll of two numbers, and OpenSpiel's results for them."""
    found = 0
    while found < count:
        state = game.new_initial_state()
        while not state.is_terminal() and found < count:
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            mover, dice = state.current_player(), dice_of(state)
            if len(dice) == 2 and dice[0] != dice[1]:
                before = sides(state, checkers)
                results = set()
                for action in state.legal_actions():
                    after = sides(state.child(action), checkers)
                    results.add(plain(after[mover], after[1 - mover]))
                yield plain(before[mover], before[1 - mover]), dice, results
                found += 1
            state.apply_action(rng.choice(state.legal_actions()))


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    for name, checkers in (("backgammon", 15), ("hypergammon", 3)):
        game = pyspiel.load_game("backgammon", {"hyper_backgammon": checkers == 3})
        command = [program, "moves", "-", "--rules", name]
        child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        total = 0
        for position, dice, theirs in positions(game, checkers, count, random.Random(7)):
            child.stdin.write(f"{position}\t{dice}\n")
            child.stdin.flush()
            ours = {play["position"] for play in json.loads(child.stdout.readline())["plays"]}
            total += len(ours)
            if ours != theirs:
                print(f"{name}: {position} with {dice}")
                print("only ours:  ", *sorted(ours - theirs), sep="\n  ")
                print("only theirs:", *sorted(theirs - ours), sep="\n  ")
                sys.exit(1)
        child.stdin.close()
        child.wait()
        print(f"{name}: {count} positions, {total} results, all the same")


if __name__ == "__main__":
    main()
