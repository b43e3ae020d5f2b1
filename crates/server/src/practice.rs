//! The calls about problems to practise.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use crate::error::{Answer, Failure};
use crate::extract::{Body, Params, Segment};
use crate::matches::Matches;
use crate::wire::{
    Answered, Collected, DeckQuery, DeckView, Due, QuizGames, QuizRequest, QuizView, Review, Solution,
};

/// A deck, and what is to be asked next.
pub(crate) async fn deck(
    State(matches): State<Matches>,
    Params(query): Params<DeckQuery>,
) -> Answer<DeckView> {
    matches.deck(&query).await.map(Json)
}

/// Makes problems of the errors of a player.
pub(crate) async fn collect(
    State(matches): State<Matches>,
    Body(query): Body<DeckQuery>,
) -> Answer<Collected> {
    matches.collect(query).await.map(Json)
}

/// What an answer is worth.
pub(crate) async fn answer(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Body(answered): Body<Answered>,
) -> Answer<Solution> {
    matches.solve(&id, answered).await.map(Json)
}

/// How well a problem was known.
pub(crate) async fn review(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Body(Review { grade }): Body<Review>,
) -> Answer<Due> {
    matches.review(id, grade).await.map(Json)
}

/// Takes a problem out of its deck.
pub(crate) async fn remove(
    State(matches): State<Matches>,
    Segment(id): Segment,
) -> Result<StatusCode, Failure> {
    matches.remove_problem(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What quizzes can be about.
pub(crate) async fn games(State(matches): State<Matches>) -> Answer<QuizGames> {
    matches.quiz_games().await.map(Json)
}

/// Finds a position.
pub(crate) async fn quiz(
    State(matches): State<Matches>,
    Body(request): Body<QuizRequest>,
) -> Answer<QuizView> {
    matches.quiz(request).await.map(Json)
}
