//! Russian Puff: free after two have entered.

use super::{Family, Source, Variant, puff};
use crate::rules::{Entering, Rules};

pub(super) const RULES: Rules =
    Rules { name: "puff-russian", entering: Entering::FreeAfter(2), ..puff::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Leaflet { number: "001", section: Some("Russisches Puff") },
};
