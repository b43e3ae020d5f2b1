//! Positions that show what a game has.

use serde::{Deserialize, Serialize};
use tavola_rules::track::Track;

use super::turn::Turn;
use crate::board::Board;

/// Which position of a game, and what has been played from it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SceneQuery {
    /// The first is 0.
    #[serde(default)]
    pub number: usize,
    /// `from-to-die`, separated by commas.
    #[serde(default)]
    pub moves: String,
}

/// A position and a roll in which a player meets something that the game has. They are player 0.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SceneView {
    /// What it shows; its words are the message `scene-` and this name.
    pub idea: &'static str,
    /// The game that is played: one of those of a match of several.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub game: &'static str,
    /// How many positions there are.
    pub count: usize,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub dice: Vec<u8>,
    /// The opponent's roll after this one, where the game shows it.
    pub next: Option<Vec<u8>>,
    /// As it stands after the moves.
    pub board: Board,
    /// What can be played now.
    pub turn: Turn,
    /// Whether the turn is over.
    pub over: bool,
    /// Whether it has met what the position shows.
    pub met: bool,
}
