//! Second rollouts of the close plays of the benchmark.
//!
//! The benchmark selects the best play of a roll by the same trials that measure the losses. The play that the noise favours looks
//! best, so every other choice seems to lose more than it does, and a player without errors seems to lose too. Here the plays that
//! those trials leave open are rolled out again, with other dice and with plays that look ahead.
//!
//! The trials of a play are divided into groups. In each group the best play is that of the first rollout and of all other groups
//! together, and the group itself measures the loss of a choice against it. Selection and measurement have no noise in common, so a
//! loss is not too high. It is too low where the selected play is not the best one.
//!
//! ```text
//! tavola-second 1
//! made trials 144 ply 1 seed 5 engine 0123456789abcdef
//! play  PHASE  POSITION  DICE  PLAY=EQUITY,EQUITY,...  PLAY=EQUITY,...
//! ```
//!
//! The fields are those of the benchmark; the equities of a play, in thousandths, are the means of its groups.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use tavola_engine::{
    Context, Engine, EngineError, Work, bench,
    trials::{Standing, TrialResult, TrialSettings},
};
use tavola_rules::{Position, Rules};

use super::file::Benchmark;
use super::judged::Judged;
use super::record::{Asked, Candidate, Question, Record, Truth, plays, text};
use crate::checkpoint;
use crate::error::{BenchmarkError, LineError, TrainError};

/// The first line.
const TITLE: &str = "tavola-second 1";
/// Number of groups of the trials of a play.
const GROUPS: u32 = 6;
/// Weight of the first rollout beside the other groups when the best play is selected: of 560 differences between plays it had a third
/// of the variance of five groups with 16 trials each.
const FIRST: f64 = 3.0;
/// A play is open that is not this many standard errors behind the best; the benchmark drops a play by the same measure.
const CLEARLY: f32 = 2.5;

/// The options of `second`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// The file that is written, and gone on with.
    file: PathBuf,
    /// The benchmark; the committed one without it.
    #[arg(long)]
    benchmark: Option<PathBuf>,
    /// Number of trials of a play, in multiples of 6.
    #[arg(long, default_value_t = 96, value_parser = in_groups)]
    trials: u32,
    /// Number of rolls that the players of a trial look ahead.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(..=3))]
    ply: u32,
    #[arg(long, default_value_t = 5)]
    seed: u64,
    /// Plays that are rolled out at once; the result does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// A number of trials that can be divided into groups.
fn in_groups(text: &str) -> Result<u32, String> {
    text.parse()
        .ok()
        .filter(|trials| *trials > 0 && trials % GROUPS == 0)
        .ok_or_else(|| format!("expected a multiple of {GROUPS}"))
}

/// A play with the mean equities of its groups of trials, in thousandths.
#[derive(Clone, Debug, PartialEq)]
struct Replayed {
    text: String,
    groups: Vec<f64>,
}

/// The second rollouts of a benchmark.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Second {
    /// The plays of each decision that has more than one open play, by the text of its question.
    decisions: HashMap<String, Vec<Replayed>>,
}

/// The plays that the first rollout leaves open.
fn open(candidates: &[Candidate]) -> Vec<&Candidate> {
    let is_open = |one: &&Candidate| {
        one.error.is_some_and(|error| one.loss == 0 || (one.loss as f32) < CLEARLY * error as f32)
    };
    candidates.iter().filter(is_open).collect()
}

impl Second {
    fn line(line: &str) -> Result<(String, Vec<Replayed>), LineError> {
        let at = line.match_indices('\t').nth(3).map(|(at, _)| at);
        let at = at.ok_or(LineError::Missing("a question, a phase, a position, dice and plays"))?;
        let replayed = |field: &str| {
            let (text, groups) = field
                .split_once('=')
                .ok_or_else(|| LineError::expected("a play with its equities", field))?;
            let number = |text: &str| {
                text.parse::<i32>()
                    .map(f64::from)
                    .map_err(|_| LineError::expected("thousandths of equity as a whole number", text))
            };
            let groups: Vec<f64> = groups.split(',').map(number).collect::<Result<_, _>>()?;
            let expected = GROUPS as usize;
            if groups.len() == expected {
                Ok(Replayed { text: text.to_owned(), groups })
            } else {
                Err(LineError::Groups { expected, found: groups.len() })
            }
        };
        let plays = line[at + 1..].split('\t').map(replayed).collect::<Result<Vec<_>, _>>()?;
        if plays.len() < 2 {
            return Err(LineError::Missing("two plays or more"));
        }
        Ok((line[..at].to_owned(), plays))
    }

