//! A running rollout: the slices to play, and the limits that end it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_engine::{CubeAction, CubeAnswer, Engine, EngineError};

use crate::error::RolloutError;
use crate::job::{Prepared, RolloutJob};
use crate::rows::{self, Row};
use crate::slice::{Machine, Part, Played, SLICE};
use crate::tally::{self, Mean, Slices, Tally};

/// Slices of each candidate in a round. Decisions to stop are made after whole rounds, so they rest on at least 324 trials.
const ROUND: u32 = 9;

/// The most trials and the highest first trial, so that no number overflows.
const MOST_TRIALS: u32 = 1 << 30;

/// When a rollout ends. The trials of a rollout are numbered from 0 on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// The number of the first trial, a multiple of 36: another machine plays those before it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub skip: u32,
    /// Trials of each candidate at most.
    pub trials: u32,
    /// The rollout ends if no standard error is above this value.
    pub stop_se: Option<f64>,
    /// Candidates drop out when they are behind the best by more than this number of joint standard deviations, and the
    /// rollout ends when one is left. A cube decision ends when both its questions are answered as surely.
    pub stop_jsd: Option<f64>,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { skip: 0, trials: 1296, stop_se: None, stop_jsd: None }
    }
}

impl Limits {
    /// Whether a rollout can run to these limits.
    ///
    /// # Errors
    /// If there are no trials or too many, the first one begins no slice, or a limit is not above 0.
    pub fn check(&self) -> Result<(), RolloutError> {
        let positive = |limit: Option<f64>| limit.is_none_or(|limit| limit.is_finite() && limit > 0.0);
        if !(1..=MOST_TRIALS).contains(&self.trials) {
            return Err(RolloutError::Terms("one trial or more, and fewer than 2^30"));
        }
        if !self.skip.is_multiple_of(SLICE) || self.skip > MOST_TRIALS {
            return Err(RolloutError::Terms("a first trial that is a multiple of 36"));
        }
        if !positive(self.stop_se) || !positive(self.stop_jsd) {
            return Err(RolloutError::Terms("limits above 0"));
        }
        Ok(())
    }

    /// The number after that of the last trial.
    fn end(&self) -> u32 {
        self.skip.saturating_add(self.trials)
    }
}

/// A job with the slices that have been played.
#[derive(Clone, Debug)]
pub struct Rollout {
    job: RolloutJob,
    prepared: Arc<Prepared>,
    played: Slices,
    /// The last limits that it ran with.
    limits: Limits,
}

impl Rollout {
    /// A rollout without trials.
    ///
    /// # Errors
    /// If the job cannot be played.
    pub fn new(job: RolloutJob) -> Result<Rollout, RolloutError> {
        let prepared = Arc::new(job.prepared()?);
        Ok(Rollout { job, prepared, played: Slices::new(), limits: Limits::default() })
    }

    /// A rollout with slices that have been played before.
    ///
    /// # Errors
    /// If the job cannot be played, or a slice does not belong to it.
    pub fn with(
        job: RolloutJob,
        limits: Limits,
        played: impl IntoIterator<Item = Played>,
    ) -> Result<Rollout, RolloutError> {
        let mut rollout = Rollout { limits, ..Rollout::new(job)? };
        played.into_iter().try_for_each(|played| rollout.take(played))?;
        Ok(rollout)
    }

    /// The job.
    #[must_use]
    pub fn job(&self) -> &RolloutJob {
        &self.job
    }

    /// The last limits that it ran with.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Sets the limits with which it is saved.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// The slices that have been played, by candidate and number.
    pub fn slices(&self) -> impl Iterator<Item = &Played> {
        self.played.values()
    }

    /// Creates the machine of an engine, which plays the slices one by one.
    ///
    /// # Errors
    /// If the engine differs from the one that the job was started with.
    pub fn machine(&self, engine: &Engine) -> Result<Machine, RolloutError> {
        Machine::new(&self.job, Arc::clone(&self.prepared), engine)
    }

    /// The candidates with their figures: plays with the best first; a cube decision as no double, double and take, double and
    /// drop.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        rows::rows(&self.played, &self.prepared)
    }

    /// The right cube action and the right answer to a double, by the trials so far; `None` if the rollout is not about a
    /// cube decision or has no trials of a double.
    #[must_use]
    pub fn verdict(&self) -> Option<(CubeAction, CubeAnswer)> {
        rows::verdict(&self.rows(), &self.prepared)
    }

    /// Takes in a slice.
    ///
    /// # Errors
    /// If the slice does not belong to this rollout, or differs from a known result of the same trials.
    pub fn take(&mut self, played: Played) -> Result<(), RolloutError> {
        let fits = (played.candidate as usize) < self.prepared.candidates.len()
            && played.first.is_multiple_of(SLICE)
            && (1..=SLICE as usize).contains(&played.equities.len())
            && played.first.checked_add(SLICE).is_some()
            && played.equities.iter().chain(&played.chances).all(|value| value.is_finite());
        if !fits {
            return Err(RolloutError::Damaged("a slice does not belong to the rollout".to_owned()));
        }
        let key = (played.candidate, played.first);
        if let Some(known) = self.played.get(&key) {
            if known.equities.iter().zip(&played.equities).any(|(a, b)| a != b) {
                let last = played.first + known.equities.len().min(played.equities.len()) as u32 - 1;
                return Err(RolloutError::Disagree { first: played.first, last });
            }
            if known.equities.len() >= played.equities.len() {
                return Ok(());
            }
        }
        self.played.insert(key, played);
        Ok(())
    }

    /// Takes in the slices of another part of the same rollout. The limits then cover the trials of both.
    ///
    /// # Errors
    /// If the other one has another job, or different results of the same trials.
    pub fn merge(&mut self, other: Rollout) -> Result<(), RolloutError> {
        if other.job != self.job {
            return Err(RolloutError::Different);
        }
        let skip = self.limits.skip.min(other.limits.skip);
        let end = self.limits.end().max(other.limits.end());
        self.limits = Limits { skip, trials: end - skip, ..self.limits };
        other.played.into_values().try_for_each(|played| self.take(played))
    }

    /// Plays the missing trials until the limits are reached. `after` is called on this thread whenever slices have been
    /// played. Returns `false` if the engine's work was cancelled before the limits were reached; the trials until then are
    /// kept.
    ///
    /// # Errors
    /// If the engine fails, or is not the one that the job was started with.
    pub fn run(
        &mut self,
        engine: &Engine,
        limits: &Limits,
        after: &mut dyn FnMut(&Rollout),
    ) -> Result<bool, RolloutError> {
        let machine = self.machine(engine)?;
        self.limits = *limits;
        let mut course = Course::new(self);
        let work = engine.work();
        loop {
            let due = course.due(self);
            if due.is_empty() {
                return Ok(true);
            }
            for some in due.chunks(work.threads().max(1)) {
                let mut cancelled = work.is_cancelled();
                for played in work.map(some, |part| machine.play(engine, *part)) {
                    match played {
                        Ok(played) => self.take(played)?,
                        Err(RolloutError::Engine(EngineError::Cancelled(_))) => cancelled = true,
                        Err(error) => return Err(error),
                    }
                }
                let done = some.last().map_or(0, |part| part.first + part.trials);
                work.report(u64::from(done), Some(u64::from(limits.end())));
                after(self);
                if cancelled {
                    return Ok(false);
                }
            }
        }
    }
}

