//! Rolls that are played in several parts: doubles and their undersides, rolls again, numbers that are handed over or chosen.

use super::{
    A, ACEY_DEUCEY, B, FRENCH, GIOUL, LONG_RUSSIAN_PUFF, PUFF, at, does, numbers, owner, plays_on, roll,
    rules, steps_of_turn,
};
use crate::common::{Example, play, position};
use tavola_rules::{Action, BAR, Match, MatchKind, Move, POOL, Phase, Refusal, Roll, Step, Turn, Waits};

#[test]
fn puff_plays_a_double_and_its_underside() {
    assert_eq!(numbers(&PUFF, "33"), [[3; 4], [4; 4]]);
    let mut m = at(&PUFF, "pool:15 / pool:15");
    does(&mut m, A, &roll([3, 3]));
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).to_string(), "pool:7 22:4 21:4 / pool:15");
    // The threes cannot be completed: the fours lapse.
    let mut m = at(&PUFF, "13:1 / 18:2 24:1");
    does(&mut m, A, &roll([3, 3]));
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).to_string(), "10:1 off:14 / 24:1 18:2 off:12");
    assert!(matches!(m.game().phase(), Phase::Roll { player: B, .. }));
}

#[test]
fn french_goes_on_after_an_incomplete_part_and_rolls_again() {
    let mut m = at(&FRENCH, "20:1 / 23:2");
    does(&mut m, A, &roll([6, 6]));
    // 20/14/8, then a 6 is blocked; four ones all the same, then another roll.
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own().pips(25), 4);
    assert!(matches!(m.game().phase(), Phase::Roll { player: A, begins: false, .. }));
    assert_eq!(m.apply(A, &Action::Double), Err(Refusal::DoubleBeforeRolling));
    does(&mut m, A, &roll([3, 1]));
    plays_on(&mut m, A);
    assert_eq!(m.winner(), Some(A));
}

#[test]
fn russian_puff_moves_freely_once_two_are_in() {
    Example::new(&LONG_RUSSIAN_PUFF, "pool:14 24:1 / pool:15", "21")
        .has(2)
        .allows("pool/24 pool/23")
        .allows("pool/24/22")
        .refuses("24/23 pool/23");
    Example::new(&LONG_RUSSIAN_PUFF, "pool:13 24:2 / pool:15", "21")
        .allows("24/23/21")
        .allows("24/23 pool/23");
}

#[test]
fn gioul_3_3_hands_the_fives_and_sixes_over() {
    assert_eq!(numbers(&GIOUL, "33"), [[3; 4], [4; 4], [5; 4], [6; 4]]);
    // Four threes bring the last checker to 12; one 4 to 8; the next is blocked.
    let mut m = at(&GIOUL, "24:1 / 21:1 16:14");
    does(&mut m, A, &roll([3, 3]));
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own(), position(&GIOUL, "8:1 / 21:1 16:14").own());
    let Phase::Move { player: B, roll: None, turn, .. } = m.game().phase() else {
        panic!("{:?}", m.game().phase());
    };
    assert!(turn.legal().iter().all(|mv| mv.die == 5));
    plays_on(&mut m, B);
    assert_eq!(m.game().position(B).own().pips(25), 21 + 14 * 16 - 4 * 5 - 4 * 6);
    // Then comes the second player's own roll.
    does(&mut m, B, &roll([2, 1]));
    plays_on(&mut m, B);
    assert!(matches!(m.game().phase(), Phase::Roll { player: A, begins: true, .. }));
}

#[test]
fn gioul_does_not_hand_back() {
    let mut m = at(&GIOUL, "24:1 / 18:14 17:1");
    does(&mut m, A, &roll([3, 3]));
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own(), position(&GIOUL, "12:1 / 1:1").own());
    // Three of four fives can be played: the rest lapses, and the sixes follow.
    plays_on(&mut m, B);
    assert_eq!(m.game().position(B).own().pips(25), 18 * 14 + 17 - 3 * 5 - 4 * 6);
    assert!(matches!(m.game().phase(), Phase::Roll { player: B, begins: false, .. }));
}

#[test]
fn acey_deucey_1_2_is_played_then_a_double_is_chosen_then_a_roll() {
    let mut m = at(&ACEY_DEUCEY, "pool:15 / pool:15");
    does(&mut m, A, &roll([1, 2]));
    assert!(m.apply(A, &Action::Choose { number: 6 }).is_err());
    plays_on(&mut m, A);
    assert!(matches!(m.game().phase(), Phase::Choose { player: A, .. }));
    assert_eq!(m.apply(A, &Action::Choose { number: 7 }), Err(Refusal::BadChoice(7)));
    does(&mut m, A, &Action::Choose { number: 6 });
    for _ in 0..4 {
        does(&mut m, A, &Action::Move(Move { from: POOL, to: 19, die: 6 }));
    }
    does(&mut m, A, &Action::Done);
    // Another 1-2 begins all over.
    does(&mut m, A, &roll([2, 1]));
    plays_on(&mut m, A);
    does(&mut m, A, &Action::Choose { number: 1 });
    plays_on(&mut m, A);
    does(&mut m, A, &roll([5, 5]));
    plays_on(&mut m, A);
    assert!(matches!(m.game().phase(), Phase::Roll { player: B, begins: true, .. }));
}

