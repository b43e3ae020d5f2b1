//! A rollout that runs: which slices are played, and when it is enough.

use serde::{Deserialize, Serialize};
use tavola_engine::{Engine, EngineError};

use crate::error::RolloutError;
use crate::job::{Job, Prepared};
use crate::rows::{self, Row, Slices, Tally};
use crate::slice::{self, Played, SLICE};

/// Slices of each candidate between two looks at whether it is enough: 324 trials, the fewest that a decision to stop rests
/// on.
const ROUND: u32 = 9;

/// When a rollout ends. The trials of a rollout are numbered from 0 on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// The number of the first trial, a multiple of [`SLICE`]: another machine plays those before it.
    pub skip: u32,
    /// Trials of each candidate at most.
    pub trials: u32,
    /// It ends when no standard error of a candidate is above this.
    pub stop_se: Option<f64>,
    /// A candidate that is so many joint standard deviations behind the best drops out, and the rollout ends when one is
    /// left; that of a cube decision when it is so sure.
    pub stop_jsd: Option<f64>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { skip: 0, trials: 1296, stop_se: None, stop_jsd: None }
    }
}

impl Limits {
    /// The number after that of the last trial.
    fn end(&self) -> u32 {
        self.skip.saturating_add(self.trials)
    }
}

/// A job with the slices that have been played.
#[derive(Clone, Debug)]
pub struct Rollout {
    job: Job,
    prepared: Prepared,
    played: Slices,
    /// The limits that it ran to last.
    limits: Limits,
}

impl Rollout {
    /// A rollout of which nothing has been played.
    ///
    /// # Errors
    /// If the job cannot be played.
    pub fn new(job: Job) -> Result<Rollout, RolloutError> {
        let prepared = job.prepared()?;
        Ok(Rollout { job, prepared, played: Slices::new(), limits: Limits::default() })
    }

    /// With slices that have been played elsewhere.
    pub(crate) fn with(
        job: Job,
        limits: Limits,
        played: impl IntoIterator<Item = Played>,
    ) -> Result<Rollout, RolloutError> {
        let mut rollout = Rollout { limits, ..Rollout::new(job)? };
        played.into_iter().try_for_each(|played| rollout.take(played))?;
        Ok(rollout)
    }

