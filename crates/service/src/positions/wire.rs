//! Wire types of positions: reading in all notations with their stakes, and judgement.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_notation::custom::Setting;
use tavola_rules::Player;

use crate::board::Board;

mod hint;
mod scene;
mod turn;

pub(crate) use hint::{CubeAction, Hint, HintKind, HintPlay, NamedDouble, NamedPair, Probabilities};
pub(crate) use scene::{SceneQuery, SceneView};
pub(crate) use turn::{PositionIds, Turn, TurnNode};

/// A position to be read: a text, or a board with its terms.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionQuery {
    /// Any id, or plain notation.
    #[serde(default)]
    pub text: Option<String>,
    /// A board.
    #[serde(default)]
    pub board: Option<Board>,
    /// Name of the game.
    #[serde(default = "backgammon")]
    pub rules: String,
    /// Options with a value other than the game's default.
    #[serde(default)]
    pub options: BTreeMap<String, Setting>,
    /// The player on roll, for a board.
    #[serde(default = "first")]
    pub player: Player,
    /// The terms of a board; if absent, money play without dice.
    #[serde(default)]
    pub terms: Option<Terms>,
}

fn backgammon() -> String {
    "backgammon".to_owned()
}

fn first() -> Player {
    Player::First
}

/// An offer of the cube that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Offered {
    Double,
    Beaver,
    Raccoon,
}

/// Dice, cube, score and stakes of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    /// The roll to play; null before the roll.
    pub dice: Option<Vec<u8>>,
    /// The offer to answer, or null.
    pub offer: Option<Offered>,
    /// The cube, before an offer that is not answered yet.
    pub cube: u32,
    /// The player who may turn it next; null if it is in the middle.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub owner: Option<Player>,
    /// The highest value of the cube.
    pub cap: u32,
    /// Points of the match; 0 for money.
    pub length: u16,
    pub score: [u32; 2],
    pub crawford: bool,
    /// Gammons count only with a turned cube. Money play only.
    pub jacoby: bool,
    /// Whether beavers are allowed. Money play only.
    pub beavers: bool,
}

/// A position in every form.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PositionAnswer {
    pub plain: String,
    /// Null for games that it cannot describe.
    pub gnubg: Option<String>,
    /// Null for games that it cannot describe.
    pub xgid: Option<String>,
    pub board: Board,
    /// The player on roll.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub terms: Terms,
    /// All plays of the roll, if there is one and the game is not over.
    pub turn: Option<Turn>,
    pub pips: [u32; 2],
}

/// The engine's judgement of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PositionAdvice {
    /// The player on roll, to whom the figures belong.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    /// Depth of the search in plies.
    pub ply: u32,
    /// Chances before the roll.
    pub probs: Probabilities,
    /// Equity if the cube is never turned again.
    pub cubeless: f32,
    /// Equity with the cube in use.
    pub equity: f32,
    /// Whether a double win is called mars and a triple one koks.
    pub mars: bool,
    /// The best plays of the roll, the cube decision before it, or the answer to a double; null if there is no decision.
    pub decision: Option<Hint>,
}
