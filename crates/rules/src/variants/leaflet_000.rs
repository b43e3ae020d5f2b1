//! Leaflet 000: one game, no cube; the stake counts once, twice or three times.

use super::{Family, Source, Variant};
use crate::match_kind::MatchKind;
use crate::rules::{CubeRules, Rules};

const RULES: Rules = Rules {
    name: "leaflet-000",
    // "... if the opponent still has checkers in the first quadrant or even on the bar": the leaflet has no rule about
    // checkers that are off.
    backgammon_needs_none_off: false,
    cube: CubeRules::OFF,
    usual_match: MatchKind::Single,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Leaflet,
    source: Source::Leaflet { number: "000", section: None },
};
