//! `tavola study`: a position from all sides.

use std::fmt::Write as _;
use std::sync::Arc;

use serde::Serialize;
use tavola_analysis::study::{Race, RaceSide, Scores, Study, Window, Windows, study};
use tavola_notation::Situation;
use tavola_notation::situation::Awaits;

use crate::failure::{Failure, InputError};
use crate::look::Look;
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  tavola study start
  tavola study XGID=-----CFACA-Aaaa-abaeba----:0:0:1:00:0:0:0:0:10 --ply 0
  tavola study start 31 --json";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// A roll, to see its best play at every score instead of the cube
    #[arg(value_name = "DICE")]
    dice: Option<String>,
    #[command(flatten)]
    look: Look,
}

#[derive(Serialize)]
struct Answer<'a> {
    rules: &'static str,
    position: String,
    #[serde(flatten)]
    study: &'a Study,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Some(ply) = args.look.plies() else {
        return Err(InputError::expected("a depth in plies or a level; a study has no budget").into());
    };
    let engine = args.look.engine()?;
    let (situation, context) = args.look.undecided(&args.position)?;
    let roll = match (&args.dice, situation.awaits) {
        (Some(dice), _) => Some(input::roll(dice, &args.look.rules)?),
        (None, Awaits::Play(_)) => Some(input::roll(&input::dice_of(&situation)?, &args.look.rules)?),
        (None, Awaits::Roll | Awaits::Answer(_)) => None,
    };
    let rules = Arc::clone(&args.look.rules);
    let found = study(&engine, &rules, &situation.position, &context, roll, ply).map_err(InputError::from)?;
    if args.look.json {
        let position = situation.position.to_string();
        return output::json(&Answer { rules: situation.rules, position, study: &found });
    }
    output::text(&text(&situation, &found))
}

fn text(situation: &Situation, found: &Study) -> String {
    let mut text = format!("{}\n\nEvery roll with its best play, {}-ply\n", situation.position, found.ply);
    let width = found.rolls.rolls.iter().map(|roll| roll.text.chars().count()).max().unwrap_or(0);
    for roll in &found.rolls.rolls {
        let dice: Vec<String> = roll.dice.iter().map(ToString::to_string).collect();
        let (dice, play) = (dice.join("-"), roll.text.as_str());
        _ = writeln!(text, "  {dice}  {play:width$}  {:+.3}", roll.equity);
    }
    _ = writeln!(text, "  mean {:+.3}, standard deviation {:.3}", found.rolls.mean, found.rolls.deviation);
    if let Some(windows) = &found.windows {
        window_text(&mut text, windows);
    }
    if let Some(market) = &found.market {
        _ = writeln!(
            text,
            "\nMarket losers: after {:.1} % of all rolls and replies the opponent drops; after {:.1} % a double is taken",
            100.0 * market.losers,
            100.0 * market.takes
        );
    }
    if let Some(scores) = &found.scores {
        score_text(&mut text, scores);
    }
    if let Some(race) = &found.race {
        race_text(&mut text, race);
    }
    text.truncate(text.trim_end().len());
    text
}

fn window_text(text: &mut String, windows: &Windows) {
    _ = writeln!(
        text,
        "\nWindow of the cube, in % of wins (now {:.1} %)\n             take  double    cash  too good",
        100.0 * windows.win
    );
    for (name, window) in [("model", windows.model), ("dead cube", windows.dead), ("live cube", windows.live)]
    {
        let Window { take, double, cash, too_good } = window;
        let point =
            |chance: Option<f64>| chance.map_or("-".to_owned(), |chance| format!("{:.1}", 100.0 * chance));
        let [take, double, cash, too_good] = [take, double, cash, too_good].map(point);
        _ = writeln!(text, "  {name:9} {take:>6}  {double:>6}  {cash:>6}    {too_good:>6}");
    }
    _ = writeln!(
        text,
        "  a gammon adds {:.2} of a win, one of the opponent {:.2}",
        windows.gammon_price, windows.gammon_price_other
    );
}

/// `ND` no double, `DT` double and take, `DP` double and pass, `TG` too good, `-` no use of the cube.
fn abbreviated(action: Option<&str>) -> &'static str {
    match action {
        Some("no-double") => "ND",
        Some("double-take") => "DT",
        Some("double-drop") => "DP",
        Some("too-good") => "TG",
        _ => "-",
    }
}

fn score_text(text: &mut String, scores: &Scores) {
    match scores {
        Scores::Cube { money, scores } => {
            text.push_str("\nThe cube at every score; rows: points that the player on roll needs, columns: the opponent\n");
            text.push_str(
                "(ND no double, DT double and take, DP double and drop, TG too good to double, = equally good)\n        ",
            );
            for other in 1..=scores.len() {
                _ = write!(text, "{other:>4}");
            }
            for (own, row) in (1..).zip(scores) {
                _ = write!(text, "\n  {own:>6}");
                for cell in row {
                    _ = write!(
                        text,
                        "{:>4}",
                        if cell.equal.is_some() { "=" } else { abbreviated(cell.action) }
                    );
                }
            }
            _ = writeln!(text, "\n  money {:>4}", abbreviated(money.action));
        }
        Scores::Play { money, scores } => {
            _ = writeln!(text, "\nThe play at every score; for money: {}", money.text);
            let mut all_alike = true;
            for (own, row) in (1..).zip(scores) {
                for (other, cell) in (1..).zip(row).filter(|(_, cell)| cell.text != money.text) {
                    all_alike = false;
                    _ = writeln!(
                        text,
                        "  {own}-away {other}-away: {} (the play for money loses {:.3})",
                        cell.text, cell.money_loses
                    );
                }
            }
            if all_alike {
                text.push_str("  the same at every score\n");
            }
        }
    }
}

fn race_text(text: &mut String, race: &Race) {
    text.push_str("\nThe race           player on roll  opponent\n");
    let mut row = |name: &str, figure: &dyn Fn(&RaceSide) -> Option<String>| {
        if let (Some(own), Some(other)) = (figure(&race.own), figure(&race.other)) {
            _ = writeln!(text, "  {name:16} {own:>14}  {other:>8}");
        }
    };
    row("pips", &|side| Some(side.pips.to_string()));
    row("effective pips", &|side| side.effective.map(|pips| format!("{pips:.2}")));
    row("wastage", &|side| side.wastage.map(|pips| format!("{pips:.2}")));
    row("rolls", &|side| side.rolls.map(|rolls| format!("{rolls:.3}")));
    row("Keith count", &|side| Some(side.keith.to_string()));
    _ = writeln!(
        text,
        "  Keith: {} against {}, {} (owned cube: {})\n  Kleinman: the player on roll wins {:.1} %",
        race.keith_leader,
        race.other.keith,
        race.keith_double.replace('-', " "),
        race.keith_redouble.replace('-', " "),
        100.0 * race.kleinman
    );
}
