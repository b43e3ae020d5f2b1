//! Fixed roll: the first roll stays for both to the end.

use super::{Family, Source, Variant, leaflet_001};
use crate::rules::{Rolls, Rules};

pub(super) const RULES: Rules = Rules { name: "fixed-roll", rolls: Rolls::Fixed, ..leaflet_001::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Fester Wurf") },
};
