//! The training run: games in order, a rate that falls, a curve, checkpoints.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::checkpoint;
use crate::curve::{Curve, Sample};
use crate::selfplay::{self, Pair, Target};

/// What a training run is told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Folder of the training; if it holds a state, the training goes on from there.
    #[arg(long, default_value = "training/backgammon")]
    dir: PathBuf,
    /// Games to be played in all.
    #[arg(long, default_value_t = 2_000_000)]
    games: u64,
    /// How many of them, the last ones, learn from the mean over all rolls instead of the roll that came.
    #[arg(long, default_value_t = 0)]
    mean_games: u64,
    /// What the dice and the first weights follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Hidden units of the contact net.
    #[arg(long, default_value_t = 128)]
    contact: usize,
    /// Hidden units of the race net.
    #[arg(long, default_value_t = 64)]
    race: usize,
    /// Step at the beginning.
    #[arg(long, default_value_t = 0.0006)]
    rate: f64,
    /// Step at the end.
    #[arg(long, default_value_t = 0.00001)]
    last_rate: f64,
    /// Seconds between checkpoints.
    #[arg(long, default_value_t = 120)]
    every: u64,
}

/// Runs the training to its end.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", options.dir.display());
    fs::create_dir_all(&options.dir).map_err(failed)?;
    let fresh = || (Pair::new(options.contact, options.race, options.seed), 0);
    let (mut pair, mut games) = checkpoint::load(&options.dir)?.unwrap_or_else(fresh);
    let curve_path = options.dir.join("curve.csv");
    let mut curve = Curve::read(&curve_path)?;
    let mut lists = selfplay::Lists::default();
    let rate_at = |games: u64| {
        let done = games as f64 / options.games as f64;
        options.rate * (options.last_rate / options.rate).powf(done)
    };
    while games < options.games {
        let (begun, before) = (Instant::now(), games);
        let (mut error, mut positions) = (0.0, 0u64);
        let mean_from = options.games.saturating_sub(options.mean_games);
        let target = if games < mean_from { Target::Next } else { Target::Mean };
        let until = if target == Target::Next { mean_from } else { options.games };
        while games < until && begun.elapsed() < Duration::from_secs(options.every) {
            let rate = rate_at(games) as f32;
            let lesson = selfplay::learn_game(&mut pair, (options.seed, games), target, rate, &mut lists);
            error += lesson.error;
            positions += u64::from(lesson.positions);
            games += 1;
        }
        let sample = Sample {
            games,
            rate: rate_at(games),
            surprise: (error / positions.max(1) as f64).sqrt(),
            speed: (games - before) as f64 / begun.elapsed().as_secs_f64(),
        };
        eprintln!("{sample}");
        curve.push(sample);
        checkpoint::save(&options.dir, &pair, games).map_err(failed)?;
        checkpoint::write(&curve_path, curve.csv().as_bytes()).map_err(failed)?;
        checkpoint::write(&options.dir.join("curve.svg"), curve.svg().as_bytes()).map_err(failed)?;
    }
    Ok(())
}
