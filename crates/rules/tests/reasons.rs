//! Why a move is refused and why a roll cannot be played: each reason at least once.

use std::collections::BTreeSet;

use crate::common::{play, position};
use tavola_rules::reason::{Reason, explain, no_play_reason};
use tavola_rules::{Rules, Turn, variants};

fn turn(game: &str, text: &str, roll: &str) -> Turn {
    let rules = variants::find(game).unwrap().rules;
    Turn::rolled(rules, position(rules, text), roll.parse().unwrap())
}

const START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
const PUFF: &str = "24:1 pool:14 / pool:15";
const SHUT: &str = "bar:1 / 6:2 5:2 4:2 3:2 2:2 1:2";
const RING: &str = "24:1 23:1 22:1 21:1 20:1 19:1 / 24:1 23:1 22:1 21:1 20:1 19:1";
const TOWERS: &str = "24:2 23:2 22:2 21:2 20:2 19:2 / 24:2 23:2 22:2 21:2 20:2 19:2";

/// Game, position, roll, moves that are played first, the move in question, and why it is refused.
type Case = (&'static str, &'static str, &'static str, &'static str, (u8, u8), Reason);

const REFUSED: [Case; 28] = [
    ("backgammon", START, "31", "", (20, 17), Reason::NoChecker { point: 20 }),
    ("backgammon", START, "31", "", (13, 8), Reason::NoNumber),
    ("backgammon", START, "31", "8/5 6/5", (13, 10), Reason::NothingLeft),
    ("catch-me", RING, "42", "", (24, 18), Reason::RollPlaysNothing),
    ("plakoto", "13:1! 12:14 / 12:1 24:14", "31", "", (13, 10), Reason::Pinned { point: 13 }),
    ("backgammon", "bar:1 13:14 / 24:15", "31", "", (13, 10), Reason::BarFirst { checkers: 1 }),
    ("puff", PUFF, "42", "", (24, 22), Reason::PoolFirst { checkers: 14 }),
    ("backgammon", START, "65", "", (24, 19), Reason::ClosedPoint { point: 19, checkers: 5 }),
    // The way by both numbers ends on the point, whichever comes first.
    ("backgammon", START, "61", "", (24, 17), Reason::ClosedPoint { point: 17, checkers: 3 }),
    ("pin", "24:13 13:1 10:1 / 15:1! 24:14", "31", "", (13, 10), Reason::PinClosed { point: 10 }),
    ("old-britain", "8:1 5:5 24:9 / 24:15", "31", "", (8, 5), Reason::StackLimit { point: 5, most: 5 }),
    ("tourne-case", "12:1 10:1 pool:1 / pool:3", "52", "", (12, 7), Reason::Overtaking),
    ("backgammon", "7:1 6:14 / 24:15", "61", "", (6, 0), Reason::NotAllHome { outside: 1 }),
    ("plakoto", "6:13 5:1! off:1 / 20:1 24:14", "61", "", (6, 0), Reason::OwnCheckerPinned),
    ("tourne-case", "1:2 2:1 / pool:3", "62", "", (2, 0), Reason::NoBearingOff),
    ("backgammon", "6:1 4:1 off:13 / 24:15", "51", "", (4, 0), Reason::FartherChecker { point: 6 }),
    ("mexican", "4:2 2:1 off:12 / 24:5 off:10", "65", "", (4, 0), Reason::ExactNumber { number: 4 }),
    ("dutch", "24:15 / 5:1 24:14", "41", "", (24, 20), Reason::HitTooEarly),
    ("tavla", "8:1 24:14 / 20:1 24:14", "31", "8/5", (5, 4), Reason::HitAndRun { point: 5 }),
    ("narde", "24:14 18:1 / 24:14 18:1", "52", "24/19", (24, 22), Reason::HeadRule),
    ("fevga", "24:14 18:1 / 24:15", "31", "", (24, 21), Reason::Courier { point: 11 }),
    ("fevga", "24:10 23:1 22:1 21:1 20:1 5:1 / 24:15", "51", "", (24, 19), Reason::PrimeRule),
    ("puff", "24:15 / 24:15", "52", "", (24, 19), Reason::LowerFirst { number: 2 }),
    ("backgammon", "24:1 / 8:2", "61", "", (24, 23), Reason::HigherNumber { number: 6 }),
    ("backgammon", "24:1 10:1 / 7:2 8:2 21:2", "61", "", (24, 23), Reason::OtherNumbers { numbers: 2 }),
    ("pin", "24:1 off:14 / 8:2 24:13", "61", "", (24, 18), Reason::AllOrNothing),
    ("doublets", TOWERS, "31", "", (24, 18), Reason::Unusable),
    ("backgammon", SHUT, "65", "", (25, 19), Reason::ClosedPoint { point: 19, checkers: 2 }),
];

