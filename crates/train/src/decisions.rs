//! The benchmark of decisions: how it is made, and how players are measured by it. See `docs/benchmark.md`.

mod file;
mod filters;
mod games;
mod make;
mod phase;
mod player;
mod record;
mod score;
mod trials;
mod truth;
mod widths;

use clap::Subcommand;

use crate::error::TrainError;

/// Commands of the benchmark.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Picks decisions from games and finds what is true of them: from nothing, or from where it was interrupted.
    Make(make::Options),
    /// Asks players and prints the losses of their choices, by phase and in all.
    Score(score::Options),
    /// Measures what the filters of a search cost and which best plays they hide.
    Filters(filters::Options),
    /// Measures what the contact net loses in whole numbers, and how fast it is.
    Widths(widths::Options),
    /// Compares rollouts whose trials are played at different depths, by the kind of position.
    Trials(trials::Options),
}

/// Runs a command.
pub(crate) fn run(command: &Command) -> Result<(), TrainError> {
    match command {
        Command::Make(options) => make::run(options),
        Command::Score(options) => score::run(options),
        Command::Filters(options) => filters::run(options),
        Command::Widths(options) => widths::run(options),
        Command::Trials(options) => trials::run(options),
    }
}
