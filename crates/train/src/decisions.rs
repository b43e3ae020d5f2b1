//! The benchmark of decisions: its making, and the scores of players. See `docs/benchmark.md`.

mod ahead;
mod efficiency;
mod file;
mod filters;
mod games;
mod judged;
mod make;
mod noise;
mod player;
mod record;
mod score;
mod second;
mod trials;
mod truth;
pub(crate) mod variants;

use std::path::PathBuf;

use clap::Subcommand;

use crate::error::TrainError;

/// Commands of the benchmark.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Picks decisions from games and computes their truth: from nothing, or from the point of an interruption.
    Make(make::Options),
    /// Asks players and prints the losses of their choices, by phase and in all.
    Score(score::Options),
    /// Rolls the close plays of the benchmark out again, with other dice and plays that look ahead.
    Second(second::Options),
    /// Measures how efficiently the cube is used, by phase, with rollouts with a cube and without one.
    Efficiency(efficiency::Options),
    /// Measures the losses by the filters of a search and the best plays that they hide.
    Filters(filters::Options),
    /// Decisions of one of the other games.
    #[command(subcommand)]
    Variant(variants::Command),
    /// Measures what the plays of nets lose by the judgement one roll ahead, which has no noise.
    Ahead(ahead::Options),
    /// Compares rollouts whose trials are played at different depths, by the kind of position.
    Trials(trials::Options),
}

/// The committed benchmark.
fn committed() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/decisions.txt"))
}

/// Runs a command.
pub(crate) fn run(command: &Command) -> Result<(), TrainError> {
    match command {
        Command::Make(options) => make::run(options),
        Command::Score(options) => score::run(options),
        Command::Second(options) => second::run(options),
        Command::Efficiency(options) => efficiency::run(options),
        Command::Filters(options) => filters::run(options),
        Command::Variant(command) => variants::run(command),
        Command::Ahead(options) => ahead::run(options),
        Command::Trials(options) => trials::run(options),
    }
}
