//! Mahbusa, as Plakoto is called in Arab lands.

use super::{Family, Source, Variant, tapa};
use crate::rules::Rules;

pub(super) const RULES: Rules = Rules { name: "mahbusa", ..tapa::RULES };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Pinning, source: Source::Tradition("Arab") };
