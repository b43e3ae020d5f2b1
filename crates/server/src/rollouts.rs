//! Rollouts: the calls about them, and their views.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use tavola_engine::{Owner, Stakes};
use tavola_rollout::{
    Candidate, Course, Job, Limits, Rollout, Row, Terms as JobTerms, Thrown, TrialSettings,
};
use tavola_rules::{Move, Player};

use crate::error::{Answer, Failure};
use crate::extract::{Body, File, Segment};
use crate::hint;
use crate::matches::Matches;
use crate::position::Placed;
use crate::store::StoredRollout;
use crate::wire::{
    Board, NewRollout, PositionAnswer, RolloutAbout, RolloutCandidate, RolloutCard, RolloutLimits,
    RolloutList, RolloutRequest, RolloutRow, RolloutSettings, RolloutView, Terms,
};

pub(crate) async fn list(State(matches): State<Matches>) -> Answer<RolloutList> {
    matches.rollouts().await.map(Json)
}

pub(crate) async fn create(
    State(matches): State<Matches>,
    Body(new): Body<NewRollout>,
) -> Result<(StatusCode, Json<RolloutView>), Failure> {
    Ok((StatusCode::CREATED, Json(matches.roll_out(new).await?)))
}

/// Adds a saved rollout.
pub(crate) async fn open(
    State(matches): State<Matches>,
    File(bytes): File,
) -> Result<(StatusCode, Json<RolloutView>), Failure> {
    let text = String::from_utf8(bytes.to_vec()).map_err(|_| tavola_rollout::RolloutError::Foreign)?;
    Ok((StatusCode::CREATED, Json(matches.open_rollout(text).await?)))
}

pub(crate) async fn one(State(matches): State<Matches>, Segment(id): Segment) -> Answer<RolloutView> {
    matches.rollout(&id).await.map(Json)
}

/// Goes on with a rollout, or pauses it.
pub(crate) async fn run(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Body(request): Body<RolloutRequest>,
) -> Answer<RolloutView> {
    matches.run_rollout(id, request).await.map(Json)
}

pub(crate) async fn remove(
    State(matches): State<Matches>,
    Segment(id): Segment,
) -> Result<StatusCode, Failure> {
    matches.remove_rollout(id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A rollout as the command line saves it.
pub(crate) async fn write(State(matches): State<Matches>, Segment(id): Segment) -> Result<Response, Failure> {
    let text = matches.rollout_file(&id).await?;
    // The rollout was found: its id is of letters and digits.
    let disposition = format!("attachment; filename=\"tavola-{id}.rollout\"");
    let disposition = HeaderValue::try_from(disposition).map_err(Failure::internal)?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, disposition)], text).into_response())
}

/// The limits of a request, for a rollout that begins with trial `skip`.
pub(crate) fn limits(limits: &RolloutLimits, skip: u32) -> Limits {
    let RolloutLimits { trials, stop_se, stop_jsd } = *limits;
    Limits { skip, trials, stop_se, stop_jsd }
}

/// The moves of a request.
pub(crate) fn moves(moves: &[[u8; 3]]) -> Vec<Move> {
    moves.iter().map(|&[from, to, die]| Move { from, to, die }).collect()
}

/// What is known about the position of a job without its request: the score by what both players need.
pub(crate) fn about(job: &Job) -> Result<RolloutAbout, Failure> {
    let JobTerms { stakes, cube, owner, in_play, cap, .. } = job.terms;
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

/// The position of a job on the terms that were asked for.
fn answer(job: &Job, about: &RolloutAbout) -> Result<PositionAnswer, Failure> {
    let rules = job.rules.rules()?;
    let placed = Placed::of_terms(rules, &job.position, about.player, &about.terms)?;
    // All that can be played from the roll is long, and of no use here.
    Ok(PositionAnswer { turn: None, ..placed.answer() })
}

/// A rollout in the list.
pub(crate) fn card(stored: StoredRollout) -> Result<RolloutCard, Failure> {
    let track = stored.job.rules.rules()?.track;
    let board: Board = answer(&stored.job, &stored.about)?.board;
    let StoredRollout {
        id,
        job,
        about: RolloutAbout { player, terms },
        limits,
        running,
        trials,
        updated,
        ..
    } = stored;
    let of = limits.trials;
    Ok(RolloutCard { id, running, rules: job.rules, track, board, player, terms, trials, of, updated })
}

/// A rollout as far as it is. `course` has been brought to the present round.
pub(crate) fn view(
    stored: &StoredRollout,
    rollout: &Rollout,
    course: &Course,
    seconds_left: Option<u64>,
) -> Result<RolloutView, Failure> {
    let job = rollout.job();
    let TrialSettings { truncate, ply, cube_ply, luck, tables, seed } = job.settings;
    let settings = RolloutSettings { truncate, ply, cube_ply, cube: job.terms.in_play, luck, tables, seed };
    let Limits { trials, stop_se, stop_jsd, .. } = *rollout.limits();
    let left = course.left(rollout);
    let of = u64::from(trials) * job.candidates.len() as u64;
    let verdict = rollout.verdict();
    Ok(RolloutView {
        id: stored.id.clone(),
        seq: stored.seq,
        running: stored.running,
        finished: left == 0,
        rules: job.rules.clone(),
        track: job.rules.rules()?.track,
        position: answer(job, &stored.about)?,
        settings,
        limits: RolloutLimits { trials, stop_se, stop_jsd },
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

fn row(job: &Job, course: &Course, row: Row) -> RolloutRow {
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
        text: row.text,
        moves: moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect(),
        equity: row.equity,
        se: row.se,
        trials: row.trials,
        behind: row.behind,
        behind_se: row.behind_se,
        out: row.candidate.is_some_and(|number| !course.has(number)),
        probs: hint::probabilities(&row.chances),
    }
}
