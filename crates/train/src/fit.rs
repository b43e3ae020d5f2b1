//! New nets from lessons: of any size, learned from the games of other nets.

mod choice;
mod deep;
mod game;
mod game_pick;

use std::fs;
use std::num::NonZero;
use std::path::PathBuf;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::{read_deep_net, read_net};
use tavola_engine::evaluators::Class;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::evaluators::nets::prefilter;
use tavola_engine::outcome;
use tavola_rules::Rules;

use deep::DeepCourse;
pub(crate) use game::{FitOptions as GameFitOptions, fit as fit_game};
pub(crate) use game_pick::{PickOptions, fit as fit_pick};

use crate::checkpoint;
use crate::deep::{DeepLearner, random};
use crate::error::TrainError;
use crate::learner::{self, Learner};
use crate::lessons::{Form, Lesson};

/// Threads that fit a net of several layers.
const DEFAULT_THREADS: NonZero<usize> = NonZero::new(2).unwrap();

/// A net of backgammon that is fitted.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    /// Positions with contact.
    Contact,
    /// Positions without contact.
    Race,
    /// Selects the plays that the race net evaluates.
    RacePick,
}

impl Which {
    fn name(self) -> &'static str {
        match self {
            Which::Contact => "contact",
            Which::Race => "race",
            Which::RacePick => "race-pick",
        }
    }

    /// Returns whether it learns such positions.
    fn learns(self, lesson: &Lesson) -> bool {
        let contact = Class::of(&lesson.position) == Class::Contact;
        contact == (self == Which::Contact)
    }
}

/// The options of `fit`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct FitOptions {
    /// The net.
    #[arg(value_enum)]
    which: Which,
    /// Files of lessons.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File for the net. The contact net is written ten times a pass.
    #[arg(long)]
    to: PathBuf,
    /// The net that is fitted further; a new one without it.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Hidden units of a new race net.
    #[arg(long, default_value_t = 128, value_parser = learner::hidden)]
    hidden: usize,
    /// Units of its second layer.
    #[arg(long, default_value_t = 64, value_parser = learner::second)]
    second: usize,
    /// Units of the layers of a new contact net.
    #[arg(long, value_delimiter = ',', default_values_t = [512, 256, 64], value_parser = learner::layer_units)]
    layers: Vec<usize>,
    /// Lessons that measure the fit, in place of a fiftieth that is not learned.
    #[arg(long)]
    test: Option<PathBuf>,
    /// Threads that fit the contact net.
    #[arg(long, default_value_t = DEFAULT_THREADS)]
    threads: NonZero<usize>,
    #[command(flatten)]
    passes: Passes,
}

/// The passes of a fit over its lessons.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Passes {
    /// Number of passes over all lessons.
    #[arg(long, default_value_t = 6)]
    passes: u32,
    /// Step at the beginning.
    #[arg(long, default_value_t = 0.001)]
    rate: f64,
    /// Step at the end. That of a net of several layers always falls to almost nothing.
    #[arg(long, default_value_t = 0.00001)]
    last_rate: f64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One lesson of this many is not learned, but measures the fit.
const HELD_OUT: usize = 50;

/// Takes the lessons that measure a fit from the end of all.
fn hold_out(lessons: &mut Vec<Lesson>) -> Vec<Lesson> {
    lessons.split_off(lessons.len() - lessons.len() / HELD_OUT)
}

/// Fits the net.
pub(crate) fn fit(options: &FitOptions) -> Result<(), TrainError> {
    let FitOptions { which, to, from, passes, .. } = options;
    let load = |files: &[PathBuf]| -> Result<Vec<Lesson>, TrainError> {
        let mut lessons = Form::Backgammon.load(files)?;
        lessons.retain(|lesson| which.learns(lesson));
        Ok(lessons)
    };
    let mut lessons = load(&options.files)?;
    let held = match &options.test {
        Some(file) => load(std::slice::from_ref(file))?,
        None => hold_out(&mut lessons),
    };
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(TrainError::io(folder))?;
    }
    let mut rng = passes.rng();
    if *which == Which::Contact {
        let net = match from {
            Some(path) => read_deep_net(path)?,
            None => random(Inputs::Contact, &options.layers, &mut rng),
        };
        if net.inputs != Inputs::Contact {
            return Err(TrainError::OtherInputs(Rules::STANDARD.name));
        }
        let points = outcome::points(&Rules::STANDARD);
        let course = DeepCourse { name: which.name(), points, threads: options.threads.get(), to };
        return passes.learn_deep(DeepLearner::of(net), lessons, &held, &course, &mut rng);
    }
    let (inputs, hidden, second) = match which {
        Which::Race => (Inputs::Race, options.hidden, options.second),
        _ => (Inputs::Places, prefilter::HIDDEN, 0),
    };
    let learner = match from {
        Some(path) => Learner::of(read_net(path)?),
        None => Learner::new(inputs, hidden, second, &mut rng),
    };
    let points = outcome::points(&Rules::STANDARD);
    let learner = passes.learn(learner, lessons, &held, which.name(), &points, &mut rng);
    checkpoint::write(to, &learner.net.to_bytes()).map_err(TrainError::io(to))
}

impl Passes {
    pub(crate) fn rng(&self) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(self.seed)
    }

    /// A net after all passes over the lessons, the step falling by the same share with each. It prints the errors of its
    /// equities, at these points of a game, on lessons that it does not learn.
    pub(crate) fn learn(
        &self,
        mut learner: Learner,
        mut lessons: Vec<Lesson>,
        held: &[Lesson],
        name: &str,
        points: &[f32; 3],
        rng: &mut ChaCha8Rng,
    ) -> Learner {
        println!("{name}: {} lessons, misses {:.5}", lessons.len(), missed(&mut learner, held, points));
        let all = f64::from(self.passes) * lessons.len() as f64;
        let mut done = 0u64;
        for pass in 1..=self.passes {
            lessons.shuffle(rng);
            for lesson in &lessons {
                let rate = learner::rate(self.rate, self.last_rate, done, all);
                learner.know(lesson.dice);
                learner.learn(&lesson.position, &lesson.target, rate as f32);
                done += 1;
            }
            println!("{name} pass {pass}: misses {:.5}", missed(&mut learner, held, points));
        }
        learner
    }
}

/// Root of the mean squared equity by which a net misses lessons.
fn missed(learner: &mut Learner, lessons: &[Lesson], points: &[f32; 3]) -> f64 {
    let square = |lesson: &Lesson| {
        learner.know(lesson.dice);
        let chances = learner.net.evaluate(&lesson.position);
        f64::from(outcome::equity(points, &chances) - outcome::equity(points, &lesson.target)).powi(2)
    };
    (lessons.iter().map(square).sum::<f64>() / lessons.len().max(1) as f64).sqrt()
}
