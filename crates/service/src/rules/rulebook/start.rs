//! The aim of a game, its board and start, and the first move.

use tavola_rules::checkers::Checkers;
use tavola_rules::point::{BAR, POOL};
use tavola_rules::rules::{End, Opening};
use tavola_rules::track::Track;
use tavola_rules::{Player, Rules};

use super::message::{Message, plain};
use super::possible::Possible;
use tavola_locale::Locale;

/// The aim of the players, and the meaning of a die: the second sentence of every page.
pub(super) fn aim(rules: &Rules, possible: &Possible) -> Vec<Message> {
    let checkers = u32::from(rules.checkers(Player::First));
    let at_home = rules.start.iter().all(|start| start.farthest().is_some_and(|far| far <= 6));
    let race = plain(if at_home { "rules-aim-bear-off" } else { "rules-aim-first-off" })
        .number("checkers", checkers);
    let mut messages = match rules.end {
        _ if rules.track == Track::Towers => vec![plain("rules-aim-towers")],
        End::FirstOff | End::HitLoses => vec![race],
        End::LastOff => vec![plain("rules-aim-last-off")],
        End::AllOnPoint(point) => vec![plain("rules-aim-all-on-point").number("point", point)],
        End::Eliminated => vec![plain("rules-aim-eliminate")],
    };
    let first = rules.track.len();
    match rules.track {
        Track::Towers => {}
        Track::Ring => messages.push(plain("rules-forward-ring")),
        _ if matches!(rules.end, End::AllOnPoint(_)) => {
            messages.push(plain("rules-forward-end").number("first", first));
        }
        _ => messages.push(plain("rules-forward-off").number("first", first)),
    }
    if rules.end == End::HitLoses && possible.hits {
        messages.push(plain("rules-aim-hit-loses"));
    }
    if rules.mother {
        messages.extend([plain("rules-mother"), plain("rules-mothers-draw")]);
    }
    messages
}

/// The board from the reader's side, the directions of both players, and the arrangement of the checkers.
pub(super) fn start(rules: &Rules, possible: &Possible, locale: &Locale) -> Vec<Message> {
    let first = rules.track.len();
    let mut messages = match rules.track {
        Track::Towers => return vec![plain("rules-board-towers")],
        Track::HalfContrary => vec![plain("rules-way-half-contrary")],
        Track::HalfParallel => vec![plain("rules-way-half-parallel")],
        Track::Contrary | Track::Same | Track::Offset | Track::Ring => {
            vec![plain("rules-board-24"), plain("rules-way-whole")]
        }
    };
    match rules.track {
        Track::Contrary | Track::Ring | Track::HalfContrary => {
            messages.push(plain("rules-track-contrary").number("first", first));
        }
        Track::Same => messages.push(plain("rules-track-same")),
        Track::Offset => messages.push(plain("rules-track-offset")),
        Track::HalfParallel | Track::Towers => {}
    }
    if possible.bearing_off {
        messages.push(plain("rules-home"));
    }
    let [own, other] = rules.start;
    let in_pool = |start: Checkers| start.count(POOL) == start.total();
    if in_pool(own) && in_pool(other) {
        messages.push(plain("rules-start-pool").number("checkers", own.total()));
    } else if own == other {
        messages.push(plain("rules-start-both").text("places", places(own, locale)));
    } else {
        messages.push(plain("rules-start-first").text("places", places(own, locale)));
        messages.push(plain("rules-start-second").text("places", places(other, locale)));
    }
    if possible.unequal {
        messages.push(plain("rules-start-unequal"));
    }
    messages
}

/// Formats the points of a side's checkers, farthest first: `2 on 24, 5 on 13, 3 on 8, 5 on 6`.
fn places(side: Checkers, locale: &Locale) -> String {
    let places = (1..=POOL).rev().filter(|&place| side.count(place) > 0).map(|place| {
        let id = match place {
            POOL => "rules-place-pool",
            BAR => "rules-place-bar",
            _ => "rules-place-point",
        };
        let place = plain(id).number("count", side.count(place)).number("point", place);
        place.in_words(locale)
    });
    places.collect::<Vec<_>>().join(", ")
}

/// The player who begins, and the first roll.
pub(super) fn opening(rules: &Rules) -> Vec<Message> {
    let (begins, rolls) = match rules.opening {
        Opening::OneDieEach => ("rules-opening-one-die-each", false),
        Opening::OneDieEachThenRoll => ("rules-opening-higher-begins", true),
        Opening::TwoDiceHighest => ("rules-opening-two-dice", true),
        Opening::LotThenRoll => ("rules-opening-lot", true),
    };
    let mut messages = vec![plain(begins)];
    // A player who names numbers does not roll.
    if rolls && rules.chooser().is_none() {
        messages.push(plain("rules-opening-rolls"));
    }
    if rules.winner_starts {
        messages.push(plain("rules-winner-starts"));
    }
    messages
}
