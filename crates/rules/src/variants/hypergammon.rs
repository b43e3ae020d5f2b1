//! Hypergammon: three checkers each, far back.

use super::{Family, Variant};
use crate::checkers::Checkers;
use crate::rules::Rules;

const START: Checkers = Checkers::of(&[(24, 1), (23, 1), (22, 1)]);

const RULES: Rules = Rules { name: "hypergammon", start: [START, START], ..Rules::STANDARD };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Western, source: "as in GNU Backgammon" };
