//! Mexican: the lower number first, a 1 and 2 as a wild card, exact bearing off.

use super::{Family, Source, Variant, leaflet_001};
use crate::rules::{BearOff, DiceRule, OneTwo, Order, Rules, Scoring, StackLimits};
use crate::segment::Incomplete;

pub(super) const RULES: Rules = Rules {
    name: "mexican",
    stacks: StackLimits::all(5),
    bear_off: BearOff::Exact,
    dice: DiceRule {
        roll_again: true,
        one_two: OneTwo::Choose,
        incomplete: Incomplete::EndTurn,
        ..DiceRule::STANDARD
    },
    order: Order::LowerFirst,
    scoring: Scoring::Flat,
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Mexikanisches Backgammon") },
};
