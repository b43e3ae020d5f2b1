//! Decisions within a budget: looked at deeper and deeper, until the next look would cost too much.

use tavola_rules::{Player, Position, Rules};

use crate::bearoff::BearOff;
use crate::budget::{Account, Budget, Counted, answers};
use crate::context::Context;
use crate::cube::CubeDecision;
use crate::engine::{self, Numbers, Ranked};
use crate::evaluator::Evaluator;
use crate::generic::nets_know;
use crate::pick::Picker;
use crate::play_on::{Choice, play_on};
use crate::probabilities::Probabilities;
use crate::rollout::{Dice, ROUND, Rollout};
use crate::search::Search;

/// So many rolls ahead at most: what is still close then is played on, which tells more for the same cost.
const PLIES: u32 = 2;

/// The same for the cube, where there is nothing to play on.
const CUBE_PLIES: u32 = 3;

/// How far the plays that are close are played on, and how often at most. That is less far than the strongest level does, so that it is
/// within a budget of a tenth of a second.
const ROLLOUT: Rollout = Rollout { trials: 1296, rolls: 5, ..Rollout::LEVEL };

/// Makes the tables that are made when they are first needed: no decision pays for that.
fn make_ready(evaluator: &dyn Evaluator) {
    let start = Position::start(&Rules::STANDARD, Player::First);
    _ = (evaluator.evaluate(&start), BearOff::shared(), Picker::shared());
}

/// The plays of a roll or a segment, the best first.
pub(crate) fn rank(
    evaluator: &dyn Evaluator,
    rules: &Rules,
    position: &Position,
    numbers: Numbers,
    context: &Context,
    budget: Budget,
    threads: usize,
) -> Vec<Ranked> {
    make_ready(evaluator);
    let evaluator = Counted::new(evaluator);
    let mut account = Account::new(&evaluator, budget);
    let mut search = Search::new(&evaluator, rules).threads(threads);
    let mut may = |plies| account.affords(answers(plies));
    let mut ranked = engine::rank(&mut search, position, numbers, context, PLIES, &mut may);
    let dice = Dice { evaluator: &evaluator, rules, context: &context.swapped(), rollout: &ROLLOUT, threads };
    if nets_know(rules) {
        let round = f64::from(ROUND * ROLLOUT.rolls) * answers(1);
        play_on(&mut ranked, &dice, |count| account.affords(count as f64 * round));
    }
    ranked
}

impl Choice for Ranked {
    fn after(&self) -> Option<Position> {
        (self.plies == PLIES).then_some(self.play.position)
    }

    fn equity(&self) -> f32 {
        self.equity
    }

    fn take_over(&mut self, chances: Probabilities, equity: f32, trials: u32) {
        *self = Ranked { probabilities: chances, equity, trials, ..*self };
    }
}

/// The cube decision of the player on roll (`own`).
pub(crate) fn decide(
    evaluator: &dyn Evaluator,
    rules: &Rules,
    position: &Position,
    context: &Context,
    budget: Budget,
    threads: usize,
) -> CubeDecision {
    make_ready(evaluator);
    let evaluator = Counted::new(evaluator);
    let mut account = Account::new(&evaluator, budget);
    let mut search = Search::new(&evaluator, rules).threads(threads);
    let mut decision = search.decide(position, context, 0);
    for plies in 1..=CUBE_PLIES {
        if !account.affords(answers(plies)) {
            break;
        }
        decision = search.decide(position, context, plies);
    }
    decision
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::embedded;
    use tavola_rules::Roll;

    fn start() -> Position {
        Position::start(&Rules::STANDARD, Player::First)
    }

    fn plays(nodes: u64, threads: usize) -> Vec<Ranked> {
        let (high, low) = (4, 3);
        let roll = Roll::two(high, low).unwrap().into();
        let budget = Budget::Nodes(nodes);
        rank(&embedded(), &Rules::STANDARD, &start(), roll, &Context::money(), budget, threads)
    }

    #[test]
    fn more_nodes_look_deeper_and_any_number_of_threads_finds_the_same() {
        let mut deepest = Vec::new();
        for nodes in [0, 3_000, 20_000, 100_000] {
            let found = plays(nodes, 1);
            assert_eq!(plays(nodes, 3), found, "{nodes}");
            deepest.push((found[0].plies, found[0].trials > 0));
        }
        assert_eq!(deepest, [(0, false), (1, false), (2, false), (2, true)]);
    }

    #[test]
    fn what_the_budget_is_enough_for_is_as_if_there_were_none() {
        let engine = crate::engine::Engine::new(Box::new(embedded())).with_threads(1);
        let decide = |nodes| {
            decide(&embedded(), &Rules::STANDARD, &start(), &Context::money(), Budget::Nodes(nodes), 1)
        };
        for (nodes, plies) in [(0, 0), (500, 1), (20_000, 2)] {
            assert_eq!(decide(nodes), engine.cube(&Rules::STANDARD, &start(), &Context::money(), plies));
        }
    }

    #[test]
    fn a_budget_is_hardly_overdrawn() {
        for nodes in [1_000, 10_000, 60_000] {
            let evaluator = embedded();
            let counted = Counted::new(&evaluator);
            let roll = Roll::two(2, 1).unwrap().into();
            let budget = Budget::Nodes(nodes);
            _ = rank(&counted, &Rules::STANDARD, &start(), roll, &Context::money(), budget, 1);
            assert!(counted.nodes() <= nodes + nodes / 4, "{} of {nodes}", counted.nodes());
        }
    }
}
