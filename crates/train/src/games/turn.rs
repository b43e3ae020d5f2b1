//! Whole turns of any game, played by an evaluator of the positions after them.
//!
//! A turn is a queue of steps. In a chain of doubles, the few best positions after each part are kept, by their worth
//! if their player rolled now; a chosen double is each of the six in turn. A turn ends when its player rolls again or
//! the opponent is on roll: those positions are evaluated and learned from. Numbers that an opponent has to play out
//! before rolling (Gioul) belong to the turn too.

use tavola_engine::{
    Probabilities, evaluators::EvaluatorError, hash, outcome, search::rolls, work::Cancelled,
};
use tavola_rules::end::is_done;
use tavola_rules::turn::Incomplete;
use tavola_rules::{Occasion, Plays, Position, Roll, Rules, Step};

/// An exact table that was not made. Training cancels nothing: its process is ended.
pub(crate) fn stopped(cancelled: Cancelled) -> EvaluatorError {
    EvaluatorError::Failed(cancelled.to_string())
}

/// A source of the chances of the player on roll.
pub(crate) trait BatchEvaluator {
    /// The chances of many positions, appended in their order.
    ///
    /// # Errors
    /// If the evaluator fails.
    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError>;

    /// Points of a win, a gammon and a backgammon in these chances.
    fn points(&self) -> [f32; 3];
}

/// Number of positions that are kept between the parts of a chain of doubles.
const WIDTH: usize = 6;
/// Number of those for which each choice of a double is tried.
const CHOOSING: usize = 2;
/// Number of ends of a turn that are searched one roll ahead, and their largest distance from the best in equity, as a
/// share of the most points of a game.
const AHEAD: usize = 4;
const AHEAD_WITHIN: f32 = 0.08;

/// The state after the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The same player rolls, and has these steps to play after that roll.
    Again(Vec<Step>),
    /// The opponent plays these steps, then rolls.
    Pass(Vec<Step>),
}

/// An end of a turn.
#[derive(Clone, Debug)]
pub(crate) struct End {
    /// The player who has moved is first.
    pub(crate) position: Position,
    pub(crate) next: Next,
    /// The chances of that player.
    pub(crate) chances: Probabilities,
}

impl End {
    fn new(position: Position, next: Next) -> End {
        End { position, next, chances: Probabilities::default() }
    }

    /// Returns whether the game is over.
    pub(crate) fn is_over(&self, rules: &Rules) -> bool {
        outcome::finished(rules, &self.position.swapped()).is_some()
    }
}

/// An end of a turn, searched one roll ahead.
pub(crate) struct Searched {
    /// Its chances are those of the search.
    pub(crate) end: End,
    /// The worth to the player on roll there by each roll; empty if the end was not searched.
    pub(crate) answers: Vec<Probabilities>,
}

/// Plays turns of a game. It keeps its lists.
pub(crate) struct Turns<'a> {
    rules: &'a Rules,
    rolls: Vec<(Roll, f32)>,
    plays: Plays,
    /// Number of plays that are examined of a longer list, spread over it.
    most: usize,
    positions: Vec<Position>,
    chances: Vec<Probabilities>,
}

impl<'a> Turns<'a> {
    pub(crate) fn new(rules: &'a Rules) -> Turns<'a> {
        let (positions, chances) = (Vec::new(), Vec::new());
        Turns { rules, rolls: rolls(rules), plays: Plays::new(), most: usize::MAX, positions, chances }
    }

    /// Returns it with a limit of `most` examined plays of a segment: those of a double are often hundreds, and many of
    /// them nearly as good as the best.
    pub(crate) fn looking_at(self, most: usize) -> Turns<'a> {
        Turns { most, ..self }
    }

    /// The best end of a turn of these steps.
    pub(crate) fn best(
        &mut self,
        evaluator: &mut impl BatchEvaluator,
        position: &Position,
        steps: &[Step],
    ) -> Result<End, EvaluatorError> {
        let mut ends = self.ends(evaluator, position, steps)?;
        let at = best_of(&ends, &evaluator.points());
        Ok(ends.swap_remove(at))
    }

    /// The best with a look one roll ahead at those that seem best.
    pub(crate) fn best_ahead(
        &mut self,
        evaluator: &mut impl BatchEvaluator,
        position: &Position,
        steps: &[Step],
    ) -> Result<End, EvaluatorError> {
        Ok(self.ahead(evaluator, position, steps)?.swap_remove(0).end)
    }

    /// The ends that seem best, searched one roll ahead, the best first. A single one is not searched.
    pub(crate) fn ahead(
        &mut self,
        evaluator: &mut impl BatchEvaluator,
        position: &Position,
        steps: &[Step],
    ) -> Result<Vec<Searched>, EvaluatorError> {
        let mut ends = self.ends(evaluator, position, steps)?;
        let points = evaluator.points();
        let equity = |end: &End| outcome::equity(&points, &end.chances);
        ends.sort_by(|a, b| equity(b).total_cmp(&equity(a)));
        let least = equity(&ends[0]) - AHEAD_WITHIN * points[2];
        let near = ends.iter().take_while(|end| equity(end) >= least).count().min(AHEAD);
        ends.truncate(near);
        let mut found = Vec::with_capacity(near);
        for mut end in ends {
            let mut answers = Vec::new();
            if near > 1 && !end.is_over(self.rules) {
                let again = matches!(end.next, Next::Again(_));
                let reached = if again { end.position } else { end.position.swapped() };
                answers = self.answers(evaluator, &reached)?;
                let mean = self.mean_of(&answers);
                end.chances = if again { mean } else { mean.inverted() };
            }
            found.push(Searched { end, answers });
        }
        found.sort_by(|a, b| equity(&b.end).total_cmp(&equity(&a.end)));
        Ok(found)
    }

