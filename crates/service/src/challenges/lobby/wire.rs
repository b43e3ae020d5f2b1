//! Wire types of the lobby.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;
use tavola_notation::custom::Setting;
use tavola_play::{Seat, TimeControl};
use tavola_rules::MatchKind;

use crate::ratings::wire::PlayerRating;

/// The lobby for one caller.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LobbyView {
    /// The challenge of the caller, if it is among them.
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
    /// Number of further challenges.
    pub more: usize,
    /// Public matches that are being played.
    pub running: Vec<RunningMatch>,
}

/// A challenge that anybody may take.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LobbyEntry {
    pub id: String,
    /// Name of the challenger.
    pub by: String,
    /// Whether the challenger is a program.
    pub program: bool,
    /// Rating of the challenger in games of this family; null before their first rated match.
    pub rating: Option<PlayerRating>,
    /// Whether the match changes ratings.
    pub rated: bool,
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: String,
    /// Options with a value other than the game's default.
    #[cfg_attr(test, ts(type = "Options"))]
    pub options: BTreeMap<String, Setting>,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind | null"))]
    pub kind: Option<MatchKind>,
    #[cfg_attr(test, ts(type = "TimeControl | null"))]
    pub clock: Option<TimeControl>,
    /// Seconds by which those who watch see the match late.
    pub delay: u32,
    /// Whether the start position differs from that of the game.
    pub own_start: bool,
}

/// A match that anybody may watch.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RunningMatch {
    pub id: String,
    /// The running game; of a match that is shown late, the rules of the match.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: String,
    /// The rules of the match, which may consist of several games in turn.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub match_rules: String,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind"))]
    pub kind: MatchKind,
    #[cfg_attr(test, ts(type = "[Seat, Seat]"))]
    pub players: [Seat; 2],
    /// Whether each player is a program of another person.
    pub programs: [bool; 2],
    /// Ratings of the players in games of this family; null before a first rated match.
    pub ratings: [Option<PlayerRating>; 2],
    /// Null of a match that is shown late.
    pub score: Option<[u32; 2]>,
    /// Seconds by which those who watch see it late.
    pub delay: u32,
}

/// Result of a search for an opponent: a match, or a challenge that waits in the lobby.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Paired {
    pub match_id: Option<String>,
    pub challenge: Option<String>,
}
