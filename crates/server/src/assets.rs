//! The page's files, embedded in the binary. Their path carries a version of all of them, so that a browser fetches each only once. They
//! are served without comments, and compressed on request.
//!
//! A file is compressed at its first request. All scripts and styles take 60 ms of a core, those of the first page 40 ms, once in the life
//! of a server. Compression at build time would cost a build script, a second copy of each file in the binary, and a build of this crate
//! for each change of the page.

mod bundle;
mod first_page;
mod site;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError, RwLock};

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use rust_embed::Embed;
use tavola_locale::Files as Locales;
use tavola_service::Failure;

use crate::lean::lean;
use crate::packed::{self, WORTH_PACKING};
pub use site::{Site, SiteError, write_site};

#[derive(Embed)]
#[folder = "../../web"]
struct Web;

/// Path of the versioned files: `/v/VERSION/main.js`.
const VERSIONED: &str = "v/";
/// The styles that import all others. They are sent as one file.
const STYLES: &str = "styles/all.css";
/// Version of the page that was last served. A debug build reads the files from the disk, where they may change.
static VERSION: LazyLock<RwLock<String>> = LazyLock::new(|| RwLock::new(Hash::of_page().name()));

/// Compressed files, by their hash.
static COMPRESSED: LazyLock<Mutex<HashMap<[u8; 32], Bytes>>> = LazyLock::new(Mutex::default);

/// A file of the page or of a language.
struct File {
    data: Cow<'static, [u8]>,
    /// Hash of the bytes.
    hash: [u8; 32],
}

impl File {
    /// Returns the file at a path below `/` or below a version.
    fn at(path: &str) -> Option<File> {
        let file = match path.strip_prefix("locales/") {
            Some(locale) => Locales::get(locale)?,
            None => Web::get(path)?,
        };
        let file = File { hash: file.metadata.sha256_hash(), data: file.data };
        Some(if path == STYLES { file.with_imports() } else { file })
    }

    /// Returns styles with their imports in one text.
    fn with_imports(mut self) -> File {
        let text = self.text().into_owned();
        let mut whole = String::with_capacity(100_000);
        for line in text.lines() {
            let name = line.strip_prefix("@import \"").and_then(|rest| rest.strip_suffix("\";"));
            let part = name.and_then(|name| File::at(&format!("styles/{name}")));
            whole.push_str(part.as_ref().map_or(Cow::Borrowed(line), File::text).as_ref());
            whole.push('\n');
            for (own, other) in self.hash.iter_mut().zip(part.map_or([0; 32], |part| part.hash)) {
                *own = own.rotate_left(1) ^ other;
            }
        }
        self.data = Cow::Owned(whole.into_bytes());
        self
    }

    fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.data)
    }
}

/// Serves `/` with everything below it, and the languages below `/locales/`.
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
    match File::at(path) {
        Some(file) => {
            let present = version.is_some_and(|version| version == *present());
            answer(path, &file, present, request.headers())
        }
        None => (StatusCode::NOT_FOUND, "no such file\n").into_response(),
    }
}

/// Returns the first page, which names all files by their version. The browser revalidates it each time.
fn index(headers: &HeaderMap) -> Response {
    let Some(file) = File::at("index.html") else { return StatusCode::NOT_FOUND.into_response() };
    if cfg!(debug_assertions) {
        *VERSION.write().unwrap_or_else(PoisonError::into_inner) = Hash::of_page().name();
    }
    let version = present().clone();
    let language = first_page::language(headers);
    let etag = format!("\"{version}-{language}\"");
    if is_known(headers, &etag) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let read = |path: &str| File::at(path).map(|file| file.text().into_owned());
    let page = first_page::of_server(&file.text(), &format!("/{VERSIONED}{version}/"), language, read);
    let known = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
        (ETAG, &etag),
        (VARY, "accept-encoding, accept-language"),
    ];
    if packed::is_wanted(headers) {
        (known, [(CONTENT_ENCODING, "gzip")], packed::gzip(page.as_bytes(), Compression::fast()))
            .into_response()
    } else {
        (known, page).into_response()
    }
}

fn present() -> std::sync::RwLockReadGuard<'static, String> {
    VERSION.read().unwrap_or_else(PoisonError::into_inner)
}

/// A hash of bytes: FNV-1a.
struct Hash(u64);

