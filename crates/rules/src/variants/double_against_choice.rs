//! Double against choice: one names his numbers, the other has two turns in a row.

use super::{Family, Variant};
use crate::rules::{Opening, Rolls, Rules};

pub(super) const RULES: Rules = Rules {
    name: "double-against-choice",
    rolls: Rolls::ChosenAgainstTwo,
    opening: Opening::OneDieEachThenRoll,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: "leaflet 001, games with unequal conditions; an opening roll decides who begins",
};
