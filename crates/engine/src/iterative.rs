//! Decisions within a budget: searched deeper and deeper, until the next search would cost too much.

use tavola_rules::{Player, Position, Rules, Turn};

use crate::bearoff::BearOff;
use crate::budget::{Account, Budget, Counted, answers};
use crate::context::Context;
use crate::cube::CubeDecision;
use crate::evaluator::Evaluator;
use crate::generic::nets_know;
use crate::pick::Picker;
use crate::rank::{Ranked, rank_within};
use crate::refine::refine;
use crate::rollout::{Dice, ROUND, Rollout};
use crate::search::Search;

/// The deepest search of plays. Those that are still close then are rolled out, which separates them better for the
/// same cost.
const PLIES: u32 = 2;

/// The same for the cube, where nothing is rolled out.
const CUBE_PLIES: u32 = 3;

/// How the plays that are close are rolled out: less far than by the strongest level, so that a budget of a tenth of a
/// second suffices.
const ROLLOUT: Rollout = Rollout { trials: 1296, rolls: 5, ..Rollout::LEVEL };

/// Makes the tables that are otherwise made at first use, so that no budget pays for them.
fn make_ready(evaluator: &dyn Evaluator) {
    let start = Position::start(&Rules::STANDARD, Player::First);
    _ = (evaluator.evaluate(&start), BearOff::shared(), Picker::shared());
}

/// Every play of the running segment of a turn, the best first.
pub(crate) fn rank(
    evaluator: &dyn Evaluator,
    turn: &Turn,
    context: &Context,
    budget: Budget,
    threads: usize,
) -> Vec<Ranked> {
    make_ready(evaluator);
    let rules = turn.rules();
    let evaluator = Counted::new(evaluator);
    let mut account = Account::new(&evaluator, budget);
    let mut search = Search::new(&evaluator, rules).threads(threads);
    let mut ranked = rank_within(&mut search, turn, context, PLIES, &mut account);
    if nets_know(rules)
        && context.next_roll.is_none()
        && ranked.first().is_some_and(|best| best.plies == PLIES)
    {
        let theirs = context.swapped();
        let dice = Dice { evaluator: &evaluator, rules, context: &theirs, rollout: &ROLLOUT, threads };
        let round = f64::from(ROUND * ROLLOUT.rolls) * answers(1);
        refine(&mut ranked, &dice, |count| account.affords(count as f64 * round));
    }
    ranked
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
        let turn = Turn::rolled(&Rules::STANDARD, start(), Roll::two(4, 3).unwrap());
        rank(&embedded(), &turn, &Context::money(), Budget::Nodes(nodes), threads)
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
    fn a_depth_within_the_budget_is_searched_as_without_one() {
        let engine = crate::engine::Engine::new(Box::new(embedded())).with_threads(1);
        let decide = |nodes| {
            decide(&embedded(), &Rules::STANDARD, &start(), &Context::money(), Budget::Nodes(nodes), 1)
        };
        for (nodes, plies) in [(0, 0), (500, 1), (20_000, 2)] {
            assert_eq!(decide(nodes), engine.cube(&Rules::STANDARD, &start(), &Context::money(), plies));
        }
    }

    #[test]
    fn a_budget_is_overdrawn_by_a_quarter_at_most() {
        for nodes in [1_000, 10_000, 60_000] {
            let evaluator = embedded();
            let counted = Counted::new(&evaluator);
            let turn = Turn::rolled(&Rules::STANDARD, start(), Roll::two(2, 1).unwrap());
            _ = rank(&counted, &turn, &Context::money(), Budget::Nodes(nodes), 1);
            assert!(counted.nodes() <= nodes + nodes / 4, "{} of {nodes}", counted.nodes());
        }
    }
}
