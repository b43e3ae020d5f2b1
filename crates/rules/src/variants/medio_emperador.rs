//! Medio emperador: half the emperor’s game, with a six beside every roll.

use super::{Family, Variant, ludus_lumbardorum};
use crate::rules::{DiceRule, Obligation, Rules, StackLimits};

pub(super) const RULES: Rules = Rules {
    name: "medio-emperador",
    stacks: StackLimits::NONE.except(12, 1),
    dice: DiceRule { beside: 6, ..DiceRule::STANDARD },
    obligation: Obligation::Max { higher: false },
    ..ludus_lumbardorum::RULES
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Medieval,
    source: "Alfonso X, Libro de los juegos, 1283, as Murray and others read it: two dice and a six that is always there",
};
