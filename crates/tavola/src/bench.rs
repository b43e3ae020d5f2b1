//! `tavola bench`: speed on one core, and signatures, which are compared with the committed ones: a change of behaviour is an error (code
//! 1).

use std::fmt::Write as _;
use std::hint::black_box;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::{Engine, bench};
use tavola_rules::{Player, Plays, Position, Roll, Rules, Setup};

use crate::failure::Failure;
use crate::{bench_game, input, output};

const EXAMPLES: &str = "\
Examples:
  tavola bench
  tavola bench --json
  tavola bench --rules plakoto";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A game: its lists of plays and evaluations instead, without a signature
    #[arg(long, value_name = "VARIANT|FILE", value_parser = input::game)]
    rules: Option<Arc<Rules>>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// Positions with contact, from games of mediocre play.
const CONTACT: &str = include_str!("../../rules/vectors/contact.txt");

/// Number of distinct results over all positions and rolls, and the hash of their counts. A change of the rules of backgammon or of a
/// generator changes them.
const RESULTS: (u64, u64) = (365_183, 0xb6ff_f229_189b_30d1);

/// Duration of each measurement.
const TIME: Duration = Duration::from_millis(600);

#[derive(Serialize, JsonSchema)]
pub(crate) struct Report {
    /// Number of measured positions.
    positions: usize,
    /// Lists of distinct results per second, over the 15 rolls of two numbers.
    lists_per_second: f64,
    /// Lists of distinct results per second, over the 6 doubles.
    double_lists_per_second: f64,
    /// Lists of distinct results per second, for 3-1 from the start.
    start_31_lists_per_second: f64,
    /// Distinct results over all positions and rolls.
    results: u64,
    /// Hash of their counts, which changes with the rules.
    results_signature: String,
    /// Evaluations per second of positions with contact, one roll ahead at most.
    contact_evaluations_per_second: f64,
    /// Evaluations per second of positions with contact two rolls ahead and more, by a faster net.
    contact_ahead_evaluations_per_second: f64,
    /// Evaluations per second of races, and of positions with both sides at home.
    race_evaluations_per_second: f64,
    bear_off_evaluations_per_second: f64,
    /// Median time of a decision about a play, two rolls ahead.
    decision_ms: f64,
    /// Number of positions that a fixed search evaluates.
    search_nodes: u64,
    /// Hash of its result, which changes with the engine's play.
    search_signature: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if let Some(rules) = &args.rules {
        return bench_game::run(rules, args.json, TIME);
    }
    let positions = contact();
    let (results, signature) = signature(&positions);
    let rolls = |doubles| Roll::ALL.into_iter().filter(move |roll| roll.double().is_some() == doubles);
    let start = Position::start(&Rules::STANDARD, Player::First);
    let engine = bench::run(&Engine::embedded(), TIME).map_err(io::Error::other)?;
    let report = Report {
        positions: positions.len(),
        lists_per_second: lists_per_second(&positions, &rolls(false).collect::<Vec<_>>()),
        double_lists_per_second: lists_per_second(&positions, &rolls(true).collect::<Vec<_>>()),
        start_31_lists_per_second: lists_per_second(
            &[start],
            &Roll::ALL.into_iter().filter(|roll| roll.dice() == [3, 1]).collect::<Vec<_>>(),
        ),
        results,
        results_signature: format!("{signature:016x}"),
        contact_evaluations_per_second: engine.contact,
        contact_ahead_evaluations_per_second: engine.contact_ahead,
        race_evaluations_per_second: engine.race,
        bear_off_evaluations_per_second: engine.bear_off,
        decision_ms: engine.decision.as_secs_f64() * 1000.0,
        search_nodes: engine.nodes,
        search_signature: format!("{:016x}", engine.signature),
    };
    let found = [(results, signature), (engine.nodes, engine.signature)];
    if args.json {
        output::json(&report)?;
        return compare(found);
    }
    let mut text = String::new();
    for (figure, what) in [
        (report.lists_per_second, "lists of plays/s, non-doubles, positions with contact"),
        (report.double_lists_per_second, "lists of plays/s, doubles"),
        (report.start_31_lists_per_second, "lists of plays/s, start with 3-1"),
        (report.contact_evaluations_per_second, "evaluations/s, contact, at most one roll ahead"),
        (report.contact_ahead_evaluations_per_second, "evaluations/s, contact, two rolls ahead and more"),
        (report.race_evaluations_per_second, "evaluations/s, races"),
        (report.bear_off_evaluations_per_second, "evaluations/s, both home"),
    ] {
        _ = writeln!(text, "{figure:>12.0} {what}");
    }
    _ = writeln!(text, "{:>12.1} ms, median decision two rolls ahead", report.decision_ms);
    _ = writeln!(text, "{:>12} distinct results, signature {}", report.results, report.results_signature);
    _ = writeln!(text, "{:>12} nodes searched, signature {}", report.search_nodes, report.search_signature);
    output::text(&text)?;
    compare(found)
}

