//! A service over HTTP: admission, rate limits, and cookies.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use tavola_engine::Engine;
use tavola_server::{Hosts, people_router};
use tavola_service::tasks::TokioRuntime;
use tavola_service::{Bus, Node, Service, Store, Threads};
use tempfile::TempDir;
use tower::ServiceExt;

async fn served(folder: &TempDir) -> Router {
    let store = Store::open(&folder.path().join("tavola.sqlite"), TokioRuntime::tasks()).await.unwrap();
    let node = Node::new(store, Bus::default(), Threads::new(Engine::embedded()), TokioRuntime::tasks());
    people_router(&Service::new(node), Hosts::new(&["tavola.example".parse().unwrap()]))
}

async fn sent(
    router: &Router,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    router.clone().oneshot(request.body(Body::from(body.to_owned())).unwrap()).await.unwrap()
}

const HOST: (&str, &str) = ("host", "tavola.example");
const OWN: (&str, &str) = ("origin", "https://tavola.example");

#[tokio::test]
async fn behind_tls_a_name_is_kept_in_a_cookie_of_the_host_and_other_sites_take_none() {
    let folder = TempDir::new().unwrap();
    let router = served(&folder).await;
    let anna = r#"{"name":"Anna"}"#;
    let refused = sent(&router, "POST", "/api/me", &[HOST, ("origin", "https://evil.example")], anna).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    let plain = sent(&router, "POST", "/api/me", &[HOST, ("origin", "http://tavola.example")], anna).await;
    assert_eq!(plain.status(), StatusCode::FORBIDDEN, "without TLS the cookie could be read on the way");
    let entered = sent(&router, "POST", "/api/me", &[HOST, OWN], anna).await;
    assert_eq!(entered.status(), StatusCode::CREATED);
    assert_eq!(entered.headers()["strict-transport-security"], "max-age=31536000");
    let local = sent(&router, "GET", "/api/me", &[("host", "localhost:7415")], "").await;
    assert!(local.headers().get("strict-transport-security").is_none(), "this machine has no TLS");
    let cookie = entered.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-tavola=") && cookie.contains("; Secure; HttpOnly; SameSite=Lax"));
    let pair = cookie.split(';').next().unwrap();
    let me = sent(&router, "GET", "/api/me", &[HOST, ("cookie", pair)], "").await;
    let me = axum::body::to_bytes(me.into_body(), 1 << 16).await.unwrap();
    assert_eq!(&me[..], br#"{"name":"Anna","account":false,"codes":null,"program":false,"turns":0}"#);
    for path in ["/", "/health/live", "/health/ready", "/api/catalogue"] {
        assert_eq!(sent(&router, "GET", path, &[HOST], "").await.status(), StatusCode::OK, "{path}");
    }
    for path in ["/api/lan", "/api/nothing"] {
        assert_eq!(sent(&router, "GET", path, &[HOST], "").await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn an_address_takes_names_slowly_and_another_one_is_not_held_up() {
    let folder = TempDir::new().unwrap();
    let router = served(&folder).await;
    let take = async |number: usize, address: &str| {
        let name = format!(r#"{{"name":"Guest {number}"}}"#);
        let from = [HOST, OWN, ("x-forwarded-for", address)];
        sent(&router, "POST", "/api/me", &from, &name).await.status()
    };
    let mut taken = 0;
    while take(taken, "203.0.113.9").await == StatusCode::CREATED {
        taken += 1;
    }
    assert_eq!(taken, 20);
    assert_eq!(
        take(99, "9.9.9.9, 203.0.113.9").await,
        StatusCode::TOO_MANY_REQUESTS,
        "the proxy's word counts"
    );
    assert_eq!(take(99, "203.0.113.10").await, StatusCode::CREATED);
}

#[tokio::test]
async fn an_address_tries_thirty_passwords_and_then_waits() {
    let folder = TempDir::new().unwrap();
    let router = served(&folder).await;
    let tried = async |address: &str, path: &str, name: usize| {
        // A new name each time: attempts at one name have another limit.
        let body = format!(r#"{{"name":"Nobody {name}","password":"guess number {name}","code":""}}"#);
        let body = if path == "/api/recover" { body } else { body.replace(r#","code":"""#, "") };
        sent(&router, "POST", path, &[HOST, OWN, ("x-forwarded-for", address)], &body).await.status()
    };
    for name in 0..30 {
        let path = if name % 2 == 0 { "/api/sign-in" } else { "/api/recover" };
        assert_eq!(tried("203.0.113.9", path, name).await, StatusCode::FORBIDDEN, "{name}");
    }
    for path in ["/api/sign-in", "/api/recover"] {
        assert_eq!(tried("203.0.113.9", path, 30).await, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(tried("203.0.113.10", path, 30).await, StatusCode::FORBIDDEN, "another address");
    }
}

#[tokio::test]
async fn a_program_needs_no_origin_and_a_browser_cannot_pretend_to_be_one() {
    let folder = TempDir::new().unwrap();
    let router = served(&folder).await;
    let body = async |answer: Response<Body>| {
        let bytes = axum::body::to_bytes(answer.into_body(), 1 << 16).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    };
    let cookie_of = |answer: &Response<Body>| {
        answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
    };
    let entered = sent(&router, "POST", "/api/me", &[HOST, OWN], r#"{"name":"Anna"}"#).await;
    let guest = [HOST, OWN, ("cookie", &*cookie_of(&entered))];
    let chosen = sent(&router, "POST", "/api/me/password", &guest, r#"{"password":"correct horse"}"#).await;
    let cookie = cookie_of(&chosen);
    let own = [HOST, OWN, ("cookie", &*cookie)];
    let made = sent(&router, "POST", "/api/me/tokens", &own, r#"{"name":"bot","scope":"play"}"#).await;
    assert_eq!(made.status(), StatusCode::CREATED);
    let made = body(made).await;
    let secret = made.split('"').find(|part| part.starts_with("tavola_")).unwrap();
    let bearer = format!("Bearer {secret}");
    let new = r#"{"rules":"backgammon","players":[{"kind":"human"},{"kind":"bot","level":"casual"}]}"#;
    let status =
        async |headers: &[(&str, &str)]| sent(&router, "POST", "/api/matches", headers, new).await.status();
    assert_eq!(status(&[HOST, ("authorization", &bearer)]).await, StatusCode::CREATED);
    // The headers that a browser sends automatically from a page of another site.
    let evil = ("origin", "https://evil.example");
    for by_itself in [("cookie", &*cookie), ("authorization", "Basic QW5uYTpy")] {
        assert_eq!(status(&[HOST, evil, by_itself]).await, StatusCode::FORBIDDEN, "{by_itself:?}");
    }
    // Only the token counts, regardless of the cookie.
    let wrong = [HOST, OWN, ("cookie", &*cookie), ("authorization", "Bearer tavola_0")];
    assert_eq!(status(&wrong).await, StatusCode::UNAUTHORIZED);
    let elsewhere = [("host", "evil.example"), ("authorization", &*bearer)];
    assert_eq!(status(&elsewhere).await, StatusCode::FORBIDDEN, "under another name nobody is answered");
}
