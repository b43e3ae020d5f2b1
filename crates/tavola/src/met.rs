//! `tavola met`: a match equity table; and the choice of the table of a command.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::Met;
use tavola_engine::match_equity::{Known, LONGEST, NotATable};

use crate::failure::{Failure, InputError};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  tavola met --length 9
  tavola met --met kazaross --length 25 --json
  tavola cube XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10 --met my-table.txt

A table is own, kazaross (Kazaross-XG2), or a file of figures; crates/engine/met has both as examples.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The table
    #[arg(long, value_name = "own|kazaross|FILE", default_value = "own", value_parser = table)]
    met: Met,
    /// The longest distance
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(u16).range(1..=LONGEST as i64))]
    length: u16,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// Returns a table by its name, or from a file.
pub(crate) fn table(name: &str) -> Result<Met, InputError> {
    match name {
        "own" => Ok(Met::own()),
        "kazaross" => Ok(Met::kazaross()),
        _ => {
            let text = std::fs::read_to_string(name).map_err(|error| {
                InputError::expected(format!("own, kazaross or a file of figures; {name}: {error}"))
            })?;
            let known: Known = text.parse().map_err(|error: NotATable| InputError::file(name, error))?;
            Ok(Met::new(&known))
        }
    }
}

/// Chances to win the match.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    met: String,
    length: u16,
    /// Chances by the player's distance and the opponent's, both from 1 on; if one of them is 1, the Crawford game is next.
    chances: Vec<Vec<f64>>,
    /// Chances of a trailer whose opponent needs one point after the Crawford game, by the trailer's distance from 1 on.
    post_crawford: Vec<f64>,
}

impl Answer {
    fn of(met: &Met, length: u16) -> Answer {
        let distances = || 1..=i64::from(length);
        let chance = |own, other, crawford_to_come| {
            // Values derived from published figures are rounded to the precision of those figures.
            (met.chance(own, other, crawford_to_come) * 1e6).round() / 1e6
        };
        let row = |own| distances().map(|other| chance(own, other, true)).collect();
        Answer {
            met: met.name().to_owned(),
            length,
            chances: distances().map(row).collect(),
            post_crawford: distances().map(|own| chance(own, 1, false)).collect(),
        }
    }

    fn text(&self) -> String {
        let numbers = |title: &str, cells: &[String]| {
            let cells = cells.iter().fold(String::new(), |mut line, cell| {
                _ = write!(line, "{cell:>6}");
                line
            });
            format!("{title:>13}{cells}\n")
        };
        let percent =
            |row: &[f64]| row.iter().map(|chance| format!("{:.2}", 100.0 * chance)).collect::<Vec<_>>();
        let away: Vec<String> = (1..=self.length).map(|away| format!("{away}a")).collect();
        let mut text = format!("{}: chances to win the match in %\n", self.met);
        text += &numbers("own \\ other", &away);
        for (row, own) in self.chances.iter().zip(&away) {
            text += &numbers(own, &percent(row));
        }
        text + &numbers("post-Crawford", &percent(&self.post_crawford))
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let answer = Answer::of(&args.met, args.length);
    if args.json { output::json(&answer) } else { output::text(&answer.text()) }
}
