//! Leaflet 003: to an agreed number of points, the cube up to 64.

use super::{Family, Variant};
use crate::rules::{CubeRules, Rules};

const RULES: Rules = Rules {
    name: "leaflet-003",
    cube: CubeRules { cap: 64, crawford: false, ..CubeRules::MODERN },
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Leaflet,
    source: "leaflet 003; the higher number as in its Spanish and Italian text",
};
