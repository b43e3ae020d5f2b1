//! A slice: some trials of one candidate, which a machine can play without knowing the rest.

use serde::{Deserialize, Serialize};
use tavola_engine::Engine;

use crate::error::RolloutError;
use crate::job::{Job, Prepared};

/// Trials of a slice: with as many the first roll is dealt out evenly.
pub const SLICE: u32 = 36;

/// See the module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slice {
    /// What is rolled out.
    pub job: Job,
    /// The number of the candidate, from 0 on.
    pub candidate: u32,
    /// The number of the first trial, a multiple of [`SLICE`].
    pub first: u32,
    /// The number of trials, [`SLICE`] at most.
    pub trials: u32,
}

/// What a slice came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The number of the candidate.
    pub candidate: u32,
    /// The number of the first trial.
    pub first: u32,
    /// The equity of each trial to the player on roll, in their order: points at a cube of 1 for money, normalised in a match.
    pub equities: Vec<f32>,
    /// The mean of the five chances over the trials.
    pub chances: [f32; 5],
}

impl Slice {
    /// Plays it.
    ///
    /// # Errors
    /// If the job cannot be played, belongs to another engine, or the engine fails.
    pub fn play(&self, engine: &Engine) -> Result<Played, RolloutError> {
        self.job.check(engine)?;
        let prepared = self.job.prepared()?;
        if self.candidate as usize >= prepared.candidates.len() {
            return Err(RolloutError::Candidate(self.candidate as usize));
        }
        if !self.first.is_multiple_of(SLICE) || !(1..=SLICE).contains(&self.trials) {
            return Err(RolloutError::Terms("a slice of 1 to 36 trials that begins at a multiple of 36"));
        }
        play(&prepared, engine, self.candidate, self.first, self.trials)
    }
}

/// Plays trials of a candidate of a job that has been proved.
pub(crate) fn play(
    prepared: &Prepared,
    engine: &Engine,
    candidate: u32,
    first: u32,
    trials: u32,
) -> Result<Played, RolloutError> {
    let begin = &prepared.candidates[candidate as usize];
    let numbers = first..first.saturating_add(trials);
    let found =
        engine.trials(&prepared.rules, &begin.standing, &begin.context, &prepared.settings, numbers)?;
    let equity = |worth: f64| prepared.context.equity(worth) as f32;
    let mut chances = [0.0f64; 5];
    for result in &found {
        chances.iter_mut().zip(result.chances).for_each(|(sum, chance)| *sum += chance);
    }
    Ok(Played {
        candidate,
        first,
        equities: found.iter().map(|result| equity(result.worth)).collect(),
        chances: chances.map(|sum| (sum / f64::from(trials.max(1))) as f32),
    })
}
