//! What can be played from a roll, and ids of other programs.

use serde::Serialize;
use tavola_rules::Player;

/// A state within a turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnNode {
    #[cfg_attr(test, ts(type = "TurnMove[]"))]
    pub m: Vec<[usize; 5]>,
    /// Numbers that are left.
    pub l: Vec<u8>,
    /// The turn may be announced over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub end: Option<bool>,
    /// The running part of the roll is played, and another follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub more: Option<bool>,
}

/// All that can be played from the last roll.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Turn {
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub numbers: Vec<u8>,
    pub nodes: Vec<TurnNode>,
    /// The node where the turn stands: not 0 where a part was taken back in the middle.
    pub at: usize,
    /// Moves made before, in this part and earlier ones.
    #[cfg_attr(test, ts(type = "PlayMove[]"))]
    pub made: Vec<[u8; 3]>,
}

/// Ids of other programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PositionIds {
    pub plain: String,
    #[cfg_attr(test, ts(type = "string | null"))]
    pub gnubg: String,
    #[cfg_attr(test, ts(type = "string | null"))]
    pub xgid: String,
}
