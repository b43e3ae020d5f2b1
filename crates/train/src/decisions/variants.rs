//! Decisions of every other game, each with the truth about its plays. `docs/benchmark.md` describes them.
//!
//! A file has one line for each decision:
//!
//! ```text
//! tavola-decisions 1 plakoto
//! made seed 1 decisions 200 trials 72 rolls 7 ply 1
//! POSITION  DICE  EQUITY~ERROR  PLAY=LOSS~ERROR  PLAY=LOSS ...  *N=LOSS
//! ```
//!
//! POSITION is in plain notation with the player on roll first. DICE is a roll. In games with roles follows that of its player:
//! `named`, `first` or `second`, the turn of two; in open roll the next roll: `31 before 64`. The other fields are those of
//! [`super::record`], in thousandths of a point.

mod ahead;
mod file;
pub(crate) mod judged;
mod make;
mod pick;
mod score;
mod truth;

use std::path::PathBuf;
use std::sync::Arc;

use clap::Subcommand;
use tavola_rules::{Rules, variants};

use crate::error::TrainError;

/// Commands of the decisions of one game.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Picks decisions of games and rolls out their plays: from nothing, or from where it was interrupted.
    Make(make::Options),
    /// Asks players for their plays and prints the losses, also as a share of the loss of random play.
    Score(score::Options),
    /// Measures what the plays of nets lose by the judgement one roll ahead, which has no noise.
    Ahead(ahead::Options),
}

/// Runs a command.
pub(crate) fn run(command: &Command) -> Result<(), TrainError> {
    match command {
        Command::Make(options) => make::run(options),
        Command::Score(options) => score::run(options),
        Command::Ahead(options) => ahead::run(options),
    }
}

/// The file of a game, if the command names no other.
fn usual_file(rules: &Rules) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/decisions")).join(rules.name).with_extension("txt")
}

fn find(name: &str) -> Result<&'static Rules, TrainError> {
    variants::find(name).map(|variant| variant.rules).ok_or_else(|| TrainError::NoGame(name.to_owned()))
}

/// Returns the decisions of a game; `None` if it has none.
pub(crate) fn decisions(rules: &Arc<Rules>) -> Result<Option<Vec<file::Record>>, TrainError> {
    let path = usual_file(rules);
    path.exists().then(|| file::read(&path, rules)).transpose()
}
