//! Whole turns: all steps of a roll up to the next roll, played by an evaluator.
//!
//! Most turns have one part, and every end of it is compared. Others have several: chains of doubles (Gioul), a double and its
//! underside (Puff), a double that the player names (acey-deucey). Of their plays the few best positions after each part are
//! kept, by their worth if their player rolled now, and a named double is each of the six in turn. A turn ends when a player is
//! about to roll: the opponent, or the same player again. These positions are evaluated. Numbers that the opponent has to play
//! before that roll (Gioul) belong to the turn too.

use tavola_rules::end::is_done;
use tavola_rules::turn::Incomplete;
use tavola_rules::{Plays, Position, Rules, Segment, Step, Waits};

use crate::hash;
use crate::outcome::Probabilities;

/// A source of the chances of the player on roll, and their worth.
pub trait BatchEvaluator {
    /// The reason of a failure.
    type Error;

    /// Appends the chances of many positions in their order.
    ///
    /// # Errors
    /// If the evaluator fails.
    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), Self::Error>;

    /// Appends rough chances of positions, which select those that are worth an evaluation, and returns the number to be selected.
    /// `None`: all are evaluated.
    fn estimate_batch(&mut self, _: &[Position], _: &mut Vec<Probabilities>) -> Option<usize> {
        None
    }

    /// The chances of the player on roll if the game is over.
    fn finished(&self, position: &Position) -> Option<Probabilities>;

    /// The equity of chances to the player whose turn is played.
    fn equity(&self, chances: &Probabilities) -> f32;
}

/// Number of positions that are kept between two parts of a turn, unless more are asked for.
const WIDTH: usize = 3;

/// The state after the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The same player rolls, and has these steps to play after that roll.
    Again(Vec<Step>),
    /// The opponent plays these steps, then rolls.
    Pass(Vec<Step>),
}

impl Next {
    /// The steps that are handed over to the opponent.
    fn handed(&self) -> &[Step] {
        match self {
            Next::Again(_) => &[],
            Next::Pass(steps) => steps,
        }
    }
}

/// The end of the first part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstPart {
    /// The board after it; the player whose turn it is comes first.
    pub position: Position,
    /// The event for which the turn waits then.
    pub waits: Waits,
    /// Number of its moves.
    pub moves: usize,
}

/// An end of a turn.
#[derive(Clone, Debug)]
pub struct TurnEnd {
    /// The first part of the way to it.
    pub first: FirstPart,
    /// The board after the turn; the player whose turn it was comes first.
    pub position: Position,
    /// What the players do next.
    pub next: Next,
    /// The board at the next roll, or at the end of the game; the player on roll comes first.
    pub on_roll: Position,
    /// Whether the player whose turn it was comes first there.
    pub again: bool,
    /// The chances of the player whose turn it was.
    pub chances: Probabilities,
}

impl TurnEnd {
    /// Chances of the player on roll as those of the player whose turn it was.
    #[must_use]
    pub fn own(&self, on_roll: Probabilities) -> Probabilities {
        if self.again { on_roll } else { on_roll.inverted() }
    }
}

/// The player whose worth decides, from the view of the evaluator.
#[derive(Clone, Copy)]
enum Mover {
    /// The player whose turn is played.
    Own,
    /// The opponent, who plays numbers that were handed over.
    Opponent,
}

/// A position on the way through a turn.
#[derive(Clone, Copy)]
struct Way {
    first: Option<FirstPart>,
    position: Position,
}

/// Plays turns. It keeps its lists.
#[derive(Debug)]
pub struct Turns {
    plays: Plays,
    /// Number of positions that are kept between two parts.
    width: usize,
    /// Number of plays of a part that are examined of a longer list, spread over it.
    most: usize,
    positions: Vec<Position>,
    chances: Vec<Probabilities>,
}

impl Default for Turns {
    fn default() -> Turns {
        Turns {
            plays: Plays::new(),
            width: WIDTH,
            most: usize::MAX,
            positions: Vec::new(),
            chances: Vec::new(),
        }
    }
}

