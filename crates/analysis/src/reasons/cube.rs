//! Reasons of errors with the cube: the chance to win beside the points of the window, and market losers.

use std::sync::Arc;

use tavola_engine::{Context, CubeDecision, Engine, EngineError};
use tavola_rules::{Position, Rules};

use super::LEAST;
use crate::decision::CubeMistake;
use crate::reason::{Reasons, Sentence};
use crate::study::{CubeWindow, market_losers, window_of};

/// The least share of market losers that is named: nine in ten missed doubles have that many, and one in ten right
/// waits.
const MANY_LOSERS: f64 = 0.2;

/// A sentence about a chance to win and the point that it is compared with.
fn beside(
    win: f64,
    point: Option<f64>,
    holds: fn(f64, f64) -> bool,
    say: fn(f64, f64) -> Sentence,
) -> Option<Sentence> {
    let from = point.filter(|point| holds(win, *point))?;
    Some(say(win, from))
}

fn reached(win: f64, point: f64) -> bool {
    win >= point
}

fn short(win: f64, point: f64) -> bool {
    win < point
}

fn reasons(said: Vec<Sentence>) -> Option<Reasons> {
    (!said.is_empty()).then_some(Reasons { split: None, said })
}

/// Why it was wrong to double, or not to. `context` is that of the player on roll.
pub(crate) fn of_double(
    engine: &Engine,
    rules: &Arc<Rules>,
    position: &Position,
    context: &Context,
    found: &CubeDecision,
    mistake: CubeMistake,
    loss: f64,
) -> Result<Option<Reasons>, EngineError> {
    if loss < LEAST {
        return Ok(None);
    }
    let window: CubeWindow = window_of(engine, position, context, &found.probabilities);
    let win = f64::from(found.probabilities.win);
    let mut said = Vec::new();
    match mistake {
        CubeMistake::MissedBelowCashPoint | CubeMistake::MissedAboveCashPoint => {
            let losers = market_losers(engine, rules, position, context)?;
            said.extend((losers >= MANY_LOSERS).then_some(Sentence::MarketLosers { share: losers }));
            let cash = beside(win, window.cash, reached, |win, from| Sentence::CashPoint { win, from });
            said.extend(cash.or_else(|| {
                beside(win, window.double, reached, |win, from| Sentence::DoublePoint { win, from })
            }));
        }
        CubeMistake::WrongBelowDoublePoint => {
            said.extend(beside(win, window.double, short, |win, from| Sentence::TooEarly { win, from }));
        }
        CubeMistake::WrongAboveTooGood => {
            said.extend(beside(win, window.too_good, reached, |win, from| Sentence::TooGood { win, from }));
        }
        _ => {}
    }
    Ok(reasons(said))
}

/// The error of a take or a drop. Position, context and decision are those of the player who doubled.
pub(crate) fn of_answer(
    engine: &Engine,
    position: &Position,
    context: &Context,
    found: &CubeDecision,
    mistake: CubeMistake,
    loss: f64,
) -> Option<Reasons> {
    if loss < LEAST {
        return None;
    }
    let window = window_of(engine, position, context, &found.probabilities);
    let win = 1.0 - f64::from(found.probabilities.win);
    let needed = window.cash.map(|cash| 1.0 - cash);
    reasons(match mistake {
        CubeMistake::WrongTake => {
            beside(win, needed, short, |win, from| Sentence::NoTake { win, from }).into_iter().collect()
        }
        CubeMistake::WrongDrop => {
            beside(win, needed, reached, |win, from| Sentence::Take { win, from }).into_iter().collect()
        }
        _ => Vec::new(),
    })
}
