//! Longgammon: all fifteen checkers begin on the first point.

use super::{Family, Variant};
use crate::checkers::Checkers;
use crate::rules::Rules;

const START: Checkers = Checkers::of(&[(24, 15)]);

const RULES: Rules = Rules { name: "longgammon", start: [START, START], ..Rules::STANDARD };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Western, source: "as in GNU Backgammon" };
