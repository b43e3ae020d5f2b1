//! No hit: the player who hits loses.

use super::{Family, Source, Variant, leaflet_001};
use crate::rules::{End, Rules};

pub(super) const RULES: Rules = Rules { name: "no-hit", end: End::HitLoses, ..leaflet_001::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Schlagfrei") },
};
