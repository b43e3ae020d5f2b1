//! Matches on the disk: one file each, with a line that describes the match, then a line for each action.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tavola_play::{DiceMode, MatchSetup, OpenError, Seat};
use tavola_rules::{Action, MatchKind, Player, Rules};

/// The first line of a file: what is played, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// How the line is written.
    version: u32,
    /// What is played, and by whom.
    pub setup: MatchSetup,
    /// The seed of the engine's errors, at levels that err.
    pub seed: u64,
}

/// The version that is written. Files of version 1 have no number: the setup and the seed stand side by side.
const VERSION: u32 = 2;

impl Header {
    /// A match of a game.
    #[must_use]
    pub fn new(rules: &Rules, kind: MatchKind, players: [Seat; 2], dice: DiceMode, seed: u64) -> Header {
        Header { version: VERSION, setup: MatchSetup::new(rules, kind, players, dice), seed }
    }

    fn read(line: &[u8]) -> Result<Header, HeaderError> {
        let mut value: serde_json::Value = serde_json::from_slice(line)?;
        let mut header: Header = match value.get("version").and_then(serde_json::Value::as_u64) {
            None => {
                let seed = value.as_object_mut().and_then(|line| line.remove("seed")).unwrap_or_default();
                let seed = serde_json::from_value(seed)?;
                Header { version: VERSION, setup: serde_json::from_value(value)?, seed }
            }
            Some(version) if version == u64::from(VERSION) => serde_json::from_value(value)?,
            Some(version) => return Err(HeaderError::Version(version)),
        };
        header.setup.tidy_names();
        Ok(header)
    }
}

/// Why a first line cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum HeaderError {
    /// It is no such line.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// Another Tavola has written it.
    #[error("version {0} of match files is newer than this Tavola")]
    Version(u64),
}

/// Why a match cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The disk failed.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Another process has the file open.
    #[error("{} is being played elsewhere", .0.display())]
    Taken(PathBuf),
    /// The first line describes no match.
    #[error("{}: line 1: {source}", path.display())]
    Header {
        /// The file.
        path: PathBuf,
        /// Why.
        source: HeaderError,
    },
    /// A line is no action.
    #[error("{}: line {line}: {source}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// Its number, the first line of the file being 1.
        line: usize,
        /// Why.
        source: serde_json::Error,
    },
    /// The match cannot be played.
    #[error("{}: {source}", path.display())]
    Match {
        /// The file.
        path: PathBuf,
        /// Why.
        source: OpenError,
    },
}

/// The file of a match that is being played. No other process can open it meanwhile.
#[derive(Debug)]
pub struct Record {
    path: PathBuf,
    file: File,
    /// Bytes that are whole lines.
    length: u64,
}

/// A line after the first: who did what.
pub type Line = (Player, Action);

const EXTENSION: &str = "jsonl";

impl Record {
    /// Begins a file in a folder, which is made if there is none.
    ///
    /// # Errors
    /// If the disk fails.
    pub fn begin(folder: &Path, header: &Header) -> Result<Record, RecordError> {
        fs::create_dir_all(folder).map_err(|source| RecordError::Io { path: folder.to_owned(), source })?;
        let mut number = files(folder)?.first().map_or(0, |(number, _)| *number);
        loop {
            number += 1;
            let path = folder.join(format!("{number:04}.{EXTENSION}"));
            let opened = OpenOptions::new().create_new(true).read(true).append(true).open(&path);
            let file = match opened {
                // Another process has just taken this number.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                opened => opened.map_err(|source| RecordError::Io { path: path.clone(), source })?,
            };
            let mut record = Record { path, file, length: 0 };
            record.lock()?;
            record.write(&[header])?;
            return Ok(record);
        }
    }

