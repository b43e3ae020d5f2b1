//! Whole turns of a training: the best end, or the best one roll ahead.

use tavola_engine::evaluators::EvaluatorError;
use tavola_engine::search::turns::{self, BatchEvaluator, TurnEnd};
use tavola_engine::{Probabilities, outcome, search::rolls, work::Cancelled};
use tavola_rules::{Occasion, Position, Roll, Rules, Step};

/// An exact table that was not made. Training cancels nothing: its process is ended.
pub(crate) fn stopped(cancelled: Cancelled) -> EvaluatorError {
    EvaluatorError::Failed(cancelled.to_string())
}

/// An evaluator of a game's positions for the trainer.
pub(crate) trait GameEvaluator: BatchEvaluator<Error = EvaluatorError> {}

impl<E: BatchEvaluator<Error = EvaluatorError>> GameEvaluator for E {}

/// Number of positions that are kept between two parts of a turn.
const WIDTH: usize = 6;
/// Number of ends of a turn that are searched one roll ahead, and their largest distance from the best in equity, as a
/// share of the most points of a game.
const AHEAD: usize = 4;
const AHEAD_WITHIN: f32 = 0.08;
/// The most points of a game.
const MOST: Probabilities =
    Probabilities { win: 1.0, win_gammon: 1.0, win_backgammon: 1.0, lose_gammon: 0.0, lose_backgammon: 0.0 };

/// Returns whether the game is over after a turn.
pub(crate) fn is_over(rules: &Rules, end: &TurnEnd) -> bool {
    outcome::finished(rules, &end.position.swapped()).is_some()
}

/// An end of a turn, searched one roll ahead.
pub(crate) struct Searched {
    /// Its chances are those of the search.
    pub(crate) end: TurnEnd,
    /// The worth to the player on roll there by each roll; empty if the end was not searched.
    pub(crate) answers: Vec<Probabilities>,
}

/// Plays turns of a game. It keeps its lists.
pub(crate) struct Turns<'a> {
    rules: &'a Rules,
    rolls: Vec<(Roll, f32)>,
    turns: turns::Turns,
}

impl<'a> Turns<'a> {
    pub(crate) fn new(rules: &'a Rules) -> Turns<'a> {
        Turns { rules, rolls: rolls(rules), turns: turns::Turns::default().keeping(WIDTH) }
    }

    /// Returns it with a limit of `most` examined plays of a part.
    pub(crate) fn looking_at(self, most: usize) -> Turns<'a> {
        Turns { turns: self.turns.looking_at(most), ..self }
    }

    /// The best end of a turn of these steps.
    pub(crate) fn best(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        steps: &[Step],
    ) -> Result<TurnEnd, EvaluatorError> {
        self.turns.best(self.rules, evaluator, position, steps)
    }

    /// Finds the chances of an end by another evaluator.
    pub(crate) fn value(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        end: &mut TurnEnd,
    ) -> Result<(), EvaluatorError> {
        self.turns.value(evaluator, std::slice::from_mut(end))
    }

    /// The best with a look one roll ahead at those that seem best.
    pub(crate) fn best_ahead(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        steps: &[Step],
    ) -> Result<TurnEnd, EvaluatorError> {
        Ok(self.ahead(evaluator, position, steps)?.swap_remove(0).end)
    }

    /// All ends of a turn that were compared, the best first.
    pub(crate) fn near(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        steps: &[Step],
    ) -> Result<Vec<TurnEnd>, EvaluatorError> {
        let mut ends = self.turns.ends(self.rules, evaluator, position, steps)?;
        sort(evaluator, &mut ends, |end| &end.chances);
        Ok(ends)
    }

    /// The ends that seem best, searched one roll ahead, the best first. A single one is not searched.
    pub(crate) fn ahead(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        steps: &[Step],
    ) -> Result<Vec<Searched>, EvaluatorError> {
        let mut ends = self.near(evaluator, position, steps)?;
        let least = evaluator.equity(&ends[0].chances) - AHEAD_WITHIN * evaluator.equity(&MOST);
        let near = ends.iter().take_while(|end| evaluator.equity(&end.chances) >= least).count().min(AHEAD);
        ends.truncate(near);
        let mut found = Vec::with_capacity(near);
        for mut end in ends {
            let mut answers = Vec::new();
            if near > 1 && !is_over(self.rules, &end) {
                answers = self.answers(evaluator, &end.on_roll)?;
                let mean = self.mean_of(&answers);
                end.chances = if end.again { mean } else { mean.inverted() };
            }
            found.push(Searched { end, answers });
        }
        sort(evaluator, &mut found, |searched| &searched.end.chances);
        Ok(found)
    }

    /// The worth of a position to the player on roll by each roll, with the play that seems best.
    pub(crate) fn answers(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
    ) -> Result<Vec<Probabilities>, EvaluatorError> {
        let mut answers = Vec::with_capacity(self.rolls.len());
        for i in 0..self.rolls.len() {
            let steps = self.rules.steps(position, self.rolls[i].0, &Occasion::of(self.rules, position));
            answers.push(self.best(evaluator, position, &steps)?.chances);
        }
        Ok(answers)
    }

    /// The mean over the rolls of their answers.
    pub(crate) fn mean_of(&self, answers: &[Probabilities]) -> Probabilities {
        let rolls = self.rolls.iter().zip(answers);
        rolls.fold(Probabilities::default(), |mean, ((_, share), answer)| mean.plus(answer, *share))
    }

    /// The number of a roll among the answers.
    pub(crate) fn number_of(&self, roll: Roll) -> usize {
        self.rolls.iter().position(|(one, _)| *one == roll).expect("a roll of the game's dice")
    }
}

/// Sorts by the equity of chances, the best first.
fn sort<T>(evaluator: &impl GameEvaluator, list: &mut [T], chances: impl Fn(&T) -> &Probabilities) {
    let equity = |one: &T| evaluator.equity(chances(one));
    list.sort_by(|a, b| equity(b).total_cmp(&equity(a)));
}
