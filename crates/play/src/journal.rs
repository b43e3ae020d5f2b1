//! Journal of a match in the terminal: a line that describes the match, then a line for each action, as they happen.
//!
//! If the dice are sealed, a last line has their seed once the match is over. Written lines never change, so a running match can be
//! read at any time. An incomplete last line is ignored.

use serde::{Deserialize, Serialize};
use tavola_dice::Bytes;
use tavola_rules::{Action, MatchKind, Player, Rules};

use crate::dice_record::DiceRecord;
use crate::setup::{DiceMode, MatchSetup, Seat};

/// A line after the first: a player and an action.
pub type Line = (Player, Action);

/// The first line of a file: the game and its players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Version of the format.
    version: u32,
    /// The setup: the game and its players.
    pub setup: MatchSetup,
    /// The seed of the engine's errors, at levels that err.
    pub seed: u64,
    /// The sealing of the dice; `None` if they cannot be checked. In a file the seed of the dice stands apart ([`Reveal`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceRecord>,
}

/// The line after the last action of a match that is over: the seed of its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The seed, as in [`DiceRecord::seed`].
    pub seed: Bytes,
}

/// The version that is written. Files of version 1 have no number: the setup and the seed stand side by side.
const VERSION: u32 = 2;

impl Header {
    /// A match of a game.
    #[must_use]
    pub fn new(rules: &Rules, kind: MatchKind, players: [Seat; 2], dice: DiceMode, seed: u64) -> Header {
        Header::of_setup(MatchSetup::new(rules, kind, players, dice), seed)
    }

    /// A match of a setup.
    #[must_use]
    pub fn of_setup(setup: MatchSetup, seed: u64) -> Header {
        Header { version: VERSION, setup, seed, dice: None }
    }

    /// Reads a first line.
    ///
    /// # Errors
    /// If it is none, or another Tavola has written it.
    pub fn read(line: &[u8]) -> Result<Header, HeaderError> {
        let mut value: serde_json::Value = serde_json::from_slice(line)?;
        let mut header: Header = match value.get("version").and_then(serde_json::Value::as_u64) {
            None => {
                let seed = value.as_object_mut().and_then(|line| line.remove("seed")).unwrap_or_default();
                let seed = serde_json::from_value(seed)?;
                Header { version: VERSION, setup: serde_json::from_value(value)?, seed, dice: None }
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

/// Returns whether a file begins as a journal does.
#[must_use]
pub fn is_journal(bytes: &[u8]) -> bool {
    let line = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let value: Option<serde_json::Value> = serde_json::from_slice(line).ok();
    value.is_some_and(|line| line.get("tavola").is_none() && line.get("seed").is_some())
}

/// A file that is no journal.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The first line describes no match.
    #[error("line 1: {0}")]
    Header(#[from] HeaderError),
    /// A line is no action.
    #[error("line {line}: {source}")]
    Line {
        /// Its number, the first line of the file being 1.
        line: usize,
        /// Why.
        source: serde_json::Error,
    },
}

/// Reads a journal. The rules are not asked.
///
/// # Errors
/// If a line cannot be read.
pub fn parse(bytes: &[u8]) -> Result<(Header, Vec<Line>), JournalError> {
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let mut lines = (1..).zip(bytes[..whole].split(|byte| *byte == b'\n'));
    let (_, first) = lines.next().unwrap_or_default();
    let mut header = Header::read(first)?;
    let mut actions = Vec::new();
    for (line, text) in lines.filter(|(_, line)| !line.is_empty()) {
        let no_line = |source| JournalError::Line { line, source };
        match &mut header.dice {
            Some(dice) if text.starts_with(b"{") => {
                dice.seed = Some(serde_json::from_slice::<Reveal>(text).map_err(no_line)?.seed);
            }
            _ => actions.push(serde_json::from_slice(text).map_err(no_line)?),
        }
    }
    Ok((header, actions))
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
    fn a_line_that_is_no_action_is_named() {
        let header = serde_json::to_string(&header(&Rules::STANDARD)).unwrap();
        let error = parse(format!("{header}\n[0,{{\"kind\":\"castle\"}}]\n").as_bytes()).unwrap_err();
        assert!(error.to_string().starts_with("line 2: "), "{error}");
    }
}
