//! HTTP calls of analyses.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use tavola_analysis::report;

use super::wire::{
    AnalysisList, AnalysisQuery, AnalysisRequest, AnalysisState, AnalysisView, JudgedPlay, JudgementQuery,
    ReportFormat, ReportQuery, WhatIf,
};
use super::{Analysed, Analyses};
use crate::extract::{Body, Params, locale};
use crate::failure::{Answer, Failure};
use crate::games::Branch;
use crate::games::holders::Helped;
use crate::games::shown::Shown;
use crate::games::wire::DiceQuery;
use crate::principal::Principal;
use crate::request_key::RequestKey;

/// Returns the routes of analyses.
pub(crate) fn routes(analyses: Analyses) -> Router {
    Router::new()
        .route("/matches/{id}/analyses", get(list))
        .route("/matches/{id}/analysis", get(one).post(run))
        .route("/matches/{id}/analysis/file", get(write))
        .route("/matches/{id}/judgement", get(judge))
        .route("/matches/{id}/what-if", post(what_if))
        .with_state(analyses)
}

/// Returns the progress of the analyses of a match.
async fn list(State(analyses): State<Analyses>, Helped(id): Helped) -> Answer<AnalysisList> {
    Ok(Json(AnalysisList { analyses: analyses.analyses(&id).await? }))
}

/// Returns the results of an analysis so far.
async fn one(
    State(analyses): State<Analyses>,
    Helped(id): Helped,
    Params(AnalysisQuery { level }): Params<AnalysisQuery>,
) -> Answer<AnalysisView> {
    let Analysed { state, analysis, .. } = analyses.analysed(&id, level).await?;
    Ok(Json(AnalysisView { state, analysis }))
}

/// Begins, continues or stops an analysis.
async fn run(
    State(analyses): State<Analyses>,
    Helped(id): Helped,
    principal: Principal,
    Body(AnalysisRequest { level, run }): Body<AnalysisRequest>,
) -> Answer<AnalysisState> {
    if !run {
        principal.may_stop_work()?;
    }
    let (store, owner) = (analyses.node.store().clone(), principal.owner());
    if run {
        analyses.node.allows_work(&principal, &id).await?;
        let state = analyses.analyse(id.clone(), level, owner).await?;
        store.own_analyses(&id, owner).await?;
        return Ok(Json(state));
    }
    if principal.is_of_a_service() && !store.owns_analysis(&id, owner).await? {
        return Err(Failure::Forbidden("only who has begun an analysis stops it".to_owned()));
    }
    analyses.stop_analysis(id, level).await.map(Json)
}

/// Judges a decision before the player makes it.
async fn judge(
    State(analyses): State<Analyses>,
    Helped(id): Helped,
    Params(query): Params<JudgementQuery>,
) -> Answer<JudgedPlay> {
    Ok(Json(JudgedPlay { decision: analyses.judge_ahead(&id, &query).await? }))
}

/// Returns an analysis as a file.
async fn write(
    State(analyses): State<Analyses>,
    Helped(id): Helped,
    Params(ReportQuery { level, format, lang }): Params<ReportQuery>,
) -> Result<Response, Failure> {
    let Analysed { subject, analysis, .. } = analyses.analysed(&id, level).await?;
    let locale = locale(lang.as_deref())?;
    let text = analyses.games().node().tasks().compute(move || match format {
        ReportFormat::Html => Ok(report::html(&analysis, &subject, locale)),
        ReportFormat::Text => Ok(report::text(&analysis, false)),
        ReportFormat::Json => serde_json::to_string(&analysis).map_err(Failure::internal),
    });
    let text = text.await??;
    let (kind, extension) = match format {
        ReportFormat::Html => ("text/html; charset=utf-8", "html"),
        ReportFormat::Text => ("text/plain; charset=utf-8", "txt"),
        ReportFormat::Json => ("application/json", "json"),
    };
    // The match was found, so its id has letters and digits only.
    let disposition = format!("attachment; filename=\"tavola-{id}-{level}.{extension}\"");
    let disposition = HeaderValue::try_from(disposition).map_err(Failure::internal)?;
    let headers = [(CONTENT_TYPE, HeaderValue::from_static(kind)), (CONTENT_DISPOSITION, disposition)];
    Ok((headers, text).into_response())
}

/// Begins a match against the engine from a position of another match.
async fn what_if(
    State(analyses): State<Analyses>,
    Helped(id): Helped,
    principal: Principal,
    Params(query): Params<DiceQuery>,
    key: RequestKey,
    Body(WhatIf { at, player, level }): Body<WhatIf>,
) -> Result<(StatusCode, Shown), Failure> {
    let (branch, awaited) = (Branch { at, player, level }, query.seats()?);
    Ok((StatusCode::CREATED, analyses.games().play_on(&id, branch, &principal, awaited, &key).await?))
}
