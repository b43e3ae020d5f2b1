//! Whole matches by random players: every preset's games come to an end, no action whatever panics, a
//! refused action changes nothing, and a match is its list of actions.

use crate::common::player::sensible;
use crate::common::{Rng, cases};
use tavola_rules::rules::CubeRules;
use tavola_rules::{Action, Match, MatchKind, Move, Player, Rules, variants};

/// Anything at all.
fn anything(rng: &mut Rng) -> Action {
    let byte = |rng: &mut Rng| rng.next() as u8 >> rng.below(8);
    match rng.below(18) {
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
    format!("{:?} {:?} {:?}", m.score(), m.game().phase(), m.game().cube())
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
