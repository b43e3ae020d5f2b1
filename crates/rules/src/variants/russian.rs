//! Russian backgammon: the same way for both, and chains of doubles that must not break.

use super::{Family, Source, Variant, leaflet_001, starts::POOL};
use crate::rules::{DiceRule, Doubles, Entering, Rules};
use crate::segment::Incomplete;
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "russian",
    track: Track::Same,
    start: [POOL; 2],
    entering: Entering::FreeAfter(2),
    dice: DiceRule {
        doubles: Doubles::Underside,
        roll_again: true,
        incomplete: Incomplete::EndTurn,
        ..DiceRule::STANDARD
    },
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Leaflet { number: "001", section: Some("Russisches Backgammon") },
};
