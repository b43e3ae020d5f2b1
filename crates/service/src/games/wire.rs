//! Matches as they go over the wire: a match as the page shows it, what happens in it ([`event`]), and what is asked ([`calls`]).

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
    /// All of them. Left out where the receiver knows them from an earlier view; the page restores them.
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
    /// Of a match with clocks, as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<ClockView>,
    /// RFC 3339 in UTC.
    pub created: String,
    /// When something last happened.
    pub updated: String,
}
