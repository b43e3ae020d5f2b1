//! The page's files, embedded in the binary: under an address that carries the version of all of them, so that a browser
//! fetches each only once, and without comments and packed where that is asked for.
//!
//! A file is packed when it is first asked for. All scripts and styles take 60 ms of a core, those of the first page 40 ms,
//! once in the life of a server. Packed at build time they would cost a build script, a second copy of each file in the
//! binary, and a build of this crate for each change of the page.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError, RwLock};

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use rust_embed::{Embed, EmbeddedFile};
use tavola_locale::Files as Locales;

use crate::error::Failure;
use crate::lean::lean;
use crate::packed::{self, WORTH_PACKING};

#[derive(Embed)]
#[folder = "../../web"]
struct Web;

/// Where files stand under their version: `/v/VERSION/main.js`.
const VERSIONED: &str = "v/";
/// What the page was last served as. A debug build reads the files from the disk, where they may change.
static VERSION: LazyLock<RwLock<String>> = LazyLock::new(|| RwLock::new(version_of_all()));

/// Files that have been compressed, by their hash.
static COMPRESSED: LazyLock<Mutex<HashMap<[u8; 32], Bytes>>> = LazyLock::new(Mutex::default);

/// Serves `/` and everything under it, and the languages under `/locales/`.
pub(crate) async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Failure::Method.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if path.is_empty() || path == "index.html" {
        return index(request.headers());
    }
    let (version, path) = match path.strip_prefix(VERSIONED).and_then(|rest| rest.split_once('/')) {
        Some((version, path)) => (Some(version), path),
        None => (None, path),
    };
    let file = match path.strip_prefix("locales/") {
        Some(locale) => Locales::get(locale),
        None => Web::get(path),
    };
    match file {
        Some(file) => {
            let present = version.is_some_and(|version| version == *present());
            answer(path, &file, present, request.headers())
        }
        None => (StatusCode::NOT_FOUND, "no such file\n").into_response(),
    }
}

/// The first page, which names all files by their version. The browser asks for it each time.
fn index(headers: &HeaderMap) -> Response {
    let Some(file) = Web::get("index.html") else { return StatusCode::NOT_FOUND.into_response() };
    if cfg!(debug_assertions) {
        *VERSION.write().unwrap_or_else(PoisonError::into_inner) = version_of_all();
    }
    let version = present().clone();
    let etag = format!("\"{version}\"");
    if is_known(headers, &etag) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let page = String::from_utf8_lossy(&file.data).replace("=\"/", &format!("=\"/{VERSIONED}{version}/"));
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache"), (ETAG, &etag)];
    (headers, page).into_response()
}

fn present() -> std::sync::RwLockReadGuard<'static, String> {
    VERSION.read().unwrap_or_else(PoisonError::into_inner)
}