    /// What is rolled out.
    #[must_use]
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// The limits that it ran to last.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn slices(&self) -> &Slices {
        &self.played
    }

    /// The candidates with their figures: plays with the best first; a cube decision as no double, double and take, double and
    /// drop.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        rows::rows(&self.played, &self.prepared)
    }

    /// Takes in a slice.
    ///
    /// # Errors
    /// If it is none of this rollout, or the same trials are known with another result.
    pub fn take(&mut self, played: Played) -> Result<(), RolloutError> {
        let fits = (played.candidate as usize) < self.prepared.candidates.len()
            && played.first.is_multiple_of(SLICE)
            && (1..=SLICE as usize).contains(&played.equities.len())
            && played.first.checked_add(SLICE).is_some()
            && played.equities.iter().chain(&played.chances).all(|value| value.is_finite());
        if !fits {
            return Err(RolloutError::Damaged("a slice of trials is none of it".to_owned()));
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

    /// Takes in the slices of another part of the same rollout. The limits are those that take in the trials of both.
    ///
    /// # Errors
    /// If it is another rollout, or both have the same trials with different results.
    pub fn merge(&mut self, other: Rollout) -> Result<(), RolloutError> {
        if other.job != self.job {
            return Err(RolloutError::Different);
        }
        let skip = self.limits.skip.min(other.limits.skip);
        let end = self.limits.end().max(other.limits.end());
        self.limits = Limits { skip, trials: end - skip, ..self.limits };
        other.played.into_values().try_for_each(|played| self.take(played))
    }

    /// Plays what is missing up to the limits. `after` is called on this thread whenever slices have come in. Returns
    /// whether the limits have been reached: not if the engine's work was cancelled, and what has been played until then is
    /// kept.
    ///
    /// # Errors
    /// If the engine fails, or is not the one that the job was made for.
    pub fn run(
        &mut self,
        engine: &Engine,
        limits: &Limits,
        after: &mut dyn FnMut(&Rollout),
    ) -> Result<bool, RolloutError> {
        self.job.check(engine)?;
        self.limits = *limits;
        let end = limits.end();
        let mut from = limits.skip - limits.skip % SLICE;
        let mut open: Vec<usize> = (0..self.prepared.candidates.len()).collect();
        while from < end {
            let until = end.min(from.saturating_add(ROUND * SLICE));
            if !self.play(engine, &open, (from, until), end, after)? {
                return Ok(false);
            }
            if self.is_enough(limits, until, &mut open) {
                break;
            }
            from = until;
        }
        Ok(true)
    }

    /// Plays the slices of a round that are missing; `false` if the work was cancelled.
    fn play(
        &mut self,
        engine: &Engine,
        open: &[usize],
        (from, until): (u32, u32),
        end: u32,
        after: &mut dyn FnMut(&Rollout),
    ) -> Result<bool, RolloutError> {
        let slices = (from..until).step_by(SLICE as usize).flat_map(|first| {
            let trials = SLICE.min(until - first);
            open.iter().map(move |candidate| (*candidate as u32, first, trials))
        });
        let is_missing = |(candidate, first, trials): &(u32, u32, u32)| {
            self.played.get(&(*candidate, *first)).is_none_or(|known| known.equities.len() < *trials as usize)
        };
        let missing: Vec<(u32, u32, u32)> = slices.filter(is_missing).collect();
        let work = engine.work();
        for some in missing.chunks(work.threads().max(1)) {
            let prepared = &self.prepared;
            let found = work.map(some, |&(candidate, first, trials)| {
                slice::play(prepared, engine, candidate, first, trials)
            });
            let mut cancelled = false;
            for played in found {
                match played {
                    Ok(played) => self.take(played)?,
                    Err(RolloutError::Engine(EngineError::Cancelled(_))) => cancelled = true,
                    Err(error) => return Err(error),
                }
            }
            let done = some.last().map_or(from, |(_, first, trials)| first + trials);
            work.report(u64::from(done), Some(u64::from(end)));
            after(self);
            if cancelled {
                return Ok(false);
            }
        }
        Ok(!work.is_cancelled())
    }

    /// Whether the trials up to a number are enough. Candidates that are clearly behind drop out of `open`.
    fn is_enough(&self, limits: &Limits, until: u32, open: &mut Vec<usize>) -> bool {
        let tally = Tally::new(&self.played, until);
        if let Some(most) = limits.stop_se
            && open.iter().all(|candidate| tally.mean(*candidate).se.is_some_and(|se| se <= most))
        {
            return true;
        }
        let Some(jsd) = limits.stop_jsd else { return false };
        if self.prepared.is_cube_decision {
            return self.cube_is_clear(&tally, jsd);
        }
        if let Some(best) = tally.best(open) {
            open.retain(|&candidate| candidate == best || !tally.difference(best, candidate).is_above(jsd));
        }
        open.len() < 2
    }

    /// Whether both questions of a cube decision are answered: to double or not, to take or to drop.
    fn cube_is_clear(&self, tally: &Tally<'_>, jsd: f64) -> bool {
        let drop = rows::drop_equity(&self.prepared.context);
        let (no_double, take) = (tally.mean(0), tally.mean(1));
        let from = |mean: rows::Mean, other: f64| rows::Mean { mean: (mean.mean - other).abs(), ..mean };
        let doubled =
            if take.mean < drop { from(tally.difference(0, 1), 0.0) } else { from(no_double, drop) };
        doubled.is_above(jsd) && from(take, drop).is_above(jsd)
    }
}
