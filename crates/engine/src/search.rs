//! Looking ahead: every roll, and for each the play that looks best.

use tavola_rules::{Play, Plays, Position, Roll, Rules, Segment, Step};

use crate::context::Context;
use crate::engine::{Numbers, equity_before, finished};
use crate::evaluator::Evaluator;
use crate::generic::{Generic, nets_know};
use crate::probabilities::Probabilities;
use crate::threads;

/// A search in one game. It keeps its lists, so that looking ahead takes no memory anew.
pub(crate) struct Search<'a> {
    evaluator: &'a dyn Evaluator,
    /// The judge of games that the evaluator does not know.
    generic: Option<Generic<'a>>,
    rules: &'a Rules,
    /// What each roll lets a player do, if anything, and how often it comes. Of turns that have more segments
    /// the first is looked at.
    rolls: Vec<(Option<Segment>, f32)>,
    /// The same of the next roll, where that is known.
    known: Option<Option<Segment>>,
    lists: Vec<Lists>,
    /// How many rolls are looked at beside each other, where that is worth it.
    threads: usize,
}

type Lists = (Plays, Vec<Position>, Vec<Probabilities>);

/// What the ways in which a game can end are worth at a cube that is not turned any more.
#[derive(Clone, Copy)]
struct Weights {
    lost: f32,
    win: f32,
    steps: [f32; 4],
}

impl Weights {
    fn of(context: &Context) -> Weights {
        let value = f64::from(context.value);
        let gammons = !context.gammons_do_not_count();
        let worth = |sign: f64, level: usize| {
            let points = f64::from(context.points[if gammons { level } else { 0 }]);
            context.equity(context.worth(sign * value * points)) as f32
        };
        Weights {
            lost: worth(-1.0, 0),
            win: worth(1.0, 0) - worth(-1.0, 0),
            steps: [
                worth(1.0, 1) - worth(1.0, 0),
                worth(1.0, 2) - worth(1.0, 1),
                worth(-1.0, 1) - worth(-1.0, 0),
                worth(-1.0, 2) - worth(-1.0, 1),
            ],
        }
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        let [win, rest @ ..] = chances.to_array();
        self.lost
            + self.win * win
            + self.steps.iter().zip(rest).map(|(step, chance)| step * chance).sum::<f32>()
    }
}

/// The first thing that a roll lets a player do.
fn first(rules: &Rules, roll: Roll) -> Option<Segment> {
    rules.steps(roll).into_iter().find_map(|step| match step {
        Step::Play(segment) => Some(segment),
        Step::Roll | Step::ChooseDouble => None,
    })
}

