//! Other tracks than that of backgammon: facing ones, a ring, towers.

use super::{A, B, TOURNE_CASE, after_roll, at, does, owner, plays_on, roll, rules, steps};
use crate::common::Example;
use tavola_rules::{Action, Match, MatchKind, Move, Phase};

#[test]
fn tourne_case_hits_what_it_faces_but_not_at_home() {
    let example = Example::new(&TOURNE_CASE, "5:1 pool:2 / 3:1 10:1 pool:1", "21");
    assert_eq!(example.result("5/3* pool/12").to_string(), "pool:1 12:1 3:1 / pool:1 bar:1 10:1");
    Example::new(&TOURNE_CASE, "2:1 pool:2 / 1:1 pool:2", "61")
        .leads("2/1 pool/7", "pool:1 7:1 1:1 / pool:2 1:1");
}

#[test]
fn tourne_case_does_not_overtake_nor_stack_nor_overshoot() {
    // From 5 neither onto nor past the one on 3; the third must stay behind as well.
    Example::new(&TOURNE_CASE, "5:1 3:1 12:1 / pool:3", "22").refuses("5/3").allows("12/10").allows("3/1");
    Example::new(&TOURNE_CASE, "12:1 11:1 10:1 / pool:3", "33").has(1).allows("10/7");
    Example::new(&TOURNE_CASE, "pool:1 9:1 1:1 / pool:3", "55").refuses("pool/8").allows("9/4");
    // Home is reached exactly, and holds them all; one move for a double.
    Example::new(&TOURNE_CASE, "3:1 1:2 / pool:3", "54").dances();
    let mut m = at(&TOURNE_CASE, "3:1 1:2 / pool:3");
    does(&mut m, A, &roll([2, 2]));
    plays_on(&mut m, A);
    assert_eq!((m.winner(), m.score()), (Some(A), [1, 0]));
}

#[test]
fn catch_me_moves_the_sum_over_its_own_and_captures() {
    let game = rules("catch-me");
    assert!(steps(game, "54").is_empty());
    let text = "24:1 20:1 / 9:1 24:1";
    let mut m = owner("catch-me", text);
    does(&mut m, A, &roll([1, 3]));
    // 24 by four lands on its own 20 and goes on to 19.
    does(&mut m, A, &Action::Move(Move { from: 24, to: 19, die: 4 }));
    does(&mut m, A, &Action::TakeBack);
    does(&mut m, A, &Action::Move(Move { from: 20, to: 16, die: 4 }));
    does(&mut m, A, &Action::Done);
    // The enemy's 9 is my 16: captured, and the last one stands on a corner already.
    assert_eq!(m.game().position(A).to_string(), "24:1 16:1 off:4 / 24:1 off:5");
    // A lone checker goes from corner to corner with ones and sixes.
    does(&mut m, B, &roll([6, 1]));
    plays_on(&mut m, B);
    assert_eq!(m.game().position(B).own().farthest(), Some(13));
}

#[test]
fn doublets_3_6_dissolves_towers_three_and_six() {
    let mut m = Match::new(rules("doublets").clone(), MatchKind::Single);
    does(&mut m, A, &Action::Lot { starter: A });
    assert_eq!(after_roll(&mut m, A, [3, 6]).split(" /").next(), Some("23:2 22:2 20:2 19:2 18:2 15:2"));
    // A double is one tower and another roll; a tower that is done already lapses.
    does(&mut m, B, &roll([2, 2]));
    plays_on(&mut m, B);
    does(&mut m, B, &roll([2, 1]));
    plays_on(&mut m, B);
    assert_eq!(m.game().position(B).own().count(19), 0);
    assert!(matches!(m.game().phase(), Phase::Roll { player: A, .. }));
}
