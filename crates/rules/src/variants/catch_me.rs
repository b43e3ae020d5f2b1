//! Catch me: six against six on a ring, until one side is caught.

use super::{Family, Source, Variant, leaflet_001};
use crate::checkers::Checkers;
use crate::rules::{BearOff, DiceRule, End, Rules, Scoring};
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "catch-me",
    track: Track::Ring,
    start: [Checkers::of(&[(24, 1), (23, 1), (22, 1), (21, 1), (20, 1), (19, 1)]); 2],
    bear_off: BearOff::Never,
    dice: DiceRule { times: 1, roll_again: true, ..DiceRule::STANDARD },
    end: End::Eliminated,
    scoring: Scoring::Flat,
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Medieval,
    source: Source::Leaflet { number: "001", section: Some("Catch me") },
};
