//! Matches: how their dice are sealed.

use serde::{Deserialize, Serialize};
use tavola_dice::Bytes;
use tavola_play::DiceRecord;

use crate::failure::Failure;
use crate::games::sealing::{Ended, Sealing, Stage};

/// How the dice of a match are sealed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchDice {
    /// Null of a match that is older than sealed dice, or was opened from a file when it was over.
    pub dice: Option<DiceState>,
}

/// Sealed dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DiceState {
    pub stage: Stage,
    /// Null while the match goes on.
    pub ended: Option<Ended>,
    /// The seats whose clients have said that they take part.
    pub awaited: [bool; 2],
    /// What everybody may see.
    #[cfg_attr(test, ts(type = "DiceRecord"))]
    pub record: DiceRecord,
}

impl DiceState {
    /// Dice as they stand.
    pub(crate) fn of(dice: &Sealing) -> DiceState {
        DiceState { stage: dice.stage(), ended: dice.ended(), awaited: dice.awaited(), record: dice.record() }
    }
}

/// What clients give for the dice of a match, the first player's first.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum GivenDice {
    /// The hashes of their secrets.
    Promises([Option<Bytes>; 2]),
    /// Their secrets.
    Secrets([Option<Bytes>; 2]),
}

/// The seats whose clients take part in the dice of a new match, as `0`, `1` or `0,1`.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct DiceQuery {
    #[serde(default)]
    pub dice: String,
}

impl DiceQuery {
    /// The seats.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) fn seats(&self) -> Result<[bool; 2], Failure> {
        match self.dice.as_str() {
            "" => Ok([false, false]),
            "0" => Ok([true, false]),
            "1" => Ok([false, true]),
            "0,1" => Ok([true, true]),
            _ => Err(Failure::bad("`dice` names seats: expected 0, 1 or 0,1")),
        }
    }
}

/// How many matches have dice that were sealed. `sealed` is the sum of the others.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DiceCounts {
    #[cfg_attr(test, ts(type = "number"))]
    pub sealed: i64,
    /// Matches that are over: their seeds are shown.
    #[cfg_attr(test, ts(type = "number"))]
    pub over: i64,
    /// Matches that go on.
    #[cfg_attr(test, ts(type = "number"))]
    pub running: i64,
    /// Matches that were removed before their end: their seeds are shown too.
    #[cfg_attr(test, ts(type = "number"))]
    pub aborted: i64,
}
