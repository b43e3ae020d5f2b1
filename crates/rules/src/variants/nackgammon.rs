//! Nackgammon: two more checkers back, one from the mid-point and one from the six-point.

use super::{Family, Source, Variant, starts};
use crate::rules::Rules;

const RULES: Rules = Rules { name: "nackgammon", start: [starts::NACKGAMMON; 2], ..Rules::STANDARD };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Western,
    source: Source::Publication("Nack Ballard’s start, as DailyGammon plays it"),
};
