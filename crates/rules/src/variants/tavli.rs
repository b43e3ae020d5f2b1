//! Tavli: Portes, Plakoto and Fevga in turn.

use super::{Family, Source, Variant, fevga, plakoto, portes};
use crate::match_kind::MatchKind;
use crate::rules::Rules;

pub(super) const RULES: Rules = Rules {
    name: "tavli",
    usual_match: MatchKind::Points(7),
    in_turn: &[&portes::RULES, &plakoto::RULES, &fevga::RULES],
    ..portes::RULES
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Eastern, source: Source::Tradition("Greek") };
