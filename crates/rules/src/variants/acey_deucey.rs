//! Acey-deucey: a 1 and 2 give a double of your choice and another roll.

use super::{Family, Source, Variant, leaflet_001, starts::POOL};
use crate::match_kind::MatchKind;
use crate::rules::{CheckersLeft, DiceRule, Entering, OneTwo, Rules, Scoring};

pub(super) const RULES: Rules = Rules {
    name: "acey-deucey",
    start: [POOL; 2],
    entering: Entering::FreeAfter(0),
    dice: DiceRule { one_two: OneTwo::PlayAndChoose, ..DiceRule::STANDARD },
    scoring: Scoring::CheckersLeft(CheckersLeft::Once),
    cube: leaflet_001::NO_CUBE,
    // One game can be worth fifteen points, so the players add up a number of games.
    usual_match: MatchKind::Games(3),
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Leaflet { number: "001", section: Some("Acey Deucey") },
};
