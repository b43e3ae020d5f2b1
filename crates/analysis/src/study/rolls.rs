//! What every roll is worth with its best play: the dice table, and the figures of a temperature map.

use std::sync::Arc;

use serde::Serialize;
use tavola_engine::{Context, Engine, EngineError, rolls as all_rolls};
use tavola_notation::play;
use tavola_rules::{Occasion, Position, Roll, Rules, Turn};

/// A roll and its best play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RollWorth {
    /// The dice, the higher first.
    pub dice: Vec<u8>,
    /// How likely it comes.
    pub share: f64,
    /// The best play; empty where the turn begins with a choice of the player or another roll.
    pub text: String,
    /// The moves of that play: from, to, number.
    pub moves: Vec<[u8; 3]>,
    /// The equity of the player after it.
    pub equity: f64,
}

/// Every roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rolls {
    /// In the order of equity, the best first.
    pub rolls: Vec<RollWorth>,
    /// The mean equity, each roll weighted by its chance.
    pub mean: f64,
    /// The standard deviation: how much hangs on this roll.
    pub deviation: f64,
}

pub(super) fn rolls(
    engine: &Engine,
    rules: &Arc<Rules>,
    position: &Position,
    context: &Context,
    ply: u32,
) -> Result<Rolls, EngineError> {
    let context = &Context { next_roll: None, ..context.clone() };
    let occasion = Occasion::of(rules, position);
    let mut found = Vec::new();
    for (roll, share) in all_rolls(rules) {
        found.push(one(engine, rules, position, context, (roll, f64::from(share)), &occasion, ply)?);
    }
    let mean: f64 = found.iter().map(|roll| roll.share * roll.equity).sum();
    let variance: f64 = found.iter().map(|roll| roll.share * (roll.equity - mean).powi(2)).sum();
    found.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    Ok(Rolls { rolls: found, mean, deviation: variance.sqrt() })
}

fn one(
    engine: &Engine,
    rules: &Arc<Rules>,
    position: &Position,
    context: &Context,
    (roll, share): (Roll, f64),
    occasion: &Occasion,
    ply: u32,
) -> Result<RollWorth, EngineError> {
    let turn = Turn::new(Arc::clone(rules), *position, &rules.steps(position, roll, occasion));
    let ranked = engine.rank(&turn, context, ply)?;
    let dice = roll.dice().to_vec();
    Ok(match ranked.first() {
        Some(best) => RollWorth {
            dice,
            share,
            text: play::text(position, &best.moves, rules),
            moves: best.moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect(),
            equity: f64::from(best.equity),
        },
        // The turn stands before a choice or another roll, which the search of the position includes.
        None => RollWorth {
            dice,
            share,
            text: String::new(),
            moves: Vec::new(),
            equity: f64::from(engine.evaluation(rules, position, context, 0)?.cubeful),
        },
    })
}
