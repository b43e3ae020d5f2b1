//! The text of a position by Snowie: one line of 40 numbers and names with `;` between them.
//!
//! Source: the files of GNU Backgammon (`export position snowietxt`). The fields are: length of the match, 0 for money;
//! Jacoby; a field that is always 0; money; the seat on roll, 1 for the first player here; the name of the player on roll
//! and of the other; Crawford; their scores; the cube; its owner, 1 for the player on roll, -1 for the other, 0 for the
//! middle; the other's bar; the points 1 to 24 and the bar of the player on roll, whose checkers are positive; two dice,
//! 0 before the roll. It has no beavers, no limit of the cube and no double that waits for an answer.

use std::fmt::Write as _;

use tavola_rules::position::{PositionError, SetupSide};
use tavola_rules::{BAR, Player, Rules, Setup};
use thiserror::Error;

use crate::situation::{Awaits, Situation, USUAL_CAP};

/// Fields of a line.
pub(crate) const FIELDS: usize = 40;

/// The fault of a text of Snowie.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SnowieError {
    /// Too few or too many fields.
    #[error("expected {FIELDS} fields with ';' between them, found {0}")]
    Fields(usize),
    /// A field with a value that it cannot have.
    #[error("the {field} of a text of Snowie is {expected}, not {found:?}")]
    Field {
        /// The field.
        field: &'static str,
        /// The possible values.
        expected: &'static str,
        /// The value found.
        found: String,
    },
    /// The checkers do not make a position of the game.
    #[error("no position of this game: {0}")]
    Position(#[from] PositionError),
}

/// Reads a position of a game on a contrary track.
///
/// # Errors
/// Its fault.
pub fn parse(text: &str, rules: &Rules) -> Result<Situation, SnowieError> {
    let text = text.trim();
    let fields: Vec<&str> = text.strip_suffix(';').unwrap_or(text).split(';').collect();
    if fields.len() != FIELDS {
        return Err(SnowieError::Fields(fields.len()));
    }
    let wrong = |field, expected, at: usize| {
        let found = fields[at].chars().take(20).collect();
        SnowieError::Field { field, expected, found }
    };
    let number = |field, at: usize, most: u32| -> Result<u32, SnowieError> {
        let read = fields[at].trim().parse().ok().filter(|number| *number <= most);
        read.ok_or_else(|| wrong(field, "a number within its range", at))
    };
    let flag = |field, at| number(field, at, 1).map(|flag| flag == 1);
    let match_length = number("length", 0, 0x7fff)? as u16;
    let jacoby = flag("Jacoby rule", 1)?;
    let money = flag("field for money", 3)? || match_length == 0;
    let on_roll = if flag("player on roll", 4)? { Player::First } else { Player::Second };
    let crawford = flag("Crawford field", 7)?;
    let scores = [number("score", 8, 0x7fff)?, number("score", 9, 0x7fff)?];
    if !money && scores.iter().any(|&points| points >= u32::from(match_length)) {
        return Err(wrong("score", "below the length of the match", 8));
    }
    let cube_value = number("cube", 10, 1 << 16)?;
    if !cube_value.is_power_of_two() {
        return Err(wrong("cube", "a power of two", 10));
    }
    let cube_owner = match fields[11].trim() {
        "0" => None,
        "1" => Some(on_roll),
        "-1" => Some(on_roll.opponent()),
        _ => return Err(wrong("owner of the cube", "1, 0 or -1", 11)),
    };
    let mut setup = Setup { own: SetupSide::default(), other: SetupSide::default() };
    for place in 0..=BAR {
        let at = 12 + usize::from(place);
        let count: i8 = fields[at]
            .trim()
            .parse()
            .ok()
            .filter(|count| (-15..=15).contains(count))
            .ok_or_else(|| wrong("number of checkers on a place", "a number from -15 to 15", at))?;
        let (side, place) = match count {
            1.. if place > 0 => (&mut setup.own, place),
            ..0 if place < BAR => (&mut setup.other, BAR - place),
            0 => continue,
            _ => return Err(wrong("number of checkers on a bar", "of its own player", at)),
        };
        side.places[usize::from(place)] = count.unsigned_abs();
    }
    let dice = [number("die", 38, 6)? as u8, number("die", 39, 6)? as u8];
    let awaits = match dice {
        [0, 0] => Awaits::Roll,
        [0, _] | [_, 0] => return Err(wrong("dice", "both thrown or both 0", 38)),
        dice => Awaits::Play(dice),
    };
    let position = setup.with_rest_off(rules, on_roll).position(rules, on_roll)?;
    let score = if on_roll == Player::First { scores } else { [scores[1], scores[0]] };
    Ok(Situation {
        rules: rules.name,
        position,
        on_roll,
        awaits,
        cube_value,
        cube_owner,
        cube_cap: USUAL_CAP,
        match_length: if money { 0 } else { match_length },
        score,
        crawford: crawford && !money,
        jacoby: jacoby && money,
        beavers: false,
    })
}