    /// The worth of a position to the player on roll by each roll, with the play that seems best.
    pub(crate) fn answers(
        &mut self,
        evaluator: &mut impl BatchEvaluator,
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

    /// All ends of a turn that are worth a look, with their chances; one at least.
    fn ends(
        &mut self,
        evaluator: &mut impl BatchEvaluator,
        position: &Position,
        steps: &[Step],
    ) -> Result<Vec<End>, EvaluatorError> {
        let mut ends = Vec::new();
        let mut frontier = vec![*position];
        for (i, step) in steps.iter().enumerate() {
            let rest = &steps[i + 1..];
            match step {
                Step::Play(segment) => {
                    let mut next = Vec::new();
                    for position in &frontier {
                        self.plays.generate(self.rules, position, segment);
                        let all = self.plays.len();
                        let looked_at = all.min(self.most);
                        let first = hash::of_position(position, 1) as usize % all;
                        for number in 0..looked_at {
                            let play = &self.plays[(number * all / looked_at + first) % all];
                            let incomplete = play.moves.len() < segment.numbers().len();
                            if is_done(self.rules, &play.position) {
                                ends.push(End::new(play.position, Next::Pass(Vec::new())));
                                continue;
                            }
                            match segment.incomplete {
                                Incomplete::EndTurn if incomplete => {
                                    ends.push(End::new(play.position, Next::Pass(Vec::new())));
                                }
                                Incomplete::HandOver if incomplete => {
                                    ends.push(End::new(play.position, Next::Pass(rest.to_vec())));
                                }
                                _ => next.push(play.position),
                            }
                        }
                    }
                    if frontier.len() > 1 {
                        next.sort_unstable();
                        next.dedup();
                    }
                    frontier = next;
                    match rest.first() {
                        Some(Step::Play(_)) => self.narrow(evaluator, &mut frontier, WIDTH)?,
                        Some(Step::ChooseDouble) => self.narrow(evaluator, &mut frontier, CHOOSING)?,
                        Some(Step::Roll) | None => {}
                    }
                }
                Step::Roll => {
                    let again = |position| End::new(position, Next::Again(rest.to_vec()));
                    ends.extend(frontier.drain(..).map(again));
                    break;
                }
                Step::ChooseDouble => {
                    self.value(evaluator, &mut ends)?;
                    for position in &frontier {
                        for number in 1..=6 {
                            let steps = [&self.rules.chosen_double(number)[..], rest].concat();
                            ends.push(self.best(evaluator, position, &steps)?);
                        }
                    }
                    return Ok(ends);
                }
            }
        }
        ends.extend(frontier.into_iter().map(|position| End::new(position, Next::Pass(Vec::new()))));
        self.value(evaluator, &mut ends)?;
        Ok(ends)
    }

    /// Keeps the best of several positions, by their worth if their player rolled now.
    fn narrow(
        &mut self,
        evaluator: &mut impl BatchEvaluator,
        positions: &mut Vec<Position>,
        width: usize,
    ) -> Result<(), EvaluatorError> {
        if positions.len() <= width {
            return Ok(());
        }
        self.chances.clear();
        evaluator.evaluate_batch(positions, &mut self.chances)?;
        let points = evaluator.points();
        let equities = self.chances.iter().map(|chances| outcome::equity(&points, chances));
        let mut order: Vec<(f32, Position)> = equities.zip(positions.iter().copied()).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        positions.clear();
        positions.extend(order.into_iter().take(width).map(|(_, position)| position));
        Ok(())
    }

    /// Finds the chances of ends.
    pub(crate) fn value(
        &mut self,
        evaluator: &mut impl BatchEvaluator,
        ends: &mut [End],
    ) -> Result<(), EvaluatorError> {
        self.positions.clear();
        self.positions.extend(ends.iter().map(|end| match end.next {
            Next::Again(_) => end.position,
            Next::Pass(_) => end.position.swapped(),
        }));
        self.chances.clear();
        evaluator.evaluate_batch(&self.positions, &mut self.chances)?;
        for (end, chances) in ends.iter_mut().zip(&self.chances) {
            end.chances = match end.next {
                // A turn that goes on may have ended the game: an evaluator sees only what the opponent has ended.
                Next::Again(_) => outcome::finished(self.rules, &end.position.swapped())
                    .map_or(*chances, |over| over.inverted()),
                Next::Pass(_) => chances.inverted(),
            };
        }
        Ok(())
    }
}

fn best_of(ends: &[End], points: &[f32; 3]) -> usize {
    let (mut best, mut most) = (0, f32::MIN);
    for (i, end) in ends.iter().enumerate() {
        let equity = outcome::equity(points, &end.chances);
        if equity > most {
            (best, most) = (i, equity);
        }
    }
    best
}
