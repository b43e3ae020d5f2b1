//! Whole matches by random players: every preset's games come to an end, no action whatever panics, a
//! refused action changes nothing, and a match is its list of actions.

use crate::common::player::sensible;
use crate::common::{Rng, cases};
use tavola_rules::rules::CubeRules;
use tavola_rules::{Action, Match, MatchKind, Move, Player, Refusal, Rules, variants};

/// Anything at all.
fn anything(rng: &mut Rng) -> Action {
    let byte = |rng: &mut Rng| rng.next() as u8 >> rng.below(8);
    match rng.below(20) {
        0 => Action::Opening { dice: [byte(rng), byte(rng)] },
        1 => Action::OpeningTwo { dice: [[byte(rng), byte(rng)], [byte(rng), byte(rng)]] },
        2 => Action::Lot { starter: Player::BOTH[rng.below(2)] },
        3 => Action::Roll { dice: (0..rng.below(5)).map(|_| byte(rng)).collect() },
        4 => Action::Cocked,
        5 => Action::Move(Move { from: byte(rng), to: byte(rng), die: byte(rng) }),
        6 => Action::TakeBack,
        7 => Action::Choose { number: byte(rng) },
        8 => Action::Done,
        9 => Action::Double,
        10 => Action::Take,
        11 => Action::Drop,
        12 => Action::Beaver,
        13 => Action::Raccoon,
        14 => Action::Resign { level: byte(rng) },
        15 => Action::Accept,
        17 => Action::TakeBackTurn,
        18 => Action::Settle { worth: rng.next() as i32 },
        16 => Action::Pick { dice: [byte(rng), byte(rng)] },
        _ => [Action::Refuse, Action::Next][rng.below(2)].clone(),
    }
}

/// Every extra of money play switched on.
fn with_extras(rules: &Rules) -> Rules {
    let cube = CubeRules {
        jacoby: true,
        beavers: true,
        raccoons: true,
        automatic_doubles: 3,
        holland: true,
        ..rules.cube
    };
    Rules { cube, ..rules.clone() }
}

fn state(m: &Match) -> String {
    let board = m.game().position(Player::First);
    format!("{:?} {:?} {:?} {board:?}", m.score(), m.game().phase(), m.game().cube())
}

#[test]
fn random_matches_of_every_preset_end_and_replay() {
    let mut rng = Rng(6);
    for variant in &variants::ALL {
        for kind in [MatchKind::Points(5), MatchKind::Games(2), MatchKind::Single, MatchKind::Money] {
            let rules = with_extras(variant.rules);
            let mut m = Match::new(rules.clone(), kind);
            let mut actions = vec![];
            while !m.is_over() && m.score().iter().sum::<u32>() < 20 {
                let (by, action) = sensible(&mut rng, &m);
                m.apply(by, &action).unwrap_or_else(|e| panic!("{action:?}: {e}"));
                actions.push((by, action));
                assert!(actions.len() < 200_000, "{} does not end", variant.rules.name);
            }
            let mut again = Match::new(rules, kind);
            for (by, action) in &actions {
                again.apply(*by, action).unwrap();
            }
            assert_eq!(format!("{again:?}"), format!("{m:?}"));
        }
    }
}

#[test]
fn a_match_with_turns_taken_back_is_what_the_actions_that_count_come_to() {
    let mut rng = Rng(12);
    let mut taken = 0;
    for variant in &variants::ALL {
        for kind in [MatchKind::Points(5), MatchKind::Games(2), MatchKind::Money] {
            let rules = with_extras(variant.rules);
            let mut m = Match::new(rules.clone(), kind);
            let (mut actions, mut counted) = (vec![], vec![]);
            while !m.is_over() && actions.len() < 150 {
                let by = Player::BOTH[rng.below(2)];
                if rng.one_in(12) && m.may_take_back_turn(by) {
                    let before = m.clone();
                    let void = m.apply(by, &Action::TakeBackTurn).unwrap().void as usize;
                    assert!(0 < void && void <= counted.len(), "{void} of {}", counted.len());
                    let again: Vec<usize> = counted.split_off(counted.len() - void);
                    actions.push((by, Action::TakeBackTurn));
                    let mut replayed = Match::new(rules.clone(), kind);
                    counted.iter().for_each(|at: &usize| {
                        let (by, action) = &actions[*at];
                        replayed.apply(*by, action).unwrap();
                    });
                    assert_eq!(state(&m), state(&replayed), "{}", variant.rules.name);
                    assert_eq!(m.apply(by, &Action::TakeBackTurn), Err(Refusal::NothingToTakeBack));
                    // The same action leads to the same state again.
                    let mut same = m.clone();
                    for at in again {
                        let (by, action) = &actions[at];
                        same.apply(*by, action).unwrap();
                    }
                    assert_eq!(state(&same), state(&before), "{}", variant.rules.name);
                    taken += 1;
                    continue;
                }
                let (by, action) = sensible(&mut rng, &m);
                m.apply(by, &action).unwrap();
                counted.push(actions.len());
                actions.push((by, action));
            }
            assert_eq!(Match::new(rules, kind).replay(&actions), Ok(counted));
        }
    }
    assert!(taken > 500, "{taken}");
}

