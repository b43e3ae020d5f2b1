//! Short nardy: backgammon without the cube.

use super::{Family, Source, Variant};
use crate::rules::{CubeRules, Rules};

pub(super) const RULES: Rules = Rules { name: "short-narde", cube: CubeRules::OFF, ..Rules::STANDARD };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Western, source: Source::Tradition("Caucasian and Siberian") };
