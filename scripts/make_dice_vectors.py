#!/usr/bin/env python3
"""Make crates/dice/vectors/sealed.json from the definition in docs/dice.md, with Python's own hash functions only.

    scripts/make_dice_vectors.py > crates/dice/vectors/sealed.json
"""

import hashlib
import hmac
import json

DOMAIN = b"tavola-dice-1"


def field(part):
    return len(part).to_bytes(2, "big") + part


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def mac(key, *parts):
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


def throw(key, number, count):
    dice, block = [], 0
    while len(dice) < count:
        for byte in mac(key, number.to_bytes(4, "big"), block.to_bytes(4, "big")):
            if byte < 252:
                dice.append(byte % 6 + 1)
        block += 1
    return dice[:count]


def vector(id, setup, seed, secrets, throws):
    name = id.encode()
    commitment = sha(field(DOMAIN), field(b"server"), field(name), field(sha(setup.encode())), seed)
    own = sha(field(DOMAIN), field(b"bot"), field(name), commitment)
    secrets = [own if secret is None else secret for secret in secrets]
    promises = [
        sha(field(DOMAIN), field(b"player"), field(name), bytes([player]), secret)
        for player, secret in enumerate(secrets)
    ]
    key = mac(seed, field(DOMAIN), field(b"key"), field(name), *secrets)
    return {
        "id": id,
        "setup": setup,
        "seed": seed.hex(),
        "secrets": [secret.hex() for secret in secrets],
        "commitment": commitment.hex(),
        "promises": [promise.hex() for promise in promises],
        "open_secret": own.hex(),
        "throws": [[number, throw(key, number, count)] for number, count in throws],
    }


def main():
    some = [hashlib.sha256(bytes([number])).digest() for number in range(8)]
    every = [(number, 2) for number in range(1, 41)]
    vectors = [
        vector("7k2m9qabcd", '{"rules":"backgammon"}', some[0], [some[1], some[2]], every),
        # A bot in the second seat, games with three and four dice, a lot.
        vector("match-two", '{"rules":"tabula","players":["É","字"]}', some[3], [some[4], None], [(1, 1), (2, 3), (3, 4)]),
        # Throws of more than one block, and the largest numbers.
        vector("", "", bytes(32), [bytes(32), bytes([255] * 32)], [(1, 70), (2**32 - 1, 40), (0, 2)]),
        vector("x" * 300, "{}", some[5], [some[6], some[7]], every),
    ]
    print("[")
    print(",\n".join(json.dumps(one) for one in vectors))
    print("]")


main()
