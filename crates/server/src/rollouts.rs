//! The calls about rollouts.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use tavola_rollout::RolloutError;

use crate::error::{Answer, Failure};
use crate::extract::{Body, File, Segment};
use crate::matches::Matches;
use crate::wire::{NewRollout, RolloutList, RolloutRequest, RolloutView};

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
    let text = String::from_utf8(bytes.to_vec()).map_err(|_| RolloutError::Foreign)?;
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
