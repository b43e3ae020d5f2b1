//! `tavola dice`: checks whether the dice of a match are the committed ones, and how evenly the rolls of matches are distributed.

use std::process::ExitCode;

use clap::Subcommand;
use schemars::JsonSchema;
use serde::Serialize;
use tavola_play::{DiceFinding, DiceRecord, FileFormat, MatchRecord, Seat, SeatDice};
use tavola_rules::Player;

use crate::failure::{self, Failure, InputError};
use crate::{match_file, output};

pub(crate) mod stats;

const EXAMPLES: &str = "\
Examples:
  tavola dice verify match.json
  tavola dice verify --json - < match.json";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: What,
}

#[derive(Subcommand)]
enum What {
    /// Computes every throw of a match again; each fault is a line, and the code is 1 if there is one
    Verify(VerifyArgs),
    /// All rolls of some matches beside the expectation of honest dice
    Stats(stats::Args),
}

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
struct VerifyArgs {
    /// The match in Tavola's format (json), or - for standard input
    #[arg(value_name = "FILE", allow_hyphen_values = true)]
    file: String,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// The output of `--json`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Report<'a> {
    id: &'a str,
    valid: bool,
    throws: u32,
    earlier: u32,
    /// The part of each player in the dice: `took-part`, `withheld` or `absent`.
    #[schemars(with = "[String; 2]")]
    seats: [SeatDice; 2],
    faults: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    match &args.command {
        What::Verify(args) => verify(args),
        What::Stats(args) => stats::run(args).map(|()| ExitCode::SUCCESS),
    }
}

fn verify(args: &VerifyArgs) -> Result<ExitCode, Failure> {
    let named =
        |error: &dyn std::error::Error| Failure::from(InputError::file(&args.file, error.to_string()));
    let bytes = match_file::read(&args.file)?;
    if !matches!(FileFormat::of(&args.file, &bytes), FileFormat::Record) {
        let expected = "expected a match that Tavola has saved as json: other formats have no dice record";
        return Err(InputError::file(&args.file, expected).into());
    }
    let record = MatchRecord::parse(&bytes).map_err(|error| named(&error))?;
    let finding = record.check_dice().map_err(|error| named(&error))?;
    let Some((dice, finding)) = record.dice.as_ref().zip(finding) else {
        let without =
            "these dice cannot be checked: they were not sealed, or the file was saved by an older Tavola";
        return Err(InputError::file(&args.file, without).into());
    };
    let seats = Player::BOTH.map(|player| dice.seat(player));
    if args.json {
        output::json(&Report {
            id: &dice.id,
            valid: finding.faults.is_empty(),
            throws: finding.throws,
            earlier: dice.earlier,
            seats,
            faults: finding.faults.iter().map(ToString::to_string).collect(),
        })?;
    } else if finding.faults.is_empty() {
        output::text(&passed(&record, dice, &finding, seats))?;
    }
    for fault in &finding.faults {
        failure::report(&format!("{}: {fault}", args.file));
    }
    Ok(if finding.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns the passed checks, a line each.
fn passed(record: &MatchRecord, dice: &DiceRecord, finding: &DiceFinding, seats: [SeatDice; 2]) -> String {
    let mut text = format!(
        "The dice of match {} are as they were promised.\n\
         seed: has the fingerprint that was shown before the first throw\n\
         throws: all {} follow from the seed and the secrets\n",
        dice.id, finding.throws
    );
    if dice.earlier > 0 {
        text.push_str(&format!("before: {} throws were made in another match\n", dice.earlier));
    }
    for (player, seat) in Player::BOTH.into_iter().zip(seats) {
        let (name, bot) = match record.setup.seat(player) {
            Seat::Human { name } if name.is_empty() => (format!("player {}", player.index() + 1), false),
            Seat::Human { name } => (name.clone(), false),
            Seat::Bot { level } => (format!("Tavola ({level})"), true),
        };
        let part = match seat {
            SeatDice::TookPart => "gave a secret that was promised before",
            SeatDice::Withheld => "promised a secret and did not give it",
            SeatDice::Absent if bot => "has a secret that everybody can compute",
            SeatDice::Absent => "took no part",
        };
        text.push_str(&format!("{name}: {part}\n"));
    }
    text
}