/// Game, position, roll, and why nothing of it can be played.
const DANCES: [(&str, &str, &str, Reason); 8] = [
    ("catch-me", RING, "42", Reason::RollPlaysNothing),
    ("backgammon", SHUT, "65", Reason::BarClosed { checkers: 1 }),
    // Checkers in the pool wait for those on the bar, too.
    ("puff-long", "pool:12 bar:1 19:2 / pool:10 22:2 21:2 20:1", "44", Reason::BarClosed { checkers: 1 }),
    ("pin", "24:1 off:14 / 8:2 24:13", "61", Reason::AllOrNothing),
    ("backgammon", "24:1 3:1 / 7:2", "66", Reason::NothingFits),
    ("backgammon", "24:1 / 7:2", "66", Reason::ClosedPoint { point: 18, checkers: 2 }),
    ("mexican", "4:2 off:13 / 24:5 off:10", "65", Reason::ExactNumber { number: 4 }),
    ("puff", "24:1 off:14 / 2:2 off:13", "51", Reason::LowerFirst { number: 1 }),
];

#[test]
fn each_refused_move_has_its_reason() {
    for (game, text, roll, first, (from, to), reason) in REFUSED {
        let mut turn = turn(game, text, roll);
        assert!(first.is_empty() || play(&mut turn, first).is_some(), "{game}: {first}");
        assert_eq!(explain(&turn, from, to), Some(reason), "{game}: {text} with {roll}, {from}/{to}");
    }
}

#[test]
fn a_roll_that_cannot_be_played_has_its_reason() {
    for (game, text, roll, reason) in DANCES {
        assert_eq!(no_play_reason(&turn(game, text, roll)), Some(reason), "{game}: {text} with {roll}");
    }
}

/// An option, so no preset has the reason.
const MUST_OPEN: Reason = Reason::MustOpen;

#[test]
fn a_row_that_must_be_opened_is_the_reason_where_it_is() {
    let rules = Rules { must_open: true, ..variants::find("fevga").unwrap().rules.clone() };
    let text = "11:1 10:2 9:2 8:2 7:2 6:2 1:4 / 24:15";
    let mut turn = Turn::rolled(rules.clone(), position(&rules, text), "21".parse().unwrap());
    assert!(play(&mut turn, "10/8").is_some());
    assert_eq!(explain(&turn, 9, 8), Some(MUST_OPEN));
    assert_eq!(explain(&turn, 11, 10), None);
}

#[test]
fn what_is_legal_has_no_reason_against_it() {
    let start = turn("backgammon", START, "31");
    for mv in start.legal() {
        assert_eq!(explain(&start, mv.from, mv.to), None, "{mv}");
    }
    assert_eq!(explain(&start, 24, 20), None, "one checker by both numbers");
    assert_eq!(no_play_reason(&start), None);
    let mut done = start;
    assert!(play(&mut done, "8/5 6/5").is_some());
    assert_eq!(no_play_reason(&done), None);
}

#[test]
fn every_reason_and_its_key_has_an_example() {
    let refused = REFUSED.iter().map(|case| case.5).chain([MUST_OPEN]);
    let given: BTreeSet<&str> =
        refused.chain(DANCES.iter().map(|case| case.3)).map(|reason| reason.key()).collect();
    assert_eq!(given, BTreeSet::from(Reason::KEYS));
}
