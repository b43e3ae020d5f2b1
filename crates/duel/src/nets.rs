//! Reads nets from files.

use std::path::{Path, PathBuf};

use tavola_engine::Nets;
use tavola_engine::net::{Net, NetError};

/// A file that has no net.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// It cannot be read.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// It is not a net.
    #[error("{}: {error}", path.display())]
    Net {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: NetError,
    },
}

/// The net of a file.
///
/// # Errors
/// If the file cannot be read or is no net.
pub fn read_net(path: &Path) -> Result<Net, ReadError> {
    let bytes = std::fs::read(path).map_err(|error| ReadError::Io { path: path.to_owned(), error })?;
    Net::from_bytes(&bytes).map_err(|error| ReadError::Net { path: path.to_owned(), error })
}

/// The nets of a folder: `contact.net` and `race.net`, as training writes them.
///
/// # Errors
/// If a file cannot be read or is no net.
pub fn read_nets(folder: &Path) -> Result<Nets, ReadError> {
    Ok(Nets::new(&read_net(&folder.join("contact.net"))?, read_net(&folder.join("race.net"))?))
}
