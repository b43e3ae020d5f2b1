//! Why a load cannot be put on a server, or a server answers as it should not.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// See the module.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The address is not of this machine.
    #[error("expected a loopback address such as 127.0.0.1:7415, not {0}: load is put on this machine only")]
    Elsewhere(SocketAddr),
    /// The server cannot be started.
    #[error("cannot start {}: {reason}", program.display())]
    Start {
        /// The program.
        program: PathBuf,
        /// Why not.
        reason: String,
    },
    /// A connection fails.
    #[error("the connection to the server fails: {0}")]
    Connection(#[from] std::io::Error),
    /// The answer is no HTTP/1.1, or not as this client expects it.
    #[error("the answer of the server cannot be read: {0}")]
    Answer(String),
    /// The server refuses something that the protocol allows.
    #[error("{request}: expected an answer of {expected}, not {found}: {body}")]
    Status {
        /// Method and path.
        request: String,
        /// The status that was expected.
        expected: u16,
        /// The status that came.
        found: u16,
        /// The beginning of the body.
        body: String,
    },
    /// The answer has no such JSON.
    #[error("{request}: {error}")]
    Json {
        /// Method and path.
        request: String,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// Something took too long.
    #[error("{what} took more than {limit:?}")]
    Late {
        /// What was waited for.
        what: String,
        /// How long.
        limit: Duration,
    },
    /// Both players see different matches.
    #[error("match {id}: the opponent sees {other} actions after the player was shown {own}")]
    Apart {
        /// The match.
        id: String,
        /// Actions that the player was shown.
        own: usize,
        /// Actions that the opponent was shown.
        other: usize,
    },
    /// A view in which nobody can do anything, though the match goes on.
    #[error("match {0}: nobody may do anything, and the match is not over")]
    Stuck(String),
    /// A figure of the machine cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Machine {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// More connections than the process may have.
    #[error(
        "{wanted} open files are needed and {allowed} are allowed: choose fewer matches, or `ulimit -n {wanted}`"
    )]
    Files {
        /// Files that are needed.
        wanted: usize,
        /// Files that are allowed.
        allowed: usize,
    },
}
