"""Steps a second of random play, beside OpenSpiel's backgammon in the same run.

    python python/benches/steps.py --seconds 5

needs numpy and, for its row, `pip install open_spiel`. Every step gives the legal actions and the observation of whoever is
next. A step of Tavola is one checker moved by one number; a step of OpenSpiel is two, and a double takes two steps. So games a
second stand beside them, played by chance on both sides.
"""

import argparse
import time

import numpy as np
import tavola


def row(name, steps, games, seconds):
    print(f"{name:34} {steps / seconds:12,.0f} steps/s {games / seconds:9,.1f} games/s")


def single(seconds, rng):
    """One game after the other, a call for each step."""
    steps = games = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        game = tavola.Game("backgammon", seed=games)
        while not game.over:
            legal = game.legal_actions()
            game.observation(game.agent)
            game.step(legal[int(rng.integers(len(legal)))])
            steps += 1
        games += 1
    row("tavola.Game", steps, games, time.perf_counter() - begun)


def vector(count, threads, seconds, rng):
    """Many games at once; the choice among the legal actions is part of the time."""
    games = tavola.Games("backgammon", count, 1, False, threads)
    observations, masks, *_ = games.look()
    steps = finished = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        legal = np.frombuffer(masks, np.uint8).reshape(count, tavola.ACTIONS)
        # The action at a random place among the legal ones of each game.
        order = legal.cumsum(axis=1, dtype=np.uint16)
        place = (rng.random(count) * order[:, -1]).astype(np.uint16) + 1
        actions = (order >= place[:, None]).argmax(axis=1).astype(np.int32)
        observations, masks, _, _, ended = games.step(actions.tobytes())
        steps += count
        finished += ended.count(1)
    threaded = f"{threads} thread{'s' if threads > 1 else ''}"
    row(f"tavola.Games, {count} games, {threaded}", steps, finished, time.perf_counter() - begun)


def open_spiel(seconds, rng):
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel")
        return
    backgammon = pyspiel.load_game("backgammon")
    steps = games = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = backgammon.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            legal = state.legal_actions()
            state.observation_tensor()
            state.apply_action(legal[int(rng.integers(len(legal)))])
            steps += 1
        games += 1
    row("OpenSpiel, one game", steps, games, time.perf_counter() - begun)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=5.0)
    options.add_argument("--threads", type=int, default=2)
    asked = options.parse_args()
    open_spiel(asked.seconds, np.random.default_rng(1))
    single(asked.seconds, np.random.default_rng(1))
    for threads in sorted({1, asked.threads}):
        vector(4096, threads, asked.seconds, np.random.default_rng(1))


if __name__ == "__main__":
    main()