    /// Reads second rollouts from their text.
    fn parse(text: &str) -> Result<Second, BenchmarkError> {
        let mut lines = text.lines().enumerate();
        if lines.next().map(|(_, line)| line) != Some(TITLE) {
            return Err(BenchmarkError::Line { line: 1, error: LineError::Missing(TITLE) });
        }
        let decisions = lines
            .filter(|(_, line)| !line.starts_with("made "))
            .map(|(i, line)| Second::line(line).map_err(|error| BenchmarkError::Line { line: i + 1, error }))
            .collect::<Result<_, _>>()?;
        Ok(Second { decisions })
    }

    /// Compares the decisions with those of a benchmark that have several open plays.
    fn check(&self, benchmark: &Benchmark) -> Result<(), BenchmarkError> {
        let (mut expected, mut found) = (0, 0);
        for record in &benchmark.records {
            let Truth::Play { candidates, .. } = &record.truth else { continue };
            let open = open(candidates);
            if open.len() > 1 {
                expected += 1;
                let again = self.decisions.get(&record.asked.to_string()).is_some_and(|plays| {
                    plays.iter().map(|play| &play.text).eq(open.iter().map(|one| &one.text))
                });
                found += usize::from(again);
            }
        }
        let decisions = self.decisions.len();
        if found == expected && found == decisions {
            Ok(())
        } else {
            Err(BenchmarkError::OtherDecisions { expected, found, decisions })
        }
    }

    /// Reads the second rollouts of a benchmark from a file.
    ///
    /// # Errors
    /// The fault, with the file and the line; also if the file is of another benchmark or not whole.
    pub(crate) fn read(path: &Path, benchmark: &Benchmark) -> Result<Second, TrainError> {
        let text = fs::read_to_string(path).map_err(TrainError::io(path))?;
        let wrong = |error| TrainError::Benchmark { path: path.to_owned(), error };
        let second = Second::parse(&text).map_err(wrong)?;
        second.check(benchmark).map_err(wrong)?;
        Ok(second)
    }

    /// The loss of a choice by the second rollout of its decision; that of the benchmark where it left only one play open.
    pub(crate) fn judge(&self, record: &Record, judged: &Judged) -> Judged {
        let plays = self.decisions.get(&record.asked.to_string());
        let (Some(plays), Truth::Play { candidates, .. }) = (plays, &record.truth) else {
            return judged.clone();
        };
        let first = |text: &str| {
            candidates.iter().find(|one| one.text == text).map_or(0.0, |one| f64::from(one.loss))
        };
        // A choice that the first rollout left behind is measured by that rollout, from its best play.
        let (measured, behind) = if plays.iter().any(|play| play.text == judged.choice) {
            (judged.choice.as_str(), 0.0)
        } else {
            (plays[0].text.as_str(), judged.loss)
        };
        let choice = plays.iter().find(|play| play.text == measured).unwrap_or(&plays[0]);
        let others = f64::from(GROUPS - 1);
        let (mut loss, mut best) = (0.0, 0.0);
        for group in 0..choice.groups.len() {
            let seeming = |play: &Replayed| {
                (play.groups.iter().sum::<f64>() - play.groups[group]) / others - FIRST * first(&play.text)
            };
            let seems = plays.iter().max_by(|a, b| seeming(a).total_cmp(&seeming(b))).unwrap_or(choice);
            loss += seems.groups[group] - choice.groups[group] + behind;
            best += f64::from(u8::from(seems.text == judged.choice));
        }
        let groups = f64::from(GROUPS);
        Judged { loss: loss / groups, best: best / groups, ..judged.clone() }
    }
}

