"""Trains a small policy by REINFORCE and plays it against random play: `python train_small.py [GAME] [STEPS]`."""

import sys

import numpy as np
import tavola
from tavola.aec import VectorEnv


def features(observations: np.ndarray) -> np.ndarray:
    """Counts, whether a place has one checker, whether it has two or more, and a constant."""
    one, many = observations == 1.0, observations >= 2.0
    return np.concatenate([observations / 4.0, one, many, np.ones((len(observations), 1))], axis=1, dtype=np.float32)


def probabilities(weights: np.ndarray, inputs: np.ndarray, masks: np.ndarray) -> np.ndarray:
    logits = np.where(masks, inputs @ weights, -np.inf)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


def drawn(rng: np.random.Generator, chances: np.ndarray) -> np.ndarray:
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1)) * 0.999999).argmax(axis=1)


def train(game: str, steps: int, count: int = 512, rate: float = 0.02) -> np.ndarray:
    """One weight for each feature and action; each finished game moves the weights of its actions."""
    rng = np.random.default_rng(1)
    env = VectorEnv(game, count)
    seen = env.reset()
    inputs = features(seen["observations"])
    weights = np.zeros((inputs.shape[1], tavola.ACTIONS), np.float32)
    history: list[list[tuple[int, np.ndarray, int, np.ndarray]]] = [[] for _ in range(count)]
    for _ in range(steps):
        chances = probabilities(weights, inputs, seen["masks"])
        actions = drawn(rng, chances)
        for i, action in enumerate(actions):
            history[i].append((int(seen["agents"][i]), inputs[i], int(action), chances[i]))
        seen = env.step(actions)
        inputs = features(seen["observations"])
        for i in np.flatnonzero(seen["ended"]):
            rows, history[i] = history[i], []
            won = np.array([seen["rewards"][i][agent] for agent, *_ in rows], np.float32)
            towards = -np.stack([chances for *_, chances in rows])
            towards[np.arange(len(rows)), [action for _, _, action, _ in rows]] += 1.0
            weights += rate / len(rows) * np.stack([row[1] for row in rows]).T @ (towards * won[:, None])
    return weights


def against_chance(game: str, weights: np.ndarray, games: int = 2000) -> float:
    """The share of games that the policy wins, from both seats."""
    rng = np.random.default_rng(2)
    env = VectorEnv(game, 500, seed=3)
    seen, won, played = env.reset(), 0, 0
    ours = np.arange(500) % 2
    while played < games:
        masks = seen["masks"]
        best = probabilities(weights, features(seen["observations"]), masks).argmax(axis=1)
        random = drawn(rng, masks / masks.sum(axis=1, keepdims=True))
        seen = env.step(np.where(seen["agents"] == ours, best, random))
        ended = np.flatnonzero(seen["ended"])
        won += int((seen["rewards"][ended, ours[ended]] > 0).sum())
        played += len(ended)
    return won / played


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "hypergammon"
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    print(f"{game}: the policy wins {100 * against_chance(game, train(game, steps)):.1f} % against random play")
