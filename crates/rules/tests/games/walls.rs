//! Games in which nothing is hit: couriers, heads and walls.

use super::{A, B, does, plays_on, roll, rules};
use crate::common::Example;
use tavola_rules::options::RawValue;
use tavola_rules::rules::Prime;
use tavola_rules::{Action, Match, MatchKind, Phase, Rules};

#[test]
fn fevga_sends_a_courier_and_walls_no_whole_quarter() {
    let fevga = rules("fevga");
    Example::new(fevga, "24:14 18:1 / 24:15", "21").refuses("24/22").allows("18/16/15");
    Example::new(fevga, "24:14 11:1 / 24:15", "21").allows("24/22 24/23");
    // The sixth point of the first quarter stays open.
    Example::new(fevga, "24:4 23:1 22:1 21:1 20:1 10:7 / 24:14 6:1", "51").refuses("24/19");
}

#[test]
fn fevga_may_close_neither_start_quadrant_as_an_option() {
    // The opponent begins on own 12: their first quadrant is own 12 to 7.
    let text = "13:5 12:1 11:1 10:1 9:1 8:6 / 6:15";
    Example::new(rules("fevga"), text, "61").allows("13/7 13/12");
    let either = Rules { prime: Prime::NotAStartQuadrant, ..rules("fevga").clone() };
    Example::new(&either, text, "61").refuses("13/7");
    Example::new(&either, "24:4 23:1 22:1 21:1 20:1 10:7 / 24:14 6:1", "51").refuses("24/19");
}

#[test]
fn fevga_opens_a_row_before_all_fifteen_as_an_option() {
    let opens = Rules { must_open: true, ..rules("fevga").clone() };
    // Own 11 to 6 are the six points before the opponent's fifteen. Only the lone checker on 11 opens them.
    let shut = "11:1 10:2 9:2 8:2 7:2 6:2 1:4 / 24:15";
    Example::new(rules("fevga"), shut, "21").allows("10/8 9/8");
    Example::new(&opens, shut, "21").refuses("10/8 9/8").allows("11/9 10/9").allows("11/10 10/8");
    // One checker that has left is enough: then the row may stay.
    Example::new(&opens, "11:1 10:2 9:2 8:2 7:2 6:2 1:4 / 24:14 3:1", "21").allows("10/8 9/8");
    // If no play opens it, any is allowed, so that nobody is shut in for ever.
    Example::new(&opens, "6:3 5:3 4:3 3:2 2:2 1:2 / 19:15", "61").allows("6/off 6/5").allows("6/off 1/off");
}

#[test]
fn moultezim_leaves_two_points_where_the_opponent_begins() {
    Example::new(rules("moultezim"), "13:6 11:1 10:1 9:1 8:1 5:5 / 24:15", "65").refuses("13/7");
}

#[test]
fn narde_takes_one_from_the_head_but_two_with_three_doubles_at_first() {
    let start = rules("narde");
    let mut m = Match::new(start.clone(), MatchKind::Single);
    does(&mut m, A, &Action::Opening { dice: [6, 5] });
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own().count(24), 14);
    does(&mut m, B, &roll([3, 3]));
    plays_on(&mut m, B);
    assert_eq!(m.game().position(B).own().count(24), 13);
    does(&mut m, A, &roll([3, 3]));
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own().count(24), 13);
}

#[test]
fn narde_closes_six_in_a_row_only_behind_an_enemy() {
    // Points 6 to 1 would stand before an enemy who has no checker beyond them.
    let narde = rules("narde");
    Example::new(narde, "7:5 6:2 5:2 4:2 3:2 2:2 / 24:15", "61").refuses("7/1");
    Example::new(narde, "7:5 6:2 5:2 4:2 3:2 2:2 / 24:14 3:1", "61").allows("7/1 7/6");
}

#[test]
fn narde_and_jacquet_begin_with_a_fresh_roll_as_an_option() {
    for name in ["narde", "jacquet"] {
        let mut fresh = rules(name).clone();
        fresh.set_option("opening", &RawValue::Word("one-die-each-then-roll")).unwrap();
        assert_eq!(fresh.conflict(), None, "{name}");
        let mut m = Match::new(fresh, MatchKind::Single);
        does(&mut m, A, &Action::Opening { dice: [6, 5] });
        assert!(matches!(m.game().phase(), Phase::Roll { player: A, begins: true, .. }), "{name}");
        // The dice that decided the first player are gone: a double can come.
        does(&mut m, A, &roll([3, 3]));
    }
}

#[test]
fn six_in_a_row_wait_for_the_last_two_points_as_an_option() {
    for name in ["jacquet", "narde"] {
        let rules = Rules { prime: Prime::LastTwoHeld, ..rules(name).clone() };
        // Own 10 to 5 would be six in a row on the opponent's way.
        Example::new(&rules, "11:6 9:1 8:1 7:1 6:1 5:5 / 24:15", "61").refuses("11/10");
        Example::new(&rules, "11:6 9:1 8:1 7:1 6:1 5:4 1:1 / 24:15", "61").refuses("11/10");
        Example::new(&rules, "11:6 9:1 8:1 7:1 6:1 5:3 2:1 1:1 / 24:15", "61").allows("11/10 11/5");
        // Both must be held before: the row cannot begin with them.
        Example::new(&rules, "6:4 5:3 4:3 3:3 2:2 / 24:15", "51").refuses("6/1");
        // On the opponent's way own 1 and own 24 are neighbours.
        Example::new(&rules, "24:2 23:1 22:1 3:2 4:9 / 9:15", "21").allows("4/2 4/3");
        Example::new(&rules, "24:2 23:1 22:1 3:2 2:8 4:1 / 9:15", "21").refuses("2/1");
    }
}

#[test]
fn jacquet_runs_its_courier_to_the_last_quarter() {
    Example::new(rules("jacquet"), "24:14 7:1 / 24:15", "32").refuses("24/21").allows("7/4/2");
    Example::new(rules("jacquet"), "24:14 6:1 / 24:15", "32").allows("24/21 24/22");
}
