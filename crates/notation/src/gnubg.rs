//! The position id and the match id of GNU Backgammon, and the pair `position:match`.
//!
//! Source: GNU Backgammon manual, "A technical description of the Position ID" and "… of the Match ID".
//! The position id has no room for pinned checkers, for the pool or for other tracks: see [`crate::any::has_ids`].

use tavola_rules::game::Offer;
use tavola_rules::point::{BAR, MAX_CHECKERS};
use tavola_rules::position::{PositionError, SetupSide};
use tavola_rules::{Checkers, Player, Position, Rules, Setup};
use thiserror::Error;

use crate::base64;
use crate::situation::{Awaits, Situation, USUAL_CAP};

/// The fault of an id of GNU Backgammon.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GnubgError {
    /// Not 14 signs of base64.
    #[error("expected a position id of 14 letters, digits, '+' and '/', not {0:?}")]
    PositionText(String),
    /// The bits do not fall into two sides of 25 places.
    #[error("{0:?} is no position id: expected two sides of 25 places with at most 15 checkers each")]
    PositionBits(String),
    /// Not 12 signs of base64.
    #[error("expected a match id of 12 letters, digits, '+' and '/', not {0:?}")]
    MatchText(String),
    /// A field of the match id has a value that it cannot have.
    #[error("{text:?} is no match id: its {field} is out of range")]
    MatchField {
        /// The id.
        text: String,
        /// The field.
        field: &'static str,
    },
    /// No colon between the two ids.
    #[error("expected position:match, two ids with ':' between them, not {0:?}")]
    Pair(String),
    /// The checkers do not make a position of the game.
    #[error("no position of this game: {0}")]
    Position(#[from] PositionError),
}

/// The two sides in the order of the id. Programs name this order differently (one in the opposite way), so here it is
/// two named fields.
struct Sides {
    /// First in the id: the player who is *not* on roll.
    waiting: SetupSide,
    /// Then the player on roll.
    on_roll: SetupSide,
}

/// Bytes of a position id: two sides of 15 ones and 25 zeros.
const KEY_BYTES: usize = 10;

/// The position id, the player on roll being `own`.
#[must_use]
pub fn position_id(position: &Position) -> String {
    let mut key = [0u8; KEY_BYTES];
    let mut bit = 0;
    let in_order: [Checkers; 2] = [position.other(), position.own()];
    for side in in_order {
        for place in 1..=BAR {
            for _ in 0..side.count(place) {
                key[bit / 8] |= 1 << (bit % 8);
                bit += 1;
            }
            bit += 1;
        }
    }
    base64::encode(&key)
}

/// The arrangement that an id stands for, the player on roll being `own`. Checkers that are off are not in
/// it: see [`Setup::with_rest_off`].
///
/// # Errors
/// If the text is no position id.
pub fn parse_position_id(text: &str) -> Result<Setup, GnubgError> {
    let key: [u8; KEY_BYTES] =
        base64::decode(text).ok_or_else(|| GnubgError::PositionText(text.to_owned()))?;
    let wrong = || GnubgError::PositionBits(text.to_owned());
    let mut bits = key.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1 == 1));
    let sides =
        Sides { waiting: side(&mut bits).ok_or_else(wrong)?, on_roll: side(&mut bits).ok_or_else(wrong)? };
    if bits.any(|bit| bit) {
        return Err(wrong());
    }
    Ok(Setup { own: sides.on_roll, other: sides.waiting })
}

/// One side: each place is a run of ones, one per checker, then a zero. `None` if the bits end before, or there are too
/// many checkers.
fn side(bits: &mut impl Iterator<Item = bool>) -> Option<SetupSide> {
    let mut side = SetupSide::default();
    for place in 1..=usize::from(BAR) {
        while bits.next()? {
            side.places[place] += 1;
        }
    }
    (side.total() <= u32::from(MAX_CHECKERS)).then_some(side)
}

/// Bytes of a match id.
const MATCH_BYTES: usize = 9;

/// The contents of a match id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchState {
    /// The cube.
    pub cube_value: u32,
    /// The owner of the cube.
    pub cube_owner: Option<Player>,
    /// The player on roll.
    pub on_roll: Player,
    /// Whether this is the Crawford game.
    pub crawford: bool,
    /// 0 no game, 1 playing, 2 over, 3 resigned, 4 dropped.
    pub state: u8,
    /// The player who must decide.
    pub turn: Player,
    /// Whether a double is offered.
    pub doubled: bool,
    /// Level of an offered resignation, 0 for none.
    pub resigned: u8,
    /// The dice, if rolled.
    pub dice: Option<[u8; 2]>,
    /// Points of the match, 0 for money.
    pub length: u16,
    /// Points of both players, indexed by [`Player::index`].
    pub score: [u16; 2],
    /// Whether gammons count only with a turned cube.
    pub jacoby: bool,
}

