//! Irish, from which backgammon came: a double is played twice.

use super::{Family, Source, Variant};
use crate::rules::{CubeRules, DiceRule, Opening, Rules, Scoring};

pub(super) const RULES: Rules = Rules {
    name: "irish",
    dice: DiceRule { times: 2, ..DiceRule::STANDARD },
    opening: Opening::OneDieEachThenRoll,
    scoring: Scoring::Flat,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Western,
    source: Source::Publication("Charles Cotton, The Compleat Gamester, 1674"),
};
