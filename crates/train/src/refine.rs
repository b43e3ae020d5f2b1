//! The second part of a training: nets play against themselves, and learn what their games came to once luck is
//! taken out of it (see [`crate::lesson`]).
//!
//! Round by round: the nets as they are play some games on all cores; then they learn from the games of the last
//! few rounds. A round is saved whole, so a training that is interrupted goes on with the round that it was in,
//! and comes to the same nets.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_engine::Nets;
use tavola_engine::evaluator::Class;
use tavola_engine::inputs::Inputs;

use crate::checkpoint::{self, read_nets};
use crate::curve::{Curve, Sample};
use crate::learner::Learner;
use crate::lesson::{self, Course, Lesson, Starts};
use crate::selfplay::Pair;

/// What a refinement is told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Folder of the refinement; if it holds a state, it goes on from there.
    #[arg(long, default_value = "training/refined")]
    dir: PathBuf,
    /// Folder of the nets that play the first round.
    #[arg(long, default_value = "training/backgammon")]
    from: PathBuf,
    /// Begin with the weights of those nets too, not with new ones that learn from their games.
    #[arg(long)]
    warm: bool,
    #[arg(long, default_value_t = 30)]
    rounds: u64,
    /// Games of a round.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// How many rounds back lessons are learned again.
    #[arg(long, default_value_t = 4)]
    window: u64,
    /// Keep the lessons that no later round learns from.
    #[arg(long)]
    keep: bool,
    /// How much of what the later game corrected is passed on from each position to the one before.
    #[arg(long, default_value_t = 0.8)]
    trust: f32,
    /// How often a play is not the best one.
    #[arg(long, default_value_t = 0.12)]
    strays: f64,
    /// Games that are played at once.
    #[arg(long, default_value_t = 2)]
    threads: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Hidden units of the contact net.
    #[arg(long, default_value_t = 256)]
    contact: usize,
    /// Hidden units of the race net.
    #[arg(long, default_value_t = 64)]
    race: usize,
    /// Units of the second layer of both.
    #[arg(long, default_value_t = 32)]
    second: usize,
    /// Step in the first round.
    #[arg(long, default_value_t = 0.001)]
    rate: f64,
    /// Step in the last.
    #[arg(long, default_value_t = 0.00001)]
    last_rate: f64,
}

fn said(path: &Path) -> impl Fn(std::io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}

fn round_file(options: &Options, round: u64) -> PathBuf {
    options.dir.join(format!("round-{round:03}.lessons"))
}

/// The lessons of a round: from its file, or played now.
fn lessons_of(options: &Options, round: u64) -> Result<Vec<Lesson>, String> {
    let path = round_file(options, round);
    if let Ok(bytes) = fs::read(&path) {
        return Ok(bytes.chunks_exact(Lesson::BYTES).filter_map(Lesson::read).collect());
    }
    let from = if round == 0 { &options.from } else { &options.dir };
    let games = round * options.games..(round + 1) * options.games;
    let course = Course { starts: Starts::Rules, strays: options.strays, trust: options.trust };
    let lessons = lesson::play_all(&read_nets(from)?, &course, options.seed, games, options.threads);
    let mut bytes = Vec::with_capacity(lessons.len() * Lesson::BYTES);
    lessons.iter().for_each(|lesson| lesson.write(&mut bytes));
    checkpoint::write(&path, &bytes).map_err(said(&path))?;
    // As the file has them, so that an interrupted training sees the same.
    Ok(bytes.chunks_exact(Lesson::BYTES).filter_map(Lesson::read).collect())
}

/// Equity by which the nets miss what these lessons say.
fn miss(pair: &Pair, lessons: &[Lesson]) -> f64 {
    let square = |lesson: &Lesson| {
        let said = match Class::of(&lesson.position) {
            Class::Race => pair.race.net.evaluate(&lesson.position),
            _ => pair.contact.net.evaluate(&lesson.position),
        };
        f64::from(said.money() - lesson.target.money()).powi(2)
    };
    (lessons.iter().map(square).sum::<f64>() / lessons.len().max(1) as f64).sqrt()
}

/// Runs the refinement to its end.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    fs::create_dir_all(&options.dir).map_err(said(&options.dir))?;
    let (mut pair, begun) = match checkpoint::load(&options.dir)? {
        Some(state) => state,
        None => (first_pair(options)?, 0),
    };
    let mut curve = Curve::read(&options.dir.join("curve.csv"))?;
    for round in begun..options.rounds {
        let started = Instant::now();
        let fresh = lessons_of(options, round)?;
        let missed = miss(&pair, &fresh);
        let mut lessons = fresh;
        for earlier in round.saturating_sub(options.window - 1)..round {
            lessons.extend(lessons_of(options, earlier)?);
        }
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
        rng.set_stream(u64::MAX - round);
        for i in (1..lessons.len()).rev() {
            lessons.swap(i, rng.random_range(0..=i));
        }
        let all = lessons.len() as f64;
        let mut rate = options.rate;
        for (i, lesson) in lessons.iter().enumerate() {
            let done = (round as f64 + i as f64 / all) / options.rounds as f64;
            rate = options.rate * (options.last_rate / options.rate).powf(done);
            pair.learn(&lesson.position, &lesson.target, rate as f32);
        }
        let games = (round + 1) * options.games;
        let sample = Sample {
            games,
            rate,
            surprise: missed,
            speed: options.games as f64 / started.elapsed().as_secs_f64(),
        };
        curve.push(sample);
        checkpoint::save(&options.dir, &pair, round + 1).map_err(said(&options.dir))?;
        for (name, text) in [("curve.csv", curve.csv()), ("curve.svg", curve.svg())] {
            let path = options.dir.join(name);
            checkpoint::write(&path, text.as_bytes()).map_err(said(&path))?;
        }
        if let Some(old) = (round + 1).checked_sub(options.window)
            && !options.keep
        {
            // Lessons that no later round learns from.
            let _ = fs::remove_file(round_file(options, old));
        }
        eprintln!("round {}: {sample}", round + 1);
    }
    Ok(())
}

fn first_pair(options: &Options) -> Result<Pair, String> {
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let mut pair = Pair {
        contact: Learner::new(Inputs::Contact, options.contact, options.second, &mut rng),
        race: Learner::new(Inputs::Race, options.race, options.second, &mut rng),
    };
    if options.warm {
        let Nets { contact, race } = read_nets(&options.from)?;
        pair.contact = Learner::of(contact);
        pair.race = Learner::of(race);
    }
    Ok(pair)
}
