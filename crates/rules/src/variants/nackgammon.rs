//! Nackgammon: two more checkers back, one from the mid-point and one from the six-point.

use super::{Family, Variant, starts};
use crate::rules::Rules;

const RULES: Rules = Rules { name: "nackgammon", start: [starts::NACKGAMMON; 2], ..Rules::STANDARD };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Western, source: "Nack Ballard's start, as on DailyGammon" };
