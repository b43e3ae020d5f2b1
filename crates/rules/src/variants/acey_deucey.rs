//! Acey-deucey: a 1 and 2 give a double of your choice and another roll.

use super::{Family, Variant, leaflet_001, starts::POOL};
use crate::rules::{CheckersLeft, DiceRule, Entering, OneTwo, Rules, Scoring};

pub(super) const RULES: Rules = Rules {
    name: "acey-deucey",
    start: [POOL; 2],
    entering: Entering::FreeAfter(0),
    dice: DiceRule { one_two: OneTwo::PlayAndChoose, ..DiceRule::STANDARD },
    scoring: Scoring::CheckersLeft(CheckersLeft::Once),
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: "leaflet 001; checkers on the bar and in the pool count as minus points too",
};