impl Turns {
    /// Returns it with another number of positions that are kept between two parts.
    #[must_use]
    pub fn keeping(self, width: usize) -> Turns {
        Turns { width, ..self }
    }

    /// Returns it with a limit of `most` examined plays of a part: those of a double are often hundreds, and many of them
    /// nearly as good as the best.
    #[must_use]
    pub fn looking_at(self, most: usize) -> Turns {
        Turns { most, ..self }
    }

    /// The best end of a turn of these steps.
    ///
    /// # Errors
    /// Those of the evaluator.
    pub fn best<E: BatchEvaluator>(
        &mut self,
        rules: &Rules,
        evaluator: &mut E,
        position: &Position,
        steps: &[Step],
    ) -> Result<TurnEnd, E::Error> {
        self.best_for(rules, evaluator, Mover::Own, position, steps)
    }

    /// All ends of a turn that were compared, with their chances; one at least.
    ///
    /// # Errors
    /// Those of the evaluator.
    pub fn ends<E: BatchEvaluator>(
        &mut self,
        rules: &Rules,
        evaluator: &mut E,
        position: &Position,
        steps: &[Step],
    ) -> Result<Vec<TurnEnd>, E::Error> {
        self.ends_for(rules, evaluator, Mover::Own, position, steps)
    }

    /// Finds the chances of ends.
    ///
    /// # Errors
    /// Those of the evaluator.
    pub fn value<E: BatchEvaluator>(
        &mut self,
        evaluator: &mut E,
        ends: &mut [TurnEnd],
    ) -> Result<(), E::Error> {
        self.positions.clear();
        self.positions.extend(ends.iter().map(|end| end.on_roll));
        self.chances.clear();
        evaluator.evaluate_batch(&self.positions, &mut self.chances)?;
        for (end, chances) in ends.iter_mut().zip(&self.chances) {
            end.chances = end.own(finished(evaluator, &end.on_roll).unwrap_or(*chances));
        }
        Ok(())
    }

    fn best_for<E: BatchEvaluator>(
        &mut self,
        rules: &Rules,
        evaluator: &mut E,
        mover: Mover,
        position: &Position,
        steps: &[Step],
    ) -> Result<TurnEnd, E::Error> {
        let mut ends = self.ends_for(rules, evaluator, mover, position, steps)?;
        let (mut best, mut most) = (0, f32::MIN);
        for (i, end) in ends.iter().enumerate() {
            let equity = equity(evaluator, mover, &end.chances);
            if equity > most {
                (best, most) = (i, equity);
            }
        }
        Ok(ends.swap_remove(best))
    }

    fn ends_for<E: BatchEvaluator>(
        &mut self,
        rules: &Rules,
        evaluator: &mut E,
        mover: Mover,
        position: &Position,
        steps: &[Step],
    ) -> Result<Vec<TurnEnd>, E::Error> {
        let mut ends = Vec::new();
        let mut frontier = vec![Way { first: None, position: *position }];
        for (i, step) in steps.iter().enumerate() {
            let rest = &steps[i + 1..];
            match step {
                Step::Play(segment) => {
                    let mut next = Vec::new();
                    for way in &frontier {
                        self.play(rules, segment, rest, way, &mut next, &mut ends);
                    }
                    if frontier.len() > 1 {
                        next.sort_by_key(|way| way.position);
                        next.dedup_by_key(|way| way.position);
                    }
                    frontier = next;
                    match rest.first() {
                        Some(Step::Play(_)) => self.narrow(evaluator, mover, &mut frontier, self.width)?,
                        Some(Step::ChooseDouble) => {
                            self.narrow(evaluator, mover, &mut frontier, self.choosing())?;
                        }
                        Some(Step::Roll) | None => {}
                    }
                }
                Step::Roll => {
                    let again = |way: Way| way.end(Waits::Roll, Next::Again(rest.to_vec()));
                    ends.extend(frontier.drain(..).map(again));
                    break;
                }
                Step::ChooseDouble => {
                    self.hand_over(rules, evaluator, mover, &mut ends)?;
                    self.value(evaluator, &mut ends)?;
                    for way in &frontier {
                        let first = way.first(Waits::Double);
                        for number in 1..=6 {
                            let steps = [&rules.chosen_double(number)[..], rest].concat();
                            let end = self.best_for(rules, evaluator, mover, &way.position, &steps)?;
                            ends.push(TurnEnd { first, ..end });
                        }
                    }
                    return Ok(ends);
                }
            }
        }
        ends.extend(frontier.into_iter().map(|way| way.end(Waits::Nothing, Next::Pass(Vec::new()))));
        self.hand_over(rules, evaluator, mover, &mut ends)?;
        self.select_ends(evaluator, mover, &mut ends);
        self.value(evaluator, &mut ends)?;
        Ok(ends)
    }

