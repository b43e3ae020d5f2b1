//! New nets from lessons: of any size, learned from the games of other nets.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::{read_net, read_nets};
use tavola_engine::evaluators::Class;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::evaluators::nets::prefilter::Prefilter;
use tavola_rules::{Rules, variants};

use crate::checkpoint;
use crate::error::TrainError;
use crate::learner::{self, Learner, Trained};
use crate::lesson::{self, Lesson, LessonSettings, Starts};

/// The options of `lessons`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct LessonOptions {
    /// Folder of the nets that play.
    nets: PathBuf,
    /// File for the lessons.
    file: PathBuf,
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Share of the later game's correction that passes from each position to the one before.
    #[arg(long, default_value_t = 0.8)]
    trust: f32,
    /// Share of plays that are not the best one; corrections do not pass back beyond such a play.
    #[arg(long, default_value_t = 0.12, value_parser = share)]
    strays: f64,
    /// Lessons in whose positions the games begin, equally often in each kind, in place of the start by the rules.
    #[arg(long)]
    starts: Vec<PathBuf>,
    /// Begin at the start of this game, in place of that of backgammon. It must be played as backgammon from there, as snake is.
    #[arg(long, conflicts_with = "starts", value_parser = start)]
    start: Option<&'static Rules>,
    /// With `--starts`, begin in the races, not in positions with contact.
    #[arg(long, requires = "starts")]
    races: bool,
    /// Choose plays by looking one roll ahead, not by the nets alone: takes twice the time.
    #[arg(long)]
    ahead: bool,
    /// File of a net that picks which replies the nets look at: takes half the time.
    #[arg(long)]
    pick: Option<PathBuf>,
    /// Games that are played at once.
    #[arg(long, default_value_t = 2)]
    threads: u64,
}

/// A number that is no share.
#[derive(Clone, Debug, thiserror::Error)]
#[error("expected a number from 0 to 1")]
struct ShareError;

fn share(text: &str) -> Result<f64, ShareError> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or(ShareError)
}

/// A game that is not played as backgammon.
#[derive(Clone, Debug, thiserror::Error)]
#[error("expected a game that differs from backgammon only by its start, such as snake")]
struct StartError;

/// The rules of a game that differs from backgammon only by its start, its opening roll and its cube.
fn start(name: &str) -> Result<&'static Rules, StartError> {
    let rules = variants::find(name).ok_or(StartError)?.rules;
    let Rules { name, start, opening, cube, .. } = Rules::STANDARD;
    let alike = Rules { name, start, opening, cube, ..rules.clone() } == Rules::STANDARD;
    let checkers = [0, 1].map(|i| rules.start[i].total() == start[i].total());
    if alike && checkers == [true; 2] { Ok(rules) } else { Err(StartError) }
}

/// The lessons of some files.
fn read(files: &[PathBuf]) -> Result<Vec<Lesson>, TrainError> {
    let mut lessons = Vec::new();
    for file in files {
        let bytes = fs::read(file).map_err(TrainError::io(file))?;
        let before = lessons.len();
        lessons.extend(bytes.chunks_exact(Lesson::BYTES).map_while(Lesson::read));
        if bytes.is_empty() || (lessons.len() - before) * Lesson::BYTES != bytes.len() {
            return Err(TrainError::file(file, "lessons, as `tavola-train lessons` writes them"));
        }
    }
    Ok(lessons)
}

/// Plays games and writes their lessons.
pub(crate) fn make_lessons(options: &LessonOptions) -> Result<(), TrainError> {
    let nets = read_nets(&options.nets)?;
    let starts = match options.start {
        Some(rules) => Starts::Of(rules),
        None if options.starts.is_empty() => Starts::Rules,
        None => {
            Starts::seen(read(&options.starts)?.into_iter(), options.races).ok_or(TrainError::NoStarts)?
        }
    };
    let LessonOptions { strays, trust, ahead, .. } = *options;
    let picker = match &options.pick {
        None => None,
        Some(file) => {
            let picker = Prefilter::new(&read_net(file)?, None);
            Some(Arc::new(picker.ok_or_else(|| TrainError::file(file, "a net that preselects"))?))
        }
    };
    let course = LessonSettings { starts, strays, trust, ahead, picker };
    let begun = Instant::now();
    let lessons = lesson::play_all(&nets, &course, options.seed, 0..options.games, options.threads);
    let mut bytes = Vec::with_capacity(lessons.len() * Lesson::BYTES);
    lessons.iter().for_each(|lesson| lesson.write(&mut bytes));
    checkpoint::write(&options.file, &bytes).map_err(TrainError::io(&options.file))?;
    let speed = lessons.len() as f64 / begun.elapsed().as_secs_f64();
    println!("{} lessons, {speed:.0} a second", lessons.len());
    Ok(())
}

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

/// Hidden units of the net that preselects. Its inputs are only the places of the checkers: its worth is its speed.
const PICK: usize = 16;

/// One lesson of this many is not learned, but measures the fit.
const HELD_OUT: usize = 50;

/// Root of the mean squared equity by which a net misses lessons.
fn missed(learner: &Learner, lessons: &[Lesson]) -> f64 {
    let square = |lesson: &Lesson| {
        f64::from(learner.net.evaluate(&lesson.position).money() - lesson.target.money()).powi(2)
    };
    (lessons.iter().map(square).sum::<f64>() / lessons.len().max(1) as f64).sqrt()
}

/// Fits the nets.
pub(crate) fn fit(options: &FitOptions) -> Result<(), TrainError> {
    let lessons = read(&options.files)?;
    fs::create_dir_all(&options.to).map_err(TrainError::io(&options.to))?;
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let nets = [
        (Which::Contact, Inputs::Contact, options.contact, options.second),
        (Which::Race, Inputs::Race, options.race, options.second),
        (Which::Pick, Inputs::Places, PICK, 0),
        (Which::RacePick, Inputs::Places, PICK, 0),
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
            learn_all(learner, lessons, file, options, &mut rng)
        } else {
            learner
        };
        let path = options.to.join(file);
        checkpoint::write(&path, &learner.net.to_bytes()).map_err(TrainError::io(&path))?;
    }
    Ok(())
}

/// A net after all passes over the lessons, the step falling by the same share with each.
fn learn_all(
    mut learner: Learner,
    mut lessons: Vec<Lesson>,
    name: &str,
    options: &FitOptions,
    rng: &mut ChaCha8Rng,
) -> Learner {
    let held = lessons.split_off(lessons.len() - lessons.len() / HELD_OUT);
    println!("{name}: {} lessons, misses {:.5}", lessons.len(), missed(&learner, &held));
    let all = f64::from(options.passes) * lessons.len() as f64;
    let mut done = 0u64;
    for pass in 1..=options.passes {
        for i in (1..lessons.len()).rev() {
            lessons.swap(i, rng.random_range(0..=i));
        }
        for lesson in &lessons {
            let rate = learner::rate(options.rate, options.last_rate, done, all);
            learner.learn(&lesson.position, &lesson.target, rate as f32);
            done += 1;
        }
        println!("{name} pass {pass}: misses {:.5}", missed(&learner, &held));
    }
    learner
}
