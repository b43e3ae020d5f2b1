"""Every game as an environment."""

import numpy as np
import pytest
import tavola
from pettingzoo.test import api_test
from tavola.aec import VectorEnv, env

NAMES = [game["name"] for game in tavola.games()]


@pytest.mark.parametrize("name", NAMES)
def test_a_random_game_comes_to_its_end_and_actions_are_distinct(name):
    rng = np.random.default_rng(7)
    game = tavola.Game(name, seed=5, cube=True)
    steps = 0
    while not game.over:
        legal = game.legal_actions()
        assert len(set(legal)) == len(legal), "one number, one action"
        assert bytes(1 if action in legal else 0 for action in range(tavola.ACTIONS)) == game.mask()
        # A random player who doubles and beavers at will plays for absurd stakes: the cube is turned rarely.
        quiet = [action for action in legal if tavola.describe(action) not in ("double", "beaver", "raccoon")]
        game.step(int(rng.choice(quiet if quiet and rng.random() < 0.95 else legal)))
        steps += 1
        assert steps <= 10_000
    assert sum(game.rewards) == 0.0


@pytest.mark.parametrize("name", ["backgammon", "plakoto", "tabula", "catch-me", "doublets"])
def test_pettingzoo_accepts_the_environment(name):
    api_test(env(name), num_cycles=400)


def test_the_same_seed_gives_the_same_game():
    one, other = env(), env()
    for each in (one, other):
        each.reset(seed=3)
    for _ in range(50):
        seen, again = one.last()[0], other.last()[0]
        assert np.array_equal(seen["observation"], again["observation"])
        action = int(np.flatnonzero(seen["action_mask"])[0])
        one.step(action)
        other.step(action)


def test_a_vector_steps_all_games_and_threads_change_nothing():
    rng = np.random.default_rng(1)
    single, threaded = VectorEnv("narde", 64, seed=9), VectorEnv("narde", 64, seed=9, threads=3)
    seen = single.reset()
    threaded.reset()
    finished = 0
    for _ in range(400):
        scores = rng.random(seen["masks"].shape) * seen["masks"]
        actions = scores.argmax(axis=1)
        seen, again = single.step(actions), threaded.step(actions)
        assert all(np.array_equal(seen[key], again[key]) for key in seen)
        assert seen["masks"].any(axis=1).all(), "somebody can always act"
        assert (seen["rewards"].sum(axis=1) == 0.0).all()
        assert (seen["rewards"][~seen["ended"]] == 0.0).all()
        finished += int(seen["ended"].sum())
    assert finished > 20


def test_an_action_outside_of_the_mask_is_refused_and_nothing_changes():
    game = tavola.Game("backgammon", seed=1)
    wrong = next(action for action in range(tavola.ACTIONS) if action not in game.legal_actions())
    before = game.position
    with pytest.raises(ValueError, match="mask"):
        game.step(wrong)
    assert game.position == before


def test_the_engine_beats_chance():
    engine = tavola.Engine()
    rng = np.random.default_rng(2)
    points = 0.0
    for seed in range(10):
        game = tavola.Game("backgammon", seed=seed)
        while not game.over:
            if game.agent == 0:
                for action in engine.advice(game, "casual"):
                    if game.agent == 0:
                        game.step(action)
            else:
                game.step(int(rng.choice(game.legal_actions())))
        points += game.rewards[0]
    assert points > 5.0
