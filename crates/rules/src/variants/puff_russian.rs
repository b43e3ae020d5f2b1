//! Russian Puff: free after two have entered.

use super::{Family, Variant, puff};
use crate::rules::{Entering, Rules};

pub(super) const RULES: Rules =
    Rules { name: "puff-russian", entering: Entering::FreeAfter(2), ..puff::RULES };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Entering, source: "leaflet 001" };
