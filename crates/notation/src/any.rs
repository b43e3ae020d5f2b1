//! Positions in any notation: `start`, plain notation, GNU Backgammon's position id or pair, XGID, OGID, a text of
//! Snowie.

use tavola_rules::plain::PlainError;
use tavola_rules::position::PositionError;
use tavola_rules::track::Track;
use tavola_rules::{POOL, Player, Position, Rules, Setup};
use thiserror::Error;

use crate::gnubg::{self, GnubgError};
use crate::ogid::{self, OgidError};
use crate::situation::Situation;
use crate::snowie::{self, SnowieError};
use crate::xgid::{self, XgidError};

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyError {
    /// In none of the notations.
    #[error(
        "expected start, a position such as \"24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5\", \
         a GNU Backgammon id, an XGID or an OGID, not {0:?}"
    )]
    Unknown(String),
    /// The ids cannot hold positions of the game.
    #[error("{rules} has no ids: expected start or a position such as \"24:2 / 24:2\", not {text:?}")]
    NoIds {
        /// The game.
        rules: &'static str,
        /// The text.
        text: String,
    },
    /// Wrong plain notation.
    #[error(transparent)]
    Plain(#[from] PlainError),
    /// A wrong id of GNU Backgammon.
    #[error(transparent)]
    Gnubg(#[from] GnubgError),
    /// A wrong XGID.
    #[error(transparent)]
    Xgid(#[from] XgidError),
    /// A wrong OGID.
    #[error(transparent)]
    Ogid(#[from] OgidError),
    /// A wrong text of Snowie.
    #[error(transparent)]
    Snowie(#[from] SnowieError),
    /// The checkers do not make a position of the game.
    #[error("no position of this game: {0}")]
    Position(#[from] PositionError),
}

/// The notations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// The word `start`.
    Start,
    /// Plain notation.
    Plain,
    /// A position id of GNU Backgammon.
    PositionId,
    /// Its position and match id.
    Pair,
    /// XGID.
    Xgid,
    /// OGID.
    Ogid,
    /// A text of Snowie.
    Snowie,
}

/// Returns whether ids of other programs, which have only contrary tracks of 24 points, no pool and no pins, can hold
/// the positions of a game.
#[must_use]
pub fn has_ids(rules: &Rules) -> bool {
    rules.track == Track::Contrary
        && matches!(rules.contact, tavola_rules::rules::Contact::Hit)
        && rules.start.iter().all(|side| side.count(POOL) == 0)
}

/// The notation of a text by its form, right or wrong.
#[must_use]
pub fn detect(text: &str) -> Option<Notation> {
    let id = |text: &str, length| {
        text.len() == length && text.bytes().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'+' | b'/'))
    };
    if text == "start" {
        return Some(Notation::Start);
    }
    if ogid::looks_like(text) {
        return Some(Notation::Ogid);
    }
    if text.starts_with(xgid::PREFIX)
        || text.bytes().filter(|&c| c == b':').count() == 9 && !text.contains('/')
    {
        return Some(Notation::Xgid);
    }
    if text.bytes().filter(|&c| c == b';').count() >= snowie::FIELDS - 1 {
        return Some(Notation::Snowie);
    }
    if id(text, 14) {
        return Some(Notation::PositionId);
    }
    if text.split_once(':').is_some_and(|(position, rest)| id(position, 14) && id(rest, 12)) {
        return Some(Notation::Pair);
    }
    // Plain notation begins with a place, which is short: a longer word is an id that went wrong.
    let first = text.split(':').next().unwrap_or_default().trim_matches([' ', '/']);
    (text.contains('/') && first.len() <= 4).then_some(Notation::Plain)
}

/// Reads a position of a game. A notation without cube and score gives money play with the cube in the middle.
///
/// # Errors
/// If the text is wrong, with its fault.
pub fn parse(text: &str, rules: &Rules) -> Result<Situation, AnyError> {
    let text = text.trim();
    let notation = detect(text).ok_or_else(|| AnyError::Unknown(text.to_owned()))?;
    if !matches!(notation, Notation::Start | Notation::Plain) && !has_ids(rules) {
        return Err(AnyError::NoIds { rules: rules.name, text: text.to_owned() });
    }
    let money = |setup: Setup| -> Result<Situation, AnyError> {
        let setup = setup.with_rest_off(rules, Player::First);
        Ok(Situation::money(rules, setup.position(rules, Player::First)?))
    };
    match notation {
        Notation::Start => Ok(Situation::money(rules, Position::start(rules, Player::First))),
        Notation::Plain => money(text.parse()?),
        Notation::PositionId => money(gnubg::parse_position_id(text)?),
        Notation::Pair => Ok(gnubg::parse_pair(text, rules)?),
        Notation::Xgid => Ok(xgid::parse(text, rules)?),
        Notation::Ogid => Ok(ogid::parse(text, rules)?),
        Notation::Snowie => Ok(snowie::parse(text, rules)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_positions::position;
    use proptest::prelude::*;
    use tavola_rules::variants;

    #[test]
    fn every_notation_is_told_from_the_others() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        for (text, notation) in [
            ("start", Notation::Start),
            ("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", Notation::Plain),
            ("4HPwATDgc/ABMA", Notation::PositionId),
            ("4HPwATDgc/ABMA:cAkAAAAAAAAE", Notation::Pair),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", Notation::Xgid),
            ("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", Notation::Xgid),
            ("OGID=11jjjjjhhhccccc:ooddddd88866666:N0N", Notation::Ogid),
            ("11jjjjjhhhccccc:ooddddd88866666:N0N::B:IW:0:0:0:0", Notation::Ogid),
            (
                "0;1;0;1;1;a;b;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;5;2;",
                Notation::Snowie,
            ),
        ] {
            assert_eq!(detect(text), Some(notation), "{text}");
            assert_eq!(parse(text, &Rules::STANDARD).map(|s| s.position), Ok(start), "{text}");
        }
    }

    #[test]
    fn what_is_left_out_is_off() {
        let situation = parse("6:2 / 1:1", &Rules::STANDARD).unwrap();
        assert_eq!(situation.position.to_string(), "6:2 off:13 / 1:1 off:14");
        let three = variants::find("hypergammon").unwrap().rules;
        assert_eq!(parse("6:2 / 1:1", three).unwrap().position.to_string(), "6:2 off:1 / 1:1 off:2");
    }

    #[test]
    fn nonsense_is_refused_with_what_was_expected() {
        for bad in [
            "",
            "hello",
            "4HPwATDgc/ABM",
            "4HPwATDgc/ABMA:cAkAAAAAAA",
            "4HPwATDgc/ABM!",
            "24:16 / 1:1",
            "24:2 25:1 / ",
            "6:1 / 19:1",
            "XGID=x",
        ] {
            let error = parse(bad, &Rules::STANDARD).unwrap_err().to_string();
            assert!(error.contains("expected"), "{bad}: {error}");
            assert!(!error.contains('\n'), "{bad}: {error}");
        }
    }

    #[test]
    fn games_on_other_tracks_have_no_ids() {
        let same = Rules { name: "same", track: Track::Same, ..Rules::STANDARD };
        assert!(matches!(parse("4HPwATDgc/ABMA", &same), Err(AnyError::NoIds { .. })));
    }

    proptest! {
        #[test]
        fn plain_notation_comes_back(position in position()) {
            let read = parse(&position.to_string(), &Rules::STANDARD).map(|s| s.position);
            prop_assert_eq!(read, Ok(position));
        }

        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,60}", near in "[0-9barofpl:/ !-]{0,40}") {
            let _ = parse(&text, &Rules::STANDARD);
            let _ = parse(&near, &Rules::STANDARD);
        }
    }
}
