//! What is peculiar to each game: entering from a pool, chains of doubles, pins, facing tracks, chosen dice.

mod common;

use std::sync::LazyLock;

use common::{Example, play, position};
use tavola_rules::{
    Action, BAR, Landing, Match, MatchKind, Move, POOL, Phase, Player, Refusal, Roll, Rules, Setup, Step,
    Turn, Waits, variants,
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

fn numbers(rules: &Rules, roll: &str) -> Vec<Vec<u8>> {
    let steps = rules.steps(roll.parse().unwrap());
    let numbers = |step: &Step| match step {
        Step::Play(segment) => segment.numbers().to_vec(),
        Step::Roll | Step::ChooseDouble => vec![],
    };
    steps.iter().map(numbers).collect()
}

#[test]
fn puff_2_4_enters_on_23_and_21_the_lower_first() {
    let turn = |text: &str| {
        let mut turn = Turn::rolled(&PUFF, position(&PUFF, "pool:15 / pool:15"), "24".parse().unwrap());
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
    // Then comes his own roll.
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
    // Three of four fives can be played: what cannot lapses, and the sixes follow.
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
    let mut turn = Turn::rolled(&PLAKOTO, position(&PLAKOTO, "24:15 / 5:1 24:14"), "41".parse().unwrap());
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
    assert_eq!(LUDUS.steps(Roll::two(3, 3).unwrap()).len(), 1);
}

/// The arrangements after six doubles in a row are beyond counting: each segment has a graph of its own.
#[test]
fn a_chain_of_doubles_is_looked_at_one_by_one() {
    let before = position(&GIOUL, "24:3 20:3 18:3 16:3 14:3 / 24:1 22:1 off:13");
    let mut turn = Turn::rolled(&GIOUL, before, Roll::two(1, 1).unwrap());
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
    let mut turn = Turn::rolled(&ACEY_DEUCEY, text, Roll::two(2, 1).unwrap());
    play(&mut turn, "pool/24 pool/23").unwrap();
    assert_eq!((turn.waits(), turn.owed()), (Waits::Double, &[Step::Roll][..]));
    assert_eq!(turn.position().own().count(BAR), 0);
}
