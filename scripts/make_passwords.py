#!/usr/bin/env python3
"""Writes crates/service/data/frequent-passwords.bin: the most frequent passwords, as hashes.

The file has the first five bytes of the SHA-256 of each password in lower case, in order. The words are those of the package `zxcvbn`
(MIT; a list of Mark Burnett's, in the public domain), by frequency: the first 3,000 of sufficient length for a password here.

    python3 -m venv /tmp/passwords && /tmp/passwords/bin/pip install zxcvbn==4.5.0
    /tmp/passwords/bin/python scripts/make_passwords.py
"""

import hashlib
import pathlib

from zxcvbn.frequency_lists import FREQUENCY_LISTS

SHORTEST = 8
COUNT = 3000
BYTES = 5

words = [word.lower() for word in FREQUENCY_LISTS["passwords"] if len(word) >= SHORTEST][:COUNT]
assert len(words) == COUNT
hashes = sorted({hashlib.sha256(word.encode()).digest()[:BYTES] for word in words})
target = pathlib.Path(__file__).parent.parent / "crates/service/data/frequent-passwords.bin"
target.write_bytes(b"".join(hashes))
print(f"{target.name}: {len(hashes)} passwords, {target.stat().st_size} bytes")
