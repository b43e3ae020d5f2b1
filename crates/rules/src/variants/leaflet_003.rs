//! Leaflet 003: to an agreed number of points, the cube up to 64.

use super::{Family, Source, Variant};
use crate::rules::{CubeRules, Rules};

const RULES: Rules = Rules {
    name: "leaflet-003",
    cube: CubeRules { cap: 64, crawford: false, ..CubeRules::MODERN },
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Leaflet,
    source: Source::Leaflet { number: "003", section: None },
};
