//! Plakoto, the second game of Tavli: pinning, and the mother.

use super::{Family, Source, Variant, starts::FIRST};
use crate::rules::{Contact, CubeRules, Mixed, Opening, Rules, Scoring};

pub(super) const RULES: Rules = Rules {
    name: "plakoto",
    start: [FIRST; 2],
    contact: Contact::Pin(Mixed::PinnerStacks),
    bear_off_while_pinned: false,
    opening: Opening::OneDieEachThenRoll,
    winner_starts: true,
    mother: true,
    scoring: Scoring::Gammon12,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Pinning, source: Source::Tradition("Greek") };
