//! The fast generator, the plain reference and the turn's graph give the same results, in random play and
//! in arbitrary positions. `TAVOLA_CASES=1000000 cargo test --release -p tavola-rules --test generators`
//! tries a million positions of each kind instead of five thousand.

use crate::common::{Rng, arbitrary, cases, fast, random_positions, results};
use tavola_rules::Occasion;
use tavola_rules::rules::{BearOff, Contact, Leaving, Mixed, Obligation, Order, Prime, StackLimits};
use tavola_rules::track::Track;
use tavola_rules::{BAR, Player, Position, Roll, Rules, Segment, Setup, Step, Turn, Waits, moves, variants};

/// Checks an invariant of every result: no checker of either side is lost.
fn keeps_the_checkers(before: &Position, after: &Position) {
    assert_eq!(after.own().total(), before.own().total());
    assert_eq!(after.other().total(), before.other().total());
    assert_eq!(after.swapped().swapped(), *after);
}

fn agree(rules: &Rules, position: &Position, roll: Roll) {
    for step in rules.steps(position, roll, &Occasion::of(rules, position)) {
        let Step::Play(segment) = step else { continue };
        for end in results(rules, position, &segment) {
            keeps_the_checkers(position, &end);
        }
    }
}

#[test]
fn all_agree_in_random_play_of_standard_backgammon() {
    random_positions(&mut Rng(1), &Rules::STANDARD, cases(), |_, position, roll| {
        agree(&Rules::STANDARD, position, roll);
    });
}

#[test]
fn all_agree_in_arbitrary_positions_of_standard_backgammon() {
    let mut rng = Rng(2);
    for _ in 0..cases() {
        let position = arbitrary(&mut rng, &Rules::STANDARD);
        agree(&Rules::STANDARD, &position, rng.roll());
    }
}

#[test]
fn all_agree_in_every_preset() {
    for (i, variant) in variants::ALL.iter().enumerate() {
        let mut rng = Rng(100 + i as u64);
        random_positions(&mut rng, variant.rules, cases() / 20, |_, position, roll| {
            agree(variant.rules, position, roll);
        });
        for _ in 0..cases() / 20 {
            let position = arbitrary(&mut rng, variant.rules);
            let roll = rng.roll_of(variant.rules);
            agree(variant.rules, &position, roll);
        }
    }
}

/// Standard backgammon with one dimension changed at a time: each must be read by all three alike.
#[test]
fn all_agree_with_every_single_dimension_changed() {
    const S: Rules = Rules::STANDARD;
    let changed = [
        Rules { bear_off: BearOff::FreeOvershoot, ..S },
        Rules { bear_off: BearOff::Exact, ..S },
        Rules { bear_off: BearOff::Never, ..S },
        Rules { obligation: Obligation::AllOrNothing, ..S },
        Rules { obligation: Obligation::OneByOne, ..S },
        Rules { order: Order::LowerFirst, ..S },
        Rules { stacks: StackLimits::all(5), ..S },
        Rules { stacks: StackLimits::NONE.except(3, 1), ..S },
        Rules { overtaking: false, ..S },
        Rules { contact: Contact::Block, block_at: 1, ..S },
        Rules { contact: Contact::Pin(Mixed::PinnerStacks), ..S },
        Rules { contact: Contact::Pin(Mixed::Closed), ..S },
        Rules { backward: true, ..S },
        Rules { hit_and_run: false, ..S },
        Rules { hit_home_first: true, ..S },
        Rules { leaving: Leaving::OneATurn, ..S },
        Rules { leaving: Leaving::Courier(11), ..S },
        Rules { prime: Prime::NotFirstQuadrant, ..S },
        Rules { prime: Prime::InOpponentsStart(4), track: Track::Offset, ..S },
        Rules { prime: Prime::OneAhead, ..S },
        Rules { prime: Prime::NotAStartQuadrant, track: Track::Offset, ..S },
        Rules { prime: Prime::LastTwoHeld, ..S },
        Rules { must_open: true, ..S },
        Rules { track: Track::Ring, ..S },
        Rules { track: Track::Same, ..S },
        Rules { track: Track::Offset, ..S },
        Rules { track: Track::Offset, contact: Contact::Block, block_at: 1, ..S },
    ];
    for (i, rules) in changed.iter().enumerate() {
        let mut rng = Rng(200 + i as u64);
        for _ in 0..cases() / 40 {
            let position = arbitrary(&mut rng, rules);
            agree(rules, &position, rng.roll());
        }
    }
}

