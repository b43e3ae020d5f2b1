//! New nets from lessons: of any size, learned from the games of other nets.

mod game;
mod game_pick;

use std::fs;
use std::path::PathBuf;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::read_net;
use tavola_engine::evaluators::Class;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::evaluators::nets::prefilter;
use tavola_engine::outcome;
use tavola_rules::Rules;

pub(crate) use game::{FitOptions as GameFitOptions, fit as fit_game};
pub(crate) use game_pick::{PickOptions, fit as fit_pick};

use crate::checkpoint;
use crate::error::TrainError;
use crate::learner::{self, Learner, Trained};
use crate::lessons::{Form, Lesson};

/// A net that is fitted.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    /// Positions with contact.
    Contact,
    /// Positions without contact.
    Race,
    /// Selects the plays that the contact net evaluates.
    Pick,
    /// Selects the plays that the race net evaluates.
    RacePick,
}

impl Which {
    fn file(self) -> &'static str {
        match self {
            Which::Contact => "contact.net",
            Which::Race => "race.net",
            Which::Pick => "pick.net",
            Which::RacePick => "race-pick.net",
        }
    }

    /// Returns whether it preselects: such a net is fitted only on request.
    fn selects(self) -> bool {
        matches!(self, Which::Pick | Which::RacePick)
    }

    /// Returns whether it learns such positions.
    fn learns(self, lesson: &Lesson) -> bool {
        let contact = Class::of(&lesson.position) == Class::Contact;
        contact == matches!(self, Which::Contact | Which::Pick)
    }
}

/// The options of `fit`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct FitOptions {
    /// Files of lessons.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Folder for the nets.
    #[arg(long)]
    to: PathBuf,
    /// Folder of the nets that are fitted further; new ones without it.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Hidden units of the contact net. A smaller one that is gone on from grows.
    #[arg(long, default_value_t = 128, value_parser = learner::hidden)]
    contact: usize,
    /// Hidden units of the race net. A smaller one that is gone on from grows.
    #[arg(long, default_value_t = 128, value_parser = learner::hidden)]
    race: usize,
    /// Fit one net alone, instead of those for contact and for races. The other of these two is taken over from `--from`.
    #[arg(long, value_enum)]
    only: Option<Which>,
    /// Units of the second layer of new nets.
    #[arg(long, default_value_t = 64, value_parser = learner::second)]
    second: usize,
    /// Give the contact net a head for each kind of position.
    #[arg(long)]
    heads: bool,
    /// Train these weights alone, and keep those below: lessons of rare positions do not change the others, and noisy ones
    /// train few weights.
    #[arg(long, value_enum, default_value_t = Trained::All)]
    train: Trained,
    /// Learn only positions in which a player has this many checkers on the bar or in the enemy home board.
    #[arg(long, default_value_t = 0)]
    back: u8,
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
    /// Step at the end.
    #[arg(long, default_value_t = 0.00001)]
    last_rate: f64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The first place of the enemy home board; the bar is the last place.
const FAR: u8 = 19;

/// One lesson of this many is not learned, but measures the fit.
const HELD_OUT: usize = 50;

/// Fits the nets.
pub(crate) fn fit(options: &FitOptions) -> Result<(), TrainError> {
    let lessons = Form::Backgammon.load(&options.files)?;
    fs::create_dir_all(&options.to).map_err(TrainError::io(&options.to))?;
    let mut rng = options.passes.rng();
    let points = outcome::points(&Rules::STANDARD);
    let nets = [
        (Which::Contact, Inputs::Contact, options.contact, options.second),
        (Which::Race, Inputs::Race, options.race, options.second),
        (Which::Pick, Inputs::Places, prefilter::HIDDEN, 0),
        (Which::RacePick, Inputs::Places, prefilter::HIDDEN, 0),
    ];
    for (which, inputs, hidden, second) in nets {
        let file = which.file();
        let from = options.from.as_ref().map(|dir| dir.join(file));
        let wanted = options.only.map_or(!which.selects(), |only| only == which);
        let learner = match from {
            Some(path) if wanted || !which.selects() => Learner::of(read_net(&path)?),
            None if wanted => Learner::new(inputs, hidden, second, &mut rng),
            _ => continue,
        };
        let learner = if wanted {
            let grows = learner.net.hidden < hidden;
            let learner = if grows { learner.grown(hidden, &mut rng) } else { learner };
            let learner = if options.heads { learner.with_heads() } else { learner };
            let learner = Learner { trained: options.train, ..learner };
            let far = |lesson: &Lesson| {
                let Lesson { position, .. } = lesson;
                [position.own(), position.other()].iter().any(|side| side.count_from(FAR) >= options.back)
            };
            let lessons =
                lessons.iter().filter(|lesson| which.learns(lesson) && far(lesson)).copied().collect();
            options.passes.learn(learner, lessons, file, &points, &mut rng)
        } else {
            learner
        };
        let path = options.to.join(file);
        checkpoint::write(&path, &learner.net.to_bytes()).map_err(TrainError::io(&path))?;
    }
    Ok(())
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
        name: &str,
        points: &[f32; 3],
        rng: &mut ChaCha8Rng,
    ) -> Learner {
        let held = lessons.split_off(lessons.len() - lessons.len() / HELD_OUT);
        println!("{name}: {} lessons, misses {:.5}", lessons.len(), missed(&learner, &held, points));
        let all = f64::from(self.passes) * lessons.len() as f64;
        let mut done = 0u64;
        for pass in 1..=self.passes {
            for i in (1..lessons.len()).rev() {
                lessons.swap(i, rng.random_range(0..=i));
            }
            for lesson in &lessons {
                let rate = learner::rate(self.rate, self.last_rate, done, all);
                learner.learn(&lesson.position, &lesson.target, rate as f32);
                done += 1;
            }
            println!("{name} pass {pass}: misses {:.5}", missed(&learner, &held, points));
        }
        learner
    }
}

/// Root of the mean squared equity by which a net misses lessons.
fn missed(learner: &Learner, lessons: &[Lesson], points: &[f32; 3]) -> f64 {
    let square = |lesson: &Lesson| {
        let chances = learner.net.evaluate(&lesson.position);
        f64::from(outcome::equity(points, &chances) - outcome::equity(points, &lesson.target)).powi(2)
    };
    (lessons.iter().map(square).sum::<f64>() / lessons.len().max(1) as f64).sqrt()
}
