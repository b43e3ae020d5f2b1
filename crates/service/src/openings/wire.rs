//! Wire types of the opening book.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::positions::wire::Probabilities;

/// Selects a position: the start, or that after a first roll and its play.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BookQuery {
    #[serde(default)]
    pub roll: Option<String>,
    #[serde(default)]
    pub play: Option<String>,
}

/// A position of the opening book. The player on roll is player 0.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BookView {
    /// The recipe of the book.
    pub made: String,
    /// The opponent's turn before it; null at the start.
    pub first: Option<FirstTurn>,
    pub board: Board,
    pub rolls: Vec<BookRollView>,
}

/// A first turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FirstTurn {
    pub dice: Vec<u8>,
    pub text: String,
}

/// A roll with the plays that were rolled out, the best first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "BookRoll"))]
pub(crate) struct BookRollView {
    pub dice: Vec<u8>,
    /// Trials of the best play.
    pub trials: u32,
    pub plays: Vec<BookPlay>,
}

/// A play of the opening book, with the figures of its player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BookPlay {
    pub text: String,
    #[cfg_attr(test, ts(type = "PlayMove[]"))]
    pub moves: Vec<[u8; 3]>,
    /// Equity in money play with the cube in use.
    pub equity: f32,
    /// Equity lost against the best play; 0 for the best.
    pub loss: f32,
    /// Standard error of the loss; of the equity for the best play.
    pub error: f32,
    /// Equity without a cube.
    pub cubeless: f32,
    pub probs: Probabilities,
    /// Whether the book has the replies to it.
    pub replies: bool,
}
