//! The best play of a roll, by the evaluator alone.

use core::convert::Infallible;

use tavola_rules::{Plays, Position, Segment, Step};

use crate::evaluators::nets::prefilter::FEW;
use crate::outcome::Probabilities;
use crate::search::recent::Recent;
use crate::search::rolls::RollTurn;
use crate::search::sources::Sources;
use crate::search::turns::{BatchEvaluator, TurnEnd, Turns};
use crate::search::weights::Weights;

/// The lists of a search, which are used again.
#[derive(Default)]
pub(crate) struct Lists {
    plays: Plays,
    /// Positions after plays, the chances there, and their estimated worths.
    positions: Vec<Position>,
    chances: Vec<Probabilities>,
    equities: Vec<f32>,
    /// Positions after plays that lose the game, which a prefilter does not judge.
    lost: Vec<Position>,
    turns: Turns,
    /// Chances of positions that have been evaluated, in a search in which many occur again.
    pub(super) recent: Option<Recent>,
}

impl Lists {
    /// The lists for a turn of several parts. `width` is the number of positions that are kept between two of them. Different plays
    /// of the first part often lead to the same positions.
    pub(crate) fn of_turn(width: usize) -> Lists {
        Lists { turns: Turns::default().keeping(width), recent: Some(Recent::new()), ..Lists::default() }
    }

    /// The best end of a turn of several parts, by the evaluator: among the `most` of each part that a prefilter selects, or among
    /// all.
    pub(crate) fn best_end(
        &mut self,
        sources: &Sources<'_>,
        position: &Position,
        steps: &[Step],
        theirs: &Weights,
        most: Option<usize>,
    ) -> TurnEnd {
        let mut evaluator = ForTurns { sources, theirs, most, recent: &mut self.recent };
        let Ok(end) = self.turns.best(sources.rules, &mut evaluator, position, steps);
        end
    }

    /// The turn after which the opponent, seen from their side and with their weights, stands worst, found among the `most` plays
    /// of a turn of one part that a prefilter selects.
    pub(crate) fn best_reply(
        &mut self,
        sources: &Sources<'_>,
        position: &Position,
        turn: &RollTurn,
        weights: &Weights,
        most: usize,
    ) -> Reply {
        let found = match turn {
            RollTurn::One(segment) => self.replies(sources, position, *segment, weights, Some(most)),
            RollTurn::Steps(steps) => {
                return self.best_end(sources, position, steps, weights, Some(most)).into();
            }
        };
        Reply::passing(found.unwrap_or_else(|| self.worst(sources, weights)))
    }

    /// The position after the best turn in a trial of a rollout, found among all plays, and whether the same player rolls
    /// again. A prefilter misses plays of rare positions, and that would favour the opponent. A single play is not evaluated.
    pub(crate) fn best_play(
        &mut self,
        sources: &Sources<'_>,
        position: &Position,
        turn: &RollTurn,
        weights: &Weights,
    ) -> (Position, bool) {
        let next = match turn {
            RollTurn::One(None) => position.swapped(),
            RollTurn::One(segment) => {
                match (self.replies(sources, position, *segment, weights, None), self.positions.as_slice()) {
                    (Some((won, _)), _) => won,
                    (None, [only]) => *only,
                    (None, _) => self.worst(sources, weights).0,
                }
            }
            RollTurn::Steps(steps) => {
                let end = self.best_end(sources, position, steps, weights, None);
                return (end.on_roll, end.again);
            }
        };
        (next, false)
    }

    /// An approximation of [`Lists::best_reply`] for each of several turns, if there is a prefilter; otherwise the exact
    /// reply. The positions after turns of one part are evaluated together.
    pub(crate) fn first_replies(
        &mut self,
        sources: &Sources<'_>,
        position: &Position,
        turns: &[RollTurn],
        weights: &Weights,
    ) -> Vec<Reply> {
        let mut positions = Vec::with_capacity(8 * turns.len());
        let known: Vec<(Option<Reply>, usize)> = turns
            .iter()
            .map(|turn| {
                let known = match turn {
                    RollTurn::One(segment) => {
                        let won = self.replies(sources, position, *segment, weights, Some(FEW));
                        if won.is_none() {
                            positions.extend_from_slice(&self.positions);
                        }
                        won.map(Reply::passing)
                    }
                    RollTurn::Steps(steps) => {
                        Some(self.best_end(sources, position, steps, weights, Some(FEW)).into())
                    }
                };
                (known, positions.len())
            })
            .collect();
        let mut chances = Vec::with_capacity(positions.len());
        sources.evaluate(&positions, &mut chances);
        let mut from = 0;
        let found = |(known, until): (Option<Reply>, usize)| {
            let range = core::mem::replace(&mut from, until)..until;
            known.unwrap_or_else(|| {
                let best = range.start + worst_for_the_opponent(&chances[range], weights);
                Reply::passing((positions[best], chances[best]))
            })
        };
        known.into_iter().map(found).collect()
    }

