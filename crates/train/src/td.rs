//! The training run: games in order, a rate that falls, a curve, checkpoints.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::checkpoint;
use crate::selfplay::{self, Pair};

/// What a training run is told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Folder of the training; if it holds a state, the training goes on from there.
    #[arg(long, default_value = "training/backgammon")]
    dir: PathBuf,
    /// Games to be played in all.
    #[arg(long, default_value_t = 3_000_000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Hidden units of the contact net.
    #[arg(long, default_value_t = 128)]
    contact: usize,
    /// Hidden units of the race net.
    #[arg(long, default_value_t = 64)]
    race: usize,
    /// Step at the beginning.
    #[arg(long, default_value_t = 0.002)]
    rate: f64,
    /// Step at the end.
    #[arg(long, default_value_t = 0.00005)]
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
    let mut curve = fs::read_to_string(&curve_path)
        .unwrap_or_else(|_| "games,rate,rms_step,games_per_second\n".to_owned());
    let mut lists = selfplay::Lists::default();
    while games < options.games {
        let (begun, before) = (Instant::now(), games);
        let (mut error, mut positions) = (0.0, 0u64);
        while games < options.games && begun.elapsed() < Duration::from_secs(options.every) {
            let done = games as f64 / options.games as f64;
            let rate = options.rate * (options.last_rate / options.rate).powf(done);
            let lesson = selfplay::learn_game(&mut pair, options.seed, games, rate as f32, &mut lists);
            error += lesson.error;
            positions += u64::from(lesson.positions);
            games += 1;
        }
        let done = games as f64 / options.games as f64;
        let rate = options.rate * (options.last_rate / options.rate).powf(done);
        let speed = (games - before) as f64 / begun.elapsed().as_secs_f64();
        let rms = (error / positions.max(1) as f64).sqrt();
        let _ = writeln!(curve, "{games},{rate:.6},{rms:.5},{speed:.0}");
        checkpoint::save(&options.dir, &pair, games).map_err(failed)?;
        checkpoint::write(&curve_path, curve.as_bytes()).map_err(failed)?;
        eprintln!("{games} games, step {rate:.6}, rms {rms:.5}, {speed:.0} games/s");
    }
    Ok(())
}
