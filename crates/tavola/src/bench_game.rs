//! `tavola bench --rules GAME`: the speed of any game.

use std::hint::black_box;
use std::io;
use std::time::{Duration, Instant};

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::{Engine, EngineError, search::rolls};
use tavola_rules::end::is_over;
use tavola_rules::{Occasion, Player, Plays, Position, Roll, Rules, Segment, Step};

use crate::failure::Failure;
use crate::output;

/// Number of measured positions.
const POSITIONS: usize = 500;

#[derive(Serialize, JsonSchema)]
pub(crate) struct Report {
    rules: &'static str,
    /// Number of measured positions.
    positions: usize,
    /// Lists of plays per second: rolls of different numbers, and of equal ones.
    lists_per_second: f64,
    double_lists_per_second: Option<f64>,
    /// Evaluations of positions per second, without lookahead.
    evaluations_per_second: f64,
}

/// Measures a game on one core, each figure for about this duration.
pub(crate) fn run(rules: &Rules, json: bool, time: Duration) -> Result<(), Failure> {
    let positions = positions(rules);
    let [numbers, doubles] = [false, true].map(|doubles| segments(rules, &positions, doubles));
    let report = Report {
        rules: rules.name,
        positions: positions.len(),
        lists_per_second: lists_per_second(rules, &numbers, time),
        double_lists_per_second: (!doubles.is_empty()).then(|| lists_per_second(rules, &doubles, time)),
        evaluations_per_second: evaluations(rules, &positions, time).map_err(io::Error::other)?,
    };
    if json {
        return output::json(&report);
    }
    let mut text = format!("{:>12.0} lists of plays/s, different numbers\n", report.lists_per_second);
    if let Some(figure) = report.double_lists_per_second {
        text += &format!("{figure:>12.0} lists of plays/s, doubles\n");
    }
    text += &format!("{:>12.0} evaluations/s\n", report.evaluations_per_second);
    output::text(&text)
}

/// Returns the first part of a roll.
fn first(rules: &Rules, position: &Position, roll: Roll) -> Option<Segment> {
    let steps = rules.steps(position, roll, &Occasion::of(rules, position));
    steps.into_iter().find_map(|step| if let Step::Play(segment) = step { Some(segment) } else { None })
}

/// Returns positions from games with fixed dice. The next position follows every third play of a list, for variety.
fn positions(rules: &Rules) -> Vec<Position> {
    let rolls = rolls(rules);
    let mut plays = Plays::new();
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut found = Vec::with_capacity(POSITIONS);
    let mut position = Position::start(rules, Player::First);
    while found.len() < POSITIONS {
        found.push(position);
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (roll, _) = rolls[(state >> 33) as usize % rolls.len()];
        if let Some(segment) = first(rules, &position, roll) {
            plays.generate(rules, &position, &segment);
            position = plays[plays.len() / 3].position;
        }
        position = position.swapped();
        // A game in which neither side can move ends in the match, not on the board.
        if is_over(rules, &position) || found.len() % 100 == 0 {
            position = Position::start(rules, Player::First);
        }
    }
    found
}

fn segments(rules: &Rules, positions: &[Position], doubles: bool) -> Vec<(Position, Segment)> {
    let rolls: Vec<_> =
        rolls(rules).into_iter().filter(|(roll, _)| roll.double().is_some() == doubles).collect();
    let all = positions.iter().flat_map(|position| rolls.iter().map(move |(roll, _)| (position, *roll)));
    all.filter_map(|(position, roll)| Some((*position, first(rules, position, roll)?))).collect()
}

/// Returns the best of several rounds: a disturbance only makes a round slower.
fn lists_per_second(rules: &Rules, segments: &[(Position, Segment)], time: Duration) -> f64 {
    let mut plays = Plays::new();
    let begun = Instant::now();
    let mut best = Duration::MAX;
    loop {
        let round = Instant::now();
        for (position, segment) in segments {
            plays.generate(rules, black_box(position), segment);
            black_box(plays.len());
        }
        best = best.min(round.elapsed());
        if begun.elapsed() >= time {
            return segments.len() as f64 / best.as_secs_f64();
        }
    }
}

fn evaluations(rules: &Rules, positions: &[Position], time: Duration) -> Result<f64, EngineError> {
    let engine = Engine::embedded();
    let mut chances = Vec::with_capacity(positions.len());
    // The first round decodes the net.
    engine.evaluate(rules, positions, &mut chances)?;
    let begun = Instant::now();
    let mut best = Duration::MAX;
    while begun.elapsed() < time {
        chances.clear();
        let round = Instant::now();
        engine.evaluate(rules, black_box(positions), &mut chances)?;
        best = best.min(round.elapsed());
    }
    Ok(positions.len() as f64 / best.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    #[test]
    fn every_game_has_positions_and_rolls_to_measure_on() {
        for variant in &variants::ALL {
            let rules = variant.rules;
            let positions = positions(rules);
            assert_eq!(positions.len(), POSITIONS, "{}", rules.name);
            assert!(!segments(rules, &positions, false).is_empty(), "{}", rules.name);
        }
    }
}
