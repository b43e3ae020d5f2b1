//! Rollouts: the game is played on from a position many times, for a few rolls, and the mean is taken.
//!
//! Nearly all differences between two games are luck, and luck can be measured: in every position on the way the best play
//! of every roll is found, and the difference between the actual roll and the mean is subtracted. The first two rolls are
//! distributed evenly, not thrown.

use core::ops::Range;

use tavola_rules::Position;

use crate::context::{Context, Role};
use crate::evaluators::evaluator::Class;
use crate::outcome::Probabilities;
use crate::search::dice::{Source, TrialDice};
use crate::search::lookahead::Search;
use crate::search::sources::Sources;

/// Length and number of the trials of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolloutSettings {
    /// Number of trials. Multiples of 36 deal the first roll out evenly, of 1,296 the first two.
    pub trials: u32,
    /// Number of rolls of a trial. The position after them is evaluated as it stands.
    pub rolls: u32,
    /// Seed of the dice.
    pub seed: u64,
}

impl RolloutSettings {
    /// Settings of the strongest level for the best plays. The seed is no small number, so that rollouts which compare
    /// the level do not have the same dice.
    pub const LEVEL: RolloutSettings = RolloutSettings { trials: 72, rolls: 7, seed: 0x7461_766F_6C61 };
}

/// Result of a rollout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolledOut {
    /// The chances of the player on roll: means over the trials.
    pub probabilities: Probabilities,
    /// Standard error of the equity without a cube (a gammon 2 points, a backgammon 3).
    pub error: f32,
}

/// When the rollouts of several positions, of which the best is sought, may end early.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contest {
    /// Length, and largest number of trials of each position.
    pub rollout: RolloutSettings,
    /// Smallest number of trials.
    pub least: u32,
    /// Number of standard errors behind the best at which a position drops out.
    pub clearly: f32,
}

/// Result of a position in a [`Contest`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contender {
    /// Result of its own rollout.
    pub found: RolledOut,
    /// Equity by which it is behind the best: the mean over all trials that both were played on in. As these have
    /// the same dice, it is surer than the difference of their equities. 0 for the best.
    pub behind: f32,
    /// Standard error of that.
    pub error: f32,
    /// Number of its trials.
    pub trials: u32,
}

/// Plays a position on; the same result for any number of threads.
pub(crate) fn roll_out(
    sources: &Sources<'_>,
    position: &Position,
    context: &Context,
    rollout: &RolloutSettings,
) -> RolledOut {
    let trials = Trials { sources, context, rollout };
    let count = rollout.trials.max(1);
    let mut found = Vec::with_capacity(count as usize);
    // A few rounds at a time, so that progress is heard of.
    for first in (0..count).step_by(PART as usize) {
        let last = count.min(first + PART);
        found.extend(trials.play_on(position, first..last));
        sources.work.report(u64::from(last), Some(u64::from(count)));
        if sources.stopped() {
            break;
        }
    }
    mean(&found)
}

/// Rolls positions out, all with the same dice, to find the worst position for the player on roll, whose opponent
/// chooses.
pub(crate) fn contest(
    sources: &Sources<'_>,
    positions: &[Position],
    context: &Context,
    contest: &Contest,
) -> Vec<Contender> {
    let trials = Trials { sources, context, rollout: &contest.rollout };
    let most = contest.rollout.trials.max(1);
    let mut found: Vec<Vec<Probabilities>> = vec![Vec::new(); positions.len()];
    let mut open: Vec<usize> = (0..positions.len()).collect();
    let mut played = 0;
    while played < most {
        let round = played..most.min(if played == 0 { contest.least.max(1) } else { played + ROUND });
        played = round.end;
        for &i in &open {
            found[i].extend(trials.play_on(&positions[i], round.clone()));
        }
        sources.work.report(u64::from(played), Some(u64::from(most)));
        let Some(best) = best(&found, &open).filter(|_| !sources.stopped()) else { break };
        open.retain(|&i| {
            let (behind, error) = behind(&found[i], &found[best]);
            i == best || behind <= contest.clearly * error
        });
        if open.len() == 1 {
            break;
        }
    }
    let best = best(&found, &open);
    let contender = |trials: &Vec<Probabilities>| {
        let (behind, error) = best.map_or((0.0, 0.0), |best| behind(trials, &found[best]));
        Contender { found: mean(trials), behind: behind.max(0.0), error, trials: trials.len() as u32 }
    };
    found.iter().map(contender).collect()
}

