//! Whole turns of a training: the best end, or the best one roll ahead.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use tavola_engine::evaluators::{EvaluatorError, KnownDice};
use tavola_engine::search::turns::{self, BatchEvaluator, TurnEnd};
use tavola_engine::{Probabilities, Role, outcome, search::rolls, work::Cancelled};
use tavola_rules::{Position, Roll, Rules};

use crate::games::choices::Choices;

/// An exact table that was not made. Training cancels nothing: its process is ended.
pub(crate) fn stopped(cancelled: Cancelled) -> EvaluatorError {
    EvaluatorError::Failed(cancelled.to_string())
}

/// An evaluator of a game's positions for the trainer.
pub(crate) trait GameEvaluator: BatchEvaluator<Error = EvaluatorError> {
    /// Sets what is known of the dice in the positions that follow.
    fn know(&mut self, dice: Option<KnownDice>);
}

/// Number of positions that are kept between two parts of a turn.
const WIDTH: usize = 6;
/// Number of ends of a turn that are searched one roll ahead, and their largest distance from the best in equity, as a
/// share of the most points of a game.
const AHEAD: usize = 4;
const AHEAD_WITHIN: f32 = 0.08;
/// The largest distance of other ends that are drawn, in the same unit.
const FAR_WITHIN: f32 = 0.3;
/// The most points of a game.
pub(crate) const MOST: Probabilities =
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

/// Ends that are drawn and searched too, although they seem farther behind the best.
pub(crate) struct Far<'r> {
    pub(crate) count: usize,
    pub(crate) rng: &'r mut ChaCha8Rng,
}

/// An evaluator whose small net selects nothing: every end is evaluated.
struct Unselected<'e, E>(&'e mut E);

impl<E: BatchEvaluator> BatchEvaluator for Unselected<'_, E> {
    type Error = E::Error;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), E::Error> {
        self.0.evaluate_batch(positions, chances)
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        self.0.finished(position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        self.0.equity(chances)
    }
}

