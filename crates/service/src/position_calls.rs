//! The calls about positions outside any match.

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::value::RawValue;

use crate::extract::{Body, Params, Segment};
use crate::failure::{Answer, Failure};
use crate::job::{Job, Position};
use crate::node::Node;
use crate::positions::wire::{PositionAnswer, PositionQuery, SceneQuery, SceneView};
use crate::positions::{QUEUE, read, scenes};
use crate::principal::Principal;

/// The calls about positions.
pub(crate) fn routes(node: Node) -> Router {
    Router::new()
        .route("/scenes/{name}", get(scene))
        .route("/position", post(answer))
        .route("/position/advice", post(judge))
        .route("/position/study", post(study))
        .with_state(node)
}

/// A position that shows what a game has.
async fn scene(
    State(node): State<Node>,
    Segment(name): Segment,
    Params(query): Params<SceneQuery>,
) -> Answer<SceneView> {
    // The first time they are looked for.
    node.tasks().compute(move || scenes::view(&name, &query)).await?.map(Json)
}

async fn answer(Body(query): Body<PositionQuery>) -> Answer<PositionAnswer> {
    read(&query).map(|placed| Json(placed.answer()))
}

/// What the engine makes of a position.
async fn judge(
    State(node): State<Node>,
    principal: Principal,
    Body(query): Body<PositionQuery>,
) -> Answer<Box<RawValue>> {
    ask(&node, &principal, &query, Job::Advice).await
}

/// A position under study.
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
    job: fn(Position) -> Job,
) -> Answer<Box<RawValue>> {
    let placed = read(query)?;
    if placed.is_over() {
        return Err(Failure::GameOver);
    }
    Ok(Json(node.perform(&principal.queue(QUEUE), job(Position(Box::new(placed)))).await?.page()?))
}
