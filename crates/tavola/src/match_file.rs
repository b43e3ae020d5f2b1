//! Match files as commands read them.

use std::fs::File;
use std::io::{self, Read};

use tavola_notation::match_files::MOST_BYTES;
use tavola_play::ReadMatch;

use crate::failure::{Failure, InputError};
use crate::input;

/// How much of a match there is.
pub(crate) fn extent(read: &ReadMatch) -> String {
    let (games, plays) = read.extent();
    format!("{games} whole games and {plays} plays")
}

/// Reads a file, or standard input, but no more than the largest match file and a byte.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, Failure> {
    let limit = MOST_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    if path == input::STDIN {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        let named = |error: io::Error| Failure::from(InputError::file(path, error));
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)).map_err(named)?;
    }
    Ok(bytes)
}
