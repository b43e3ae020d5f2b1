//! Fevga, the third game of Tavli: both run the same way, and one checker blocks.

use super::{Family, Source, Variant, starts::FIRST};
use crate::rules::{Contact, CubeRules, Leaving, Opening, Prime, Rules, Scoring};
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "fevga",
    track: Track::Offset,
    start: [FIRST; 2],
    leaving: Leaving::Courier(11),
    prime: Prime::NotFirstQuadrant,
    contact: Contact::Block,
    block_at: 1,
    opening: Opening::OneDieEachThenRoll,
    winner_starts: true,
    scoring: Scoring::Gammon12,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Blocking, source: Source::Tradition("Greek") };