/// The number that GNU Backgammon gives a seat: its player 0 is at the top.
const fn number(player: Player) -> u128 {
    match player {
        Player::First => 1,
        Player::Second => 0,
    }
}

const fn player(number: u128) -> Player {
    if number == 0 { Player::Second } else { Player::First }
}

/// The highest value of the 15 bits that lengths and scores have.
const MOST: u32 = 0x7fff;

/// The match id. It has no beavers, and beavers and raccoons that are offered show as doubles.
#[must_use]
pub fn match_id(situation: &Situation) -> String {
    let (high, low) = match situation.awaits {
        Awaits::Play([a, b]) => (a.max(b), a.min(b)),
        Awaits::Roll | Awaits::Answer(_) => (0, 0),
    };
    let money = situation.match_length == 0;
    let score = |player: Player| u128::from(situation.score[player.index()].min(MOST));
    let mut bits = 0u128;
    let mut at = 0;
    let mut put = |width: u32, value: u128| {
        bits |= (value & ((1 << width) - 1)) << at;
        at += width;
    };
    put(4, u128::from(situation.cube_value.max(1).ilog2().min(15)));
    put(2, situation.cube_owner.map_or(3, number));
    put(1, number(situation.on_roll));
    put(1, u128::from(situation.crawford));
    put(3, 1);
    put(1, number(situation.decider()));
    put(1, u128::from(matches!(situation.awaits, Awaits::Answer(_))));
    put(2, 0);
    put(3, u128::from(high));
    put(3, u128::from(low));
    put(15, u128::from(situation.match_length).min(u128::from(MOST)));
    put(15, score(Player::Second));
    put(15, score(Player::First));
    put(1, u128::from(money && !situation.jacoby));
    base64::encode(&bits.to_le_bytes()[..MATCH_BYTES])
}

/// Reads a match id.
///
/// # Errors
/// If the text is no match id.
pub fn parse_match_id(text: &str) -> Result<MatchState, GnubgError> {
    let bytes: [u8; MATCH_BYTES] =
        base64::decode(text).ok_or_else(|| GnubgError::MatchText(text.to_owned()))?;
    let wrong = |field| GnubgError::MatchField { text: text.to_owned(), field };
    let mut all = [0; 16];
    all[..MATCH_BYTES].copy_from_slice(&bytes);
    let mut bits = u128::from_le_bytes(all);
    let mut take = |width: u32| {
        let value = bits & ((1 << width) - 1);
        bits >>= width;
        value
    };
    let cube_value = 1 << take(4);
    let cube_owner = match take(2) {
        3 => None,
        owner @ (0 | 1) => Some(player(owner)),
        _ => return Err(wrong("cube owner")),
    };
    let on_roll = player(take(1));
    let crawford = take(1) == 1;
    let state = take(3) as u8;
    if state > 4 {
        return Err(wrong("game state"));
    }
    let turn = player(take(1));
    let doubled = take(1) == 1;
    let resigned = take(2) as u8;
    let dice = match (take(3) as u8, take(3) as u8) {
        (0, 0) => None,
        (a @ 1..=6, b @ 1..=6) => Some([a, b]),
        _ => return Err(wrong("roll")),
    };
    let length = take(15) as u16;
    let second = take(15) as u16;
    let score = [take(15) as u16, second];
    let jacoby = take(1) == 0 && length == 0;
    let read = MatchState {
        cube_value,
        cube_owner,
        on_roll,
        crawford,
        state,
        turn,
        doubled,
        resigned,
        dice,
        length,
        score,
        jacoby,
    };
    if read.is_over() && state == 1 { Err(wrong("score")) } else { Ok(read) }
}

impl MatchState {
    /// Returns whether a player has the points that win the match.
    fn is_over(&self) -> bool {
        self.length > 0 && self.score.iter().any(|&points| points >= self.length)
    }

    /// The situation that this and a position make.
    #[must_use]
    pub fn situation(&self, rules: &Rules, position: Position) -> Situation {
        Situation {
            on_roll: self.on_roll,
            awaits: match self.dice {
                _ if self.doubled => Awaits::Answer(Offer::Double),
                Some(dice) => Awaits::Play(dice),
                None => Awaits::Roll,
            },
            cube_value: self.cube_value,
            cube_owner: self.cube_owner,
            cube_cap: USUAL_CAP,
            match_length: self.length,
            score: self.score.map(u32::from),
            crawford: self.crawford,
            jacoby: self.jacoby,
            ..Situation::money(rules, position)
        }
    }
}

/// `position:match`.
#[must_use]
pub fn pair(situation: &Situation) -> String {
    format!("{}:{}", position_id(&situation.position), match_id(situation))
}

