//! Games that a pair of nets plays against itself, learning from every position by the next one.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_engine::evaluators::Class;
use tavola_engine::evaluators::nets::deep::DeepNet;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::evaluators::nets::net::Net;
use tavola_engine::evaluators::nets::prefilter::Prefilter;
use tavola_engine::{
    Probabilities,
    evaluators::{Nets, evaluator},
};
use tavola_rules::{Player, Plays, Position, Roll, Rules, variants};

use crate::learner::Learner;

/// Both nets while they learn.
#[derive(Clone)]
pub(crate) struct Pair {
    pub(crate) contact: Learner,
    pub(crate) race: Learner,
}

/// Judges positions of backgammon, by nets that learn or have learned.
pub(crate) trait NetEvaluator: Sync {
    /// The chances of the player on roll.
    fn evaluate(&self, position: &Position) -> Probabilities;

    /// Appends the chances of many positions in their order.
    fn evaluate_all(&self, positions: &[Position], chances: &mut Vec<Probabilities>) {
        chances.extend(positions.iter().map(|position| self.evaluate(position)));
    }

    /// The nets that evaluate positions two rolls ahead.
    fn faster(&self) -> &Self {
        self
    }
}

impl NetEvaluator for Nets {
    fn evaluate(&self, position: &Position) -> Probabilities {
        self.evaluate_one(position)
    }

    fn evaluate_all(&self, positions: &[Position], chances: &mut Vec<Probabilities>) {
        Nets::evaluate_all(self, positions, chances);
    }

    fn faster(&self) -> &Nets {
        Nets::faster(self)
    }
}

impl NetEvaluator for Pair {
    fn evaluate(&self, position: &Position) -> Probabilities {
        evaluator::by_class(
            position,
            || self.contact.net.evaluate(position),
            || self.race.net.evaluate(position),
        )
    }
}

/// Nets as they were trained, in floats.
#[derive(Clone)]
pub(crate) struct FloatNets {
    pub(crate) contact: DeepNet,
    pub(crate) race: Net,
}

impl NetEvaluator for FloatNets {
    fn evaluate(&self, position: &Position) -> Probabilities {
        evaluator::by_class(position, || self.contact.evaluate(position), || self.race.evaluate(position))
    }
}

impl Pair {
    pub(crate) fn new(contact: usize, race: usize, seed: u64) -> Pair {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Pair {
            contact: Learner::new(Inputs::Contact, contact, 0, &mut rng),
            race: Learner::new(Inputs::Race, race, 0, &mut rng),
        }
    }

    /// Learns from one position.
    pub(crate) fn learn(&mut self, position: &Position, target: &Probabilities, rate: f32) -> f32 {
        match Class::of(position) {
            Class::Contact => self.contact.learn(position, target, rate),
            Class::Race => self.race.learn(position, target, rate),
            Class::BearOff | Class::Over => 0.0,
        }
    }
}

/// Statistics of a game's lesson.
#[derive(Clone, Copy, Default)]
pub(crate) struct Lesson {
    pub(crate) positions: u32,
    /// Sum of the squared differences between a position's chance to win and the next one's.
    pub(crate) error: f64,
}

/// The start of a game: nearly always the standard one, sometimes one of its other starts, so that the nets learn them
/// too.
pub(crate) fn start(rng: &mut ChaCha8Rng) -> Position {
    let name = match rng.random_range(0..100) {
        0..3 => "nackgammon",
        3..6 => "hypergammon",
        6..8 => "longgammon",
        _ => "backgammon",
    };
    let rules = variants::find(name).map_or(&Rules::STANDARD, |variant| variant.rules);
    Position::start(rules, Player::First)
}

/// Two dice.
pub(crate) fn roll(rng: &mut ChaCha8Rng) -> (u8, u8) {
    let (a, b) = (rng.random_range(1..=6), rng.random_range(1..=6));
    (a.max(b), a.min(b))
}

/// The first roll of a turn: the first roll of a game is no double.
pub(crate) fn throw(rng: &mut ChaCha8Rng, opening: bool) -> (u8, u8) {
    loop {
        let (high, low) = roll(rng);
        if !opening || high != low {
            return (high, low);
        }
    }
}

/// Lists that are used again for every roll.
#[derive(Default)]
pub(crate) struct Lists {
    pub(crate) plays: Plays,
    /// Selects the positions to evaluate out of many; all of them if `None`.
    picker: Option<Arc<Prefilter>>,
    equities: Vec<f32>,
    /// The positions after the plays, seen by the opponent, who is on roll.
    pub(crate) positions: Vec<Position>,
    pub(crate) chances: Vec<Probabilities>,
}

impl Lists {
    /// Creates lists that keep only the selection of a prefilter.
    pub(crate) fn picking(picker: Option<Arc<Prefilter>>) -> Lists {
        Lists { picker, ..Lists::default() }
    }

    /// Fills the list with the results of the plays of a roll; returns the number of the best.
    pub(crate) fn answer(
        &mut self,
        nets: &impl NetEvaluator,
        position: &Position,
        (high, low): (u8, u8),
    ) -> usize {
        self.plays.generate_roll(&Rules::STANDARD, position, high, low);
        self.best(nets)
    }

    /// The number of the position in the list that is worst for the opponent.
    pub(crate) fn best(&mut self, nets: &impl NetEvaluator) -> usize {
        self.positions.clear();
        self.positions.extend(self.plays.iter().map(|play| play.position.swapped()));
        self.chances.clear();
        if let Some(picker) = &self.picker {
            picker.select(&mut self.positions, &mut self.equities, usize::MAX, Probabilities::money);
        }
        nets.evaluate_all(&self.positions, &mut self.chances);
        let (mut best, mut least) = (0, f32::MAX);
        for (i, chances) in self.chances.iter().enumerate() {
            let money = chances.money();
            if money < least {
                (best, least) = (i, money);
            }
        }
        best
    }
}

/// Target for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The one next position of the game: cheap, and as noisy as the dice.
    Next,
    /// The mean over all 21 rolls of the position after the best play.
    Mean,
}

/// Plays one game and learns from it. The same seed and number give the same dice.
pub(crate) fn learn_game(
    pair: &mut Pair,
    (seed, number): (u64, u64),
    target: Target,
    rate: f32,
    lists: &mut Lists,
) -> Lesson {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number + 1);
    let mut position = start(&mut rng);
    let mut lesson = Lesson::default();
    let mut opening = true;
    // If both are home, the table has the end: the game need not be played out.
    while matches!(Class::of(&position), Class::Contact | Class::Race) {
        let thrown = throw(&mut rng, opening);
        opening = false;
        let mut answer = |pair: &Pair, dice| {
            let best = lists.answer(pair, &position, dice);
            (lists.positions[best], lists.chances[best])
        };
        let (next, chances) = answer(pair, thrown);
        let target = match target {
            Target::Next => chances.inverted(),
            Target::Mean => Roll::ALL.iter().fold(Probabilities::default(), |mean, roll| {
                let dice = (roll.dice()[0], roll.dice()[1]);
                let reached = if dice == thrown { chances } else { answer(pair, dice).1 };
                mean.plus(&reached.inverted(), roll.weight() as f32 / 36.0)
            }),
        };
        lesson.error += f64::from(pair.learn(&position, &target, rate));
        lesson.positions += 1;
        position = next;
    }
    lesson
}
