//! Old Britain: at most five on a point, and no duty to play the higher number.

use super::{Family, Source, Variant, leaflet_001};
use crate::rules::{Obligation, Rules, StackLimits};

pub(super) const RULES: Rules = Rules {
    name: "old-britain",
    stacks: StackLimits::all(5),
    obligation: Obligation::Max { higher: false },
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Old Britain") },
};
