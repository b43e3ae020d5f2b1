//! The speed of the engine, and a signature of its play.

use core::time::Duration;

use tavola_rules::{Player, Plays, Position, Roll, Rules, Turn};

use crate::context::Context;
use crate::engine::Engine;
use crate::evaluators::evaluator::Class;
use crate::evaluators::nets::net::fnv1a;
use crate::search::filter::Filters;
use crate::search::lookahead::Search;
use crate::search::rank::{self, Manner};
use crate::search::sources::{EngineError, Sources};

/// The result of [`signature`] with the nets that come with the engine. A commit that changes it gives the reason.
pub const EXPECTED: (u64, u64) = (6_307, 0x3b34_06a6_1dbe_8cee);

/// The results of a bench.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Evaluations of contact positions a second, inputs included, on one core.
    pub contact: f64,
    /// The same two rolls ahead and more, where a faster net evaluates.
    pub contact_ahead: f64,
    /// Evaluations of race positions a second, under the same conditions.
    pub race: f64,
    /// Lookups of bear-off positions a second, under the same conditions.
    pub bear_off: f64,
    /// Median time of a decision about a play, two rolls ahead, on one core.
    pub decision: Duration,
    /// Number of positions that the fixed search evaluated.
    pub nodes: u64,
    /// A hash of the results of the search. It changes with the nets and with every change of play.
    pub signature: u64,
}

/// Positions of a game that the engine plays against itself with fixed dice, one list a class.
#[must_use]
pub fn positions(class: Class, count: usize) -> Vec<Position> {
    let mut found = Vec::with_capacity(count);
    let mut plays = Plays::new();
    let mut dice = 0x2545_F491_4F6C_DD1Du64;
    let mut die = || {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        (dice % 6) as u8 + 1
    };
    while found.len() < count {
        let mut position = Position::start(&Rules::STANDARD, Player::First);
        while Class::of(&position) != Class::Over && found.len() < count {
            if Class::of(&position) == class {
                found.push(position);
            }
            let (a, b) = (die(), die());
            plays.generate_roll(&Rules::STANDARD, &position, a.max(b), a.min(b));
            // Every third play of the list: legal and varied, and no matter how strong.
            position = plays[plays.len() / 3].position.swapped();
        }
    }
    found
}

fn speed(sources: &Sources<'_>, positions: &[Position], time: Duration) -> f64 {
    let mut chances = Vec::with_capacity(positions.len());
    let begun = sources.work.now();
    let elapsed = || sources.work.now().saturating_sub(begun);
    let mut evaluated = 0u64;
    while elapsed() < time && !sources.stopped() {
        chances.clear();
        sources.evaluate(positions, &mut chances);
        evaluated += positions.len() as u64;
    }
    evaluated as f64 / elapsed().as_secs_f64()
}

/// Median time of decisions about plays in positions with contact, two rolls ahead, on one core, as bots make them.
fn decision(sources: &Sources<'_>) -> Duration {
    let positions = positions(Class::Contact, 41);
    let mut times: Vec<Duration> = positions
        .iter()
        .zip(Roll::ALL.iter().cycle())
        .map(|(position, roll)| {
            let turn = Turn::rolled(&Rules::STANDARD, *position, *roll);
            let mut search = Search::new(sources);
            let begun = sources.work.now();
            let mut manner = Manner {
                plies: 2,
                filters: &Filters::USUAL,
                error: &|_, _| 0.0,
                races: true,
                go_on: &mut |_| true,
            };
            _ = rank::rank(&mut search, &turn, &Context::money(), &mut manner);
            sources.work.now().saturating_sub(begun)
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

/// The fixed search: nodes and signature.
///
/// # Errors
/// If the engine cannot evaluate backgammon.
pub fn signature(engine: &Engine) -> Result<(u64, u64), EngineError> {
    let sources = engine.sources(&Rules::STANDARD)?;
    let mut found = Vec::new();
    // Other nets evaluate two rolls ahead.
    for (class, count, plies) in
        [(Class::Contact, 12, 1), (Class::Contact, 2, 2), (Class::Race, 12, 1), (Class::BearOff, 12, 1)]
    {
        for position in positions(class, count) {
            let chances = Search::new(&sources).look(&position, &[Context::money()], plies).chances;
            // Five decimals: machines differ in the last bits only.
            let rounded = chances.to_array().map(|chance| (chance * 1e5).round() as i32);
            rounded.iter().for_each(|chance| found.extend(chance.to_le_bytes()));
        }
    }
    sources.finish((sources.nodes(), fnv1a(&found)))
}

/// Runs the bench on one core, each speed for about this long.
///
/// # Errors
/// If the engine cannot evaluate backgammon.
pub fn run(engine: &Engine, time: Duration) -> Result<Report, EngineError> {
    let sources = engine.sources(&Rules::STANDARD)?;
    let speed_of = |sources: &Sources<'_>, class| speed(sources, &positions(class, 512), time);
    let speed = |class| speed_of(&sources, class);
    let (nodes, signature) = signature(engine)?;
    Ok(Report {
        contact: speed(Class::Contact),
        contact_ahead: speed_of(sources.fast(), Class::Contact),
        race: speed(Class::Race),
        bear_off: speed(Class::BearOff),
        decision: decision(&sources),
        nodes,
        signature,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fixed_search_finds_what_it_found_when_it_was_last_changed() {
        assert_eq!(signature(&Engine::embedded()), Ok(EXPECTED));
    }
}
