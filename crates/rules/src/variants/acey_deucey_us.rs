//! American acey-deucey, the game of the navy.

use super::{Family, Source, Variant, acey_deucey};
use crate::rules::{CubeRules, Opening, Rules};

pub(super) const RULES: Rules = Rules {
    name: "acey-deucey-us",
    opening: Opening::TwoDiceHighest,
    cube: CubeRules::OFF,
    ..acey_deucey::RULES
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Entering, source: Source::Tradition("American") };
