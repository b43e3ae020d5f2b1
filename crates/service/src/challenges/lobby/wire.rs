//! The lobby, as it goes over the wire.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;
use tavola_notation::custom::Setting;
use tavola_play::{Seat, TimeControl};
use tavola_rules::MatchKind;

use crate::ratings::wire::PlayerRating;

/// The lobby, as somebody sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LobbyView {
    /// The challenge of the caller, if theirs is among them.
    pub mine: Option<String>,
    #[cfg_attr(test, ts(type = "LobbyList"))]
    pub list: Box<RawValue>,
}

/// The lobby.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LobbyList {
    /// Challenges that anybody may take, the newest first.
    pub open: Vec<LobbyEntry>,
    /// How many there are besides.
    pub more: usize,
    /// Public matches that are being played.
    pub running: Vec<RunningMatch>,
}

/// A challenge that anybody may take.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LobbyEntry {
    pub id: String,
    /// Who offers it.
    pub by: String,
    /// Whether they are a program.
    pub program: bool,
    /// Theirs in games of this family; null before their first rated match.
    pub rating: Option<PlayerRating>,
    /// Whether the match changes ratings.
    pub rated: bool,
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: String,
    /// Those that differ from the game.
    #[cfg_attr(test, ts(type = "Options"))]
    pub options: BTreeMap<String, Setting>,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind | null"))]
    pub kind: Option<MatchKind>,
    #[cfg_attr(test, ts(type = "TimeControl | null"))]
    pub clock: Option<TimeControl>,
    /// Whether it begins with another position than the game.
    pub own_start: bool,
}

/// A match that anybody may watch.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RunningMatch {
    pub id: String,
    /// The running game.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: String,
    /// The rules of the match, which may be of several games in turn.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub match_rules: String,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind"))]
    pub kind: MatchKind,
    #[cfg_attr(test, ts(type = "[Seat, Seat]"))]
    pub players: [Seat; 2],
    /// Which of them are programs of others.
    pub programs: [bool; 2],
    /// Theirs in games of this family; null before a first rated match.
    pub ratings: [Option<PlayerRating>; 2],
    pub score: [u32; 2],
}

/// What came of looking for an opponent: a match, or a challenge that waits in the lobby.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Paired {
    pub match_id: Option<String>,
    pub challenge: Option<String>,
}