    /// Plays one part from a position: its plays with which the turn goes on, and those that end it.
    fn play(
        &mut self,
        rules: &Rules,
        segment: &Segment,
        rest: &[Step],
        way: &Way,
        next: &mut Vec<Way>,
        ends: &mut Vec<TurnEnd>,
    ) {
        self.plays.generate(rules, &way.position, segment);
        let all = self.plays.len();
        let looked_at = all.min(self.most);
        let from = hash::of_position(&way.position, 1) as usize % all;
        for number in 0..looked_at {
            let at = if looked_at < all { (number * all / looked_at + from) % all } else { number };
            let play = &self.plays[at];
            let (position, moves) = (play.position, play.moves.len());
            let lapses = moves < segment.numbers().len() && segment.incomplete != Incomplete::Continue;
            let waits = match rest.first() {
                _ if lapses || is_done(rules, &position) => Waits::Nothing,
                None => Waits::Nothing,
                Some(Step::Play(_)) => Waits::Segment,
                Some(Step::Roll) => Waits::Roll,
                Some(Step::ChooseDouble) => Waits::Double,
            };
            let first = way.first.or(Some(FirstPart { position, waits, moves }));
            let way = Way { first, position };
            if waits != Waits::Nothing || rest.is_empty() && !is_done(rules, &position) {
                next.push(way);
            } else {
                let hands_over = segment.incomplete == Incomplete::HandOver && !is_done(rules, &position);
                let handed = if hands_over { rest.to_vec() } else { Vec::new() };
                ends.push(way.end(waits, Next::Pass(handed)));
            }
        }
    }

    /// Plays the numbers for the opponent that ends hand over. Of the ends that hand over equally many parts the best are kept,
    /// by their worth if the opponent rolled now.
    fn hand_over<E: BatchEvaluator>(
        &mut self,
        rules: &Rules,
        evaluator: &mut E,
        mover: Mover,
        ends: &mut Vec<TurnEnd>,
    ) -> Result<(), E::Error> {
        let mut handing: Vec<TurnEnd> = ends.extract_if(.., |end| !end.next.handed().is_empty()).collect();
        if handing.len() > self.width {
            self.value(evaluator, &mut handing)?;
            let key = |end: &TurnEnd| (end.next.handed().len(), equity(evaluator, mover, &end.chances));
            handing.sort_by(|a, b| key(a).0.cmp(&key(b).0).then(key(b).1.total_cmp(&key(a).1)));
            let equally_many = handing.chunk_by(|a, b| key(a).0 == key(b).0);
            handing = equally_many.flat_map(|ends| ends.iter().take(self.width).cloned()).collect();
        }
        let taker = match mover {
            Mover::Own => Mover::Opponent,
            Mover::Opponent => Mover::Own,
        };
        for mut end in handing {
            let steps = Step::taken_over(end.next.handed());
            let taken = self.best_for(rules, evaluator, taker, &end.position.swapped(), &steps)?;
            (end.on_roll, end.again) = (taken.on_roll, !taken.again);
            ends.push(end);
        }
        Ok(())
    }

