//! The calls of `PROTOCOL.md`.

use std::collections::BTreeMap;
use std::convert::Infallible;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::routing::{get, post, put};
use axum::{Router, middleware};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tavola_engine::Level;
use tavola_notation::custom;
use tavola_rules::{Player, Rules, variants};
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt, StreamMap};

use crate::error::Failure;
use crate::guard::{self, Hosts};
use crate::locale::Locale;
use crate::rooms::{Pulse, Rooms};
use crate::wire::{Acts, NewMatch, PositionQuery};
use crate::{assets, custom_rules, hint, ids, rulebook, view};

/// The longest body that a page has reason to send.
const LONGEST_BODY: usize = 64 * 1024;

/// The server's answers, for requests that reach it as one of `hosts`.
pub fn router(rooms: Rooms, hosts: Hosts) -> Router {
    Router::new()
        .route("/api/catalogue", get(catalogue))
        .route("/api/rules/{name}", get(rules))
        .route("/api/options/{name}", get(custom_rules::options))
        .route("/api/compare", post(custom_rules::compare))
        .route("/api/custom-rules", get(custom_rules::list).post(custom_rules::create))
        .route("/api/custom-rules/{id}", put(custom_rules::change).delete(custom_rules::remove))
        .route("/api/custom-rules/write", post(custom_rules::write))
        .route("/api/custom-rules/read", post(custom_rules::read))
        .route("/api/position", post(position))
        .route("/api/matches", get(matches).post(create))
        .route("/api/matches/{id}", get(one).delete(remove))
        .route("/api/matches/{id}/actions", post(act))
        .route("/api/matches/{id}/hint", get(hints))
        .route("/api/stream", get(stream))
        .route("/api/{*rest}", axum::routing::any(unknown))
        .fallback(get(assets::serve))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(hosts, guard::own_origin))
        .with_state(rooms)
}

pub(crate) type Answer = Result<Json<Value>, Failure>;

/// Reads a body; what is wrong with it is told in our words.
pub(crate) fn body<T: DeserializeOwned>(bytes: &Bytes) -> Result<T, Failure> {
    serde_json::from_slice(bytes).map_err(|e| Failure::bad(format!("the body is not as expected: {e}")))
}

async fn unknown() -> Failure {
    Failure::NotFound("no such call".to_owned())
}

async fn catalogue() -> Json<Value> {
    let rules: Vec<Value> = variants::ALL.iter().map(view::rule_card).collect();
    let levels: Vec<String> = Level::ALL.iter().map(ToString::to_string).collect();
    Json(json!({ "rules": rules, "levels": levels, "version": env!("CARGO_PKG_VERSION") }))
}

#[derive(serde::Deserialize)]
pub(crate) struct RulesQuery {
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    options: Option<String>,
    /// Name of the custom rules.
    #[serde(default)]
    title: Option<String>,
}

impl RulesQuery {
    /// The rules that are asked about.
    pub(crate) fn rules(&self, name: &str) -> Result<Rules, Failure> {
        if variants::find(name).is_none() {
            return Err(Failure::NotFound(format!("no game {name:?}")));
        }
        let options = match &self.options {
            Some(text) if !text.is_empty() => body(&Bytes::from(text.clone()))?,
            _ => BTreeMap::new(),
        };
        Ok(custom::changed(name, &options)?)
    }
}

async fn rules(Path(name): Path<String>, Query(query): Query<RulesQuery>) -> Answer {
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

async fn position(bytes: Bytes) -> Answer {
    let query: PositionQuery = body(&bytes)?;
    ids::read(&query).map(Json)
}

async fn matches(State(rooms): State<Rooms>) -> Answer {
    Ok(Json(json!({ "matches": rooms.list().await? })))
}

async fn create(State(rooms): State<Rooms>, bytes: Bytes) -> Result<(StatusCode, Json<Value>), Failure> {
    let new: NewMatch = body(&bytes)?;
    Ok((StatusCode::CREATED, Json(rooms.create(new).await?)))
}

#[derive(serde::Deserialize)]
struct ViewQuery {
    #[serde(default)]
    since: usize,
    #[serde(default)]
    at: Option<usize>,
}

async fn one(State(rooms): State<Rooms>, Path(id): Path<String>, Query(query): Query<ViewQuery>) -> Answer {
    Ok(Json(match query.at {
        Some(at) => rooms.view_at(&id, at).await?,
        None => rooms.view(&id, query.since).await?,
    }))
}

async fn remove(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<StatusCode, Failure> {
    rooms.remove(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn act(State(rooms): State<Rooms>, Path(id): Path<String>, bytes: Bytes) -> Answer {
    let acts: Acts = body(&bytes)?;
    Ok(Json(rooms.act(&id, &acts).await?))
}

#[derive(serde::Deserialize)]
struct HintQuery {
    #[serde(default)]
    by: Option<usize>,
}

async fn hints(State(rooms): State<Rooms>, Path(id): Path<String>, Query(query): Query<HintQuery>) -> Answer {
    let m = rooms.snapshot(&id).await?;
    let by = query.by.and_then(Player::from_index);
    let hint = tokio::task::spawn_blocking(move || hint::hint(&m, by)).await;
    Ok(Json(hint.map_err(|e| Failure::Internal(e.to_string()))??))
}

#[derive(serde::Deserialize)]
struct StreamQuery {
    /// Ids, separated by commas.
    #[serde(default)]
    matches: String,
}

/// News of several matches on one connection. An id without a match is reported as deleted.
async fn stream(
    State(rooms): State<Rooms>,
    Query(query): Query<StreamQuery>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let mut news = StreamMap::new();
    for id in query.matches.split(',').filter(|id| !id.is_empty()) {
        let pulses = match rooms.watch(id).await {
            Ok(pulses) => pulses,
            Err(Failure::NotFound(_)) => tokio::sync::watch::channel(Pulse::Gone).1,
            Err(failure) => return Err(failure),
        };
        news.insert(id.to_owned(), WatchStream::new(pulses));
    }
    let events = news.map(|(id, pulse)| {
        Ok(match pulse {
            Pulse::Seq(seq) => Event::default().data(json!({ "id": id, "seq": seq }).to_string()),
            Pulse::Gone => Event::default().event("deleted").data(json!({ "id": id }).to_string()),
        })
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
