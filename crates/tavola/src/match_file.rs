//! Match files as commands read them: by extension or content, and as far as they can be read.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::str::FromStr;

use tavola_notation::match_files::{self, Format, MOST_BYTES, MatchFile};
use tavola_play::{MatchRecord, RecordError};

use crate::failure::{Failure, InputError};
use crate::input;

/// What files are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileFormat {
    /// Formats of other programs.
    Other(Format),
    /// Tavola's own.
    Json,
}

impl FromStr for FileFormat {
    type Err = InputError;

    fn from_str(name: &str) -> Result<FileFormat, InputError> {
        if name == "json" {
            return Ok(FileFormat::Json);
        }
        let formats = || format!("one of {}, json", Format::ALL.map(Format::name).join(", "));
        name.parse().map(FileFormat::Other).map_err(|_| InputError::expected(formats()))
    }
}

impl FileFormat {
    pub(crate) fn of_path(path: &str) -> Option<FileFormat> {
        let extension = Path::new(path).extension()?.to_str()?;
        if extension.eq_ignore_ascii_case("json") {
            return Some(FileFormat::Json);
        }
        Format::of_extension(extension).map(FileFormat::Other)
    }

    fn of_content(bytes: &[u8]) -> FileFormat {
        match bytes.trim_ascii_start().first() {
            Some(b'{') => FileFormat::Json,
            _ => FileFormat::Other(Format::of_content(bytes)),
        }
    }
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// With a match file of another program.
    #[error(transparent)]
    File(#[from] match_files::Fault),
    /// With a record of Tavola.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The format that is to be written does not hold the match.
    #[error(transparent)]
    Write(#[from] match_files::WriteError),
}

/// A match as far as it could be read, and what is wrong after that.
pub(crate) struct Readable {
    pub(crate) file: MatchFile,
    pub(crate) fault: Option<Fault>,
}

/// Reads a match in a format. The error is that of a file of which nothing can be read.
pub(crate) fn readable(bytes: &[u8], from: FileFormat) -> Result<Readable, Fault> {
    match from {
        FileFormat::Other(format) => match match_files::parse(bytes, format) {
            Ok(file) => Ok(Readable { file, fault: None }),
            Err(error) => match error.read {
                Some(file) => Ok(Readable { file: *file, fault: Some(error.fault.into()) }),
                None => Err(error.fault.into()),
            },
        },
        FileFormat::Json => {
            let mut record = MatchRecord::parse(bytes)?;
            match record.file() {
                Ok(file) => Ok(Readable { file, fault: None }),
                Err(error) => {
                    let Some(at) = broken_at(&error).filter(|at| *at > 0) else { return Err(error.into()) };
                    record.log.truncate(at);
                    Ok(Readable { file: record.file()?, fault: Some(error.into()) })
                }
            }
        }
    }
}

/// The entry of the log that the rules refuse.
pub(crate) fn broken_at(error: &RecordError) -> Option<usize> {
    match error {
        RecordError::Replay(refused) => Some(refused.at),
        _ => None,
    }
}

/// How much of a match there is.
pub(crate) fn extent(file: &MatchFile) -> String {
    let whole = file.games.iter().filter(|game| game.result.is_some()).count();
    let plays = file.games.iter().flat_map(|game| &game.actions);
    let plays = plays.filter(|(_, action)| *action == tavola_rules::Action::Done).count();
    format!("{whole} whole games and {plays} plays")
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

impl FileFormat {
    /// The format that is asked for, or that of the extension, or that which the content looks like.
    pub(crate) fn of(asked: Option<FileFormat>, path: &str, bytes: &[u8]) -> FileFormat {
        asked.or_else(|| FileFormat::of_path(path)).unwrap_or_else(|| FileFormat::of_content(bytes))
    }
}
