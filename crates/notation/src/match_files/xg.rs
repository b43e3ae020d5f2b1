//! The files of eXtreme Gammon (`.xg`), for reading.
//!
//! Source: the layout that eXtreme Gammon publishes (extremegammon.com/xgformat.aspx): records of 2,560 bytes, one for
//! each cube decision and each play. The play itself is not taken from its list of moves but from the positions before
//! and after it, which both have to be legal. Analysis, comments and times stay behind.

mod archive;

use tavola_rules::game::Phase;
use tavola_rules::options::RawValue;
use tavola_rules::{Action, MatchKind, Player, Position, variants};

use super::recorder::Recorder;
use super::{Fault, MOST_BYTES, MatchFile, Place, Problem, ReadError};
use archive::number;

/// Bytes of a record.
const RECORD: usize = 2560;

/// Returns whether a file begins as an XG file does.
pub(super) fn is_xg(bytes: &[u8]) -> bool {
    bytes.starts_with(archive::MAGIC)
}

/// The kinds of records, by the number in their ninth byte.
const HEADER_MATCH: u8 = 0;
const HEADER_GAME: u8 = 1;
const CUBE: u8 = 2;
const MOVE: u8 = 3;
const FOOTER_GAME: u8 = 4;

/// The length of a match that has none.
const UNLIMITED: i32 = 99_999;

/// A position: 26 numbers, positive for one player and negative for the other.
type Board = [i8; 26];

/// Reads a match, and checks every action of it by the rules. Places are bytes of the file within the archive.
///
/// # Errors
/// An unreadable or illegal part, with its place, and the match up to that place.
pub fn parse(bytes: &[u8]) -> Result<MatchFile, ReadError> {
    if bytes.len() > MOST_BYTES {
        return Err(Problem::TooLarge.at(Place::Byte(MOST_BYTES)).into());
    }
    let data = archive::file(bytes, "temp.xg")?;
    let mut recorder = None;
    for (i, record) in data.chunks(RECORD).enumerate() {
        let place = Place::Byte(i * RECORD);
        let read = if record.len() < RECORD {
            Err(Problem::Ends("a whole record"))
        } else {
            read(&mut recorder, record)
        };
        if let Err(problem) = read {
            return Err(broken(recorder, problem.at(place)));
        }
    }
    match recorder {
        Some(recorder) => Ok(recorder.finish()),
        None => Err(Problem::Ends("the header of a match").at(Place::Byte(data.len())).into()),
    }
}

fn broken(recorder: Option<Recorder>, fault: Fault) -> ReadError {
    let read = recorder.map(Recorder::finish).filter(MatchFile::has_plays).map(Box::new);
    ReadError { fault, read }
}

fn read(recorder: &mut Option<Recorder>, record: &[u8]) -> Result<(), Problem> {
    let kind = record[8];
    let Some(recorder) = recorder else {
        if kind != HEADER_MATCH {
            return Err(Problem::expected("the header of a match", &format!("a record of kind {kind}")));
        }
        *recorder = Some(begin(record)?);
        return Ok(());
    };
    match kind {
        HEADER_MATCH => Err(Problem::CannotReplay("a second match in the same file")),
        HEADER_GAME => header_of_game(recorder, record),
        CUBE => cube(recorder, record),
        MOVE => play(recorder, record),
        FOOTER_GAME => footer_of_game(recorder, record),
        // The end of the match, and additions of later versions.
        _ => Ok(()),
    }
}

/// A number of four bytes of a record, which has it.
fn int(record: &[u8], at: usize) -> i32 {
    number(record, at).unwrap_or_default()
}

fn score(record: &[u8]) -> Option<[u32; 2]> {
    Some([u32::try_from(int(record, 12)).ok()?, u32::try_from(int(record, 16)).ok()?])
}

fn begin(record: &[u8]) -> Result<Recorder, Problem> {
    const MAGIC: i32 = 0x494c_4d44;
    if int(record, 556) != MAGIC {
        return Err(Problem::expected("the header of a match of eXtreme Gammon", "other data"));
    }
    let version = int(record, 552);
    let kind = match int(record, 92) {
        0 | UNLIMITED => MatchKind::Money,
        length => {
            let points = u16::try_from(length)
                .map_err(|_| Problem::expected("a match of at most 65535 points", &length.to_string()))?;
            MatchKind::Points(points)
        }
    };
    let names = ["backgammon", "nackgammon", "hypergammon", "longgammon"];
    let name = usize::try_from(int(record, 96)).ok().and_then(|variation| names.get(variation));
    let variant = name.and_then(|name| variants::find(name));
    let variant = variant.ok_or_else(|| Problem::Variation(int(record, 96).to_string()))?;
    let mut rules = variant.rules.clone();
    let money = kind == MatchKind::Money;
    for (option, at) in [("crawford", 100), ("jacoby", 101), ("beavers", 102), ("raccoons", 102)] {
        // The option exists in every game that comes here.
        _ = rules.set_option(option, &RawValue::Flag(record[at] != 0));
    }
    rules.cube.crawford |= money;
    // Since version 24 names are in UTF-16 too.
    let text = |short: usize, wide: usize| {
        if version >= 24 { wide_text(record, wide) } else { short_text(record, short) }
    };
    let mut recorder = Recorder::new(rules, kind, [text(9, 880), text(50, 1138)]);
    let mut facts = vec![("Event", text(136, 622)), ("Site", text(283, 1396)), ("Round", text(417, 1654))];
    if version >= 30 {
        facts.push(("Transcriber", wide_text(record, 1960)));
    }
    for (name, value) in facts {
        if !value.is_empty() {
            recorder.file().about.set(name, &value);
        }
    }
    Ok(recorder)
}

