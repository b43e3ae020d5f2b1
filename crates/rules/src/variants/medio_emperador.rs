//! Medio emperador: half the emperor’s game, with a six beside every roll.

use super::{Family, Source, Variant, ludus_lumbardorum};
use crate::rules::{CubeRules, DiceRule, Obligation, Opening, Rules};

pub(super) const RULES: Rules = Rules {
    name: "medio-emperador",
    stacks: ludus_lumbardorum::START_ONLY,
    dice: DiceRule { beside: 6, ..DiceRule::STANDARD },
    obligation: Obligation::Max { higher: false },
    opening: Opening::OneDieEach,
    cube: CubeRules::OFF,
    ..ludus_lumbardorum::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Medieval,
    source: Source::Publication("Alfonso X, Libro de los juegos, 1283"),
};
