//! The part of the protocol that this client uses: less than a page does.

use serde::{Deserialize, Serialize};
use tavola_play::{MatchSetup, Request};

/// The games of a server.
#[derive(Clone, Debug, Deserialize)]
pub struct Catalogue {
    /// All games.
    pub rules: Vec<RuleCard>,
    /// Version of the server.
    pub version: String,
}

/// A game.
#[derive(Clone, Debug, Deserialize)]
pub struct RuleCard {
    /// Name of the game.
    pub name: String,
}

/// The setup is the request for a new match.
pub type NewMatch = MatchSetup;

/// A request of a player who has seen a match up to `after`.
#[derive(Clone, Debug, Serialize)]
pub struct Actions {
    /// Number of actions that the player has seen.
    pub after: usize,
    /// The action to take.
    pub actions: [Request; 1],
}

/// The view of a match for a player.
#[derive(Clone, Debug, Deserialize)]
pub struct View {
    /// Id of the match.
    pub id: String,
    /// Number of actions so far.
    pub seq: usize,
    /// The state of the match.
    pub phase: Phase,
    /// All plays of the roll, if one is to be played.
    pub turn: Option<Turn>,
    /// The events since the last view.
    pub events: Vec<Event>,
}

/// The action that a match waits for, and its player.
#[derive(Clone, Debug, Deserialize)]
pub struct Phase {
    /// Kind of the action.
    pub kind: PhaseKind,
    /// The player to act: 0, 1, or `None` for either.
    pub player: Option<u8>,
    /// The permitted actions.
    pub may: Vec<Act>,
}

/// The kind of action that a match waits for.
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

/// An action of a player.
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

/// All plays of a roll, as a graph.
#[derive(Clone, Debug, Deserialize)]
pub struct Turn {
    /// Its nodes.
    pub nodes: Vec<Node>,
    /// The present node.
    pub at: usize,
}

/// A state within a turn.
#[derive(Clone, Debug, Deserialize)]
pub struct Node {
    /// Legal moves: from, to, die, hit, next node.
    pub m: Vec<[usize; 5]>,
}

/// An event.
#[derive(Clone, Debug, Deserialize)]
pub struct Event {
    /// Its kind.
    pub kind: EventKind,
}

/// The kind of an event: the end of a turn, or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are plain")]
pub enum EventKind {
    Done,
    #[serde(other)]
    Other,
}

/// A challenge.
#[derive(Clone, Debug, Deserialize)]
pub struct Offered {
    /// The id of the challenge.
    pub id: String,
}

/// The match of a taken challenge.
#[derive(Clone, Debug, Deserialize)]
pub struct Taken {
    /// The id of the match.
    pub match_id: String,
}

/// A match that was added from a file.
#[derive(Clone, Debug, Deserialize)]
pub struct Opened {
    /// Id of the match.
    pub id: String,
}

/// The output line of a server that was started with `--json`.
#[derive(Clone, Debug, Deserialize)]
pub struct Place {
    /// Port of the server.
    pub port: u16,
}
