//! The calls about analyses of matches.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use tavola_analysis::report;

use crate::error::{Answer, Failure};
use crate::extract::{Body, Params, Segment};
use crate::matches::{Analysed, Matches};
use crate::wire::{
    AnalysisList, AnalysisQuery, AnalysisRequest, AnalysisState, AnalysisView, JudgedPlay, JudgementQuery,
    ReportFormat, ReportQuery, View, WhatIf,
};

/// How far the analyses of a match are.
pub(crate) async fn list(State(matches): State<Matches>, Segment(id): Segment) -> Answer<AnalysisList> {
    Ok(Json(AnalysisList { analyses: matches.analyses(&id).await? }))
}

/// What an analysis has found so far.
pub(crate) async fn one(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Params(AnalysisQuery { level }): Params<AnalysisQuery>,
) -> Answer<AnalysisView> {
    let Analysed { state, analysis, .. } = matches.analysed(&id, level).await?;
    Ok(Json(AnalysisView { state, analysis }))
}

/// Begins an analysis, goes on with it, or stops it.
pub(crate) async fn run(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Body(AnalysisRequest { level, run }): Body<AnalysisRequest>,
) -> Answer<AnalysisState> {
    let state =
        if run { matches.analyse(id, level).await? } else { matches.stop_analysis(id, level).await? };
    Ok(Json(state))
}

/// What a decision is worth beside the others, before it is made.
pub(crate) async fn judge(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Params(query): Params<JudgementQuery>,
) -> Answer<JudgedPlay> {
    Ok(Json(JudgedPlay { decision: matches.judge_ahead(&id, &query).await? }))
}

/// An analysis as a file.
pub(crate) async fn write(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Params(ReportQuery { level, format }): Params<ReportQuery>,
) -> Result<Response, Failure> {
    let Analysed { subject, analysis, .. } = matches.analysed(&id, level).await?;
    let text = tokio::task::spawn_blocking(move || match format {
        ReportFormat::Html => Ok(report::html(&analysis, &subject)),
        ReportFormat::Text => Ok(report::text(&analysis, false)),
        ReportFormat::Json => serde_json::to_string(&analysis).map_err(Failure::internal),
    });
    let text = text.await.map_err(Failure::internal)??;
    let (kind, extension) = match format {
        ReportFormat::Html => ("text/html; charset=utf-8", "html"),
        ReportFormat::Text => ("text/plain; charset=utf-8", "txt"),
        ReportFormat::Json => ("application/json", "json"),
    };
    // The match was found: its id is of letters and digits.
    let disposition = format!("attachment; filename=\"tavola-{id}-{level}.{extension}\"");
    let disposition = HeaderValue::try_from(disposition).map_err(Failure::internal)?;
    let headers = [(CONTENT_TYPE, HeaderValue::from_static(kind)), (CONTENT_DISPOSITION, disposition)];
    Ok((headers, text).into_response())
}

/// Begins a match against the engine from a place of another.
pub(crate) async fn what_if(
    State(matches): State<Matches>,
    Segment(id): Segment,
    Body(what_if): Body<WhatIf>,
) -> Result<(StatusCode, Json<View>), Failure> {
    Ok((StatusCode::CREATED, Json(matches.play_on(&id, what_if).await?)))
}
