//! Extractors of requests, which answer malformed parts with the documented error.

use std::time::Duration;

use axum::RequestExt;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use tavola_locale::Locale;

use crate::failure::Failure;
use crate::node::Node;

/// Maximum length of a JSON body in bytes.
pub(crate) const LONGEST_BODY: usize = 64 * 1024;
/// Time limit for the arrival of a body.
const BODY_TIMEOUT: Duration = Duration::from_secs(15);

/// Maximum length of a match file in bytes. Matches of people are well below a megabyte.
pub(crate) const LARGEST_FILE: usize = 8 << 20;

/// A JSON body.
pub(crate) struct Body<T>(pub T);

impl<S: AsRef<Node> + Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        json(&body(request, state.as_ref(), LONGEST_BODY).await?).map(Body)
    }
}

/// A file as a body.
pub(crate) struct File(pub Bytes);

impl<S: AsRef<Node> + Send + Sync> FromRequest<S> for File {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<File, Failure> {
        body(request, state.as_ref(), LARGEST_FILE).await.map(File)
    }
}

/// Reads the bytes of a body. `most` is the limit of the route, for the message.
async fn body(request: Request, node: &Node, most: usize) -> Result<Bytes, Failure> {
    let bytes = node.tasks().within(BODY_TIMEOUT, request.extract::<Bytes, _>()).await;
    bytes.ok_or(Failure::Timeout)?.map_err(|rejection: BytesRejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge(most),
        _ => Failure::bad(rejection.body_text()),
    })
}

/// Reads JSON.
pub(crate) fn json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Failure> {
    serde_json::from_slice(bytes).map_err(|e| Failure::bad(format!("the body is not as expected: {e}")))
}

/// Returns a language by its code; English without a code.
pub(crate) fn locale(code: Option<&str>) -> Result<&'static Locale, Failure> {
    Locale::find(code.unwrap_or("en")).ok_or_else(|| {
        Failure::bad(format!("no such language; expected one of {}", Locale::codes().join(", ")))
    })
}

/// The query string.
pub struct Params<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Params<T>, Failure> {
        Query::try_from_uri(&parts.uri).map(|Query(params)| Params(params)).map_err(|rejection| {
            Failure::bad(format!("the query is not as expected: {}", rejection.body_text()))
        })
    }
}

/// The variable part of a path.
pub(crate) struct Segment(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Segment {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Segment, Failure> {
        match Path::<String>::from_request_parts(parts, state).await {
            Ok(Path(segment)) => Ok(Segment(segment)),
            Err(_) => Err(Failure::bad("the path is not UTF-8")),
        }
    }
}
