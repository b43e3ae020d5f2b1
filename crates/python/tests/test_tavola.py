"""Positions, plays, evaluations and files."""

import pytest
import tavola

MATCH = """ 3 point match

 Game 1
 Ann : 0                          Bob : 0
  1) 31: 8/5 6/5                   42: 8/4 6/4
  2) 64: 24/14                     55: 13/3(2)
  3) 61: 13/7 8/7                  Doubles => 2
  4)  Takes                        21: 13/10
"""


def test_there_are_fifty_two_games():
    games = tavola.games()
    assert len(games) == 52
    assert {"name": "backgammon", "cube": True, "dice": 2, "checkers": [15, 15]} in games


def test_the_start_has_sixteen_plays_of_31():
    plays = tavola.plays("start", "31")
    assert len(plays) == 16
    best = next(play for play in plays if play["text"] == "8/5 6/5")
    assert sorted(move["die"] for move in best["moves"]) == [1, 3]
    assert best["then"] is None


def test_a_position_has_its_ids():
    start = tavola.position("start")
    assert start["gnubg"].startswith("4HPwATDgc/ABMA")
    assert start["pips"] == [167, 167]
    assert sum(start["own"]) == 15
    assert tavola.position("start", "plakoto")["xgid"] is None


def test_hint_finds_the_best_opening_play():
    best, *others = tavola.hint("start", "31")
    assert best["text"] == "8/5 6/5"
    assert best["loss"] == 0.0
    assert all(play["loss"] >= 0.0 for play in others)


def test_evaluations_are_chances():
    one = tavola.evaluate("start", ply=0)
    many = tavola.Engine().evaluate_many(["start", "start"])
    assert 0.5 < one["win"] < 0.56
    assert many[0] == many[1]
    assert many[0][0] == pytest.approx(one["win"], abs=1e-6)


def test_many_evaluations_know_the_roles_that_one_knows():
    one = tavola.evaluate("start", "double-against-choice", ply=0)
    many = tavola.Engine().evaluate_many(["start", "start"], "double-against-choice")
    assert many[0] == many[1]
    assert many[0][0] == pytest.approx(one["win"], abs=1e-6)


def evaluate_many(position, rules, roll):
    return tavola.Engine().evaluate_many([position], rules, roll)


@pytest.mark.parametrize("call", [tavola.evaluate, evaluate_many])
def test_a_roll_that_stays_changes_the_chances_of_its_game_alone(call):
    assert call("start", "fixed-roll", roll="31") != call("start", "fixed-roll", roll="66")
    with pytest.raises(ValueError, match="expected no roll"):
        call("start", "backgammon", roll="31")


def test_a_cube_in_a_race_to_the_last_checker():
    assert tavola.cube("1:1 off:14 / 1:1 off:14")["action"] == "double-drop"


def test_a_rollout_lists_the_best_play_first():
    rows = tavola.rollout("6:2 5:2 off:11 / 6:2 5:2 off:11", "21", trials=36, plays=2)
    assert rows[0]["loss"] == 0.0
    assert rows[0]["trials"] == 36


def test_a_match_file_is_analysed_and_converted():
    analysis = tavola.analyse(MATCH.encode(), level="quick")
    assert analysis["rules"] == "backgammon"
    assert [player["name"] for player in analysis["players"]] == ["Ann", "Bob"]
    assert tavola.convert(MATCH.encode(), "sgf").startswith("(;")


@pytest.mark.parametrize(
    "call",
    [
        lambda: tavola.plays("start", "77"),
        lambda: tavola.plays("start", "31", "chess"),
        lambda: tavola.evaluate("24:99 / 1:1"),
        lambda: tavola.evaluate("start", ply=9),
        lambda: tavola.Game("chess"),
        lambda: tavola.convert(MATCH.encode(), "pdf"),
        lambda: tavola.Game().step(100_000),
        lambda: tavola.rollout("start", "31", trials=0),
        lambda: tavola.Games("backgammon", 0),
        lambda: tavola.Games("backgammon", 10**12),
    ],
)
def test_a_bad_argument_is_a_value_error(call):
    with pytest.raises(ValueError):
        call()