/// The mean equities of the groups of trials after a play, in thousandths.
fn replay(
    engine: &Engine,
    after: &Position,
    settings: &TrialSettings,
    trials: u32,
) -> Result<Vec<i32>, EngineError> {
    let rules = Arc::new(Rules::STANDARD);
    let theirs = after.swapped();
    let standing = Standing::on_roll(&rules, &theirs);
    let group = |number: u32| {
        let size = trials / GROUPS;
        let numbers = number * size..(number + 1) * size;
        let found = engine.trials(&rules, &standing, &Context::cubeless(), settings, numbers)?;
        Ok((-1000.0 * TrialResult::mean(&found).worth).round() as i32)
    };
    (0..GROUPS).map(group).collect()
}

/// The line of a decision; `None` if one play is clearly the best.
fn decide(
    engine: &Engine,
    record: &Record,
    work: &Work,
    settings: &TrialSettings,
    trials: u32,
) -> Result<Option<String>, EngineError> {
    let Asked { position, question, .. } = &record.asked;
    let (Question::Play(roll), Truth::Play { candidates, .. }) = (question, &record.truth) else {
        return Ok(None);
    };
    let legal = plays(position, *roll);
    let open: Vec<(&str, Position)> = open(candidates)
        .into_iter()
        .filter_map(|one| {
            let play = legal.iter().find(|play| text(position, play) == one.text)?;
            Some((one.text.as_str(), play.position))
        })
        .collect();
    if open.len() < 2 {
        return Ok(None);
    }
    let found = work.map(&open, |(_, after)| replay(engine, after, settings, trials));
    let mut line = record.asked.to_string();
    for ((text, _), groups) in open.iter().zip(found) {
        let groups: Vec<String> = groups?.iter().map(ToString::to_string).collect();
        _ = write!(line, "\t{text}={}", groups.join(","));
    }
    Ok(Some(line))
}

