#!/usr/bin/env python3
"""Fits the contact net of backgammon on a graphics processor, as `tavola-train fit contact` does on processors, 200 times as fast.

Install: python3 -m venv VENV && VENV/bin/pip install jax numpy        (or jax[cuda13])
Lessons: tavola-train lessons nets/backgammon 1.lessons --ahead --far 4 --trust 0 --strays 0.05 --pick nets/backgammon/pick.net
         tavola-train lesson-inputs 1.lessons --to 1.inputs
         tavola-train decisions ahead --decisions 15000 --lessons choices.lessons
         tavola-train lesson-inputs choices.lessons --to choices.inputs
Then:    VENV/bin/python scripts/fit_contact.py 1.inputs 2.inputs --from old.net --to new.net --seconds 60 --choices choices.inputs

A unit of the first layer is its sum limited to 0 to 1, and squared; those of the layers above are their sums, or 0. The step of Adam
falls with the cosine of the time that has passed. --wider N adds units with small weights to the first layer of --from, so that its
other weights are kept. With --choices it prints the points that the net's plays lose by the judgement one roll ahead, in
thousandths.
"""

import argparse
import pathlib
import time

import jax
import jax.numpy as jnp
import numpy as np
from net_file import random_net, read_net, widened, write_net

# A lesson: 26 bytes of places, 8 of options, 10 amounts and 5 chances in 16 bits.
BYTES, POSITION, OPTIONS, AMOUNTS = 64, 26, 34, 54
NAME, INPUTS = b"contact1", 348
OPTION_INPUTS = 67
UNITS = np.array([36, 36, 360, 36, 360], np.float32)
CHANCE = 1 / 8192
MEMORY = (0.9, 0.99)
WARM_UP = 300
# The last step, as a share of the first.
LAST = 0.0003
PART = 65536


def sixteen_bits(lessons):
    pairs = lessons.astype(jnp.int32).reshape(len(lessons), -1, 2)
    return pairs[:, :, 0] + 256 * pairs[:, :, 1]


def inputs_and_targets(lessons):
    places = lessons[:, :POSITION].astype(jnp.int32)
    counts = jnp.stack([places & 15, places >> 4], 2).reshape(-1, 2, 26)
    options = lessons[:, POSITION:OPTIONS].astype(jnp.int32).reshape(-1, 2, 4)
    amounts = sixteen_bits(lessons[:, OPTIONS:AMOUNTS]).reshape(-1, 2, 5) / UNITS
    targets = sixteen_bits(lessons[:, AMOUNTS:])
    targets = jnp.where(targets >= 32768, targets - 65536, targets) * CHANCE
    parts = []
    for side in range(2):
        count = counts[:, side, 1:]
        four = jnp.stack([count == 1, count >= 2, count >= 3, jnp.maximum(count - 3, 0) * 0.5], 2)
        off = counts[:, side, :1]
        held = (options[:, side, :, None] == jnp.arange(OPTION_INPUTS)).any(1)
        parts += [four.reshape(-1, 100), off / 15, off == 0, held, amounts[:, side]]
    return jnp.concatenate([part.astype(jnp.float32) for part in parts], 1), targets


def outputs(layers, units):
    for number, (bias, rows) in enumerate(layers):
        sums = units @ rows + bias
        units = jnp.square(jnp.clip(sums, 0, 1)) if number == 0 else jnp.maximum(sums, 0)
    return sums


def equity(chances):
    return 2 * chances[..., 0] - 1 + chances[..., 1] + chances[..., 2] - chances[..., 3] - chances[..., 4]


def loss(layers, lessons):
    units, targets = inputs_and_targets(lessons)
    sums, targets = outputs(layers, units), jnp.clip(targets, 0, 1)
    return (jnp.maximum(sums, 0) - sums * targets + jnp.log1p(jnp.exp(-jnp.abs(sums)))).sum(1).mean()


