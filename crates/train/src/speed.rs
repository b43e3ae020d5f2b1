//! Speed of evaluation beside GNU Backgammon's nets, both on one core and in one run.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::error::TrainError;
use tavola_engine::bench;
use tavola_engine::evaluators::{Class, Evaluator, Nets};
use tavola_rules::{BAR, Checkers, Rules};

/// The options of the comparison.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// A Python that has gnubg-nn.
    #[arg(long, default_value = "python3")]
    python: String,
    /// Number of measurements of both, in turn.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
}

/// Number of positions, evaluated once each: the other program keeps its evaluations, and finding one again is no
/// evaluation.
const POSITIONS: usize = 100_000;

/// Evaluates every position of its input once and prints how many were evaluated in a second.
const SCRIPT: &str = "
import sys, time, gnubg_nn
boards = []
for line in sys.stdin:
    n = [int(word) for word in line.split()]
    boards.append([n[25:], n[:25]])
begun = time.perf_counter()
for board in boards:
    gnubg_nn.probabilities(board, 0)
print(len(boards) / (time.perf_counter() - begun))
";

fn theirs(options: &Options, positions: &str) -> Result<f64, TrainError> {
    use std::io::Write;
    let failed = TrainError::io(Path::new(&options.python));
    let mut child = Command::new(&options.python)
        .args(["-c", SCRIPT])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .map_err(&failed)?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(positions.as_bytes()).map_err(&failed)?;
    }
    let output = child.wait_with_output().map_err(&failed)?;
    let text = String::from_utf8_lossy(&output.stdout);
    text.trim().parse().map_err(|_| TrainError::NoGnubg(options.python.clone()))
}

/// Runs the comparison and prints medians and their ratio.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let mut lines = String::new();
    let positions = bench::positions(Class::Contact, POSITIONS);
    for position in &positions {
        let counts = |side: Checkers| (1..=BAR).map(move |p| side.count(p).to_string());
        let words: Vec<String> = counts(position.own()).chain(counts(position.other())).collect();
        lines.push_str(&words.join(" "));
        lines.push('\n');
    }
    let nets = Nets::embedded();
    let ours = |evaluator: &dyn Evaluator| -> Result<f64, TrainError> {
        let begun = Instant::now();
        let mut chances = Vec::with_capacity(positions.len());
        for some in positions.chunks(16) {
            evaluator.evaluate(&Rules::STANDARD, some, &mut chances)?;
        }
        Ok(positions.len() as f64 / begun.elapsed().as_secs_f64())
    };
    let mut speeds = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..options.rounds.max(1) {
        speeds[0].push(ours(&nets)?);
        speeds[1].push(ours(nets.fast().unwrap_or(&nets))?);
        speeds[2].push(theirs(options, &lines)?);
    }
    let [near, far, theirs] = speeds.map(|mut speeds| {
        speeds.sort_by(f64::total_cmp);
        speeds[speeds.len() / 2]
    });
    println!("medians of one core, positions with contact; gnubg-nn {theirs:.0}/s");
    println!("tavola, at most one roll ahead     {near:.0}/s, {:.2} times", near / theirs);
    println!("tavola, two rolls ahead and more   {far:.0}/s, {:.2} times", far / theirs);
    Ok(())
}
