//! Wire types of positions that show the features of a game.

use serde::{Deserialize, Serialize};
use tavola_rules::track::Track;

use super::turn::Turn;
use crate::board::Board;

/// Selects a position of a game, with the moves played from it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SceneQuery {
    /// Index of the position, from 0.
    #[serde(default)]
    pub number: usize,
    /// `from-to-die`, separated by commas.
    #[serde(default)]
    pub moves: String,
}

/// A position and a roll that show a feature of the game. The player is player 0.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SceneView {
    /// Its feature; the explanation is the message `scene-` with this name.
    pub idea: &'static str,
    /// The game of the position: one of the games of a match of several.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub game: &'static str,
    /// Number of positions.
    pub count: usize,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub dice: Vec<u8>,
    /// The opponent's next roll, if the game shows it.
    pub next: Option<Vec<u8>>,
    /// The board after the moves.
    pub board: Board,
    /// The legal moves now.
    pub turn: Turn,
    /// Whether the turn is over.
    pub over: bool,
    /// Whether the moves have met the feature.
    pub met: bool,
}
