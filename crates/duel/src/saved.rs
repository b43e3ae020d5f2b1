//! A duel in a file, so that it can be interrupted: a line of JSON with its setup, then a line for each observation,
//! written as soon as it was made. A crash loses the games in progress.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tavola_engine::bench;
use tavola_notation::custom::CustomRules;

use crate::error::DuelError;
use crate::observation::Observation;
use crate::saved_error::SavedError;
use crate::setup::DuelSetup;

const FORMAT: &str = "tavola-duel";
const VERSION: u32 = 1;

/// An observation with its number.
#[derive(Serialize, Deserialize)]
struct Line {
    number: u64,
    #[serde(flatten)]
    observation: Observation,
}

/// All values that determine an observation.
fn head(setup: &DuelSetup) -> Value {
    let [player, against] = setup.players.each_ref().map(ToString::to_string);
    let (_, signature) = bench::EXPECTED;
    json!({
        "format": FORMAT,
        "version": VERSION,
        "player": player,
        "against": against,
        "rules": setup.rules.name,
        "options": CustomRules::of(&setup.rules).map(|custom| custom.options),
        "stakes": setup.stakes.to_string(),
        "met": setup.met.name(),
        "seed": setup.seed,
        "luck-plies": setup.luck,
        "engine": format!("{signature:016x}"),
    })
}

/// A file that a duel is written to.
#[derive(Debug)]
pub struct Saved {
    path: PathBuf,
    file: File,
}

impl Saved {
    /// Begins a file, which must not exist.
    ///
    /// # Errors
    /// If it exists, or cannot be written.
    pub fn create(path: &Path, setup: &DuelSetup) -> Result<Saved, DuelError> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let file = match file {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(SavedError::Exists(path.to_owned()).into());
            }
            file => file.map_err(DuelError::io(path))?,
        };
        let mut saved = Saved { path: path.to_owned(), file };
        saved.line(&head(setup))?;
        Ok(saved)
    }

    /// Opens a file to continue its duel. An incomplete last line is cut off.
    ///
    /// # Errors
    /// If it is no saved duel of this setup, or cannot be read or written.
    pub fn resume(path: &Path, setup: &DuelSetup) -> Result<(Saved, BTreeMap<u64, Observation>), DuelError> {
        let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(DuelError::io(path))?;
        let mut reader = BufReader::new(&mut file);
        let (mut seen, mut end, mut number) = (BTreeMap::new(), 0, 0);
        loop {
            let mut line = Vec::new();
            let read = reader.read_until(b'\n', &mut line).map_err(DuelError::io(path))?;
            if line.last() != Some(&b'\n') {
                break;
            }
            number += 1;
            if number == 1 {
                check(path, &line, &head(setup))?;
            } else {
                let damaged = |_| SavedError::Damaged { path: path.to_owned(), line: number };
                let line: Line = serde_json::from_slice(&line).map_err(damaged)?;
                seen.insert(line.number, line.observation);
            }
            end += read as u64;
        }
        if number == 0 {
            return Err(SavedError::Foreign(path.to_owned()).into());
        }
        file.set_len(end).and_then(|()| file.seek(SeekFrom::End(0))).map_err(DuelError::io(path))?;
        Ok((Saved { path: path.to_owned(), file }, seen))
    }

    /// Adds an observation.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, number: u64, observation: &Observation) -> Result<(), DuelError> {
        self.line(&Line { number, observation: observation.clone() })
    }

    fn line(&mut self, value: &impl Serialize) -> Result<(), DuelError> {
        let mut text =
            serde_json::to_string(value).map_err(|error| DuelError::io(&self.path)(error.into()))?;
        text.push('\n');
        self.file.write_all(text.as_bytes()).map_err(DuelError::io(&self.path))
    }
}

/// Whether the first line of a file is that of a setup.
fn check(path: &Path, line: &[u8], expected: &Value) -> Result<(), SavedError> {
    let foreign = || SavedError::Foreign(path.to_owned());
    let saved: Value = serde_json::from_slice(line).map_err(|_| foreign())?;
    if ["format", "version"].iter().any(|name| saved.get(name) != expected.get(name)) {
        return Err(foreign());
    }
    let expected = expected.as_object().ok_or_else(foreign)?;
    for (name, asked) in expected {
        let saved = saved.get(name).unwrap_or(&Value::Null);
        if saved != asked {
            let (saved, asked) = (saved.to_string(), asked.to_string());
            return Err(SavedError::Another { path: path.to_owned(), name: name.clone(), saved, asked });
        }
    }
    Ok(())
}
