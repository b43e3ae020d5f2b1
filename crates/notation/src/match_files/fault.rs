//! Faults of match files, and their places.

use core::fmt;

use tavola_rules::Refusal;
use thiserror::Error;

use super::{Format, MOST_ACTIONS, MOST_BYTES, MatchFile};
use crate::play::PlayError;

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a text, both counted from 1, the column in characters.
    Text {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// Bytes from the beginning of the file.
    Byte(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
            Place::Byte(byte) => write!(f, "byte {byte}"),
        }
    }
}

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// Something else belongs there.
    #[error("expected {expected}, not {found:?}")]
    Expected {
        /// The expected text.
        expected: &'static str,
        /// The text found.
        found: String,
    },
    /// The file ends too early.
    #[error("expected {0}, and the file ends")]
    Ends(&'static str),
    /// A play cannot be read or is not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The rules refuse the action.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A roll without its play, and the game goes on after it.
    #[error("expected the play of this roll, which the file does not have")]
    NoPlay,
    /// The file itself marks the play as illegal.
    #[error("expected a legal play: the file marks this one as illegal")]
    MarkedIllegal,
    /// The points of a game.
    #[error("expected {by_rules} points by the rules, not {in_file}")]
    Points {
        /// Points of the game by the rules.
        by_rules: u32,
        /// Points in the file.
        in_file: u32,
    },
    /// No resignation at the value of the cube is worth this.
    #[error("expected a number of points for which this game can be given up, not {0}")]
    Resignation(u32),
    /// The value of the cube.
    #[error("expected a double to {by_rules}, not to {in_file}")]
    Cube {
        /// The next value by the rules.
        by_rules: u32,
        /// Points in the file.
        in_file: u32,
    },
    /// The score before a game.
    #[error("expected a score of {}-{}, which the games before it give, not {}-{}",
        by_rules[0], by_rules[1], in_file[0], in_file[1])]
    Score {
        /// By the games before it.
        by_rules: [u32; 2],
        /// In the file.
        in_file: [u32; 2],
    },
    /// A game begins while the one before it is not over, and the score does not give its result.
    #[error("expected the end of the game before this one")]
    GameNotOver,
    /// Something that a match of the rules cannot hold.
    #[error("{0} cannot be replayed")]
    CannotReplay(&'static str),
    /// A game that Tavola does not have.
    #[error("no game {0:?}")]
    Variation(String),
    /// The file is too large.
    #[error("expected a match file of at most {} MB", MOST_BYTES >> 20)]
    TooLarge,
    /// The match is too long.
    #[error("expected a match of at most {MOST_ACTIONS} actions")]
    TooLong,
    /// It is no text.
    #[error("expected text, not binary data")]
    Binary,
}

impl Problem {
    /// A wrong text in place of the expected one. It is quoted in part.
    pub(super) fn expected(expected: &'static str, found: &str) -> Problem {
        const LONGEST: usize = 60;
        let mut quoted: String = found.chars().take(LONGEST).collect();
        if quoted.len() < found.len() {
            quoted.push('…');
        }
        Problem::Expected { expected, found: quoted }
    }

    /// The problem with its place.
    pub(super) fn at(self, place: Place) -> Fault {
        Fault { place, problem: self }
    }
}

/// A fault of a file, and its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {problem}")]
pub struct Fault {
    /// The place.
    pub place: Place,
    /// The problem.
    pub problem: Problem,
}

/// A file that could not be read to its end.
#[derive(Clone, Debug, Error)]
#[error("{fault}")]
pub struct ReadError {
    /// The fault, and its place.
    pub fault: Fault,
    /// The match as far as it could be read before that place, if any of it could.
    pub read: Option<Box<MatchFile>>,
}

impl From<Fault> for ReadError {
    fn from(fault: Fault) -> ReadError {
        ReadError { fault, read: None }
    }
}

/// A match that a format cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The format has no way to write something.
    #[error("{format} files have no {what}; json files hold every match")]
    NotInFormat {
        /// The format.
        format: Format,
        /// The feature that it does not have.
        what: &'static str,
    },
    /// The format is only read.
    #[error("{0} files can be read, but not written")]
    ReadOnly(Format),
    /// The actions do not make a match.
    #[error(transparent)]
    Replay(#[from] super::ReplayError),
}