#[test]
fn acey_deucey_lapses_when_a_part_cannot_be_completed() {
    // One of the chosen sixes is blocked: no further roll.
    let mut m = at(&ACEY_DEUCEY, "24:1 / 14:2 8:2");
    does(&mut m, A, &roll([1, 2]));
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own().pips(25), 21);
    does(&mut m, A, &Action::Choose { number: 5 });
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own().pips(25), 16);
    assert!(matches!(m.game().phase(), Phase::Roll { player: B, begins: true, .. }));
    // Every checker that is left costs one, wherever it is.
    let mut m = at(&ACEY_DEUCEY, "1:1 / pool:3 bar:1 13:1");
    does(&mut m, A, &roll([6, 5]));
    plays_on(&mut m, A);
    assert_eq!(m.score(), [5, 0]);
}

/// The arrangements after six doubles in a row are beyond counting: each segment has a graph of its own.
#[test]
fn a_chain_of_doubles_is_looked_at_one_by_one() {
    let before = position(&GIOUL, "24:3 20:3 18:3 16:3 14:3 / 24:1 22:1 off:13");
    let mut turn = Turn::rolled(*GIOUL, before, Roll::two(1, 1).unwrap());
    let mut seen = vec![];
    while turn.waits() == Waits::Move {
        assert!(turn.graph().nodes().len() < 1_000);
        let mv = turn.legal()[0];
        turn.play(mv).unwrap();
        seen.push(turn.position());
    }
    assert!(seen.len() > 12);
    for position in seen.into_iter().rev() {
        assert_eq!(turn.position(), position);
        turn.take_back().unwrap();
    }
    assert_eq!((turn.position(), turn.start(), turn.take_back()), (before, before, None));
}

#[test]
fn a_turn_waits_for_what_comes_next() {
    let text = position(&ACEY_DEUCEY, "pool:15 / pool:15");
    let mut turn = Turn::rolled(*ACEY_DEUCEY, text, Roll::two(2, 1).unwrap());
    play(&mut turn, "pool/24 pool/23").unwrap();
    assert_eq!((turn.waits(), turn.owed()), (Waits::Double, &[Step::Roll][..]));
    assert_eq!(turn.position().own().count(BAR), 0);
}

#[test]
fn double_against_choice_names_numbers_and_plays_two_turns() {
    let mut m = Match::new(rules("double-against-choice").clone(), MatchKind::Single);
    does(&mut m, A, &Action::Lot { starter: A });
    assert_eq!(m.apply(A, &roll([6, 5])), Err(Refusal::BadPick));
    assert_eq!(m.apply(A, &Action::Pick { dice: [4, 4] }), Err(Refusal::BadPick));
    does(&mut m, A, &Action::Pick { dice: [3, 1] });
    plays_on(&mut m, A);
    does(&mut m, B, &roll([6, 5]));
    plays_on(&mut m, B);
    assert!(matches!(m.game().phase(), Phase::Roll { player: B, begins: false, .. }));
    does(&mut m, B, &roll([2, 1]));
    plays_on(&mut m, B);
    assert!(matches!(m.game().phase(), Phase::Roll { player: A, begins: true, .. }));
}

#[test]
fn mexican_plays_the_lower_first_and_a_1_2_is_any_double() {
    let mexican = rules("mexican");
    Example::new(mexican, "13:1 off:14 / 14:2 off:13", "62").dances();
    let mut m = owner("mexican", "24:1 off:14 / 2:1 off:14");
    does(&mut m, A, &roll([2, 1]));
    // Nothing is played before the choice, and cocked dice lead back to the roll.
    assert!(matches!(m.game().phase(), Phase::Choose { player: A, .. }));
    does(&mut m, A, &Action::Cocked);
    assert!(matches!(m.game().phase(), Phase::Roll { player: A, begins: true, .. }));
    does(&mut m, A, &roll([2, 1]));
    does(&mut m, A, &Action::Choose { number: 3 });
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own().pips(25), 12);
    assert!(matches!(m.game().phase(), Phase::Roll { player: A, begins: false, .. }));
    // Exact numbers only, and at most five on a point.
    Example::new(mexican, "3:1 off:14 / 24:1 off:14", "54").dances();
    Example::new(mexican, "8:1 6:5 off:9 / 24:1 off:14", "32").refuses("8/6");
}

#[test]
fn gul_bara_climbs_from_the_fourth_turn_on() {
    let rules = rules("gul-bara");
    let steps = |turn| steps_of_turn(rules, "44", turn).len();
    assert_eq!([steps(1), steps(3), steps(4)], [1, 1, 3]);
}

#[test]
fn medio_emperador_has_a_six_beside_every_roll() {
    assert_eq!(numbers(rules("medio-emperador"), "32"), [[6, 3, 2]]);
}
