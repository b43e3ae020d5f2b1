//! An evaluator whose answers give way to exact tables, where a game bears off by a rule of its own.

use tavola_rules::{Position, Rules};

use crate::evaluators::evaluator::{Evaluator, EvaluatorError};
use crate::evaluators::nets::prefilter::Prefilter;
use crate::evaluators::tables::solved::Solved;
use crate::outcome::{self, Probabilities};

/// An evaluator that knows backgammon's bear-off, and not those of its relatives.
pub(crate) struct WithTables<E>(pub(crate) E);

impl<E: Evaluator> Evaluator for WithTables<E> {
    fn supports(&self, rules: &Rules) -> bool {
        self.0.supports(rules)
    }

    fn evaluate(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let first = chances.len();
        self.0.evaluate(rules, positions, chances)?;
        // Most lists have no such position, so the rules are looked at for those that have.
        let Some(from) = positions.iter().position(|position| Solved::may_have(rules, position)) else {
            return Ok(());
        };
        if outcome::points(rules) != self.0.points(rules) {
            return Ok(());
        }
        let Some(solved) = Solved::unusual(rules) else {
            return Ok(());
        };
        for (position, found) in positions.iter().zip(&mut chances[first..]).skip(from) {
            if self.0.finished(rules, position).is_none()
                && let Some(known) = solved.chances(rules, position)
            {
                *found = known;
            }
        }
        Ok(())
    }

    fn prefilter(&self, rules: &Rules) -> Option<&Prefilter> {
        self.0.prefilter(rules)
    }

    fn depth(&self, rules: &Rules) -> u32 {
        self.0.depth(rules)
    }

    fn estimates(&self, rules: &Rules) -> bool {
        self.0.estimates(rules)
    }

    fn finished(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        self.0.finished(rules, position)
    }

    fn points(&self, rules: &Rules) -> [f32; 3] {
        self.0.points(rules)
    }
}
