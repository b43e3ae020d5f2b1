//! HTTP calls of ratings.

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};

use super::store::LEAST;
use super::wire::{OwnRatings, RatingList};
use crate::extract::Segment;
use crate::failure::{Answer, Failure};
use crate::node::Node;
use crate::principal::Principal;
use crate::rated::FAMILIES;

/// Returns the routes of ratings.
pub(crate) fn routes(node: Node) -> Router {
    Router::new().route("/ratings/{family}", get(best)).route("/me/ratings", get(own)).with_state(node)
}

/// Returns the best players of a family.
async fn best(
    State(node): State<Node>,
    Segment(family): Segment,
    principal: Principal,
) -> Answer<RatingList> {
    let family = FAMILIES.into_iter().find(|name| *name == family);
    let family =
        family.ok_or_else(|| Failure::NotFound(format!("expected one of {}", FAMILIES.join(", "))))?;
    let (store, own) = (node.store(), principal.owner());
    Ok(Json(RatingList {
        families: FAMILIES.to_vec(),
        family,
        least: LEAST,
        people: store.best(family, false, own).await?,
        programs: store.best(family, true, own).await?,
    }))
}

/// Returns the caller's ratings.
async fn own(State(node): State<Node>, principal: Principal) -> Answer<OwnRatings> {
    let person = principal.person().ok_or(Failure::NoName)?;
    Ok(Json(OwnRatings { ratings: node.store().own_ratings(person.id()).await? }))
}
