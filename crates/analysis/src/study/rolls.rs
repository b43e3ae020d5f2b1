//! The worth of every roll with its best play: the dice table, and the figures of a temperature map.

use serde::Serialize;
use tavola_engine::{EngineError, search::rolls as all_rolls};
use tavola_notation::play;
use tavola_rules::Roll;

use super::subject::Studied;

/// A roll and its best play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RollStudy {
    /// The dice, the higher first.
    pub dice: Vec<u8>,
    /// The probability of the roll.
    pub share: f64,
    /// The best play; empty if the turn begins with a choice of the player or another roll.
    pub text: String,
    /// The moves of that play: from, to, number.
    #[serde(serialize_with = "crate::steps::serialize")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::schema::Move>"))]
    pub moves: Vec<[u8; 3]>,
    /// The equity of the player after it.
    pub equity: f64,
    /// The equity as a chance to win the match; `None` for money.
    pub mwc: Option<f64>,
}

/// Every roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RollsStudy {
    /// In the order of equity, the best first.
    pub rolls: Vec<RollStudy>,
    /// The mean equity, each roll weighted by its chance.
    pub mean: f64,
    /// The equity as a chance to win the match; `None` for money.
    pub mwc: Option<f64>,
    /// The standard deviation: the importance of this roll.
    pub deviation: f64,
}

pub(super) fn rolls(subject: &Studied<'_>) -> Result<RollsStudy, EngineError> {
    let one = |(roll, share)| one(subject, roll, f64::from(share));
    let mut found = all_rolls(subject.rules).into_iter().map(one).collect::<Result<Vec<_>, _>>()?;
    let mean: f64 = found.iter().map(|roll| roll.share * roll.equity).sum();
    let variance: f64 = found.iter().map(|roll| roll.share * (roll.equity - mean).powi(2)).sum();
    found.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    Ok(RollsStudy { rolls: found, mean, mwc: subject.context.mwc(mean), deviation: variance.sqrt() })
}

fn one(subject: &Studied<'_>, roll: Roll, share: f64) -> Result<RollStudy, EngineError> {
    let Studied { engine, rules, position, context, .. } = *subject;
    let (text, moves, equity) = match subject.ranked(roll)?.first() {
        Some(best) => {
            let moves = best.moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect();
            (play::text(position, &best.moves, rules), moves, best.equity)
        }
        // The turn begins with a choice or another roll, which the search of the position includes.
        None => (String::new(), Vec::new(), engine.evaluation(rules, position, context, 0)?.cubeful),
    };
    let equity = f64::from(equity);
    Ok(RollStudy { dice: roll.dice().to_vec(), share, text, moves, equity, mwc: context.mwc(equity) })
}