    /// Keeps the ends that seem best by rough chances.
    fn select_ends<E: BatchEvaluator>(&mut self, evaluator: &mut E, mover: Mover, ends: &mut Vec<TurnEnd>) {
        self.positions.clear();
        self.positions.extend(ends.iter().map(|end| end.on_roll));
        self.chances.clear();
        let Some(most) = evaluator.estimate_batch(&self.positions, &mut self.chances) else { return };
        let equities = ends.iter().zip(&self.chances).map(|(end, chances)| {
            equity(evaluator, mover, &end.own(finished(evaluator, &end.on_roll).unwrap_or(*chances)))
        });
        let equities = equities.collect();
        retain_best(ends, equities, most);
    }

    /// Number of positions from which each double is tried that a player may name.
    fn choosing(&self) -> usize {
        self.width.div_ceil(3)
    }

    /// Keeps the best of several positions, by their worth if their player rolled now.
    fn narrow<E: BatchEvaluator>(
        &mut self,
        evaluator: &mut E,
        mover: Mover,
        ways: &mut Vec<Way>,
        width: usize,
    ) -> Result<(), E::Error> {
        if ways.len() <= width {
            return Ok(());
        }
        self.positions.clear();
        self.positions.extend(ways.iter().map(|way| way.position));
        self.chances.clear();
        if let Some(most) = evaluator.estimate_batch(&self.positions, &mut self.chances) {
            let equity = |(_, chances): (&Way, &Probabilities)| equity(evaluator, mover, chances);
            let equities = ways.iter().zip(&self.chances).map(equity).collect();
            retain_best(ways, equities, most.max(2 * width));
            self.positions.clear();
            self.positions.extend(ways.iter().map(|way| way.position));
        }
        self.chances.clear();
        evaluator.evaluate_batch(&self.positions, &mut self.chances)?;
        let equities = self.chances.iter().map(|chances| equity(evaluator, mover, chances));
        let mut order: Vec<(f32, Way)> = equities.zip(ways.iter().copied()).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        ways.clear();
        ways.extend(order.into_iter().take(width).map(|(_, way)| way));
        Ok(())
    }
}

/// Keeps the `most` best of a list by their equities, in their order, and all that are as good as the last of these.
fn retain_best<T>(list: &mut Vec<T>, equities: Vec<f32>, most: usize) {
    if list.len() <= most {
        return;
    }
    let mut sorted = equities.clone();
    let (_, least, _) = sorted.select_nth_unstable_by(most - 1, |a, b| b.total_cmp(a));
    let mut equities = equities.into_iter();
    list.retain(|_| equities.next().is_some_and(|equity| equity >= *least));
}

/// The chances of the player on roll if the game is over. An evaluator sees only an end that the opponent has reached.
fn finished(evaluator: &impl BatchEvaluator, on_roll: &Position) -> Option<Probabilities> {
    let ended = || evaluator.finished(&on_roll.swapped()).map(|over| over.inverted());
    evaluator.finished(on_roll).or_else(ended)
}

/// The worth of a player's chances to that player.
fn equity(evaluator: &impl BatchEvaluator, player: Mover, chances: &Probabilities) -> f32 {
    match player {
        Mover::Own => evaluator.equity(chances),
        Mover::Opponent => -evaluator.equity(&chances.inverted()),
    }
}

impl Way {
    /// The first part of the way; the turn waits for an event there if no part has been played.
    fn first(&self, waits: Waits) -> FirstPart {
        self.first.unwrap_or(FirstPart { position: self.position, waits, moves: 0 })
    }

    fn end(self, waits: Waits, next: Next) -> TurnEnd {
        let again = matches!(next, Next::Again(_));
        let on_roll = if again { self.position } else { self.position.swapped() };
        TurnEnd {
            first: self.first(waits),
            position: self.position,
            next,
            on_roll,
            again,
            chances: Probabilities::default(),
        }
    }
}
