//! Ludus Lumbardorum: the game of the Lombards on half a board.

use super::{Family, Source, Variant, leaflet_001};
use crate::checkers::Checkers;
use crate::rules::{DiceRule, Rules, Scoring, StackLimits};
use crate::track::Track;

/// Entering on the start point only when no own checker stands there.
pub(crate) const START_ONLY: StackLimits = StackLimits::NONE.except(12, 1);

/// At most one checker on three points of the half in which the checkers begin, too.
pub(crate) const THREE_POINTS: StackLimits = START_ONLY.except(10, 1).except(9, 1).except(8, 1);

/// At most one checker on all points of that half, as Murray reads the game.
pub(crate) const WHOLE_HALF: StackLimits = THREE_POINTS.except(11, 1).except(7, 1);

pub(super) const RULES: Rules = Rules {
    name: "ludus-lumbardorum",
    track: Track::HalfContrary,
    start: [Checkers::of(&[(12, 15)]); 2],
    stacks: THREE_POINTS,
    dice: DiceRule { times: 2, ..DiceRule::STANDARD },
    scoring: Scoring::Flat,
    cube: leaflet_001::NO_CUBE,
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Medieval,
    source: Source::Leaflet { number: "001", section: Some("Ludus Lumbadorum") },
};
