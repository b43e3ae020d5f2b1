//! Choice of the candidates of a rollout.

use tavola_engine::{Engine, Ranked};
use tavola_notation::play::{self, PlayError};
use tavola_rules::Move;

use crate::error::RolloutError;
use crate::job::{Candidate, RolloutJob};

/// Plays are ranked by a search of at least this depth.
const PLY: u32 = 1;

/// The best plays of the roll of a job, at most `most`, the best first.
///
/// # Errors
/// If the job cannot be played or has no dice, or the engine fails.
pub fn best_plays(engine: &Engine, job: &RolloutJob, most: usize) -> Result<Vec<Candidate>, RolloutError> {
    let situation = job.situation()?;
    let turn = situation.turn()?;
    let ranked = engine.rank(turn, &situation.context, job.settings.ply.max(PLY))?;
    let play = |ranked: Ranked| Candidate::Play { moves: ranked.moves };
    Ok(ranked.into_iter().take(most).map(play).collect())
}

/// The best plays of the roll of a job, at most `most`, and those of `named` that are not among them.
///
/// # Errors
/// If the job cannot be played or has no dice, or the engine fails.
pub fn plays(
    engine: &Engine,
    job: &RolloutJob,
    most: usize,
    named: impl IntoIterator<Item = Candidate>,
) -> Result<Vec<Candidate>, RolloutError> {
    let mut found = best_plays(engine, job, most)?;
    for candidate in named {
        if !found.contains(&candidate) {
            found.push(candidate);
        }
    }
    Ok(found)
}

/// A play by its text.
///
/// # Errors
/// If the job cannot be played or has no dice, or the play is not legal.
pub fn named_play(job: &RolloutJob, text: &str) -> Result<Candidate, RolloutError> {
    let situation = job.situation()?;
    let turn = situation.turn()?;
    let moves = play::parse(text, &turn.graph(), turn.rules().track)?;
    job.play(&moves).map_err(|error| match error {
        RolloutError::Candidate(_) => PlayError::NotLegal(text.trim().to_owned()).into(),
        error => error,
    })
}

/// The decision before the roll: no double or double if the player may turn the cube, otherwise only the roll. The
/// engine does not double in a game that it only estimates.
///
/// # Errors
/// If the job cannot be played, or the engine does not support the game.
pub fn cube(engine: &Engine, job: &RolloutJob) -> Result<Vec<Candidate>, RolloutError> {
    let situation = job.situation()?;
    Ok(if situation.context.may_double() && !engine.estimates(&situation.rules)? {
        vec![Candidate::NoDouble, Candidate::DoubleTake]
    } else {
        vec![Candidate::Roll]
    })
}

impl RolloutJob {
    /// A play by its moves. Of several orders with the same end, the candidate has the order that [`best_plays`]
    /// returns.
    ///
    /// # Errors
    /// If the job cannot be played or has no dice, or the play is not legal.
    pub fn play(&self, moves: &[Move]) -> Result<Candidate, RolloutError> {
        let situation = self.situation()?;
        let turn = situation.turn()?;
        let mut reached = turn.clone();
        for mv in moves {
            reached.play(*mv).map_err(|_| RolloutError::Candidate(self.candidates.len()))?;
        }
        let end = turn.ends().into_iter().find(|end| end.position == reached.position());
        let end = end.ok_or(RolloutError::Candidate(self.candidates.len()))?;
        Ok(Candidate::Play { moves: end.moves })
    }
}
