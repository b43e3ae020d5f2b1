//! A match as a file of Tavola's own: every game with its rules, the seats, the dice, clocks, analysis, every action.
//!
//! The module is here and not beside the other formats of match files in `tavola-notation` because the file holds a
//! [`MatchSetup`], in the same JSON that the server stores and the page sends.

use serde::{Deserialize, Serialize};
use tavola_notation::match_files::{self, About, MOST_ACTIONS, MOST_BYTES, MatchFile, Note};
use tavola_rules::{Action, Player};

use crate::dice_record::{DiceFinding, DiceRecord};
use crate::journal::{self, JournalError};
use crate::setup::{DiceMode, MatchSetup, Seat, SetupError};

/// The version that is written, and the only one that is read.
pub const RECORD_VERSION: u64 = 1;

/// A match as a file.
///
/// ```
/// use tavola_play::{DiceMode, MatchRecord, MatchSetup, PlayedMatch, Seat};
/// use tavola_rules::{Action, MatchKind, Player, Rules};
///
/// let seats = [Seat::human(), Seat::human()];
/// let setup = MatchSetup::new(&Rules::STANDARD, MatchKind::Points(3), seats, DiceMode::Hand);
/// let opening = (Player::First, Action::Opening { dice: [6, 2] });
/// let text = MatchRecord::new(setup, [opening]).print()?;
///
/// // Read it, and replay it by the rules.
/// let record = MatchRecord::parse(text.as_bytes())?;
/// let actions = record.log.iter().map(|entry| (entry.by, entry.action.clone()));
/// let played = PlayedMatch::replayed(record.setup.clone(), actions)?;
/// assert_eq!(played.state().player(), Some(Player::First));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRecord {
    /// [`RECORD_VERSION`].
    #[serde(rename = "tavola")]
    version: u64,
    /// The game, its players and its dice.
    pub setup: MatchSetup,
    /// Facts about the match by name, such as `Event` and `EventDate`.
    #[serde(default)]
    pub about: Vec<(String, String)>,
    /// All actions in their order, [`Action::Next`] between two games.
    pub log: Vec<LogEntry>,
    /// Additions of other files beside the actions.
    #[serde(default)]
    pub notes: Vec<RecordNote>,
    /// The sealing of its dice; `None` if they cannot be checked.
    #[serde(default)]
    pub dice: Option<DiceRecord>,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// The player who acted.
    pub by: Player,
    /// The action.
    pub action: Action,
    /// Milliseconds that both players had left after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[u64; 2]>,
    /// The result of an analysis; this module keeps it unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub analysis: Option<serde_json::Value>,
}

/// An addition of another file to an action or a game, which is kept unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordNote {
    /// Index of the game.
    pub game: usize,
    /// Index of the action in its game; `None` for the whole game.
    #[serde(default)]
    pub action: Option<usize>,
    /// Its name, that of a property of SGF files.
    pub name: String,
    /// Its values.
    pub values: Vec<String>,
}

/// A file that is no record, or a match that cannot be one.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The file is too large.
    #[error("expected a match file of at most {} MB", MOST_BYTES >> 20)]
    TooLarge,
    /// The match is too long.
    #[error("expected a match of at most {MOST_ACTIONS} actions")]
    TooLong,
    /// It is not the JSON of a record. The message has the line and the column.
    #[error("expected a match of Tavola as JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// It is the journal of a match, and cannot be read.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// Another version.
    #[error("expected a match of version {RECORD_VERSION}, not {0}")]
    Version(u64),
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The rules refuse an action.
    #[error("log entry {}: {}", .0.at + 1, .0.refusal)]
    Replay(#[from] match_files::ReplayError),
    /// The rules differ from their game in more than options.
    #[error("these rules cannot be described by options of their game")]
    Rules,
}

impl MatchRecord {
    /// A record of a match.
    #[must_use]
    pub fn new(setup: MatchSetup, actions: impl IntoIterator<Item = (Player, Action)>) -> MatchRecord {
        let entry = |(by, action)| LogEntry { by, action, clocks: None, analysis: None };
        let log = actions.into_iter().map(entry).collect();
        MatchRecord { version: RECORD_VERSION, setup, about: Vec::new(), log, notes: Vec::new(), dice: None }
    }

    /// Reads a record, or the [journal](crate::journal) of the terminal, and tidies the names in it. Its actions are not checked: [`MatchRecord::file`] does that.
    ///
    /// # Errors
    /// If it is none.
    pub fn parse(bytes: &[u8]) -> Result<MatchRecord, RecordError> {
        #[derive(Deserialize)]
        struct Version {
            tavola: u64,
        }
        if bytes.len() > MOST_BYTES {
            return Err(RecordError::TooLarge);
        }
        if journal::is_journal(bytes) {
            let (header, actions) = journal::parse(bytes)?;
            let mut record = MatchRecord::new(header.setup, actions);
            record.dice = header.dice;
            return if record.log.len() > MOST_ACTIONS { Err(RecordError::TooLong) } else { Ok(record) };
        }
        let Version { tavola } = serde_json::from_slice(bytes)?;
        if tavola != RECORD_VERSION {
            return Err(RecordError::Version(tavola));
        }
        let mut record: MatchRecord = serde_json::from_slice(bytes)?;
        if record.log.len() > MOST_ACTIONS {
            return Err(RecordError::TooLong);
        }
        record.setup.tidy_names();
        let mut about = About(record.about);
        about.tidy();
        record.about = about.0;
        Ok(record)
    }

