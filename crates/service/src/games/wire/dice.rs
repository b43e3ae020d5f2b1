//! Wire types of the sealed dice of matches.

use serde::{Deserialize, Serialize};
use tavola_dice::Bytes;
use tavola_play::DiceRecord;

use crate::failure::Failure;
use crate::games::sealing::{Ended, Sealing, Stage};

/// The sealing of a match's dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchDice {
    /// Null for a match from before sealed dice, or for one that was over when its file was opened.
    pub dice: Option<DiceState>,
}

/// Sealed dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DiceState {
    pub stage: Stage,
    /// Null while the match runs.
    pub ended: Option<Ended>,
    /// Whether the client of each seat has promised to take part.
    pub awaited: [bool; 2],
    /// The public record.
    #[cfg_attr(test, ts(type = "DiceRecord"))]
    pub record: DiceRecord,
}

impl DiceState {
    /// Returns the state of sealed dice.
    pub(crate) fn of(dice: &Sealing) -> DiceState {
        DiceState { stage: dice.stage(), ended: dice.ended(), awaited: dice.awaited(), record: dice.record() }
    }

    /// Returns the state for a watcher with a delay. It lacks the seed, from which hidden throws follow. Without shown actions it is the
    /// state at the beginning.
    pub(crate) fn shown(self, begun: bool) -> DiceState {
        let record = DiceRecord { seed: None, ..self.record };
        if begun {
            return DiceState { ended: None, record, ..self };
        }
        let record = DiceRecord { promises: [None; 2], secrets: [None; 2], ..record };
        DiceState { stage: Stage::Promise, ended: None, record, ..self }
    }
}

/// Contributions of clients to the dice of a match, the first player's first.
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
    /// Returns the seats.
    ///
    /// # Errors
    /// The list is malformed.
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

/// Number of matches with sealed dice. `sealed` is the sum of the other counts.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DiceCounts {
    #[cfg_attr(test, ts(type = "number"))]
    pub sealed: i64,
    /// Finished matches, whose seeds are public.
    #[cfg_attr(test, ts(type = "number"))]
    pub over: i64,
    /// Running matches.
    #[cfg_attr(test, ts(type = "number"))]
    pub running: i64,
    /// Matches that were removed before their end; their seeds are public too.
    #[cfg_attr(test, ts(type = "number"))]
    pub aborted: i64,
}
