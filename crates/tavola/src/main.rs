//! The command line: parsing and wiring. The libraries do the work.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

mod about;
mod admin;
mod analyse;
mod backup;
mod bench;
mod bench_game;
mod completions;
mod connect;
mod convert;
mod cube;
mod desk;
mod dice;
#[cfg(test)]
mod documented;
mod duel;
mod eval;
mod failure;
mod folders;
mod hint;
mod input;
mod interrupt;
mod jobs;
mod log;
mod look;
mod mapped;
mod match_file;
mod matches;
mod met;
mod moves;
mod openings;
mod output;
mod perft;
mod picture;
mod play;
mod profile;
mod quiz;
mod record;
mod rollout;
mod rules;
mod schema;
mod serve;
mod settings;
mod site;
mod stream;
mod study;
mod table;
mod tables;
mod ubgi;
mod worker;

use failure::Failure;
use settings::Problem;

/// Backgammon and its relatives. Without a command, serves the page on this machine and opens the browser.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = serve::EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    /// The page without a browser, for services and scripts; stored in PostgreSQL if DATABASE_URL names a database
    Serve(serve::NodeArgs),
    /// The page as a folder for any file host, with a node that runs in the browser
    Site(site::Args),
    /// Takes work of the servers on a PostgreSQL database: analyses, rollouts, bots
    Worker(worker::Args),
    /// Waiting, running and failed work: lists it, stops it, tries it again
    Jobs(jobs::Args),
    /// People, sessions and matches of a service, for its administrator
    Admin(admin::Args),
    /// A copy of all data in one file, even while a server runs
    Backup(backup::Args),
    /// A match in the terminal
    Play(play::Args),
    /// A match between two people at a table, recorded by a host: dice, moves, a match file, a picture of the state
    Record(record::Args),
    /// The matches that were played in the terminal: list, show, export, delete
    Matches(matches::Args),
    /// Every legal play of a roll with its resulting position
    Moves(moves::Args),
    /// Number of possible ends of turns
    Perft(perft::Args),
    /// Chances and equity of a position
    Eval(eval::Args),
    /// The best plays of a roll
    Hint(hint::Args),
    /// The opening book: the best plays of the first two turns, by rollouts
    Openings(openings::Args),
    /// The right action with the doubling cube
    Cube(cube::Args),
    /// A position from all sides: every roll, the window of the cube, every score, the race
    Study(study::Args),
    /// Plays or a cube decision in many trials, with intervals
    Rollout(rollout::Args),
    /// A position as a picture, SVG or PNG
    Picture(picture::Args),
    /// The games, or the rules of one
    Rules(rules::Args),
    /// Makes tables of exact equities
    Tables(tables::Args),
    /// A match equity table
    Met(met::Args),
    /// Speed, and a signature that changes with the behaviour
    Bench(bench::Args),
    /// Matches between two engines, with statistics
    Duel(duel::Args),
    /// Plays against other programs over their own protocols
    Connect(connect::Args),
    /// Answers a controller by the Universal Backgammon Interface, on standard input and output
    Ubgi(ubgi::Args),
    /// A match file in another format
    Convert(convert::Args),
    /// Checks the committed dice of a match, and the distribution of rolls
    Dice(dice::Args),
    /// The cost of every decision of a match, and the luck of every roll
    Analyse(analyse::Args),
    /// A player over many analysed matches: PR by month, opponent, phase and cube decision, the costliest errors
    Profile(profile::Args),
    /// Positions to solve, found by theme
    Quiz(quiz::Args),
    /// The JSON Schema of a command's output
    Schema(schema::Args),
    /// Completions of the command line for a shell
    Completions(completions::Args),
    /// The manual pages
    Man(completions::ManArgs),
}

fn run(cli: &Cli) -> Result<ExitCode, Failure> {
    let Some(command) = &cli.command else {
        return serve::run(&cli.serve).map(|()| ExitCode::SUCCESS);
    };
    let done = match command {
        Command::Dice(args) => return dice::run(args),
        Command::Serve(args) => serve::run_node(args),
        Command::Site(args) => site::run(args),
        Command::Worker(args) => worker::run(args),
        Command::Jobs(args) => jobs::run(args),
        Command::Admin(args) => admin::run(args),
        Command::Backup(args) => backup::run(args),
        Command::Play(args) => play::run(args),
        Command::Record(args) => record::run(args),
        Command::Matches(args) => matches::run(args),
        Command::Moves(args) => moves::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Eval(args) => eval::run(args),
        Command::Openings(args) => openings::run(args),
        Command::Hint(args) => hint::run(args),
        Command::Cube(args) => cube::run(args),
        Command::Study(args) => study::run(args),
        Command::Rollout(args) => rollout::run(args),
        Command::Picture(args) => picture::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Tables(args) => tables::run(args),
        Command::Met(args) => met::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Duel(args) => duel::run(args),
        Command::Connect(args) => connect::run(args),
        Command::Ubgi(args) => ubgi::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Analyse(args) => analyse::run(args),
        Command::Profile(args) => profile::run(args),
        Command::Quiz(args) => quiz::run(args),
        Command::Schema(args) => schema::run(args),
        Command::Completions(args) => completions::run(args),
        Command::Man(args) => completions::man(args),
    };
    done.map(|()| ExitCode::SUCCESS)
}

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let command = Cli::command();
    let done = match settings::read(&command, &line) {
        Ok((matches, sources)) => begun(&command, &matches, &sources),
        Err(Problem::Line(error)) if !error.use_stderr() => {
            error.print().map(|()| ExitCode::SUCCESS).map_err(Failure::from)
        }
        Err(Problem::Line(error)) => Err(Failure::of_arguments(&error)),
        Err(Problem::Elsewhere(failure)) => Err(failure),
    };
    match done {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

/// Runs the command, or prints its settings.
fn begun(
    command: &clap::Command,
    matches: &ArgMatches,
    sources: &settings::Sources,
) -> Result<ExitCode, Failure> {
    let cli = Cli::from_arg_matches(matches).map_err(|error| Failure::of_arguments(&error))?;
    if let (Some(Command::Serve(args)), Some((name, given))) = (&cli.command, matches.subcommand())
        && args.print_config
    {
        output::text(&settings::printed(command, name, given, sources))?;
        return Ok(ExitCode::SUCCESS);
    }
    run(&cli)
}
