//! The small net of a game that selects the plays for its net in a search.
//!
//! The net of the game plays against itself, and the small net learns the chances of every position that was compared on the way, and
//! the choices among them. Then more games are played, and the best plays that it would have left out are counted.

use std::path::PathBuf;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::read_nets;
use tavola_engine::Probabilities;
use tavola_engine::evaluators::Class;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::evaluators::nets::net::Net;
use tavola_engine::evaluators::nets::prefilter::{HIDDEN, Prefilter};
use tavola_engine::evaluators::{EvaluatorError, KnownDice};
use tavola_engine::outcome;
use tavola_engine::search::turns::{BatchEvaluator, TurnEnd};
use tavola_rules::{Position, Rules};

use crate::checkpoint;
use crate::error::TrainError;
use crate::fit::Passes;
use crate::fit::choice::{self, Compared, Set};
use crate::games;
use crate::games::choices::Choices;
use crate::games::course::{RunningGame, Turned, starter};
use crate::games::judge::{EngineJudge, Judge};
use crate::games::recipe::LOOKED_AT;
use crate::games::turn::{GameEvaluator, Turns};
use crate::learner::{self, Learner, importance};

/// The options of `game-pick`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct PickOptions {
    /// Name of the game.
    name: String,
    /// The net that plays; for backgammon the folder of its nets, and positions with contact alone are learned.
    net: PathBuf,
    /// File for the small net.
    #[arg(long)]
    to: PathBuf,
    /// Positions that are learned.
    #[arg(long, default_value_t = 2_000_000)]
    positions: usize,
    /// Games that measure the loss.
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[command(flatten)]
    passes: Passes,
}

/// The share of plays that are not the best ones, and the number of the best from which they are drawn.
const STRAYS: f64 = 0.1;
const AMONG: usize = 6;

/// Numbers of selected plays whose losses are measured.
const SELECTED: [usize; 4] = [2, 4, 6, 8];

/// A judge that keeps every position that it judges.
struct Recorder<J> {
    judge: J,
    lessons: Vec<Compared>,
}

impl<J: GameEvaluator> GameEvaluator for Recorder<J> {
    fn know(&mut self, dice: Option<KnownDice>) {
        self.judge.know(dice);
    }
}

impl<J: GameEvaluator> BatchEvaluator for Recorder<J> {
    type Error = EvaluatorError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let first = chances.len();
        self.judge.evaluate_batch(positions, chances)?;
        for (position, target) in positions.iter().zip(&chances[first..]) {
            if self.judge.finished(position).is_none() {
                // Alone it is no choice, so its player does not matter.
                self.lessons.push(Compared { position: *position, target: *target, is_own: false });
            }
        }
        Ok(())
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        self.judge.finished(position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        self.judge.equity(chances)
    }
}

impl<J: GameEvaluator> Recorder<J> {
    /// Moves the positions that were kept to sets, the ends of a turn together and each other one alone. Returns their number.
    fn collect(&mut self, ends: &[TurnEnd], sets: &mut Vec<Set>) -> usize {
        let first = sets.len();
        let compared = |end: &TurnEnd| Compared {
            position: end.on_roll,
            target: end.own(end.chances),
            is_own: end.again,
        };
        let open = ends.iter().filter(|end| self.judge.finished(&end.on_roll).is_none());
        sets.push(open.map(compared).collect());
        let others = self.lessons.drain(..).filter(|one| ends.iter().all(|end| end.on_roll != one.position));
        sets.extend(others.map(|one| vec![one]));
        sets[first..].iter().map(Vec::len).sum()
    }
}

/// Plays a game; `choose` finds the end of each turn.
fn play(
    rules: &Rules,
    rng: &mut ChaCha8Rng,
    choose: &mut impl FnMut(&mut ChaCha8Rng, &Position, &Choices) -> Result<TurnEnd, EvaluatorError>,
) -> Result<(), EvaluatorError> {
    let mut course = RunningGame::new(rules, starter(rng));
    loop {
        let roll = course.throw(rng);
        let turned = course.play(roll, &mut |_, position, choices| choose(rng, position, choices))?;
        if !matches!(turned, Turned::On(_)) {
            return Ok(());
        }
    }
}

/// The losses by a prefilter in the lists of a game.
#[derive(Default)]
struct Missed {
    lists: u32,
    ends: usize,
    /// For each number of selected plays, the lists whose best play it leaves out, and the lost equity.
    by_selected: [(u32, f64); SELECTED.len()],
}

