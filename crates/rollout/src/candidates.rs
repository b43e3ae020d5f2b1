//! Which candidates a rollout compares.

use tavola_engine::{Engine, Ranked};
use tavola_notation::play::{self, PlayError};

use crate::error::RolloutError;
use crate::job::{Candidate, Job};

/// Candidates are chosen by a search at least this deep.
const PLY: u32 = 1;

/// The best plays of the dice of a job, so many at most, the best first.
///
/// # Errors
/// If the job cannot be played or has no dice, or the engine fails.
pub fn best_plays(engine: &Engine, job: &Job, most: usize) -> Result<Vec<Candidate>, RolloutError> {
    let (_, _, context, turn) = job.situation()?;
    let turn = turn.ok_or(RolloutError::Dice)?;
    let ranked = engine.rank(&turn, &context, job.settings.ply.max(PLY))?;
    let play = |ranked: Ranked| Candidate::Play { moves: ranked.moves };
    Ok(ranked.into_iter().take(most).map(play).collect())
}

/// A play by its text.
///
/// # Errors
/// If the job cannot be played or has no dice, or this is no legal play of them.
pub fn named_play(job: &Job, text: &str) -> Result<Candidate, RolloutError> {
    let (.., turn) = job.situation()?;
    let turn = turn.ok_or(RolloutError::Dice)?;
    let moves = play::parse(text, &turn.graph(), turn.rules().track)?;
    let not_legal = || PlayError::NotLegal(text.trim().to_owned());
    let mut reached = turn.clone();
    for mv in &moves {
        reached.play(*mv).map_err(|_| not_legal())?;
    }
    // Of several ways to the same position the one that the list of plays has.
    let end = turn.ends().into_iter().find(|end| end.position == reached.position());
    Ok(Candidate::Play { moves: end.ok_or_else(not_legal)?.moves })
}

/// What can be done before the roll: the decision about the cube where the player may turn it, otherwise the roll alone.
///
/// # Errors
/// If the job cannot be played.
pub fn cube(job: &Job) -> Result<Vec<Candidate>, RolloutError> {
    let (_, _, context, _) = job.situation()?;
    Ok(if context.may_double() {
        vec![Candidate::NoDouble, Candidate::DoubleTake]
    } else {
        vec![Candidate::Roll]
    })
}
