//! OGID, the position id of OpenGammon: three to eleven fields with `:` between them.
//!
//! | field | content |
//! |---|---|
//! | 1, 2 | the checkers of White and of Black, a sign each in any order: `0` to `9` and `a` to `p` are the places 0 to 25, `q` is off |
//! | 3 | the cube: its owner (`W`, `B`, `N` for nobody), its power of two, and `O` while a double is offered |
//! | 4 | two dice, or empty |
//! | 5 | who has brought the position about: their opponent acts next, or answers their double |
//! | 6 | the state of the game, which follows from the other fields; read over |
//! | 7, 8 | points of White and of Black |
//! | 9 | length of the match, with `C` in the Crawford game; 0 or empty for money |
//! | 10 | number of the move; read over |
//! | 11 | checkers of each side, if they are not 15 |
//!
//! White runs from place 1 to 24 and Black from 24 to 1; place 0 is White's bar and 25 is Black's. White is
//! [`Player::First`] here. OpenGammon publishes no description; this reader is based on ids that it has written and on
//! programs that read them. An OGID has no Jacoby rule, no beavers and no limit of the cube.

use tavola_rules::game::Offer;
use tavola_rules::position::{PositionError, SetupSide};
use tavola_rules::{BAR, OFF, Player, Rules, Setup};
use thiserror::Error;

use crate::situation::{Awaits, Situation, USUAL_CAP};

/// The optional beginning of an OGID.
pub const PREFIX: &str = "OGID=";

/// The highest power of two that has a sign for the cube.
const HIGHEST_POWER: u32 = 9;

const FIELDS: std::ops::RangeInclusive<usize> = 3..=11;

/// The fault of an OGID.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OgidError {
    /// Too few or too many fields.
    #[error("expected 3 to 11 fields with ':' between them in an OGID, found {0}")]
    Fields(usize),
    /// A sign that stands for no place.
    #[error("expected '0' to '9' or 'a' to 'q' for the place of a checker, not {0:?}")]
    Place(char),
    /// A field with a value that it cannot have.
    #[error("the {field} of an OGID is {expected}, not {found:?}")]
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

fn wrong(field: &'static str, expected: &'static str, found: &str) -> OgidError {
    OgidError::Field { field, expected, found: found.chars().take(20).collect() }
}

/// Returns whether a text has the form of an OGID.
#[must_use]
pub(crate) fn looks_like(text: &str) -> bool {
    let mut fields = text.split(':');
    let (Some(white), Some(black), Some(cube)) = (fields.next(), fields.next(), fields.next()) else {
        return false;
    };
    let places = |side: &str| side.bytes().all(|sign| matches!(sign, b'0'..=b'9' | b'a'..=b'q'));
    text.starts_with(PREFIX)
        || places(white)
            && places(black)
            && matches!(cube.as_bytes(), [b'W' | b'B' | b'N', b'0'..=b'9', b'A'..=b'Z'])
}

/// Reads an OGID, with or without its prefix, of a game on a contrary track.
///
/// # Errors
/// Its fault.
pub fn parse(text: &str, rules: &Rules) -> Result<Situation, OgidError> {
    let text = text.trim();
    let fields: Vec<&str> = text.strip_prefix(PREFIX).unwrap_or(text).split(':').collect();
    if !FIELDS.contains(&fields.len()) {
        return Err(OgidError::Fields(fields.len()));
    }
    let field = |at: usize| fields.get(at).copied().unwrap_or_default();
    let cube = Cube::parse(field(2))?;
    let dice = match *field(3).as_bytes() {
        [] => None,
        [a @ b'1'..=b'6', b @ b'1'..=b'6'] => Some([a - b'0', b - b'0']),
        _ => return Err(wrong("roll", "empty or two dice", field(3))),
    };
    let acted = match field(4) {
        "W" => Player::First,
        "" | "B" => Player::Second,
        other => return Err(wrong("player who acted", "W or B", other)),
    };
    let (on_roll, awaits) = match dice {
        _ if cube.offered => (acted, Awaits::Answer(Offer::Double)),
        Some(dice) => (acted.opponent(), Awaits::Play(dice)),
        None => (acted.opponent(), Awaits::Roll),
    };
    let length = field(8);
    let crawford = length.ends_with('C');
    // Other letters, and the text after them, limit a match by games or time.
    let digits = length.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(length.len());
    let match_length = number("length", &length[..digits])? as u16;
    let score = [number("score", field(6))?, number("score", field(7))?];
    if match_length > 0 && score.iter().any(|&points| points >= u32::from(match_length)) {
        let most = if score[0] >= score[1] { field(6) } else { field(7) };
        return Err(wrong("score", "below the length of the match", most));
    }
    let (white, black) = (side(field(0), |place| BAR - place)?, side(field(1), |place| place)?);
    let setup = match on_roll {
        Player::First => Setup { own: white, other: black },
        Player::Second => Setup { own: black, other: white },
    };
    Ok(Situation {
        rules: rules.name,
        position: setup.with_rest_off(rules, on_roll).position(rules, on_roll)?,
        on_roll,
        awaits,
        cube_value: cube.value,
        cube_owner: cube.owner,
        cube_cap: USUAL_CAP,
        match_length,
        score,
        crawford: crawford && match_length > 0,
        jacoby: false,
        beavers: false,
    })
}

