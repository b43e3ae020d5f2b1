//! The calls about who asks.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get};
use axum::{Json, Router};

use super::wire::{Devices, Me, NewPerson};
use super::{People, cookie, device};
use crate::extract::{Body, Segment};
use crate::failure::{Answer, Failure};
use crate::principal::{Person, Principal};

/// The calls about who asks.
pub(crate) fn routes(people: People) -> Router {
    Router::new()
        .route("/me", get(look).post(enter).delete(leave))
        .route("/me/devices", get(devices).delete(leave_everywhere))
        .route("/me/devices/{id}", delete(leave_one))
        .with_state(people)
}

/// The person who asks. Visitors do not come so far.
fn person(principal: &Principal) -> Result<&Person, Failure> {
    principal.person().ok_or(Failure::NoName)
}

/// Who asks. A browser that knows somebody keeps doing so.
async fn look(principal: Principal, headers: HeaderMap) -> Result<Response, Failure> {
    let me = Me { name: principal.person().map(|person| person.name().to_string()) };
    let kept = match (me.name.is_some(), cookie::read(&headers)) {
        (true, Some(token)) => cookie::keep(&headers, &token).ok(),
        _ => None,
    };
    let mut answer = Json(me).into_response();
    if let Some(kept) = kept {
        answer.headers_mut().append(SET_COOKIE, kept);
    }
    Ok(answer)
}

/// Gives a visitor a name.
async fn enter(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
    Body(NewPerson { name }): Body<NewPerson>,
) -> Result<Response, Failure> {
    if let Some(person) = principal.person() {
        return Err(Failure::bad(format!("you are {} here already", person.name())));
    }
    // Before anything is written.
    cookie::kind(&headers)?;
    let (name, token) = people.enter(&name, device::of(&headers)).await?;
    let kept = [(SET_COOKIE, cookie::keep(&headers, &token)?)];
    Ok((StatusCode::CREATED, kept, Json(Me { name: Some(name.shown) })).into_response())
}

/// An answer that has the browser forget who somebody is.
fn forgotten() -> Response {
    let mut answer = StatusCode::NO_CONTENT.into_response();
    for forget in cookie::forget() {
        answer.headers_mut().append(SET_COOKIE, forget);
    }
    answer
}

async fn leave(State(people): State<People>, principal: Principal) -> Result<Response, Failure> {
    let person = person(&principal)?;
    people.sign_out(person, Some(&person.session)).await?;
    Ok(forgotten())
}

async fn devices(State(people): State<People>, principal: Principal) -> Answer<Devices> {
    people.devices(person(&principal)?).await.map(Json)
}

async fn leave_everywhere(State(people): State<People>, principal: Principal) -> Result<Response, Failure> {
    people.sign_out(person(&principal)?, None).await?;
    Ok(forgotten())
}

async fn leave_one(
    State(people): State<People>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    people.sign_out(person(&principal)?, Some(&id)).await?;
    Ok(StatusCode::NO_CONTENT)
}
