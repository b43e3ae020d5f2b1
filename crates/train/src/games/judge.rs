//! Judges of the positions of a game, with the exact tables: a net, which may learn on, and the evaluators of the engine.

use std::path::Path;

use tavola_duel::nets::read_game_net;
use tavola_engine::evaluators::nets::encoding::Encoding;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::evaluators::nets::prefilter::{MOST, Prefilter};
use tavola_engine::evaluators::nets::seen::{Seen, Successive};
use tavola_engine::search::other_dice;
use tavola_engine::search::turns::BatchEvaluator;
use tavola_engine::{
    Probabilities, Work,
    evaluators::{
        Evaluator, EvaluatorError, GameNet, GameNets, Generic, KnownDice, Nets, game_net, tables::SolvedGames,
    },
    outcome,
};
use tavola_rules::{Position, Rules};

use crate::error::TrainError;
use crate::games::turn::{GameEvaluator, stopped};

/// A judge that plays games for lessons.
pub(crate) trait Teacher: GameEvaluator {
    /// Returns whether the rest of a game is known without playing it.
    ///
    /// # Errors
    /// If an exact table cannot be made.
    fn knows(&self, position: &Position) -> Result<bool, EvaluatorError>;
}

/// A net, which may learn on, with the rules and points of its game.
pub(crate) struct Judge<'a, N> {
    rules: &'a Rules,
    pub(crate) points: [f32; 3],
    pub(crate) net: N,
    prefilter: Option<Prefilter>,
    seen: Seen,
    solved: SolvedGames,
}

impl<'a, N: Successive> Judge<'a, N> {
    pub(crate) fn new(rules: &'a Rules, net: N) -> Judge<'a, N> {
        let points = outcome::points(rules);
        Judge { rules, points, net, prefilter: None, seen: Seen::default(), solved: SolvedGames::default() }
    }

    /// Returns it with a small net that selects the positions to judge.
    pub(crate) fn with_prefilter(self, prefilter: Option<Prefilter>) -> Judge<'a, N> {
        Judge { prefilter, ..self }
    }
}

impl<'a> Judge<'a, GameNet> {
    /// Reads the net of a game from a file.
    ///
    /// # Errors
    /// If the file has no net, or that of another game.
    pub(crate) fn read(rules: &'a Rules, path: &Path) -> Result<Judge<'a, GameNet>, TrainError> {
        let net = read_game_net(path)?;
        if net.inputs() != Inputs::Game(Encoding::of(rules)) {
            return Err(TrainError::OtherInputs(rules.name));
        }
        Ok(Judge::new(rules, net))
    }
}

impl<N: Successive> Teacher for Judge<'_, N> {
    fn knows(&self, position: &Position) -> Result<bool, EvaluatorError> {
        knows(&self.solved, self.rules, position)
    }
}

fn knows(solved: &SolvedGames, rules: &Rules, position: &Position) -> Result<bool, EvaluatorError> {
    Ok(solved.known(rules, position, &Work::inline()).map_err(stopped)?.is_some())
}

impl<N: Successive> GameEvaluator for Judge<'_, N> {
    fn know(&mut self, dice: Option<KnownDice>) {
        self.seen.know(dice);
    }
}

impl<N: Successive> BatchEvaluator for Judge<'_, N> {
    type Error = EvaluatorError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let first = chances.len();
        game_net::evaluate_each(self.rules, &self.net, &mut self.seen, positions, chances);
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

/// An evaluator of the engine.
pub(crate) struct EngineJudge<'a> {
    rules: &'a Rules,
    dice: Option<KnownDice>,
    evaluator: Box<dyn Evaluator>,
    solved: SolvedGames,
}

impl<'a> EngineJudge<'a> {
    pub(crate) fn new(rules: &'a Rules, evaluator: impl Evaluator + 'static) -> EngineJudge<'a> {
        EngineJudge { rules, dice: None, evaluator: Box::new(evaluator), solved: SolvedGames::default() }
    }

    /// Returns it with tables that others use too.
    pub(crate) fn with_tables(self, solved: &SolvedGames) -> EngineJudge<'a> {
        EngineJudge { solved: solved.clone(), ..self }
    }

    /// The evaluator of a game without a net of its own.
    pub(crate) fn without_net(rules: &'a Rules) -> EngineJudge<'a> {
        let nets = Nets::embedded();
        if nets.supports(rules) { EngineJudge::new(rules, nets) } else { EngineJudge::new(rules, Generic) }
    }

    /// The evaluator that comes with the engine.
    pub(crate) fn embedded(rules: &'a Rules) -> EngineJudge<'a> {
        let nets = GameNets::embedded();
        if nets.supports(rules) { EngineJudge::new(rules, nets) } else { EngineJudge::without_net(rules) }
    }
}

impl BatchEvaluator for EngineJudge<'_> {
    type Error = EvaluatorError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let EngineJudge { rules, dice, evaluator, solved } = self;
        let first = chances.len();
        match dice.map(|dice| (dice, evaluator.knowing(rules, dice))) {
            Some((_, Some(knowing))) => knowing.evaluate(rules, positions, chances)?,
            unseen => {
                evaluator.evaluate(rules, positions, chances)?;
                if let Some((dice, None)) = unseen {
                    for (chances, position) in chances[first..].iter_mut().zip(positions) {
                        *chances = other_dice::corrected(rules, dice.role(), position, *chances);
                    }
                }
            }
        }
        if !evaluator.bears_off() {
            solved.correct(rules, positions, &mut chances[first..], &Work::inline()).map_err(stopped)?;
        }
        for (chances, position) in chances[first..].iter_mut().zip(positions) {
            if let Some(over) = evaluator.finished(rules, position) {
                *chances = over;
            }
        }
        Ok(())
    }

    fn estimate_batch(&mut self, positions: &[Position], chances: &mut Vec<Probabilities>) -> Option<usize> {
        self.evaluator.prefilter(self.rules)?.estimate(positions, chances).then_some(MOST)
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        self.evaluator.finished(self.rules, position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        outcome::equity(&self.evaluator.points(self.rules), chances)
    }
}

impl GameEvaluator for EngineJudge<'_> {
    fn know(&mut self, dice: Option<KnownDice>) {
        self.dice = dice;
    }
}

impl Teacher for EngineJudge<'_> {
    fn knows(&self, position: &Position) -> Result<bool, EvaluatorError> {
        knows(&self.solved, self.rules, position)
    }
}
