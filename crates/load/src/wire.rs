//! What this client reads of the protocol: less than a page does.

use serde::{Deserialize, Serialize};
use tavola_play::{MatchSetup, Request};

/// The games of a server.
#[derive(Clone, Debug, Deserialize)]
pub struct Catalogue {
    /// Each game.
    pub rules: Vec<RuleCard>,
    /// The version of the server.
    pub version: String,
}

/// A game.
#[derive(Clone, Debug, Deserialize)]
pub struct RuleCard {
    /// Its name.
    pub name: String,
}

/// A match that is begun is its setup.
pub type NewMatch = MatchSetup;

/// What a player does who has seen a match up to `after`.
#[derive(Clone, Debug, Serialize)]
pub struct Actions {
    /// The number of actions that they have seen.
    pub after: usize,
    /// What they do.
    pub actions: [Request; 1],
}

/// A match as a player sees it.
#[derive(Clone, Debug, Deserialize)]
pub struct View {
    /// Its id.
    pub id: String,
    /// Actions so far.
    pub seq: usize,
    /// What it waits for.
    pub phase: Phase,
    /// All ways to play the roll, where one is to be played.
    pub turn: Option<Turn>,
    /// What has happened since.
    pub events: Vec<Event>,
}

/// What a match waits for, and from whom.
#[derive(Clone, Debug, Deserialize)]
pub struct Phase {
    /// What it waits for.
    pub kind: PhaseKind,
    /// Who must act: 0, 1, or either.
    pub player: Option<u8>,
    /// What they may do.
    pub may: Vec<Act>,
}

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the protocol has them")]
pub enum PhaseKind {
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

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the protocol has them")]
pub enum Act {
    Roll,
    Pick,
    Choose,
    Play,
    Double,
    Take,
    Drop,
    Beaver,
    Raccoon,
    Resign,
    Accept,
    Refuse,
    Next,
    #[serde(other)]
    Other,
}

/// All that can be played from a roll, as a graph.
#[derive(Clone, Debug, Deserialize)]
pub struct Turn {
    /// Its nodes.
    pub nodes: Vec<Node>,
    /// The node where the turn stands.
    pub at: usize,
}

/// A state within a turn.
#[derive(Clone, Debug, Deserialize)]
pub struct Node {
    /// Moves that can be made: from, to, die, what is hit, next node.
    pub m: Vec<[usize; 5]>,
}

/// What has happened.
#[derive(Clone, Debug, Deserialize)]
pub struct Event {
    /// Its kind.
    pub kind: EventKind,
}

/// What has happened: the end of a turn, or something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are plain")]
pub enum EventKind {
    Done,
    #[serde(other)]
    Other,
}

/// A match that somebody offers.
#[derive(Clone, Debug, Deserialize)]
pub struct Offered {
    /// The id of the challenge.
    pub id: String,
}

/// A match that somebody has taken.
#[derive(Clone, Debug, Deserialize)]
pub struct Taken {
    /// The id of the match.
    pub match_id: String,
}

/// A match that was added from a file.
#[derive(Clone, Debug, Deserialize)]
pub struct Opened {
    /// Its id.
    pub id: String,
}

/// The line of a server that has been started with `--json`.
#[derive(Clone, Debug, Deserialize)]
pub struct Place {
    /// The port that it listens on.
    pub port: u16,
}
