//! `tavola cube`: what to do with the cube before a roll, and what to answer.

use serde::Serialize;
use tavola_engine::{Context, CubeAction, CubeAnswer, Engine, Stakes};

use crate::failure::{Failure, InputError};
use crate::look::{Chances, Look};
use crate::table::signed;
use crate::{input, output, stream};

const EXAMPLES: &str = "\
Examples:
  tavola cube \"8:2 6:4 5:4 4:3 3:2 / 24:2 18:1 8:3 6:5 4:4\"
  tavola cube XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10 --json";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position, or - to read one from every line of standard input
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[command(flatten)]
    look: Look,
}

/// A cube decision. Equities are those of the player on roll.
#[derive(Serialize)]
struct Answer {
    rules: &'static str,
    position: String,
    /// Rolls looked ahead, or else what was to be spent.
    ply: Option<u32>,
    budget: Option<String>,
    /// Whether the player on roll may turn it at all.
    may_double: bool,
    action: &'static str,
    /// What the opponent answers to a double.
    answer: Option<&'static str>,
    no_double: f32,
    /// If the cube is turned; nothing where it cannot be.
    double_take: Option<f32>,
    double_drop: Option<f32>,
    #[serde(flatten)]
    chances: Chances,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let engine = args.look.engine()?;
    if args.position == input::STDIN {
        return stream::answer_lines(|line| answer(args, &engine, line));
    }
    let answer = answer(args, &engine, &args.position)?;
    if args.look.json {
        return output::json(&answer);
    }
    let advice = match (answer.action, answer.answer) {
        (_, None) => "the cube cannot be turned",
        ("no-double", Some("beaver")) => "no double; if doubled, beaver",
        ("no-double", _) => "no double; if doubled, take",
        ("double-take", _) => "double; take",
        ("double-drop", _) => "double; drop",
        _ => "too good to double; if doubled, drop",
    };
    let equity = |equity: Option<f32>| equity.map_or("-".to_owned(), |equity| signed(equity.into(), 3));
    output::text(&format!(
        "{advice}\n{}\nno double {}, double and take {}, double and drop {} ({})",
        answer.chances.text(&args.look.rules),
        signed(answer.no_double.into(), 3),
        equity(answer.double_take),
        equity(answer.double_drop),
        args.look.told()
    ))
}

fn answer(args: &Args, engine: &Engine, position: &str) -> Result<Answer, InputError> {
    let (situation, context) = args.look.undecided(position)?;
    let found = engine.cube(&args.look.rules, &situation.position, &context, args.look.depth())?;
    let may_double = context.may_double();
    Ok(Answer {
        rules: situation.rules,
        position: situation.position.to_string(),
        ply: args.look.plies(),
        budget: args.look.budget(),
        may_double,
        action: match found.action {
            CubeAction::NoDouble => "no-double",
            CubeAction::DoubleTake => "double-take",
            CubeAction::DoubleDrop => "double-drop",
            CubeAction::TooGood => "too-good",
        },
        answer: may_double.then(|| match found.answer(beavers(&context)) {
            CubeAnswer::Take => "take",
            CubeAnswer::Drop => "drop",
            CubeAnswer::Beaver => "beaver",
        }),
        no_double: found.no_double,
        double_take: may_double.then_some(found.double_take),
        double_drop: may_double.then_some(found.double_drop),
        chances: found.probabilities.into(),
    })
}

fn beavers(context: &Context) -> bool {
    matches!(context.stakes, Stakes::Money { beavers: true, .. })
}
