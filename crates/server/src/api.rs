//! The calls of `PROTOCOL.md`.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post, put};
use axum::{Extension, Json, Router, middleware};
use tavola_analysis::study::Study;
use tavola_notation::custom;
use tavola_play::{MatchSetup, Sender};
use tavola_rules::Player;

use crate::error::{Answer, Failure};
use crate::extract::{Body, LARGEST_FILE, LONGEST_BODY, Params, Segment, locale};
use crate::guard::{self, Hosts};
use crate::matches::Matches;
use crate::passes::Pass;
use crate::rulebook::RulePage;
use crate::wire::{
    Actions, Hint, HintQuery, MatchList, NewsQuery, PositionAdvice, PositionAnswer, PositionQuery,
    RulesQuery, View, ViewQuery, Why, WhyQuery,
};
use crate::{
    analysis, assets, custom_rules, match_files, packed, pictures, position, practice, profile, rollouts,
    rulebook, stream,
};

/// The server's answers, for requests that reach it as one of `hosts`.
pub fn router(matches: Matches, hosts: Hosts) -> Router {
    guard::for_hosts(routes(matches), hosts)
}

/// The calls and the page, for everybody who comes so far.
pub(crate) fn routes(matches: Matches) -> Router {
    let api = Router::new()
        .route("/catalogue", get(custom_rules::catalogue))
        .route("/rules/{name}", get(rules))
        .route("/options/{name}", get(custom_rules::choices))
        .route("/compare", post(custom_rules::compare))
        .route("/custom-rules", get(custom_rules::list).post(custom_rules::create))
        .route("/custom-rules/{id}", put(custom_rules::change).delete(custom_rules::remove))
        .route("/custom-rules/write", post(custom_rules::write))
        .route("/custom-rules/read", post(custom_rules::read))
        .route("/position", post(read_position))
        .route("/position/advice", post(judge_position))
        .route("/position/study", post(study_position))
        .route("/profile", get(profile::one))
        .route("/practice", get(practice::deck).post(practice::collect))
        .route("/practice/{id}", delete(practice::remove))
        .route("/practice/{id}/answer", post(practice::answer))
        .route("/practice/{id}/review", post(practice::review))
        .route("/quiz", get(practice::games).post(practice::quiz))
        .route("/picture", get(pictures::one))
        .route("/matches", get(list).post(create))
        .route("/matches/open", post(match_files::open).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/matches/{id}/file", get(match_files::write))
        .route("/matches/{id}", get(one).delete(remove))
        .route("/matches/{id}/actions", post(act))
        .route("/matches/{id}/hint", get(hint))
        .route("/matches/{id}/why", get(why))
        .route("/matches/{id}/analyses", get(analysis::list))
        .route("/matches/{id}/analysis", get(analysis::one).post(analysis::run))
        .route("/matches/{id}/analysis/file", get(analysis::write))
        .route("/matches/{id}/judgement", get(analysis::judge))
        .route("/matches/{id}/what-if", post(analysis::what_if))
        .route("/rollouts", get(rollouts::list).post(rollouts::create))
        .route("/rollouts/open", post(rollouts::open).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/rollouts/{id}", get(rollouts::one).post(rollouts::run).delete(rollouts::remove))
        .route("/rollouts/{id}/file", get(rollouts::write))
        .route("/stream", get(news))
        .fallback(unknown)
        .method_not_allowed_fallback(async || Failure::Method)
        .layer(middleware::map_response(not_kept))
        .layer(middleware::from_fn(packed::answers));
    Router::new()
        .nest("/api", api)
        .route("/api/", any(unknown))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .with_state(matches)
}

async fn unknown() -> Failure {
    Failure::NotFound("no such call".to_owned())
}

/// Answers about matches are true for a moment: nobody keeps them.
async fn not_kept(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn rules(Segment(name): Segment, Params(query): Params<RulesQuery>) -> Answer<RulePage> {
    let rules = custom_rules::asked(&name, &query)?;
    let locale = locale(query.lang.as_deref())?;
    let mut page = rulebook::page(&rules, locale);
    if let Some(title) = query.title.filter(|title| !title.is_empty()) {
        page.title = custom::tidy_name(&title);
    }
    Ok(Json(page))
}

async fn read_position(Body(query): Body<PositionQuery>) -> Answer<PositionAnswer> {
    position::read(&query).map(|placed| Json(placed.answer()))
}

async fn judge_position(
    State(matches): State<Matches>,
    Body(query): Body<PositionQuery>,
) -> Answer<PositionAdvice> {
    matches.judge(position::read(&query)?).await.map(Json)
}

async fn study_position(State(matches): State<Matches>, Body(query): Body<PositionQuery>) -> Answer<Study> {
    matches.study(position::read(&query)?).await.map(Json)
}

async fn list(State(matches): State<Matches>) -> Answer<MatchList> {
    matches.list().await.map(Json)
}

async fn create(
    State(matches): State<Matches>,
    Body(setup): Body<MatchSetup>,
) -> Result<(StatusCode, Json<View>), Failure> {
    Ok((StatusCode::CREATED, Json(matches.create(setup).await?)))
}

async fn one(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Params(ViewQuery { since, at }): Params<ViewQuery>,
) -> Answer<View> {
    match at {
        Some(at) => matches.view_at(&id, at, since).await.map(Json),
        None => matches.view(&id, since.unwrap_or(0)).await.map(Json),
    }
}

async fn remove(State(matches): State<Matches>, Segment(id): Segment) -> Result<StatusCode, Failure> {
    matches.remove(id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn act(
    State(matches): State<Matches>,
    Segment(id): Segment,
    pass: Option<Extension<Pass>>,
    Body(actions): Body<Actions>,
) -> Answer<View> {
    let sender = pass.map_or(Sender::TABLE, |Extension(pass)| pass.seats_in(&id));
    matches.act(id, sender, actions).await.map(Json)
}

async fn hint(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Params(query): Params<HintQuery>,
) -> Answer<Hint> {
    matches.hint(&id, query.by.and_then(Player::from_index)).await.map(Json)
}

async fn why(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Params(query): Params<WhyQuery>,
) -> Answer<Why> {
    matches.why(&id, &query).await.map(Json)
}

async fn news(State(matches): State<Matches>, Params(query): Params<NewsQuery>) -> Result<Response, Failure> {
    let stream = stream::open(matches.store().clone(), matches.news(), &query.matches)?;
    Ok(stream.into_response())
}