/// Random positions seldom shut all fifteen in: here the row stands, the rest is anywhere, and a part of a row too.
#[test]
fn all_agree_where_a_row_must_be_opened() {
    let fevga =
        Rules { must_open: true, prime: Prime::Any, ..variants::find("fevga").unwrap().rules.clone() };
    let obligations = [
        Obligation::Max { higher: true },
        Obligation::Max { higher: false },
        Obligation::OneByOne,
        Obligation::AllOrNothing,
    ];
    let mut rng = Rng(77);
    let mut matters = 0;
    for case in 0..cases() / 20 {
        let rules = Rules {
            obligation: obligations[case % obligations.len()],
            order: if case % 5 == 4 && case % 4 != 3 { Order::LowerFirst } else { Order::Free },
            leaving: if case % 3 == 0 { Leaving::Free } else { fevga.leaving },
            ..fevga.clone()
        };
        // The opponent's point, and with one or two of the six before it left open for a start.
        let point = 7 + (rng.next() % 18) as u8;
        let mut places = [0u8; 27];
        for ahead in 1..=6 {
            let own = rules.track.facing(point - ahead);
            places[usize::from(own)] = u8::from(!rng.next().is_multiple_of(8));
        }
        let mut left = 15 - places.iter().sum::<u8>();
        while left > 0 {
            let own = (rng.next() % 25) as u8;
            if own != rules.track.facing(point) && (own > 0 || rng.next().is_multiple_of(3)) {
                places[usize::from(own)] += 1;
                left -= 1;
            }
        }
        let text: Vec<String> = (1..=24).map(|p| format!("{p}:{}", places[p])).collect();
        let text = format!("{} off:{} / {point}:15", text.join(" "), places[0]);
        let setup: Setup = text.parse().unwrap();
        let Ok(position) = setup.position(&rules, Player::First) else { panic!("{text}") };
        let Some(segment) = first_part(&mut rng, &rules, &position) else { continue };
        let free = Rules { must_open: false, ..rules.clone() };
        matters += usize::from(results(&rules, &position, &segment) != results(&free, &position, &segment));
    }
    assert!(matters > cases() / 200, "the row mattered in {matters} cases only");
}

/// The first part of a random roll, if it has one.
fn first_part(rng: &mut Rng, rules: &Rules, position: &Position) -> Option<Segment> {
    let steps = rules.steps(position, rng.roll_of(rules), &Occasion::of(rules, position));
    match steps.first() {
        Some(Step::Play(segment)) => Some(*segment),
        _ => None,
    }
}

/// Random turns, move by move: a turn stops only at the points that the rules allow, its moves replay to the same
/// position, and undoing them one by one leads back to its beginning.
#[test]
fn random_turns_replay_and_take_back() {
    let mut rng = Rng(3);
    for _ in 0..cases() {
        let rules = variants::ALL[rng.below(variants::ALL.len())].rules;
        let before = arbitrary(&mut rng, rules);
        let Some(segment) = first_part(&mut rng, rules, &before) else { continue };
        let mut turn = Turn::new(rules, before, &[Step::Play(segment)]);
        while turn.waits() == Waits::Move {
            let legal = turn.legal();
            turn.play(legal[rng.below(legal.len())]).unwrap();
        }
        assert!(fast(rules, &before, &segment).contains(&turn.position()));
        let mut again = before;
        for &(mv, landing) in turn.moves() {
            assert_eq!(moves::try_given(rules, &again, mv), Ok(landing));
            again = moves::after(rules, &again, mv, landing);
        }
        // Exchanged twice, it has lost the values that only mattered within the turn.
        assert_eq!(again.swapped().swapped(), turn.position());
        for _ in 0..turn.moves().len() {
            assert!(turn.take_back().is_some());
        }
        assert_eq!((turn.position(), turn.take_back()), (before, None));
    }
}