impl Hash {
    /// Returns the hash of no bytes.
    fn new() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    /// Returns the hash of all present files, with their names.
    fn of_page() -> Hash {
        let mut names: Vec<_> = Web::iter().map(|name| (name, true)).collect();
        names.extend(Locales::iter().map(|name| (name, false)));
        names.sort();
        let mut hash = Hash::new();
        for (name, of_page) in names {
            let file = if of_page { Web::get(&name) } else { Locales::get(&name) };
            hash.take(name.as_bytes());
            hash.take(&file.map_or([0; 32], |file| file.metadata.sha256_hash()));
        }
        hash
    }

    fn take(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn name(&self) -> String {
        format!("{:016x}", self.0)
    }
}

fn is_known(headers: &HeaderMap, etag: &str) -> bool {
    headers.get(IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == etag.as_bytes())
}

/// Returns a file. Below the present version it is immutable; at another address the browser revalidates it each time.
fn answer(path: &str, file: &File, present: bool, headers: &HeaderMap) -> Response {
    let mime = mime_of(path);
    let text = mime.contains("charset") || mime == "image/svg+xml";
    let packed = text && file.data.len() >= WORTH_PACKING && packed::is_wanted(headers);
    let hash: String = file.hash.iter().take(12).map(|b| format!("{b:02x}")).collect();
    let etag = format!("\"{hash}{}\"", if packed { "-gzip" } else { "" });
    if is_known(headers, &etag) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let kept = if present { "public, max-age=31536000, immutable" } else { "no-cache" };
    let body = if packed { compressed(path, file) } else { Bytes::from(file.data.to_vec()) };
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

/// Returns a file without comments, compressed; it is compressed once.
fn compressed(path: &str, file: &File) -> Bytes {
    if let Some(bytes) = COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner).get(&file.hash) {
        return bytes.clone();
    }
    let bytes = packed::gzip(lean(path, &file.text()).as_bytes(), Compression::best());
    COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner).insert(file.hash, bytes.clone());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};

    async fn got(path: &str, encoding: &str) -> Response {
        serve(Request::get(path).header("accept-encoding", encoding).body(Body::empty()).unwrap()).await
    }

    async fn text(path: &str) -> String {
        let bytes = to_bytes(got(path, "identity").await.into_body(), 1 << 20).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    /// The browser would request a file without a link only after it has read another one.
    #[tokio::test]
    async fn the_first_page_names_every_file_that_its_scripts_import() {
        let page = text("/").await;
        let names: Vec<_> =
            page.split("href=\"/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let scripts: Vec<_> = names.iter().filter(|name| name.ends_with(".js")).collect();
        assert!(scripts.len() > 30, "{scripts:?}");
        for name in &names {
            assert_eq!(got(&format!("/{name}"), "gzip").await.status(), StatusCode::OK, "{name}");
        }
        assert!(scripts.iter().any(|name| name.ends_with("vendor/fluent-bundle/resolver.js")));
        assert!(
            !scripts.iter().any(|name| name.ends_with("play/play.js")),
            "other pages load their own scripts"
        );
    }

    /// A release has no folder beside it. `.ci/run` tests the page in this form.
    #[test]
    fn files_are_in_the_binary_of_a_release_or_with_the_feature() {
        let embedded = !cfg!(debug_assertions) || cfg!(feature = "embed");
        for path in ["index.html", "main.js", "styles/theme.css", "locales/en/app.ftl"] {
            let file = File::at(path).unwrap();
            assert_eq!(matches!(file.data, Cow::Borrowed(_)), embedded, "{path}");
        }
    }

    #[tokio::test]
    async fn all_styles_are_one_file() {
        let styles = text(&format!("/{STYLES}")).await;
        assert!(!styles.contains("@import"), "a style sheet is missing");
        for name in ["theme", "board", "learn"] {
            let part = text(&format!("/styles/{name}.css")).await;
            assert!(styles.contains(part.trim_end()), "{name}");
        }
        assert_eq!(styles.matches('{').count(), styles.matches('}').count());
    }

    #[tokio::test]
    async fn under_their_version_files_are_kept_for_ever_and_packed() {
        let page = text("/").await;
        let (_, rest) = page.split_once("type=\"module\" src=\"/").unwrap();
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

    /// A script with an odd number of remaining backticks would lose lines of a text between them.
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