struct Cube {
    owner: Option<Player>,
    value: u32,
    offered: bool,
}

impl Cube {
    fn parse(text: &str) -> Result<Cube, OgidError> {
        let [owner, power @ b'0'..=b'9', action @ (b'N' | b'O' | b'T' | b'P')] = *text.as_bytes() else {
            return Err(wrong("cube", "an owner W, B or N, a power of two and N, O, T or P", text));
        };
        let owner = match owner {
            b'N' => None,
            b'W' => Some(Player::First),
            b'B' => Some(Player::Second),
            _ => return Err(wrong("owner of the cube", "W, B or N", text)),
        };
        Ok(Cube { owner, value: 1 << (power - b'0'), offered: action == b'O' })
    }
}

/// A number, 0 if the field is empty.
fn number(field: &'static str, text: &str) -> Result<u32, OgidError> {
    match text {
        "" => Ok(0),
        _ => text
            .parse()
            .ok()
            .filter(|&number| number <= 0x7fff)
            .ok_or_else(|| wrong(field, "a number from 0 to 32767", text)),
    }
}

/// The checkers of a side; `own` numbers a place as the side itself does.
fn side(text: &str, own: impl Fn(u8) -> u8) -> Result<SetupSide, OgidError> {
    let mut side = SetupSide::default();
    for sign in text.chars() {
        let place = match sign {
            '0'..='9' => own(sign as u8 - b'0'),
            'a'..='p' => own(sign as u8 - b'a' + 10),
            'q' => OFF,
            _ => return Err(OgidError::Place(sign)),
        };
        // The place behind the last point is the other side's bar.
        if place == OFF && sign != 'q' {
            return Err(OgidError::Place(sign));
        }
        let count = &mut side.places[usize::from(place)];
        *count = count.saturating_add(1);
    }
    Ok(side)
}

