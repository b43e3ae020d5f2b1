//! HTTP calls of positions outside any match.

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::value::RawValue;

use crate::extract::{Body, Params, Segment};
use crate::failure::{Answer, Failure};
use crate::job::{Job, JobPosition};
use crate::node::Node;
use crate::openings;
use crate::positions::wire::{PositionAnswer, PositionQuery, SceneQuery, SceneView};
use crate::positions::{QUEUE, read, scenes};
use crate::principal::Principal;

/// Returns the routes of positions.
pub(crate) fn routes(node: Node) -> Router {
    Router::new()
        .route("/scenes/{name}", get(scene))
        .route("/position", post(answer))
        .route("/position/advice", post(judge))
        .route("/position/study", post(study))
        .merge(openings::routes())
        .with_state(node)
}

/// Returns a position that shows a feature of a game.
async fn scene(
    State(node): State<Node>,
    Segment(name): Segment,
    Params(query): Params<SceneQuery>,
) -> Answer<SceneView> {
    // The first call searches for the positions.
    node.tasks().compute(move || scenes::view(&name, &query)).await?.map(Json)
}

async fn answer(Body(query): Body<PositionQuery>) -> Answer<PositionAnswer> {
    read(&query).map(|placed| Json(placed.answer()))
}

/// Returns the engine's judgement of a position.
async fn judge(
    State(node): State<Node>,
    principal: Principal,
    Body(query): Body<PositionQuery>,
) -> Answer<Box<RawValue>> {
    ask(&node, &principal, &query, Job::Advice).await
}

/// Returns the study of a position.
async fn study(
    State(node): State<Node>,
    principal: Principal,
    Body(query): Body<PositionQuery>,
) -> Answer<Box<RawValue>> {
    ask(&node, &principal, &query, Job::Study).await
}

async fn ask(
    node: &Node,
    principal: &Principal,
    query: &PositionQuery,
    job: fn(JobPosition) -> Job,
) -> Answer<Box<RawValue>> {
    let placed = read(query)?;
    if placed.is_over() {
        return Err(Failure::GameOver);
    }
    Ok(Json(node.perform(&principal.queue(QUEUE), job(JobPosition(Box::new(placed)))).await?.page()?))
}
