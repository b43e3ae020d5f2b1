//! A match as the page shows it.

use std::collections::BTreeMap;

use serde::Serialize;
use tavola_notation::custom::Setting;
use tavola_play::{DiceMode, Seat};
use tavola_rules::{GameResult, MatchKind, Player, track::Track};

use super::board::Board;
use super::event::MatchEvent;

/// The rules of the running game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RulesView {
    #[cfg_attr(test, ts(type = "GameName"))]
    pub name: &'static str,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub checkers: u8,
    /// All of them.
    #[cfg_attr(test, ts(type = "Options"))]
    pub options: BTreeMap<&'static str, Setting>,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Cube {
    pub on: bool,
    pub value: u32,
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub owner: Option<Player>,
    /// What a single game is worth now.
    pub stake: u32,
    /// The face that shows while the cube is at rest at 1.
    pub rest_face: u32,
}

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PhaseKind {
    Opening,
    Roll,
    Ahead,
    Choose,
    Move,
    Double,
    Beaver,
    Raccoon,
    Resign,
    GameOver,
    MatchOver,
}

/// What a person may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ActName {
    Roll,
    Pick,
    Choose,
    Play,
    TakeBack,
    Cocked,
    Double,
    Take,
    Drop,
    Beaver,
    Raccoon,
    Resign,
    Accept,
    Refuse,
    Next,
    End,
}

/// What a match waits for, from whom, and what they may do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Phase {
    pub kind: PhaseKind,
    /// Who must act; null where either may, or nobody.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub player: Option<Player>,
    /// What a person may do for that player, or for either. For a bot at most throwing its dice by hand.
    pub may: Vec<ActName>,
    /// The roll that stays for the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub fixed: Option<Vec<u8>>,
    /// The cube if it is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<u32>,
    /// What a resignation offers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub points: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "1 | 2 | 3"))]
    pub level: Option<u8>,
    /// Where the player may resign: what each level costs, the single game first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub resign_points: Option<Vec<u32>>,
    /// Of the game that has just ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Result"))]
    pub result: Option<GameResult>,
    /// Of a match that is over; null for a draw or an ended session.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Player | null"))]
    pub winner: Option<Option<Player>>,
}

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

/// A roll that is thrown before the other player moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ahead {
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub dice: Vec<u8>,
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

/// A match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct View {
    pub id: String,
    pub seq: usize,
    /// False in a replay, where nothing may be played.
    pub live: bool,
    pub rules: RulesView,
    /// Name of the match's rules, which may be of several games in turn.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub match_rules: &'static str,
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind"))]
    pub kind: MatchKind,
    #[cfg_attr(test, ts(type = "DiceMode"))]
    pub dice_mode: DiceMode,
    #[cfg_attr(test, ts(type = "[Seat, Seat]"))]
    pub players: [Seat; 2],
    pub score: [u32; 2],
    pub game: u32,
    pub crawford: bool,
    pub board: Board,
    pub pips: [u32; 2],
    pub cube: Cube,
    pub phase: Phase,
    /// The roll being played.
    pub dice: Option<Vec<u8>>,
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub roller: Option<Player>,
    /// The next roll of the player who does not move, where it is thrown beforehand.
    pub ahead: Option<Ahead>,
    pub turn: Option<Turn>,
    pub events: Vec<MatchEvent>,
    pub ids: Option<PositionIds>,
    /// RFC 3339 in UTC.
    pub created: String,
    /// When something last happened.
    pub updated: String,
}