impl<'a> Search<'a> {
    pub(crate) fn new(evaluator: &'a dyn Evaluator, rules: &'a Rules) -> Search<'a> {
        Search {
            evaluator,
            generic: (!nets_know(rules)).then(|| Generic::new(rules)),
            rules,
            rolls: Roll::ALL.iter().map(|roll| (first(rules, *roll), roll.weight() as f32 / 36.0)).collect(),
            known: None,
            lists: Vec::new(),
            threads: 1,
        }
    }

    /// The same on so many threads. What it finds does not depend on their number.
    pub(crate) fn threads(self, threads: usize) -> Search<'a> {
        Search { threads, ..self }
    }

    /// The same where the next roll is known beforehand.
    pub(crate) fn knowing(self, roll: Option<Roll>) -> Search<'a> {
        Search { known: roll.map(|roll| first(self.rules, roll)), ..self }
    }

    /// The evaluator of this game.
    fn judge(&self) -> &dyn Evaluator {
        self.generic.as_ref().map_or(self.evaluator, |generic| generic)
    }

    /// All plays.
    pub(crate) fn plays(&self, position: &Position, numbers: Numbers) -> Vec<Play> {
        let mut plays = Plays::new();
        match numbers {
            Numbers::Segment(segment) => plays.generate(self.rules, position, &segment),
            Numbers::Roll(roll) => {
                for step in self.rules.steps(roll).iter().take(1) {
                    if let Step::Play(segment) = step {
                        plays.generate(self.rules, position, segment);
                    }
                }
            }
        }
        plays.to_vec()
    }

    /// Chances and equity of a player after a play. `position` has him first; the opponent is on roll.
    pub(crate) fn after(
        &mut self,
        position: &Position,
        context: &Context,
        plies: u32,
    ) -> (Probabilities, f32) {
        let (next, theirs) = (position.swapped(), context.swapped());
        let chances = self.look(&next, &theirs, plies);
        (chances.inverted(), equity_before(self.rules, &next, &theirs, &chances))
    }

    /// The chances of the player on roll, `plies` rolls ahead.
    pub(crate) fn look(&mut self, position: &Position, context: &Context, plies: u32) -> Probabilities {
        let weights = [Weights::of(context), Weights::of(&context.swapped())];
        // The generic judge is no net: what it says two rolls ahead is not worth the time.
        let plies = if self.generic.is_some() { plies.min(1) } else { plies };
        self.look_with(position, weights, plies)
    }

    fn look_with(&mut self, position: &Position, weights: [Weights; 2], plies: u32) -> Probabilities {
        if let Some(chances) = finished(self.rules, position) {
            return chances;
        }
        if plies == 0 {
            return self.judge().evaluate(position);
        }
        let known = self.known.take();
        let rolls = known.map_or_else(|| self.rolls.clone(), |segment| vec![(segment, 1.0)]);
        // Two rolls ahead a thread has some milliseconds to do.
        let found = if plies >= 2 && self.threads > 1 && rolls.len() > 1 {
            self.rolls_beside(position, weights, plies, &rolls)
        } else {
            let mut lists = self.lists.pop().unwrap_or_default();
            let one = |(segment, _): &(Option<Segment>, f32)| {
                self.after_roll(position, *segment, weights, plies, &mut lists)
            };
            let found = rolls.iter().map(one).collect();
            self.lists.push(lists);
            found
        };
        self.known = known;
        let mut sum = Probabilities::default();
        for (chances, (_, share)) in found.iter().zip(&rolls) {
            sum = sum.plus(&chances.inverted(), *share);
        }
        sum.in_order()
    }

    /// The opponent's chances after a roll and the best play of it.
    fn after_roll(
        &mut self,
        position: &Position,
        segment: Option<Segment>,
        weights: [Weights; 2],
        plies: u32,
        lists: &mut Lists,
    ) -> Probabilities {
        let (next, chances) = self.best_reply(position, segment, &weights[1], lists);
        if plies == 1 { chances } else { self.look_with(&next, [weights[1], weights[0]], plies - 1) }
    }

    /// [`Search::after_roll`] for all rolls, every thread with its share of them.
    fn rolls_beside(
        &self,
        position: &Position,
        weights: [Weights; 2],
        plies: u32,
        rolls: &[(Option<Segment>, f32)],
    ) -> Vec<Probabilities> {
        threads::each(rolls, self.threads, |(segment, _)| {
            let mut search = Search::new(self.evaluator, self.rules);
            search.after_roll(position, *segment, weights, plies, &mut Lists::default())
        })
    }

    /// The play after which the opponent, seen from his side and with his weights, stands worst.
    fn best_reply(
        &self,
        position: &Position,
        segment: Option<Segment>,
        weights: &Weights,
        (plays, positions, chances): &mut Lists,
    ) -> (Position, Probabilities) {
        let Some(segment) = segment else {
            let next = position.swapped();
            let chances = finished(self.rules, &next).unwrap_or_else(|| self.judge().evaluate(&next));
            return (next, chances);
        };
        plays.generate(self.rules, position, &segment);
        positions.clear();
        chances.clear();
        for play in plays.iter() {
            let next = play.position.swapped();
            if let Some(chances) = finished(self.rules, &next)
                && chances.win < 0.5
            {
                // Nothing beats winning.
                return (next, chances);
            }
            positions.push(next);
        }
        self.judge().evaluate_all(positions, chances);
        let mut best = 0;
        let mut least = f32::MAX;
        for (i, chances) in chances.iter().enumerate() {
            let equity = weights.equity(chances);
            if equity < least {
                (best, least) = (i, equity);
            }
        }
        (positions[best], chances[best])
    }
}
