//! Trains and measures the nets of `tavola-engine`.
//!
//! `nets/backgammon/train.sh` goes from nothing to the shipped nets with these commands, and can be interrupted at
//! any time; the card beside it has the worth of each step. `nets/README.md` describes how the nets of all other
//! games are trained and proved, `docs/lessons.md` the steps by which they learned. `decisions` measures nets, and so does `tavola duel`.

// A command line prints its results to standard output.
#![allow(clippy::print_stdout)]

mod catalogue;
mod checkpoint;
mod curve;
mod decisions;
mod deep;
#[cfg(test)]
mod documented;
mod error;
mod fit;
mod games;
mod learner;
mod lessons;
mod levels;
mod mean;
mod met;
#[cfg(test)]
mod mini;
mod openings;
mod selfplay;
mod ship;
mod speed;
mod td;
mod trained;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  tavola-train games --hours 8
  tavola-train game plakoto --hours 1
  tavola-train prove plakoto --ship nets
  tavola-train ship plakoto training/games/plakoto/game.net
  tavola-train learn --dir training/td
  tavola-train lessons training/td training/1.lessons --games 20000
  tavola-train lesson-inputs training/1.lessons --to training/1.inputs
  tavola-train fit contact training/1.lessons --to training/first/contact.net
  tavola-train game-lessons narde training/narde-1.lessons
  tavola-train game-fit narde --to training/narde.net training/narde-1.lessons
  tavola-train mean training/first/contact.net training/second/contact.net --to training/mean/contact.net
  tavola-train game-pick narde nets/narde/game.net --to nets/narde/pick.net --passes 1
  tavola-train decisions score tavola-0:training/first tavola-0
  tavola-train catalogue calibration plakoto --games 400
  tavola-train decisions score gnubg-0 bgsage-0 --python VENV/bin/python
  tavola duel tavola-0:training/first tavola-0 --no-cube";

/// Trains and measures the nets of Tavola.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Trains a contact and a race net by self-play, from nothing or from the last checkpoint.
    Learn(td::Options),
    /// Trains the net of one game by self-play, from nothing or from the last checkpoint.
    Game(games::Options),
    /// Trains the nets of all games by turns, the most played first.
    Games(games::AllOptions),
    /// Plays the net of a game against other players of it, and shows the results with intervals.
    Prove(games::ProofOptions),
    /// Stores a trained net in the form in which it plays, and shows by how much its choices differ.
    Ship(ship::Options),
    /// Measures the gain by the exact tables in memory in each game.
    Tables(games::TablesOptions),
    /// Evaluations a second, beside GNU Backgammon's nets.
    Speed(speed::Options),
    /// Plays games and writes the result of every position in them, without luck.
    Lessons(lessons::LessonOptions),
    /// Writes lessons with the inputs of the contact net, for a trainer on a graphics processor.
    LessonInputs(lessons::InputOptions),
    /// Fits a net of backgammon, of any size, to lessons.
    Fit(fit::FitOptions),
    /// Plays a game one roll ahead with its net and writes the result of every position, without luck.
    GameLessons(lessons::GameLessonOptions),
    /// Fits the net of a game, of any size, to lessons.
    GameFit(fit::GameFitOptions),
    /// Writes the mean of nets of several layers that were fitted from each other, which has less of the noise of each.
    Mean(mean::Options),
    /// Fits the small net of a game that selects plays in a search, and measures its losses.
    GamePick(fit::PickOptions),
    /// The benchmark of decisions: makes it, and measures players by it.
    #[command(subcommand)]
    Decisions(decisions::Command),
    /// Measures every game of the catalogue: the tables of docs/bots.md.
    #[command(subcommand)]
    Catalogue(catalogue::Command),
    /// The opening book: makes it, and measures it at other stakes.
    #[command(subcommand)]
    Openings(openings::Command),
    /// Measures by how much the weaker levels err in each game.
    Levels(levels::Options),
    /// Measures the match equity table by games at every score.
    Met(met::Options),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Learn(options) => td::run(&options),
        Command::Game(options) => games::run(&options),
        Command::Games(options) => games::run_all(&options),
        Command::Prove(options) => games::prove(&options),
        Command::Ship(options) => ship::run(&options),
        Command::Tables(options) => games::tables(&options),
        Command::Speed(options) => speed::run(&options),
        Command::Lessons(options) => lessons::make_lessons(&options),
        Command::LessonInputs(options) => lessons::write_inputs(&options),
        Command::Fit(options) => fit::fit(&options),
        Command::GameLessons(options) => lessons::make_game_lessons(&options),
        Command::GameFit(options) => fit::fit_game(&options),
        Command::Mean(options) => mean::run(&options),
        Command::GamePick(options) => fit::fit_pick(&options),
        Command::Decisions(command) => decisions::run(&command),
        Command::Catalogue(command) => catalogue::run(&command),
        Command::Openings(command) => openings::run(&command),
        Command::Levels(options) => levels::run_all(&options),
        Command::Met(options) => met::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tavola-train: {error}");
            ExitCode::from(2)
        }
    }
}
