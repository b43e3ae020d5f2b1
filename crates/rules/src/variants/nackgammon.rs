//! Nackgammon: two more checkers back, one from the mid-point and one from the six-point.

use super::{Family, Variant};
use crate::checkers::Checkers;
use crate::rules::Rules;

const START: Checkers = Checkers::of(&[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)]);

const RULES: Rules = Rules { name: "nackgammon", start: [START, START], ..Rules::STANDARD };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Western, source: "Nack Ballard's start, as on DailyGammon" };