class Learner:
    def __init__(self, layers, batch, seed):
        means, squares = (jax.tree.map(jnp.zeros_like, layers) for _ in range(2))
        self.state = (jax.tree.map(jnp.asarray, layers), means, squares, jnp.float32(0), jax.random.PRNGKey(seed))

        def step(state, rate, lessons):
            layers, means, squares, number, key = state
            key, draw = jax.random.split(key)
            some = lessons[jax.random.randint(draw, (batch,), 0, len(lessons))]
            gradient = jax.grad(loss)(layers, some)
            first, second = MEMORY
            means = jax.tree.map(lambda mean, new: first * mean + (1 - first) * new, means, gradient)
            squares = jax.tree.map(lambda mean, new: second * mean + (1 - second) * new**2, squares, gradient)
            number += 1
            known = 1 - first**number, 1 - second**number

            def moved(weight, mean, square):
                return weight - rate * mean / known[0] / (jnp.sqrt(square / known[1]) + 1e-8)

            return (jax.tree.map(moved, layers, means, squares), means, squares, number, key), None

        def steps(state, lessons, rates):
            return jax.lax.scan(lambda state, rate: step(state, rate, lessons), state, rates)[0]

        self.steps = jax.jit(steps, donate_argnums=0)

    def learn(self, lessons, rates):
        self.state = jax.block_until_ready(self.steps(self.state, lessons, jnp.asarray(rates, jnp.float32)))

    @property
    def layers(self):
        return self.state[0]


def with_contact(lessons):
    """Leaves out races, which another net judges."""
    places = np.stack([lessons[:, :POSITION] & 15, lessons[:, :POSITION] >> 4], 2).reshape(-1, 2, 26)
    rear = 25 - (places[:, :, ::-1] > 0).argmax(2)
    return rear.sum(1) > 25


def read_lessons(path):
    lessons = np.fromfile(path, np.uint8)
    if len(lessons) == 0 or len(lessons) % BYTES:
        raise SystemExit(f"{path}: expected lessons with inputs, as `tavola-train lesson-inputs` writes them")
    return lessons.reshape(-1, BYTES)


class Choices:
    """Plays of some rolls, judged one roll ahead. The plays of a roll follow each other, and PATH.counts has their numbers."""

    def __init__(self, path):
        self.lessons = read_lessons(path)
        counts = np.fromfile(path.with_suffix(".counts"), "<u2").astype(int)
        contact = with_contact(self.lessons)
        ends = np.cumsum(counts)
        plays = [np.arange(end - count, end) for end, count in zip(ends, counts)]
        self.plays = [some for some in plays if len(some) and contact[some].all()]

    def report(self, layers):
        @jax.jit
        def judged(part):
            units, targets = inputs_and_targets(part)
            with jax.default_matmul_precision("float32"):
                return equity(jax.nn.sigmoid(outputs(layers, units))), equity(targets)

        padded = np.pad(self.lessons, ((0, -len(self.lessons) % PART), (0, 0)))
        parts = [judged(padded[start : start + PART]) for start in range(0, len(padded), PART)]
        ours, ahead = (np.concatenate([np.asarray(part[i]) for part in parts]) for i in range(2))
        # Equities are those of the opponent, who is on roll.
        lost = np.array([ahead[some[ours[some].argmin()]] - ahead[some].min() for some in self.plays]) * 1000
        return f"{lost.mean():.3f} ± {1.96 * lost.std() / len(lost) ** 0.5:.3f} lost in {len(lost)} choices"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lessons", nargs="+", type=pathlib.Path)
    parser.add_argument("--from", dest="start", type=pathlib.Path, help="the net that is fitted further; a new one without it")
    parser.add_argument("--to", type=pathlib.Path, required=True)
    parser.add_argument("--layers", default="512,256,64", help="units of a new net")
    parser.add_argument("--wider", type=int, help="units of the first layer of the net that is fitted further")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=1000, help="steps between two looks at the clock")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--choices", type=pathlib.Path)
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    if args.start:
        _, layers = read_net(args.start)
    else:
        layers = random_net(rng, INPUTS, [int(units) for units in args.layers.split(",")])
    if args.wider:
        layers = widened(rng, layers, args.wider)
    read = [read_lessons(path) for path in args.lessons]
    lessons = np.concatenate([some[with_contact(some)] for some in read])
    choices = Choices(args.choices) if args.choices else None
    learner = Learner(layers, args.batch, args.seed)
    lessons = jnp.asarray(lessons)

    def report(learned):
        lost = choices.report(learner.layers) if choices else ""
        print(f"{learned / 1e6:.1f} million learned of {len(lessons) / 1e6:.1f} {lost}", flush=True)

    report(0)
    # The first steps wait for the compiler.
    learner.learn(lessons, args.rate * np.minimum(np.arange(args.steps) / WARM_UP, 1))
    began, learned = time.monotonic(), args.batch * args.steps
    while (done := (time.monotonic() - began) / args.seconds) < 1:
        rate = args.rate * max(0.5 * (1 + np.cos(np.pi * done)), LAST)
        learner.learn(lessons, np.full(args.steps, rate))
        learned += args.batch * args.steps
    write_net(args.to, NAME, learner.layers)
    report(learned)


if __name__ == "__main__":
    main()
