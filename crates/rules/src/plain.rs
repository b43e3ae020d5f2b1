//! Plain notation of positions, which serves every game:
//! `24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5`, the player on roll first, each side in its own numbering.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::checkers::Checkers;
use crate::point::{BAR, OFF, POOL};
use crate::position::{Position, Setup, SetupSide};

/// The fault of a text in plain notation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlainError {
    /// Not exactly one `/` between the two players.
    Sides(usize),
    /// A token that is not `place:count`.
    Token(String),
    /// A place named twice for one player.
    Twice(String),
}

impl fmt::Display for PlainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlainError::Sides(n) => {
                write!(f, "expected two players with one '/' between them, found {n}")
            }
            PlainError::Token(token) => {
                write!(f, "expected place:count such as 13:5, bar:1, off:2, pool:15 or 17:1!, not {token:?}")
            }
            PlainError::Twice(token) => write!(f, "{token:?} names a place for the second time"),
        }
    }
}

impl core::error::Error for PlainError {}

impl core::str::FromStr for Setup {
    type Err = PlainError;

    /// Reads the arrangement; checkers that are left out stay out (see [`Setup::with_rest_off`]).
    fn from_str(text: &str) -> Result<Setup, PlainError> {
        let sides: Vec<&str> = text.split('/').collect();
        let &[own, other] = sides.as_slice() else {
            return Err(PlainError::Sides(sides.len()));
        };
        Ok(Setup { own: side(own)?, other: side(other)? })
    }
}

fn side(text: &str) -> Result<SetupSide, PlainError> {
    let mut side = SetupSide::default();
    let mut named = 0u32;
    for token in text.split_whitespace() {
        let wrong = || PlainError::Token(token.to_owned());
        let (place, count) = token.split_once(':').ok_or_else(wrong)?;
        let place = match place {
            "bar" => BAR,
            "off" => OFF,
            "pool" => POOL,
            number => match number.parse() {
                Ok(point @ 1..=24) => point,
                _ => return Err(wrong()),
            },
        };
        let (count, pinned) = match count.strip_suffix('!') {
            Some(count) => (count, true),
            None => (count, false),
        };
        let count = match count.parse() {
            Ok(count @ 0..=15) => count,
            _ => return Err(wrong()),
        };
        if named >> place & 1 == 1 {
            return Err(PlainError::Twice(token.to_owned()));
        }
        named |= 1 << place;
        side.places[usize::from(place)] = count;
        if pinned {
            side.pinned |= 1 << place;
        }
    }
    Ok(side)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(80);
        push_side(&mut text, self.own, self.own_pinned);
        text.push_str(" / ");
        push_side(&mut text, self.other, self.other_pinned);
        f.write_str(&text)
    }
}

/// Pool and bar first, then the points from far to near, then the checkers off. Lists of plays are mostly this text, so
/// it is built without the formatting machinery.
fn push_side(text: &mut String, side: Checkers, pinned: u32) {
    let begin = text.len();
    for place in (1..=POOL).rev().chain([OFF]) {
        let count = side.count(place);
        if count == 0 {
            continue;
        }
        if text.len() > begin {
            text.push(' ');
        }
        match place {
            POOL => text.push_str("pool"),
            BAR => text.push_str("bar"),
            OFF => text.push_str("off"),
            point => push_number(text, point),
        }
        text.push(':');
        push_number(text, count);
        if pinned >> place & 1 == 1 {
            text.push('!');
        }
    }
}

/// A number below 100.
fn push_number(text: &mut String, number: u8) {
    if number >= 10 {
        text.push(char::from(b'0' + number / 10));
    }
    text.push(char::from(b'0' + number % 10));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, Rules};
    use std::string::ToString;

    #[test]
    fn the_start_position_is_written_as_the_design_has_it() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let text = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
        assert_eq!(start.to_string(), text);
        let setup: Setup = text.parse().unwrap();
        assert_eq!(setup.position(&Rules::STANDARD, Player::First), Ok(start));
    }

    #[test]
    fn nonsense_is_refused_with_what_was_expected() {
        for bad in ["", "24:2", "24:2/1:1/", "25:1 / ", "3 / ", "3:16 / ", "3:1 3:1 / ", "x:1 / 1:1"] {
            let error = bad.parse::<Setup>().unwrap_err();
            assert!(error.to_string().contains("expected") || error.to_string().contains("second"), "{bad}");
        }
    }
}
