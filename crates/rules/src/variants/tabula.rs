//! Tabula, the game of the Romans: three dice.

use super::{Family, Source, Variant, starts::POOL};
use crate::rules::{CubeRules, DiceRule, Entering, Obligation, Opening, Rules, Scoring};
use crate::track::Track;

pub(super) const RULES: Rules = Rules {
    name: "tabula",
    track: Track::Same,
    start: [POOL; 2],
    entering: Entering::HalfFirst,
    dice: DiceRule { count: 3, ..DiceRule::STANDARD },
    obligation: Obligation::Max { higher: false },
    opening: Opening::OneDieEachThenRoll,
    scoring: Scoring::Flat,
    cube: CubeRules::OFF,
    ..Rules::STANDARD
};

pub(super) const VARIANT: Variant = Variant {
    rules: &RULES,
    family: Family::Entering,
    source: Source::Publication(
        "a position of the emperor Zeno, about 480, with the rules that are played today",
    ),
};
