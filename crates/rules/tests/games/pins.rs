//! Pinned checkers, and points that one checker closes.

use super::{A, GIOUL, PIN, PLAKOTO, after_roll, does, owner, roll, rules};
use crate::common::{Example, play, position};
use tavola_rules::score::How;
use tavola_rules::{Action, Landing, Move, Turn};

#[test]
fn gioul_one_checker_blocks_and_a_loser_with_none_off_loses_2() {
    Example::new(&GIOUL, "24:15 / 7:15", "61").has(1).allows("24/23 23/17").refuses("24/18");
}

#[test]
fn plakoto_pins_and_releases() {
    let example = Example::new(&PLAKOTO, "24:15 / 5:1 24:14", "41");
    let mut turn = Turn::rolled(*PLAKOTO, position(&PLAKOTO, "24:15 / 5:1 24:14"), "41".parse().unwrap());
    play(&mut turn, "24/20").unwrap();
    assert_eq!(turn.moves()[0].1, Landing::Pins);
    assert_eq!(turn.position().to_string(), "24:14 20:1 / 24:14 5:1!");
    let pinned = example.result("24/20 24/23").swapped();
    // The pinned checker does not move, and nobody of its side lands there.
    Example::new(&PLAKOTO, &pinned.to_string(), "41").refuses("5/4").refuses("5/1");
    Example::new(&PLAKOTO, "24:2 9:12 5:1! / 20:1 24:1 23:13", "41").refuses("9/5");
    // The pinner stacks, and releases it by leaving.
    let both = "24:13 20:1 off:1 / 24:14 5:1!";
    Example::new(&PLAKOTO, both, "41")
        .allows("24/20 24/23")
        .leads("20/16 24/23", "24:12 23:1 16:1 off:1 / 24:14 5:1");
}

#[test]
fn pin_closes_a_mixed_point_to_both_and_plays_all_or_nothing() {
    let text = "24:13 20:1 off:1 / 24:14 5:1!";
    Example::new(&PIN, text, "41").refuses("24/20");
    // The 4 alone could be played, so the whole roll lapses.
    Example::new(&PIN, "24:1 / 6:2 2:2 10:2 22:1", "41").dances();
}

#[test]
fn plakoto_is_lost_by_a_pinned_mother_and_drawn_by_two() {
    let mut m = owner("plakoto", "3:2 off:13 / 24:1 20:14");
    does(&mut m, A, &roll([2, 1]));
    for (from, to, die) in [(3, 1, 2), (3, 2, 1)] {
        does(&mut m, A, &Action::Move(Move { from, to, die }));
    }
    does(&mut m, A, &Action::Done);
    assert_eq!(m.game().result().map(|r| (r.winner, r.points, r.how)), Some((Some(A), 2, How::Mother)));
    // A player who still has a mother plays on; with both pinned nobody wins.
    let mut m = owner("plakoto", "24:1! 3:2 20:12 / 24:1 1:14");
    does(&mut m, A, &roll([2, 1]));
    for (from, to, die) in [(3, 1, 2), (3, 2, 1)] {
        does(&mut m, A, &Action::Move(Move { from, to, die }));
    }
    does(&mut m, A, &Action::Done);
    assert_eq!(m.game().result().map(|r| (r.winner, r.points, r.how)), Some((None, 0, How::Mothers)));
}

#[test]
fn plakoto_bears_nothing_off_while_a_checker_is_pinned() {
    Example::new(rules("plakoto"), "6:2 5:1! 4:12 / 20:1 10:14", "64").refuses("6/off").refuses("4/off");
    Example::new(rules("pin"), "6:2 5:1! 4:12 / 20:1 10:14", "64").allows("6/off 4/off");
}

#[test]
fn pin_counts_the_pips_that_are_left() {
    let mut m = owner("pin", "1:1 off:14 / 3:1 1:2 off:12");
    after_roll(&mut m, A, [2, 1]);
    assert_eq!(m.score(), [5, 0]);
}
