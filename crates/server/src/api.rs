//! The calls of `PROTOCOL.md`.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post, put};
use axum::{Json, Router, middleware};
use serde_json::{Value, json};
use tavola_engine::Level;
use tavola_notation::custom;
use tavola_rules::{Player, variants};

use crate::error::{Answer, Failure};
use crate::extract::{Body, LONGEST_BODY, Params, Segment};
use crate::guard::{self, Hosts};
use crate::locale::Locale;
use crate::rooms::Rooms;
use crate::wire::{Acts, NewMatch, PositionQuery, RulesQuery};
use crate::{assets, custom_rules, hint, ids, rulebook, stream, view};

/// The server's answers, for requests that reach it as one of `hosts`.
pub fn router(rooms: Rooms, hosts: Hosts) -> Router {
    let api = Router::new()
        .route("/catalogue", get(catalogue))
        .route("/rules/{name}", get(rules))
        .route("/options/{name}", get(custom_rules::options))
        .route("/compare", post(custom_rules::compare))
        .route("/custom-rules", get(custom_rules::list).post(custom_rules::create))
        .route("/custom-rules/{id}", put(custom_rules::change).delete(custom_rules::remove))
        .route("/custom-rules/write", post(custom_rules::write))
        .route("/custom-rules/read", post(custom_rules::read))
        .route("/position", post(position))
        .route("/matches", get(matches).post(create))
        .route("/matches/{id}", get(one).delete(remove))
        .route("/matches/{id}/actions", post(act))
        .route("/matches/{id}/hint", get(hints))
        .route("/stream", get(news))
        .fallback(unknown)
        .method_not_allowed_fallback(async || Failure::Method)
        .layer(middleware::map_response(not_kept));
    Router::new()
        .nest("/api", api)
        .route("/api/", any(unknown))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(hosts, guard::own_origin))
        .with_state(rooms)
}

async fn unknown() -> Failure {
    Failure::NotFound("no such call".to_owned())
}

/// Answers about matches are true for a moment: nobody keeps them.
async fn not_kept(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn catalogue() -> Json<Value> {
    let rules: Vec<Value> = variants::ALL.iter().map(view::rule_card).collect();
    let levels: Vec<String> = Level::ALL.iter().map(ToString::to_string).collect();
    Json(json!({ "rules": rules, "levels": levels, "version": env!("CARGO_PKG_VERSION") }))
}

async fn rules(Segment(name): Segment, Params(query): Params<RulesQuery>) -> Answer {
    let rules = query.rules(&name)?;
    let locale = Locale::find(query.lang.as_deref().unwrap_or("en")).ok_or_else(|| {
        Failure::bad(format!("no such language; expected one of {}", Locale::codes().join(", ")))
    })?;
    let mut page = rulebook::page(&rules, locale);
    if let Some(title) = query.title.filter(|title| !title.is_empty()) {
        page.title = custom::tidy_name(&title);
    }
    Ok(Json(json!(page)))
}

async fn position(Body(query): Body<PositionQuery>) -> Answer {
    ids::read(&query).map(Json)
}

async fn matches(State(rooms): State<Rooms>) -> Answer {
    rooms.list().await.map(Json)
}

async fn create(
    State(rooms): State<Rooms>,
    Body(new): Body<NewMatch>,
) -> Result<(StatusCode, Json<Value>), Failure> {
    Ok((StatusCode::CREATED, Json(rooms.create(new).await?)))
}

#[derive(serde::Deserialize)]
struct ViewQuery {
    #[serde(default)]
    since: usize,
    #[serde(default)]
    at: Option<usize>,
}

async fn one(State(rooms): State<Rooms>, Segment(id): Segment, Params(query): Params<ViewQuery>) -> Answer {
    Ok(Json(match query.at {
        Some(at) => rooms.view_at(&id, at).await?,
        None => rooms.view(&id, query.since).await?,
    }))
}

async fn remove(State(rooms): State<Rooms>, Segment(id): Segment) -> Result<StatusCode, Failure> {
    rooms.remove(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn act(State(rooms): State<Rooms>, Segment(id): Segment, Body(acts): Body<Acts>) -> Answer {
    rooms.act(id, acts).await.map(Json)
}

#[derive(serde::Deserialize)]
struct HintQuery {
    #[serde(default)]
    by: Option<usize>,
}

async fn hints(State(rooms): State<Rooms>, Segment(id): Segment, Params(query): Params<HintQuery>) -> Answer {
    let m = rooms.snapshot(&id).await?;
    let by = query.by.and_then(Player::from_index);
    let hint = tokio::task::spawn_blocking(move || hint::hint(&m, by)).await;
    Ok(Json(hint.map_err(|e| Failure::Internal(e.to_string()))??))
}

#[derive(serde::Deserialize)]
struct NewsQuery {
    #[serde(default)]
    matches: String,
}

async fn news(State(rooms): State<Rooms>, Params(query): Params<NewsQuery>) -> Result<Response, Failure> {
    let stream = stream::open(rooms.store().clone(), rooms.news(), &query.matches)?;
    Ok(stream.into_response())
}
