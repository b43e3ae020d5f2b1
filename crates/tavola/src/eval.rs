//! `tavola eval`: what a position is worth.

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::Engine;

use crate::about::About;
use crate::failure::{Failure, InputError};
use crate::look::{Chances, Look};
use crate::stream::{self, Asked};
use crate::table::signed;
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  tavola eval start
  tavola eval \"24:2 13:5 8:3 6:5 / 24:2 13:4 11:1 8:3 6:5\" --ply 2 --json";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position, or - to read one from every line of standard input
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[command(flatten)]
    look: Look,
}

/// The worth of a position to the player on roll, before the decision about the cube.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    #[serde(flatten)]
    about: About,
    /// Rolls looked ahead; null with a budget.
    ply: Option<u32>,
    /// What was to be spent instead.
    budget: Option<String>,
    #[serde(flatten)]
    chances: Chances,
    /// With the cube as it is for ever.
    equity: f32,
    /// With the cube in use.
    cubeful: f32,
    /// The same as a chance to win the match; null for money.
    mwc: Option<f64>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let engine = args.look.engine()?;
    if args.position == input::STDIN {
        let each = |asked: &Asked| answer(args, &engine, asked.without_dice()?);
        return stream::answer_lines(args.look.threads(), each);
    }
    let answer = answer(args, &engine, &args.position)?;
    if args.look.json {
        return output::json(&answer);
    }
    output::text(&format!(
        "{}\nequity {}, with the cube {} ({})",
        answer.chances.text(&args.look.rules),
        signed(answer.equity.into(), 3),
        signed(answer.cubeful.into(), 3),
        args.look.told()
    ))
}

fn answer(args: &Args, engine: &Engine, position: &str) -> Result<Answer, InputError> {
    let (situation, context) = args.look.undecided(position)?;
    let found = engine.evaluation(&args.look.rules, &situation.position, &context, args.look.depth())?;
    Ok(Answer {
        about: About::of(&situation, &args.look.rules, &[]),
        ply: args.look.plies(),
        budget: args.look.budget(),
        chances: found.probabilities.into(),
        equity: found.cubeless,
        cubeful: found.cubeful,
        mwc: context.mwc(found.cubeful.into()),
    })
}
