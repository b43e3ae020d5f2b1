//! Open roll: the next roll of the opponent is known.

use super::{Family, Variant};
use crate::rules::{CubeRules, Rolls, Rules};

pub(super) const RULES: Rules =
    Rules { name: "open-roll", rolls: Rolls::Open, cube: CubeRules::OFF, ..Rules::STANDARD };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: "leaflet 001; without the cube, since before the roll has no meaning here",
};
