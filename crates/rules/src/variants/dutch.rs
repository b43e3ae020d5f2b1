//! Dutch backgammon: all enter first, and no player hits before one of their checkers is home.

use super::{Family, Source, Variant, starts::POOL};
use crate::rules::Rules;

pub(super) const RULES: Rules =
    Rules { name: "dutch", start: [POOL; 2], hit_home_first: true, ..Rules::STANDARD };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Publication("collections of variants, that of Jacoby and Crawford among them"),
};
