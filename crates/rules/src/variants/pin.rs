//! Pin: nothing is hit, lone checkers are pinned, and a roll is played whole or not at all.

use super::{Family, Source, Variant, leaflet_001};
use crate::checkers::Checkers;
use crate::match_kind::MatchKind;
use crate::rules::{Contact, Mixed, Obligation, Rules, Scoring};

const START: Checkers = Checkers::of(&[(24, 13), (17, 1), (15, 1)]);

pub(super) const RULES: Rules = Rules {
    name: "pin",
    start: [START; 2],
    contact: Contact::Pin(Mixed::Closed),
    obligation: Obligation::AllOrNothing,
    scoring: Scoring::Pips,
    cube: leaflet_001::NO_CUBE,
    // One game can be worth hundreds of points, so the players add up a number of games.
    usual_match: MatchKind::Games(3),
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Pinning,
    source: Source::Leaflet { number: "001", section: Some("Pin") },
};
