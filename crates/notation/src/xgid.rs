//! XGID, the position id of eXtreme Gammon: `XGID=` and ten fields with `:` between them.
//!
//! Sources: manual of eXtreme Gammon 2, "XGID"; in doubtful cases the reader of GNU Backgammon. With a double offered
//! the turn names the doubler, and the cube is the one before the double.

use tavola_rules::game::Offer;
use tavola_rules::point::{BAR, MAX_CHECKERS};
use tavola_rules::position::{PositionError, SetupSide};
use tavola_rules::{Player, Position, Rules, Setup};
use thiserror::Error;

use crate::situation::{Awaits, Situation};

/// The beginning of every XGID.
pub const PREFIX: &str = "XGID=";

/// The fault of an XGID.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum XgidError {
    /// Not ten fields.
    #[error("expected XGID= and ten fields with ':' between them, found {0}")]
    Fields(usize),
    /// The first field is not 26 signs.
    #[error("expected 26 places in an XGID, found {0}")]
    Places(usize),
    /// A sign that stands for no number of checkers.
    #[error("expected '-', 'A' to 'O' or 'a' to 'o' for the checkers on a place, not {0:?}")]
    Checkers(char),
    /// A field with a value that it cannot have.
    #[error("the {field} of an XGID is {expected}, not {found:?}")]
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

/// The highest power of two that is read for a cube.
const MOST_DOUBLINGS: u32 = 16;

/// The two sides in the drawing of the board, independent of the player on roll.
#[derive(Default)]
struct Drawn {
    bottom: SetupSide,
    top: SetupSide,
}

impl Drawn {
    fn seen_by(self, on_roll: Player) -> Setup {
        match on_roll {
            Player::First => Setup { own: self.bottom, other: self.top },
            Player::Second => Setup { own: self.top, other: self.bottom },
        }
    }
}

/// Reads an XGID, with or without its prefix, of a game on a contrary track.
///
/// # Errors
/// Its fault.
pub fn parse(text: &str, rules: &Rules) -> Result<Situation, XgidError> {
    let text = text.trim();
    let text = text.strip_prefix(PREFIX).unwrap_or(text);
    let fields: Vec<&str> = text.split(':').collect();
    let &[places, cube, owner, turn, dice, bottom, top, rule, length, cap] = fields.as_slice() else {
        return Err(XgidError::Fields(fields.len()));
    };
    let cube_value = doublings("cube", cube)?;
    let cube_owner = match owner {
        "0" => None,
        "1" => Some(Player::First),
        "-1" => Some(Player::Second),
        _ => return Err(wrong("owner of the cube", "1, 0 or -1", owner)),
    };
    let on_roll = match turn {
        "1" => Player::First,
        "-1" => Player::Second,
        _ => return Err(wrong("turn", "1 or -1", turn)),
    };
    let awaits = awaits(dice)?;
    let score = [number("score", bottom)?, number("score", top)?];
    let match_length = number("length", length)? as u16;
    let rule = number("rule field", rule)?;
    let money = match_length == 0;
    if rule > if money { 3 } else { 1 } {
        return Err(wrong("rule field", "0 or 1 in a match and 0 to 3 for money", fields[7]));
    }
    if !money && score.iter().any(|&points| points >= u32::from(match_length)) {
        return Err(wrong(
            "score",
            "below the length of the match",
            if score[0] >= score[1] { bottom } else { top },
        ));
    }
    let setup = drawn(places)?.seen_by(on_roll).with_rest_off(rules, on_roll);
    Ok(Situation {
        rules: rules.name,
        position: setup.position(rules, on_roll)?,
        on_roll,
        awaits,
        cube_value,
        cube_owner,
        cube_cap: doublings("highest cube", cap)?,
        match_length,
        score,
        crawford: !money && rule == 1,
        jacoby: money && rule & 1 == 1,
        beavers: money && rule & 2 == 2,
    })
}

fn wrong(field: &'static str, expected: &'static str, found: &str) -> XgidError {
    XgidError::Field { field, expected, found: found.to_owned() }
}

/// A power of two.
fn doublings(field: &'static str, text: &str) -> Result<u32, XgidError> {
    match text.parse() {
        Ok(power @ 0..=MOST_DOUBLINGS) => Ok(1 << power),
        _ => Err(wrong(field, "a power of two from 0 to 16", text)),
    }
}

