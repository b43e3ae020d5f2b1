//! French backgammon: doubles, their undersides, and another roll.

use super::{Family, Source, Variant, leaflet_001, starts::POOL};
use crate::rules::{DiceRule, Doubles, Rules};

pub(super) const RULES: Rules = Rules {
    name: "french-1",
    start: [POOL; 2],
    dice: DiceRule { doubles: Doubles::Underside, roll_again: true, ..DiceRule::STANDARD },
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Leaflet { number: "001", section: Some("Französisches Backgammon 1") },
};
