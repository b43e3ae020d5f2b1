//! Leaflet 004: several games with a running score; the cube, which rests at 64, only then.

use super::{Family, Source, Variant};
use crate::match_kind::MatchKind;
use crate::rules::{BackgammonZone, CubeRules, Obligation, Opening, Rules};

const RULES: Rules = Rules {
    name: "leaflet-004",
    opening: Opening::TwoDiceHighest,
    obligation: Obligation::Max { higher: false },
    backgammon_zone: BackgammonZone::QuadrantOnly,
    backgammon_needs_none_off: false,
    cube: CubeRules { in_single_game: false, crawford: false, ..CubeRules::MODERN },
    usual_match: MatchKind::Games(3),
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Leaflet,
    source: Source::Leaflet { number: "004", section: None },
};
