//! The training run: games in order, a step that shrinks, a curve, checkpoints.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::checkpoint;
use crate::curve::{Curve, Sample, Stretch};
use crate::error::TrainError;
use crate::learner;
use crate::selfplay::{self, Lists, Pair, Target};

/// The options of a training run.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Folder of the training; a state in it is continued.
    #[arg(long, default_value = "training/backgammon")]
    dir: PathBuf,
    /// Games to be played in all.
    #[arg(long, default_value_t = 800_000)]
    games: u64,
    /// Number of games, the last ones, that learn from the mean over all rolls instead of the roll that came.
    #[arg(long, default_value_t = 4_000)]
    mean_games: u64,
    /// Seed of the dice and the first weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Hidden units of the contact net.
    #[arg(long, default_value_t = 128, value_parser = learner::hidden)]
    contact: usize,
    /// Hidden units of the race net.
    #[arg(long, default_value_t = 64, value_parser = learner::hidden)]
    race: usize,
    /// Step at the beginning.
    #[arg(long, default_value_t = 0.0005)]
    rate: f64,
    /// Step at the end.
    #[arg(long, default_value_t = 0.00001)]
    last_rate: f64,
    /// Seconds between checkpoints.
    #[arg(long, default_value_t = 120)]
    every: u64,
}

/// A training between two checkpoints.
struct Training<'a> {
    options: &'a Options,
    pair: Pair,
    games: u64,
    curve: Curve,
    lists: Lists,
}

impl Training<'_> {
    /// Continues from the folder's state, or begins.
    fn open(options: &Options) -> Result<Training<'_>, TrainError> {
        fs::create_dir_all(&options.dir).map_err(TrainError::io(&options.dir))?;
        let fresh = || (Pair::new(options.contact, options.race, options.seed), 0);
        let (pair, games) = checkpoint::load(&options.dir)?.unwrap_or_else(fresh);
        let curve = Curve::read(&options.dir.join("curve.csv"))?;
        Ok(Training { options, pair, games, curve, lists: Lists::default() })
    }

    fn is_over(&self) -> bool {
        self.games >= self.options.games
    }

    fn rate(&self) -> f64 {
        learner::rate(self.options.rate, self.options.last_rate, self.games, self.options.games as f64)
    }

    /// Plays until the next checkpoint is due, one game at least, and saves.
    fn stretch(&mut self) -> Result<Sample, TrainError> {
        let options = self.options;
        let mut stretch = Stretch::begin(self.games);
        let mean_from = options.games.saturating_sub(options.mean_games);
        let target = if self.games < mean_from { Target::Next } else { Target::Mean };
        let until = if target == Target::Next { mean_from } else { options.games };
        loop {
            let rate = self.rate() as f32;
            let game = (options.seed, self.games);
            let lesson = selfplay::learn_game(&mut self.pair, game, target, rate, &mut self.lists);
            stretch.count(lesson.error, u64::from(lesson.positions));
            self.games += 1;
            if self.games >= until || stretch.has_lasted(Duration::from_secs(options.every)) {
                break;
            }
        }
        let sample = stretch.sample(self.games, self.rate());
        self.curve.push(sample);
        self.save().map_err(TrainError::io(&options.dir))?;
        Ok(sample)
    }

    fn save(&self) -> std::io::Result<()> {
        let dir = &self.options.dir;
        checkpoint::save(dir, &self.pair, self.games)?;
        self.curve.save(dir)
    }
}

/// Runs the training to its end.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let mut training = Training::open(options)?;
    while !training.is_over() {
        eprintln!("{}", training.stretch()?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_training_that_was_interrupted_comes_to_the_same_nets() {
        let base = std::env::temp_dir().join(format!("tavola-train-{}", std::process::id()));
        let options = |name: &str| Options {
            dir: base.join(name),
            games: 12,
            mean_games: 2,
            seed: 5,
            contact: 16,
            race: 16,
            rate: 0.001,
            last_rate: 0.0001,
            every: 0,
        };
        let (whole, parts) = (options("whole"), options("parts"));
        run(&whole).unwrap();
        for _ in 0..5 {
            Training::open(&parts).unwrap().stretch().unwrap();
        }
        run(&parts).unwrap();
        let file = |options: &Options, name: &str| fs::read(options.dir.join(name)).unwrap();
        for name in ["state", "contact.net", "race.net"] {
            assert_eq!(file(&whole, name), file(&parts, name), "{name}");
        }
        assert_ne!(file(&whole, "contact.net"), Pair::new(16, 16, 5).contact.net.to_bytes());
        fs::remove_dir_all(base).unwrap();
    }
}
