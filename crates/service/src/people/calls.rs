//! HTTP calls of people about themselves.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};

use super::token::Token;
use super::webauthn::Site;
use super::wire::{
    AccessTokens, Devices, ForgottenPassword, MailAddress, MailLink, MailPassword, Me, NewAccessToken,
    NewMailAddress, NewPasskey, NewPassword, NewPerson, Other, Others, Passkey, PasskeyChallenge,
    PasskeyName, PasskeyOffer, PasskeySignIn, Passkeys, Proof, Recovery, RecoveryCodes, ShownToken, SignIn,
};
use super::{People, cookie, device};
use crate::extract::{Body, Segment};
use crate::failure::{Answer, Failure};
use crate::principal::{Person, Principal};

/// Returns the routes of people.
pub(crate) fn routes(people: People) -> Router {
    Router::new()
        .route("/me", get(look).post(enter).delete(leave))
        .route("/me/devices", get(devices).delete(leave_everywhere))
        .route("/me/devices/{id}", delete(leave_one))
        .route("/me/password", post(set_password))
        .route("/me/codes", post(new_codes))
        .route("/me/tokens", get(tokens).post(add_token))
        .route("/me/tokens/{id}", delete(end_token))
        .route("/me/passkeys", get(passkeys).post(add_passkey))
        .route("/me/passkeys/challenge", post(offer_passkey))
        .route("/me/passkeys/{id}", put(rename_passkey).delete(remove_passkey))
        .route("/me/mail", get(mail).post(set_mail).delete(remove_mail))
        .route("/me/others", get(others).post(keep_away))
        .route("/me/program", post(become_program))
        .route("/me/export", get(export))
        .route("/me/delete", post(remove))
        .route("/sign-in", post(sign_in))
        .route("/sign-in/challenge", post(offer_sign_in))
        .route("/sign-in/passkey", post(sign_in_by_passkey))
        .route("/recover", post(recover))
        .route("/mail/confirm", post(confirm_mail))
        .route("/mail/forgotten", post(forgotten_password))
        .route("/mail/password", post(set_by_link))
        .with_state(people)
}

/// Returns the calling person. Visitors are refused earlier.
fn person(principal: &Principal) -> Result<&Person, Failure> {
    principal.person().ok_or(Failure::NoName)
}

/// Returns the caller's own data, and prolongs the cookie of a device that was away. With the others it could do harm: if a device gets a new
/// cookie at the same time, an answer with the old cookie can be the later one, and the browser then keeps that, which counts no more.
async fn look(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let me = people.me(&principal).await?;
    let returns = principal.person().is_some_and(|person| person.returns);
    let token = if returns { cookie::read(&headers) } else { None };
    let kept = token.and_then(|token| cookie::keep(&headers, &token).ok());
    let mut answer = Json(me).into_response();
    if let Some(kept) = kept {
        answer.headers_mut().append(SET_COOKIE, kept);
    }
    Ok(answer)
}

/// Refuses callers with a name, and browsers that keep no cookie. This check comes before any write.
fn is_new_here(principal: &Principal, headers: &HeaderMap) -> Result<(), Failure> {
    if let Some(person) = principal.person() {
        return Err(Failure::SignedIn(person.name().to_string()));
    }
    cookie::kind(headers).map(drop)
}

/// Returns an answer with the cookie of a new session.
fn known(status: StatusCode, headers: &HeaderMap, me: Me, token: &Token) -> Result<Response, Failure> {
    Ok((status, [(SET_COOKIE, cookie::keep(headers, token)?)], Json(me)).into_response())
}

/// Adds a person with the name that a visitor chose.
async fn enter(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
    Body(NewPerson { name }): Body<NewPerson>,
) -> Result<Response, Failure> {
    is_new_here(&principal, &headers)?;
    let (name, token) = people.enter(&name, device::of(&headers)).await?;
    let me = Me { name: Some(name.shown), ..Me::default() };
    known(StatusCode::CREATED, &headers, me, &token)
}

async fn sign_in(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
    Body(SignIn { name, password }): Body<SignIn>,
) -> Result<Response, Failure> {
    is_new_here(&principal, &headers)?;
    let (me, token) = people.sign_in(&name, &password, device::of(&headers)).await?;
    known(StatusCode::OK, &headers, me, &token)
}

async fn offer_sign_in(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
) -> Answer<PasskeyChallenge> {
    is_new_here(&principal, &headers)?;
    people.offer_sign_in().await.map(Json)
}

async fn sign_in_by_passkey(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
    Body(answer): Body<PasskeySignIn>,
) -> Result<Response, Failure> {
    is_new_here(&principal, &headers)?;
    let site = Site::of(&headers)?;
    let (me, token) = people.sign_in_by_passkey(&site, &answer, device::of(&headers)).await?;
    known(StatusCode::OK, &headers, me, &token)
}

async fn recover(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
    Body(Recovery { name, code, password }): Body<Recovery>,
) -> Result<Response, Failure> {
    is_new_here(&principal, &headers)?;
    let (me, token) = people.recover([&name, &code, &password], device::of(&headers)).await?;
    known(StatusCode::OK, &headers, me, &token)
}

async fn mail(State(people): State<People>, principal: Principal) -> Answer<MailAddress> {
    people.mail(person(&principal)?).await.map(Json)
}

