//! Matches as files: files of other programs are opened, any match is written.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use tavola_analysis::profile;
use tavola_play::{FileFault, FileFormat, MatchRecord, MatchSetup, PlayedMatch, PrintError, ReadMatch};

use super::holders::Holders;
use super::wire::{FileQuery, OpenQuery, OpenedFile};
use super::{Games, checked};
use crate::extract::{File, Params, Segment};
use crate::failure::Failure;
use crate::principal::Principal;
use crate::request_key::RequestKey;

/// Adds the match of a file.
pub(crate) async fn open(
    State(games): State<Games>,
    Params(OpenQuery { name }): Params<OpenQuery>,
    principal: Principal,
    key: RequestKey,
    File(bytes): File,
) -> Result<(StatusCode, Json<OpenedFile>), Failure> {
    let (played, read) = games.node().tasks().compute(move || played(&bytes, &name)).await??;
    let facts = &read.file.about.0;
    let day = facts.iter().find(|(name, _)| name == "EventDate").and_then(|(_, day)| profile::day(day));
    let id = games.add(&played, &Holders::of(&principal), day.as_deref(), [false; 2], &key).await?;
    let (games, plays) = read.extent();
    let fault = read.fault.as_ref().map(FileFault::to_string);
    Ok((StatusCode::CREATED, Json(OpenedFile { id, games, plays, fault })))
}

/// Reads a match from a file. Also returns the report of the reader.
fn played(bytes: &[u8], name: &str) -> Result<(PlayedMatch, ReadMatch), Failure> {
    let format = FileFormat::of(name, bytes);
    let read = ReadMatch::parse(bytes, format).map_err(Failure::bad)?;
    let record = match format {
        // A record has its seats; other files have names only.
        FileFormat::Record => {
            let mut record = MatchRecord::parse(bytes).map_err(Failure::bad)?;
            record.keep_playable().map_err(Failure::bad)?;
            record
        }
        FileFormat::Other(_) => MatchRecord::of_file(&read.file).map_err(Failure::bad)?,
    };
    // The match continues without clocks and unrated.
    let setup = checked(MatchSetup { clock: None, rated: false, delay: 0, ..record.setup })?;
    let actions = record.log.into_iter().map(|entry| (entry.by, entry.action));
    let played = PlayedMatch::replayed(setup, actions).map_err(Failure::bad)?;
    Ok((played, read))
}

/// Returns a match as a file.
pub(crate) async fn write(
    State(games): State<Games>,
    Segment(id): Segment,
    principal: Principal,
    Params(FileQuery { format }): Params<FileQuery>,
) -> Result<Response, Failure> {
    let format: FileFormat = format.parse().map_err(Failure::bad)?;
    if !games.rights(&principal, &id).await?.whole {
        return Err(Failure::Forbidden(
            "only those who play it get a match as a file before all of it is shown".to_owned(),
        ));
    }
    let record = games.whole(&id).await?;
    let text = games.node().tasks().compute(move || text(&record, format)).await?.map_err(Failure::bad)?;
    let kind = match format {
        FileFormat::Record => "application/json",
        FileFormat::Other(_) => "text/plain; charset=utf-8",
    };
    // The id has letters and digits only.
    let disposition = format!("attachment; filename=\"tavola-{id}.{}\"", format.name());
    let disposition = HeaderValue::try_from(disposition).map_err(Failure::internal)?;
    let headers = [(CONTENT_TYPE, HeaderValue::from_static(kind)), (CONTENT_DISPOSITION, disposition)];
    Ok((headers, text).into_response())
}

fn text(record: &MatchRecord, format: FileFormat) -> Result<String, PrintError> {
    match format {
        FileFormat::Record => Ok(record.print()?),
        FileFormat::Other(_) => format.print(&record.file()?),
    }
}
