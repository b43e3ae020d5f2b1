//! Wire types of the plays of a roll, and ids of other programs.

use serde::Serialize;
use tavola_rules::Player;

/// A state within a turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnNode {
    #[cfg_attr(test, ts(type = "TurnMove[]"))]
    pub m: Vec<[usize; 5]>,
    /// Numbers that are left to play.
    pub l: Vec<u8>,
    /// Whether the turn may end here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub end: Option<bool>,
    /// Whether the running part of the roll is complete and another part follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub more: Option<bool>,
}

/// All plays of the last roll.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Turn {
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub numbers: Vec<u8>,
    pub nodes: Vec<TurnNode>,
    /// The present node; not 0 after part of a turn was taken back.
    pub at: usize,
    /// Earlier moves, in this part and previous ones.
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