/// Fails if a signature is not the committed one.
fn compare(found: [(u64, u64); 2]) -> Result<(), Failure> {
    for (what, found, expected) in
        [("lists of plays", found[0], RESULTS), ("search", found[1], bench::EXPECTED)]
    {
        if found != expected {
            let line = |(count, hash): (u64, u64)| format!("{count} {hash:016x}");
            let (found, expected) = (line(found), line(expected));
            return Err(Failure::Io(io::Error::other(format!(
                "the signature of the {what} is {found}, expected {expected}"
            ))));
        }
    }
    Ok(())
}

fn contact() -> Vec<Position> {
    CONTACT
        .lines()
        .filter_map(|line| {
            let setup: Setup = line.parse().ok()?;
            let setup = setup.with_rest_off(&Rules::STANDARD, Player::First);
            setup.position(&Rules::STANDARD, Player::First).ok()
        })
        .collect()
}

/// Returns the best of several rounds over all positions and rolls: a disturbance only makes a round slower.
fn lists_per_second(positions: &[Position], rolls: &[Roll]) -> f64 {
    // Small sets are repeated, so that the clock itself is not measured.
    let times = 1000usize.div_ceil(positions.len() * rolls.len());
    let mut plays = Plays::new();
    let begun = Instant::now();
    let mut best = Duration::MAX;
    while begun.elapsed() < TIME {
        let round = Instant::now();
        for _ in 0..times {
            for position in positions {
                for roll in rolls {
                    let &[high, low] = roll.dice() else { continue };
                    plays.generate_roll(&Rules::STANDARD, black_box(position), high, low);
                    black_box(plays.len());
                }
            }
        }
        best = best.min(round.elapsed());
    }
    (times * positions.len() * rolls.len()) as f64 / best.as_secs_f64()
}

/// Returns the number of distinct results, and FNV-1a over the counts.
fn signature(positions: &[Position]) -> (u64, u64) {
    let mut plays = Plays::new();
    let (mut results, mut hash) = (0, 0xcbf2_9ce4_8422_2325u64);
    for position in positions {
        for roll in Roll::ALL {
            let &[high, low] = roll.dice() else { continue };
            plays.generate_roll(&Rules::STANDARD, position, high, low);
            results += plays.len() as u64;
            for byte in (plays.len() as u32).to_le_bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    (results, hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_signature_is_an_error() {
        assert!(compare([RESULTS, bench::EXPECTED]).is_ok());
        assert!(compare([RESULTS, (bench::EXPECTED.0, bench::EXPECTED.1 ^ 1)]).is_err());
        assert!(compare([(RESULTS.0 + 1, RESULTS.1), bench::EXPECTED]).is_err());
        assert_eq!(signature(&contact()), RESULTS);
    }

    #[test]
    fn every_line_of_the_set_is_a_position() {
        let lines = CONTACT.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(contact().len(), lines);
        assert!(lines >= 1000);
    }
}
