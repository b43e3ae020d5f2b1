"""Steps a second of random play, beside OpenSpiel's backgammon in the same run.

    python crates/python/benches/steps.py --seconds 5

counts seconds of processor time, so that other work on the machine does not matter much, and needs numpy and, for its row,
`pip install open_spiel`. Every step gives the legal actions and the observation of whoever is next. A step of Tavola is one
checker moved by one number; a step of OpenSpiel is two, and a double takes two steps. So games a second stand beside them,
played by chance on both sides.
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
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        game = tavola.Game("backgammon", seed=games)
        while not game.over:
            legal = game.legal_actions()
            game.observation(game.agent)
            game.step(legal[int(rng.integers(len(legal)))])
            steps += 1
        games += 1
    row("tavola.Game", steps, games, time.process_time() - begun)


def vector(count, seconds, rng):
    """Many games at once; the choice among the legal actions is part of the time."""
    games = tavola.Games("backgammon", count)
    observations, masks, *_ = games.look()
    steps = finished = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        legal = np.frombuffer(masks, np.uint8).reshape(count, tavola.ACTIONS)
        # The action at a random place among the legal ones of each game.
        order = legal.cumsum(axis=1, dtype=np.uint16)
        place = (rng.random(count) * order[:, -1]).astype(np.uint16) + 1
        actions = (order >= place[:, None]).argmax(axis=1).astype(np.int32)
        observations, masks, _, _, ended = games.step(actions.tobytes())
        steps += count
        finished += ended.count(1)
    row(f"tavola.Games, {count} games", steps, finished, time.process_time() - begun)


def open_spiel(seconds, rng):
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel")
        return
    backgammon = pyspiel.load_game("backgammon")
    steps = games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
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
    row("OpenSpiel, one game", steps, games, time.process_time() - begun)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=5.0)
    options.add_argument("--games", type=int, default=1024)
    asked = options.parse_args()
    open_spiel(asked.seconds, np.random.default_rng(1))
    single(asked.seconds, np.random.default_rng(1))
    vector(asked.games, asked.seconds, np.random.default_rng(1))


if __name__ == "__main__":
    main()
