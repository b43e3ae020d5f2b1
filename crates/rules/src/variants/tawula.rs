//! Tawula: two checkers wait at the start until the other thirteen have entered.

use super::{Family, Source, Variant};
use crate::checkers::Checkers;
use crate::point::POOL;
use crate::rules::{CubeRules, Entering, Rules, Scoring, StackLimits};
use crate::track::Track;

const START: Checkers = Checkers::of(&[(24, 2), (POOL, 13)]);

/// One checker on each point of the first half but its two ends.
const ONE_IN_FIRST_HALF: StackLimits = {
    let mut limits = StackLimits::NONE;
    let mut point = 14;
    while point <= 23 {
        limits = limits.except(point, 1);
        point += 1;
    }
    limits
};

pub(super) const RULES: Rules = Rules {
    name: "tawula",
    track: Track::Offset,
    start: [START; 2],
    entering: Entering::StartWaits(2),
    stacks: ONE_IN_FIRST_HALF,
    scoring: Scoring::Gammon12,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Blocking, source: Source::Tradition("Arab") };
