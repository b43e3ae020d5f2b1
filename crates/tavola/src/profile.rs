//! `tavola profile`: statistics of a player over all analysed matches.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal as _, Write as _};

use tavola_analysis::profile::{self, Digest, Header, MatchGroup};
use tavola_analysis::{AnalysisLevel, MatchAnalysis, Settings, Subject, analyse, judging, report};
use tavola_engine::Work;
use tavola_notation::names::tidy_name;
use tavola_play::{FileFormat, ReadMatch};

use crate::failure::{self, Failure, InputError};
use crate::match_file;
use crate::{input, output, tables};

const EXAMPLES: &str = "\
Examples:
  tavola profile *.mat --player Anna
  tavola profile january.json february.json --json

A report of tavola analyse --json is taken as it is; any other file is analysed first.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Match files, numbers of matches of the terminal, or reports of tavola analyse --json
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// The player [default: the one with most matches]
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// The game [default: the one with most matches]
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
    /// Depth of the search for files without an analysis: quick (1-ply), standard (2-ply), thorough
    #[arg(long, value_name = "NAME", default_value = "quick")]
    level: AnalysisLevel,
    /// One line of JSON
    #[arg(long)]
    json: bool,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut matches = Vec::with_capacity(args.files.len());
    let mut judgings = BTreeMap::new();
    for (i, file) in args.files.iter().enumerate() {
        if io::stderr().is_terminal() {
            _ = write!(io::stderr(), "\r{}/{} ", i + 1, args.files.len());
        }
        let (header, analysis) = analysed(file, args, &mut judgings)?;
        matches.push((header, Digest::of(&analysis)));
    }
    if io::stderr().is_terminal() {
        _ = write!(io::stderr(), "\r            \r");
    }
    let headers = || matches.iter().map(|(header, _)| header);
    let names = profile::names(headers());
    let name = match &args.player {
        Some(name) if names.iter().any(|(known, _)| known == name) => name.clone(),
        Some(name) => {
            let known: Vec<_> = names.iter().map(|(name, _)| format!("{name:?}")).collect();
            return Err(InputError::found(format!("one of the players, {}", known.join(", ")), name).into());
        }
        None => {
            let most = names.into_iter().next().map(|(name, _)| name);
            most.ok_or_else(|| {
                InputError::file(&args.files[0], "two players of one name cannot be told apart")
            })?
        }
    };
    let groups = profile::groups(&name, headers());
    let wanted = |group: &MatchGroup| args.rules.as_ref().is_none_or(|rules| group.rules == *rules);
    let Some((group, _)) = groups.iter().find(|(group, _)| wanted(group)) else {
        let known: Vec<_> = groups.iter().map(|(group, _)| group.rules.clone()).collect();
        let expected = format!("one of the games {}", known.join(", "));
        return Err(InputError::found(expected, args.rules.as_deref().unwrap_or_default()).into());
    };
    let found = profile::profile(&name, group, matches.iter().map(|(header, digest)| (header, digest)));
    let others: usize = groups.iter().filter(|(other, _)| other != group).map(|(_, count)| count).sum();
    if others > 0 {
        let reason = "of another game, level or judging, and left out";
        failure::report(&format!("{others} {}: {reason}", if others == 1 { "match" } else { "matches" }));
    }
    if args.json { output::json(&found) } else { output::text(&report::profile(&found)) }
}

/// Returns the analysis of a file. `judgings` has the judgings of games by name.
fn analysed(
    file: &str,
    args: &Args,
    judgings: &mut BTreeMap<String, String>,
) -> Result<(Header, MatchAnalysis), Failure> {
    let bytes = match_file::read(file)?;
    if let Ok(mut analysis) = serde_json::from_slice::<MatchAnalysis>(&bytes) {
        for player in &mut analysis.players {
            player.name = tidy_name(&player.name);
        }
        let names = analysis.players.each_ref().map(|player| player.name.clone());
        let group = MatchGroup::of(&analysis);
        return Ok((Header { id: file.to_owned(), date: None, names, group }, analysis));
    }
    let read = ReadMatch::parse(&bytes, FileFormat::of(file, &bytes))
        .map_err(|error| InputError::file(file, error))?;
    if let Some(fault) = &read.fault {
        failure::report(&format!("{file}: {fault}; analysed: {}", match_file::extent(&read)));
    }
    let subject = Subject::of_file(&read.file).map_err(|error| InputError::file(file, error))?;
    let work = Work::inline().with_threads(input::threads(args.threads)).map_err(Failure::input)?;
    let rules = subject.begin().match_rules();
    let engine = tables::engine_for(rules)?.with_work(work);
    let settings = Settings::of(args.level);
    let decisions =
        analyse(&subject, &engine, &settings, BTreeMap::new(), |_| {}).map_err(InputError::from)?;
    let mut analysis = MatchAnalysis::of(&subject, &settings, &decisions);
    let key = format!("{rules:?}");
    if !judgings.contains_key(&key) {
        judgings.insert(key.clone(), judging(rules, &engine).map_err(InputError::from)?);
    }
    analysis.judging = judgings.get(&key).cloned();
    let date =
        read.file.about.0.iter().find(|(name, _)| name == "EventDate").and_then(|(_, day)| profile::day(day));
    let group = MatchGroup::of(&analysis);
    Ok((Header { id: file.to_owned(), date, names: subject.names.clone(), group }, analysis))
}
