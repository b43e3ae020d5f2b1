//! Matches: what is asked, and the list of them.

use serde::{Deserialize, Serialize};
use tavola_play::{Request, Seat};
use tavola_rules::{MatchKind, Move, Player, Reason, track::Track};

use crate::board::Board;
use crate::failure::wire::Unreadable;
use crate::positions::turn::moves;

/// Which part of a match is asked for.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct ViewQuery {
    /// Events after this number; of the present match all if left out, of a past one the last.
    #[serde(default)]
    pub since: Option<usize>,
    /// The match as it stood after so many actions.
    #[serde(default)]
    pub at: Option<usize>,
}

/// For whom a hint is asked.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct HintQuery {
    /// The player who decides, if it matters who.
    #[serde(default)]
    pub by: Option<usize>,
}

/// The name of a match file that is opened; its extension gives the format, else its content does.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct OpenQuery {
    #[serde(default)]
    pub name: String,
}

/// The format in which a match is written.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct FileQuery {
    /// `mat`, `sgf`, `oldmoves` or `json`.
    pub format: String,
}

/// A match from a file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenedFile {
    /// Of the match that was added.
    pub id: String,
    /// Games that are played to their end.
    pub games: usize,
    /// Plays in all games.
    pub plays: usize,
    /// What is wrong with the file after what was read, one line in English with the place; null if nothing is.
    pub fault: Option<String>,
}

/// What a page wants to do that has seen the match up to `after`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Actions {
    /// The number of actions that the page has seen.
    pub after: usize,
    /// What to do, all or nothing.
    pub actions: Vec<Request>,
    /// Milliseconds that the line of the sender takes, there and back. Some of them are given back to their clock.
    #[serde(default)]
    pub lag: u32,
}

/// Whether a match goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MatchState {
    Playing,
    Over,
}

/// A move that the page has refused, after the moves of the turn that it has not sent yet.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct WhyQuery {
    /// `from-to-die`, separated by commas.
    #[serde(default)]
    pub moves: String,
    /// Own places; without them the question is why the roll cannot be played.
    pub from: Option<u8>,
    pub to: Option<u8>,
}

impl WhyQuery {
    /// The moves that are not sent yet; `None` if they cannot be read.
    pub(crate) fn made(&self) -> Option<Vec<Move>> {
        moves(&self.moves)
    }
}

/// Why a move is refused, or why the roll cannot be played; null where there is nothing to explain.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Why {
    /// The page shows `why-KEY` with the other fields; points are in the mover's own numbering.
    #[cfg_attr(test, ts(type = "({ key: string } & Record<string, number | string>) | null"))]
    pub reason: Option<Reason>,
}

/// What the list of matches shows of a match, as it is stored with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Card {
    /// The running game.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: String,
    /// The rules of the match, which may be of several games in turn; "" in cards stored before they named them.
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
    /// When something last happened.
    pub updated: String,
    /// Whether two different people hold its seats: then neither removes it.
    pub shared: bool,
    /// Whether it was adjourned and does not go on yet.
    pub adjourned: bool,
}

/// A match with days a turn in which it is somebody's turn.
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
    /// Milliseconds until it is lost on time.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: i64,
}

/// Some of the matches, the one that was played last first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchList {
    /// Those with days a turn in which it is the turn of whoever asks, the most urgent first; with the first part alone.
    pub yours: Vec<YourTurn>,
    pub matches: Vec<MatchCard>,
    /// Those that this version cannot read.
    pub unreadable: Vec<Unreadable>,
    /// What to ask for those that follow; null after the last.
    pub next: Option<String>,
}