/// Number of trials between two checks for an end: the smallest that deals the first roll out evenly.
pub(crate) const ROUND: u32 = 36;

/// Trials of a rollout between two reports of its progress.
const PART: u32 = 8 * ROUND;

/// The worst position for the player on roll, of those that are still played on.
fn best(found: &[Vec<Probabilities>], open: &[usize]) -> Option<usize> {
    let equity = |i: &usize| mean(&found[*i]).probabilities.money();
    open.iter().copied().min_by(|a, b| equity(a).total_cmp(&equity(b)))
}

/// The loss of the chooser here against there, over the trials of both, and its standard error.
fn behind(here: &[Probabilities], there: &[Probabilities]) -> (f32, f32) {
    let differences: Vec<f32> = here.iter().zip(there).map(|(a, b)| a.money() - b.money()).collect();
    mean_and_error(&differences)
}

fn mean_and_error(values: &[f32]) -> (f32, f32) {
    let n = values.len() as f32;
    let mean = values.iter().sum::<f32>() / n;
    let squares: f32 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / n / (n - 1.0).max(1.0)).sqrt())
}

/// Mean and error of trials.
pub(crate) fn mean(found: &[Probabilities]) -> RolledOut {
    let n = found.len() as f32;
    let sum = found.iter().fold(Probabilities::default(), |sum, chances| sum.plus(chances, 1.0 / n));
    let equities: Vec<f32> = found.iter().map(Probabilities::money).collect();
    RolledOut { probabilities: sum.in_order(), error: mean_and_error(&equities).1 }
}

/// The common data of a rollout's trials.
pub(crate) struct Trials<'a> {
    pub(crate) sources: &'a Sources<'a>,
    pub(crate) context: &'a Context,
    pub(crate) rollout: &'a RolloutSettings,
}

impl Trials<'_> {
    /// Plays some trials and returns their chances.
    pub(crate) fn play_on(&self, position: &Position, trials: Range<u32>) -> Vec<Probabilities> {
        let trials: Vec<u32> = trials.collect();
        let dice = TrialDice::new(&self.sources.rolls, Source::Levels, self.rollout.seed);
        self.sources.work.map(&trials, |&trial| {
            let mut search = Search::new(self.sources);
            one_game(&mut search, position, self.context, self.rollout.rolls, |at| dice.throw(trial, at))
        })
    }
}

