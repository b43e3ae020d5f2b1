//! A slice: some trials of one candidate, which a machine can play without knowing the rest.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_engine::Engine;

use crate::error::RolloutError;
use crate::job::{Prepared, RolloutJob};

/// Trials of a slice: each first roll comes once.
pub const SLICE: u32 = 36;

/// Some trials of one candidate of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The number of the candidate, from 0 on.
    pub candidate: u32,
    /// The number of the first trial, a multiple of [`SLICE`].
    pub first: u32,
    /// The number of trials, at most [`SLICE`].
    pub trials: u32,
}

/// A part with its job: all that a machine needs to play it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slice {
    /// The rollout.
    pub job: RolloutJob,
    /// The number of the candidate, from 0 on.
    pub candidate: u32,
    /// The number of the first trial, a multiple of [`SLICE`].
    pub first: u32,
    /// The number of trials, at most [`SLICE`].
    pub trials: u32,
}

/// The result of a slice.
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
    /// Plays the slice.
    ///
    /// # Errors
    /// If the job cannot be played, was started with another engine, or the engine fails.
    pub fn play(&self, engine: &Engine) -> Result<Played, RolloutError> {
        let Slice { ref job, candidate, first, trials } = *self;
        Machine::new(job, Arc::new(job.prepared()?), engine)?.play(engine, Part { candidate, first, trials })
    }
}

/// A job on an engine whose results equal those of the engine that started the job.
#[derive(Clone, Debug)]
pub struct Machine {
    prepared: Arc<Prepared>,
    tables: usize,
}

impl Machine {
    pub(crate) fn new(
        job: &RolloutJob,
        prepared: Arc<Prepared>,
        engine: &Engine,
    ) -> Result<Machine, RolloutError> {
        // Counted first: tables that are added meanwhile are noticed below.
        let tables = engine.registry().tables_of(&prepared.rules);
        job.check(engine)?;
        Ok(Machine { prepared, tables })
    }

    /// Plays some trials. `engine` is that of the machine, perhaps with other work.
    ///
    /// # Errors
    /// If the part does not belong to the job, or the engine fails or was given another table meanwhile.
    pub fn play(&self, engine: &Engine, part: Part) -> Result<Played, RolloutError> {
        let Part { candidate, first, trials } = part;
        let number = candidate as usize;
        let begin = self.prepared.candidates.get(number).ok_or(RolloutError::Candidate(number))?;
        if !first.is_multiple_of(SLICE) || !(1..=SLICE).contains(&trials) {
            return Err(RolloutError::Terms("a slice of 1 to 36 trials that begins at a multiple of 36"));
        }
        let Prepared { rules, context, settings, .. } = &*self.prepared;
        let numbers = first..first.saturating_add(trials);
        let found = engine.trials(rules, &begin.standing, &begin.context, settings, numbers)?;
        if engine.registry().tables_of(rules) != self.tables {
            return Err(RolloutError::OtherEngine);
        }
        let mut chances = [0.0f64; 5];
        for result in &found {
            chances.iter_mut().zip(result.chances).for_each(|(sum, chance)| *sum += chance);
        }
        Ok(Played {
            candidate,
            first,
            equities: found.iter().map(|result| context.equity(result.worth) as f32).collect(),
            chances: chances.map(|sum| (sum / f64::from(trials)) as f32),
        })
    }
}
