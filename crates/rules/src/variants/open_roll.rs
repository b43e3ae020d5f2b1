//! Open roll: the next roll of the opponent is known.

use super::{Family, Source, Variant, leaflet_001};
use crate::rules::{Rolls, Rules};

pub(super) const RULES: Rules =
    Rules { name: "open-roll", rolls: Rolls::Open, cube: leaflet_001::NO_CUBE, ..leaflet_001::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Offener Wurf") },
};
