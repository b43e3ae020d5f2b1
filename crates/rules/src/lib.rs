//! The rules of tables games as data.
//!
//! A [`Rules`] value describes a game completely; one move generator and one turn machine read it. The
//! crate is pure: no input or output, no clock, no randomness, no threads, and no standard library (`no_std` with
//! `alloc`). Dice come in as values. Keys in comments such as G6, P1, D7 or "decision 18" refer to `docs/rules.md`.
//!
//! ```
//! use tavola_rules::{Player, Plays, Position, Rules};
//!
//! let start = Position::start(&Rules::STANDARD, Player::First);
//! let mut plays = Plays::new();
//! plays.generate_roll(&Rules::STANDARD, &start, 3, 1);
//! assert_eq!(plays.len(), 16);
//! ```

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod action;
pub mod checkers;
pub mod cube;
pub mod dead;
pub mod dice;
pub mod end;
pub mod error;
pub mod expand;
pub mod game;
pub mod graph;
pub mod match_kind;
pub mod matchplay;
mod movers;
pub mod moves;
pub mod options;
pub mod perft;
pub mod plain;
pub mod plays;
pub mod point;
pub mod position;
mod prime;
pub mod reason;
pub mod reference;
mod ring;
pub mod rules;
pub mod score;
pub mod segment;
#[cfg(feature = "serde")]
pub mod snapshot;
mod taking_back;
pub mod track;
pub mod turn;
pub mod variants;

pub use action::Action;
pub use checkers::Checkers;
pub use cube::Cube;
pub use dice::Roll;
pub use error::Refusal;
pub use expand::Occasion;
pub use game::{Effect, Game, Phase};
pub use graph::{Graph, Waits};
pub use match_kind::MatchKind;
pub use matchplay::Match;
pub use moves::{Landing, Move};
pub use plays::{Play, Plays};
pub use point::{BAR, OFF, POOL, Player};
pub use position::{Position, PositionError, PositionFault, Setup};
pub use reason::Reason;
pub use rules::Rules;
pub use score::GameResult;
pub use segment::{Segment, Step};
#[cfg(feature = "serde")]
pub use snapshot::{Snapshot, SnapshotError};
pub use turn::Turn;
pub use variants::Variant;