    /// Computes the throws of the match again; `None` if its dice were not sealed.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub fn check_dice(&self) -> Result<Option<DiceFinding>, SetupError> {
        let actions = self.log.iter().map(|entry| (entry.by, entry.action.clone()));
        self.dice.as_ref().map(|dice| dice.check(&self.setup, actions)).transpose()
    }

    /// Removes the first action that the rules refuse and all after it, and returns why it is refused; `None` if all are
    /// legal.
    ///
    /// # Errors
    /// If the setup cannot be played, or the first action is refused.
    pub fn keep_playable(&mut self) -> Result<Option<RecordError>, RecordError> {
        match self.file() {
            Ok(_) => Ok(None),
            Err(RecordError::Replay(refused)) if refused.at > 0 => {
                self.log.truncate(refused.at);
                Ok(Some(RecordError::Replay(refused)))
            }
            Err(error) => Err(error),
        }
    }

    /// The record as JSON, a line for each action.
    ///
    /// # Errors
    /// None that is known: the JSON library can return one.
    pub fn print(&self) -> Result<String, RecordError> {
        let mut text = format!(
            "{{\"tavola\":{},\n\"setup\":{},\n\"about\":{},\n",
            self.version,
            serde_json::to_string(&self.setup)?,
            serde_json::to_string(&self.about)?
        );
        list(&mut text, "log", &self.log)?;
        text.push_str(",\n");
        list(&mut text, "notes", &self.notes)?;
        if let Some(dice) = &self.dice {
            text.push_str(",\n\"dice\":");
            text.push_str(&serde_json::to_string(dice)?);
        }
        text.push_str("}\n");
        Ok(text)
    }

    /// The record of a match from another format. Its players are people who threw their own dice.
    ///
    /// # Errors
    /// If the rules are not those of a game with options.
    pub fn of_file(file: &MatchFile) -> Result<MatchRecord, RecordError> {
        let seats = file.players.each_ref().map(|name| Seat::Human { name: name.clone() });
        let mut setup = MatchSetup::new(&file.rules, file.kind, seats, DiceMode::Hand);
        if let Some((position, to_move)) = file.games.first().and_then(|game| game.start) {
            (setup.position, setup.to_move) = (Some(position.to_string()), to_move);
        }
        if setup.custom_rules()? != file.rules {
            return Err(RecordError::Rules);
        }
        let mut record = MatchRecord::new(setup, file.actions());
        record.about.clone_from(&file.about.0);
        for (game, written) in file.games.iter().enumerate() {
            record.notes.extend(written.notes.iter().map(|note| RecordNote {
                game,
                action: note.action,
                name: note.name.clone(),
                values: note.values.clone(),
            }));
        }
        Ok(record)
    }

    /// The match game by game, played by the rules. The level of a bot becomes its name; clocks and analysis stay
    /// behind.
    ///
    /// # Errors
    /// If the setup cannot be played or the rules refuse an action.
    pub fn file(&self) -> Result<MatchFile, RecordError> {
        let begun = self.setup.begin()?;
        let players = self.setup.players.each_ref().map(|seat| match seat {
            Seat::Human { name } => name.clone(),
            Seat::Bot { level } => format!("Tavola ({level})"),
        });
        let start = self.setup.position.is_some().then(|| {
            let to_move = self.setup.to_move;
            (begun.game().position(to_move), to_move)
        });
        let actions: Vec<_> = self.log.iter().map(|entry| (entry.by, entry.action.clone())).collect();
        let rules = begun.match_rules().clone();
        let mut file = MatchFile::of_actions(rules, begun.kind(), players, start, &actions)?;
        file.about.0.clone_from(&self.about);
        for note in &self.notes {
            if let Some(game) = file.games.get_mut(note.game) {
                let RecordNote { action, name, values, .. } = note.clone();
                game.notes.push(Note { action, name, values });
            }
        }
        Ok(file)
    }
}

/// A field that is a list, a line for each of its items.
fn list(text: &mut String, name: &str, items: &[impl Serialize]) -> Result<(), RecordError> {
    text.extend(["\"", name, "\":["]);
    for (i, item) in items.iter().enumerate() {
        text.push_str(if i == 0 { "\n" } else { ",\n" });
        text.push_str(&serde_json::to_string(item)?);
    }
    text.push(']');
    Ok(())
}
