//! HTTP calls of practice problems.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{delete, get, post};
use axum::{Json, Router};

use super::Practice;
use super::wire::{
    Answered, Collected, DeckQuery, DeckView, Due, QuizGames, QuizRequest, QuizView, Review, Solution,
};
use crate::extract::{Body, Params, Segment};
use crate::failure::{Answer, Failure};
use crate::principal::Principal;
use crate::request_key::RequestKey;

/// Returns the routes of practice.
pub(crate) fn routes(practice: Practice) -> Router {
    Router::new()
        .route("/practice", get(deck).post(collect))
        .route("/practice/{id}", delete(remove))
        .route("/practice/{id}/answer", post(answer))
        .route("/practice/{id}/review", post(review))
        .route("/quiz", get(games).post(quiz))
        .with_state(practice)
}

/// Returns a deck and its next problem.
async fn deck(
    State(practice): State<Practice>,
    principal: Principal,
    Params(query): Params<DeckQuery>,
) -> Answer<DeckView> {
    practice.deck(&query, principal.owner()).await.map(Json)
}

/// Adds a player's errors to their deck.
async fn collect(
    State(practice): State<Practice>,
    principal: Principal,
    Body(query): Body<DeckQuery>,
) -> Answer<Collected> {
    practice.collect(query, &principal).await.map(Json)
}

/// Judges an answer.
async fn answer(
    State(practice): State<Practice>,
    Segment(id): Segment,
    principal: Principal,
    Body(answered): Body<Answered>,
) -> Answer<Solution> {
    practice.solve(&id, answered, &principal).await.map(Json)
}

/// Records a review.
async fn review(
    State(practice): State<Practice>,
    Segment(id): Segment,
    principal: Principal,
    key: RequestKey,
    Body(Review { grade }): Body<Review>,
) -> Answer<Due> {
    practice.review(id, grade, principal.owner(), key).await.map(Json)
}

/// Removes a problem from its deck.
async fn remove(
    State(practice): State<Practice>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    practice.remove_problem(&id, principal.owner()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the themes of quizzes by game.
async fn games(State(practice): State<Practice>) -> Answer<QuizGames> {
    practice.quiz_games().await.map(Json)
}

/// Finds a position for a quiz.
async fn quiz(
    State(practice): State<Practice>,
    principal: Principal,
    Body(request): Body<QuizRequest>,
) -> Answer<QuizView> {
    practice.quiz(request, &principal).await.map(Json)
}
