//! Long Russian Puff: the same quarter for both, free after two.

use super::{Family, Source, Variant, puff_long};
use crate::rules::{Entering, Rules};

pub(super) const RULES: Rules =
    Rules { name: "puff-russian-long", entering: Entering::FreeAfter(2), ..puff_long::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Leaflet { number: "001", section: Some("Langes russisches Puff") },
};
