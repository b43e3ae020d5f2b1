//! Contact between checkers, entering, and bearing off.

use tavola_rules::Rules;
use tavola_rules::rules::{BearOff, Contact, End, Entering, Leaving, Mixed, Obligation, Prime};
use tavola_rules::track::Track;

use super::message::{Message, plain};
use super::possible::Possible;

/// Hits, pins, blocks, and the points that may be held.
pub(super) fn contact(rules: &Rules, possible: &Possible) -> Vec<Message> {
    match rules.track {
        Track::HalfParallel => return vec![plain("rules-contact-facing")],
        Track::Ring | Track::Towers => return Vec::new(),
        _ if !possible.meeting => return vec![plain("rules-contact-never")],
        _ => {}
    }
    let mut messages = match rules.contact {
        Contact::Hit if rules.end == End::HitLoses => vec![plain("rules-contact-hit-loses")],
        Contact::Hit => vec![plain("rules-contact-hit"), plain("rules-contact-hit-on-the-way")],
        Contact::Pin(mixed) => vec![
            plain("rules-contact-pin"),
            plain(match mixed {
                Mixed::PinnerStacks => "rules-contact-pin-stacks",
                Mixed::Closed => "rules-contact-pin-closed",
            }),
        ],
        Contact::Block => vec![plain("rules-contact-block")],
    };
    if !rules.hit_and_run {
        messages.push(plain("rules-hit-and-run"));
    }
    if rules.hit_home_first {
        messages.push(plain("rules-hit-home-first"));
    }
    messages.push(plain("rules-wall"));
    match rules.prime {
        Prime::Any => {}
        Prime::NotFirstQuadrant => messages.push(plain("rules-prime-own-quadrant")),
        Prime::InOpponentsStart(most) => messages.push(plain("rules-prime-in-start").number("most", most)),
        Prime::OneAhead => messages.push(plain("rules-prime-ahead")),
        Prime::NotAStartQuadrant => messages.push(plain("rules-prime-start-quadrants")),
        Prime::LastTwoHeld => messages.push(plain("rules-prime-last-two")),
    }
    if rules.must_open {
        messages.push(plain("rules-must-open"));
    }
    match rules.leaving {
        Leaving::Free => {}
        Leaving::OneATurn => messages.extend([plain("rules-head-one"), plain("rules-head-first-turn")]),
        Leaving::Courier(point) => messages.push(plain("rules-courier").number("point", point)),
    }
    messages
}

/// Entry of checkers from the bar and from the pool.
pub(super) fn entering(rules: &Rules, possible: &Possible) -> Vec<Message> {
    if !possible.bar && !possible.pool {
        return Vec::new();
    }
    let mut messages = Vec::new();
    if possible.bar {
        messages.push(plain("rules-entering-bar"));
    }
    let entry = rules.track.entry();
    messages.push(plain("rules-entering-where").number("first", entry - 1).number("last", entry - 6));
    messages.push(plain("rules-entering-sum"));
    if possible.pool {
        messages.push(match rules.entering {
            Entering::AllFirst => plain("rules-entering-pool-first"),
            Entering::FreeAfter(entered) => plain("rules-entering-pool-free").number("entered", entered),
            Entering::StartWaits(waiting) => plain("rules-entering-start-waits").number("waiting", waiting),
            Entering::HalfFirst => plain("rules-entering-half"),
        });
    }
    messages
}

/// Removal of checkers from the board.
pub(super) fn bearing_off(rules: &Rules, possible: &Possible) -> Vec<Message> {
    if !possible.bearing_off || rules.track == Track::Towers {
        return Vec::new();
    }
    let how = match rules.bear_off {
        BearOff::FarthestOvershoot => "rules-bear-off-farthest",
        BearOff::FreeOvershoot => "rules-bear-off-free",
        BearOff::Exact => "rules-bear-off-exact",
        BearOff::Never => return Vec::new(),
    };
    let mut messages = vec![plain("rules-bear-off-when")];
    if possible.hits && possible.bar {
        messages.push(plain("rules-bear-off-hit"));
    }
    if rules.backward {
        messages.push(plain("rules-bear-off-back"));
    }
    messages.extend([plain("rules-bear-off-number"), plain(how)]);
    if possible.pins {
        messages.push(plain(if rules.bear_off_while_pinned {
            "rules-bear-off-pinned-yes"
        } else {
            "rules-bear-off-pinned-no"
        }));
    }
    // Otherwise the last checker could never leave: there is nothing else to play the rest with, or it could always be played backward.
    if rules.backward || rules.obligation == Obligation::AllOrNothing {
        messages.push(plain("rules-bear-off-last"));
    }
    messages
}