    /// Opens a file and returns what it holds. A last line that was not written completely was never shown; it is
    /// removed.
    ///
    /// # Errors
    /// If the disk fails, another process has the file open, or it holds no match.
    pub fn open(path: &Path) -> Result<(Record, Header, Vec<Line>), RecordError> {
        let io = |source| RecordError::Io { path: path.to_owned(), source };
        let file = OpenOptions::new().read(true).append(true).open(path).map_err(io)?;
        let mut record = Record { path: path.to_owned(), file, length: 0 };
        record.lock()?;
        let mut bytes = Vec::new();
        record.file.read_to_end(&mut bytes).map_err(io)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let mut lines = bytes[..whole].split(|byte| *byte == b'\n').enumerate();
        let (_, first) = lines.next().unwrap_or_default();
        let header =
            Header::read(first).map_err(|source| RecordError::Header { path: path.to_owned(), source })?;
        let action = |(at, line): (usize, &[u8])| {
            serde_json::from_slice(line).map_err(|source| RecordError::Line {
                path: path.to_owned(),
                line: at + 1,
                source,
            })
        };
        let actions = lines.filter(|(_, line)| !line.is_empty()).map(action).collect::<Result<_, _>>()?;
        record.length = whole as u64;
        if whole < bytes.len() {
            record.file.set_len(record.length).map_err(io)?;
        }
        Ok((record, header, actions))
    }

    /// All files of a folder, the newest first.
    ///
    /// # Errors
    /// If the folder cannot be read. One that does not exist is empty.
    pub fn all(folder: &Path) -> Result<Vec<PathBuf>, RecordError> {
        Ok(files(folder)?.into_iter().map(|(_, path)| path).collect())
    }

    /// Where the match is kept.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes actions, all or none.
    ///
    /// # Errors
    /// If the disk fails or is full. The file is then as it was; if even that fails, the torn line at its end is
    /// removed when it is read.
    pub fn append(&mut self, actions: &[Line]) -> Result<(), RecordError> {
        self.write(actions)
    }

    fn write(&mut self, lines: &[impl Serialize]) -> Result<(), RecordError> {
        let mut text = Vec::new();
        let written = lines.iter().try_for_each(|line| {
            serde_json::to_writer(&mut text, line)?;
            text.push(b'\n');
            Ok(())
        });
        let written = written.and_then(|()| self.file.write_all(&text)).and_then(|()| self.file.sync_data());
        if let Err(source) = written {
            // A part of the lines may have been written.
            _ = self.file.set_len(self.length).and_then(|()| self.file.seek(SeekFrom::End(0)));
            return Err(RecordError::Io { path: self.path.clone(), source });
        }
        self.length += text.len() as u64;
        Ok(())
    }

    fn lock(&self) -> Result<(), RecordError> {
        match self.file.try_lock() {
            Ok(()) => Ok(()),
            Err(fs::TryLockError::WouldBlock) => Err(RecordError::Taken(self.path.clone())),
            // Some file systems have no locks.
            Err(fs::TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
            Err(fs::TryLockError::Error(source)) => Err(RecordError::Io { path: self.path.clone(), source }),
        }
    }
}

/// The numbered files of a folder, the highest number first.
fn files(folder: &Path) -> Result<Vec<(u32, PathBuf)>, RecordError> {
    let io = |source| RecordError::Io { path: folder.to_owned(), source };
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(io)?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(io)?.path();
        let is_match = path.extension().is_some_and(|extension| extension == EXTENSION);
        let number = path.file_stem().and_then(|stem| stem.to_str()).and_then(|stem| stem.parse().ok());
        if let (true, Some(number)) = (is_match, number) {
            files.push((number, path));
        }
    }
    files.sort_by(|a, b| b.cmp(a));
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::options::RawValue;
    use tavola_rules::variants;

    fn header(rules: &Rules) -> Header {
        let players = [Seat::human(), Seat::bot("club")];
        Header::new(rules, rules.usual_match, players, DiceMode::Tavola, 7)
    }

    #[test]
    fn every_game_comes_back_from_its_header() {
        for variant in &variants::ALL {
            let line = serde_json::to_string(&header(variant.rules)).unwrap();
            let read = Header::read(line.as_bytes()).unwrap();
            assert_eq!(read.setup.custom_rules().as_ref(), Ok(variant.rules));
            assert_eq!(read, header(variant.rules));
        }
    }

