//! Training of a game's net.

#[cfg(test)]
use std::path::Path;
use std::path::PathBuf;

use crate::learner;

/// Largest number of plays of a segment that training examines; of more it takes that number, spread over the list.
pub(crate) const LOOKED_AT: usize = 64;

/// The settings of a training.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Recipe {
    /// Folder of the trainings. Each has a folder of its own there, and continues from its state if it has one.
    #[arg(long, default_value = "training/games")]
    pub(crate) dir: PathBuf,
    /// Games to be played in all, a net; the step falls until then.
    #[arg(long, default_value_t = 200_000)]
    pub(crate) games: u64,
    /// Seed of the dice and the first weights.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Hidden units.
    #[arg(long, default_value_t = 96, value_parser = learner::hidden)]
    pub(crate) hidden: usize,
    /// Step at the beginning.
    #[arg(long, default_value_t = 0.0005)]
    pub(crate) rate: f64,
    /// Step at the end.
    #[arg(long, default_value_t = 0.00002)]
    pub(crate) last_rate: f64,
    /// Seconds between checkpoints.
    #[arg(long, default_value_t = 120)]
    pub(crate) every: u64,
}

#[cfg(test)]
impl Recipe {
    /// A short training in a folder.
    pub(crate) fn of(dir: &Path) -> Recipe {
        Recipe {
            dir: dir.to_owned(),
            games: 10,
            seed: 5,
            hidden: 16,
            rate: 0.001,
            last_rate: 0.0001,
            every: 0,
        }
    }
}
