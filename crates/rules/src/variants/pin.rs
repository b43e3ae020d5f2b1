//! Pin: nothing is hit, lone checkers are pinned, and a roll is played whole or not at all.

use super::{Family, Variant, leaflet_001};
use crate::checkers::Checkers;
use crate::rules::{Contact, Mixed, Obligation, Rules, Scoring};

const START: Checkers = Checkers::of(&[(24, 13), (17, 1), (15, 1)]);

pub(super) const RULES: Rules = Rules {
    name: "pin",
    start: [START; 2],
    contact: Contact::Pin(Mixed::Closed),
    obligation: Obligation::AllOrNothing,
    scoring: Scoring::Pips,
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Pinning,
    source: "leaflet 001; its picture is lost, and the start is the public one. Mixed points are closed to both, own pairs only to the opponent",
};
