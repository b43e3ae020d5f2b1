//! Looking ahead: every roll, and for each the play that looks best.

use tavola_rules::{Play, Plays, Position, Roll, Rules, Segment, Step};

use crate::context::Context;
use crate::engine::{Numbers, equity_before, finished};
use crate::evaluator::Evaluator;
use crate::probabilities::Probabilities;

/// A search in one game. It keeps its lists, so that looking ahead takes no memory anew.
pub(crate) struct Search<'a> {
    evaluator: &'a dyn Evaluator,
    rules: &'a Rules,
    /// What each roll lets a player do, and in how many ways of 36 it comes. Of turns that have more
    /// segments the first is looked at.
    rolls: Vec<(Segment, f32)>,
    lists: Vec<(Plays, Vec<Position>, Vec<Probabilities>)>,
}

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

impl<'a> Search<'a> {
    pub(crate) fn new(evaluator: &'a dyn Evaluator, rules: &'a Rules) -> Search<'a> {
        let first = |roll: &Roll| {
            rules.steps(*roll).into_iter().find_map(|step| match step {
                Step::Play(segment) => Some((segment, roll.weight() as f32)),
                Step::Roll | Step::ChooseDouble => None,
            })
        };
        Search { evaluator, rules, rolls: Roll::ALL.iter().filter_map(first).collect(), lists: Vec::new() }
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
        (chances.inverted(), equity_before(&next, &theirs, &chances))
    }

    /// The chances of the player on roll, `plies` rolls ahead.
    pub(crate) fn look(&mut self, position: &Position, context: &Context, plies: u32) -> Probabilities {
        let weights = [Weights::of(context), Weights::of(&context.swapped())];
        self.look_with(position, weights, plies)
    }

    fn look_with(&mut self, position: &Position, weights: [Weights; 2], plies: u32) -> Probabilities {
        if let Some(chances) = finished(self.rules, position) {
            return chances;
        }
        if plies == 0 {
            return self.evaluator.evaluate(position);
        }
        let mut lists = self.lists.pop().unwrap_or_default();
        let mut sum = Probabilities::default();
        for i in 0..self.rolls.len() {
            let (segment, ways) = self.rolls[i];
            let (next, chances) = self.best_reply(position, &segment, &weights[1], &mut lists);
            let chances =
                if plies == 1 { chances } else { self.look_with(&next, [weights[1], weights[0]], plies - 1) };
            sum = sum.plus(&chances.inverted(), ways / 36.0);
        }
        self.lists.push(lists);
        sum.in_order()
    }

    /// The play after which the opponent, seen from his side and with his weights, stands worst.
    fn best_reply(
        &self,
        position: &Position,
        segment: &Segment,
        weights: &Weights,
        (plays, positions, chances): &mut (Plays, Vec<Position>, Vec<Probabilities>),
    ) -> (Position, Probabilities) {
        plays.generate(self.rules, position, segment);
        positions.clear();
        chances.clear();
        for play in plays.iter() {
            let next = play.position.swapped();
            if let Some(chances) = finished(self.rules, &next) {
                // Nothing beats bearing off the last checker.
                return (next, chances);
            }
            positions.push(next);
        }
        self.evaluator.evaluate_all(positions, chances);
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
