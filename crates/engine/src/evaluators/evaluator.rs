//! Static evaluation: the chances of a position without looking ahead.
//!
//! An [`Evaluator`] evaluates every position of the games that it supports. A [`Registry`](crate::evaluators::Registry) has a list of
//! them, the best first. [`Generic`](crate::evaluators::Generic), which has no data of any game and supports all, is simply the
//! last.
//!
//! A net for another game is one more entry:
//!
//! ```
//! use tavola_engine::{Engine, Probabilities, evaluators::{Evaluator, EvaluatorError, Generic, Registry}};
//! use tavola_rules::{Position, Rules};
//!
//! struct Even;
//!
//! impl Evaluator for Even {
//!     fn supports(&self, rules: &Rules) -> bool {
//!         rules.name == "doublets"
//!     }
//!
//!     fn evaluate(
//!         &self,
//!         _: &Rules,
//!         positions: &[Position],
//!         chances: &mut Vec<Probabilities>,
//!     ) -> Result<(), EvaluatorError> {
//!         let even = Probabilities { win: 0.5, ..Probabilities::default() };
//!         chances.extend(positions.iter().map(|_| even));
//!         Ok(())
//!     }
//! }
//!
//! let engine = Engine::new(Registry::new().with(Even).with(Generic));
//! # _ = engine;
//! ```

use tavola_rules::{OFF, Position, Rules, end, score};

use crate::context;
pub use crate::evaluators::class::Class;
use crate::evaluators::known_dice::KnownDice;
use crate::evaluators::nets::prefilter::Prefilter;
use crate::evaluators::tables::bearoff::BearOffTable;
use crate::outcome::Probabilities;

/// Why positions could not be evaluated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EvaluatorError {
    /// The evaluator evaluates other games.
    #[error("this evaluator does not evaluate {0}")]
    Unsupported(&'static str),
    /// It failed, as an evaluator over a network can.
    #[error("the evaluator failed: {0}")]
    Failed(String),
    /// The net of the game cannot be had now.
    #[error("a net cannot be had: {0}")]
    NoNet(String),
}

/// Evaluates positions of games that it supports.
pub trait Evaluator: Send + Sync {
    /// Returns whether it evaluates the positions of a game.
    fn supports(&self, rules: &Rules) -> bool;

    /// Appends the chances of positions in their order, each for its player on roll (`own`). The search calls this with
    /// all replies to a roll at once.
    ///
    /// # Errors
    /// If the game is not supported, or the evaluator fails. The caller then discards the appended chances.
    fn evaluate(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError>;

    /// The evaluator of positions of a game in which this is known of the dice; `None` if this one does not see it.
    fn knowing(&self, _rules: &Rules, _dice: KnownDice) -> Option<&dyn Evaluator> {
        None
    }

    /// A small net that selects the replies to evaluate in a search; `None`: all are evaluated.
    fn prefilter(&self, _rules: &Rules) -> Option<&Prefilter> {
        None
    }

    /// A faster evaluator of the same games on the same scale, with the same prefilter, for the thousands of positions two rolls
    /// ahead and more. `None`: this one evaluates them too.
    fn fast(&self) -> Option<&dyn Evaluator> {
        None
    }

    /// Returns whether a position has the same chances in every list, to the last digit.
    fn repeats(&self) -> bool {
        false
    }

    /// The largest number of rolls ahead that still improves its decisions.
    fn depth(&self, _rules: &Rules) -> u32 {
        u32::MAX
    }

    /// Returns whether it only estimates: too roughly to stake more on it, or to roll plays out.
    fn estimates(&self, _rules: &Rules) -> bool {
        false
    }

    /// Returns whether it uses [`BearOffTable`] itself, or is as exact, so that callers need no second lookup.
    fn bears_off(&self) -> bool {
        false
    }

    /// The chances of the player on roll if the opponent's last turn has ended the game, on the scale of
    /// [`Evaluator::points`].
    fn finished(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        end::finish(rules, &position.swapped()).map(|finish| match finish.mover_wins {
            Some(true) => Probabilities::won(finish.level).inverted(),
            Some(false) => Probabilities::won(finish.level),
            None => Probabilities { win: 0.5, ..Probabilities::default() },
        })
    }

    /// Points of a single game, a gammon and a backgammon, before the cube.
    fn points(&self, rules: &Rules) -> [f32; 3] {
        context::points(rules)
    }
}

/// The chances once one side is off.
fn over(position: &Position) -> Probabilities {
    if !position.own().any_from(1) {
        Probabilities::won(score::level(&Rules::STANDARD, position.other()))
    } else {
        Probabilities::won(score::level(&Rules::STANDARD, position.own())).inverted()
    }
}

/// The chances of a position by its class: of the contact net, of the race net, or of the exact table.
pub fn by_class(
    position: &Position,
    contact: impl FnOnce() -> Probabilities,
    race: impl FnOnce() -> Probabilities,
) -> Probabilities {
    let class = Class::of(position);
    let chances = match class {
        Class::Over => return over(position),
        Class::BearOff => return BearOffTable::shared().evaluate(position).unwrap_or_else(|| over(position)),
        Class::Race => race(),
        Class::Contact => contact(),
    };
    possible(chances, position, class)
}

/// Returns the chances in order, without ends that cannot happen any more.
#[must_use]
pub fn possible(mut chances: Probabilities, position: &Position, class: Class) -> Probabilities {
    let (own, other) = (position.own(), position.other());
    if other.count(OFF) > 0 {
        chances.win_gammon = 0.0;
    }
    if own.count(OFF) > 0 {
        chances.lose_gammon = 0.0;
    }
    if class == Class::Race {
        if !other.any_from(19) {
            chances.win_backgammon = 0.0;
        }
        if !own.any_from(19) {
            chances.lose_backgammon = 0.0;
        }
    }
    chances.in_order()
}