/// Reads `position:match`.
///
/// # Errors
/// If either half is wrong, or the checkers make no position of the game.
pub fn parse_pair(text: &str, rules: &Rules) -> Result<Situation, GnubgError> {
    let (position, rest) = text.split_once(':').ok_or_else(|| GnubgError::Pair(text.to_owned()))?;
    let state = parse_match_id(rest)?;
    if state.is_over() {
        // The id may have such a score, but nothing can be decided there any more.
        return Err(GnubgError::MatchField { text: rest.to_owned(), field: "score" });
    }
    let setup = parse_position_id(position)?.with_rest_off(rules, state.on_roll);
    Ok(state.situation(rules, setup.position(rules, state.on_roll)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_positions::{position, situation};
    use proptest::prelude::*;

    fn read(id: &str) -> String {
        let setup = parse_position_id(id).unwrap().with_rest_off(&Rules::STANDARD, Player::First);
        setup.position(&Rules::STANDARD, Player::First).unwrap().to_string()
    }

    #[test]
    fn the_start_position_has_its_famous_id() {
        assert_eq!(position_id(&Position::start(&Rules::STANDARD, Player::First)), "4HPwATDgc/ABMA");
        assert_eq!(read("4HPwATDgc/ABMA"), "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
    }

    #[test]
    fn a_match_that_is_over_is_no_situation() {
        let over = "PAAAICMAAAAAAA:cAAAkAAAAIAE";
        assert!(parse_match_id("cAAAkAAAAIAE").is_ok());
        assert!(matches!(
            parse_pair(over, &Rules::STANDARD),
            Err(GnubgError::MatchField { field: "score", .. })
        ));
    }

    #[test]
    fn the_second_half_of_a_position_id_is_the_player_on_roll() {
        // One checker on the bar, about to enter against a board of three points.
        assert_eq!(read("Np7BQSCYZ/AAWA").split(" / ").next().map(|own| own.contains("bar:1")), Some(true));
        // Four checkers of the waiting player on one point come first.
        assert_eq!(read("PAAAICMAAAAAAA"), "6:1 3:2 1:1 off:11 / 3:4 off:11");
    }

    #[test]
    fn the_manuals_match_id_is_read_and_written() {
        // A match to 9, player 0 leads 2 to 4 and owns the cube at 2, player 1 has rolled 5-2.
        let state = parse_match_id("QYkqASAAIAAA").unwrap();
        let expected = MatchState {
            cube_value: 2,
            cube_owner: Some(Player::Second),
            on_roll: Player::First,
            crawford: false,
            state: 1,
            turn: Player::First,
            doubled: false,
            resigned: 0,
            dice: Some([5, 2]),
            length: 9,
            score: [4, 2],
            jacoby: false,
        };
        assert_eq!(state, expected);
        let start = Position::start(&Rules::STANDARD, Player::First);
        assert_eq!(match_id(&state.situation(&Rules::STANDARD, start)), "QYkqASAAIAAA");
    }

    #[test]
    fn wrong_ids_are_refused_with_what_was_expected() {
        for bad in
            ["", "4HPwATDgc/ABM", "4HPwATDgc/ABMA=", "4HPwATDgc/ABM_", "//////////////", "AAAAAAAAAAAAAQ"]
        {
            assert!(parse_position_id(bad).unwrap_err().to_string().contains("expected"), "{bad}");
        }
        assert!(matches!(parse_match_id("QYkqASAAIAA"), Err(GnubgError::MatchText(_))));
        assert!(matches!(parse_match_id("////////////"), Err(GnubgError::MatchField { .. })));
        assert!(matches!(parse_pair("4HPwATDgc/ABMA", &Rules::STANDARD), Err(GnubgError::Pair(_))));
        // Both stand on the bar point and more.
        assert!(matches!(
            parse_pair("//8BAP7/AwAAAA:cAkAAAAAAAAE", &Rules::STANDARD),
            Err(GnubgError::Position(_) | GnubgError::PositionBits(_))
        ));
    }

    proptest! {
        #[test]
        fn positions_come_back(position in position()) {
            let setup = parse_position_id(&position_id(&position)).unwrap();
            let setup = setup.with_rest_off(&Rules::STANDARD, Player::First);
            prop_assert_eq!(setup.position(&Rules::STANDARD, Player::First), Ok(position));
        }

        #[test]
        fn pairs_come_back(mut situation in situation()) {
            // Values that a match id has no room for.
            situation.beavers = false;
            situation.cube_cap = USUAL_CAP;
            if let Awaits::Answer(offer) = &mut situation.awaits {
                *offer = Offer::Double;
            }
            if let Awaits::Play(dice) = &mut situation.awaits {
                dice.sort_unstable_by(|a, b| b.cmp(a));
            }
            prop_assert_eq!(parse_pair(&pair(&situation), &Rules::STANDARD), Ok(situation));
        }

        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,40}", id in "[A-Za-z0-9+/]{14}:[A-Za-z0-9+/]{12}") {
            let _ = parse_pair(&text, &Rules::STANDARD);
            let _ = parse_pair(&id, &Rules::STANDARD);
            let _ = parse_position_id(&text);
            let _ = parse_match_id(&text);
        }
    }
}
