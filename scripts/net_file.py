"""The files of nets in floats (`crates/engine/src/evaluators/nets/deep/file.rs`) and of lessons, as `tavola-train` writes them, and new weights."""

import os
import struct

import numpy as np

OUTPUTS = 5
FORM = b"TAVNET06"


def fnv1a(content):
    found = 0xCBF29CE484222325
    for byte in content:
        found = ((found ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return found


def read_net(path):
    """Returns the name of the inputs, and the bias and the weights of each layer; the first one has a row for each input."""
    content = path.read_bytes()
    if not content.startswith(FORM):
        raise SystemExit(f"{path}: expected a net in floats, as `tavola-train` writes it")
    name, (count,) = content[8:16], struct.unpack_from("<I", content, 16)
    units = struct.unpack_from(f"<{count}I", content, 20)
    # All other numbers follow from the number of units.
    above = sum(width * (below + 1) for below, width in zip(units, units[1:]))
    at = 20 + 4 * count
    below, layers = ((len(content) - at - 8) // 4 - above) // units[0] - 1, []
    for width in units:
        numbers = np.frombuffer(content, "<f4", width * (below + 1), at)
        layers.append((numbers[:width].copy(), numbers[width:].reshape(below, width).copy()))
        at, below = at + numbers.nbytes, width
    return name, layers


def read_lessons(path, inputs):
    """Returns a row for each lesson: its inputs, its number among the alternatives, and its targets, in 16 bits each."""
    size = path.stat().st_size
    if size == 0 or size % (2 * (inputs + 1 + OUTPUTS)):
        raise SystemExit(f"{path}: expected lessons of {inputs} inputs, as `tavola-train lesson-inputs --game` writes them")
    # The system drops what has been copied: many files need their size once in memory, not twice.
    return np.memmap(path, np.uint16, "r").reshape(-1, inputs + 1 + OUTPUTS)


def write_net(path, name, layers):
    content = FORM + name + struct.pack("<I", len(layers)) + struct.pack(f"<{len(layers)}I", *(len(bias) for bias, _ in layers))
    for layer in layers:
        content += b"".join(np.asarray(numbers, "<f4").tobytes() for numbers in layer)
    draft = path.with_suffix(".draft")
    draft.write_bytes(content + struct.pack("<Q", fnv1a(content)))
    os.replace(draft, path)


def random_layer(rng, below, width, spread, middle):
    bound = spread / below**0.5
    bias = rng.uniform(-bound, bound, width) + middle
    return bias.astype(np.float32), rng.uniform(-bound, bound, (below, width)).astype(np.float32)


def random_net(rng, inputs, units):
    widths = [inputs, *units, OUTPUTS]
    first = [(2.0, 0.25)] + [(1.0, 0.0)] * len(units)
    return [random_layer(rng, below, width, *start) for below, width, start in zip(widths, widths[1:], first)]


def with_upper(rng, layers, units):
    """Replaces the layers above the first one by new ones of these units."""
    widths = [len(layers[0][0]), *units, OUTPUTS]
    return [layers[0], *(random_layer(rng, below, width, 1.0, 0.0) for below, width in zip(widths, widths[1:]))]


def widened(rng, layers, width):
    """Adds units to the first layer; the second one hardly notices them at first."""
    (bias, rows), (next_bias, next_rows), *rest = layers
    more_bias, more_rows = random_layer(rng, len(rows), width - len(bias), 2.0, 0.25)
    bound = 0.1 / width**0.5
    more = rng.uniform(-bound, bound, (width - len(bias), len(next_bias))).astype(np.float32)
    first = np.concatenate([bias, more_bias]), np.concatenate([rows, more_rows], 1)
    return [first, (next_bias, np.concatenate([next_rows, more])), *rest]
