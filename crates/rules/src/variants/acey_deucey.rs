//! Acey-deucey: a 1 and 2 give a double of your choice and another roll.

use super::{Family, Variant, starts::POOL};
use crate::rules::{CheckersLeft, CubeRules, DiceRule, Entering, OneTwo, Rules, Scoring};

pub(super) const RULES: Rules = Rules {
    name: "acey-deucey",
    start: [POOL; 2],
    entering: Entering::FreeAfter(0),
    dice: DiceRule { one_two: OneTwo::PlayAndChoose, ..DiceRule::STANDARD },
    scoring: Scoring::CheckersLeft(CheckersLeft::Once),
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: "leaflet 001; checkers on the bar and in the pool count as minus points too",
};
