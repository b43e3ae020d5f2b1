//! Backward: every number may be played backward too.

use super::{Family, Source, Variant, leaflet_001};
use crate::rules::Rules;

pub(super) const RULES: Rules = Rules { name: "backward", backward: true, ..leaflet_001::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Rückwärts") },
};
