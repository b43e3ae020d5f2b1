//! Tavla: Turkish backgammon, in which nobody hits and runs at home.

use super::{Family, Variant};
use crate::match_kind::MatchKind;
use crate::rules::{CubeRules, Opening, Rules, Scoring};

pub(super) const RULES: Rules = Rules {
    name: "tavla",
    hit_and_run: false,
    opening: Opening::OneDieEachThenRoll,
    winner_starts: true,
    scoring: Scoring::Gammon12,
    cube: CubeRules::OFF,
    usual_match: MatchKind::Points(5),
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Eastern,
    source: "Turkish tradition: no cube, mars counts two, and a checker that has hit in its own home board stays there for the turn",
};
