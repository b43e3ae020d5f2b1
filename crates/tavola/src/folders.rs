//! The folders of Tavola's data.

use std::path::{Path, PathBuf};

use crate::failure::InputError;

/// Returns the platform's folder for the data of applications: XDG's, Apple's or Microsoft's.
pub(crate) fn data() -> Result<PathBuf, InputError> {
    let named = |variable| std::env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = if cfg!(windows) {
        named("APPDATA")
    } else if cfg!(target_os = "macos") {
        std::env::home_dir().map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| std::env::home_dir().map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join("tavola"))
        .ok_or_else(|| InputError::expected("--data DIR: this account has no folder for data"))
}

/// Returns the folder of the terminal's matches within the folder for data.
pub(crate) fn matches(asked: Option<&Path>) -> Result<PathBuf, InputError> {
    let data = asked.map_or_else(data, |asked| Ok(asked.to_owned()))?;
    Ok(data.join("play"))
}
