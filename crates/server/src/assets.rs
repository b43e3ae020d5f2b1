//! The page's files, embedded in the binary.

use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::error::Failure;

#[derive(Embed)]
#[folder = "../../web"]
struct Web;

#[derive(Embed)]
#[folder = "../../locales"]
#[include = "*.ftl"]
pub(crate) struct Locales;

/// Serves `/` and everything under it, and the languages under `/locales/`.
pub(crate) async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Failure::Method.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    let (file, path) = match path.strip_prefix("locales/") {
        Some(locale) => (Locales::get(locale), path),
        None if path.is_empty() => (Web::get("index.html"), "index.html"),
        None => (Web::get(path), path),
    };
    match file {
        Some(file) => answer(path, &file, request.headers()),
        None => (StatusCode::NOT_FOUND, "no such file\n").into_response(),
    }
}

/// Files change only with the binary: the browser asks again each time, and the answer is mostly "not modified".
fn answer(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash: String = file.metadata.sha256_hash().iter().take(12).map(|b| format!("{b:02x}")).collect();
    let etag = format!("\"{hash}\"");
    if headers.get(IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == etag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let mime = match path.rsplit_once('.') {
        Some((_, "ftl")) => "text/plain; charset=utf-8".to_owned(),
        _ => mime_guess::from_path(path).first_or_octet_stream().to_string(),
    };
    let mime = if mime.starts_with("text/") && !mime.contains("charset") {
        format!("{mime}; charset=utf-8")
    } else {
        mime
    };
    let headers = [(CONTENT_TYPE, mime), (CACHE_CONTROL, "no-cache".to_owned()), (ETAG, etag)];
    (headers, file.data.clone().into_owned()).into_response()
}
