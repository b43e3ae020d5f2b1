#!/usr/bin/env python3
"""Prints what the choices of nets lose by lessons that they have not learned, in thousandths of a point.

Install: as scripts/fit_game.py
Then:    VENV/bin/python scripts/choice_loss.py INPUTS NET NET...

The plays of a roll follow each other in the lessons. A net chooses the one that is worst for the opponent, and loses the difference to
the best one by the targets. Each net has the error of its equities, its loss, and the difference to the loss of the first net, with
intervals of 95 %. Rolls of which one play alone is known are left out.
"""

import argparse
import pathlib

import numpy as np
import tensorflow as tf
from fit_game import equity, outputs, split
from net_file import read_lessons, read_net

PART = 16384


def equities(layers, lessons, highest):
    """Returns the equities of the lessons by the net, and by their targets."""
    found, true = [], []
    for first in range(0, len(lessons), PART):
        units, targets = split(tf.constant(np.ascontiguousarray(lessons[first : first + PART])))
        found.append(equity(tf.sigmoid(outputs(layers, units)), highest).numpy())
        true.append(equity(targets, highest).numpy())
    return np.concatenate(found), np.concatenate(true)


def interval(numbers):
    return 1.96 * numbers.std() / len(numbers) ** 0.5


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("inputs", type=pathlib.Path, help="lessons, as `tavola-train lesson-inputs` writes them")
    parser.add_argument("nets", nargs="+", type=pathlib.Path)
    parser.add_argument("--highest", type=float, default=2, help="points of the highest win in a game that counts checkers or pips")
    args = parser.parse_args()
    first_losses = None
    for path in args.nets:
        _, layers = read_net(path)
        inputs = len(layers[0][1])
        lessons = read_lessons(args.inputs, inputs)
        firsts = np.flatnonzero(lessons[:, inputs] == 0)
        found, true = equities(layers, lessons, args.highest)
        sets = zip(np.split(found, firsts[1:]), np.split(true, firsts[1:]))
        losses = np.array([worth[ours.argmin()] - worth.min() for ours, worth in sets if len(ours) > 1]) * 1000
        first_losses = losses if first_losses is None else first_losses
        more = losses - first_losses
        print(
            f"{path}: equities err by {np.sqrt(np.mean(np.square(found - true))):.4f}, lost a choice {losses.mean():.2f} ± "
            f"{interval(losses):.2f}, more than the first {more.mean():+.2f} ± {interval(more):.2f} ({len(losses)} rolls)",
            flush=True,
        )


if __name__ == "__main__":
    main()
