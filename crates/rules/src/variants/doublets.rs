//! Doublets: six towers each, taken apart, stacked again and borne off.

use super::{Family, Source, Variant, leaflet_001};
use crate::checkers::Checkers;
use crate::rules::{BearOff, Contact, DiceRule, Obligation, Rules, Scoring};
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "doublets",
    track: Track::Towers,
    start: [Checkers::of(&[(24, 2), (23, 2), (22, 2), (21, 2), (20, 2), (19, 2)]); 2],
    contact: Contact::Block,
    bear_off: BearOff::Exact,
    dice: DiceRule { times: 1, roll_again: true, ..DiceRule::STANDARD },
    obligation: Obligation::Max { higher: false },
    scoring: Scoring::Flat,
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Medieval,
    source: Source::Leaflet { number: "001", section: Some("Doubletten") },
};
