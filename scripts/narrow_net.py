#!/usr/bin/env python3
"""Removes units of the second layer of a net, one after another, each time the one whose loss changes the third layer least.

Its weights go to the units that remain, by the regression of its values on theirs. A fit afterwards (`scripts/fit_game.py`) makes good
what is lost.

Install: python3 -m venv VENV && VENV/bin/pip install numpy
Then:    VENV/bin/python scripts/narrow_net.py 1.inputs 2.inputs --from wide.net --to narrow.net --units 128
         (inputs as `scripts/fit_game.py` reads them)
"""

import argparse
import pathlib

import numpy as np
from net_file import read_lessons, read_net, write_net

# Lessons of each file whose units are compared.
LESSONS = 8000
# Added to variances: some units are always zero.
LEAST = 1e-6


def some_inputs(path, inputs, rng):
    lessons = read_lessons(path, inputs)
    some = lessons[rng.integers(0, len(lessons), LESSONS), :inputs]
    return (some.astype(np.uint32) << 16).view(np.float32)


def narrowed(layers, units, samples):
    """Returns layers of which the second one has this number of units."""
    first, second, (bias, rows), *rest = layers
    below = np.square(np.clip(samples @ first[1] + first[0], 0, 1))
    values = np.maximum(below @ second[1] + second[0], 0).astype(float)
    means, shared = values.mean(0), np.cov(values.T)
    bias, rows = bias.astype(float), rows.astype(float)
    kept = np.arange(len(means))
    while len(kept) > units:
        precise = np.linalg.inv(shared[np.ix_(kept, kept)] + LEAST * np.eye(len(kept)))
        # The variance of a unit that the others do not explain, times its effect.
        costs = np.square(rows[kept]).sum(1) / np.diag(precise)
        least = costs.argmin()
        unit, others = kept[least], np.delete(kept, least)
        shares = -np.delete(precise[least], least) / precise[least, least]
        rows[others] += shares[:, None] * rows[unit]
        bias += (means[unit] - shares @ means[others]) * rows[unit]
        kept = others
    return [first, (second[0][kept], second[1][:, kept]), (bias, rows[kept]), *rest]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lessons", nargs="+", type=pathlib.Path)
    parser.add_argument("--from", dest="start", type=pathlib.Path, required=True)
    parser.add_argument("--to", type=pathlib.Path, required=True)
    parser.add_argument("--units", type=int, required=True, help="units of the second layer that stay")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    name, layers = read_net(args.start)
    if not 0 < args.units <= len(layers[1][0]):
        raise SystemExit(f"--units {args.units}: expected 1 to {len(layers[1][0])}")
    rng = np.random.default_rng(args.seed)
    samples = np.concatenate([some_inputs(path, len(layers[0][1]), rng) for path in args.lessons])
    write_net(args.to, name, narrowed(layers, args.units, samples))


if __name__ == "__main__":
    main()
