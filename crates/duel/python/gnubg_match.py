"""Runs inside GNU Backgammon: plays whole games against another program, which listens on a port.

A line of input, a seed and the path of a file, asks for a game or a match. It is played with these dice and written
to the file; a line of output says so.
"""

import ctypes
import os
import signal
import sys

import gnubg

PORT = int(os.environ["TAVOLA_DUEL_PORT"])
PARENT = int(os.environ["TAVOLA_DUEL_PARENT"])
PLIES = os.environ["TAVOLA_DUEL_PLIES"]
LENGTH = int(os.environ["TAVOLA_DUEL_LENGTH"])
CUBE = os.environ["TAVOLA_DUEL_CUBE"] == "1"

# If the system can do it, this process ends with the one that started it.
try:
    PR_SET_PDEATHSIG = 1
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
except (OSError, AttributeError):
    pass
if hasattr(os, "getppid") and os.getppid() != PARENT:
    sys.exit(1)

for command in (
    "set lang C",
    "set rng mersenne",
    "set threads 1",
    "set display off",
    "set automatic game " + ("on" if LENGTH else "off"),
    "set automatic roll on",
    "set automatic move off",
    "set automatic bearoff off",
    "set automatic doubles 0",
    "set confirm new off",
    "set confirm save off",
    "set jacoby off",
    "set beavers 0",
    "set cube use " + ("on" if CUBE else "off"),
    "set player 0 gnubg",
    "set player 0 chequer evaluation plies " + PLIES,
    "set player 0 cubedecision evaluation plies " + PLIES,
    "set player 0 chequer evaluation cubeful " + ("on" if CUBE else "off"),
    "set player 1 external localhost:%d" % PORT,
):
    gnubg.command(command)

print("\ntavola-duel ready", flush=True)
for line in iter(sys.stdin.readline, ""):
    seed, path = line.rstrip("\n").split(" ", 1)
    gnubg.command("set seed " + seed)
    gnubg.command("new match %d" % LENGTH if LENGTH else "new session")
    gnubg.command('export match mat "%s"' % path)
    print("\ntavola-duel done", flush=True)
