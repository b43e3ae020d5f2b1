//! Jacquet: a courier runs ahead to the last quarter.

use super::{Family, Source, Variant, starts::FIRST};
use crate::rules::{Contact, CubeRules, Leaving, Rules, Scoring};
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "jacquet",
    track: Track::Offset,
    start: [FIRST; 2],
    contact: Contact::Block,
    block_at: 1,
    leaving: Leaving::Courier(6),
    scoring: Scoring::Flat,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Blocking, source: Source::Tradition("French") };
