//! Puff: everything is rolled in, the lower number first, and doubles have two sides.

use super::{Family, Source, Variant, leaflet_001, starts::POOL};
use crate::rules::{DiceRule, Doubles, Order, Rules};
use crate::segment::Incomplete;

pub(super) const RULES: Rules = Rules {
    name: "puff",
    start: [POOL; 2],
    dice: DiceRule { doubles: Doubles::Underside, incomplete: Incomplete::EndTurn, ..DiceRule::STANDARD },
    order: Order::LowerFirst,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Leaflet { number: "001", section: Some("Puff") },
};
