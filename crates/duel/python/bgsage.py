"""The engine bgsage, behind `pipe.py`. It is told its level, in its own words: `1ply` is the net alone.

Install: python3 -m venv VENV && VENV/bin/pip install bgsage
Then:    tavola duel tavola-0 bgsage-0 --python VENV/bin/python
"""

import functools

import bgbot_cpp
import bgsage
from bgsage.weights import bearoff_db_path

LEVEL = sys.argv[1]
OWNERS = {"centred": "centered", "own": "player", "other": "opponent"}


@functools.cache
def analyzer(cubeful):
    return bgsage.BgBotAnalyzer(eval_level=LEVEL, cubeful=cubeful, parallel_threads=1)


@functools.cache
def net():
    """The net alone with the table of the bear-off, as the analyzer of level `1ply` has it."""
    weights = bgsage.default_weights()
    strategy = bgbot_cpp.create_strategy(
        weights.strategy_type, weights.weight_paths_list, weights.hidden_sizes_list
    )
    table, path = bgbot_cpp.BearoffDB(), bearoff_db_path()
    return bgbot_cpp.BearoffStrategy(strategy, table) if path and table.load(path) else strategy


# A board has 26 places: the opponent's bar, the points with the opponent's checkers as negative numbers, the own bar.
def board_of(own, other):
    return [other[24], *(own[point] - other[23 - point] for point in range(24)), own[24]]


def sides_of(board):
    own = [max(count, 0) for count in board[1:25]] + [board[25]]
    other = [max(-count, 0) for count in board[24:0:-1]] + [board[0]]
    return own, other


def told(stakes):
    """What is played for, as an analyzer is told."""
    return {
        "cube_value": stakes.cube or 1,
        "cube_owner": OWNERS[stakes.owner],
        "away1": stakes.away_own,
        "away2": stakes.away_other,
        "is_crawford": stakes.crawford,
        "jacoby": False,
        "beaver": False,
    }


def play(own, other, dice, stakes):
    board = board_of(own, other)
    moves = analyzer(stakes.cube > 0).checker_play(board, *dice, **told(stakes)).moves
    return sides_of(moves[0].board if moves else board)


def chances(own, other):
    # Asked about the opponent, who has just played.
    found = analyzer(False).post_move_analytics(board_of(other, own), jacoby=False)
    return bgsage.invert_probs(found.probs.to_list())


def cube(own, other, stakes):
    board = board_of(own, other)
    if LEVEL != "1ply":
        found = analyzer(True).cube_action(board, **told(stakes))
        return found.should_double, found.should_take
    # The analyzer says the same, but reads its nets anew for every cube, which takes a tenth of a second.
    owner = bgsage.analyzer.resolve_owner(OWNERS[stakes.owner])
    score = (stakes.away_own, stakes.away_other, stakes.crawford) if stakes.away_own else ()
    position = (board, stakes.cube, owner, *score)
    (found,) = bgbot_cpp.batch_evaluate_positions([position], net(), 1, jacoby=False, beaver=False)
    return found["should_double"], found["should_take"]


serve(play, chances, cube)
