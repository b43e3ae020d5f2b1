//! Errors of a load, including wrong answers of a server.

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
        /// The reason.
        reason: String,
    },
    /// A connection failed.
    #[error("the connection to the server fails: {0}")]
    Connection(#[from] std::io::Error),
    /// The answer is not HTTP/1.1, or uses a part that this client does not support.
    #[error("the answer of the server cannot be read: {0}")]
    Answer(String),
    /// The server refused a request that the protocol allows.
    #[error("{request}: expected an answer of {expected}, not {found}: {body}")]
    Status {
        /// Method and path.
        request: String,
        /// The expected status.
        expected: u16,
        /// The received status.
        found: u16,
        /// Beginning of the body.
        body: String,
    },
    /// The answer is not the expected JSON.
    #[error("{request}: {error}")]
    Json {
        /// Method and path.
        request: String,
        /// Error of the parser.
        error: serde_json::Error,
    },
    /// Something took too long.
    #[error("{what} took more than {limit:?}")]
    Late {
        /// The awaited event.
        what: String,
        /// The time limit.
        limit: Duration,
    },
    /// The two players see different matches.
    #[error("match {id}: the opponent sees {other} actions after the player was shown {own}")]
    Apart {
        /// Id of the match.
        id: String,
        /// Number of actions that the player has received.
        own: usize,
        /// Number of actions that the opponent has received.
        other: usize,
    },
    /// A view of a running match in which nobody can act.
    #[error("match {0}: nobody may do anything, and the match is not over")]
    Stuck(String),
    /// A figure of the machine cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Machine {
        /// The file.
        path: PathBuf,
        /// Error of the system.
        error: std::io::Error,
    },
    /// The connections need more open files than the process may have.
    #[error(
        "{wanted} open files are needed and {allowed} are allowed: choose fewer matches, or `ulimit -n {wanted}`"
    )]
    Files {
        /// Number of required files.
        wanted: usize,
        /// Number of permitted files.
        allowed: usize,
    },
}
