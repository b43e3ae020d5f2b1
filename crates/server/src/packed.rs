//! Answers compressed with gzip, for clients that accept it.

use std::io::Write as _;

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Minimum length in bytes of an answer that is compressed.
pub(crate) const WORTH_PACKING: usize = 600;

/// Returns whether the client accepts gzip.
pub(crate) fn is_wanted(headers: &HeaderMap) -> bool {
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepts.split(',').any(|way| way.trim().split(';').next() == Some("gzip"))
}

/// Compresses bytes.
pub(crate) fn gzip(bytes: &[u8], level: Compression) -> Bytes {
    let mut packer = GzEncoder::new(Vec::new(), level);
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    Bytes::from(packed.expect("writing into memory does not fail"))
}

/// Compresses the answers of calls. An event stream has no length and stays uncompressed.
pub(crate) async fn answers(request: Request, next: Next) -> Response {
    let wanted = is_wanted(request.headers());
    let response = next.run(request).await;
    let length = response.body().size_hint().exact().and_then(|length| usize::try_from(length).ok());
    match length {
        Some(length) if wanted && length >= WORTH_PACKING && is_text(response.headers()) => {
            packed(response, length).await
        }
        _ => response,
    }
}

fn is_text(headers: &HeaderMap) -> bool {
    let mime = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    (mime.starts_with("application/json") || mime.starts_with("text/")) && mime != "text/event-stream"
}

async fn packed(response: Response, length: usize) -> Response {
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, length).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    // Each answer is compressed for one request, so the fast level is used.
    Response::from_parts(parts, Body::from(gzip(&bytes, Compression::fast())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::middleware;
    use axum::routing::get;
    use tower::ServiceExt;

    async fn got(path: &str, encoding: &str) -> Response {
        let long = || async { ([(CONTENT_TYPE, "application/json")], "[1,2,3]".repeat(1000)) };
        let stream = || async {
            let parts = tokio_stream::iter([Ok::<_, std::io::Error>(Bytes::from(vec![b'x'; 5000]))]);
            ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(parts))
        };
        let routes = Router::new()
            .route("/long", get(long))
            .route("/short", get(|| async { ([(CONTENT_TYPE, "application/json")], "[]") }))
            .route("/bytes", get(|| async { ([(CONTENT_TYPE, "application/octet-stream")], vec![0; 5000]) }))
            .route("/stream", get(stream))
            .layer(middleware::from_fn(answers));
        let request = Request::get(path).header(ACCEPT_ENCODING, encoding).body(Body::empty()).unwrap();
        routes.oneshot(request).await.unwrap()
    }

    #[tokio::test]
    async fn a_long_answer_is_packed_where_that_is_wanted() {
        let response = got("/long", "br, gzip").await;
        assert_eq!(response.headers()[CONTENT_ENCODING], "gzip");
        assert_eq!(response.headers()[VARY], "accept-encoding");
        let packed = to_bytes(response.into_body(), 1 << 20).await.unwrap();
        let mut text = String::new();
        std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&packed[..]), &mut text).unwrap();
        assert_eq!(text, "[1,2,3]".repeat(1000));
        assert!(packed.len() < 200);
    }

    #[tokio::test]
    async fn short_answers_bytes_and_streams_are_not_packed() {
        for (path, encoding) in
            [("/long", "identity"), ("/short", "gzip"), ("/bytes", "gzip"), ("/stream", "gzip")]
        {
            assert!(!got(path, encoding).await.headers().contains_key(CONTENT_ENCODING), "{path}");
        }
    }
}
