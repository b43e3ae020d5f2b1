//! The file of the benchmark: its format and the command that made it, then one [`Record`] a line.
//!
//! ```text
//! tavola-decisions 1
//! made seed 1 plays 1800 ...
//! seen opening 4711
//! ...
//! play opening ...
//! ```
//!
//! `seen` is the number of decisions about plays in each phase of games: the weights of phases in a mean over whole
//! games.
//! Lines that begin with `#` and empty lines are skipped.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::error::{BenchmarkError, LineError, TrainError};

use super::record::Record;
use tavola_engine::phase::Phase;

/// The first line.
const TITLE: &str = "tavola-decisions 1";

/// A benchmark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Benchmark {
    /// The command that made it.
    pub(crate) made: String,
    /// Decisions about plays that the games had in the phases, in the order of [`Phase::ALL`].
    pub(crate) seen: [u64; Phase::ALL.len()],
    pub(crate) records: Vec<Record>,
}

impl Benchmark {
    /// The lines before the records.
    pub(crate) fn head(&self) -> String {
        let mut head = format!("{TITLE}\nmade {}\n", self.made);
        for (phase, seen) in Phase::ALL.iter().zip(self.seen) {
            _ = writeln!(head, "seen {phase} {seen}");
        }
        head
    }

    /// Reads a benchmark from its text.
    ///
    /// # Errors
    /// The fault, with its line.
    pub(crate) fn parse(text: &str) -> Result<Benchmark, BenchmarkError> {
        let mut benchmark =
            Benchmark { made: String::new(), seen: [0; Phase::ALL.len()], records: Vec::new() };
        let mut lines = text.lines().enumerate();
        if lines.next().map(|(_, line)| line) != Some(TITLE) {
            return Err(BenchmarkError::Line { line: 1, error: LineError::Missing(TITLE) });
        }
        for (i, line) in lines {
            let at = |error| BenchmarkError::Line { line: i + 1, error };
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(made) = line.strip_prefix("made ") {
                made.clone_into(&mut benchmark.made);
            } else if let Some(seen) = line.strip_prefix("seen ") {
                let (phase, count) =
                    seen.split_once(' ').ok_or_else(|| at(LineError::Missing("seen PHASE NUMBER")))?;
                let phase: Phase = phase.parse().map_err(|error| at(LineError::from(error)))?;
                let place = Phase::ALL.iter().position(|other| *other == phase).unwrap_or(0);
                benchmark.seen[place] =
                    count.parse().map_err(|_| at(LineError::expected("a number", count)))?;
            } else {
                benchmark.records.push(line.parse().map_err(at)?);
            }
        }
        Ok(benchmark)
    }

    /// Reads a benchmark from a file.
    ///
    /// # Errors
    /// The fault, with the file and the line.
    pub(crate) fn read(path: &Path) -> Result<Benchmark, TrainError> {
        let text = fs::read_to_string(path).map_err(TrainError::io(path))?;
        Benchmark::parse(&text).map_err(|error| TrainError::Benchmark { path: path.to_owned(), error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::record::Question;

    #[test]
    fn a_benchmark_comes_back_and_faults_are_said_with_their_line() {
        let record = "double\topening\t4HPwATDgc/ABMA\tcentre\t70\t-260";
        let benchmark = Benchmark {
            made: "seed 1".to_owned(),
            seen: [1, 2, 3, 4, 5, 6, 7, 8],
            records: vec![record.parse().expect("a whole line")],
        };
        let text = format!("{}# a remark\n\n{record}\n", benchmark.head());
        assert_eq!(Benchmark::parse(&text), Ok(benchmark));
        for (from, to, wanted) in [
            (TITLE, "tavola-decisions 9", "line 1: expected tavola-decisions 1"),
            ("seen race 8", "seen race x", "line 10: expected a number"),
            ("seen race 8", "seen races 8", "line 10: no phase \"races\""),
            ("\t-260", "", "line 13: expected two equities"),
        ] {
            let error = Benchmark::parse(&text.replace(from, to)).expect_err(wanted).to_string();
            assert!(error.starts_with(wanted), "{error}");
        }
    }

    #[test]
    fn the_committed_benchmark_is_whole() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("decisions.txt");
        let benchmark = Benchmark::read(&path).expect("it is read");
        assert_eq!(benchmark.records.len(), 1100);
        for phase in Phase::ALL {
            let rolls = |record: &&Record| matches!(record.asked.question, Question::Play(_));
            let of_phase = |record: &&Record| record.asked.phase == phase;
            assert!(benchmark.records.iter().filter(rolls).filter(of_phase).count() >= 50, "{phase}");
        }
        let asks = |question: fn(&Question) -> bool| {
            benchmark.records.iter().filter(|record| question(&record.asked.question)).count()
        };
        assert!(asks(|question| matches!(question, Question::Double(_))) >= 100);
        assert!(asks(|question| matches!(question, Question::Take(_))) >= 100);
    }
}