    #[test]
    fn a_match_keeps_the_options_it_was_begun_with() {
        let mut rules = Rules::STANDARD;
        rules.set_option("jacoby", &RawValue::Flag(true)).unwrap();
        assert!(header(&rules).setup.custom_rules().unwrap().cube.jacoby);
    }

    #[test]
    fn names_in_a_file_are_one_line_without_control_characters() {
        let line = serde_json::to_string(&header(&Rules::STANDARD)).unwrap();
        let hostile = line.replacen("\"human\"", "\"human\",\"name\":\"\\u001b[31mAn\\nna\"", 1);
        let read = Header::read(hostile.replace(",\"name\":\"\"", "").as_bytes()).unwrap();
        assert_eq!(read.setup.players[0], Seat::Human { name: "[31mAn na".to_owned() });
    }

    /// The first line as it was written before it had a version.
    #[test]
    fn a_file_without_a_version_is_read() {
        let line = r#"{"rules":"backgammon","options":{"jacoby":true},"match":{"kind":"points","length":5},
            "players":[{"kind":"human"},{"kind":"bot","level":"club"}],"dice":"program","seed":18446744073709551615}"#
            .replace('\n', "");
        let header = Header::read(line.as_bytes()).unwrap();
        assert_eq!(header.seed, u64::MAX);
        assert_eq!(header.setup.players, [Seat::human(), Seat::bot("club")]);
        assert!(header.setup.custom_rules().unwrap().cube.jacoby && header.setup.dice == DiceMode::Tavola);
        assert!(Header::read(line.replace(",\"seed\":18446744073709551615", "").as_bytes()).is_err());
    }

    #[test]
    fn a_file_of_a_newer_version_is_refused_by_its_number() {
        let line = serde_json::to_string(&header(&Rules::STANDARD))
            .unwrap()
            .replace("\"version\":2", "\"version\":3");
        assert!(Header::read(line.as_bytes()).unwrap_err().to_string().contains("version 3"));
    }

    #[test]
    fn a_torn_line_is_dropped_and_the_next_one_follows_whole_lines() {
        let folder = tempfile::tempdir().unwrap();
        let mut record = Record::begin(folder.path(), &header(&Rules::STANDARD)).unwrap();
        let opening = (Player::First, Action::Opening { dice: [3, 1] });
        record.append(std::slice::from_ref(&opening)).unwrap();
        let path = record.path().to_owned();
        drop(record);
        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(b"[0,{\"kind\":\"mo").unwrap();
        drop(file);
        let (mut record, _, actions) = Record::open(&path).unwrap();
        assert_eq!(actions, std::slice::from_ref(&opening));
        record.append(&[(Player::First, Action::Resign { level: 1 })]).unwrap();
        drop(record);
        let (_, _, actions) = Record::open(&path).unwrap();
        assert_eq!(actions, [opening, (Player::First, Action::Resign { level: 1 })]);
    }

    #[test]
    fn a_match_is_played_in_one_place_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let record = Record::begin(folder.path(), &header(&Rules::STANDARD)).unwrap();
        assert!(matches!(Record::open(record.path()), Err(RecordError::Taken(_))));
    }

    #[test]
    fn the_newest_match_comes_first_and_other_files_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("notes.jsonl"), "mine").unwrap();
        fs::write(folder.path().join("0007.txt"), "mine").unwrap();
        for _ in 0..2 {
            Record::begin(folder.path(), &header(&Rules::STANDARD)).unwrap();
        }
        let names: Vec<_> = Record::all(folder.path()).unwrap();
        assert_eq!(names, [folder.path().join("0002.jsonl"), folder.path().join("0001.jsonl")]);
        assert!(Record::all(&folder.path().join("none")).unwrap().is_empty());
    }

    #[test]
    fn what_is_no_match_is_refused_with_its_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = Record::begin(folder.path(), &header(&Rules::STANDARD)).unwrap().path().to_owned();
        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(b"[0,{\"kind\":\"castle\"}]\n").unwrap();
        let error = Record::open(&path).unwrap_err().to_string();
        assert!(error.contains("line 2"), "{error}");
        fs::write(&path, "shopping: bread").unwrap();
        assert!(Record::open(&path).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"shopping: bread", "what is no match is not touched");
    }
}
