//! Ludus Lumbardorum: the game of the Lombards on half a board.

use super::{Family, Variant};
use crate::checkers::Checkers;
use crate::rules::{CubeRules, DiceRule, Rules, Scoring, StackLimits};
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "ludus-lumbardorum",
    track: Track::HalfContrary,
    start: [Checkers::of(&[(12, 15)]); 2],
    stacks: StackLimits::NONE.except(10, 1).except(9, 1).except(8, 1).except(12, 1),
    dice: DiceRule { times: 2, ..DiceRule::STANDARD },
    scoring: Scoring::Flat,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Medieval,
    source: "leaflet 001, with the geometry of the public description; one checker on three points of the start, and entering there only when it is left, is our reading",
};
