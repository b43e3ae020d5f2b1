//! The calls about positions outside any match.

use std::sync::Arc;

use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use tavola_analysis::study::Study;
use tavola_engine::Engine;

use super::wire::{PositionAdvice, PositionAnswer, PositionQuery};
use super::{Placed, read};
use crate::extract::Body;
use crate::failure::{Answer, Failure};
use crate::node::Node;

/// The queue of the engine's jobs in which they wait; no match has this id.
pub(crate) const QUEUE: &str = "positions";

/// The calls about positions.
pub(crate) fn routes(node: Node) -> Router {
    Router::new()
        .route("/position", post(answer))
        .route("/position/advice", post(judge))
        .route("/position/study", post(study))
        .with_state(node)
}

async fn answer(Body(query): Body<PositionQuery>) -> Answer<PositionAnswer> {
    read(&query).map(|placed| Json(placed.answer()))
}

/// What the engine makes of a position.
async fn judge(State(node): State<Node>, Body(query): Body<PositionQuery>) -> Answer<PositionAdvice> {
    ask(&node, &query, Placed::judged).await
}

/// A position under study.
async fn study(State(node): State<Node>, Body(query): Body<PositionQuery>) -> Answer<Study> {
    ask(&node, &query, Placed::studied).await
}

async fn ask<T: Send + 'static>(
    node: &Node,
    query: &PositionQuery,
    ask: fn(&Placed, &Engine) -> Result<T, Failure>,
) -> Answer<T> {
    let placed = read(query)?;
    if placed.is_over() {
        return Err(Failure::GameOver);
    }
    node.run(&Arc::from(QUEUE), move |engine| ask(&placed, engine)).await?.map(Json)
}
