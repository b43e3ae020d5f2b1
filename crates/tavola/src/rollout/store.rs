//! Files of saved rollouts.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use tavola_rollout::{Rollout, RolloutError};

use crate::failure::{Failure, InputError};

/// Writes a file completely or not at all: first beside it, then in its place.
pub(super) fn save(file: &Path, rollout: &Rollout) -> Result<(), Failure> {
    let text = rollout.print().map_err(Failure::input)?;
    let mut beside = file.as_os_str().to_owned();
    beside.push(".unfinished");
    let written = File::create(&beside)
        .and_then(|mut new| new.write_all(text.as_bytes()).and_then(|()| new.sync_all()))
        .and_then(|()| fs::rename(&beside, file));
    written.map_err(|error| {
        _ = fs::remove_file(&beside);
        Failure::Io(io::Error::new(error.kind(), format!("{}: {error}", file.display())))
    })
}

/// Reads a file.
pub(super) fn read(file: &Path) -> Result<Rollout, InputError> {
    let name = file.display().to_string();
    let bytes = fs::read(file).map_err(|error| InputError::file(&name, error))?;
    let text = String::from_utf8(bytes).map_err(|_| InputError::file(&name, RolloutError::Foreign))?;
    Rollout::parse(&text).map_err(|error| InputError::file(&name, error))
}
