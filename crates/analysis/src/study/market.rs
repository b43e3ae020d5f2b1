//! Market losers: how often a player who does not double now cannot be taken any more at their next chance.

use std::sync::Arc;

use serde::Serialize;
use tavola_engine::{Context, CubeAnswer, Engine, EngineError, rolls};
use tavola_rules::end::is_over;
use tavola_rules::{Occasion, Position, Roll, Rules, Turn};

/// Shares of all pairs of a roll of the player and a reply of the opponent, both played as well as the evaluator knows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Market {
    /// Pairs after which the opponent drops, or the game is won already.
    pub losers: f64,
    /// Pairs after which the player still doubles and the opponent takes.
    pub takes: f64,
}

pub(super) fn market(
    engine: &Engine,
    rules: &Arc<Rules>,
    position: &Position,
    context: &Context,
) -> Result<Market, EngineError> {
    let context = &Context { next_roll: None, ..context.clone() };
    let theirs = context.swapped();
    let all = rolls(rules);
    let mut market = Market { losers: 0.0, takes: 0.0 };
    for &(roll, share) in &all {
        let reached = best(engine, rules, position, context, roll)?.swapped();
        if is_over(rules, &reached) {
            market.losers += f64::from(share);
            continue;
        }
        for &(reply, reply_share) in &all {
            let reached = best(engine, rules, &reached, &theirs, reply)?.swapped();
            if is_over(rules, &reached) {
                continue;
            }
            let found = engine.cube(rules, &reached, context, 0)?;
            let share = f64::from(share) * f64::from(reply_share);
            if found.answer(false) == CubeAnswer::Drop {
                market.losers += share;
            } else if found.doubles() {
                market.takes += share;
            }
        }
    }
    Ok(market)
}

/// The position after the best play of a roll; the mover stays first.
fn best(
    engine: &Engine,
    rules: &Arc<Rules>,
    position: &Position,
    context: &Context,
    roll: Roll,
) -> Result<Position, EngineError> {
    let steps = rules.steps(position, roll, &Occasion::of(rules, position));
    let ranked = engine.rank(&Turn::new(Arc::clone(rules), *position, &steps), context, 0)?;
    Ok(ranked.first().map_or(*position, |best| best.position))
}
