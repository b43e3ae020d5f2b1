//! Double against choice: one player names numbers, the other has two turns in a row.

use super::{Family, Source, Variant, leaflet_001};
use crate::point::Player;
use crate::rules::{Rolls, Rules};

pub(super) const RULES: Rules = Rules {
    name: "double-against-choice",
    rolls: Rolls::ChosenAgainstTwo { chooser: Player::First },
    ..leaflet_001::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Twist,
    source: Source::Leaflet { number: "001", section: Some("Doppelt gegen freie Wahl") },
};
