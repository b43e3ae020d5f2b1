//! Requests as lines of the log.

use std::time::Instant;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use tracing::Level;

/// Reports an answer. The query is left out, because that of a link to the local network has its token; headers are, because
/// they have its cookie.
pub(crate) async fn requests(request: Request, next: Next) -> Response {
    if !tracing::enabled!(Level::DEBUG) {
        return next.run(request).await;
    }
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let begun = Instant::now();
    let response = next.run(request).await;
    let milliseconds = begun.elapsed().as_millis();
    tracing::debug!("{method} {path} {} in {milliseconds} ms", response.status().as_u16());
    response
}