#[test]
fn only_decisions_of_the_running_game_are_taken_back() {
    let mut m = Match::new(Rules::STANDARD, MatchKind::Points(2));
    let (a, b) = (Player::First, Player::Second);
    let mut act = |by, action| m.apply(by, &action);
    act(a, Action::Opening { dice: [3, 1] }).unwrap();
    assert_eq!(act(a, Action::TakeBackTurn), Err(Refusal::NothingToTakeBack), "a roll is no decision");
    act(a, Action::Move(Move { from: 8, to: 5, die: 3 })).unwrap();
    assert_eq!(act(a, Action::TakeBackTurn), Err(Refusal::NothingToTakeBack), "the play is not complete");
    act(a, Action::Move(Move { from: 6, to: 5, die: 1 })).unwrap();
    act(a, Action::Done).unwrap();
    act(b, Action::Double).unwrap();
    act(a, Action::Drop).unwrap();
    // The drop has ended the game, and the score is as it was without it.
    assert_eq!(act(a, Action::TakeBackTurn).unwrap().void, 1);
    assert!(m.score() == [0, 0] && m.game().result().is_none() && m.game_number() == 1);
    let mut act = |by, action| m.apply(by, &action);
    // A player who takes a double back makes the answer void, too.
    act(a, Action::Take).unwrap();
    assert_eq!(act(b, Action::TakeBackTurn).unwrap().void, 2);
    act(b, Action::Double).unwrap();
    act(a, Action::Drop).unwrap();
    act(a, Action::Next).unwrap();
    for player in Player::BOTH {
        assert_eq!(act(player, Action::TakeBackTurn), Err(Refusal::NothingToTakeBack));
    }
}

#[test]
fn a_settled_game_brings_whole_points_or_is_drawn() {
    let settle = |worth| Action::Settle { worth };
    let begun = || {
        let mut m = Match::new(Rules::STANDARD, MatchKind::Points(9));
        for (by, action) in [
            (Player::First, Action::Opening { dice: [3, 1] }),
            (Player::First, Action::Move(Move { from: 8, to: 5, die: 3 })),
            (Player::First, Action::Move(Move { from: 6, to: 5, die: 1 })),
        ] {
            m.apply(by, &action).unwrap();
        }
        assert!(m.apply(Player::First, &settle(700)).is_err(), "within a turn");
        m.apply(Player::First, &Action::Done).unwrap();
        m
    };
    for (worth, score) in [
        (499, [0, 0]),
        (500, [1, 0]),
        (1499, [1, 0]),
        (-500, [0, 1]),
        (-2600, [0, 3]),
        (i32::MIN, [0, 3]),
        (0, [0, 0]),
    ] {
        let mut m = begun();
        let result = m.apply(Player::First, &settle(worth)).unwrap().result.unwrap();
        assert_eq!((m.score(), result.winner.is_none()), (score, score == [0, 0]), "{worth}");
        assert!(m.apply(Player::First, &Action::Next).is_ok() && m.game_number() == 2);
    }
    let mut m = begun();
    for (by, action) in [(Player::Second, Action::Double), (Player::First, Action::Take)] {
        m.apply(by, &action).unwrap();
    }
    m.apply(Player::First, &settle(5400)).unwrap();
    assert_eq!(m.score(), [5, 0], "with the cube");
}

/// `TAVOLA_CASES=5000000 cargo test --release -p tavola-rules --test random_games` plays ten thousand of each.
#[test]
fn random_games_of_every_preset_end() {
    let mut rng = Rng(8);
    for variant in &variants::ALL {
        for _ in 0..cases() / 500 {
            let mut m = Match::new(variant.rules.clone(), MatchKind::Single);
            let mut actions = 0;
            while !m.is_over() {
                let (by, action) = sensible(&mut rng, &m);
                m.apply(by, &action).unwrap_or_else(|e| panic!("{action:?}: {e}"));
                actions += 1;
                assert!(actions < 500_000, "{} does not end", variant.rules.name);
            }
        }
    }
}

#[test]
fn no_action_panics_and_refused_ones_change_nothing() {
    let mut rng = Rng(7);
    for variant in &variants::ALL {
        for kind in [MatchKind::Points(3), MatchKind::Money, MatchKind::Games(0), MatchKind::Points(0)] {
            let mut m = Match::new(with_extras(variant.rules), kind);
            for _ in 0..600 {
                let (by, action) = match rng.below(3) {
                    0 if !m.is_over() => sensible(&mut rng, &m),
                    _ => (Player::BOTH[rng.below(2)], anything(&mut rng)),
                };
                let before = state(&m);
                match m.apply(by, &action) {
                    Ok(_) => {}
                    Err(refusal) => {
                        assert_eq!(state(&m), before, "{action:?}");
                        assert!(!refusal.to_string().is_empty());
                    }
                }
                for player in Player::BOTH {
                    let position = m.game().position(player);
                    assert_eq!(position.own().total(), variant.rules.checkers(player));
                    assert_eq!(position, m.game().position(player.opponent()).swapped());
                }
            }
        }
    }
}
