//! `tavola hint`: the best plays of a roll.

use std::fmt::Write as _;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::{Engine, Ranked};
use tavola_rules::{Rules, Turn};

use crate::about::About;
use crate::failure::{Failure, InputError};
use crate::look::{Chances, Look};
use crate::moves::Played;
use crate::stream::{self, Asked};
use crate::table::{self, Row, signed};
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  tavola hint start 31
  tavola hint XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:7:10 --plays 3 --json";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position, or - to read "position TAB dice" from every line of standard input
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// The dice, such as 31; not needed if the position has them
    #[arg(allow_negative_numbers = true)]
    dice: Option<String>,
    /// Number of plays to show
    #[arg(long, value_name = "N", default_value = "5", value_parser = plays)]
    plays: usize,
    #[command(flatten)]
    look: Look,
}

fn plays(text: &str) -> Result<usize, InputError> {
    let plays = text.parse().ok().filter(|plays| *plays > 0);
    plays.ok_or_else(|| InputError::found("a number from 1 on", text))
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    #[serde(flatten)]
    about: About,
    /// Depth of the search in rolls; null with a budget.
    ply: Option<u32>,
    /// The budget, if there is one.
    budget: Option<String>,
    /// The best plays: by the depth of their search, then by equity.
    plays: Vec<OnePlay>,
}

/// A play and its value to the player who makes it, with the cube in use.
#[derive(Serialize, JsonSchema)]
struct OnePlay {
    #[serde(flatten)]
    played: Played,
    /// Equity with the cube in use.
    equity: f32,
    /// Chance to win the match; null for money.
    mwc: Option<f64>,
    /// Equity lost against the best play of the same depth.
    loss: f32,
    /// Depth of this play's search: clearly worse plays are searched less deeply.
    ply: u32,
    /// Number of additional trials of this play.
    trials: u32,
    #[serde(flatten)]
    chances: Chances,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let engine = args.look.engine()?;
    if args.position == input::STDIN {
        if args.dice.is_some() {
            return Err(InputError::expected(input::NO_DICE_WITH_STDIN).into());
        }
        let each = |asked: &Asked| answer(args, &engine, &asked.position, asked.dice().as_deref());
        return stream::answer_lines(args.look.threads(), each);
    }
    let answer = answer(args, &engine, &args.position, args.dice.as_deref())?;
    if args.look.json {
        return output::json(&answer);
    }
    let width = table::of_output();
    let mut text = String::new();
    for group in answer.plays.chunk_by(|a, b| (a.ply, a.trials) == (b.ply, b.trials)) {
        let trials =
            if group[0].trials > 0 { format!(", {} trials", group[0].trials) } else { String::new() };
        _ = writeln!(text, "{}-ply{trials}", group[0].ply);
        let row = |play: &OnePlay| Row {
            cells: vec![
                play.played.text.clone(),
                signed(play.equity.into(), 3),
                table::loss(play.loss.into()),
            ],
            remark: play.chances.text(&args.look.rules),
        };
        text += &table::lines(&group.iter().map(row).collect::<Vec<_>>(), width);
    }
    output::text(&text)
}

fn answer(args: &Args, engine: &Engine, position: &str, dice: Option<&str>) -> Result<Answer, InputError> {
    let rules: &Rules = &args.look.rules;
    let (situation, context) = args.look.undecided(position)?;
    let thrown = input::thrown(dice, &situation, rules)?;
    let before = &situation.position;
    let turn = Turn::new(Arc::clone(&args.look.rules), *before, &thrown.steps);
    let ranked = engine.rank(&turn, &context, args.look.depth())?;
    let one_play = |ranked: &Ranked| OnePlay {
        played: Played::new(rules, before, ranked.moves.iter().copied(), &ranked.position),
        equity: ranked.equity,
        mwc: context.mwc(ranked.equity.into()),
        loss: ranked.loss,
        ply: ranked.plies,
        trials: ranked.trials,
        chances: ranked.probabilities.into(),
    };
    Ok(Answer {
        about: About::of(&situation, rules, &thrown.dice),
        ply: args.look.plies(),
        budget: args.look.budget(),
        plays: ranked.iter().take(args.plays).map(one_play).collect(),
    })
}