/// Plays one game and returns the chances at its beginning: those of its end, less all luck on the way.
fn one_game(
    search: &mut Search<'_>,
    position: &Position,
    context: &Context,
    rolls: u32,
    throw: impl Fn(u32) -> usize,
) -> Probabilities {
    let mut here = *position;
    let mut contexts = [context.clone(), context.swapped()];
    // The mean over all rolls, and the result of the actual roll, both for the player whose turn it was.
    let mut turns = Vec::new();
    for at in 0..rolls {
        // Positions in the table need no further play.
        if !search.near_sources().estimates && Class::of(&here) == Class::BearOff {
            break;
        }
        if search.near_sources().stopped() {
            break;
        }
        let Some((mean, came)) = search.turn(&here, &contexts[0], throw(at)) else { break };
        turns.push((mean, came.movers_chances(), came.again));
        here = came.position;
        if came.again {
            contexts[0].role = contexts[0].role.map(Role::after_turn);
        } else {
            contexts = [contexts[0].swapped(), contexts[0].clone()];
        }
    }
    let mut worth = search.look(&here, &contexts[..1], 0).chances;
    for (mean, came, again) in turns.into_iter().rev() {
        let movers = if again { worth } else { worth.inverted() };
        worth = mean.plus(&movers, 1.0).plus(&came, -1.0);
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Engine;
    use crate::work::Work;
    use tavola_rules::{Player, Rules, Setup};

    fn position(text: &str) -> Position {
        let setup: Setup = text.parse().unwrap();
        setup
            .with_rest_off(&Rules::STANDARD, Player::First)
            .position(&Rules::STANDARD, Player::First)
            .unwrap()
    }

    #[test]
    fn a_bear_off_that_the_table_knows_is_not_played_on() {
        let position = position("6:2 4:2 / 5:3 1:1");
        let engine = Engine::embedded();
        let found =
            engine.roll_out(&Rules::STANDARD, &position, &Context::money(), &RolloutSettings::LEVEL).unwrap();
        let table = engine.probabilities(&Rules::STANDARD, &position, &Context::money(), 0).unwrap();
        assert!((found.probabilities.win - table.win).abs() < 1e-5, "{found:?} {table:?}");
        assert!(found.error < 1e-6, "{found:?}");
    }

    #[test]
    fn a_race_that_the_table_takes_over_is_rolled_out_with_hardly_an_error() {
        // The last checker comes home with the first roll; without luck, only the net's error remains.
        let position = position("7:1 6:2 4:2 / 5:3 1:1");
        let found = Engine::embedded()
            .roll_out(&Rules::STANDARD, &position, &Context::money(), &RolloutSettings::LEVEL)
            .unwrap();
        assert!(found.error < 1e-3, "{found:?}");
    }

    #[test]
    fn contenders_have_the_dice_that_they_have_alone_and_who_is_clearly_behind_is_given_up() {
        let engine = Engine::embedded();
        let (rules, context) = (&Rules::STANDARD, Context::cubeless());
        // After three-one: the five point, and blots instead; the opponent is on roll.
        let after =
            ["24:2 13:5 8:2 6:4 5:2 / 24:2 13:5 8:3 6:5", "24:2 13:4 10:1 8:3 6:4 5:1 / 24:2 13:5 8:3 6:5"];
        let after = after.map(|text| position(text).swapped());
        let rollout = RolloutSettings { trials: 144, rolls: 3, seed: 5 };
        let all = Contest { rollout, least: 36, clearly: f32::INFINITY };
        let patient = engine.contest(rules, &after, &context, &all).unwrap();
        for (position, contender) in after.iter().zip(&patient) {
            assert_eq!(contender.trials, 144);
            assert_eq!(contender.found, engine.roll_out(rules, position, &context, &rollout).unwrap());
        }
        assert_eq!((patient[0].behind, patient[0].error), (0.0, 0.0), "the five point is best");
        assert!(patient[1].behind > 0.05, "{patient:?}");
        let hasty = engine.contest(rules, &after, &context, &Contest { clearly: 2.5, ..all }).unwrap();
        assert!(hasty.iter().all(|contender| contender.trials == 36), "{hasty:?}");
        assert!(hasty[1].behind > 0.05 && hasty[0].behind == 0.0, "{hasty:?}");
        assert!(engine.contest(rules, &[], &context, &all).unwrap().is_empty());
    }

    #[test]
    fn any_number_of_threads_finds_the_same_and_more_trials_find_it_better() {
        let start = position("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
        let run = |threads, trials| {
            let rollout = RolloutSettings { trials, ..RolloutSettings::LEVEL };
            let engine = Engine::embedded().with_work(Work::inline().with_threads(threads).unwrap());
            engine.roll_out(&Rules::STANDARD, &start, &Context::money(), &rollout).unwrap()
        };
        let one = run(1, 36);
        assert_eq!(run(2, 36), one);
        let more = run(2, 288);
        assert!(more.error < one.error, "{more:?} {one:?}");
        assert!((0.5..0.55).contains(&more.probabilities.win), "{more:?}");
    }
}