fn number(field: &'static str, text: &str) -> Result<u32, XgidError> {
    match text.parse() {
        Ok(value @ 0..=0x7fff) => Ok(value),
        _ => Err(wrong(field, "a number from 0 to 32767", text)),
    }
}

fn awaits(dice: &str) -> Result<Awaits, XgidError> {
    match *dice.as_bytes() {
        [b'0', b'0'] => Ok(Awaits::Roll),
        [a @ b'1'..=b'6', b @ b'1'..=b'6'] => Ok(Awaits::Play([a - b'0', b - b'0'])),
        [b'D'] => Ok(Awaits::Answer(Offer::Double)),
        [b'B'] => Ok(Awaits::Answer(Offer::Beaver)),
        [b'R'] => Ok(Awaits::Answer(Offer::Raccoon)),
        _ => Err(wrong("roll", "00, two dice, D, B or R", dice)),
    }
}

fn drawn(places: &str) -> Result<Drawn, XgidError> {
    let found = places.chars().count();
    if found != usize::from(BAR) + 1 {
        return Err(XgidError::Places(found));
    }
    let mut drawn = Drawn::default();
    for (at, sign) in places.chars().enumerate() {
        match sign {
            '-' => {}
            'A'..='O' if at > 0 => drawn.bottom.places[at] = sign as u8 - b'A' + 1,
            'a'..='o' if at < usize::from(BAR) => {
                drawn.top.places[usize::from(BAR) - at] = sign as u8 - b'a' + 1;
            }
            _ => return Err(XgidError::Checkers(sign)),
        }
    }
    Ok(drawn)
}

/// The XGID of a situation.
#[must_use]
pub fn print(situation: &Situation) -> String {
    let owner = match situation.cube_owner {
        None => 0,
        Some(Player::First) => 1,
        Some(Player::Second) => -1,
    };
    let turn = if situation.on_roll == Player::First { 1 } else { -1 };
    let dice = match situation.awaits {
        Awaits::Roll => "00".to_owned(),
        Awaits::Play([a, b]) => format!("{}{}", a.max(b), a.min(b)),
        Awaits::Answer(Offer::Double) => "D".to_owned(),
        Awaits::Answer(Offer::Beaver) => "B".to_owned(),
        Awaits::Answer(Offer::Raccoon) => "R".to_owned(),
    };
    let rule = if situation.match_length == 0 {
        u8::from(situation.jacoby) + 2 * u8::from(situation.beavers)
    } else {
        u8::from(situation.crawford)
    };
    let power = |value: u32| value.max(1).ilog2();
    format!(
        "{PREFIX}{places}:{cube}:{owner}:{turn}:{dice}:{bottom}:{top}:{rule}:{length}:{cap}",
        places = places(&situation.position, situation.on_roll),
        cube = power(situation.cube_value),
        bottom = situation.score[0],
        top = situation.score[1],
        length = situation.match_length,
        cap = power(situation.cube_cap),
    )
}

