//! Gul bara, crazy narde: from the fourth turn on doubles climb up to the sixes.

use super::{Family, Source, Variant, starts::FIRST};
use crate::rules::{Contact, CubeRules, DiceRule, Doubles, Rules, Scoring};
use crate::segment::Incomplete;
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "gul-bara",
    track: Track::Offset,
    start: [FIRST; 2],
    contact: Contact::Block,
    block_at: 1,
    dice: DiceRule {
        doubles: Doubles::Ascending { from_turn: 4 },
        incomplete: Incomplete::EndTurn,
        ..DiceRule::STANDARD
    },
    scoring: Scoring::Gammon12,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Blocking, source: Source::Tradition("Bulgarian") };
