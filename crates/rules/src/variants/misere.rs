//! Misère: the first to finish loses.

use super::{Family, Source, Variant, leaflet_001};
use crate::rules::{End, Rules, Scoring};

pub(super) const RULES: Rules =
    Rules { name: "misere", end: End::LastOff, scoring: Scoring::Flat, ..leaflet_001::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Verkehrt") },
};