/// A text with its length before it, of at most 128 letters of Latin-1.
fn short_text(record: &[u8], at: usize) -> String {
    let length = usize::from(record[at]).min(128);
    let letters = record[at + 1..at + 1 + length].iter().map(|&byte| char::from(byte));
    letters.collect::<String>().trim().to_owned()
}

/// A text of UTF-16 that ends with a zero, of at most 129 units.
fn wide_text(record: &[u8], at: usize) -> String {
    let pairs = record[at..at + 258].as_chunks::<2>().0;
    let units = pairs.iter().map(|&pair| u16::from_le_bytes(pair)).take_while(|unit| *unit != 0);
    let text: String = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    text.trim().to_owned()
}

fn header_of_game(recorder: &mut Recorder, record: &[u8]) -> Result<(), Problem> {
    if int(record, 64) > 0 {
        return Err(Problem::CannotReplay("an automatic double"));
    }
    recorder.begin_game(score(record))?;
    let start = Position::start(recorder.m().rules(), Player::First);
    if fits(&start, &board(record, 21)) {
        Ok(())
    } else {
        Err(Problem::CannotReplay("a game that begins with a position that was set up"))
    }
}

fn board(record: &[u8], at: usize) -> Board {
    core::array::from_fn(|i| i8::from_le_bytes([record[at + i]]))
}

/// Returns whether a board shows a position, from whichever side: the layout does not fix whose checkers are positive.
fn fits(position: &Position, board: &Board) -> bool {
    let mut of: Board = [0; 26];
    for place in 1..=25u8 {
        of[usize::from(place)] += position.own().count(place) as i8;
        of[usize::from(25 - place)] -= position.other().count(place) as i8;
    }
    let turned: Board = core::array::from_fn(|i| -of[25 - i]);
    *board == of || *board == turned
}

fn player(number: i32) -> Result<Player, Problem> {
    match number {
        1 => Ok(Player::First),
        -1 | 2 => Ok(Player::Second),
        other => Err(Problem::expected("player 1 or -1", &other.to_string())),
    }
}

fn cube(recorder: &mut Recorder, record: &[u8]) -> Result<(), Problem> {
    // Other numbers than 1 are decisions not to double, or none at all.
    if int(record, 16) != 1 {
        return Ok(());
    }
    let doubler = player(int(record, 12))?;
    if recorder.m().game().phase().player() != Some(doubler) {
        return Err(Problem::expected("a double by the player on roll", "one by the other"));
    }
    recorder.double(None)?;
    match int(record, 20) {
        0 => recorder.answer(Action::Drop),
        1 => recorder.answer(Action::Take),
        2 => {
            recorder.answer(Action::Beaver)?;
            match int(record, 24) {
                0 => recorder.answer(Action::Drop),
                1 => recorder.answer(Action::Take),
                2 => {
                    recorder.answer(Action::Beaver)?;
                    recorder.answer(if int(record, 28) == 1 { Action::Take } else { Action::Drop })
                }
                _ => Ok(()),
            }
        }
        // Not answered: the game was given up or broken off.
        _ => Ok(()),
    }
}

fn play(recorder: &mut Recorder, record: &[u8]) -> Result<(), Problem> {
    let who = player(int(record, 64))?;
    let dice = [int(record, 100), int(record, 104)].map(|die| u8::try_from(die).unwrap_or(0));
    if !dice.iter().all(|die| (1..=6).contains(die)) {
        return Err(Problem::expected("two dice", &format!("{dice:?}")));
    }
    let end = board(record, 35);
    // A move that was not played any more ends at its start.
    let played = record[2308] != 0;
    recorder.play_to(who, dice, |position| played && fits(position, &end))?;
    if let Phase::Move { .. } = recorder.m().game().phase()
        && played
    {
        return Err(Problem::MarkedIllegal);
    }
    Ok(())
}

fn footer_of_game(recorder: &mut Recorder, record: &[u8]) -> Result<(), Problem> {
    let winner = int(record, 24);
    if winner == 0 {
        return Ok(());
    }
    let points = u32::try_from(int(record, 28)).map_err(|_| Problem::Resignation(0))?;
    recorder.won(player(winner)?, points)
}

#[cfg(test)]
mod tests;
