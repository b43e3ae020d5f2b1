//! Perfect play as an evaluator, in a game that is small enough.

use tavola_rules::{Position, Rules};

use crate::evaluators::alike::plays_as_usual;
use crate::evaluators::evaluator::{Evaluator, EvaluatorError};
use crate::evaluators::tables::hypergammon::Chances;
use crate::outcome::{self, Probabilities};

impl Evaluator for Chances {
    fn supports(&self, rules: &Rules) -> bool {
        plays_as_usual(rules) && rules.start.iter().all(|side| side.total() == self.checkers())
    }

    fn evaluate(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        for position in positions {
            let over = outcome::finished(rules, position);
            chances
                .push(over.or_else(|| self.lookup(position)).ok_or(EvaluatorError::Unsupported(rules.name))?);
        }
        Ok(())
    }

    /// They are exact in the bear-off too.
    fn bears_off(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Engine;
    use crate::context::Context;
    use crate::evaluators::Registry;
    use crate::work::Work;
    use tavola_rules::{Checkers, Player, Roll, Turn};

    #[test]
    fn the_best_play_is_worth_as_much_as_all_looks_ahead_find() {
        let sides = [Checkers::of(&[(18, 1), (5, 1)]), Checkers::of(&[(21, 1), (3, 1)])];
        let rules = Rules { start: sides, ..Rules::STANDARD };
        let chances = Chances::solve(2, &Work::inline(), |_| ()).expect("nobody cancels it");
        assert!(chances.supports(&rules) && !chances.supports(&Rules::STANDARD));
        let engine = Engine::new(Registry::new().with(chances));
        let roll = Roll::two(6, 1).expect("dice");
        let turn = Turn::rolled(&rules, Position::start(&rules, Player::First), roll);
        let best = |ply| {
            let ranked = engine.rank(&turn, &Context::cubeless(), ply).expect("it is supported");
            (ranked[0].moves.clone(), ranked[0].probabilities.money())
        };
        let (moves, worth) = best(0);
        for ply in [1, 2] {
            let (deeper, found) = best(ply);
            assert!(deeper == moves && (found - worth).abs() < 1e-3, "{ply}: {found}, {worth}");
        }
    }
}