    /// The position of the list that is worst for the opponent, who is on roll there.
    fn worst(&mut self, sources: &Sources<'_>, weights: &Weights) -> (Position, Probabilities) {
        let Lists { positions, chances, recent, .. } = self;
        chances.clear();
        evaluate(sources, positions, chances, recent);
        let worst = worst_for_the_opponent(chances, weights);
        (positions[worst], chances[worst])
    }

    /// Fills the list with the positions after a segment that are worth an evaluation: `most` of them if a prefilter selects,
    /// all if that is `None`. If the segment wins the game, returns that.
    fn replies(
        &mut self,
        sources: &Sources<'_>,
        position: &Position,
        segment: Option<Segment>,
        weights: &Weights,
        most: Option<usize>,
    ) -> Option<(Position, Probabilities)> {
        let Lists { plays, positions, equities, lost, .. } = self;
        positions.clear();
        lost.clear();
        let Some(segment) = segment else {
            let next = position.swapped();
            positions.push(next);
            return sources.finished(&next).map(|chances| (next, chances));
        };
        plays.generate(sources.rules, position, &segment);
        for play in plays.iter() {
            let next = play.position.swapped();
            match sources.finished(&next) {
                // Nothing beats winning.
                Some(chances) if chances.win < 0.5 => return Some((next, chances)),
                Some(_) => lost.push(next),
                None => positions.push(next),
            }
        }
        if let Some((prefilter, most)) = sources.prefilter.zip(most) {
            prefilter.select(positions, equities, most, |chances| weights.equity(chances));
        }
        positions.append(lost);
        None
    }
}

/// The position after a turn, before the next roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reply {
    /// The player on roll comes first.
    pub(crate) position: Position,
    /// The chances of the player on roll.
    pub(crate) chances: Probabilities,
    /// Whether the player who has played rolls again.
    pub(crate) again: bool,
}

impl Reply {
    /// The opponent is on roll.
    fn passing((position, chances): (Position, Probabilities)) -> Reply {
        Reply { position, chances, again: false }
    }

    /// The chances of the player who has played.
    pub(crate) fn movers_chances(&self) -> Probabilities {
        if self.again { self.chances } else { self.chances.inverted() }
    }
}

/// The evaluator of whole turns in a search.
struct ForTurns<'s, 'a> {
    sources: &'s Sources<'a>,
    /// Weights of the opponent's chances.
    theirs: &'s Weights,
    /// Number of ends that a prefilter selects; `None`: all are evaluated.
    most: Option<usize>,
    recent: &'s mut Option<Recent>,
}

impl BatchEvaluator for ForTurns<'_, '_> {
    type Error = Infallible;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), Infallible> {
        evaluate(self.sources, positions, chances, self.recent);
        Ok(())
    }

    fn estimate_batch(&mut self, positions: &[Position], chances: &mut Vec<Probabilities>) -> Option<usize> {
        let most = self.most.filter(|most| positions.len() > *most)?;
        self.sources.prefilter?.estimate(positions, chances).then_some(most)
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        self.sources.finished(position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        -self.theirs.equity(&chances.inverted())
    }
}

impl From<TurnEnd> for Reply {
    fn from(end: TurnEnd) -> Reply {
        let chances = if end.again { end.chances } else { end.chances.inverted() };
        Reply { position: end.on_roll, chances, again: end.again }
    }
}

/// Appends the chances of positions in their order. Remembered ones count as evaluated, so that a budget in positions does not
/// depend on them.
fn evaluate(
    sources: &Sources<'_>,
    positions: &[Position],
    chances: &mut Vec<Probabilities>,
    recent: &mut Option<Recent>,
) {
    if let Some(recent) = recent {
        recent.evaluate(positions, chances, |unknown, found| {
            sources.count(positions.len() - unknown.len());
            sources.evaluate(unknown, found);
        });
    } else {
        sources.evaluate(positions, chances);
    }
}

/// The number of the chances that are worst for the opponent, whose they are, as is the weight of the ends.
fn worst_for_the_opponent(chances: &[Probabilities], weights: &Weights) -> usize {
    let mut best = 0;
    let mut least = f32::MAX;
    for (i, chances) in chances.iter().enumerate() {
        let equity = weights.equity(chances);
        if equity < least {
            (best, least) = (i, equity);
        }
    }
    best
}
