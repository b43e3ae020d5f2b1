//! Games that the engine plays against itself, and the decisions in them that are worth asking about.

use core::ops::RangeInclusive;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_engine::{Context, Engine, EngineError, Owner, Ranked};
use tavola_rules::{Player, Position, Roll, Rules, Turn};

use super::record::{Asked, Question, cube_context};
use crate::selfplay;
use tavola_engine::phase::Phase;

/// Manner of play in a game: the share of plays that are not the best, and their largest loss.
struct Manner {
    strays: f64,
    within: f32,
}

/// Games of even numbers are played well.
const TAME: Manner = Manner { strays: 0.05, within: 0.1 };
/// Games of odd numbers reach positions that good play avoids: back games, crashed boards, checkers hit late.
const WILD: Manner = Manner { strays: 0.4, within: 0.35 };

/// A roll is a question if the second play is no farther behind the best than this,
const OPEN: f32 = 0.15;
/// and the last one at least this far.
const SPREAD: f32 = 0.02;
/// The cube is a question if turning it, or taking it, makes a difference within this range.
const CUBE_OPEN: RangeInclusive<f32> = 0.005..=0.15;

/// Returns whether plays, the best first, are worth being asked about: not all the same, and no foregone conclusion.
fn is_open(ranked: &[Ranked]) -> bool {
    let behind = |entry: Option<&Ranked>| entry.map_or(0.0, |entry| ranked[0].equity - entry.equity);
    ranked.len() > 1 && behind(ranked.get(1)) <= OPEN && behind(ranked.last()) >= SPREAD
}

/// The cube's question before a roll, if there is one.
fn cube_question(
    engine: &Engine,
    position: &Position,
    rng: &mut ChaCha8Rng,
) -> Result<Option<Question>, EngineError> {
    let owner = if rng.random_bool(0.5) { Owner::Centre } else { Owner::Own };
    let take = rng.random_bool(0.5);
    let decision = engine.cube(&Rules::STANDARD, position, &cube_context(owner), 0)?;
    let doubled = decision.double_take.min(decision.double_drop);
    let turned = CUBE_OPEN.contains(&(doubled - decision.no_double).abs());
    let taken = CUBE_OPEN.contains(&(decision.double_take - decision.double_drop).abs());
    Ok(match take {
        true if taken => Some(Question::Take(owner)),
        false if turned => Some(Question::Double(owner)),
        _ => None,
    })
}

/// Plays game number `number` and passes every decision about the cube that is open to `visit`, and every roll with a choice,
/// with whether it is open. The same seed, number and engine give the same game.
pub(crate) fn play(
    engine: &Engine,
    (seed, number): (u64, u64),
    mut visit: impl FnMut(Asked, bool),
) -> Result<(), EngineError> {
    let manner = if is_tame(number) { TAME } else { WILD };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number + 1);
    let mut position = Position::start(&Rules::STANDARD, Player::First);
    let mut opening = true;
    while let Some(phase) = Phase::of(&position) {
        let (high, low) = selfplay::roll(&mut rng);
        if opening && high == low {
            continue;
        }
        let cube = cube_question(engine, &position, &mut rng)?.filter(|_| !opening);
        opening = false;
        if let Some(question) = cube {
            visit(Asked { phase, position, question }, true);
        }
        let Ok(roll) = Roll::two(high, low) else { continue };
        let ranked = engine.rank(&Turn::rolled(&Rules::STANDARD, position, roll), &Context::cubeless(), 0)?;
        if ranked.len() > 1 {
            visit(Asked { phase, position, question: Question::Play(roll) }, is_open(&ranked));
        }
        let near = ranked.iter().take_while(|entry| entry.equity >= ranked[0].equity - manner.within).count();
        let chosen = if rng.random_bool(manner.strays) { rng.random_range(0..near) } else { 0 };
        position = ranked[chosen].position.swapped();
    }
    Ok(())
}

/// Returns whether a game is one of those that are played well.
pub(crate) fn is_tame(number: u64) -> bool {
    number.is_multiple_of(2)
}

/// One roll of this many is drawn.
const EVERY: usize = 5;

/// Every fifth roll with a choice, of games by their numbers, until there are `count`.
pub(crate) fn drawn(engine: &Engine, seed: u64, count: usize) -> Result<Vec<(Position, Roll)>, EngineError> {
    let (mut drawn, mut seen) = (Vec::with_capacity(count), 0);
    let mut number = 0;
    while drawn.len() < count {
        play(engine, (seed, number), |decision, _| {
            if let Question::Play(roll) = decision.question {
                seen += 1;
                if seen % EVERY == 0 {
                    drawn.push((decision.position, roll));
                }
            }
        })?;
        number += 1;
    }
    drawn.truncate(count);
    Ok(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_asks_the_same_each_time_and_nothing_that_is_forced() {
        let engine = &Engine::embedded();
        let asked = |number| {
            let mut all = Vec::new();
            play(engine, (7, number), |asked, open| all.extend(open.then_some(asked))).expect("a game");
            all
        };
        let game = asked(3);
        assert_eq!(game, asked(3));
        assert_ne!(game, asked(5));
        for Asked { position, question, phase } in game {
            assert_eq!(Phase::of(&position), Some(phase));
            if let Question::Play(roll) = question {
                let ranked = engine
                    .rank(&Turn::rolled(&Rules::STANDARD, position, roll), &Context::cubeless(), 0)
                    .expect("plays");
                assert!(is_open(&ranked));
            }
        }
    }
}