impl<E: GameEvaluator> GameEvaluator for Unselected<'_, E> {
    fn know(&mut self, dice: Option<KnownDice>) {
        self.0.know(dice);
    }
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

    /// The best end of a turn.
    pub(crate) fn best(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        choices: &Choices,
    ) -> Result<TurnEnd, EvaluatorError> {
        evaluator.know(choices.after);
        let (first, others) = choices.turns.split_first().expect("a player has a turn");
        let mut best = self.turns.best(self.rules, evaluator, position, first)?;
        for steps in others {
            let end = self.turns.best(self.rules, evaluator, position, steps)?;
            if evaluator.equity(&end.chances) > evaluator.equity(&best.chances) {
                best = end;
            }
        }
        Ok(best)
    }

    /// Finds the chances of ends, at which this is known of the dice, by another evaluator.
    pub(crate) fn value(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        dice: Option<KnownDice>,
        ends: &mut [TurnEnd],
    ) -> Result<(), EvaluatorError> {
        evaluator.know(dice);
        self.turns.value(evaluator, ends)
    }

    /// The best with a look one roll ahead at those that seem best.
    pub(crate) fn best_ahead(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        choices: &Choices,
    ) -> Result<TurnEnd, EvaluatorError> {
        Ok(self.ahead(evaluator, position, choices, None)?.swap_remove(0).end)
    }

    /// All ends of a turn that were compared, the best first.
    pub(crate) fn near(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        choices: &Choices,
    ) -> Result<Vec<TurnEnd>, EvaluatorError> {
        evaluator.know(choices.after);
        let mut ends = Vec::new();
        for steps in &choices.turns {
            ends.extend(self.turns.ends(self.rules, evaluator, position, steps)?);
        }
        sort(evaluator, &mut ends, |end| &end.chances);
        Ok(ends)
    }

    /// All ends of a turn, also those that a small net would not select, the best first.
    pub(crate) fn all(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        choices: &Choices,
    ) -> Result<Vec<TurnEnd>, EvaluatorError> {
        self.near(&mut Unselected(evaluator), position, choices)
    }

    /// The ends that seem best and those that are drawn, searched one roll ahead, the best first. A single one is not searched.
    pub(crate) fn ahead(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        choices: &Choices,
        far: Option<Far<'_>>,
    ) -> Result<Vec<Searched>, EvaluatorError> {
        let mut ends = match far {
            None => self.near(evaluator, position, choices)?,
            Some(_) => self.all(evaluator, position, choices)?,
        };
        let best = evaluator.equity(&ends[0].chances);
        let within = |share: f32| {
            let least = best - share * evaluator.equity(&MOST);
            ends.iter().take_while(|end| evaluator.equity(&end.chances) >= least).count()
        };
        let (near, others) = (within(AHEAD_WITHIN).min(AHEAD), within(FAR_WITHIN));
        let mut others: Vec<TurnEnd> = ends.drain(near..).take(others - near).collect();
        if let Some(Far { count, rng }) = far {
            ends.extend_from_slice(others.partial_shuffle(rng, count).0);
        }
        if ends.len() == 1 {
            return Ok(ends.into_iter().map(|end| Searched { end, answers: Vec::new() }).collect());
        }
        self.search(evaluator, choices.after, ends)
    }

    /// Searches ends, at which this is known of the dice, one roll ahead; the best is first then. An end of the game needs no search.
    pub(crate) fn search(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        dice: Option<KnownDice>,
        ends: Vec<TurnEnd>,
    ) -> Result<Vec<Searched>, EvaluatorError> {
        let mut found = Vec::with_capacity(ends.len());
        for mut end in ends {
            let mut answers = Vec::new();
            if !is_over(self.rules, &end) {
                answers = self.answers(evaluator, &end.on_roll, dice)?;
                end.chances = end.own(self.mean_of(&answers));
            }
            found.push(Searched { end, answers });
        }
        sort(evaluator, &mut found, |searched| &searched.end.chances);
        Ok(found)
    }

    /// The worth of a position to the player on roll by each roll, with the play that seems best. There is one answer if the player
    /// names the numbers, or if the roll is known.
    pub(crate) fn answers(
        &mut self,
        evaluator: &mut impl GameEvaluator,
        position: &Position,
        dice: Option<KnownDice>,
    ) -> Result<Vec<Probabilities>, EvaluatorError> {
        let one = matches!(dice, Some(KnownDice::Role(Role::Names) | KnownDice::Staying(_)));
        let rolls = if one { 1 } else { self.rolls.len() };
        let mut answers = Vec::with_capacity(rolls);
        for i in 0..rolls {
            let choices = Choices::of(self.rules, position, dice, self.rolls[i].0);
            answers.push(self.best(evaluator, position, &choices)?.chances);
        }
        Ok(answers)
    }

    /// The mean over the rolls of their answers.
    pub(crate) fn mean_of(&self, answers: &[Probabilities]) -> Probabilities {
        if let [only] = answers {
            return *only;
        }
        let rolls = self.rolls.iter().zip(answers);
        rolls.fold(Probabilities::default(), |mean, ((_, share), answer)| mean.plus(answer, *share))
    }

    /// The answer to a roll.
    pub(crate) fn answer_to(&self, roll: Roll, answers: &[Probabilities]) -> Probabilities {
        if let [only] = answers {
            return *only;
        }
        answers[self.rolls.iter().position(|(one, _)| *one == roll).expect("a roll of the game's dice")]
    }
}

/// Sorts by the equity of chances, the best first.
fn sort<T>(evaluator: &impl GameEvaluator, list: &mut [T], chances: impl Fn(&T) -> &Probabilities) {
    let equity = |one: &T| evaluator.equity(chances(one));
    list.sort_by(|a, b| equity(b).total_cmp(&equity(a)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::games::judge::EngineJudge;
    use rand::SeedableRng;
    use tavola_rules::Player;

    #[test]
    fn drawn_ends_are_searched_beside_those_that_seem_best() {
        for name in ["misere", "no-hit"] {
            let rules = games::find(name).expect("a game");
            let (mut turns, mut teacher) = (Turns::new(rules), EngineJudge::embedded(rules));
            let position = Position::start(rules, Player::First);
            let roll = "31".parse().expect("dice");
            let steps = Choices::of(rules, &position, None, roll);
            let rng = &mut ChaCha8Rng::seed_from_u64(1);
            let near = turns.ahead(&mut teacher, &position, &steps, None).expect("ends");
            let far = Some(Far { count: 1, rng });
            let both = turns.ahead(&mut teacher, &position, &steps, far).expect("ends");
            assert_eq!(both.len(), near.len() + 1, "{name}");
            let equity = |searched: &Searched| teacher.equity(&searched.end.chances);
            assert!(both.is_sorted_by(|a, b| equity(a) >= equity(b)), "{name}");
            assert!(both.iter().all(|searched| searched.answers.len() == 21), "{name}");
        }
    }
}