/// The text of a situation, with the names of the first and the second player. A double that waits for an answer is
/// written as if it had not been offered.
#[must_use]
pub fn print(situation: &Situation, names: [&str; 2]) -> String {
    let (own, other) = (situation.on_roll.index(), situation.on_roll.opponent().index());
    let name = |player: usize| names[player].replace([';', '\n', '\r'], " ");
    let money = u8::from(situation.match_length == 0);
    let owner = match situation.cube_owner {
        None => 0,
        Some(owner) if owner == situation.on_roll => 1,
        Some(_) => -1,
    };
    let mut text = format!(
        "{};{};0;{money};{};{};{};{};{};{};{};{owner};",
        situation.match_length,
        u8::from(situation.jacoby),
        u8::from(situation.on_roll == Player::First),
        name(own),
        name(other),
        u8::from(situation.crawford),
        situation.score[own],
        situation.score[other],
        situation.cube_value,
    );
    let position = &situation.position;
    for place in 0..=BAR {
        let own = if place > 0 { i16::from(position.own().count(place)) } else { 0 };
        let other = if place < BAR { i16::from(position.other().count(BAR - place)) } else { 0 };
        _ = write!(text, "{};", own - other);
    }
    let [a, b] = match situation.awaits {
        Awaits::Play(dice) => dice,
        Awaits::Roll | Awaits::Answer(_) => [0, 0],
    };
    _ = write!(text, "{a};{b};");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_positions::situation;
    use crate::xgid;
    use proptest::prelude::*;

    /// Lines that GNU Backgammon 1.07 exports, and the XGIDs of the same situations.
    const PAIRS: [(&str, &str); 2] = [
        (
            "0;1;0;1;1;root;gnubg;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;5;2;",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:1:0:10",
        ),
        (
            "7;0;0;0;1;root;gnubg;0;2;6;2;1;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;4;2;",
            "XGID=-b----E-C---eE---c-e----B-:1:1:1:42:2:6:0:7:10",
        ),
    ];

    #[test]
    fn lines_of_gnu_backgammon_are_read_as_their_xgids() {
        for (line, id) in PAIRS {
            let read = parse(line, &Rules::STANDARD).unwrap();
            assert_eq!(read, xgid::parse(id, &Rules::STANDARD).unwrap());
            assert_eq!(print(&read, ["root", "gnubg"]), line);
        }
    }

    #[test]
    fn a_wrong_line_is_refused_with_what_was_expected() {
        let (good, _) = PAIRS[0];
        for (from, to, expected) in [
            ("0;1;0;1;1", "0;1;0;1;2", "the player on roll of a text of Snowie is"),
            (";5;2;", ";5;", "expected 40 fields"),
            ("0;0;0;1;0;0;-2", "0;0;0;3;0;0;-2", "a power of two"),
            (";5;2;", ";5;0;", "both thrown"),
            ("1;0;0;-2", "1;3;0;-2", "1, 0 or -1"),
            ("1;0;0;-2", "1;0;4;-2", "of its own player"),
            ("1;0;0;-2", "1;0;0;-16", "from -15 to 15"),
        ] {
            let error = parse(&good.replacen(from, to, 1), &Rules::STANDARD).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }

    proptest! {
        #[test]
        fn situations_come_back(mut situation in situation()) {
            // Values that the text has no room for.
            situation.beavers = false;
            situation.cube_cap = USUAL_CAP;
            if let Awaits::Answer(_) = situation.awaits {
                situation.awaits = Awaits::Roll;
            }
            prop_assert_eq!(parse(&print(&situation, ["a", "b;c"]), &Rules::STANDARD), Ok(situation));
        }

        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,60}", near in "(-?[0-9]{1,2};){38,42}") {
            let _ = parse(&text, &Rules::STANDARD);
            let _ = parse(&near, &Rules::STANDARD);
        }
    }
}
