//! The opening book: its making, and its worth at other stakes. See `docs/openings.md`.

mod make;
mod rolled;
mod stakes;

use clap::Subcommand;

use crate::error::TrainError;

/// Commands of the opening book.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Rolls out the plays of the first two turns: from nothing, or from the point of an interruption.
    Make(make::Options),
    /// Measures the loss of its plays with Jacoby and in matches.
    Stakes(stakes::Options),
}

/// Runs a command.
pub(crate) fn run(command: &Command) -> Result<(), TrainError> {
    match command {
        Command::Make(options) => make::run(options),
        Command::Stakes(options) => stakes::run(options),
    }
}
