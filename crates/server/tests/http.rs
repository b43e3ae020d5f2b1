//! The server over HTTP, without a network: the page's files, and the admission of requests.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tavola_engine::Engine;
use tavola_server::{Hosts, router};
use tavola_service::tasks::TokioRuntime;
use tavola_service::{Bus, Node, Service, Store, Threads};
use tempfile::TempDir;
use tower::ServiceExt;

const HOST: &str = "127.0.0.1:7415";

/// Returns a server on a store in a folder.
async fn server(folder: &TempDir) -> Router {
    let store = Store::open(&folder.path().join("tavola.sqlite"), TokioRuntime::tasks()).await.unwrap();
    let node = Node::new(store, Bus::default(), Threads::new(Engine::embedded()), TokioRuntime::tasks());
    router(&Service::new(node), Hosts::default())
}

#[tokio::test]
async fn other_sites_get_nothing() {
    let folder = TempDir::new().unwrap();
    let server = server(&folder).await;
    let request = |host: &str, origin: &str| {
        Request::post("/api/matches")
            .header("host", host)
            .header("origin", origin)
            .body(Body::empty())
            .unwrap()
    };
    for (host, origin) in [(HOST, "http://evil.example"), ("evil.example", "http://evil.example")] {
        let response = server.clone().oneshot(request(host, origin)).await.unwrap();
        assert_eq!(response.status(), StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn the_page_and_its_languages_are_served_and_revalidated() {
    let folder = TempDir::new().unwrap();
    let server = server(&folder).await;
    let get = |path: &str, etag: Option<&str>| {
        let mut request = Request::get(path).header("host", HOST);
        if let Some(etag) = etag {
            request = request.header("if-none-match", etag);
        }
        server.clone().oneshot(request.body(Body::empty()).unwrap())
    };
    for (path, mime) in
        [("/", "text/html"), ("/main.js", "text/javascript"), ("/locales/de/app.ftl", "text/plain")]
    {
        let response = get(path, None).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert!(response.headers()["content-type"].to_str().unwrap().starts_with(mime), "{path}");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        assert_eq!(response.headers().contains_key("content-security-policy"), path == "/", "{path}");
        let etag = response.headers()["etag"].to_str().unwrap().to_owned();
        assert_eq!(get(path, Some(&etag)).await.unwrap().status(), StatusCode::NOT_MODIFIED);
    }
    assert_eq!(get("/no-such-file", None).await.unwrap().status(), StatusCode::NOT_FOUND);
    assert_eq!(get("/../Cargo.toml", None).await.unwrap().status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn calls_are_answered_beside_the_page_and_packed_where_that_is_wanted() {
    let folder = TempDir::new().unwrap();
    let server = server(&folder).await;
    let ask = |method: &str, path: &str| {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .header("accept-encoding", "gzip");
        server.clone().oneshot(request.body(Body::empty()).unwrap())
    };
    let catalogue = ask("GET", "/api/catalogue").await.unwrap();
    assert_eq!(
        (catalogue.status(), &catalogue.headers()["content-encoding"]),
        (StatusCode::OK, &"gzip".parse().unwrap())
    );
    for (method, path, status, code) in [
        ("GET", "/api", 404, "not-found"),
        ("GET", "/api/", 404, "not-found"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("PUT", "/api/matches", 405, "method"),
        ("POST", "/", 405, "method"),
    ] {
        let answer = ask(method, path).await.unwrap();
        let found = answer.status().as_u16();
        let bytes = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap();
        let body: Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!((found, &body["error"]["code"]), (status, &json!(code)), "{method} {path}");
    }
}

#[tokio::test]
async fn scripts_learn_whether_the_server_lives_and_its_store_answers() {
    let folder = TempDir::new().unwrap();
    let tasks = TokioRuntime::tasks();
    let store = Store::open(&folder.path().join("tavola.sqlite"), tasks.clone()).await.unwrap();
    let service =
        Service::new(Node::new(store.clone(), Bus::default(), Threads::new(Engine::embedded()), tasks));
    let server = router(&service, Hosts::default());
    let ask = async |path: &str| {
        let request = Request::get(path).header("host", HOST).body(Body::empty()).unwrap();
        server.clone().oneshot(request).await.unwrap().status()
    };
    assert_eq!((ask("/health/live").await, ask("/health/ready").await), (StatusCode::OK, StatusCode::OK));
    store.close().await.unwrap();
    assert_eq!(ask("/health/live").await, StatusCode::OK);
    assert_eq!(ask("/health/ready").await, StatusCode::SERVICE_UNAVAILABLE);
}
