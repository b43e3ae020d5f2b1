//! Gioul: nothing is hit, and doubles climb up to the sixes.

use super::{Family, Source, Variant, leaflet_001, starts::FIRST};
use crate::rules::{Contact, DiceRule, Doubles, Rules, Scoring};
use crate::segment::Incomplete;

pub(super) const RULES: Rules = Rules {
    name: "gioul",
    start: [FIRST; 2],
    contact: Contact::Block,
    block_at: 1,
    dice: DiceRule {
        doubles: Doubles::Ascending { from_turn: 1 },
        incomplete: Incomplete::HandOver,
        ..DiceRule::STANDARD
    },
    scoring: Scoring::Gammon12,
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Blocking,
    source: Source::Leaflet { number: "001", section: Some("Türkisches Backgammon-Gioul") },
};
