//! Decisions within a budget: searched deeper and deeper, until the next search would cost too much.

use core::time::Duration;

use tavola_rules::{Position, Turn};

use crate::context::Context;
use crate::cube::CubeDecision;
use crate::evaluators::tables::bearoff::BearOffTable;
use crate::search::budget::{Budget, Spending};
use crate::search::filter::Filters;
use crate::search::lookahead::Search;
use crate::search::rank::{self, Manner, Ranked};
use crate::search::refine::refine;
use crate::search::rollout::{ROUND, RolloutSettings, Trials};
use crate::search::sources::Sources;

/// The deepest search of plays. Those that are still close then are rolled out, which separates them better for the
/// same cost.
const PLIES: u32 = 2;

/// Largest depth of a cube decision, which is not rolled out.
const CUBE_PLIES: u32 = 3;

/// Settings of the rollouts of close plays: shorter than those of the strongest level, so that a budget of a tenth of a
/// second suffices.
const ROLLOUT: RolloutSettings = RolloutSettings { trials: 1296, rolls: 5, ..RolloutSettings::LEVEL };

/// Makes the table that is otherwise made at first use, so that no budget pays for it.
fn make_ready() {
    _ = BearOffTable::shared();
}

/// Every play of the running segment of a turn, the best first.
pub(crate) fn rank(sources: &Sources<'_>, turn: &Turn, context: &Context, budget: Budget) -> Vec<Ranked> {
    make_ready();
    let spending = Spending::new(sources, budget);
    let mut go_on = |plies| spending.affords(sources.answers(plies));
    let mut manner =
        Manner { plies: PLIES, filters: &Filters::USUAL, error: &|_, _| 0.0, races: true, go_on: &mut go_on };
    let mut ranked = rank::rank(&mut Search::new(sources), turn, context, &mut manner);
    let deepest = ranked.first().is_some_and(|best| best.plies == PLIES.min(sources.depth));
    if deepest && !sources.estimates && context.next_roll.is_none() {
        let trials = Trials { sources, context: &context.swapped(), rollout: &ROLLOUT };
        let round = f64::from(ROUND * ROLLOUT.rolls) * sources.answers(1);
        refine(&mut ranked, &trials, |count| spending.affords(count as f64 * round));
    }
    ranked
}

/// The cube decision of the player on roll (`own`).
pub(crate) fn decide(
    sources: &Sources<'_>,
    position: &Position,
    context: &Context,
    budget: Budget,
) -> CubeDecision {
    make_ready();
    deepening(sources, position, context, CUBE_PLIES, &Spending::new(sources, budget))
}

/// Decides `plies` rolls ahead, or fewer if that exceeds a time.
pub(crate) fn decide_in_time(
    sources: &Sources<'_>,
    position: &Position,
    context: &Context,
    plies: u32,
    time: Option<Duration>,
) -> CubeDecision {
    make_ready();
    match Spending::limited(sources, time) {
        Some(spending) => deepening(sources, position, context, plies, &spending),
        None => Search::new(sources).decide(position, context, plies),
    }
}

/// Decides deeper and deeper to a depth as long as it is affordable.
fn deepening(
    sources: &Sources<'_>,
    position: &Position,
    context: &Context,
    deepest: u32,
    spending: &Spending<'_>,
) -> CubeDecision {
    let mut search = Search::new(sources);
    let mut decision = search.decide(position, context, 0);
    for plies in 1..=deepest {
        if !spending.affords(sources.answers(plies)) {
            break;
        }
        decision = search.decide(position, context, plies);
    }
    decision
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Engine;
    use crate::work::Work;
    use tavola_rules::{Player, Roll, Rules};

    fn start() -> Position {
        Position::start(&Rules::STANDARD, Player::First)
    }

    fn plays(nodes: u64, threads: usize) -> Vec<Ranked> {
        let turn = Turn::rolled(&Rules::STANDARD, start(), Roll::two(4, 3).unwrap());
        let engine = Engine::embedded().with_work(Work::inline().with_threads(threads).unwrap());
        engine.rank(&turn, &Context::money(), Budget::Nodes(nodes)).unwrap()
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
        let engine = Engine::embedded();
        let decide =
            |nodes| engine.cube(&Rules::STANDARD, &start(), &Context::money(), Budget::Nodes(nodes)).unwrap();
        for (nodes, plies) in [(0, 0), (500, 1), (20_000, 2)] {
            assert_eq!(
                decide(nodes),
                engine.cube(&Rules::STANDARD, &start(), &Context::money(), plies).unwrap()
            );
        }
    }

    #[test]
    fn a_budget_is_overdrawn_by_a_quarter_at_most() {
        for nodes in [1_000, 10_000, 60_000] {
            let engine = Engine::embedded();
            let sources = engine.sources(&Rules::STANDARD).unwrap();
            let turn = Turn::rolled(&Rules::STANDARD, start(), Roll::two(2, 1).unwrap());
            _ = rank(&sources, &turn, &Context::money(), Budget::Nodes(nodes));
            assert!(sources.nodes() <= nodes + nodes / 4, "{} of {nodes}", sources.nodes());
        }
    }
}
