//! Wire types of matches: the view of a match, its events ([`event`]), and the requests ([`calls`]).

use std::collections::BTreeMap;

use serde::Serialize;
use tavola_notation::custom::Setting;
use tavola_play::{DiceMode, Seat};
use tavola_rules::{GameResult, MatchKind, Player, track::Track};

use crate::board::Board;
use crate::positions::wire::{PositionIds, Turn};

#[cfg(feature = "native")]
mod agreement;
mod calls;
mod clock;
mod dice;
mod event;

#[cfg(feature = "native")]
pub(crate) use agreement::{
    NewProposal, NewStayAct, NewVacation, Proposal, ProposalAnswer, ProposalKind, Standoff, StayAct,
    Vacation, Verdict,
};
pub(crate) use calls::{
    Actions, Card, FileQuery, HintQuery, MatchCard, MatchList, MatchState, OpenQuery, OpenedFile, ViewQuery,
    Why, WhyQuery, YourTurn,
};
pub(crate) use clock::{ClockView, MatchClock};
pub(crate) use dice::{DiceCounts, DiceQuery, DiceState, GivenDice, MatchDice};
pub(crate) use event::MatchEvent;
#[cfg(test)]
pub(crate) use event::{EventKind, OpeningDice};

/// The rules of the running game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RulesView {
    #[cfg_attr(test, ts(type = "GameName"))]
    pub name: &'static str,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub checkers: u8,
    /// All options. Absent if the receiver has them from an earlier view; the page restores them.
    #[cfg_attr(test, ts(type = "Options"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<BTreeMap<&'static str, Setting>>,
    /// Whether a double win is called mars and a triple one koks.
    pub mars: bool,
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
    /// Present value of a single game.
    pub stake: u32,
    /// Face of the cube while its value is 1.
    pub rest_face: u32,
}

/// The kind of action that a match waits for.
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

/// An action that a person may take.
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

/// The action that a match waits for, its player, and the permitted actions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Phase {
    pub kind: PhaseKind,
    /// The player to act; null if either may act, or nobody.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub player: Option<Player>,
    /// Actions that a person may take for that player, or for either. For a bot at most the throw of its dice by hand.
    pub may: Vec<ActName>,
    /// The roll that stays for the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub fixed: Option<Vec<u8>>,
    /// The value of the cube after a take.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<u32>,
    /// Points of the offered resignation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub points: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "1 | 2 | 3"))]
    pub level: Option<u8>,
    /// Price of each level of a resignation, the single game first; absent if the player may not resign.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub resign_points: Option<Vec<u32>>,
    /// Result of the game that has just ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Result"))]
    pub result: Option<GameResult>,
    /// Winner of a finished match; null for a draw or an ended session.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Player | null"))]
    pub winner: Option<Option<Player>>,
}

/// A roll that is thrown before the other player moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ahead {
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub dice: Vec<u8>,
}

/// A match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct View {
    pub id: String,
    pub seq: usize,
    /// False in a replay, where no action is possible.
    pub live: bool,
    pub rules: RulesView,
    /// Name of the match's rules, which may consist of several games in turn.
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
    /// The roll of the running turn.
    pub dice: Option<Vec<u8>>,
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub roller: Option<Player>,
    /// The next roll of the waiting player, if it is thrown in advance.
    pub ahead: Option<Ahead>,
    pub turn: Option<Turn>,
    pub events: Vec<MatchEvent>,
    pub ids: Option<PositionIds>,
    /// The present clocks of a match with clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<ClockView>,
    /// RFC 3339 in UTC.
    pub created: String,
    /// Time of the last change.
    pub updated: String,
}
