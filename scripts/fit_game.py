#!/usr/bin/env python3
"""Fits the net of a game, or the contact net of backgammon, to lessons, as `tavola-train game-fit` and `fit` do.

It is several times as fast on processors that multiply numbers of 16 bits: those with AMX or the BF16 products of AVX-512.

Install: python3 -m venv VENV && VENV/bin/pip install tensorflow-cpu numpy
Lessons: tavola-train game-lessons straight 1.lessons --net nets/straight/game.net --pick nets/straight/pick.net --far 4
         tavola-train lesson-inputs 1.lessons --to 1.inputs --game straight
         tavola-train game-fit straight 1.lessons --from nets/straight/game.net --passes 0 --to old.net
         (backgammon: `lessons`, `lesson-inputs --game backgammon` and `fit contact`, as in nets/backgammon/README.md)
Then:    VENV/bin/python scripts/fit_game.py 1.inputs 2.inputs --from old.net --to new.net --seconds 300

A unit of the first layer is its sum limited to 0 to 1, and squared; those of the layers above are their sums, or 0. Products are of
numbers in 16 bits (bfloat16) where the processor has them, and the weights have 32. The step of Adam falls with the cosine of the
time that has passed. --wider N adds units with small weights to the first layer of --from, so that its other weights are kept.

The plays of a roll follow each other in the lessons, and are drawn together. --choice-weight adds the error of the choice among them: a
player chooses each in proportion to the exponential of its equity, divided by --temperature, and the error is the divergence of the
choices by the net from those by the targets. A hundredth of the rolls is held back; the error of their equities and the equity that
the best plays by the net lose are printed ten times.
"""

import argparse
import os
import pathlib
import time

import numpy as np
from net_file import OUTPUTS, random_net, read_lessons, read_net, widened, with_upper, write_net

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
import tensorflow as tf

MEMORY = (0.9, 0.99)
WARM_UP = 300
# The unit of targets.
UNIT = 1 / 8192
# The last step, as a share of the first.
LAST = 0.0003
HELD = 100
REPORTS = 10
# Whether the processor multiplies numbers of 16 bits, as Linux describes it. Elsewhere products are of floats.
PROCESSOR = pathlib.Path("/proc/cpuinfo")
HALF = PROCESSOR.exists() and "_bf16" in PROCESSOR.read_text()


@tf.custom_gradient
def half_product(units, rows):
    """A product of matrices of which each number is rounded to 16 bits before."""
    units, rows = tf.cast(units, tf.bfloat16), tf.cast(rows, tf.bfloat16)

    def gradient(above):
        above = tf.cast(above, tf.bfloat16)
        below = tf.matmul(above, rows, transpose_b=True)
        return tf.cast(below, tf.float32), tf.cast(tf.matmul(units, above, transpose_a=True), tf.float32)

    return tf.cast(tf.matmul(units, rows), tf.float32), gradient


def outputs(layers, units):
    product = half_product if HALF else tf.matmul
    for number, (bias, rows) in enumerate(layers):
        sums = product(units, rows) + bias
        units = tf.square(tf.clip_by_value(sums, 0, 1)) if number == 0 else tf.nn.relu(sums)
    return sums


def equity(chances, highest):
    """Returns the mean points. The chances of a gammon are shares of the highest win in a game that counts checkers or pips."""
    return 2 * chances[:, 0] - 1 + (highest - 1) * (chances[:, 1] - chances[:, 3]) + chances[:, 2] - chances[:, 4]


def choice_chances(sets, count, equities, temperature):
    """Returns the logarithm of the chance that a player chooses a position of a set. Equities are those of the opponent, who is on roll."""
    points = -equities / temperature
    points -= tf.gather(tf.math.unsorted_segment_max(points, sets, count), sets)
    return points - tf.gather(tf.math.log(tf.math.unsorted_segment_sum(tf.exp(points), sets, count)), sets)


def choice_error(sets, count, found, true, temperature):
    """Returns the mean divergence of the choices by the equities that were found from those by the true ones."""
    wanted, given = (choice_chances(sets, count, equities, temperature) for equities in (true, found))
    return tf.reduce_sum(tf.exp(wanted) * (wanted - given)) / tf.cast(count, tf.float32)


def choice_loss(sets, count, found, true):
    """Returns the mean equity that a player loses who chooses by the equities that were found."""
    least = tf.gather(tf.math.unsorted_segment_min(found, sets, count), sets)
    chosen = tf.where(found == least, true, float("inf"))
    return tf.reduce_mean(tf.math.unsorted_segment_min(chosen, sets, count) - tf.math.unsorted_segment_min(true, sets, count))


