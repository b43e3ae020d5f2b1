//! Invalid requests get the documented errors.

use crate::common::{HOST, Page};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tavola_service::Principal;
use tempfile::TempDir;
use tower::ServiceExt;

#[tokio::test]
async fn every_error_is_the_documented_json() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let id = page.new_match(json!({})).await["id"].as_str().unwrap().to_owned();
    let long = json!({ "text": "x".repeat(70_000) }).to_string();
    let cases = [
        ("GET", format!("/api/matches/{id}?since=x"), "", 400, "bad-request"),
        ("GET", format!("/api/matches/{id}?since=-1"), "", 400, "bad-request"),
        ("GET", format!("/api/matches/{id}?at=1e9"), "", 400, "bad-request"),
        ("GET", format!("/api/matches/{id}?since=1&since=2"), "", 400, "bad-request"),
        ("GET", format!("/api/matches/{id}/hint?by=me"), "", 400, "bad-request"),
        ("GET", "/api/matches/%FF".to_owned(), "", 400, "bad-request"),
        ("GET", "/api/rules/%FF%FE".to_owned(), "", 400, "bad-request"),
        ("GET", "/api/rules/chess".to_owned(), "", 404, "not-found"),
        ("GET", "/api/rules/backgammon?options=%7B".to_owned(), "", 400, "bad-request"),
        ("GET", "/api/rules/backgammon?lang=xx".to_owned(), "", 400, "bad-request"),
        ("GET", "/api/nothing".to_owned(), "", 404, "not-found"),
        ("GET", "/api".to_owned(), "", 404, "not-found"),
        ("GET", "/api/".to_owned(), "", 404, "not-found"),
        ("GET", "/api/matches/nobody".to_owned(), "", 404, "not-found"),
        ("GET", "/api/stream".to_owned(), "", 400, "bad-request"),
        ("PUT", "/api/matches".to_owned(), "{}", 405, "method"),
        ("DELETE", "/api/catalogue".to_owned(), "", 405, "method"),
        ("POST", format!("/api/matches/{id}"), "{}", 405, "method"),
        ("POST", "/api/position".to_owned(), &long, 413, "too-large"),
        ("POST", "/api/position".to_owned(), "", 400, "bad-request"),
        ("POST", "/api/position".to_owned(), "nonsense", 400, "bad-request"),
        ("POST", "/api/position".to_owned(), "{\"text\": 7}", 400, "bad-request"),
        ("POST", "/api/matches/nobody/actions".to_owned(), "{\"after\":0,\"actions\":[]}", 404, "not-found"),
        ("POST", format!("/api/matches/{id}/actions"), "{\"after\":-1,\"actions\":[]}", 400, "bad-request"),
        (
            "POST",
            format!("/api/matches/{id}/actions"),
            "{\"after\":0,\"actions\":[{\"do\":\"fly\"}]}",
            400,
            "bad-request",
        ),
    ];
    for (method, path, body, status, code) in cases {
        let request = Request::builder()
            .method(method)
            .uri(&path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .body(Body::from(body.to_owned()))
            .unwrap();
        let response = page.router.clone().oneshot(request).await.unwrap();
        let (found, headers) = (response.status(), response.headers().clone());
        let bytes = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
        let answer: Value = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| panic!("{method} {path}: {}", String::from_utf8_lossy(&bytes)));
        assert_eq!(
            (found.as_u16(), &answer["error"]["code"]),
            (status, &json!(code)),
            "{method} {path}: {answer}"
        );
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(!message.is_empty() && message.lines().count() == 1, "{method} {path}: {message}");
        if path.starts_with("/api/m") {
            assert_eq!(headers["cache-control"], "no-store", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn answers_of_the_api_are_not_kept() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    for path in ["/api/matches", "/api/catalogue", "/api/rules/backgammon"] {
        let request = Request::get(path).header("host", HOST).body(Body::empty()).unwrap();
        let response = page.router.clone().oneshot(request).await.unwrap();
        assert_eq!(
            (response.status(), &response.headers()["cache-control"]),
            (StatusCode::OK, &"no-store".parse().unwrap())
        );
    }
}

#[tokio::test]
async fn names_cannot_turn_the_line_around() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let players = json!([{ "kind": "human", "name": "An\u{202e}na\u{2066}\u{200f}" }, { "kind": "human", "name": " \u{202a} " }]);
    let view = page.new_match(json!({ "players": players, "title": "A\u{202d}t home" })).await;
    assert_eq!((&view["players"][0]["name"], &view["players"][1]["name"]), (&json!("Anna"), &json!("")));
    assert_eq!(view["rules"]["title"], json!("At home"));
    let custom = json!({ "name": "Ou\u{202e}rs", "game": "backgammon", "options": { "double_times": 2 } });
    let (_, kept) = page.call("POST", "/api/custom-rules", Some(custom)).await;
    assert_eq!(kept["name"], json!("Ours"));
}

#[tokio::test]
async fn who_was_not_let_in_gets_nothing_and_a_guest_stops_nothing() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let id = page.new_match(json!({})).await["id"].as_str().unwrap().to_owned();
    let ask = async |principal: Option<Principal>, method: &str, path: &str, body: &str| {
        let mut request =
            Request::builder().method(method).uri(path).body(Body::from(body.to_owned())).unwrap();
        if let Some(principal) = principal {
            request.extensions_mut().insert(principal);
        }
        tavola_service::router(&page.service).oneshot(request).await.unwrap().status()
    };
    let matches = format!("/api/matches/{id}");
    let analysis = format!("{matches}/analysis");
    let stop = r#"{"level":"quick","run":false}"#;
    for (method, path, body) in [
        ("GET", "/api/matches", ""),
        ("GET", &matches, ""),
        ("POST", &analysis, stop),
        ("DELETE", &matches, ""),
    ] {
        assert_eq!(ask(None, method, path, body).await, StatusCode::FORBIDDEN, "{method} {path}");
    }
    let guest = || Some(Principal::Guest(None));
    assert_eq!(ask(guest(), "GET", &matches, "").await, StatusCode::OK);
    assert_eq!(ask(guest(), "POST", &analysis, stop).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(guest(), "POST", "/api/rollouts/abc", r#"{"run":false}"#).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(guest(), "DELETE", &matches, "").await, StatusCode::FORBIDDEN);
    assert_eq!(ask(Some(Principal::Table), "POST", &analysis, stop).await, StatusCode::OK);
}
