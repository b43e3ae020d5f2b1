//! A net that judges the positions of its game, with the exact tables.

use std::borrow::Borrow;

use tavola_engine::evaluators::nets::net::{Net, Seen};
use tavola_engine::evaluators::nets::prefilter::{MOST, Prefilter};
use tavola_engine::search::turns::BatchEvaluator;
use tavola_engine::{
    Probabilities, Work,
    evaluators::{EvaluatorError, game_net, tables::SolvedGames},
    outcome,
};
use tavola_rules::{Position, Rules};

use crate::games::turn::stopped;

/// A net, which may learn on, with the rules and points of its game.
pub(crate) struct Judge<'a, N> {
    rules: &'a Rules,
    pub(crate) points: [f32; 3],
    pub(crate) net: N,
    prefilter: Option<Prefilter>,
    seen: Seen,
    solved: SolvedGames,
}

impl<'a, N: Borrow<Net>> Judge<'a, N> {
    pub(crate) fn new(rules: &'a Rules, net: N) -> Judge<'a, N> {
        let points = outcome::points(rules);
        Judge { rules, points, net, prefilter: None, seen: Seen::default(), solved: SolvedGames::default() }
    }

    /// Returns it with a small net that selects the positions to judge.
    pub(crate) fn with_prefilter(self, prefilter: Option<Prefilter>) -> Judge<'a, N> {
        Judge { prefilter, ..self }
    }

    /// Returns whether the rest of a game is known without playing it.
    ///
    /// # Errors
    /// If an exact table cannot be made.
    pub(crate) fn knows(&self, position: &Position) -> Result<bool, EvaluatorError> {
        let known = self.solved.known(self.rules, position, &Work::inline());
        Ok(known.map_err(stopped)?.is_some())
    }
}

impl<N: Borrow<Net>> BatchEvaluator for Judge<'_, N> {
    type Error = EvaluatorError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let first = chances.len();
        game_net::evaluate_each(self.rules, self.net.borrow(), &mut self.seen, positions, chances);
        self.solved.correct(self.rules, positions, &mut chances[first..], &Work::inline()).map_err(stopped)
    }

    fn estimate_batch(&mut self, positions: &[Position], chances: &mut Vec<Probabilities>) -> Option<usize> {
        self.prefilter.as_ref()?.estimate(positions, chances).then_some(MOST)
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        outcome::finished(self.rules, position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        outcome::equity(&self.points, chances)
    }
}