impl Missed {
    /// Counts a list, the best first.
    fn count(&mut self, judge: &impl GameEvaluator, prefilter: &Prefilter, ends: &[TurnEnd]) {
        self.lists += 1;
        self.ends += ends.len();
        let positions: Vec<Position> = ends.iter().map(|end| end.on_roll).collect();
        let mut rough = Vec::new();
        prefilter.estimate(&positions, &mut rough);
        let rough = ends.iter().zip(&rough).map(|(end, chances)| {
            let is_over =
                [end.on_roll, end.on_roll.swapped()].iter().any(|on_roll| judge.finished(on_roll).is_some());
            // The ends of a game are known.
            judge.equity(&if is_over { end.chances } else { end.own(*chances) })
        });
        let rough: Vec<f32> = rough.collect();
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.sort_by(|a, b| rough[*b].total_cmp(&rough[*a]));
        for (selected, (missed, lost)) in SELECTED.iter().zip(&mut self.by_selected) {
            let best = order.iter().take(*selected).min().copied().unwrap_or(0);
            *missed += u32::from(best > 0);
            *lost += f64::from(judge.equity(&ends[0].chances) - judge.equity(&ends[best].chances));
        }
    }

    fn report(&self) -> String {
        let lists = f64::from(self.lists.max(1));
        let one = |(selected, (missed, lost)): (&usize, &(u32, f64))| {
            format!("{selected}: {:.1} %, {:.5}", 100.0 * f64::from(*missed) / lists, lost / lists)
        };
        let all: Vec<String> = SELECTED.iter().zip(&self.by_selected).map(one).collect();
        format!(
            "{} lists of {:.1}; best left out and points lost a list by the number selected: {}",
            self.lists,
            self.ends as f64 / lists,
            all.join("; ")
        )
    }
}

/// Teaches the small net, measures its losses and writes it.
pub(crate) fn fit(options: &PickOptions) -> Result<(), TrainError> {
    let rules = games::find(&options.name)?;
    if options.net.is_dir() {
        fit_by(options, rules, EngineJudge::new(rules, read_nets(&options.net)?))
    } else {
        fit_by(options, rules, Judge::read(rules, &options.net)?)
    }
}

/// Returns whether the small net selects among these positions. That of backgammon does so among positions with contact.
fn selects(rules: &Rules, ends: &[TurnEnd]) -> bool {
    rules.name != Rules::STANDARD.name || ends.iter().all(|end| Class::of(&end.on_roll) == Class::Contact)
}

fn fit_by(options: &PickOptions, rules: &Rules, judge: impl GameEvaluator) -> Result<(), TrainError> {
    let points = outcome::points(rules);
    let mut rng = options.passes.rng();
    let mut turns = Turns::new(rules).looking_at(LOOKED_AT);
    let mut recorder = Recorder { judge, lessons: Vec::new() };
    let (mut sets, mut count) = (Vec::new(), 0);
    while count < options.positions {
        play(rules, &mut rng, &mut |rng, position, choices| {
            let mut ends = turns.near(&mut recorder, position, choices)?;
            if selects(rules, &ends) {
                count += recorder.collect(&ends, &mut sets);
            }
            recorder.lessons.clear();
            let strays = rng.random_bool(STRAYS);
            let number = if strays { rng.random_range(0..ends.len().min(AMONG)) } else { 0 };
            Ok(ends.swap_remove(number))
        })?;
    }
    let Recorder { mut judge, .. } = recorder;
    let mut learner = Learner::new(Inputs::Places, HIDDEN, 0, &mut rng);
    learner.importance = importance(points);
    let all = f64::from(options.passes.passes) * count as f64;
    let mut done = 0u64;
    for _ in 0..options.passes.passes {
        sets.shuffle(&mut rng);
        for set in &sets {
            let rate = learner::rate(options.passes.rate, options.passes.last_rate, done, all);
            choice::learn(&mut learner, set, &points, rate as f32);
            done += set.len() as u64;
        }
    }
    let bytes = learner.net.to_bytes_in_16_bits();
    let stored = Net::from_bytes(&bytes).expect("a net comes back from its file");
    let prefilter = Prefilter::of_game(&stored).expect("it has the form of such nets");
    let mut missed = Missed::default();
    for number in 0..options.games {
        let mut rng = ChaCha8Rng::seed_from_u64(options.games);
        rng.set_stream(number + 1);
        play(rules, &mut rng, &mut |_, position, choices| {
            let mut ends = turns.near(&mut judge, position, choices)?;
            if selects(rules, &ends) {
                missed.count(&judge, &prefilter, &ends);
            }
            Ok(ends.swap_remove(0))
        })?;
    }
    println!("{}: {}", rules.name, missed.report());
    checkpoint::write(&options.to, &bytes).map_err(TrainError::io(&options.to))
}
