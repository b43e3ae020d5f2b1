//! Views of rollouts.

use tavola_engine::{Owner, Stakes};
use tavola_rollout::{Candidate, Course, CubeTerms, Rollout, RolloutJob, Row, Thrown};
use tavola_rules::{Move, Player};

use super::store::StoredRollout;
use super::wire::{RolloutAbout, RolloutCandidate, RolloutCard, RolloutRow, RolloutView};
use crate::board::Board;
use crate::failure::Failure;
use crate::positions::wire::{PositionAnswer, Terms};
use crate::positions::{FullPosition, hint};
use crate::store::StoreError;

/// Returns the moves of a request.
pub(crate) fn moves(moves: &[[u8; 3]]) -> Vec<Move> {
    moves.iter().map(|&[from, to, die]| Move { from, to, die }).collect()
}

/// Reconstructs the request of a job that was read from a file: the score by what both players need.
pub(crate) fn about(job: &RolloutJob) -> Result<RolloutAbout, Failure> {
    let CubeTerms { stakes, cube, owner, in_play, cap, .. } = job.terms;
    let (length, score, jacoby, beavers) = match stakes {
        Stakes::Money { jacoby, beavers } => (0, [0, 0], jacoby, beavers),
        Stakes::Match { away_own, away_other, .. } => {
            let length = away_own.max(away_other);
            (length, [length - away_own, length - away_other], false, false)
        }
    };
    let crawford = matches!(stakes, Stakes::Match { .. }) && !in_play && length > 1;
    let terms = Terms {
        dice: job.thrown.as_ref().map(|(Thrown::Roll(dice) | Thrown::Numbers(dice))| dice.clone()),
        offer: None,
        cube,
        owner: match owner {
            Owner::Centre => None,
            Owner::Own => Some(Player::First),
            Owner::Other => Some(Player::Second),
        },
        cap: if cap == 0 { 1024 } else { cap },
        length: u16::try_from(length).map_err(|_| Failure::bad("expected a shorter match"))?,
        score,
        crawford,
        jacoby,
        beavers,
    };
    let about = RolloutAbout { player: Player::First, terms };
    answer(job, &about)?;
    Ok(about)
}

/// Returns the position of a job with the requested terms.
fn answer(job: &RolloutJob, about: &RolloutAbout) -> Result<PositionAnswer, Failure> {
    let rules = job.rules.rules()?;
    let placed = FullPosition::of_terms(rules, &job.position, about.player, &about.terms)?;
    // The graph of all plays is long, and of no use here.
    Ok(PositionAnswer { turn: None, ..placed.answer() })
}

/// Reads the request of a stored rollout.
fn stored_about(stored: &StoredRollout) -> Result<RolloutAbout, StoreError> {
    serde_json::from_str(&stored.about).map_err(|error| StoreError::Unreadable {
        what: format!("rollout {}", stored.id),
        reason: error.to_string(),
    })
}

/// Returns a rollout for the list.
pub(crate) fn card(stored: StoredRollout) -> Result<RolloutCard, Failure> {
    let track = stored.job.rules.rules()?.track;
    let about = stored_about(&stored)?;
    let board: Board = answer(&stored.job, &about)?.board;
    let RolloutAbout { player, terms } = about;
    let StoredRollout { id, job, limits, running, trials, updated, .. } = stored;
    let of = limits.trials;
    Ok(RolloutCard { id, running, rules: job.rules, track, board, player, terms, trials, of, updated })
}

/// Returns the results of a rollout so far. `course` has been brought to the present round.
pub(crate) fn view(
    stored: &StoredRollout,
    rollout: &Rollout,
    course: &Course,
    seconds_left: Option<u64>,
) -> Result<RolloutView, Failure> {
    let job = rollout.job();
    let limits = *rollout.limits();
    let left = course.left(rollout);
    let of = u64::from(limits.trials) * job.candidates.len() as u64;
    let verdict = rollout.verdict();
    Ok(RolloutView {
        id: stored.id.clone(),
        seq: stored.seq,
        running: stored.running,
        finished: left == 0,
        rules: job.rules.clone(),
        track: job.rules.rules()?.track,
        position: answer(job, &stored_about(stored)?)?,
        settings: job.settings,
        cube: job.terms.in_play,
        limits,
        rows: rollout.rows().into_iter().map(|found| row(job, course, found)).collect(),
        action: verdict.map(|(action, _)| hint::action(action)),
        answer: verdict.map(|(_, answer)| hint::answer_to_double(answer)),
        of,
        done: of.saturating_sub(left),
        seconds_left,
        created: stored.created.clone(),
        updated: stored.updated.clone(),
    })
}

fn row(job: &RolloutJob, course: &Course, row: Row) -> RolloutRow {
    let candidate = row.candidate.map(|number| &job.candidates[number]);
    let (kind, moves) = match candidate {
        Some(Candidate::Roll) => (RolloutCandidate::Roll, &[][..]),
        Some(Candidate::NoDouble) => (RolloutCandidate::NoDouble, &[][..]),
        Some(Candidate::DoubleTake) => (RolloutCandidate::DoubleTake, &[][..]),
        Some(Candidate::Play { moves }) => (RolloutCandidate::Play, &moves[..]),
        None => (RolloutCandidate::DoubleDrop, &[][..]),
    };
    RolloutRow {
        kind,
        moves: moves.iter().map(|mv| (mv.from, mv.to, mv.die)).collect(),
        out: row.candidate.is_some_and(|number| !course.has(number)),
        row,
    }
}
