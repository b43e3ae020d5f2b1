//! Snake: six checkers far back and nine on the bar, against the usual start.

use super::{Family, Source, Variant, leaflet_001};
use crate::checkers::Checkers;
use crate::point::BAR;
use crate::rules::Rules;

/// Two on each of the first three points, the rest on the bar.
const SNAKE: Checkers = Checkers::of(&[(24, 2), (23, 2), (22, 2), (BAR, 9)]);

pub(super) const RULES: Rules =
    Rules { name: "snake", start: [Rules::STANDARD.start[0], SNAKE], ..leaflet_001::RULES };

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Western,
    source: Source::Leaflet { number: "001", section: Some("Schlange") },
};