fn places(position: &Position, on_roll: Player) -> String {
    let (bottom, top) = match on_roll {
        Player::First => (position.own(), position.other()),
        Player::Second => (position.other(), position.own()),
    };
    (0..=BAR)
        .map(|at| {
            let (up, down) =
                (if at > 0 { bottom.count(at) } else { 0 }, if at < BAR { top.count(BAR - at) } else { 0 });
            match (up.min(MAX_CHECKERS), down.min(MAX_CHECKERS)) {
                (0, 0) => '-',
                (0, n) => char::from(b'a' + n - 1),
                (n, _) => char::from(b'A' + n - 1),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gnubg;
    use crate::test_positions::situation;
    use proptest::prelude::*;

    /// XGIDs and the GNU Backgammon ids of the same situations, as other programs pair them.
    const PAIRS: [(&str, &str); 10] = [
        ("-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:8", "ewMAAD4gAAAAAA:AQGqAAAAAAAE"),
        ("-A-B--A---------------d---:0:0:1:00:0:0:0:0:10", "PAAAICMAAAAAAA:cAkAAAAAAAAE"),
        ("---D---------------a--b-a-:0:0:-1:00:0:0:0:0:8", "PAAAICMAAAAAAA:MAEAAAAAAAAE"),
        ("-a-a--E-C---dE---d-e----B-:0:0:1:42:0:0:0:0:8", "4PPgASTgc/ABMA:cAkKAAAAAAAE"),
        ("-b----E-C---eE---c-e----AA:0:0:1:00:0:0:0:0:10", "4HPwATDgc/ABUA:cAkAAAAAAAAE"),
        ("a------------------------B:0:0:1:00:0:0:0:0:10", "AAAAAQAADAAAAA:cAkAAAAAAAAE"),
        ("-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:0:10", "4HPwATDgc/ABMA:UQkAAAAAAAAE"),
        ("-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10", "4HPwATDgc/ABMA:cAngAEAAEAAE"),
        ("-b----E-C---eE---c-e----B-:0:0:1:00:2:6:1:7:10", "4HPwATDgc/ABMA:8AngAGAAEAAE"),
        ("-b----E-C---eE---c-e----B-:0:0:-1:00:2:6:0:7:8", "4HPwATDgc/ABMA:MAHgAGAAEAAE"),
    ];

    #[test]
    fn the_pairs_of_other_programs_say_the_same() {
        for (xgid, pair) in PAIRS {
            let from_xgid = parse(xgid, &Rules::STANDARD).unwrap();
            let from_pair = gnubg::parse_pair(pair, &Rules::STANDARD).unwrap();
            assert_eq!(Situation { cube_cap: from_xgid.cube_cap, ..from_pair }, from_xgid, "{xgid}");
        }
    }

    #[test]
    fn the_pairs_are_written_as_they_were_read() {
        for (xgid, pair) in PAIRS {
            let situation = parse(&format!("XGID={xgid}"), &Rules::STANDARD).unwrap();
            assert_eq!(print(&situation), format!("XGID={xgid}"));
            // Matches may carry the no-Jacoby bit as well; only money needs it.
            let written = gnubg::parse_pair(&gnubg::pair(&situation), &Rules::STANDARD).unwrap();
            assert_eq!(Situation { cube_cap: situation.cube_cap, ..written }, situation);
            assert_eq!(gnubg::pair(&situation)[..26], pair[..26]);
        }
    }

    #[test]
    fn with_a_double_offered_the_turn_names_the_doubler() {
        let situation =
            parse("XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:0:7:10", &Rules::STANDARD).unwrap();
        assert_eq!(situation.awaits, Awaits::Answer(Offer::Double));
        assert_eq!((situation.on_roll, situation.decider()), (Player::Second, Player::First));
    }

    #[test]
    fn a_wrong_xgid_is_refused_with_what_was_expected() {
        for (bad, expected) in [
            ("XGID=", "ten fields"),
            ("XGID=-b----E-C---eE---c-e----B:0:0:1:00:0:0:0:0:10", "26 places"),
            ("XGID=-b----E-C---eE---c-e----Bx:0:0:1:00:0:0:0:0:10", "checkers"),
            ("XGID=-b----E-C---eE---c-e----B-:17:0:1:00:0:0:0:0:10", "power of two"),
            ("XGID=-b----E-C---eE---c-e----B-:0:2:1:00:0:0:0:0:10", "1, 0 or -1"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:0:10", "1 or -1"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:07:0:0:0:0:10", "two dice"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:9:0:0:7:10", "below the length"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:2:7:10", "0 or 1"),
            ("XGID=-b----O-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "checkers, expected 15"),
        ] {
            let error = parse(bad, &Rules::STANDARD).unwrap_err().to_string();
            assert!(error.contains(expected), "{bad}: {error}");
        }
    }

    proptest! {
        #[test]
        fn situations_come_back(mut situation in situation()) {
            if let Awaits::Play(dice) = &mut situation.awaits {
                dice.sort_unstable_by(|a, b| b.cmp(a));
            }
            prop_assert_eq!(parse(&print(&situation), &Rules::STANDARD), Ok(situation));
        }

        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,60}", near in "[-A-Pa-p]{26}(:[-0-9DBR]{1,6}){9}") {
            let _ = parse(&text, &Rules::STANDARD);
            let _ = parse(&near, &Rules::STANDARD);
        }
    }
}
