//! Matches on the disk: one file each, with a line that describes the match, then a line for each action.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use tavola_dice::Bytes;
use tavola_dice::sealed::Seed;
use tavola_play::OpenError;
use tavola_play::journal::{self, JournalError};
pub use tavola_play::journal::{Header, HeaderError, Line};

/// The reason why a match cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The disk failed.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// Another process has the file open.
    #[error("{} is being played elsewhere", .0.display())]
    Taken(PathBuf),
    /// The file contains no match.
    #[error("{}: {source}", path.display())]
    Journal {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: JournalError,
    },
    /// The match in the file cannot be played.
    #[error("{}: {source}", path.display())]
    Match {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: OpenError,
    },
}

/// The file of a running match. No other process can open it meanwhile.
#[derive(Debug)]
pub struct Record {
    path: PathBuf,
    file: File,
    /// Bytes of complete lines.
    length: u64,
}

const EXTENSION: &str = "jsonl";

impl Record {
    /// Creates a file in a folder, and the folder if it is missing.
    ///
    /// # Errors
    /// The disk fails.
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

    /// Opens a file and returns its content. An incomplete last line was never shown; it is removed.
    ///
    /// # Errors
    /// The disk fails, another process has the file open, or it contains no match.
    pub fn open(path: &Path) -> Result<(Record, Header, Vec<Line>), RecordError> {
        let io = |source| RecordError::Io { path: path.to_owned(), source };
        let file = OpenOptions::new().read(true).append(true).open(path).map_err(io)?;
        let record = Record { path: path.to_owned(), file, length: 0 };
        record.lock()?;
        let (record, header, actions, torn) = record.read()?;
        if torn {
            record.file.set_len(record.length).map_err(io)?;
        }
        Ok((record, header, actions))
    }

    /// Reads a file without changing it, even if another process plays it.
    ///
    /// # Errors
    /// The disk fails, or the file contains no match.
    pub fn look(path: &Path) -> Result<(Record, Header, Vec<Line>), RecordError> {
        let file = File::open(path).map_err(|source| RecordError::Io { path: path.to_owned(), source })?;
        let (record, header, actions, _) = Record { path: path.to_owned(), file, length: 0 }.read()?;
        Ok((record, header, actions))
    }

    /// Returns the file of a folder with a number.
    #[must_use]
    pub fn named(folder: &Path, number: u32) -> Option<PathBuf> {
        let path = folder.join(format!("{number:04}.{EXTENSION}"));
        path.is_file().then_some(path)
    }

    /// Saves the seed of the dice beside the file while the match runs: the file itself may be shown to anybody.
    ///
    /// # Errors
    /// The disk fails.
    pub fn keep_seed(&self, seed: &Seed) -> Result<(), RecordError> {
        let path = seed_of(&self.path);
        let written = OpenOptions::new().create_new(true).write(true).open(&path).and_then(|mut file| {
            file.write_all(seed.reveal().to_string().as_bytes())?;
            file.sync_all()
        });
        written.map_err(|source| RecordError::Io { path, source })
    }

    /// Returns the seed that is stored beside the file; `None` if there is none.
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        let text = fs::read_to_string(seed_of(&self.path)).ok()?;
        text.parse::<Bytes>().ok().map(|bytes| Seed::new(bytes.0))
    }

    /// Writes the seed of the dice into the file of a finished match, and removes it elsewhere.
    ///
    /// # Errors
    /// The disk fails.
    pub fn reveal(&mut self, seed: &Seed) -> Result<(), RecordError> {
        self.write(&[journal::Reveal { seed: seed.reveal() }])?;
        let path = seed_of(&self.path);
        fs::remove_file(&path).map_err(|source| RecordError::Io { path, source })
    }

    /// Deletes a match that is not open.
    ///
    /// # Errors
    /// The disk fails, or another process has the file open.
    pub fn delete(path: &Path) -> Result<(), RecordError> {
        let io = |source| RecordError::Io { path: path.to_owned(), source };
        let file = OpenOptions::new().read(true).append(true).open(path).map_err(io)?;
        let record = Record { path: path.to_owned(), file, length: 0 };
        record.lock()?;
        fs::remove_file(path).map_err(io)?;
        match fs::remove_file(seed_of(path)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(io(error)),
            _ => Ok(()),
        }
    }

    /// Returns the content of the file, and whether its last line is incomplete.
    fn read(self) -> Result<(Record, Header, Vec<Line>, bool), RecordError> {
        let mut record = self;
        let path = &record.path.clone();
        let io = |source| RecordError::Io { path: path.clone(), source };
        let mut bytes = Vec::new();
        record.file.read_to_end(&mut bytes).map_err(io)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let (header, actions) =
            journal::parse(&bytes).map_err(|source| RecordError::Journal { path: path.clone(), source })?;
        record.length = whole as u64;
        Ok((record, header, actions, whole < bytes.len()))
    }

    /// Returns all files of a folder, the newest first. A missing folder is empty.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn all(folder: &Path) -> Result<Vec<PathBuf>, RecordError> {
        Ok(files(folder)?.into_iter().map(|(_, path)| path).collect())
    }

    /// Returns the path of the match's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes actions, all or none.
    ///
    /// # Errors
    /// The disk fails or is full. The file is then unchanged; if it cannot be restored, the next reader removes the torn line at its end.
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

/// Returns the path of the file with the seed of a match's dice.
fn seed_of(path: &Path) -> PathBuf {
    path.with_extension("seed")
}

/// Returns the numbered files of a folder, the highest number first.
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
    use tavola_play::{DiceMode, Seat};
    use tavola_rules::{Action, Player, Rules};

    fn header(rules: &Rules) -> Header {
        let players = [Seat::human(), Seat::bot("club")];
        Header::new(rules, rules.usual_match, players, DiceMode::Tavola, 7)
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
