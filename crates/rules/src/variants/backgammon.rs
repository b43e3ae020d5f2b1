//! Backgammon as it is played in clubs today.

use super::{Family, Source, Variant};
use crate::rules::Rules;

pub(super) const VARIANT: Variant =
    Variant { rules: &Rules::STANDARD, family: Family::Western, source: Source::Common };
