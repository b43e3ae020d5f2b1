//! Tourne-case: three checkers each, on the player's own side.

use super::{Family, Source, Variant, leaflet_001};
use crate::checkers::Checkers;
use crate::point::POOL;
use crate::rules::{BearOff, DiceRule, End, Entering, Rules, Scoring, StackLimits};
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "tourne-case",
    track: Track::HalfParallel,
    start: [Checkers::of(&[(POOL, 3)]); 2],
    entering: Entering::FreeAfter(0),
    stacks: StackLimits::all(1).except(1, 15),
    overtaking: false,
    bear_off: BearOff::Never,
    dice: DiceRule { times: 1, ..DiceRule::STANDARD },
    end: End::AllOnPoint(1),
    scoring: Scoring::Flat,
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Medieval,
    source: Source::Leaflet { number: "001", section: Some("Französisches Backgammon 2") },
};
