//! Long Puff: both roll in at the same quarter and run the same way.

use super::{Family, Source, Variant, puff};
use crate::rules::Rules;
use crate::track::Track;

pub(super) const RULES: Rules = Rules { name: "puff-long", track: Track::Same, ..puff::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Leaflet { number: "001", section: Some("Langes Puff") },
};
