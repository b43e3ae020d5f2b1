//! HTTP calls of challenges and of the players of a match.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};

use super::lobby::wire::{LobbyView, Paired};
use super::wire::{
    ChallengeView, CodeQuery, Company, NewChallenge, NewPhrase, NewReport, TakeQuery, TakenChallenge,
};
use super::{Challenges, no_challenge};
use crate::extract::{Body, Params, Segment};
use crate::failure::{Answer, Failure};
use crate::games::holders::Seen;
use crate::lan::LanInvitation;
use crate::principal::{Person, Principal};
use crate::request_key::RequestKey;

/// Maximum length of a page address in a QR code.
const LONGEST_PAGE: usize = 200;

/// Returns the routes of challenges.
pub(crate) fn routes(challenges: Challenges) -> Router {
    Router::new()
        .route("/challenges", post(offer))
        .route("/challenges/{id}", get(look).delete(withdraw))
        .route("/challenges/{id}/code", get(code))
        .route("/challenges/{id}/take", post(take))
        .route("/lobby", get(lobby).post(pair))
        .route("/matches/{id}/people", get(company))
        .route("/matches/{id}/rematch", post(rematch))
        .route("/matches/{id}/phrases", post(say))
        .route("/matches/{id}/report", post(report))
        .with_state(challenges)
}

fn person(principal: &Principal) -> Result<&Person, Failure> {
    principal.person().ok_or(Failure::NoName)
}

async fn offer(
    State(challenges): State<Challenges>,
    principal: Principal,
    key: RequestKey,
    Body(new): Body<NewChallenge>,
) -> Result<(StatusCode, Json<ChallengeView>), Failure> {
    let view = challenges.offer(person(&principal)?, new, &key).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

async fn look(
    State(challenges): State<Challenges>,
    Segment(id): Segment,
    principal: Principal,
) -> Answer<ChallengeView> {
    challenges.look(&id, &principal).await.map(Json)
}

/// Returns the link to a challenge with its QR code. The sender gives the address of the page.
async fn code(
    State(challenges): State<Challenges>,
    Segment(id): Segment,
    Params(CodeQuery { page }): Params<CodeQuery>,
) -> Answer<LanInvitation> {
    let web = ["http://", "https://"].iter().any(|scheme| page.starts_with(scheme));
    if !web || page.len() > LONGEST_PAGE || page.contains('#') {
        return Err(Failure::bad("expected page=ADDRESS of the page, without what follows #"));
    }
    let id = challenges
        .node
        .store()
        .challenger(&id)
        .await?
        .map(|_| id.clone())
        .ok_or_else(|| no_challenge(&id))?;
    Ok(Json(LanInvitation::to(format!("{page}#/challenge/{id}"))))
}

async fn withdraw(
    State(challenges): State<Challenges>,
    Segment(id): Segment,
    principal: Principal,
) -> Result<StatusCode, Failure> {
    challenges.withdraw(&id, person(&principal)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn take(
    State(challenges): State<Challenges>,
    Segment(id): Segment,
    principal: Principal,
    Params(TakeQuery { dice }): Params<TakeQuery>,
) -> Answer<TakenChallenge> {
    let match_id = challenges.take(&id, person(&principal)?, dice).await?;
    Ok(Json(TakenChallenge { match_id }))
}

async fn lobby(State(challenges): State<Challenges>, principal: Principal) -> Answer<LobbyView> {
    challenges.lobby(&principal).await.map(Json)
}

/// Finds an opponent for a match.
async fn pair(
    State(challenges): State<Challenges>,
    principal: Principal,
    Body(new): Body<NewChallenge>,
) -> Answer<Paired> {
    challenges.pair(person(&principal)?, new).await.map(Json)
}

async fn company(
    State(challenges): State<Challenges>,
    Segment(id): Segment,
    principal: Principal,
) -> Answer<Company> {
    challenges.company(&id, &principal).await.map(Json)
}

async fn rematch(
    State(challenges): State<Challenges>,
    Segment(id): Segment,
    principal: Principal,
    Params(TakeQuery { dice }): Params<TakeQuery>,
) -> Answer<Company> {
    challenges.rematch(&id, &principal, dice).await.map(Json)
}

async fn say(
    State(challenges): State<Challenges>,
    Seen(id): Seen,
    principal: Principal,
    Body(NewPhrase { phrase }): Body<NewPhrase>,
) -> Result<StatusCode, Failure> {
    challenges.say(&id, person(&principal)?, phrase).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn report(
    State(challenges): State<Challenges>,
    Seen(id): Seen,
    principal: Principal,
    Body(NewReport { reason }): Body<NewReport>,
) -> Result<StatusCode, Failure> {
    challenges.report_opponent(&id, person(&principal)?, reason).await?;
    Ok(StatusCode::NO_CONTENT)
}
