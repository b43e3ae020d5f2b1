//! `tavola hint`: the best plays of a roll.

use std::fmt::Write as _;
use std::sync::Arc;

use serde::Serialize;
use tavola_engine::{Engine, Ranked};
use tavola_rules::{Rules, Step, Turn};

use crate::failure::{Failure, InputError};
use crate::look::{Chances, Look};
use crate::moves::{OneMove, told};
use crate::table::{self, Row, signed};
use crate::{input, output, stream};

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
    /// The dice, such as 31; not needed where the position has them
    dice: Option<String>,
    /// How many plays to show
    #[arg(long, value_name = "N", default_value = "5", value_parser = plays)]
    plays: usize,
    #[command(flatten)]
    look: Look,
}

fn plays(text: &str) -> Result<usize, InputError> {
    let plays = text.parse().ok().filter(|plays| *plays > 0);
    plays.ok_or_else(|| InputError::found("a number from 1 on", text))
}

#[derive(Serialize)]
struct Answer {
    rules: &'static str,
    position: String,
    numbers: Vec<u8>,
    /// Rolls looked ahead, or else what was to be spent.
    ply: Option<u32>,
    budget: Option<String>,
    plays: Vec<OnePlay>,
}

/// A play and what it is worth to the player who makes it, with the cube in use.
#[derive(Serialize)]
struct OnePlay {
    text: String,
    moves: Vec<OneMove>,
    position: String,
    equity: f32,
    /// Equity given up against the best play of the same depth.
    loss: f32,
    /// How far ahead this play was looked at: clearly worse ones less far.
    ply: u32,
    /// How often this play was played on after that.
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
        return stream::answer_lines(|line| {
            let (position, dice) = stream::split_line(line);
            answer(args, &engine, position, dice)
        });
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
            cells: vec![play.text.clone(), signed(play.equity.into(), 3), table::loss(play.loss.into())],
            remark: play.chances.text(&args.look.rules),
        };
        text += &table::lines(&group.iter().map(row).collect::<Vec<_>>(), width);
    }
    output::text(&text)
}

fn answer(args: &Args, engine: &Engine, position: &str, dice: Option<&str>) -> Result<Answer, InputError> {
    let rules: &Rules = &args.look.rules;
    let (situation, context) = args.look.undecided(position)?;
    let steps = match dice {
        Some(dice) => input::steps(dice, rules, &situation.position)?,
        None => input::steps(&input::dice_of(&situation)?, rules, &situation.position)?,
    };
    let before = &situation.position;
    let turn = Turn::new(Arc::clone(&args.look.rules), *before, &steps);
    let ranked = engine.rank(&turn, &context, args.look.depth())?;
    let one_play = |ranked: &Ranked| {
        let (text, moves) = told(rules, before, ranked.moves.iter().copied());
        OnePlay {
            text,
            moves,
            position: ranked.position.to_string(),
            equity: ranked.equity,
            loss: ranked.loss,
            ply: ranked.plies,
            trials: ranked.trials,
            chances: ranked.probabilities.into(),
        }
    };
    // Where nothing can be played the turn is over, and the roll's own numbers are reported.
    let thrown = match steps.first() {
        Some(Step::Play(segment)) => Some(*segment),
        Some(Step::ChooseDouble | Step::Roll) | None => None,
    };
    let numbers = turn.segment().or(thrown).map_or_else(Vec::new, |segment| segment.numbers().to_vec());
    Ok(Answer {
        rules: rules.name,
        position: before.to_string(),
        numbers,
        ply: args.look.plies(),
        budget: args.look.budget(),
        plays: ranked.iter().take(args.plays).map(one_play).collect(),
    })
}
