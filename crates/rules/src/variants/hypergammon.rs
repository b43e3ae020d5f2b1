//! Hypergammon: three checkers each, far back.

use super::{Family, Source, Variant, starts};
use crate::rules::Rules;

const RULES: Rules = Rules { name: "hypergammon", start: [starts::HYPERGAMMON; 2], ..Rules::STANDARD };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Western, source: Source::Publication("GNU Backgammon") };