/// The OGID of a situation. A beaver or raccoon that waits for an answer is written as if it had not been offered; the
/// Jacoby rule, beavers and the limit of the cube are left out, and a cube above 512 is written as 512.
#[must_use]
pub fn print(situation: &Situation) -> String {
    let (white, black) = match situation.on_roll {
        Player::First => (situation.position.own(), situation.position.other()),
        Player::Second => (situation.position.other(), situation.position.own()),
    };
    let sign = |place: u8| char::from(if place < 10 { b'0' + place } else { b'a' + place - 10 });
    let letter = |player| if player == Player::First { 'W' } else { 'B' };
    let offered = situation.awaits == Awaits::Answer(Offer::Double);
    let mut text = String::new();
    for place in 0..=BAR {
        let count = if place < BAR { white.count(BAR - place) } else { 0 };
        text.extend(std::iter::repeat_n(sign(place), usize::from(count)));
    }
    text.push(':');
    for place in 1..=BAR {
        text.extend(std::iter::repeat_n(sign(place), usize::from(black.count(place))));
    }
    let dice = match situation.awaits {
        Awaits::Play([a, b]) => format!("{a}{b}"),
        Awaits::Roll | Awaits::Answer(_) => String::new(),
    };
    let checkers = match situation.position.own().total() {
        15 => String::new(),
        total => format!("::{total}"),
    };
    format!(
        "{text}:{owner}{power}{action}:{dice}:{acted}::{first}:{second}:{length}{crawford}{checkers}",
        owner = situation.cube_owner.map_or('N', letter),
        power = situation.cube_value.max(1).ilog2().min(HIGHEST_POWER),
        action = if offered { 'O' } else { 'N' },
        acted = letter(if offered { situation.on_roll } else { situation.on_roll.opponent() }),
        first = situation.score[0],
        second = situation.score[1],
        length = situation.match_length,
        crawford = if situation.crawford { "C" } else { "" },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_positions::situation;
    use crate::xgid;
    use proptest::prelude::*;
    use tavola_rules::variants;

    const START: &str = "11jjjjjhhhccccc:ooddddd88866666:N0N";

    #[test]
    fn the_public_id_of_the_start_is_read() {
        let start = parse(START, &Rules::STANDARD).unwrap();
        assert_eq!(start, Situation::money(&Rules::STANDARD, start.position));
        assert_eq!(start.position.to_string(), "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
        assert_eq!(parse(&format!("OGID={START}::B:IW:0:0:0:0"), &Rules::STANDARD), Ok(start));
    }

    #[test]
    fn the_opponent_of_the_player_who_acted_is_on_roll() {
        let read = |rest: &str| parse(&format!("{START}{rest}"), &Rules::STANDARD).unwrap();
        assert_eq!(read("::W").on_roll, Player::Second);
        assert_eq!((read(":31:B").on_roll, read(":31:B").awaits), (Player::First, Awaits::Play([3, 1])));
        let doubled = parse("11jjjjjhhhccccc:ooddddd88866666:N0O::W", &Rules::STANDARD).unwrap();
        assert_eq!((doubled.on_roll, doubled.decider()), (Player::First, Player::Second));
    }

    #[test]
    fn scores_cube_and_the_crawford_game_are_those_of_the_same_xgid() {
        for (ogid, id) in [
            (
                "11ccccchhhjjjjj:66666888dddddoo:W1N:42:B::2:4:7",
                "XGID=-b----E-C---eE---c-e----B-:1:1:1:42:2:4:0:7:10",
            ),
            (
                "11ccccchhhjjjjj:66666888dddddoo:N0N::W::2:6:7C",
                "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:2:6:1:7:10",
            ),
        ] {
            let read = parse(ogid, &Rules::STANDARD).unwrap();
            assert_eq!(read, xgid::parse(id, &Rules::STANDARD).unwrap(), "{ogid}");
            assert_eq!(print(&read), ogid);
        }
    }

    #[test]
    fn bars_belong_to_their_sides() {
        let read = parse("0:p:N0N", &Rules::STANDARD).unwrap();
        assert_eq!(read.position.to_string(), "bar:1 off:14 / bar:1 off:14");
        assert_eq!(parse("p:0:N0N", &Rules::STANDARD), Err(OgidError::Place('p')));
        assert_eq!(parse("1:0:N0N", &Rules::STANDARD), Err(OgidError::Place('0')));
    }

    #[test]
    fn other_numbers_of_checkers_are_written() {
        let rules = variants::find("hypergammon").unwrap().rules;
        let start = crate::any::parse("start", rules).unwrap();
        let id = print(&start);
        assert_eq!(id, "123:mno:N0N::B::0:0:0::3");
        assert_eq!(parse(&id, rules), Ok(start));
    }

    #[test]
    fn a_wrong_id_is_refused_with_what_was_expected() {
        for (bad, expected) in [
            ("OGID=", "3 to 11 fields"),
            ("11jjjjjhhhccccc:ooddddd88866666", "3 to 11 fields"),
            ("11jjjjjhhhcccc%:ooddddd88866666:N0N", "the place of a checker"),
            ("11jjjjjhhhccccc:ooddddd88866666:X0N", "W, B or N"),
            ("11jjjjjhhhccccc:ooddddd88866666:N0", "a power of two"),
            ("11jjjjjhhhccccc:ooddddd88866666:N0N:07", "two dice"),
            ("11jjjjjhhhccccc:ooddddd88866666:N0N::X", "W or B"),
            ("11jjjjjhhhccccc:ooddddd88866666:N0N::W::7:0:7", "below the length"),
            ("11jjjjjhhhccccc:ooddddd88866666:N0N::W::-1:0:7", "a number"),
            ("111jjjjjhhhccccc:ooddddd88866666:N0N", "checkers"),
        ] {
            let error = parse(bad, &Rules::STANDARD).unwrap_err().to_string();
            assert!(error.contains(expected), "{bad}: {error}");
        }
    }

    proptest! {
        #[test]
        fn situations_come_back(mut situation in situation()) {
            // Values that an OGID has no room for.
            (situation.jacoby, situation.beavers, situation.cube_cap) = (false, false, USUAL_CAP);
            situation.cube_value = situation.cube_value.min(1 << HIGHEST_POWER);
            if let Awaits::Answer(Offer::Beaver | Offer::Raccoon) = situation.awaits {
                situation.awaits = Awaits::Roll;
            }
            let id = print(&situation);
            prop_assert!(looks_like(&id));
            prop_assert_eq!(parse(&id, &Rules::STANDARD), Ok(situation));
        }

        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,60}", near in "[0-9a-q]{0,20}:[0-9a-q]{0,20}:[WBN][0-9][NO](:[0-9WBC]{0,3}){0,8}") {
            let _ = parse(&text, &Rules::STANDARD);
            let _ = parse(&near, &Rules::STANDARD);
        }
    }
}
