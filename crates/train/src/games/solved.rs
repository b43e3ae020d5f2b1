//! Perfect play as a judge, in a game that is small enough.

use std::time::Instant;

use tavola_engine::evaluators::Evaluator;
use tavola_engine::evaluators::tables::hypergammon::{Chances, MOST_CHECKERS};
use tavola_engine::{EngineError, Work};
use tavola_rules::Rules;

use crate::error::TrainError;

/// Returns the chances of all positions of hypergammon, after some minutes.
///
/// # Errors
/// If the game is another one.
pub(crate) fn solve(rules: &'static Rules, work: &Work) -> Result<Chances, TrainError> {
    // A game with equally many checkers on other points has the same positions.
    if rules.start.iter().any(|side| side.total() != MOST_CHECKERS) {
        return Err(TrainError::Unsolved(rules.name));
    }
    let begun = Instant::now();
    let chances = Chances::solve(MOST_CHECKERS, work, |sweep| {
        println!(
            "sweep {}: {:.6} points changed, {:.0} s",
            sweep.sweep,
            sweep.change,
            begun.elapsed().as_secs_f64()
        );
    })
    .map_err(EngineError::from)?;
    if chances.supports(rules) { Ok(chances) } else { Err(TrainError::Unsolved(rules.name)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn other_games_are_refused_at_once() {
        let rules = games::find("snake").expect("a game");
        let error = solve(rules, &Work::inline()).err().expect("it is not solved");
        assert_eq!(error.to_string(), "snake is not solved; expected hypergammon");
    }
}
