//! Why a file is no saved duel.

use std::path::PathBuf;

/// Why a file is no saved duel of a setup.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SavedError {
    /// The file exists already.
    #[error("{0}: the file exists; go on with it by --resume, or name another one")]
    Exists(PathBuf),
    /// The file is no saved duel.
    #[error("{0}: expected a duel that was saved by this version")]
    Foreign(PathBuf),
    /// The file has another duel.
    #[error("{path}: this duel was begun with {name} {saved}, not {asked}")]
    Another {
        /// The file.
        path: PathBuf,
        /// The setting that differs.
        name: String,
        /// The value in the file.
        saved: String,
        /// The value that was asked for.
        asked: String,
    },
    /// A line is damaged, and lines follow it.
    #[error("{path}: line {line} is damaged")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
    },
}
