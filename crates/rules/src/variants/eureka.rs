//! Eureka: a race of bearing off, to learn it.

use super::{Family, Source, Variant, leaflet_001, starts::HOME};
use crate::rules::Rules;

pub(super) const RULES: Rules = Rules { name: "eureka", start: [HOME; 2], ..leaflet_001::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Western,
    source: Source::Leaflet { number: "001", section: Some("Eureka") },
};
