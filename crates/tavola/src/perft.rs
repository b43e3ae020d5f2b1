//! `tavola perft`: counts for tests and measurements of speed.

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Instant;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_rules::Rules;

use crate::about::About;
use crate::failure::{Failure, InputError};
use crate::stream::{self, Asked};
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  tavola perft start 1
  tavola perft start 2 --json";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position, or - to read one from every line of standard input
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Number of turns: all 21 rolls each; distinct results of a roll count once
    #[arg(value_parser = depth)]
    depth: u32,
    /// The game
    #[arg(long, value_name = "VARIANT|FILE", default_value = "backgammon", value_parser = input::game)]
    rules: Arc<Rules>,
    /// Number of threads for the lines of standard input [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: Option<u16>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

fn depth(text: &str) -> Result<u32, InputError> {
    let depth = text.parse().ok().filter(|depth| *depth <= 12);
    depth.ok_or_else(|| InputError::found("a number from 0 to 12", text))
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    #[serde(flatten)]
    about: About,
    /// Number of turns.
    depth: u32,
    /// Number of possible ends.
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.position == input::STDIN {
        let each = |asked: &Asked| answer(args, asked.without_dice()?);
        return stream::answer_lines(input::threads(args.threads), each);
    }
    let answer = answer(args, &args.position)?;
    if args.json {
        return output::json(&answer);
    }
    _ = writeln!(io::stderr(), "{:.3} s, {:.0} nodes/s", answer.seconds, answer.nodes_per_second);
    output::text(&answer.nodes.to_string())
}

fn answer(args: &Args, position: &str) -> Result<Answer, InputError> {
    let situation = input::situation(position, &args.rules)?;
    let begun = Instant::now();
    let nodes = tavola_rules::perft::perft(&args.rules, &situation.position, args.depth);
    let seconds = begun.elapsed().as_secs_f64();
    Ok(Answer {
        about: About::of(&situation, &args.rules, &[]),
        depth: args.depth,
        nodes,
        seconds,
        nodes_per_second: nodes as f64 / seconds.max(1e-9),
    })
}