class Learner:
    def __init__(self, layers, weight, temperature, highest):
        self.weight, self.temperature, self.highest = weight, temperature, highest
        self.layers = [tuple(tf.Variable(numbers) for numbers in layer) for layer in layers]
        self.weights = [numbers for layer in self.layers for numbers in layer]
        self.means, self.squares = ([tf.Variable(tf.zeros_like(one)) for one in self.weights] for _ in range(2))
        self.number = tf.Variable(0.0)

    @tf.function(reduce_retracing=True)
    def step(self, lessons, sets, count, rate):
        units, targets = split(lessons)
        with tf.GradientTape() as tape:
            found = outputs(self.layers, units)
            errors = tf.nn.sigmoid_cross_entropy_with_logits(tf.clip_by_value(targets, 0, 1), found)
            loss = tf.reduce_mean(tf.reduce_sum(errors, 1))
            if self.weight:
                points = (equity(chances, self.highest) for chances in (tf.sigmoid(found), targets))
                loss += self.weight * choice_error(sets, count, *points, self.temperature)
        gradient = tape.gradient(loss, self.weights)
        first, second = MEMORY
        self.number.assign_add(1)
        known = 1 - first**self.number, 1 - second**self.number
        for weight, new, mean, square in zip(self.weights, gradient, self.means, self.squares):
            mean.assign(first * mean + (1 - first) * new)
            square.assign(second * square + (1 - second) * tf.square(new))
            weight.assign_sub(rate * mean / known[0] / (tf.sqrt(square / known[1]) + 1e-8))

    @tf.function(reduce_retracing=True)
    def missed(self, lessons, sets, count):
        units, targets = split(lessons)
        chances = tf.sigmoid(outputs(self.layers, units)), targets
        found, true = (equity(some, self.highest) for some in chances)
        return tf.sqrt(tf.reduce_mean(tf.square(found - true))), choice_loss(sets, count, found, true)


def split(lessons):
    units = tf.cast(tf.bitcast(lessons[:, : -1 - OUTPUTS], tf.bfloat16), tf.float32)
    return units, tf.cast(tf.bitcast(lessons[:, -OUTPUTS:], tf.int16), tf.float32) * UNIT


def sets_from(firsts, ends, chosen):
    """Returns the numbers of all lessons of the chosen sets, and for each the number of its set among them."""
    counts = ends[chosen] - firsts[chosen]
    sets = np.repeat(np.arange(len(chosen)), counts)
    before = np.cumsum(counts) - counts
    return np.arange(len(sets)) - before[sets] + firsts[chosen][sets], sets.astype(np.int32)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lessons", nargs="+", type=pathlib.Path)
    parser.add_argument("--from", dest="start", type=pathlib.Path, required=True, help="the net that is fitted further")
    parser.add_argument("--to", type=pathlib.Path, required=True)
    parser.add_argument("--layers", help="units of a new net, in place of the weights of --from: 1024,256,64")
    parser.add_argument("--upper", help="units of new layers above the first one of --from: 64,64")
    parser.add_argument("--wider", type=int, help="units of the first layer of the net that is fitted further")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--choice-weight", type=float, default=0, help="weight of the error of the choice among the plays of a roll")
    parser.add_argument("--temperature", type=float, default=0.02, help="difference of equity at which a play is chosen 2.7 times as often")
    parser.add_argument("--highest", type=float, default=2, help="points of the highest win in a game that counts checkers or pips")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tf.config.threading.set_intra_op_parallelism_threads(args.threads)
    tf.config.threading.set_inter_op_parallelism_threads(1)
    rng = np.random.default_rng(args.seed)
    name, layers = read_net(args.start)
    inputs = len(layers[0][1])
    if args.layers:
        layers = random_net(rng, inputs, [int(units) for units in args.layers.split(",")])
    if args.upper:
        layers = with_upper(rng, layers, [int(units) for units in args.upper.split(",")])
    if args.wider:
        layers = widened(rng, layers, args.wider)
    lessons = np.concatenate([read_lessons(path, inputs) for path in args.lessons])
    # The first of each set of alternatives.
    firsts = np.flatnonzero(lessons[:, inputs] == 0)
    ends = np.append(firsts[1:], len(lessons))
    order = rng.permutation(len(firsts))
    held, order = np.split(order, [len(order) // HELD])
    held_lessons, held_sets = sets_from(firsts, ends, held)
    batch = max(round(args.batch * len(firsts) / len(lessons)), 1)
    learner = Learner(layers, args.choice_weight, args.temperature, args.highest)
    began, learned, reports, steps = time.monotonic(), 0, 0, 0
    while True:
        done = min((time.monotonic() - began) / args.seconds, 1)
        if done * REPORTS >= reports:
            reports += 1
            missed, lost = learner.missed(lessons[held_lessons], held_sets, tf.constant(len(held)))
            text = f"misses {missed:.5f}, choices lose {lost:.5f}"
            print(f"{learned / 1e6:.1f} million learned of {len(lessons) / 1e6:.2f} in {len(firsts) / 1e6:.2f} sets, {text}", flush=True)
        if done == 1:
            break
        rate = args.rate * max(0.5 * (1 + np.cos(np.pi * done)), LAST) * min(steps / WARM_UP, 1)
        some, sets = sets_from(firsts, ends, order[rng.integers(0, len(order), batch)])
        learner.step(lessons[some], sets, tf.constant(batch), tf.constant(rate, tf.float32))
        steps, learned = steps + 1, learned + len(some)
    write_net(args.to, name, [[numbers.numpy() for numbers in layer] for layer in learner.layers])


if __name__ == "__main__":
    main()