/// Progress of a rollout towards its limits. It is played in rounds; after each round candidates may drop out and the
/// rollout may end. The course depends on the slices of whole rounds only, in any order of arrival. It keeps sums of the
/// rounds that it has passed, so a rollout that was merged with another begins a new course.
#[derive(Clone, Debug)]
pub struct Course {
    limits: Limits,
    /// The first trial of the present round; the end when the limits are reached.
    from: u32,
    /// The candidates that have not dropped out.
    open: Vec<usize>,
    tally: Tally,
}

impl Course {
    /// The course of a rollout to its limits.
    #[must_use]
    pub fn new(rollout: &Rollout) -> Course {
        let limits = rollout.limits;
        let open = (0..rollout.prepared.candidates.len()).collect();
        Course { limits, from: limits.skip - limits.skip % SLICE, open, tally: Tally::default() }
    }

    /// The missing parts of the present round; none when the limits are reached.
    pub fn due(&mut self, rollout: &Rollout) -> Vec<Part> {
        let end = self.limits.end();
        while self.from < end {
            let until = end.min(self.from.saturating_add(ROUND * SLICE));
            let missing: Vec<Part> = self.missing(rollout, until).collect();
            if !missing.is_empty() {
                return missing;
            }
            self.from = if self.is_enough(rollout, until) { end } else { until };
        }
        Vec::new()
    }

    /// Returns whether a candidate takes part in the present round: not if it has dropped out.
    #[must_use]
    pub fn has(&self, candidate: usize) -> bool {
        self.open.contains(&candidate)
    }

    /// Trials that are missing until the number of trials is reached, of all candidates that have not dropped out.
    #[must_use]
    pub fn left(&self, rollout: &Rollout) -> u64 {
        self.missing(rollout, self.limits.end()).map(|part| u64::from(part.trials)).sum()
    }

    /// The missing parts from the present round on.
    fn missing(&self, rollout: &Rollout, until: u32) -> impl Iterator<Item = Part> {
        let parts = (self.from..until).step_by(SLICE as usize).flat_map(move |first| {
            let trials = SLICE.min(until - first);
            self.open.iter().map(move |candidate| Part { candidate: *candidate as u32, first, trials })
        });
        parts.filter(|part| {
            let known = rollout.played.get(&(part.candidate, part.first));
            known.is_none_or(|known| known.equities.len() < part.trials as usize)
        })
    }

    /// Returns whether the trials up to a number are enough. Candidates that are clearly behind drop out.
    fn is_enough(&mut self, rollout: &Rollout, until: u32) -> bool {
        let Course { limits, open, tally, .. } = self;
        let played = &rollout.played;
        if let Some(most) = limits.stop_se
            && open
                .iter()
                .all(|candidate| tally.mean(played, until, *candidate).se.is_some_and(|se| se <= most))
        {
            return true;
        }
        let Some(jsd) = limits.stop_jsd else { return false };
        if rollout.prepared.is_cube_decision {
            let [no_double, take] = [0, 1].map(|candidate| tally.mean(played, until, candidate));
            let less = tally.difference(played, until, 0, 1);
            return cube_is_clear(no_double, take, less, rows::drop_equity(&rollout.prepared.context), jsd);
        }
        if let Some(best) =
            tally::best(open.iter().map(|&candidate| (candidate, tally.mean(played, until, candidate))))
        {
            open.retain(|&candidate| {
                candidate == best || !tally.difference(played, until, best, candidate).is_above(jsd)
            });
        }
        open.len() < 2
    }
}

/// Returns whether both questions of a cube decision are answered: to double or not, to take or to drop. `less` is the equity
/// without a double less that after a take.
fn cube_is_clear(no_double: Mean, take: Mean, less: Mean, drop: f64, jsd: f64) -> bool {
    let from = |mean: Mean, other: f64| Mean { mean: (mean.mean - other).abs(), ..mean };
    let doubled = if take.mean < drop { from(less, 0.0) } else { from(no_double, drop) };
    doubled.is_above(jsd) && from(take, drop).is_above(jsd)
}
