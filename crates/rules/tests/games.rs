//! Peculiarities of each game: entering from a pool, chains of doubles, pins, facing tracks, chosen dice.

use std::sync::LazyLock;

use crate::common::{Example, play, position};
use tavola_rules::Occasion;
use tavola_rules::options::RawValue;
use tavola_rules::rules::Prime;
use tavola_rules::score::How;
use tavola_rules::{
    Action, BAR, Landing, Match, MatchKind, Move, POOL, Phase, Player, Position, Refusal, Roll, Rules, Setup,
    Step, Turn, Waits, variants,
};

fn rules(name: &str) -> &'static Rules {
    variants::find(name).unwrap_or_else(|| panic!("no game {name}")).rules
}

static PUFF: LazyLock<&Rules> = LazyLock::new(|| rules("puff"));
static LONG_RUSSIAN_PUFF: LazyLock<&Rules> = LazyLock::new(|| rules("puff-russian-long"));
static FRENCH: LazyLock<&Rules> = LazyLock::new(|| rules("french-1"));
static GIOUL: LazyLock<&Rules> = LazyLock::new(|| rules("gioul"));
static PLAKOTO: LazyLock<&Rules> = LazyLock::new(|| rules("plakoto"));
static TOURNE_CASE: LazyLock<&Rules> = LazyLock::new(|| rules("tourne-case"));
static ACEY_DEUCEY: LazyLock<&Rules> = LazyLock::new(|| rules("acey-deucey"));
static LUDUS: LazyLock<&Rules> = LazyLock::new(|| rules("ludus-lumbardorum"));
static PIN: LazyLock<&Rules> = LazyLock::new(|| rules("pin"));

const A: Player = Player::First;
const B: Player = Player::Second;

fn at(rules: &Rules, text: &str) -> Match {
    let setup: Setup = text.parse().unwrap();
    let position = setup.with_rest_off(rules, A).position(rules, A).unwrap();
    Match::from_position(rules.clone(), MatchKind::Single, position, A)
}

fn roll(dice: [u8; 2]) -> Action {
    Action::Roll { dice: dice.to_vec() }
}

fn does(m: &mut Match, by: Player, action: &Action) {
    m.apply(by, action).unwrap_or_else(|e| panic!("{action:?}: {e}"));
}

/// Plays whatever is legal first, and announces the end.
fn plays_on(m: &mut Match, by: Player) {
    while let Phase::Move { turn, .. } = m.game().phase() {
        let Some(&mv) = turn.legal().first() else { break };
        does(m, by, &Action::Move(mv));
    }
    does(m, by, &Action::Done);
}

/// The steps of a roll in the start position of a game, in the middle of a match.
fn steps(rules: &Rules, roll: &str) -> Vec<Step> {
    steps_of_turn(rules, roll, Occasion::LATER)
}

fn steps_of_turn(rules: &Rules, roll: &str, turn: u32) -> Vec<Step> {
    let occasion = Occasion { player: A, turn, begins: true };
    rules.steps(&Position::start(rules, A), roll.parse().unwrap(), &occasion)
}

fn numbers(rules: &Rules, roll: &str) -> Vec<Vec<u8>> {
    let steps = steps(rules, roll);
    let numbers = |step: &Step| match step {
        Step::Play(segment) => segment.numbers().to_vec(),
        Step::Roll | Step::ChooseDouble => vec![],
    };
    steps.iter().map(numbers).collect()
}

#[test]
fn puff_2_4_enters_on_23_and_21_the_lower_first() {
    let turn = |text: &str| {
        let mut turn = Turn::rolled(*PUFF, position(&PUFF, "pool:15 / pool:15"), "24".parse().unwrap());
        play(&mut turn, text).map(|()| turn.position().to_string())
    };
    assert_eq!(turn("pool/23 pool/21").unwrap(), "pool:13 23:1 21:1 / pool:15");
    assert_eq!(turn("pool/21"), None);
    // Nothing moves before all are in; the last one's second number is a normal move.
    Example::new(&PUFF, "pool:1 23:14 / pool:15", "42").has(1).allows("pool/23/19").forbids("23/21 pool/21");
    // If the lower cannot be played, nothing is.
    Example::new(&PUFF, "13:1 / 14:2", "62").dances();
}

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