/// Makes the second rollouts, or the missing ones.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let failed = TrainError::io(&options.file);
    let benchmark = Benchmark::read(&options.benchmark.clone().unwrap_or_else(super::committed))?;
    let work = Work::inline().with_threads(options.threads)?;
    let engine = Engine::embedded();
    let settings = TrialSettings { ply: options.ply, seed: options.seed, ..TrialSettings::default() };
    let signature = bench::signature(&engine)?.1;
    let head = format!(
        "{TITLE}\nmade trials {} ply {} seed {} engine {signature:016x}\n",
        options.trials, options.ply, options.seed
    );
    let mut whole = head.clone();
    if options.file.exists() {
        let text = fs::read_to_string(&options.file).map_err(&failed)?;
        // An interruption can leave part of a line.
        text.rfind('\n').map_or("", |end| &text[..=end]).clone_into(&mut whole);
    }
    let wrong = |error| TrainError::Benchmark { path: options.file.clone(), error };
    if !whole.starts_with(&head) {
        return Err(wrong(BenchmarkError::Otherwise(head)));
    }
    let before = Second::parse(&whole).map_err(wrong)?;
    checkpoint::write(&options.file, whole.as_bytes()).map_err(&failed)?;
    let mut file = OpenOptions::new().append(true).open(&options.file).map_err(&failed)?;
    let begun = Instant::now();
    let mut made = 0;
    for record in &benchmark.records {
        if before.decisions.contains_key(&record.asked.to_string()) {
            continue;
        }
        let Some(line) = decide(&engine, record, &work, &settings, options.trials)? else { continue };
        file.write_all(format!("{line}\n").as_bytes()).map_err(&failed)?;
        made += 1;
        if made % 10 == 0 {
            println!("{made} decisions, {:.1} s each", begun.elapsed().as_secs_f64() / f64::from(made));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str =
        "play\topening\t4HPwATDgc/ABMA\t31\t159~4\t8/5 6/5=0~0\t24/23 13/10=5~5\t13/9=120~9\t*13=190";
    const QUESTION: &str = "play\topening\t4HPwATDgc/ABMA\t31";

    fn judged(choice: &str, loss: f64) -> Judged {
        Judged { choice: choice.to_owned(), loss, best: 0.0, wrong: None }
    }

    #[test]
    fn the_group_that_measures_does_not_select() {
        let second = Second::parse(&format!(
            "{TITLE}\nmade trials 12\n{QUESTION}\t8/5 6/5=100,100,100,100,100,100\t24/23 13/10=100,100,100,100,100,200\n"
        ))
        .expect("it is whole");
        let record: Record = RECORD.parse().expect("a whole line");
        // Five groups select the second play, 20 ahead in the others and 5 behind in the benchmark. In the last group, which alone
        // favours it, the first play is selected.
        let of = |choice, loss| second.judge(&record, &judged(choice, loss)).loss;
        assert!((of("8/5 6/5", 0.0)).abs() < 1e-9);
        assert!((of("24/23 13/10", 5.0) + 100.0 / 6.0).abs() < 1e-9);
        // The benchmark left this play behind.
        assert!((of("13/9", 120.0) - 120.0).abs() < 1e-9);
        let share = |choice| second.judge(&record, &judged(choice, 0.0)).best;
        assert!((share("24/23 13/10") - 5.0 / 6.0).abs() < 1e-9);
    }

    #[test]
    fn trials_are_divided_into_groups() {
        assert_eq!(in_groups("96"), Ok(96));
        for text in ["0", "95", "-6", "many"] {
            assert_eq!(in_groups(text), Err("expected a multiple of 6".to_owned()), "{text}");
        }
    }

    #[test]
    fn a_decision_with_one_open_play_has_the_loss_of_the_benchmark() {
        let record: Record = RECORD.parse().expect("a whole line");
        let choice = judged("13/9", 120.0);
        assert_eq!(Second::default().judge(&record, &choice), choice);
        let Truth::Play { candidates, .. } = &record.truth else { panic!("a roll") };
        let open: Vec<&str> = open(candidates).into_iter().map(|one| one.text.as_str()).collect();
        assert_eq!(open, ["8/5 6/5", "24/23 13/10"]);
    }

    #[test]
    fn a_roll_is_rolled_out_again_and_its_line_is_read() {
        let record: Record = RECORD.parse().expect("a whole line");
        let settings = TrialSettings { truncate: Some(2), ..TrialSettings::default() };
        let line = decide(&Engine::embedded(), &record, &Work::inline(), &settings, 6).expect("trials");
        let (question, plays) = Second::line(&line.expect("two plays are open")).expect("it is whole");
        assert_eq!((question.as_str(), plays.len()), (QUESTION, 2));
        assert!(plays.iter().flat_map(|play| &play.groups).all(|equity| equity.abs() < 1500.0));
    }

    #[test]
    fn the_committed_second_rollouts_are_those_of_the_benchmark() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("second.txt");
        let benchmark = Benchmark::read(&super::super::committed()).expect("it is read");
        let mut second = Second::read(&path, &benchmark).expect("it is read");
        assert_eq!(second.decisions.len(), 352);

        let question = second.decisions.keys().next().expect("a question").clone();
        let mut plays = second.decisions.remove(&question).expect("its plays");
        let missing = BenchmarkError::OtherDecisions { expected: 352, found: 351, decisions: 351 };
        assert_eq!(second.check(&benchmark), Err(missing));
        plays[0].text = "another".to_owned();
        second.decisions.insert(question, plays);
        let other = BenchmarkError::OtherDecisions { expected: 352, found: 351, decisions: 352 };
        assert_eq!(second.check(&benchmark), Err(other));
    }

    #[test]
    fn faults_have_their_line_and_what_was_expected() {
        for (line, wanted) in [
            (QUESTION.to_owned(), "line 2: expected a question"),
            (format!("{QUESTION}\t8/5 6/5=1,2,3,4,5,6"), "line 2: expected two plays or more"),
            (format!("{QUESTION}\t8/5 6/5"), "line 2: expected a play with its equities"),
            (format!("{QUESTION}\t8/5 6/5=1,2,3,4,5,x"), "line 2: expected thousandths of equity"),
            (format!("{QUESTION}\t8/5 6/5=1,2"), "line 2: expected the equities of 6 groups, found 2"),
        ] {
            let error = Second::parse(&format!("{TITLE}\n{line}\n")).expect_err(&line).to_string();
            assert!(error.starts_with(wanted), "{error}");
        }
        assert!(Second::parse("tavola-decisions 1\n").is_err());
    }
}
