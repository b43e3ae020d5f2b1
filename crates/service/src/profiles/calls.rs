//! HTTP calls of profiles.

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};

use super::Profiles;
use super::wire::{ProfileQuery, ProfileView};
use crate::extract::Params;
use crate::failure::Answer;
use crate::principal::Principal;

/// Returns the routes of profiles.
pub(crate) fn routes(profiles: Profiles) -> Router {
    Router::new().route("/profile", get(one)).with_state(profiles)
}

/// Returns all names in the analyses, and the profile of one player.
async fn one(
    State(profiles): State<Profiles>,
    principal: Principal,
    Params(query): Params<ProfileQuery>,
) -> Answer<ProfileView> {
    profiles.profile(query, &principal).await.map(Json)
}