/// A name for all files as they are: FNV-1a over their names and hashes.
fn version_of_all() -> String {
    let mut names: Vec<_> = Web::iter().map(|name| (name, true)).collect();
    names.extend(Locales::iter().map(|name| (name, false)));
    names.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut take = |bytes: &[u8]| {
        for byte in bytes {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for (name, of_page) in names {
        let file = if of_page { Web::get(&name) } else { Locales::get(&name) };
        take(name.as_bytes());
        take(&file.map_or([0; 32], |file| file.metadata.sha256_hash()));
    }
    format!("{hash:016x}")
}

fn is_known(headers: &HeaderMap, etag: &str) -> bool {
    headers.get(IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == etag.as_bytes())
}

/// A file. Under the present version it never changes; under another address the browser asks again each time.
fn answer(path: &str, file: &EmbeddedFile, present: bool, headers: &HeaderMap) -> Response {
    let mime = mime_of(path);
    let text = mime.contains("charset") || mime == "image/svg+xml";
    let packed = text && file.data.len() >= WORTH_PACKING && packed::is_wanted(headers);
    let hash: String = file.metadata.sha256_hash().iter().take(12).map(|b| format!("{b:02x}")).collect();
    let etag = format!("\"{hash}{}\"", if packed { "-gzip" } else { "" });
    if is_known(headers, &etag) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let kept = if present { "public, max-age=31536000, immutable" } else { "no-cache" };
    let body = if packed { compressed(path, file) } else { Bytes::from(file.data.clone().into_owned()) };
    let headers = [
        (CONTENT_TYPE, mime),
        (CACHE_CONTROL, kept.to_owned()),
        (ETAG, etag),
        (VARY, "accept-encoding".to_owned()),
    ];
    let mut response = (headers, body).into_response();
    if packed {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

fn mime_of(path: &str) -> String {
    let mime = match path.rsplit_once('.') {
        Some((_, "ftl")) => "text/plain".to_owned(),
        _ => mime_guess::from_path(path).first_or_octet_stream().to_string(),
    };
    if mime.starts_with("text/") && !mime.contains("charset") {
        format!("{mime}; charset=utf-8")
    } else {
        mime
    }
}

/// A file without comments and packed; it is packed once.
fn compressed(path: &str, file: &EmbeddedFile) -> Bytes {
    let hash = file.metadata.sha256_hash();
    if let Some(bytes) = COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner).get(&hash) {
        return bytes.clone();
    }
    let text = String::from_utf8_lossy(&file.data);
    let bytes = packed::gzip(lean(path, &text).as_bytes(), Compression::best());
    COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner).insert(hash, bytes.clone());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};

    async fn got(path: &str, encoding: &str) -> Response {
        serve(Request::get(path).header("accept-encoding", encoding).body(Body::empty()).unwrap()).await
    }

    #[tokio::test]
    async fn under_their_version_files_are_kept_for_ever_and_packed() {
        let page = to_bytes(got("/", "gzip").await.into_body(), 1 << 20).await.unwrap();
        let page = String::from_utf8(page.to_vec()).unwrap();
        let (_, rest) = page.split_once("src=\"/").unwrap();
        let (main, _) = rest.split_once('"').unwrap();
        assert!(main.starts_with(VERSIONED) && main.ends_with("/main.js"), "{main}");
        let response = got(&format!("/{main}"), "br, gzip;q=0.8").await;
        assert_eq!(response.headers()["cache-control"], "public, max-age=31536000, immutable");
        assert_eq!(response.headers()["content-encoding"], "gzip");
        let packed = to_bytes(response.into_body(), 1 << 20).await.unwrap();
        let plain = got(&format!("/{main}"), "identity").await;
        assert!(!plain.headers().contains_key("content-encoding"));
        let plain = to_bytes(plain.into_body(), 1 << 20).await.unwrap();
        let mut unpacked = Vec::new();
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed[..]), &mut unpacked).unwrap();
        assert!(packed.len() < plain.len());
        assert_eq!(unpacked, lean("main.js", std::str::from_utf8(&plain).unwrap()).as_bytes());
    }

    /// A script in which an odd number of backticks remained would lose lines of a text between them.
    #[test]
    fn no_script_loses_a_part_of_a_text() {
        for path in Web::iter().filter(|path| path.ends_with(".js")) {
            let file = Web::get(&path).unwrap();
            let text = String::from_utf8_lossy(&file.data);
            let lean = lean(&path, &text);
            assert_eq!(lean.matches('`').count() % 2, 0, "{path}");
            assert_eq!(lean.lines().count(), text.lines().count(), "{path}");
        }
    }

    #[tokio::test]
    async fn under_another_version_a_file_is_asked_for_again() {
        for path in ["/main.js", "/v/0000000000000000/main.js", "/v/0000000000000000/locales/de/app.ftl"] {
            let response = got(path, "gzip").await;
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(response.headers()["cache-control"], "no-cache", "{path}");
        }
        assert_eq!(got("/v/0000000000000000/nothing.js", "gzip").await.status(), StatusCode::NOT_FOUND);
        assert_eq!(got("/v/", "gzip").await.status(), StatusCode::NOT_FOUND);
    }
}
