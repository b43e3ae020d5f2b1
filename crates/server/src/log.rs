//! Requests as lines of the log, each with its id.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tavola_service::request_id;

/// The header with the id of a request, from a proxy and in an answer.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// Maximum length of a proxy's id.
const LONGEST: usize = 64;

/// Answers a request under its id, and logs it. The query is left out, because that of a link to the local network contains its token.
/// Headers are left out, because they contain its cookie.
pub(crate) async fn requests(request: Request, next: Next) -> Response {
    let given = given(request.headers());
    let named = given.is_some();
    let id: Arc<str> = given.unwrap_or_else(made).into();
    request_id::under(Arc::clone(&id), answered(request, next, named, &id)).await
}

async fn answered(request: Request, next: Next, named: bool, id: &str) -> Response {
    let reported = tracing::enabled!(tracing::Level::DEBUG)
        .then(|| (request.method().clone(), request.uri().path().to_owned(), Instant::now()));
    let mut response = next.run(request).await;
    let status = response.status();
    // A person who reports an error can name the id; other answers do not need it.
    if (named || status.is_client_error() || status.is_server_error())
        && let Ok(id) = HeaderValue::from_str(id)
    {
        response.headers_mut().insert(HEADER, id);
    }
    if let Some((method, path, begun)) = reported {
        let (status, milliseconds) = (status.as_u16(), begun.elapsed().as_millis() as u64);
        tracing::debug!(%method, path, status, milliseconds, "answered");
    }
    response
}

/// Returns the id of a request's header, if it is valid.
fn given(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(HEADER)?.to_str().ok()?;
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    ((1..=LONGEST).contains(&id.len()) && id.bytes().all(fits)).then(|| id.to_owned())
}

/// Returns an id that is unique in this process, and most probably among processes.
fn made() -> String {
    static PROCESS: OnceLock<u32> = OnceLock::new();
    static COUNT: AtomicU64 = AtomicU64::new(1);
    // Without randomness the ids of processes may coincide, but each log stays unambiguous.
    let process = PROCESS.get_or_init(|| getrandom::u32().unwrap_or_default());
    format!("{process:08x}-{}", COUNT.fetch_add(1, Relaxed))
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::http::StatusCode;
    use axum::middleware;
    use axum::response::IntoResponse as _;
    use axum::routing::get;
    use tavola_service::Failure;
    use tower::ServiceExt as _;

    use super::*;

    #[tokio::test]
    async fn an_error_has_the_id_of_its_request_and_other_answers_have_one_that_was_given() {
        let router = Router::new()
            .route("/", get(async || "hello"))
            .route("/wrong", get(async || Failure::bad("wrong").into_response()))
            .layer(middleware::from_fn(requests));
        let answer = async |path: &str, given: Option<&str>| {
            let mut request = Request::builder().uri(path);
            if let Some(id) = given {
                request = request.header("x-request-id", id);
            }
            let answer = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            let (parts, body) = answer.into_parts();
            let body = axum::body::to_bytes(body, 1 << 16).await.unwrap();
            let id = parts.headers.get("x-request-id").map(|id| id.to_str().unwrap().to_owned());
            (parts.status, id, String::from_utf8(body.to_vec()).unwrap())
        };
        assert_eq!(answer("/", None).await, (StatusCode::OK, None, "hello".to_owned()));
        assert_eq!(answer("/", Some("a.b-C_1")).await.1.as_deref(), Some("a.b-C_1"));
        let (status, id, body) = answer("/wrong", Some("from-proxy")).await;
        assert_eq!((status, id.as_deref()), (StatusCode::BAD_REQUEST, Some("from-proxy")));
        assert!(body.contains("\"request\":\"from-proxy\""), "{body}");
        let made = [answer("/wrong", None).await.1, answer("/wrong", Some("<b>")).await.1];
        let [Some(first), Some(second)] = made else { panic!("each has one: {made:?}") };
        assert!(first != second && !second.contains('<'), "{first} {second}");
        assert_eq!(answer("/", Some(&"x".repeat(65))).await.1, None, "too long");
    }
}
