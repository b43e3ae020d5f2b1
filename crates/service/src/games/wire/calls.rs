//! Wire types of requests about matches, and of the list of matches.

use serde::{Deserialize, Serialize};
use tavola_play::{Request, Seat};
use tavola_rules::{MatchKind, Move, Player, Reason, track::Track};

use crate::board::Board;
use crate::failure::wire::Unreadable;
use crate::positions::turn::moves;

/// Selects a part of a match.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct ViewQuery {
    /// Events after this number. If absent: all events of the present match, or the last event of a past one.
    #[serde(default)]
    pub since: Option<usize>,
    /// The match after this number of actions.
    #[serde(default)]
    pub at: Option<usize>,
}

/// Selects the player of a hint.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct HintQuery {
    /// The player who decides, if either player could.
    #[serde(default)]
    pub by: Option<usize>,
}

/// The name of a match file; its extension gives the format, or else its content does.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct OpenQuery {
    #[serde(default)]
    pub name: String,
}

/// The format of a match file to be written.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct FileQuery {
    /// `mat`, `sgf`, `oldmoves` or `json`.
    pub format: String,
}

/// The result of opening a match file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenedFile {
    /// Id of the new match.
    pub id: String,
    /// Number of complete games.
    pub games: usize,
    /// Number of plays in all games.
    pub plays: usize,
    /// First fault of the file, after the part that was read: one line in English with the place; null if there is none.
    pub fault: Option<String>,
}

/// Actions of a page that has seen the match up to `after`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Actions {
    /// Number of actions that the page has seen.
    pub after: usize,
    /// Actions to apply, all or nothing.
    pub actions: Vec<Request>,
    /// Round-trip time of the sender's connection in milliseconds. Part of it is given back to their clock.
    #[serde(default)]
    pub lag: u32,
}

/// Whether a match is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MatchState {
    Playing,
    Over,
}

/// A move that the page has refused, with the earlier moves of the turn that it has not sent yet.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct WhyQuery {
    /// `from-to-die`, separated by commas.
    #[serde(default)]
    pub moves: String,
    /// Start and end of the move in the player's own numbers; without them the question is why the roll cannot be played.
    pub from: Option<u8>,
    pub to: Option<u8>,
}

impl WhyQuery {
    /// Returns the moves that were not sent yet; `None` if they are malformed.
    pub(crate) fn made(&self) -> Option<Vec<Move>> {
        moves(&self.moves)
    }
}

/// The reason why a move is refused, or why the roll cannot be played; null if there is nothing to explain.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Why {
    /// The page shows `why-KEY` with the other fields; points are in the mover's own numbers.
    #[cfg_attr(test, ts(type = "({ key: string } & Record<string, number | string>) | null"))]
    pub reason: Option<Reason>,
}

/// Data of a match for the list of matches, as stored with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Card {
    /// The running game.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: String,
    /// The rules of the match, which may consist of several games in turn; "" in cards from before this field.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "GameName"))]
    pub match_rules: String,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind"))]
    pub kind: MatchKind,
    #[cfg_attr(test, ts(type = "[Seat, Seat]"))]
    pub players: [Seat; 2],
    pub score: [u32; 2],
    pub game: u32,
    pub seq: usize,
    pub state: MatchState,
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub winner: Option<Player>,
    pub board: Board,
}

/// A match in the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchCard {
    pub id: String,
    #[serde(flatten)]
    pub card: Card,
    /// RFC 3339 in UTC.
    pub created: String,
    /// Time of the last change.
    pub updated: String,
    /// Whether two different people hold its seats; in that case neither can remove it.
    pub shared: bool,
    /// Whether it is adjourned.
    pub adjourned: bool,
}

/// A match with days for a turn in which the caller is to move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct YourTurn {
    pub id: String,
    #[cfg_attr(test, ts(type = "[Seat, Seat]"))]
    pub players: [Seat; 2],
    /// The rules of the match.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub match_rules: String,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
    /// Milliseconds until the loss on time.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: i64,
}

/// A part of the list of matches, the last played first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchList {
    /// Matches with days for a turn in which the caller is to move, the most urgent first; only in the first part.
    pub yours: Vec<YourTurn>,
    pub matches: Vec<MatchCard>,
    /// Matches that this version cannot read.
    pub unreadable: Vec<Unreadable>,
    /// Value of `after` for the next part; null after the last.
    pub next: Option<String>,
}
