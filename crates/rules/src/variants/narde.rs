//! Narde, long nardy: one checker a turn from the head.

use super::{Family, Source, Variant, starts::FIRST};
use crate::rules::{Contact, CubeRules, Leaving, Prime, Rules, Scoring};
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "narde",
    track: Track::Offset,
    start: [FIRST; 2],
    contact: Contact::Block,
    block_at: 1,
    leaving: Leaving::OneATurn,
    prime: Prime::OneAhead,
    scoring: Scoring::Gammon12,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Blocking, source: Source::Tradition("Russian and Caucasian") };
