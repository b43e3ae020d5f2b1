//! `tavola eval`: the value of a position.

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::Engine;

use crate::about::About;
use crate::failure::{Failure, InputError};
use crate::input;
use crate::look::{BeforeRoll, Chances, Look};
use crate::table::signed;

const EXAMPLES: &str = "\
Examples:
  tavola eval start
  tavola eval \"24:2 13:5 8:3 6:5 / 24:2 13:4 11:1 8:3 6:5\" --ply 2 --json";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    #[command(flatten)]
    asked: BeforeRoll,
}

/// The value of a position to the player on roll, before the decision about the cube.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    #[serde(flatten)]
    about: About,
    /// Depth of the search in rolls; null with a budget.
    ply: Option<u32>,
    /// The budget, if there is one.
    budget: Option<String>,
    #[serde(flatten)]
    chances: Chances,
    /// Equity if the cube is never turned again.
    equity: f32,
    /// Equity with the cube in use.
    cubeful: f32,
    /// Chance to win the match with the cube in use; null for money.
    mwc: Option<f64>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.asked.run(answer, text)
}

fn text(look: &Look, answer: &Answer) -> String {
    format!(
        "{}\nequity {}, with the cube {} ({})",
        answer.chances.text(&look.rules),
        signed(answer.equity.into(), 3),
        signed(answer.cubeful.into(), 3),
        look.told()
    )
}

fn answer(look: &Look, engine: &Engine, position: &str) -> Result<Answer, InputError> {
    let (situation, context) = look.undecided(position)?;
    let found = engine.evaluation(&look.rules, &situation.position, &context, look.depth())?;
    Ok(Answer {
        about: About::of(&situation, &look.rules, &[]),
        ply: look.plies(),
        budget: look.budget(),
        chances: found.probabilities.into(),
        equity: found.cubeless,
        cubeful: found.cubeful,
        mwc: context.mwc(found.cubeful.into()),
    })
}
