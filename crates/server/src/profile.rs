//! The call about players over all their analysed matches.

use axum::Json;
use axum::extract::State;

use crate::error::Answer;
use crate::extract::Params;
use crate::matches::Matches;
use crate::wire::{ProfileQuery, ProfileView};

/// The names that occur, and the profile of one of them.
pub(crate) async fn one(
    State(matches): State<Matches>,
    Params(query): Params<ProfileQuery>,
) -> Answer<ProfileView> {
    matches.profile(query).await.map(Json)
}
