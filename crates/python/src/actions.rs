//! Actions by number: one set of 352 for all games, so that a policy has an output of fixed size.
//!
//! A move is its place, its number and its direction: `(from * 6 + die - 1) * 2 + backward`, with 25 the bar and 26 the pool. The
//! others follow. If the rules leave no decision (a roll without a cube, the end of a turn), there is no action.

use pyo3::prelude::*;
use tavola_rules::{Action, Move};

use crate::input::wrong;

pub(crate) const MOVES: usize = 27 * 6 * 2;
/// Roll, if the cube could be turned instead.
pub(crate) const ROLL: usize = MOVES;
/// End the turn, where more could be played.
pub(crate) const DONE: usize = ROLL + 1;
/// The cube: double, take, drop, beaver, raccoon.
pub(crate) const CUBE: usize = DONE + 1;
pub(crate) const CUBE_ACTIONS: [Action; 5] =
    [Action::Double, Action::Take, Action::Drop, Action::Beaver, Action::Raccoon];
/// A double that is named, from 1 to 6.
pub(crate) const CHOOSE: usize = CUBE + CUBE_ACTIONS.len();
/// Two different numbers that are named instead of thrown: 21, 31, 32, 41 …
pub(crate) const PICK: usize = CHOOSE + 6;
/// The number of actions.
pub(crate) const COUNT: usize = PICK + 15;

/// The number of a move.
pub(crate) fn of_move(mv: &Move) -> usize {
    (usize::from(mv.from) * 6 + usize::from(mv.die) - 1) * 2 + usize::from(mv.to > mv.from)
}

/// The two numbers of a pick, the higher first.
pub(crate) fn picked(index: usize) -> [u8; 2] {
    let mut rest = index;
    for high in 2..=6u8 {
        let pairs = usize::from(high) - 1;
        if rest < pairs {
            return [high, rest as u8 + 1];
        }
        rest -= pairs;
    }
    unreachable!("there are fifteen pairs")
}

/// The description of an action, in words.
#[pyfunction]
pub(crate) fn describe(action: usize) -> PyResult<String> {
    Ok(match action {
        0..MOVES => {
            let (from, die) = (action / 12, action / 2 % 6 + 1);
            let from = match from {
                25 => "bar".to_owned(),
                26 => "pool".to_owned(),
                point => point.to_string(),
            };
            format!("{from} by {die}{}", if action % 2 == 1 { " backward" } else { "" })
        }
        ROLL => "roll".to_owned(),
        DONE => "done".to_owned(),
        CUBE..CHOOSE => ["double", "take", "drop", "beaver", "raccoon"][action - CUBE].to_owned(),
        CHOOSE..PICK => format!("choose {}", action - CHOOSE + 1),
        PICK..COUNT => {
            let [high, low] = picked(action - PICK);
            format!("pick {high}{low}")
        }
        _ => return Err(wrong(format!("expected an action below {COUNT}, not {action}"))),
    })
}
