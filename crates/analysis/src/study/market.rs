//! Market losers: the frequency with which a player who does not double now gets no take at their next chance.

use serde::Serialize;
use tavola_engine::{CubeAnswer, EngineError, search::rolls};
use tavola_rules::end::is_over;
use tavola_rules::{Position, Roll};

use super::subject::Studied;

/// Shares of all pairs of a roll of the player and a reply of the opponent, both with the evaluator's best plays.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MarketLosers {
    /// Pairs after which the opponent drops, or the game is won already.
    pub losers: f64,
    /// Pairs after which the player still doubles and the opponent takes.
    pub takes: f64,
}

pub(super) fn market(subject: &Studied<'_>) -> Result<MarketLosers, EngineError> {
    let own = Studied { ply: 0, ..*subject };
    let Studied { engine, rules, context, .. } = own;
    let all = rolls(rules);
    let mut market = MarketLosers { losers: 0.0, takes: 0.0 };
    for &(roll, share) in &all {
        let reached = reached(&own, roll)?;
        if is_over(rules, &reached) {
            market.losers += f64::from(share);
            continue;
        }
        let other = Studied { position: &reached, context: &context.swapped(), ..own };
        for &(reply, reply_share) in &all {
            let reached = self::reached(&other, reply)?;
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

/// The position after the best play of a roll, seen by the opponent, who is then on roll.
fn reached(subject: &Studied<'_>, roll: Roll) -> Result<Position, EngineError> {
    Ok(subject.ranked(roll)?.first().map_or(*subject.position, |best| best.position).swapped())
}
