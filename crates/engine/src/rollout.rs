//! Rollouts: a position is played on many times, a few rolls far, and the mean is taken.
//!
//! Nearly all that differs between two games is luck, and luck can be measured: in every position on the way all 21
//! rolls are answered, and what the roll that came was better than the mean is subtracted. The first two rolls are
//! dealt out evenly, not thrown.

use core::ops::Range;

use tavola_rules::{Position, Rules};

use crate::context::Context;
use crate::evaluator::Evaluator;
use crate::probabilities::Probabilities;
use crate::search::Search;
use crate::threads;

/// How far and how often positions are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollout {
    /// How often. Multiples of 36 deal the first roll out evenly, of 1,296 the first two.
    pub trials: u32,
    /// How many rolls far; what is reached then is judged as it stands.
    pub rolls: u32,
    /// What the dice follow from.
    pub seed: u64,
}

impl Rollout {
    /// What the strongest level does with the plays that look best.
    pub const LEVEL: Rollout = Rollout { trials: 72, rolls: 7, seed: 1 };
}

/// What a rollout found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolledOut {
    /// The chances of the player on roll: means over the trials.
    pub probabilities: Probabilities,
    /// Standard error of the equity without a cube (a gammon 2 points, a backgammon 3).
    pub error: f32,
}

/// The 36 throws of two dice, as the indices of the 21 rolls that [`Search`] goes through.
fn throws(shares: &[f32]) -> Vec<usize> {
    let ways = |(i, share): (usize, &f32)| core::iter::repeat_n(i, (share * 36.0).round() as usize);
    shares.iter().enumerate().flat_map(ways).collect()
}

/// A number that follows from some others, well mixed (the finaliser of SplitMix64).
fn mix(numbers: [u64; 3]) -> u64 {
    numbers.iter().fold(0x9E37_79B9_7F4A_7C15, |x, number| {
        let mut x = (x ^ number).wrapping_add(0x9E37_79B9_7F4A_7C15);
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    })
}

/// Plays a position on; the same result for any number of threads.
pub(crate) fn roll_out(
    evaluator: &dyn Evaluator,
    rules: &Rules,
    position: &Position,
    context: &Context,
    rollout: &Rollout,
    threads: usize,
) -> RolledOut {
    let dice = Dice { evaluator, rules, context, rollout, threads };
    mean(&dice.play_on(position, 0..rollout.trials.max(1)))
}

/// What trials came to.
pub(crate) fn mean(found: &[Probabilities]) -> RolledOut {
    let n = found.len() as f32;
    let mut sum = Probabilities::default();
    found.iter().for_each(|chances| sum = sum.plus(chances, 1.0 / n));
    let mean = sum.money();
    let squares: f32 = found.iter().map(|chances| (chances.money() - mean).powi(2)).sum();
    RolledOut { probabilities: sum.in_order(), error: (squares / n / (n - 1.0).max(1.0)).sqrt() }
}

/// Everything that the trials of a rollout have in common.
pub(crate) struct Dice<'a> {
    pub(crate) evaluator: &'a dyn Evaluator,
    pub(crate) rules: &'a Rules,
    pub(crate) context: &'a Context,
    pub(crate) rollout: &'a Rollout,
    pub(crate) threads: usize,
}

impl Dice<'_> {
    /// What some trials come to.
    pub(crate) fn play_on(&self, position: &Position, trials: Range<u32>) -> Vec<Probabilities> {
        let trials: Vec<u32> = trials.collect();
        threads::each(&trials, self.threads, |&trial| {
            let mut search = Search::new(self.evaluator, self.rules);
            let throws = throws(&search.shares());
            let throw = |at: u32| {
                let at = u64::from(at);
                let trial = u64::from(trial);
                // Even for the first two rolls, in an order of its own for each round of 36.
                let i = match at {
                    0 => trial,
                    1 => trial / 36 + mix([self.rollout.seed, 0, trial % 36]),
                    _ => mix([self.rollout.seed, at, trial]),
                };
                throws[(i % 36) as usize]
            };
            one_game(&mut search, position, self.context, self.rollout.rolls, throw)
        })
    }
}

/// One game: the chances at its beginning as its end and all luck on the way have them.
fn one_game(
    search: &mut Search<'_>,
    position: &Position,
    context: &Context,
    rolls: u32,
    throw: impl Fn(u32) -> usize,
) -> Probabilities {
    let mut here = *position;
    let mut contexts = [*context, context.swapped()];
    // The mean over all rolls, and what came of the one that was thrown, both for the player whose turn it was.
    let mut turns = Vec::with_capacity(rolls as usize);
    for at in 0..rolls {
        let Some((mean, came, next)) = search.turn(&here, &contexts[0], throw(at)) else { break };
        turns.push((mean, came));
        here = next;
        contexts.swap(0, 1);
    }
    let mut worth = search.look(&here, &contexts[..1], 0).chances;
    for (mean, came) in turns.into_iter().rev() {
        worth = mean.plus(&worth.inverted(), 1.0).plus(&came, -1.0);
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Engine, embedded};
    use tavola_rules::{Player, Setup};

    fn position(text: &str) -> Position {
        let setup: Setup = text.parse().unwrap();
        setup
            .with_rest_off(&Rules::STANDARD, Player::First)
            .position(&Rules::STANDARD, Player::First)
            .unwrap()
    }

    #[test]
    fn a_bear_off_that_the_table_knows_is_rolled_out_without_error() {
        // The table is exact for both, so nothing is left once luck is taken out.
        let position = position("6:2 4:2 / 5:3 1:1");
        let engine = Engine::shared();
        let found = engine.roll_out(&Rules::STANDARD, &position, &Context::money(), &Rollout::LEVEL);
        let table = engine.probabilities(&Rules::STANDARD, &position, &Context::money(), 0);
        assert!((found.probabilities.win - table.win).abs() < 1e-3, "{found:?} {table:?}");
        assert!(found.error < 1e-3, "{found:?}");
    }

    #[test]
    fn any_number_of_threads_finds_the_same_and_more_trials_find_it_better() {
        let start = position("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
        let run = |threads, trials| {
            let rollout = Rollout { trials, ..Rollout::LEVEL };
            roll_out(&embedded(), &Rules::STANDARD, &start, &Context::money(), &rollout, threads)
        };
        let one = run(1, 36);
        assert_eq!(run(2, 36), one);
        let more = run(2, 288);
        assert!(more.error < one.error, "{more:?} {one:?}");
        assert!((0.5..0.55).contains(&more.probabilities.win), "{more:?}");
    }

    #[test]
    fn each_of_36_throws_comes_once_in_36_trials() {
        let search = Search::new(Engine::shared().evaluator(), &Rules::STANDARD);
        let throws = throws(&search.shares());
        assert_eq!(throws.len(), 36);
        let doubles = (0..21).filter(|i| throws.iter().filter(|&t| t == i).count() == 1).count();
        assert_eq!(doubles, 6);
    }
}
