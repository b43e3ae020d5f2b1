//! Match files of every format, Tavola's own record among them, read as far as they can be.
//!
//! ```
//! use tavola_play::{FileFormat, ReadMatch};
//!
//! let text = b" 1 point match\n\n Game 1\n Anna : 0                       Ben : 0\n  1) 31: 8/5 6/5\n  2) what?";
//! let format = FileFormat::of("anna.mat", text);
//! let ReadMatch { file, fault } = ReadMatch::parse(text, format)?;
//! assert_eq!(file.players, ["Anna", "Ben"]);
//! assert!(fault.is_some_and(|fault| fault.to_string().contains("line 6")));
//! # Ok::<(), tavola_play::FileFault>(())
//! ```

use core::str::FromStr;
use std::path::Path;

use tavola_notation::match_files::{self, Fault, Format, MatchFile, WriteError};

use crate::record::{MatchRecord, RecordError};

/// Formats of match files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileFormat {
    /// A format of other programs.
    Other(Format),
    /// Tavola's own, [`MatchRecord`].
    Record,
}

/// A name that is of no format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected one of {names}, not {0:?}", names = FileFormat::names())]
pub struct UnknownFormat(String);

/// A fault of a match file, with its place.
#[derive(Debug, thiserror::Error)]
pub enum FileFault {
    /// A fault in a format of other programs.
    #[error(transparent)]
    Other(#[from] Fault),
    /// A fault in a record.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Why a match cannot be written in a format.
#[derive(Debug, thiserror::Error)]
pub enum PrintError {
    /// The format cannot hold it.
    #[error(transparent)]
    Other(#[from] WriteError),
    /// It cannot be a record.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// The name of Tavola's own format, and its extension.
const RECORD: &str = "json";

impl FileFormat {
    /// Its name on the command line and in requests.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            FileFormat::Other(format) => format.name(),
            FileFormat::Record => RECORD,
        }
    }

    /// The names of all formats.
    #[must_use]
    pub fn names() -> String {
        let others = Format::ALL.map(Format::name);
        [&others[..], &[RECORD]].concat().join(", ")
    }

    /// The format that files with the extension of this path have.
    #[must_use]
    pub fn of_path(path: &str) -> Option<FileFormat> {
        let extension = Path::new(path).extension()?.to_str()?;
        if extension.eq_ignore_ascii_case(RECORD) {
            return Some(FileFormat::Record);
        }
        Format::of_extension(extension).map(FileFormat::Other)
    }

    /// The format that the content of a file looks like.
    #[must_use]
    pub fn of_content(bytes: &[u8]) -> FileFormat {
        match bytes.trim_ascii_start().first() {
            Some(b'{') => FileFormat::Record,
            _ => FileFormat::Other(Format::of_content(bytes)),
        }
    }

    /// The format of a file: by its extension, else by its content.
    #[must_use]
    pub fn of(path: &str, bytes: &[u8]) -> FileFormat {
        FileFormat::of_path(path).unwrap_or_else(|| FileFormat::of_content(bytes))
    }

    /// Writes a match.
    ///
    /// # Errors
    /// If the format cannot hold it.
    pub fn print(self, file: &MatchFile) -> Result<String, PrintError> {
        Ok(match self {
            FileFormat::Other(format) => match_files::print(file, format)?,
            FileFormat::Record => MatchRecord::of_file(file)?.print()?,
        })
    }
}

impl FromStr for FileFormat {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<FileFormat, UnknownFormat> {
        if name == RECORD {
            return Ok(FileFormat::Record);
        }
        name.parse().map(FileFormat::Other).map_err(|_| UnknownFormat(name.to_owned()))
    }
}

/// A match as far as its file could be read.
#[derive(Debug)]
pub struct ReadMatch {
    /// The match.
    pub file: MatchFile,
    /// The fault of the file after that.
    pub fault: Option<FileFault>,
}

impl ReadMatch {
    /// Reads a match file.
    ///
    /// # Errors
    /// The fault of a file that is unreadable from its beginning.
    pub fn parse(bytes: &[u8], format: FileFormat) -> Result<ReadMatch, FileFault> {
        match format {
            FileFormat::Other(format) => match match_files::parse(bytes, format) {
                Ok(file) => Ok(ReadMatch { file, fault: None }),
                Err(error) => match error.read {
                    Some(file) => Ok(ReadMatch { file: *file, fault: Some(error.fault.into()) }),
                    None => Err(error.fault.into()),
                },
            },
            FileFormat::Record => {
                let mut record = MatchRecord::parse(bytes)?;
                let fault = record.keep_playable()?;
                Ok(ReadMatch { file: record.file()?, fault: fault.map(FileFault::Record) })
            }
        }
    }

    /// Whole games, and plays in all games.
    #[must_use]
    pub fn extent(&self) -> (usize, usize) {
        let whole = self.file.games.iter().filter(|game| game.result.is_some()).count();
        let actions = self.file.games.iter().flat_map(|game| &game.actions);
        (whole, actions.filter(|(_, action)| *action == tavola_rules::Action::Done).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::{Header, is_journal};
    use crate::setup::{DiceMode, Seat};
    use tavola_rules::{MatchKind, Rules};

    const MAT: &[u8] = b" 1 point match\n\n Game 1\n Anna : 0                       Ben : 0\n  1) 31: 8/5 6/5              42: 8/4 6/4\n";

    #[test]
    fn formats_are_found_by_name_extension_and_content() {
        for format in Format::ALL.map(FileFormat::Other).into_iter().chain([FileFormat::Record]) {
            assert_eq!(format.name().parse(), Ok(format));
        }
        assert_eq!(FileFormat::of("a.JSON", b""), FileFormat::Record);
        assert_eq!(FileFormat::of("a.sgf", b"{"), FileFormat::Other(Format::Sgf));
        assert_eq!(FileFormat::of("a", b" {"), FileFormat::Record);
        assert_eq!(FileFormat::of("a", MAT), FileFormat::Other(Format::Mat));
        let error = "doc".parse::<FileFormat>().unwrap_err().to_string();
        assert_eq!(error, "expected one of mat, sgf, oldmoves, xg, json, not \"doc\"");
    }

    #[test]
    fn a_journal_is_a_match_file_and_its_torn_last_line_is_not_read() {
        let players = [Seat::human(), Seat::bot("club")];
        let header = Header::new(&Rules::STANDARD, MatchKind::Points(5), players, DiceMode::Tavola, 7);
        let header = serde_json::to_string(&header).unwrap();
        let text = format!("{header}\n[0,{{\"kind\":\"opening\",\"dice\":[3,1]}}]\n[0,{{\"kind\":\"mo");
        assert!(is_journal(text.as_bytes()));
        let format = FileFormat::of("0001.jsonl", text.as_bytes());
        assert_eq!(format, FileFormat::Record);
        let read = ReadMatch::parse(text.as_bytes(), format).unwrap();
        assert!(read.fault.is_none());
        assert_eq!(read.file.actions().len(), 1);
        assert_eq!(read.file.players, ["", "Tavola (club)"]);
        let again = format.print(&read.file).unwrap();
        assert!(!is_journal(again.as_bytes()), "a record is no journal");
    }

    #[test]
    fn a_match_is_the_same_in_every_format_that_is_written() {
        let first = ReadMatch::parse(MAT, FileFormat::Other(Format::Mat)).unwrap();
        assert_eq!(first.extent(), (0, 2));
        for format in [FileFormat::Other(Format::Sgf), FileFormat::Other(Format::Mat), FileFormat::Record] {
            let text = format.print(&first.file).unwrap();
            let again = ReadMatch::parse(text.as_bytes(), format).unwrap();
            assert!(again.fault.is_none());
            assert_eq!(again.file.actions(), first.file.actions());
        }
    }

    #[test]
    fn names_in_a_record_are_one_line_without_control_characters() {
        let first = ReadMatch::parse(MAT, FileFormat::Other(Format::Mat)).unwrap();
        let text = FileFormat::Record.print(&first.file).unwrap();
        let hostile = text
            .replace("Anna", "\\u001b[31mAn\\nna")
            .replace("\"about\":[]", "\"about\":[[\"Event\",\"a\\u0007b\"]]");
        assert_ne!(hostile, text);
        let read = ReadMatch::parse(hostile.as_bytes(), FileFormat::Record).unwrap();
        assert_eq!(read.file.players[0], "[31mAn na");
        assert_eq!(read.file.about.get("Event"), Some("a b"));
        // A match that was read can be written and read again in every format.
        for format in [Format::Sgf, Format::Mat, Format::Oldmoves].map(FileFormat::Other) {
            let written = format.print(&read.file).unwrap();
            assert!(ReadMatch::parse(written.as_bytes(), format).is_ok(), "{written:?}");
        }
    }

    #[test]
    fn a_record_is_read_up_to_its_first_illegal_action() {
        let first = ReadMatch::parse(MAT, FileFormat::Other(Format::Mat)).unwrap();
        let text = FileFormat::Record.print(&first.file).unwrap();
        let broken = text.replacen("\"from\":8,\"to\":4", "\"from\":7,\"to\":3", 1);
        assert_ne!(broken, text);
        let read = ReadMatch::parse(broken.as_bytes(), FileFormat::Record).unwrap();
        assert_eq!(read.extent(), (0, 1));
        assert!(read.fault.unwrap().to_string().starts_with("log entry "));
        assert!(ReadMatch::parse(b"{\"tavola\":1}", FileFormat::Record).is_err());
    }
}
