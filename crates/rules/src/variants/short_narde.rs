//! Short nardy: backgammon without the cube.

use super::{Family, Variant};
use crate::rules::{CubeRules, Rules};

pub(super) const RULES: Rules = Rules { name: "short-narde", cube: CubeRules::OFF, ..Rules::STANDARD };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Western,
    source: "the game as it is played from the Caucasus to Siberia: oin, mars and koks count one, two and three",
};
