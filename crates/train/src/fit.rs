//! Lessons made, kept in files, and learned.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_engine::Nets;
use tavola_engine::evaluator::Class;
use tavola_engine::inputs::Inputs;

use crate::checkpoint::{self, read_net};
use crate::learner::Learner;
use crate::lesson::{Lesson, Table};

/// What making lessons is told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct LabelOptions {
    /// Folder of the nets that play.
    nets: PathBuf,
    /// File of the lessons.
    file: PathBuf,
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: u64,
}

fn nets(dir: &std::path::Path) -> Result<Nets, String> {
    Ok(Nets { contact: read_net(&dir.join("contact.net"))?, race: read_net(&dir.join("race.net"))? })
}

pub(crate) fn label(options: &LabelOptions) -> Result<(), String> {
    let nets = nets(&options.nets)?;
    let begun = Instant::now();
    let lessons: Vec<Lesson> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..options.threads)
            .map(|thread| {
                let nets = &nets;
                scope.spawn(move || {
                    let (mut table, mut lessons) = (Table::default(), Vec::new());
                    for number in (thread..options.games).step_by(options.threads as usize) {
                        table.play(nets, (options.seed, number), &mut lessons);
                    }
                    lessons
                })
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    let mut bytes = Vec::with_capacity(lessons.len() * Lesson::BYTES);
    lessons.iter().for_each(|lesson| lesson.write(&mut bytes));
    checkpoint::write(&options.file, &bytes).map_err(|error| error.to_string())?;
    let seconds = begun.elapsed().as_secs_f64();
    println!("{} lessons, {:.0} a second", lessons.len(), lessons.len() as f64 / seconds);
    Ok(())
}

/// What a fit is told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct FitOptions {
    /// Files of lessons.
    files: Vec<PathBuf>,
    /// Folder of the nets to begin with.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Folder for the nets.
    #[arg(long)]
    to: PathBuf,
    #[arg(long, default_value_t = 128)]
    hidden: usize,
    #[arg(long, default_value_t = 0)]
    second: usize,
    #[arg(long)]
    patterns: bool,
    #[arg(long)]
    contact_only: bool,
    #[arg(long, default_value_t = 4)]
    passes: u32,
    #[arg(long, default_value_t = 0.0003)]
    rate: f64,
    #[arg(long, default_value_t = 0.00001)]
    last_rate: f64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn error(learner: &Learner, lessons: &[Lesson]) -> (f64, f64) {
    let (mut win, mut equity) = (0.0, 0.0);
    for lesson in lessons {
        let said = learner.net.evaluate(&lesson.position);
        win += f64::from(said.win - lesson.target.win).powi(2);
        equity += f64::from(said.money() - lesson.target.money()).powi(2);
    }
    let n = lessons.len() as f64;
    ((win / n).sqrt(), (equity / n).sqrt())
}

pub(crate) fn fit(options: &FitOptions) -> Result<(), String> {
    let mut lessons = Vec::new();
    for file in &options.files {
        let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        lessons.extend(bytes.chunks_exact(Lesson::BYTES).filter_map(Lesson::read));
    }
    let (contact, race): (Vec<Lesson>, Vec<Lesson>) =
        lessons.into_iter().partition(|lesson| Class::of(&lesson.position) == Class::Contact);
    fs::create_dir_all(&options.to).map_err(|error| error.to_string())?;
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    for (name, inputs, mut lessons) in [
        ("contact", if options.patterns { Inputs::Patterns } else { Inputs::Contact }, contact),
        ("race", Inputs::Race, race),
    ] {
        if options.contact_only && name == "race" {
            continue;
        }
        let mut learner = Learner::new(inputs, options.hidden, options.second, &mut rng);
        if let Some(dir) = &options.from {
            learner.net = read_net(&dir.join(format!("{name}.net")))?;
        }
        let held = lessons.split_off(lessons.len() * 49 / 50);
        let begun = Instant::now();
        let total = u64::from(options.passes) * lessons.len() as u64;
        println!("{name}: {} lessons, held out {}: {:?}", lessons.len(), held.len(), error(&learner, &held));
        let mut done = 0u64;
        for pass in 0..options.passes {
            for i in (1..lessons.len()).rev() {
                lessons.swap(i, rng.random_range(0..=i));
            }
            for lesson in &lessons {
                let rate = options.rate * (options.last_rate / options.rate).powf(done as f64 / total as f64);
                learner.learn(&lesson.position, &lesson.target, rate as f32);
                done += 1;
            }
            println!(
                "{name} pass {pass}: {:?}  {:.0}/s",
                error(&learner, &held),
                done as f64 / begun.elapsed().as_secs_f64()
            );
        }
        checkpoint::write(&options.to.join(format!("{name}.net")), &learner.net.to_bytes())
            .map_err(|error| error.to_string())?;
    }
    Ok(())
}
