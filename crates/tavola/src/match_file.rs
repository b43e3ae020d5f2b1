//! Match files as input of commands.

use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use tavola_notation::match_files::MOST_BYTES;
use tavola_play::ReadMatch;
use tavola_tui::Record;

use crate::failure::{Failure, InputError};
use crate::{folders, input};

/// Describes the length of a match.
pub(crate) fn extent(read: &ReadMatch) -> String {
    let (games, plays) = read.extent();
    format!("{games} whole games and {plays} plays")
}

/// Returns the requested file: the number of a match of the terminal stands for its file, unless a file has this name.
fn meant(path: &str) -> PathBuf {
    let number = path.parse().ok().filter(|_| path.bytes().all(|byte| byte.is_ascii_digit()));
    let kept = || Record::named(&folders::matches(None).ok()?, number?);
    let file = PathBuf::from(path);
    if file.exists() { file } else { kept().unwrap_or(file) }
}

/// Reads a file, or standard input, but at most one byte more than the largest match file.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, Failure> {
    let limit = MOST_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    if path == input::STDIN {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        let named = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound if path.bytes().all(|byte| byte.is_ascii_digit()) => {
                let expected =
                    "a match file, or the number of a match of the terminal; tavola matches lists them";
                Failure::from(InputError::found(expected, path))
            }
            _ => InputError::file(path, error).into(),
        };
        File::open(meant(path)).and_then(|file| file.take(limit).read_to_end(&mut bytes)).map_err(named)?;
    }
    Ok(bytes)
}