#[test]
fn ludus_enters_on_its_start_only_when_that_is_empty() {
    Example::new(&LUDUS, "bar:1 12:14 / 12:15", "21").refuses("bar/12").allows("bar/11/10");
    Example::new(&LUDUS, "bar:1 6:14 / 6:15", "33").has(1);
    assert_eq!(steps(&LUDUS, "33").len(), 1);
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

fn owner(name: &str, text: &str) -> Match {
    at(rules(name), text)
}

/// The board of the first player after a roll that is played as far as the first legal moves go.
fn after_roll(m: &mut Match, by: Player, dice: [u8; 2]) -> String {
    does(m, by, &roll(dice));
    plays_on(m, by);
    m.game().position(A).to_string()
}

#[test]
fn backward_plays_any_number_back_and_counts_it_as_playable() {
    let example = Example::new(rules("backward"), "10:1 off:14 / 4:2 off:13", "61");
    // 10/4 is open both ways round; backward the six leads to 16.
    example.allows("10/16 16/15").allows("10/4 4/3").allows("10/16/17").refuses("10/9/off");
    // Shut in ahead, it must step back.
    Example::new(rules("backward"), "7:1 off:14 / 24:2 19:2 off:11", "61")
        .has(3)
        .allows("7/13/14")
        .allows("7/8/2")
        .refuses("7/6");
}

#[test]
fn no_hit_is_lost_by_whoever_hits() {
    let mut m = owner("no-hit", "13:1 off:14 / 15:1 off:14");
    does(&mut m, A, &roll([3, 1]));
    for (from, to, die) in [(13, 10, 3), (10, 9, 1)] {
        does(&mut m, A, &Action::Move(Move { from, to, die }));
    }
    does(&mut m, A, &Action::Done);
    let result = *m.game().result().unwrap();
    assert_eq!((result.winner, result.points, result.how), (Some(B), 1, How::Hit));
}

#[test]
fn misere_is_lost_by_whoever_is_done_first() {
    let mut m = owner("misere", "2:1 off:14 / 24:15");
    after_roll(&mut m, A, [2, 1]);
    assert_eq!(m.game().result().map(|r| (r.winner, r.level)), Some((Some(B), 1)));
}

#[test]
fn a_fixed_roll_stays_and_a_dead_position_is_a_draw() {
    let mut m = Match::new(rules("fixed-roll").clone(), MatchKind::Single);
    does(&mut m, A, &Action::Lot { starter: A });
    does(&mut m, A, &roll([6, 5]));
    plays_on(&mut m, A);
    assert_eq!(m.apply(B, &roll([3, 1])), Err(Refusal::FixedRoll { expected: Roll::two(6, 5).unwrap() }));
    does(&mut m, B, &roll([5, 6]));
    // Nobody can play a six ever again.
    let mut m = owner("fixed-roll", "18:2 13:13 / 18:2 13:13");
    does(&mut m, A, &roll([6, 6]));
    plays_on(&mut m, A);
    assert_eq!(m.game().result().map(|r| (r.winner, r.points, r.how)), Some((None, 0, How::Dead)));
}

#[test]
fn an_open_roll_is_thrown_before_the_other_moves() {
    let mut m = Match::new(rules("open-roll").clone(), MatchKind::Single);
    does(&mut m, A, &Action::Lot { starter: A });
    does(&mut m, A, &roll([3, 1]));
    assert!(matches!(m.game().phase(), Phase::Ahead { player: B, .. }));
    does(&mut m, B, &roll([6, 6]));
    assert_eq!(m.game().roll_ahead(), Roll::two(6, 6).ok());
    plays_on(&mut m, A);
    // Now the first player throws ahead, and the second plays the roll that was shown.
    assert!(matches!(m.game().phase(), Phase::Ahead { player: A, .. }));
    does(&mut m, A, &roll([2, 1]));
    let Phase::Move { player: B, roll: Some(shown), .. } = m.game().phase() else { panic!() };
    assert_eq!(shown.dice(), [6, 6]);
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
fn old_britain_lets_the_lower_number_be_played_alone() {
    let text = "13:1 off:14 / 19:2 off:13";
    Example::standard(text, "61").has(1).allows("13/7");
    Example::new(rules("old-britain"), text, "61").has(2).allows("13/12").allows("13/7");
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
fn gul_bara_climbs_from_the_fourth_turn_on() {
    let rules = rules("gul-bara");
    let steps = |turn| steps_of_turn(rules, "44", turn).len();
    assert_eq!([steps(1), steps(3), steps(4)], [1, 1, 3]);
}

#[test]
fn jacquet_runs_its_courier_to_the_last_quarter() {
    Example::new(rules("jacquet"), "24:14 7:1 / 24:15", "32").refuses("24/21").allows("7/4/2");
    Example::new(rules("jacquet"), "24:14 6:1 / 24:15", "32").allows("24/21 24/22");
}

#[test]
fn tawula_lets_two_wait_until_the_pool_is_empty() {
    let tawula = rules("tawula");
    Example::new(tawula, "pool:13 24:2 / pool:13 24:2", "21").refuses("24/22").allows("pool/23 pool/24");
    Example::new(tawula, "pool:12 24:3 / pool:13 24:2", "32").allows("24/21 pool/23").refuses("24/21 24/22");
    // At most one on the points between the ends of the first half.
    Example::new(tawula, "pool:12 24:2 22:1 / pool:13 24:2", "31").refuses("pool/22");
}

#[test]
fn dutch_does_not_hit_before_a_checker_is_home() {
    let text = |home| format!("10:1 {home}:14 / 20:1 1:14");
    Example::new(rules("dutch"), &text(12), "53").refuses("10/5*");
    Example::new(rules("dutch"), &text(6), "53").allows("10/5*/2");
}

#[test]
fn tavla_does_not_hit_and_run_at_home() {
    let text = "7:1 6:2 off:12 / 20:1 24:1 off:13";
    Example::standard(text, "21").allows("7/5*/4");
    Example::new(rules("tavla"), text, "21").refuses("7/5*/4").allows("7/5* 6/5");
}

#[test]
fn tabula_throws_three_dice_and_stays_in_the_first_half_while_the_pool_is_full() {
    let tabula = rules("tabula");
    let mut m = owner("tabula", "pool:13 14:2 / pool:15");
    assert!(m.apply(A, &roll([6, 5])).is_err());
    does(&mut m, A, &Action::Roll { dice: vec![6, 5, 4] });
    let Phase::Move { turn, .. } = m.game().phase() else { panic!() };
    assert!(turn.legal().iter().all(|mv| mv.to > 12));
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own().count(POOL), 10);
    assert_eq!(steps(tabula, "333").len(), 1);
}

#[test]
fn medio_emperador_has_a_six_beside_every_roll() {
    assert_eq!(numbers(rules("medio-emperador"), "32"), [[6, 3, 2]]);
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

#[test]
fn tavli_plays_its_three_games_in_turn() {
    let mut m = Match::new(rules("tavli").clone(), MatchKind::Points(7));
    let mut played = vec![];
    for _ in 0..4 {
        played.push(m.rules().name);
        if matches!(m.game().phase(), Phase::Opening) {
            does(&mut m, A, &Action::Opening { dice: [6, 1] });
        }
        let loser = m.game().phase().player().unwrap();
        does(&mut m, loser, &Action::Resign { level: 1 });
        does(&mut m, loser.opponent(), &Action::Accept);
        does(&mut m, A, &Action::Next);
    }
    assert_eq!(played, ["portes", "plakoto", "fevga", "portes"]);
    assert_eq!(m.match_rules().name, "tavli");
}

#[test]
fn straight_and_snake_are_unequal() {
    let straight = Position::start(rules("straight"), A);
    assert_eq!((straight.own().pips(25), straight.other().pips(25)), (167, 208));
    let snake = Position::start(rules("snake"), A);
    assert_eq!((snake.own().pips(25), snake.other().pips(25)), (167, 363));
}
