//! Longgammon: all fifteen checkers begin on the first point.

use super::{Family, Source, Variant, starts};
use crate::rules::Rules;

const RULES: Rules = Rules { name: "longgammon", start: [starts::FIRST; 2], ..Rules::STANDARD };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Western, source: Source::Publication("GNU Backgammon") };
