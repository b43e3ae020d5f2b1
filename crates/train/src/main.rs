//! Trains and measures the nets of `tavola-engine`.

mod checkpoint;
mod learner;
mod selfplay;
mod td;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Trains and measures the nets of Tavola.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Trains a contact and a race net by self-play, from nothing or from the last checkpoint.
    Learn(td::Options),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Learn(options) => td::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tavola-train: {error}");
            ExitCode::from(2)
        }
    }
}
