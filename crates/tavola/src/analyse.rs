//! `tavola analyse`: the cost of every decision of a match, and the luck of every roll.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal as _, Write as _};

use tavola_analysis::{
    AnalysisLevel, Decision, ErrorClass, MatchAnalysis, Settings, Subject, Thresholds, analyse, judging,
    report,
};
use tavola_engine::{Met, Work};
use tavola_play::{FileFormat, ReadMatch};

use crate::failure::{self, Failure, InputError};
use crate::match_file;
use crate::{input, met, output, tables};

const EXAMPLES: &str = "\
Examples:
  tavola analyse match.mat
  tavola analyse match.sgf --level thorough --html match.html --lang de
  tavola analyse match.mat --rollout
  tavola analyse match.xg --player Anna
  tavola analyse - --from mat --json < match.mat";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The match file, the number of a match of the terminal, or - for standard input
    #[arg(value_name = "FILE", allow_hyphen_values = true)]
    file: String,
    /// The format of FILE [default: by the extension, else by the content]: mat, sgf, oldmoves, xg, json
    #[arg(long, value_name = "FORMAT")]
    from: Option<FileFormat>,
    /// Depth of the search: quick (1-ply), standard (2-ply), thorough (2-ply, then rollouts of close decisions)
    #[arg(long, value_name = "NAME", default_value = "standard")]
    level: AnalysisLevel,
    /// Rolls out the errors that the search finds, like the close decisions of the level thorough
    #[arg(long)]
    rollout: bool,
    /// The match equity table
    #[arg(long, value_name = "own|kazaross|FILE", default_value = "own", value_parser = met::table)]
    met: Met,
    /// Losses of equity above which a decision is doubtful, bad and very bad
    #[arg(long, value_name = "A,B,C", default_value = "0.03,0.06,0.12", value_parser = thresholds)]
    thresholds: Thresholds,
    /// Lists only the decisions of this player; may be given twice
    #[arg(long, value_name = "NAME")]
    player: Vec<String>,
    /// Lists every decision, not only the errors
    #[arg(long)]
    all: bool,
    /// Writes a page with boards and graphs to this file
    #[arg(long, value_name = "OUT", conflicts_with = "json")]
    html: Option<String>,
    /// The language of that page: en de fr es it nl pt da ru [default: that of the system]
    #[arg(long, value_name = "CODE", value_parser = input::language, requires = "html")]
    lang: Option<input::Language>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: Option<u16>,
}

fn thresholds(text: &str) -> Result<Thresholds, InputError> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[doubtful, bad, very_bad])
            if doubtful >= 0.0 && doubtful <= bad && bad <= very_bad && very_bad.is_finite() =>
        {
            Ok(Thresholds { doubtful, bad, very_bad, ..Thresholds::GNUBG })
        }
        _ => Err(InputError::found("three growing numbers, such as 0.03,0.06,0.12", text)),
    }
}

/// Returns whether a decision is worse than good.
fn is_error(decision: &Decision) -> bool {
    decision.judgement.as_ref().is_some_and(|judgement| judgement.class > ErrorClass::Good)
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let bytes = match_file::read(&args.file)?;
    let from = args.from.unwrap_or_else(|| FileFormat::of(&args.file, &bytes));
    let read = ReadMatch::parse(&bytes, from).map_err(|error| InputError::file(&args.file, error))?;
    let subject = Subject::of_file(&read.file).map_err(|error| InputError::file(&args.file, error))?;
    let known = |name: &String| subject.names.contains(name);
    if let Some(name) = args.player.iter().find(|name| !known(name)) {
        let [first, second] = &subject.names;
        return Err(InputError::found(format!("one of the players, {first:?} or {second:?}"), name).into());
    }
    let fault = read.fault.as_ref();
    let note = fault.map(|fault| format!("{fault}; analysed: {}", match_file::extent(&read)));
    if let Some(note) = &note {
        failure::report(&format!("{}: {note}", args.file));
    }
    let mut work = Work::inline().with_threads(input::threads(args.threads)).map_err(Failure::input)?;
    let progress = io::stderr().is_terminal();
    if progress {
        work = work.reporting(|progress| {
            if let Some(of) = progress.of {
                _ = write!(io::stderr(), "\r{}/{of} ", progress.done);
            }
        });
    }
    let engine = tables::engine_for(subject.begin().match_rules())?.with_work(work);
    let settings =
        Settings { met: args.met.clone(), thresholds: args.thresholds, ..Settings::of(args.level) };
    let mut decisions =
        analyse(&subject, &engine, &settings, BTreeMap::new(), |_| {}).map_err(InputError::from)?;
    if args.rollout {
        let deeper = Settings { level: AnalysisLevel::Thorough, ..settings.clone() };
        decisions.retain(|_, decision| !is_error(decision));
        decisions = analyse(&subject, &engine, &deeper, decisions, |_| {}).map_err(InputError::from)?;
    }
    if progress {
        _ = write!(io::stderr(), "\r            \r");
    }
    let mut analysis = MatchAnalysis::of(&subject, &settings, &decisions);
    analysis.note = note;
    // Decisions that were judged in two ways cannot be added up with others.
    if !args.rollout {
        analysis.judging = Some(judging(subject.begin().match_rules(), &engine).map_err(InputError::from)?);
    }
    if !args.player.is_empty() {
        for game in &mut analysis.games {
            game.decisions.retain(|decision| args.player.contains(&subject.names[decision.player.index()]));
        }
    }
    if let Some(out) = &args.html {
        let page = report::html(&analysis, &subject, input::locale(args.lang));
        return std::fs::write(out, page)
            .map_err(|error| Failure::Io(io::Error::new(error.kind(), format!("{out}: {error}"))));
    }
    if args.json {
        return output::json(&analysis);
    }
    output::text(&report::text(&analysis, args.all))
}
