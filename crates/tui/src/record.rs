//! Matches on the disk: one file each, a line that says what is played, then a line for each action.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tavola_engine::Level;
use tavola_notation::custom::{self, Setting};
use tavola_rules::options;
use tavola_rules::{Action, MatchKind, Player, Rules};

/// Who sits at one side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Seat {
    /// A person at this terminal.
    Human,
    /// The program.
    Bot {
        /// How strong it plays.
        #[serde(with = "level")]
        level: Level,
    },
}

/// Levels by their names.
mod level {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use tavola_engine::Level;

    pub(super) fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Who throws the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceMode {
    /// The program.
    Program,
    /// People, on their own table.
    Hand,
}

/// The first line of a file: what is played, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Name of the game.
    pub rules: String,
    /// All its options, so that a match keeps the rules it was begun with.
    options: BTreeMap<String, Setting>,
    /// What is played for.
    #[serde(rename = "match")]
    pub kind: MatchKind,
    /// Both seats.
    pub players: [Seat; 2],
    /// Who throws.
    pub dice: DiceMode,
    /// What the program's errors come from, at levels that err.
    pub seed: u64,
}

impl Header {
    /// A match of a game.
    #[must_use]
    pub fn new(rules: &Rules, kind: MatchKind, players: [Seat; 2], dice: DiceMode, seed: u64) -> Header {
        let options = options::ALL
            .iter()
            .filter(|spec| spec.applies(rules))
            .map(|spec| (spec.id.to_owned(), Setting::from((spec.get)(rules))))
            .collect();
        Header { rules: rules.name.to_owned(), options, kind, players, dice, seed }
    }

    /// The rules with their options.
    ///
    /// # Errors
    /// If there is no such game or option, or an option does not take its value.
    pub fn rules(&self) -> Result<Rules, String> {
        custom::changed(&self.rules, &self.options).map_err(|error| error.to_string())
    }
}

/// What a file cannot be.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The disk did not do its part.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Another program has it open.
    #[error("{} is being played elsewhere", .0.display())]
    Taken(PathBuf),
    /// It is no match.
    #[error("{}: {reason}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
}

/// The file of a match that is being played. Nobody else can open it meanwhile.
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
    /// Begins a file in a folder, which is made if need be.
    ///
    /// # Errors
    /// If the disk refuses.
    pub fn begin(folder: &Path, header: &Header) -> Result<Record, RecordError> {
        fs::create_dir_all(folder).map_err(|source| RecordError::Io { path: folder.to_owned(), source })?;
        let mut number = files(folder)?.first().map_or(0, |(number, _)| *number);
        loop {
            number += 1;
            let path = folder.join(format!("{number:04}.{EXTENSION}"));
            let opened = OpenOptions::new().create_new(true).read(true).append(true).open(&path);
            let file = match opened {
                // Somebody else has just taken this number.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                opened => opened.map_err(|source| RecordError::Io { path: path.clone(), source })?,
            };
            let mut record = Record { path, file, length: 0 };
            record.lock()?;
            record.write(&[header])?;
            return Ok(record);
        }
    }

    /// Opens a file with what it holds. A last line that was not written completely was never shown, and goes.
    ///
    /// # Errors
    /// If the disk refuses, somebody else plays it, or it is no match.
    pub fn open(path: &Path) -> Result<(Record, Header, Vec<Line>), RecordError> {
        let io = |source| RecordError::Io { path: path.to_owned(), source };
        let file = OpenOptions::new().read(true).append(true).open(path).map_err(io)?;
        let mut record = Record { path: path.to_owned(), file, length: 0 };
        record.lock()?;
        let mut bytes = Vec::new();
        record.file.read_to_end(&mut bytes).map_err(io)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let mut lines = bytes[..whole].split(|byte| *byte == b'\n').enumerate();
        let unreadable = |line: usize, error: serde_json::Error| RecordError::Unreadable {
            path: path.to_owned(),
            reason: format!("line {}: {error}", line + 1),
        };
        let (_, first) = lines.next().unwrap_or_default();
        let header = serde_json::from_slice(first).map_err(|error| unreadable(0, error))?;
        let actions = lines
            .filter(|(_, line)| !line.is_empty())
            .map(|(at, line)| serde_json::from_slice(line).map_err(|error| unreadable(at, error)))
            .collect::<Result<_, _>>()?;
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
    /// If the disk refuses; the file is then as it was, as far as the disk allows that.
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
            // What got through of it must not stay; if even that fails, reading drops a torn line.
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
            // Some file systems have no locks; whoever plays there plays alone.
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
        let players = [Seat::Human, Seat::Bot { level: Level::Club }];
        Header::new(rules, rules.usual_match, players, DiceMode::Program, 7)
    }

    #[test]
    fn every_game_comes_back_from_its_header() {
        for variant in &variants::ALL {
            let line = serde_json::to_string(&header(variant.rules)).unwrap();
            let read: Header = serde_json::from_str(&line).unwrap();
            assert_eq!(read.rules().as_ref(), Ok(variant.rules));
            assert_eq!(read, header(variant.rules));
        }
    }

    #[test]
    fn a_match_keeps_the_options_it_was_begun_with() {
        let mut rules = Rules::STANDARD;
        rules.set_option("jacoby", &RawValue::Flag(true)).unwrap();
        assert!(header(&rules).rules().unwrap().cube.jacoby);
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
