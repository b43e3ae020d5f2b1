//! Pictures of positions for download.

use axum::Router;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tavola_locale::Locale;

use crate::extract::{self, Params, json};
use crate::failure::Failure;
use crate::games::Games;
use crate::positions;
use crate::principal::Principal;
use wire::{PictureFormat, PictureQuery};

mod wire;

/// Returns the routes of pictures.
pub(crate) fn routes(games: Games) -> Router {
    Router::new().route("/picture", get(one)).with_state(games)
}

/// Returns a position, or the decision after some actions of a match, as SVG or PNG.
async fn one(
    State(games): State<Games>,
    principal: Principal,
    Params(query): Params<PictureQuery>,
) -> Result<Response, Failure> {
    let PictureQuery { position, id, at, arrows, format, lang, width } = query;
    let moves: Vec<(u8, u8)> = arrows.map_or(Ok(Vec::new()), |text| json(text.as_bytes()))?;
    let placed = match (position, id) {
        (Some(text), None) => positions::read(&json(text.as_bytes())?)?,
        (None, Some(id)) => {
            let late = games.rights(&principal, &id).await?.late;
            games.placed(&id, at, late).await?
        }
        _ => return Err(Failure::bad("expected either a position or a place in a match")),
    };
    let locale: &Locale = extract::locale(lang.as_deref())?;
    let drawn = games.node().tasks().compute(move || {
        let svg = placed.picture(locale, &moves)?;
        match format {
            PictureFormat::Svg => Ok(("image/svg+xml", "svg", svg.into_bytes())),
            #[cfg(feature = "native")]
            PictureFormat::Png => tavola_picture::png(&svg, width)
                .map(|bytes| ("image/png", "png", bytes))
                .map_err(Failure::bad),
            // The drawing of letters would be a fifth of a node's program, and browsers can do it.
            #[cfg(not(feature = "native"))]
            PictureFormat::Png => {
                _ = width;
                Err(Failure::bad("expected the format svg: a browser makes pixels of it itself"))
            }
        }
    });
    let (kind, extension, bytes) = drawn.await??;
    let disposition = format!("inline; filename=\"tavola-position.{extension}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], bytes).into_response())
}
