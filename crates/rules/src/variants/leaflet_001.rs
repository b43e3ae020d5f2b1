//! Leaflet 001, the standard game: for points, with the cube, and with the four ground rules (take-back,
//! premature roll, cocked dice, no passing).

use super::{Family, Variant};
use crate::rules::{CubeRules, Opening, Rules};

const RULES: Rules = Rules {
    name: "leaflet-001",
    // The starter "is determined" (French: by lot) and throws both his dice.
    opening: Opening::LotThenRoll,
    cube: CubeRules { rest_face: 1, crawford: false, ..CubeRules::MODERN },
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Leaflet, source: "leaflet 001, standard part" };
