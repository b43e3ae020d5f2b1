//! Files of whole matches, one module a format, each with parse and print around one value, [`MatchFile`].
//!
//! Every file is played through the rules. An action that they refuse ends the reading with its place, and the match
//! before that place comes with the error.
//!
//! ```
//! use tavola_notation::match_files::{Format, parse, print};
//!
//! let text = b" 1 point match\n\n Game 1\n Anna : 0                       Ben : 0\n  1) 31: 8/5 6/5";
//! let file = parse(text, Format::Mat)?;
//! assert_eq!(file.players, ["Anna", "Ben"]);
//! assert_eq!(file.actions().len(), 4);
//! assert!(print(&file, Format::Mat)?.contains("31: 8/5 6/5"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entries;
mod fault;
pub mod mat;
pub mod oldmoves;
mod recorder;
pub mod sgf;
#[cfg(test)]
mod test_matches;
mod text;
mod value;
pub mod xg;

use core::fmt;
use core::str::FromStr;

pub use fault::{Fault, Place, Problem, ReadError, WriteError};
pub use value::{About, GameRecord, MatchFile, Note, ReplayError};

/// The largest file that is read, in bytes.
pub const MOST_BYTES: usize = 64 << 20;

/// The most actions that are read: matches of people have some thousands.
pub const MOST_ACTIONS: usize = 2_000_000;

/// The formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The two columns of Jellyfish.
    Mat,
    /// The trees of GNU Backgammon.
    Sgf,
    /// The record of the server FIBS.
    Oldmoves,
    /// The files of eXtreme Gammon, for reading.
    Xg,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Mat, Format::Sgf, Format::Oldmoves, Format::Xg];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Format::Mat => "mat",
            Format::Sgf => "sgf",
            Format::Oldmoves => "oldmoves",
            Format::Xg => "xg",
        }
    }

    /// The format that files with this extension have.
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Format> {
        match extension.to_ascii_lowercase().as_str() {
            "mat" | "txt" => Some(Format::Mat),
            "sgf" => Some(Format::Sgf),
            "fibs" | "oldmoves" => Some(Format::Oldmoves),
            "xg" => Some(Format::Xg),
            _ => None,
        }
    }

    /// The format that the first bytes of a file look like; [`Format::Mat`] if they look like no other.
    #[must_use]
    pub fn of_content(bytes: &[u8]) -> Format {
        if xg::is_xg(bytes) {
            return Format::Xg;
        }
        // Bytes of UTF-16 have zeros between letters.
        let mut letters = bytes.iter().filter(|byte| byte.is_ascii_graphic());
        match (letters.next(), letters.next()) {
            (Some(b'('), Some(b';')) => Format::Sgf,
            (Some(b'S'), Some(b'c')) => Format::Oldmoves,
            _ => Format::Mat,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is of no format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no format {0:?}")]
pub struct NoFormat(String);

impl FromStr for Format {
    type Err = NoFormat;

    fn from_str(name: &str) -> Result<Format, NoFormat> {
        Format::ALL.into_iter().find(|format| format.name() == name).ok_or_else(|| NoFormat(name.to_owned()))
    }
}

/// Reads a match file.
///
/// # Errors
/// Its fault with the place, and the match up to that place.
pub fn parse(bytes: &[u8], format: Format) -> Result<MatchFile, ReadError> {
    match format {
        Format::Mat => mat::parse(bytes),
        Format::Sgf => sgf::parse(bytes),
        Format::Oldmoves => oldmoves::parse(bytes),
        Format::Xg => xg::parse(bytes),
    }
}

/// Writes a match file.
///
/// # Errors
/// If the format cannot hold the match.
pub fn print(file: &MatchFile, format: Format) -> Result<String, WriteError> {
    match format {
        Format::Mat => mat::print(file),
        Format::Sgf => sgf::print(file),
        Format::Oldmoves => oldmoves::print(file),
        Format::Xg => Err(WriteError::ReadOnly(format)),
    }
}
