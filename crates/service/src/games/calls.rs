//! HTTP calls of matches.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::value::RawValue;
use tavola_play::MatchSetup;
use tavola_rules::Player;

use super::holders::{Helped, Seen};
use super::shown::Shown;
use super::wire::{
    Actions, DiceCounts, DiceQuery, GivenDice, HintQuery, MatchClock, MatchDice, MatchList, ViewQuery, Why,
    WhyQuery,
};
#[cfg(feature = "native")]
use super::wire::{NewProposal, NewStayAct, NewVacation, ProposalAnswer, Vacation};
use super::{Games, files};
use crate::extract::{Body, LARGEST_FILE, Params, Segment};
use crate::failure::{Answer, Failure};

use crate::parts::ListQuery;
use crate::principal::Principal;
use crate::request_key::RequestKey;

/// Returns the routes of matches.
pub(crate) fn routes(games: Games) -> Router {
    Router::new()
        .route("/matches", get(list).post(create))
        .route("/matches/open", post(files::open).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/matches/{id}", get(one).delete(remove))
        .route("/matches/{id}/file", get(files::write))
        .route("/matches/{id}/actions", post(act))
        .route("/matches/{id}/dice", get(dice).post(give_dice))
        .route("/matches/{id}/clock", get(clock))
        .route("/dice", get(dice_counts))
        .route("/matches/{id}/hint", get(hint))
        .route("/matches/{id}/why", get(why))
        .merge(agreements())
        .with_state(games)
}

/// Returns the routes of agreements between two people.
#[cfg(feature = "native")]
fn agreements() -> Router<Games> {
    Router::new()
        .route("/matches/{id}/proposals", post(propose))
        .route("/matches/{id}/proposals/answer", post(answer))
        .route("/matches/{id}/stay", post(stay))
        .route("/me/vacation", get(vacation).post(go_away).delete(come_back))
}

/// A node in a browser belongs to one person and has no such calls.
#[cfg(not(feature = "native"))]
fn agreements() -> Router<Games> {
    Router::new()
}

#[cfg(feature = "native")]
async fn propose(
    State(games): State<Games>,
    Seen(id): Seen,
    principal: Principal,
    Body(NewProposal { kind }): Body<NewProposal>,
) -> Result<StatusCode, Failure> {
    games.propose(id, principal, kind).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(feature = "native")]
async fn answer(
    State(games): State<Games>,
    Seen(id): Seen,
    principal: Principal,
    Body(ProposalAnswer { kind, accept }): Body<ProposalAnswer>,
) -> Result<StatusCode, Failure> {
    games.answer(id, principal, kind, accept).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(feature = "native")]
async fn stay(
    State(games): State<Games>,
    Seen(id): Seen,
    principal: Principal,
    Body(NewStayAct { act }): Body<NewStayAct>,
) -> Result<StatusCode, Failure> {
    games.stay(id, principal, act).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(feature = "native")]
async fn vacation(State(games): State<Games>, principal: Principal) -> Answer<Vacation> {
    games.vacation(principal.person().ok_or(Failure::NoName)?).await.map(Json)
}

#[cfg(feature = "native")]
async fn go_away(
    State(games): State<Games>,
    principal: Principal,
    Body(NewVacation { days }): Body<NewVacation>,
) -> Answer<Vacation> {
    games.go_away(principal.person().ok_or(Failure::NoName)?, days).await.map(Json)
}

#[cfg(feature = "native")]
async fn come_back(State(games): State<Games>, principal: Principal) -> Answer<Vacation> {
    games.come_back(principal.person().ok_or(Failure::NoName)?).await.map(Json)
}

async fn list(
    State(games): State<Games>,
    principal: Principal,
    Params(part): Params<ListQuery>,
) -> Answer<MatchList> {
    games.list(&principal, &part).await.map(Json)
}

async fn create(
    State(games): State<Games>,
    Params(query): Params<DiceQuery>,
    principal: Principal,
    key: RequestKey,
    Body(setup): Body<MatchSetup>,
) -> Result<(StatusCode, Shown), Failure> {
    Ok((StatusCode::CREATED, games.create(setup, &principal, query.seats()?, &key).await?))
}

async fn one(
    State(games): State<Games>,
    Segment(id): Segment,
    principal: Principal,
    Params(ViewQuery { since, at }): Params<ViewQuery>,
) -> Result<Response, Failure> {
    match (at, games.rights(&principal, &id).await?.late) {
        (Some(at), late) => games.view_at(&id, at, since, late).await.map(|view| Json(view).into_response()),
        (None, Some(late)) => games.view_late(&id, late, since.unwrap_or(0)).await.map(Shown::into_response),
        (None, None) => games.view(&id, since).await.map(Shown::into_response),
    }
}

async fn remove(
    State(games): State<Games>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    games.remove(id, &principal).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn act(
    State(games): State<Games>,
    Segment(id): Segment,
    principal: Principal,
    key: RequestKey,
    Body(actions): Body<Actions>,
) -> Result<Shown, Failure> {
    games.act(id, principal, actions, key).await
}

async fn dice(State(games): State<Games>, Segment(id): Segment, principal: Principal) -> Answer<MatchDice> {
    games.dice(&id, &principal).await.map(Json)
}

async fn give_dice(
    State(games): State<Games>,
    Seen(id): Seen,
    principal: Principal,
    Body(given): Body<GivenDice>,
) -> Answer<MatchDice> {
    let sender = games.rights(&principal, &id).await?.sender;
    games.give_dice(id, sender, given).await.map(Json)
}

async fn clock(State(games): State<Games>, Segment(id): Segment, principal: Principal) -> Answer<MatchClock> {
    let late = games.rights(&principal, &id).await?.late;
    games.clock(&id, late).await.map(Json)
}

async fn dice_counts(State(games): State<Games>) -> Answer<DiceCounts> {
    games.dice_counts().await.map(Json)
}

async fn hint(
    State(games): State<Games>,
    Helped(id): Helped,
    Params(query): Params<HintQuery>,
) -> Answer<Box<RawValue>> {
    games.hint(&id, query.by.and_then(Player::from_index)).await.map(Json)
}

async fn why(State(games): State<Games>, Seen(id): Seen, Params(query): Params<WhyQuery>) -> Answer<Why> {
    games.why(&id, &query).await.map(Json)
}
