//! The calls about problems to practise.

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

/// The calls about practice.
pub(crate) fn routes(practice: Practice) -> Router {
    Router::new()
        .route("/practice", get(deck).post(collect))
        .route("/practice/{id}", delete(remove))
        .route("/practice/{id}/answer", post(answer))
        .route("/practice/{id}/review", post(review))
        .route("/quiz", get(games).post(quiz))
        .with_state(practice)
}

/// A deck, and what is to be asked next.
async fn deck(
    State(practice): State<Practice>,
    principal: Principal,
    Params(query): Params<DeckQuery>,
) -> Answer<DeckView> {
    practice.deck(&query, principal.owner()).await.map(Json)
}

/// Makes problems of the errors of a player.
async fn collect(
    State(practice): State<Practice>,
    principal: Principal,
    Body(query): Body<DeckQuery>,
) -> Answer<Collected> {
    practice.collect(query, &principal).await.map(Json)
}

/// What an answer is worth.
async fn answer(
    State(practice): State<Practice>,
    Segment(id): Segment,
    principal: Principal,
    Body(answered): Body<Answered>,
) -> Answer<Solution> {
    practice.solve(&id, answered, &principal).await.map(Json)
}

/// How well a problem was known.
async fn review(
    State(practice): State<Practice>,
    Segment(id): Segment,
    principal: Principal,
    key: RequestKey,
    Body(Review { grade }): Body<Review>,
) -> Answer<Due> {
    practice.review(id, grade, principal.owner(), key).await.map(Json)
}

/// Takes a problem out of its deck.
async fn remove(
    State(practice): State<Practice>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    practice.remove_problem(&id, principal.owner()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What quizzes can be about.
async fn games(State(practice): State<Practice>) -> Answer<QuizGames> {
    practice.quiz_games().await.map(Json)
}

/// Finds a position.
async fn quiz(
    State(practice): State<Practice>,
    principal: Principal,
    Body(request): Body<QuizRequest>,
) -> Answer<QuizView> {
    practice.quiz(request, &principal).await.map(Json)
}
