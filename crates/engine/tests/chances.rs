//! Invariants of the chances in every game, for every evaluator.

use std::sync::OnceLock;

use proptest::prelude::*;
use tavola_engine::{Bot, BotDecision, Context, Engine, Probabilities, hash};
use tavola_rules::game::{Phase, RollDue};
use tavola_rules::{Action, Match, MatchKind, Player, Rules, variants};

fn engine() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(Engine::embedded)
}

/// Returns whether each of the six ends of a game has a chance from 0 to 1.
fn are_chances(found: &Probabilities) -> bool {
    let [win, gammon, backgammon, lost_gammon, lost_backgammon] = found.to_array();
    let ends = [
        win - gammon,
        gammon - backgammon,
        backgammon,
        1.0 - win - lost_gammon,
        lost_gammon - lost_backgammon,
        lost_backgammon,
    ];
    ends.iter().all(|chance| (0.0..=1.0).contains(chance))
}

/// The dice that are due, from a number.
fn thrown(m: &Match, number: u64) -> Action {
    let die = |n: u64| 1 + (hash::mix(number ^ hash::mix(n)) % 6) as u8;
    match (m.game().phase(), m.game().dice_due()) {
        (Phase::Opening, _) => match m.rules().opening {
            tavola_rules::rules::Opening::TwoDiceHighest => {
                Action::OpeningTwo { dice: [[6, die(1)], [1, 1]] }
            }
            tavola_rules::rules::Opening::LotThenRoll => Action::Lot { starter: Player::First },
            _ => Action::Opening { dice: [5, 1] },
        },
        (_, RollDue::Known(roll)) => Action::Roll { dice: roll.dice().to_vec() },
        (_, RollDue::Throw(count)) => Action::Roll { dice: (0..u64::from(count)).map(die).collect() },
    }
}

/// Plays a game of a bot against itself for `decisions` decisions and calls `ask` at each.
fn follow(rules: &Rules, seed: u64, decisions: u64, ask: &mut dyn FnMut(&Match, Player)) {
    let mut rules = rules.clone();
    rules.cube.on = false;
    let mut m = Match::new(rules, MatchKind::Single);
    let bot = Bot::erring(0.2, seed).playing_on();
    for number in 0..decisions {
        let player = m.game().phase().player().unwrap_or(Player::First);
        if m.is_over() {
            return;
        }
        let actions = match m.game().phase() {
            Phase::Opening => Vec::new(),
            _ => match bot.decide(engine(), &m, player).unwrap() {
                BotDecision::Roll => Vec::new(),
                BotDecision::Act(actions) => actions,
            },
        };
        let actions = if actions.is_empty() {
            ask(&m, player);
            vec![thrown(&m, seed ^ number)]
        } else {
            actions
        };
        for action in actions {
            m.apply(player, &action).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1) })]

    #[test]
    fn the_chances_of_all_ends_are_between_0_and_1_in_every_game(seed in any::<u64>()) {
        for variant in &variants::ALL {
            let mut wrong = Vec::new();
            follow(variant.rules, seed, 120, &mut |m, player| {
                let position = m.game().position(player);
                let context = Context::of(m, player);
                let deep = hash::of_position(&position, seed).is_multiple_of(32);
                for plies in 0..=u32::from(deep) {
                    let found = engine().probabilities(m.rules(), &position, &context, plies).unwrap();
                    for seen in [found, found.inverted(), found.inverted().inverted()] {
                        if !are_chances(&seen) {
                            wrong.push((position, plies, seen));
                        }
                    }
                }
            });
            prop_assert!(wrong.is_empty(), "{}: {} wrong, {:?}", variant.rules.name, wrong.len(), wrong.first());
        }
    }
}
