//! The calls of `PROTOCOL.md`, of all subjects together.

use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::response::Response;
use axum::routing::any;
use axum::{Router, middleware};

use crate::extract::LONGEST_BODY;
use crate::failure::Failure;
use crate::service::Service;
use crate::{access, analyses, games, news, pictures, position_calls, practice, profiles, rollouts, rules};

/// Returns the routes below `/api`. Each request carries its caller ([`Principal`](crate::Principal)), who receives only their own data.
pub(crate) fn router(service: &Service) -> Router {
    let Service { node, games, analyses, profiles, practice, rollouts, .. } = service.clone();
    let news = news::routes(games.clone());
    let calls = Router::new()
        .merge(rules::routes(node.clone()))
        .merge(position_calls::routes(node))
        .merge(pictures::routes(games.clone()))
        .merge(games::routes(games))
        .merge(analyses::routes(analyses))
        .merge(profiles::routes(profiles))
        .merge(practice::routes(practice))
        .merge(rollouts::routes(rollouts))
        .merge(news)
        .merge(people(service))
        .merge(description())
        .fallback(unknown)
        .method_not_allowed_fallback(async || Failure::Method)
        .layer(middleware::from_fn(access::let_in))
        .layer(middleware::map_response(not_kept));
    Router::new().nest("/api", calls).route("/api/", any(unknown)).layer(DefaultBodyLimit::max(LONGEST_BODY))
}

#[cfg(feature = "native")]
fn people(service: &Service) -> Router {
    crate::people::routes(service.people.clone())
        .merge(crate::challenges::routes(service.challenges.clone()))
        .merge(crate::ratings::routes(service.node.clone()))
}

/// A node in a browser belongs to one person and has no such calls.
#[cfg(not(feature = "native"))]
fn people(_: &Service) -> Router {
    Router::new()
}

/// Serves the OpenAPI description of the calls for programs.
#[cfg(feature = "native")]
fn description() -> Router {
    const DESCRIPTION: &str = include_str!("../../../docs/openapi.json");
    let json = [(axum::http::header::CONTENT_TYPE, "application/json")];
    Router::new().route("/openapi.json", axum::routing::get(async move || (json, DESCRIPTION)))
}

/// A node in a browser has no programs.
#[cfg(not(feature = "native"))]
fn description() -> Router {
    Router::new()
}

async fn unknown() -> Failure {
    Failure::NotFound("no such call".to_owned())
}

/// Answers about matches are valid for a moment only: they are not cached.
async fn not_kept(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
