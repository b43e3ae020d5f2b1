//! The same duels in every game of the catalogue: [`Figures`] are how long games are, who wins them, and how much of that is luck;
//! a [`Proof`] is how the engine does against random play, against the generic evaluator, and against itself looking less far;
//! a [`Calibration`] is whether its chances are what happens. All are lines of a table, in which a line can be replaced by itself.

mod calibration;
mod figures;
mod proof;
mod table;

pub use calibration::{Bin, Calibration};
pub use figures::Figures;
pub use proof::{Evaluators, Proof};
pub use table::{Line, with_lines};

use std::sync::Arc;

use tavola_rules::Rules;

use crate::duel::Setup;
use crate::stakes::Stakes;

/// A setup of single games of a game without a cube.
fn single(setup: &Setup, rules: &Rules) -> Setup {
    Setup {
        rules: Arc::new(rules.clone()),
        stakes: Stakes::Money { cube: false },
        luck: None,
        ..setup.clone()
    }
}
