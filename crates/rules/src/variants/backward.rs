//! Backward: every number may be played backward too.

use super::{Family, Variant, leaflet_001};
use crate::rules::Rules;

pub(super) const RULES: Rules = Rules { name: "backward", backward: true, ..leaflet_001::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: "leaflet 001; that backward plays count when a number must be played is our reading",
};
