//! `tavola rollout`: many trials of candidates, with intervals.

mod begin;
mod settings;
pub(crate) mod show;
mod store;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tavola_engine::{Cancel, Work};
use tavola_rollout::Rollout;
use tavola_rules::Rules;

use crate::failure::{Failure, InputError};
use crate::{input, interrupt, output};

const EXAMPLES: &str = "\
Examples:
  tavola rollout start 31 --plays 3
  tavola rollout start 31 --play \"8/5 6/5\" --play \"24/23 13/10\" --trials 5184
  tavola rollout XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10 --stop-jsd 2.33
  tavola rollout \"8:2 6:4 5:4 4:3 3:2 / 24:2 18:1 8:3 6:5 4:4\" --truncate 11 --save cube.rollout
  tavola rollout --resume cube.rollout --trials 2592

Without dice the cube decision is rolled out. A trial is played to its end with the cube, luck is subtracted, and all
candidates have the same dice. Ctrl-C ends it with what there is.";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position; not needed with --resume
    #[arg(allow_hyphen_values = true, required_unless_present = "resume")]
    position: Option<String>,
    /// The dice, such as 31; without them the cube decision is rolled out
    #[arg(allow_negative_numbers = true)]
    dice: Option<String>,
    /// The game [default: backgammon]
    #[arg(long, value_name = "VARIANT|FILE", value_parser = input::game)]
    rules: Option<Arc<Rules>>,
    /// The match equity table for positions of a match [default: own]
    #[arg(long, value_name = "own|kazaross|FILE", value_parser = begin::table)]
    met: Option<tavola_rollout::Table>,
    /// Number of best plays to compare [default: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=500))]
    plays: Option<u16>,
    /// A play to compare; may be given several times
    #[arg(long, value_name = "PLAY")]
    play: Vec<String>,
    #[command(flatten)]
    limits: settings::Limited,
    #[command(flatten)]
    settings: settings::Given,
    /// Threads [default: all cores]; the result is the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: Option<u16>,
    /// Saves the rollout to this new file, every few seconds
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Continues a saved rollout and saves to its file, or to that of --save; several are merged
    #[arg(long, value_name = "FILE")]
    resume: Vec<PathBuf>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// Minimum time between two saves, and between two updates of the table on the terminal.
const SAVES: Duration = Duration::from_secs(3);
const PICTURES: Duration = Duration::from_millis(400);

/// Refuses to replace an existing file unless the rollout continues it.
fn may_save(args: &Args) -> Result<(), InputError> {
    let Some(file) = &args.save else { return Ok(()) };
    let Ok(there) = file.canonicalize() else { return Ok(()) };
    if args.resume.iter().any(|resumed| resumed.canonicalize().is_ok_and(|resumed| resumed == there)) {
        return Ok(());
    }
    Err(InputError::file(&file.display().to_string(), FileExists))
}

#[derive(Debug, thiserror::Error)]
#[error("the file exists; go on with it by --resume, or name another one")]
struct FileExists;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    may_save(args)?;
    let cancel = Cancel::new();
    let work = Work::inline().with_threads(input::threads(args.threads)).map_err(Failure::input)?;
    let work = work.until(&cancel);
    let begun = if args.resume.is_empty() { begin::new(args)? } else { begin::resumed(args)? };
    let begin::Begun { engine, situation, mut rollout } = begun;
    let engine = engine.with_work(work);
    let limits = args.limits.over(rollout.limits());
    let file = match (&args.save, &args.resume[..]) {
        (Some(file), _) | (None, [file]) => Some(file.as_path()),
        _ => None,
    };
    // A file that cannot be written fails now, not after hours.
    if let Some(file) = file {
        store::save(file, &rollout)?;
    }
    interrupt::cancels(&cancel)?;
    let mut picture = show::Picture::new(io::stderr().is_terminal());
    let (mut saved, mut shown) = (None::<Instant>, None::<Instant>);
    let due = |last: Option<Instant>, every| last.is_none_or(|last| last.elapsed() >= every);
    let mut failed = None;
    let mut after = |rollout: &Rollout| {
        if due(shown, PICTURES) {
            picture.draw(rollout, &limits);
            shown = Some(Instant::now());
        }
        if let Some(file) = file.filter(|_| due(saved, SAVES)) {
            if let Err(error) = store::save(file, rollout) {
                // The disk may be full: the trials until now are shown nevertheless.
                cancel.cancel();
                failed = Some(error);
            }
            saved = Some(Instant::now());
        }
    };
    let finished = rollout.run(&engine, &limits, &mut after).map_err(Failure::input)?;
    picture.clear();
    if let Some(file) = file
        && let Err(error) = store::save(file, &rollout)
    {
        failed = Some(error);
    }
    if args.json {
        output::json(&show::Answer::of(&rollout, &situation, finished).map_err(Failure::input)?)?;
    } else {
        output::text(&show::text(&rollout, finished))?;
    }
    failed.map_or(Ok(()), Err)
}
