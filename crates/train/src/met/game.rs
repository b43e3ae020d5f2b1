//! One game at a match score, the engine against itself, and the resulting chance to win the match.

use rand_chacha::ChaCha8Rng;
use tavola_analysis::Luck;
use tavola_engine::evaluators::Class;
use tavola_engine::{Context, CubeAction, CubeAnswer, Engine, EngineError, Ranked};
use tavola_rules::{Player, Position, Roll, Rules, Turn, score};

use crate::selfplay::roll;

const RULES: Rules = Rules::STANDARD;

/// Largest distance from the best of plays that are searched deeper.
const NEAR: f32 = 0.05;
/// Largest number of plays that are searched deeper.
const MOST: usize = 4;

/// The best play of the player on roll: the position after it, the same player still `own`.
fn best(
    engine: &Engine,
    position: &Position,
    roll: Roll,
    context: &Context,
    plies: u32,
) -> Result<Position, EngineError> {
    let ranked = engine.rank(&Turn::rolled(&RULES, *position, roll), context, 0)?;
    let near = |play: &&Ranked| play.equity > ranked[0].equity - NEAR;
    let near = ranked.iter().take(MOST).take_while(near).map(|play| play.position);
    if plies == 0 || near.clone().count() < 2 {
        return Ok(ranked[0].position);
    }
    let theirs = context.swapped();
    let mut found = (ranked[0].position, f32::MAX);
    for after in near {
        let equity = engine.cube(&RULES, &after.swapped(), &theirs, plies)?.equity();
        if equity < found.1 {
            found = (after, equity);
        }
    }
    Ok(found.0)
}

/// Plays a game with a search of `plies` rolls ahead. Returns the starter's chance to win the match after it, without the
/// luck of the dice: of every roll the difference to the mean of all. `context` is that of the starter before the opening
/// roll, which they win.
pub(super) fn play(
    engine: &Engine,
    context: &Context,
    plies: u32,
    rng: &mut ChaCha8Rng,
    judge: &mut Luck,
) -> Result<f64, EngineError> {
    let mut position = Position::start(&RULES, Player::First);
    let mut context = context.clone();
    let mut luck = 0.0;
    // All that follows is seen by the player on roll.
    let mut starter = true;
    let mut opening = true;
    let (result, seen_by_starter) = loop {
        if !opening && context.may_double() {
            let decision = engine.cube(&RULES, &position, &context, plies)?;
            if matches!(decision.action, CubeAction::DoubleTake | CubeAction::DoubleDrop) {
                if decision.answer(false) == CubeAnswer::Drop {
                    break (context.worth(f64::from(context.value)), starter);
                }
                context = context.doubled();
            }
        }
        let thrown = thrown(rng, opening);
        let values = judge.rolls(&RULES, &position, &context)?;
        let (mut mean, mut came, mut ways) = (0.0, 0.0, 0.0);
        for (roll, value) in Roll::ALL.iter().zip(values) {
            if opening && roll.double().is_some() {
                continue;
            }
            let weight = f64::from(roll.weight());
            (mean, ways) = (mean + weight * value, ways + weight);
            if roll.same(thrown) {
                came = value;
            }
        }
        let better = came - mean / ways;
        luck += if starter { better } else { -better };
        opening = false;
        let next = best(engine, &position, thrown, &context, plies)?;
        if Class::of(&next) == Class::Over {
            let points = f64::from(context.value) * f64::from(score::level(&RULES, next.other()));
            break (context.worth(points), starter);
        }
        position = next.swapped();
        context = context.swapped();
        starter = !starter;
    };
    Ok(if seen_by_starter { result } else { 1.0 - result } - luck)
}

fn thrown(rng: &mut ChaCha8Rng, opening: bool) -> Roll {
    loop {
        let (high, low) = roll(rng);
        if let Ok(roll) = Roll::two(high, low)
            && (!opening || high != low)
        {
            return roll;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn equals_who_need_the_same_have_even_chances() {
        let mut judge = Luck::new(Engine::embedded());
        let engine = Engine::embedded();
        let games = 60;
        let score = Context::score(3, 3, false);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let sum: f64 =
            (0..games).map(|_| play(&engine, &score, 0, &mut rng, &mut judge).expect("a game")).sum();
        // The winner of the opening roll has a little more than one half.
        let mean = sum / f64::from(games);
        assert!((0.49..0.57).contains(&mean), "{mean}");
    }
}
