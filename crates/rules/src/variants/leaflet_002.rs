//! Leaflet 002: no cube, no rule about the higher number, and a point for every checker that is left.

use super::{Family, Source, Variant};
use crate::match_kind::MatchKind;
use crate::rules::{CheckersLeft, CubeRules, Obligation, Rules, Scoring};

const RULES: Rules = Rules {
    name: "leaflet-002",
    obligation: Obligation::Max { higher: false },
    scoring: Scoring::CheckersLeft(CheckersLeft::AllDoubled),
    cube: CubeRules::OFF,
    usual_match: MatchKind::Single,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Leaflet,
    source: Source::Leaflet { number: "002", section: None },
};
