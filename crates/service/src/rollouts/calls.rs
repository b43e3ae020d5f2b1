//! HTTP calls of rollouts.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use tavola_rollout::RolloutError;

use super::Rollouts;
use super::wire::{NewRollout, RolloutList, RolloutRequest, RolloutView};
use crate::extract::{Body, File, LARGEST_FILE, Params, Segment};
use crate::failure::{Answer, Failure};
use crate::parts::ListQuery;
use crate::principal::Principal;

/// Returns the routes of rollouts.
pub(crate) fn routes(rollouts: Rollouts) -> Router {
    Router::new()
        .route("/rollouts", get(list).post(create))
        .route("/rollouts/open", post(open).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/rollouts/{id}", get(one).post(run).delete(remove))
        .route("/rollouts/{id}/file", get(write))
        .with_state(rollouts)
}

async fn list(
    State(rollouts): State<Rollouts>,
    principal: Principal,
    Params(part): Params<ListQuery>,
) -> Answer<RolloutList> {
    rollouts.list(principal.owner(), &part).await.map(Json)
}

async fn create(
    State(rollouts): State<Rollouts>,
    principal: Principal,
    Body(new): Body<NewRollout>,
) -> Result<(StatusCode, Json<RolloutView>), Failure> {
    Ok((StatusCode::CREATED, Json(rollouts.roll_out(new, &principal).await?)))
}

/// Adds a saved rollout.
async fn open(
    State(rollouts): State<Rollouts>,
    principal: Principal,
    File(bytes): File,
) -> Result<(StatusCode, Json<RolloutView>), Failure> {
    let text = String::from_utf8(bytes.to_vec()).map_err(|_| RolloutError::Foreign)?;
    Ok((StatusCode::CREATED, Json(rollouts.open(text, principal.owner()).await?)))
}

async fn one(
    State(rollouts): State<Rollouts>,
    Segment(id): Segment,
    principal: Principal,
) -> Answer<RolloutView> {
    rollouts.check_owner(&id, &principal).await?;
    rollouts.rollout(&id).await.map(Json)
}

/// Continues or pauses a rollout.
async fn run(
    State(rollouts): State<Rollouts>,
    Segment(id): Segment,
    principal: Principal,
    Body(request): Body<RolloutRequest>,
) -> Answer<RolloutView> {
    if !request.run || request.limits.is_some() {
        principal.may_stop_work()?;
    }
    rollouts.check_owner(&id, &principal).await?;
    if request.run {
        rollouts.node.allows_work(&principal, &id).await?;
    }
    rollouts.run(id, request, principal.owner()).await.map(Json)
}

async fn remove(
    State(rollouts): State<Rollouts>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    rollouts.check_owner(&id, &principal).await?;
    rollouts.remove(id, principal.owner()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns a rollout in the file format of the command line.
async fn write(
    State(rollouts): State<Rollouts>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<Response, Failure> {
    rollouts.check_owner(&id, &principal).await?;
    let text = rollouts.file(&id).await?;
    // The rollout was found, so its id has letters and digits only.
    let disposition = format!("attachment; filename=\"tavola-{id}.rollout\"");
    let disposition = HeaderValue::try_from(disposition).map_err(Failure::internal)?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, disposition)], text).into_response())
}