/// A turn without its graph returns the same event and the same ends as with the graph.
#[test]
fn a_turn_without_its_graph_waits_and_ends_as_the_graph_says() {
    let mut rng = Rng(7);
    for _ in 0..cases() / 10 {
        let rules = variants::ALL[rng.below(variants::ALL.len())].rules;
        let before = arbitrary(&mut rng, rules);
        let steps = rules.steps(&before, rng.roll_of(rules), &Occasion::of(rules, &before));
        let bare = Turn::new(rules, before, &steps);
        let mut turn = bare.clone().with_graph();
        let graph = turn.graph().into_owned();
        assert_eq!((bare.position(), bare.waits()), (turn.position(), turn.waits()));
        assert_eq!((bare.left(), bare.segment()), (turn.left(), turn.segment()));
        assert_eq!((bare.owed(), bare.handed_over()), (turn.owed(), turn.handed_over()));
        assert_eq!(bare.legal(), turn.legal());
        // The ends from the start by the generator, and from after the first move by the graph.
        let ends = bare.ends();
        let over = graph.nodes().iter().filter(|node| node.waits != Waits::Move);
        let mut expected: Vec<(Position, Waits)> = over.map(|node| (node.position, node.waits)).collect();
        let mut found: Vec<(Position, Waits)> = ends.iter().map(|end| (end.position, end.waits)).collect();
        for list in [&mut expected, &mut found] {
            list.sort_by_key(|(position, _)| *position);
        }
        expected.dedup();
        assert_eq!(found, expected, "{}: {before}, {steps:?}", rules.name);
        let end = &ends[rng.below(ends.len())];
        let mut played = bare.clone();
        for mv in &end.moves {
            played.play(*mv).unwrap_or_else(|e| panic!("{mv} in {before}: {e}"));
        }
        assert_eq!(played.position(), end.position);
        if let Some(&mv) = turn.legal().first() {
            turn.play(mv).unwrap();
            if turn.waits() == Waits::Move && turn.at() != tavola_rules::Graph::ROOT {
                let left = turn.ends();
                assert!(
                    !left.is_empty() && left.iter().all(|end| found.contains(&(end.position, end.waits)))
                );
            }
        }
    }
}

/// No point is ever shared, and nobody moves while an own checker is on the bar.
#[test]
fn results_are_positions_of_the_game() {
    let mut rng = Rng(4);
    for _ in 0..cases() {
        let rules = variants::ALL[rng.below(variants::ALL.len())].rules;
        let before = arbitrary(&mut rng, rules);
        let Some(segment) = first_part(&mut rng, rules, &before) else { continue };
        for end in fast(rules, &before, &segment) {
            if end.own().in_play() > 0 && end.other().in_play() > 0 {
                assert_eq!(end.setup().position(rules, tavola_rules::Player::First), Ok(end));
            }
            if end.own().count(BAR) > 0 {
                let moved = (1..BAR).filter(|&p| end.own().count(p) < before.own().count(p));
                assert_eq!(moved.count(), 0, "{before} {end}");
            }
        }
    }
}

mod any_bytes {
    use super::*;
    use proptest::prelude::*;
    use tavola_rules::{Player, Setup};

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        /// Any arrangement is either refused, or can be played, written and read again.
        #[test]
        fn any_arrangement_is_refused_or_played(
            own in proptest::array::uniform27(0u8..4), other in proptest::array::uniform27(0u8..4),
            pinned in any::<[u32; 2]>(), dice in (1u8..=6, 1u8..=6), variant in 0usize..variants::ALL.len(),
        ) {
            let rules = variants::ALL[variant].rules;
            let mut setup = Setup::default();
            (setup.own.places, setup.other.places) = (own, other);
            if dice.0 == 1 {
                (setup.own.pinned, setup.other.pinned) = (pinned[0], pinned[1]);
            }
            if let Ok(position) = setup.with_rest_off(rules, Player::First).position(rules, Player::First) {
                agree(rules, &position, Roll::two(dice.0, dice.1).unwrap());
                let again: Setup = position.to_string().parse().unwrap();
                prop_assert_eq!(again.position(rules, Player::First), Ok(position));
            }
        }

        /// Any text is refused or is an arrangement.
        #[test]
        fn any_text_is_refused_or_read(text in "[0-9a-z:!/ ]{0,40}") {
            if let Ok(setup) = text.parse::<Setup>() {
                let _ = setup.position(&Rules::STANDARD, Player::First);
            }
        }
    }
}
