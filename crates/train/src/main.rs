//! Trains and measures the nets of `tavola-engine`.

// A command line says its results on standard output.
#![allow(clippy::print_stdout)]

mod checkpoint;
mod curve;
mod duel;
mod learner;
mod referee;
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
    /// Plays a net against another, against simple players, or against GNU Backgammon's nets.
    Duel(duel::Options),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Learn(options) => td::run(&options),
        Command::Duel(options) => duel::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tavola-train: {error}");
            ExitCode::from(2)
        }
    }
}
