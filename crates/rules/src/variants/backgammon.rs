//! Backgammon as it is played in clubs today.

use super::{Family, Variant};
use crate::rules::Rules;

pub(super) const VARIANT: Variant = Variant {
    rules: &Rules::STANDARD,
    family: Family::Western,
    source: "what the five leaflets have in common, with the modern tournament rules where they differ",
};
