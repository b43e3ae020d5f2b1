//! `tavola study`: every roll, the cube's window, every score and the race of a position.

use std::fmt::Write as _;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_analysis::study::{CubeWindow, CubeWindows, PositionStudy, RaceCounts, RaceSide, ScoreMap, study};
use tavola_engine::Engine;
use tavola_locale::Locale;
use tavola_notation::Situation;
use tavola_notation::situation::Awaits;
use tavola_picture::caption;
use tavola_rules::{Roll, Rules};

use crate::about::About;
use crate::failure::{Failure, InputError};
use crate::look::Look;
use crate::stream::{self, Asked};
use crate::table::signed;
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  tavola study start
  tavola study XGID=-----CFACA-Aaaa-abaeba----:0:0:1:00:0:0:0:0:10 --ply 0
  tavola study start 31 --json
  printf 'start\\t31\\n' | tavola study -";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position, or - to read "position TAB dice" from every line of standard input
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// A roll, for its best play at every score instead of the cube
    #[arg(value_name = "DICE", allow_negative_numbers = true)]
    dice: Option<String>,
    #[command(flatten)]
    look: Look,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    #[serde(flatten)]
    about: About,
    #[serde(flatten)]
    study: PositionStudy,
}

/// The figures of a study, and the position with the given rules and dice.
struct Studied {
    situation: Situation,
    roll: Option<Roll>,
    study: PositionStudy,
}

impl Studied {
    fn answer(self, rules: &Rules) -> Answer {
        let dice = self.roll.as_ref().map(Roll::dice).unwrap_or_default();
        Answer { about: About::of(&self.situation, rules, dice), study: self.study }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Some(ply) = args.look.plies() else {
        return Err(InputError::expected("a depth in plies or a level; a study has no budget").into());
    };
    let engine = args.look.engine()?;
    let rules = &args.look.rules;
    if args.position == input::STDIN {
        if args.dice.is_some() {
            return Err(InputError::expected(input::NO_DICE_WITH_STDIN).into());
        }
        return stream::answer_lines(args.look.threads(), |asked: &Asked| {
            let studied = studied(args, &engine, ply, &asked.position, asked.dice().as_deref())?;
            Ok(studied.answer(rules))
        });
    }
    let studied = studied(args, &engine, ply, &args.position, args.dice.as_deref())?;
    if args.look.json {
        return output::json(&studied.answer(rules));
    }
    output::text(&text(&studied, rules))
}

fn studied(
    args: &Args,
    engine: &Engine,
    ply: u32,
    position: &str,
    dice: Option<&str>,
) -> Result<Studied, InputError> {
    let rules = Arc::clone(&args.look.rules);
    let (situation, context) = args.look.undecided(position)?;
    let roll = match (dice, situation.awaits) {
        (Some(dice), _) => Some(input::roll(dice, &rules)?),
        (None, Awaits::Play(_)) => Some(input::roll(&input::dice_of(&situation)?, &rules)?),
        (None, Awaits::Roll | Awaits::Answer(_)) => None,
    };
    let study = study(engine, &rules, &situation.position, &context, roll, ply)?;
    Ok(Studied { situation, roll, study })
}

fn text(studied: &Studied, rules: &Rules) -> String {
    let Studied { situation, roll, study: found } = studied;
    let mut text = String::new();
    // The lines under a picture: the deciding player, the stake, the score, the cube, the pips and the id.
    for line in
        caption(situation, rules, roll.as_ref().map(Roll::dice).unwrap_or_default(), Locale::english())
    {
        _ = writeln!(text, "{line}");
    }
    _ = writeln!(text, "\nEvery roll with its best play, {}-ply", found.ply);
    let width = found.rolls.rolls.iter().map(|roll| roll.text.chars().count()).max().unwrap_or(0);
    for roll in &found.rolls.rolls {
        let dice: Vec<String> = roll.dice.iter().map(ToString::to_string).collect();
        let (dice, play) = (dice.join("-"), roll.text.as_str());
        _ = writeln!(text, "  {dice}  {play:width$}  {}", signed(roll.equity, 3));
    }
    let mean = signed(found.rolls.mean, 3);
    _ = writeln!(text, "  mean {mean}, standard deviation {:.3}", found.rolls.deviation);
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

fn window_text(text: &mut String, windows: &CubeWindows) {
    _ = writeln!(
        text,
        "\nWindow of the cube, in % of wins (now {:.1} %)\n             take  double    cash  too good",
        100.0 * windows.win
    );
    for (name, window) in [("model", windows.model), ("dead cube", windows.dead), ("live cube", windows.live)]
    {
        let CubeWindow { take, double, cash, too_good } = window;
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

fn score_text(text: &mut String, scores: &ScoreMap) {
    match scores {
        ScoreMap::Cube { money, scores } => {
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
        ScoreMap::Play { money, scores } => {
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

fn race_text(text: &mut String, race: &RaceCounts) {
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
