//! European acey-deucey: every double has its underside and another roll.

use super::{Family, Source, Variant, acey_deucey};
use crate::rules::{BearOff, CubeRules, DiceRule, Doubles, OneTwo, Opening, Rules};
use crate::segment::Incomplete;

pub(super) const RULES: Rules = Rules {
    name: "acey-deucey-european",
    opening: Opening::OneDieEach,
    bear_off: BearOff::Exact,
    dice: DiceRule {
        doubles: Doubles::Underside,
        roll_again: true,
        one_two: OneTwo::PlayAndChoose,
        incomplete: Incomplete::EndTurn,
        ..DiceRule::STANDARD
    },
    cube: CubeRules::OFF,
    ..acey_deucey::RULES
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Entering, source: Source::Tradition("European") };