/// Sends a link to a new mail address of an account.
async fn set_mail(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
    Body(new): Body<NewMailAddress>,
) -> Answer<MailAddress> {
    people.set_mail(person(&principal)?, &new, &Site::of(&headers)?).await.map(Json)
}

async fn remove_mail(State(people): State<People>, principal: Principal) -> Result<StatusCode, Failure> {
    people.remove_mail(person(&principal)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Confirms a mail address. The link may be opened in any browser.
async fn confirm_mail(
    State(people): State<People>,
    Body(MailLink { token }): Body<MailLink>,
) -> Result<StatusCode, Failure> {
    people.confirm_mail(&token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a link for a new password, if an account has the address.
async fn forgotten_password(
    State(people): State<People>,
    headers: HeaderMap,
    Body(forgotten): Body<ForgottenPassword>,
) -> Result<StatusCode, Failure> {
    people.forgotten(&forgotten, &Site::of(&headers)?)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets a new password by a link in a mail, and signs its person in. A browser that knows somebody knows this person from then on.
async fn set_by_link(
    State(people): State<People>,
    headers: HeaderMap,
    Body(password): Body<MailPassword>,
) -> Result<Response, Failure> {
    // This check comes before any write.
    cookie::kind(&headers)?;
    let (me, token) = people.set_by_link(&password, device::of(&headers)).await?;
    known(StatusCode::OK, &headers, me, &token)
}

/// Sets the password of a guest or an account.
async fn set_password(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
    Body(NewPassword { present, password }): Body<NewPassword>,
) -> Result<Response, Failure> {
    // This check comes before any write.
    cookie::kind(&headers)?;
    let (person, device) = (person(&principal)?, device::of(&headers));
    let (codes, token) = people.set_password(person, present.as_deref(), &password, device).await?;
    Ok(([(SET_COOKIE, cookie::keep(&headers, &token)?)], Json(RecoveryCodes { codes })).into_response())
}

async fn new_codes(
    State(people): State<People>,
    principal: Principal,
    Body(proof): Body<Proof>,
) -> Answer<RecoveryCodes> {
    let password = proof.password.unwrap_or_default();
    let codes = people.new_codes(person(&principal)?, &password).await?;
    Ok(Json(RecoveryCodes { codes: Some(codes) }))
}

async fn tokens(State(people): State<People>, principal: Principal) -> Answer<AccessTokens> {
    people.tokens(person(&principal)?).await.map(Json)
}

/// Creates a token, which is shown only in this answer.
async fn add_token(
    State(people): State<People>,
    principal: Principal,
    Body(new): Body<NewAccessToken>,
) -> Result<(StatusCode, Json<ShownToken>), Failure> {
    Ok((StatusCode::CREATED, Json(people.add_token(person(&principal)?, new).await?)))
}

async fn end_token(
    State(people): State<People>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    people.end_token(person(&principal)?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn passkeys(State(people): State<People>, principal: Principal) -> Answer<Passkeys> {
    people.passkeys(person(&principal)?).await.map(Json)
}

async fn offer_passkey(
    State(people): State<People>,
    principal: Principal,
    Body(proof): Body<Proof>,
) -> Answer<PasskeyOffer> {
    let password = proof.password.unwrap_or_default();
    people.offer_passkey(person(&principal)?, &password).await.map(Json)
}

async fn add_passkey(
    State(people): State<People>,
    principal: Principal,
    headers: HeaderMap,
    Body(new): Body<NewPasskey>,
) -> Result<(StatusCode, Json<Passkey>), Failure> {
    let added = people.add_passkey(person(&principal)?, &Site::of(&headers)?, &new).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

async fn rename_passkey(
    State(people): State<People>,
    Segment(id): Segment,
    principal: Principal,
    Body(PasskeyName { name }): Body<PasskeyName>,
) -> Result<StatusCode, Failure> {
    people.rename_passkey(person(&principal)?, &id, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn remove_passkey(
    State(people): State<People>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    people.remove_passkey(person(&principal)?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn others(State(people): State<People>, principal: Principal) -> Answer<Others> {
    people.others(person(&principal)?).await.map(Json)
}

async fn keep_away(
    State(people): State<People>,
    principal: Principal,
    Body(other): Body<Other>,
) -> Result<StatusCode, Failure> {
    people.keep_away(person(&principal)?, other).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Marks an account as a program, permanently.
async fn become_program(State(people): State<People>, principal: Principal) -> Answer<Me> {
    let asks = person(&principal)?;
    if !people.node.store().become_program(asks.id()).await? {
        let who = "an account that has played no rated match becomes a program";
        return Err(Failure::Forbidden(who.to_owned()));
    }
    people.me(&principal).await.map(Json)
}

/// Returns all data of a person as a file.
async fn export(State(people): State<People>, principal: Principal) -> Result<Response, Failure> {
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"tavola-person.json\""),
    ];
    Ok((headers, people.export(person(&principal)?)?).into_response())
}

/// Deletes a person.
async fn remove(
    State(people): State<People>,
    principal: Principal,
    Body(proof): Body<Proof>,
) -> Result<Response, Failure> {
    people.remove(person(&principal)?, &proof).await?;
    Ok(forgotten())
}

/// Returns an answer that deletes the browser's cookie.
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
