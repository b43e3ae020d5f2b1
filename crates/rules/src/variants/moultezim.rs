//! Moultezim: as Fevga, with another limit for walls.

use super::{Family, Source, Variant, fevga};
use crate::rules::{Prime, Rules};

pub(super) const RULES: Rules =
    Rules { name: "moultezim", prime: Prime::InOpponentsStart(4), ..fevga::RULES };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Blocking, source: Source::Tradition("Ottoman") };
