//! Makes the decisions of a game. The file is the checkpoint: its decisions are not made again.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use tavola_engine::evaluators::Registry;
use tavola_engine::trials::TrialSettings;
use tavola_engine::{Engine, Work};

use super::{file, find, pick, truth, usual_file};
use crate::checkpoint;
use crate::error::{BenchmarkError, TrainError};
use crate::games::solved;

/// The options of `make`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Name of the game.
    game: String,
    /// The file to write or to continue [default: decisions/GAME.txt of the trainer's sources]
    #[arg(long)]
    file: Option<PathBuf>,
    /// Seed of the games and of the rollouts.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of decisions.
    #[arg(long, default_value_t = 300)]
    decisions: usize,
    /// Largest number of trials of a play.
    #[arg(long, default_value_t = 72)]
    trials: u32,
    /// Number of rolls of a trial.
    #[arg(long, default_value_t = 7)]
    rolls: u32,
    /// Number of rolls that the plays of trials are searched ahead.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=2), conflicts_with = "solved")]
    ply: u32,
    /// Roll out with perfect play, which is computed first (hypergammon).
    #[arg(long)]
    solved: bool,
    /// Decisions that are rolled out at once; the result does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// Makes the decisions, or those that are missing.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let game = find(&options.game)?;
    let rules = Arc::new(game.clone());
    let path = options.file.clone().unwrap_or_else(|| usual_file(&rules));
    let failed = TrainError::io(&path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(&failed)?;
    }
    let Options { seed, decisions, trials, rolls, ply, .. } = *options;
    let play = if options.solved { "perfect".to_owned() } else { format!("ply {ply}") };
    let made = format!("seed {seed} decisions {decisions} trials {trials} rolls {rolls} {play}");
    let head = file::head(&rules, &made);
    let mut text = if path.exists() { fs::read_to_string(&path).map_err(&failed)? } else { head.clone() };
    // An interruption can leave part of a line.
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    let broken = |error| TrainError::Benchmark { path: path.clone(), error };
    if !text.starts_with(&head) {
        return Err(broken(BenchmarkError::Otherwise(head)));
    }
    let before = file::parse(&text, &rules).map_err(broken)?.len();
    checkpoint::write(&path, text.as_bytes()).map_err(&failed)?;
    let mut file = OpenOptions::new().append(true).open(&path).map_err(&failed)?;
    let work = Work::inline().with_threads(options.threads)?;
    let engine = if options.solved {
        Engine::new(Registry::new().with(solved::solve(game, &work)?))
    } else {
        Engine::embedded()
    };
    let begun = Instant::now();
    let asked = pick::pick(&engine, &rules, decisions, seed)?;
    println!("{}: {} decisions picked in {:.1} s", rules.name, asked.len(), begun.elapsed().as_secs_f64());
    let settings = TrialSettings { truncate: Some(rolls), ply, seed, ..TrialSettings::default() };
    let begun = Instant::now();
    let mut done = before.min(asked.len());
    for some in asked[done..].chunks(4 * options.threads.max(1)) {
        for record in work.map(some, |asked| truth::find(&engine, &rules, asked, &settings, trials)) {
            file.write_all(format!("{}\n", record?).as_bytes()).map_err(&failed)?;
        }
        done += some.len();
        let each = begun.elapsed().as_secs_f64() / (done - before) as f64;
        println!("{}: {done} decisions, {each:.2} s each", rules.name);
    }
    Ok(())
}
