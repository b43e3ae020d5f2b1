//! Straight: both run the same way from the usual position, one of them nearly home.

use super::{Family, Source, Variant, leaflet_001};
use crate::checkers::Checkers;
use crate::rules::Rules;
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "straight",
    track: Track::Same,
    start: [Rules::STANDARD.start[0], Checkers::of(&[(1, 2), (12, 5), (17, 3), (19, 5)])],
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Straight") },
};
