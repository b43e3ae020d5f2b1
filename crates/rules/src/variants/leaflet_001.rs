//! Leaflet 001, the standard game: for points, with the cube, and with the four ground rules (take-back,
//! premature roll, cocked dice, no passing). The other games of the leaflet differ from this one, not from modern
//! backgammon: "Es gelten immer die Originalregeln" (decision 30 of `docs/rules.md`).

use super::{Family, Source, Variant};
use crate::rules::{CubeRules, Opening, Rules};

/// The cube of the leaflet: without a limit and without the Crawford rule.
const CUBE: CubeRules = CubeRules { rest_face: 1, crawford: false, ..CubeRules::MODERN };

/// No cube, in the games that the leaflet plays without it.
pub(super) const NO_CUBE: CubeRules = CubeRules { on: false, ..CUBE };

pub(super) const RULES: Rules = Rules {
    name: "leaflet-001",
    // The starter "is determined" (French: by lot) and throws both own dice.
    opening: Opening::LotThenRoll,
    cube: CUBE,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Leaflet,
    source: Source::Leaflet { number: "001", section: None },
};
