//! Pictures of positions, to be saved.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use tavola_locale::Locale;
use tavola_picture::png;

use crate::error::Failure;
use crate::extract::{self, Params, json};
use crate::matches::Matches;
use crate::position;
use crate::wire::{PictureFormat, PictureQuery};

/// A position, or the decision after some actions of a match, as SVG or PNG.
pub(crate) async fn one(
    State(matches): State<Matches>,
    Params(query): Params<PictureQuery>,
) -> Result<Response, Failure> {
    let PictureQuery { position, id, at, format, lang, width } = query;
    let placed = match (position, id) {
        (Some(text), None) => position::read(&json(text.as_bytes())?)?,
        (None, Some(id)) => matches.placed(&id, at).await?,
        _ => return Err(Failure::bad("expected either a position or a place in a match")),
    };
    let locale: &Locale = extract::locale(lang.as_deref())?;
    let drawn = tokio::task::spawn_blocking(move || {
        let svg = placed.picture(locale);
        match format {
            PictureFormat::Svg => Ok(("image/svg+xml", "svg", svg.into_bytes())),
            PictureFormat::Png => png(&svg, width).map(|bytes| ("image/png", "png", bytes)),
        }
    });
    let (kind, extension, bytes) = drawn.await.map_err(Failure::internal)?.map_err(Failure::bad)?;
    let disposition = format!("inline; filename=\"tavola-position.{extension}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], bytes).into_response())
}
