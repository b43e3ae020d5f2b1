//! `tavola cube`: the right cube action before a roll, and the right answer.

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::{Context, CubeAction, CubeAnswer, Engine, Stakes};

use crate::about::About;
use crate::failure::{Failure, InputError};
use crate::input;
use crate::look::{BeforeRoll, Chances, Look};
use crate::table::signed;

const EXAMPLES: &str = "\
Examples:
  tavola cube \"8:2 6:4 5:4 4:3 3:2 / 24:2 18:1 8:3 6:5 4:4\"
  tavola cube XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10 --json";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    #[command(flatten)]
    asked: BeforeRoll,
}

/// A cube decision. Equities are those of the player on roll.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    #[serde(flatten)]
    about: About,
    /// Depth of the search in rolls; null with a budget.
    ply: Option<u32>,
    /// The budget, if there is one.
    budget: Option<String>,
    /// Whether the player on roll may turn the cube.
    may_double: bool,
    /// `no-double`, `double-take`, `double-drop` or `too-good`.
    action: &'static str,
    /// The right answer to a double: `take`, `drop` or `beaver`; null if the cube cannot be turned.
    answer: Option<&'static str>,
    /// The equity without a double.
    no_double: f32,
    /// The equity after a taken double; null if the cube cannot be turned.
    double_take: Option<f32>,
    /// The equity after a dropped double; null if the cube cannot be turned.
    double_drop: Option<f32>,
    /// The three equities as chances to win the match; null for money.
    mwc: Option<CubeMwc>,
    #[serde(flatten)]
    chances: Chances,
}

/// Chances to win the match.
#[derive(Serialize, JsonSchema)]
struct CubeMwc {
    no_double: f64,
    double_take: Option<f64>,
    double_drop: Option<f64>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.asked.run(answer, text)
}

fn text(look: &Look, answer: &Answer) -> String {
    let advice = match (answer.action, answer.answer) {
        (_, None) => "the cube cannot be turned",
        ("no-double", Some("beaver")) => "no double; if doubled, beaver",
        ("no-double", _) => "no double; if doubled, take",
        ("double-take", _) => "double; take",
        ("double-drop", _) => "double; drop",
        _ => "too good to double; if doubled, drop",
    };
    let equity = |equity: Option<f32>| equity.map_or("-".to_owned(), |equity| signed(equity.into(), 3));
    format!(
        "{advice}\n{}\nno double {}, double and take {}, double and drop {} ({})",
        answer.chances.text(&look.rules),
        signed(answer.no_double.into(), 3),
        equity(answer.double_take),
        equity(answer.double_drop),
        look.told()
    )
}

fn answer(look: &Look, engine: &Engine, position: &str) -> Result<Answer, InputError> {
    let (situation, context) = look.undecided(position)?;
    let found = engine.cube(&look.rules, &situation.position, &context, look.depth())?;
    let may_double = context.may_double();
    Ok(Answer {
        about: About::of(&situation, &look.rules, &[]),
        ply: look.plies(),
        budget: look.budget(),
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
        mwc: context.mwc(found.no_double.into()).map(|no_double| {
            let turned = |equity: f32| context.mwc(equity.into()).filter(|_| may_double);
            let (double_take, double_drop) = (turned(found.double_take), turned(found.double_drop));
            CubeMwc { no_double, double_take, double_drop }
        }),
        chances: found.probabilities.into(),
    })
}

fn beavers(context: &Context) -> bool {
    matches!(context.stakes, Stakes::Money { beavers: true, .. })
}
