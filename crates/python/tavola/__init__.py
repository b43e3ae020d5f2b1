"""Tavola: backgammon and fifty relatives for Python.

Positions are texts in any notation that Tavola reads: "start", plain notation such as
"24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5" (every game), GNU Backgammon's ids, XGID, OGID. Dice are texts such as "31".
A bad argument raises ValueError, which says what was expected.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Optional, Union

from . import _tavola
from ._tavola import ACTIONS, OBSERVATION, Game, Games, describe

__all__ = [
    "ACTIONS",
    "OBSERVATION",
    "Engine",
    "Game",
    "Games",
    "analyse",
    "convert",
    "cube",
    "describe",
    "evaluate",
    "games",
    "hint",
    "plays",
    "position",
    "rollout",
]

Answer = dict[str, Any]


def games() -> list[Answer]:
    """All games: `name`, `cube` (whether the game uses one), `dice` (their number), `checkers` of both players."""
    return json.loads(_tavola.games())


def plays(position: str, dice: str, rules: str = "backgammon") -> list[Answer]:
    """Every distinct result of a roll: `text`, `moves`, `position` (the mover first), `then` (the rest of the turn)."""
    return json.loads(_tavola.plays(position, dice, rules))


def position(text: str, rules: str = "backgammon") -> Answer:
    """A position in other notations: `position` (plain), `own` and `other` (27 counts: off, 24 points, bar, pool), `pips`,
    `gnubg` and `xgid` (None if they do not support the game)."""
    return json.loads(_tavola.position(text, rules))


def convert(file: Union[str, Path, bytes], to: str = "mat") -> str:
    """A match file (a path, or its bytes) as "mat", "sgf" or "oldmoves"."""
    return _tavola.convert(_bytes(file), to)


class Engine:
    """The engine with the nets of all games, on `threads` threads. Answers do not depend on their number."""

    def __init__(self, threads: int = 1) -> None:
        self._engine = _tavola.Engine(threads)

    def evaluate(
        self, position: str, rules: str = "backgammon", ply: int = 1, roll: Optional[str] = None
    ) -> Answer:
        """The chances of the player on roll, their `equity` (points, without the cube), `cubeful`, and `mwc`, the same as a
        chance to win the match (None for money). `roll` is the roll that stays in fixed-roll."""
        return json.loads(self._engine.evaluate(position, rules, ply, roll))

    def evaluate_many(
        self, positions: list[str], rules: str = "backgammon", roll: Optional[str] = None
    ) -> list[list[float]]:
        """Positions without looking ahead: win, win_gammon, win_backgammon, lose_gammon, lose_backgammon, equity of each.
        `roll` is the roll that stays in fixed-roll."""
        return self._engine.evaluate_many(positions, rules, roll)

    def hint(self, position: str, dice: str, rules: str = "backgammon", ply: int = 1, plays: int = 5) -> list[Answer]:
        """The best plays of a roll with `equity`, `mwc` (None for money), `loss` and the chances after each."""
        return json.loads(self._engine.hint(position, dice, rules, ply, plays))

    def cube(self, position: str, rules: str = "backgammon", ply: int = 2) -> Answer:
        """The cube decision: `action` (no-double, double-take, double-drop, too-good), `answer`, and three equities."""
        return json.loads(self._engine.cube(position, rules, ply))

    def rollout(
        self,
        position: str,
        dice: Optional[str] = None,
        rules: str = "backgammon",
        trials: int = 324,
        ply: int = 0,
        seed: int = 1,
        plays: int = 5,
    ) -> list[Answer]:
        """A rollout of the best plays of a roll, or without dice of the cube decision, to the end on the same dice:
        `equity` with its standard error `se`, and `loss` with `loss_se`, on the same dice."""
        return json.loads(self._engine.rollout(position, dice, rules, trials, ply, seed, plays))

    def analyse(self, file: Union[str, Path, bytes], level: str = "standard") -> Answer:
        """A match file (a path, or its bytes) analysed at "quick", "standard" or "thorough", in the
        form of `tavola analyse --json`."""
        return json.loads(self._engine.analyse(_bytes(file), level))

    def advice(self, game: Game, level: str = "club") -> list[int]:
        """The numbers of the engine's next actions in a game, at a level."""
        return game.advice(self._engine, level)

    def __repr__(self) -> str:
        return repr(self._engine)


def _bytes(file: Union[str, Path, bytes]) -> bytes:
    return file if isinstance(file, bytes) else Path(file).read_bytes()


@lru_cache(maxsize=1)
def _shared() -> Engine:
    return Engine()


def evaluate(position: str, rules: str = "backgammon", ply: int = 1, roll: Optional[str] = None) -> Answer:
    """`Engine.evaluate` of an engine on one thread, made at the first call."""
    return _shared().evaluate(position, rules, ply, roll)


def hint(position: str, dice: str, rules: str = "backgammon", ply: int = 1, plays: int = 5) -> list[Answer]:
    """`Engine.hint` of the same engine."""
    return _shared().hint(position, dice, rules, ply, plays)


def cube(position: str, rules: str = "backgammon", ply: int = 2) -> Answer:
    """`Engine.cube` of the same engine."""
    return _shared().cube(position, rules, ply)


def rollout(position: str, dice: Optional[str] = None, rules: str = "backgammon", **settings: Any) -> list[Answer]:
    """`Engine.rollout` of the same engine."""
    return _shared().rollout(position, dice, rules, **settings)


def analyse(file: Union[str, Path, bytes], level: str = "standard") -> Answer:
    """`Engine.analyse` of the same engine."""
    return _shared().analyse(file, level)
