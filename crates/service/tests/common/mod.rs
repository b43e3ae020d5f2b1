//! Tests of the service without a server.
// Every test uses a different part of this module.
#![allow(dead_code)]

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::response::IntoResponse as _;
use axum::{Extension, Router};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use tavola_engine::Engine;
use tavola_service::tasks::TokioRuntime;
use tavola_service::{Bus, Node, Principal, Service, Store, Threads, router};
use tempfile::TempDir;
use tower::ServiceExt;

pub(crate) const HOST: &str = "127.0.0.1:7415";

/// A client page of the service.
pub(crate) struct Page {
    pub(crate) router: Router,
    pub(crate) service: Service,
    pub(crate) store: Store,
}

impl Page {
    pub(crate) async fn on(folder: &TempDir) -> Page {
        Page::of(Service::new(node(store(folder).await, Bus::default())))
    }

    pub(crate) fn of(service: Service) -> Page {
        let router = router(&service).layer(Extension(Principal::Table));
        Page { router, store: service.node().store().clone(), service }
    }

    /// Returns a new server on the same store, as after a restart.
    pub(crate) async fn restarted(self, folder: &TempDir) -> Page {
        self.store.close().await.unwrap();
        Page::on(folder).await
    }

    pub(crate) async fn call(&self, method: &str, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        self.call_with(method, path, body.map_or(Body::empty(), |b| Body::from(b.to_string()))).await
    }

    /// Sends a request with any body.
    pub(crate) async fn call_with(&self, method: &str, path: &str, body: Body) -> (StatusCode, Value) {
        let (status, _, bytes) = self.raw(method, path, body).await;
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    /// Sends a request whose body or answer is not JSON.
    pub(crate) async fn raw(&self, method: &str, path: &str, body: Body) -> (StatusCode, HeaderMap, Bytes) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .body(body)
            .unwrap();
        let (parts, body) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        (parts.status, parts.headers, axum::body::to_bytes(body, 1 << 24).await.unwrap())
    }

    /// Sends a `POST` with a key, which can be repeated.
    pub(crate) async fn keyed(&self, path: &str, key: &str, body: &Value) -> (StatusCode, Value) {
        let request = Request::post(path)
            .header("host", HOST)
            .header("idempotency-key", key)
            .body(Body::from(body.to_string()))
            .unwrap();
        let (parts, body) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        let bytes = axum::body::to_bytes(body, 1 << 24).await.unwrap();
        (parts.status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, body) = self.call("GET", path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        body
    }

    pub(crate) async fn new_match(&self, more: Value) -> Value {
        let mut new = json!({
            "rules": "backgammon",
            "players": [{ "kind": "human", "name": "Anna" }, { "kind": "human", "name": "Ben" }],
        });
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let (status, view) = self.call("POST", "/api/matches", Some(new)).await;
        assert_eq!(status, StatusCode::CREATED, "{view}");
        view
    }

    pub(crate) async fn act(&self, view: &Value, actions: Value) -> (StatusCode, Value) {
        let path = format!("/api/matches/{}/actions", view["id"].as_str().unwrap());
        self.call("POST", &path, Some(json!({ "after": view["seq"], "actions": actions }))).await
    }

    pub(crate) async fn done(&self, view: &Value, actions: Value) -> Value {
        let (status, next) = self.act(view, actions).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        next
    }
}

/// Returns the address of a PostgreSQL server for the tests (`scripts/test_postgres`), with a schema for each folder.
pub(crate) fn server(folder: &TempDir) -> Option<(String, String)> {
    let server = std::env::var("TAVOLA_TEST_DATABASE").ok()?;
    let name = folder.path().file_name().unwrap().to_string_lossy().into_owned();
    let schema: String = name.bytes().map(|byte| format!("{byte:02x}")).collect();
    Some((server, format!("t{schema}")))
}

/// Opens the store of a folder: its file, or its schema on the server.
pub(crate) async fn store(folder: &TempDir) -> Store {
    let Some((server, schema)) = server(folder) else {
        return Store::open(&folder.path().join("tavola.sqlite"), TokioRuntime::tasks()).await.unwrap();
    };
    let mut connection = PgConnection::connect(&server).await.unwrap();
    let create = AssertSqlSafe(format!("CREATE SCHEMA IF NOT EXISTS {schema}"));
    sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
    let url = format!("{server}?options[search_path]={schema}");
    Store::connect(&url, TokioRuntime::tasks()).await.unwrap()
}

/// Changes the store of a folder while no node has it open.
pub(crate) async fn change(folder: &TempDir, sql: &'static str) {
    match server(folder) {
        Some((server, schema)) => {
            let mut connection = PgConnection::connect(&server).await.unwrap();
            let path = AssertSqlSafe(format!("SET search_path TO {schema}"));
            sqlx::raw_sql(path).execute(&mut connection).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
        None => {
            let options = SqliteConnectOptions::new().filename(folder.path().join("tavola.sqlite"));
            let mut connection = options.connect().await.unwrap();
            sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
    }
}

/// Returns a node with the usual engine.
pub(crate) fn node(store: Store, bus: Bus) -> Node {
    Node::new(store, bus, Threads::new(Engine::embedded()), TokioRuntime::tasks())
}

/// Returns the moves of the first complete play in the graph of a view.
pub(crate) fn first_play(view: &Value) -> Value {
    let nodes = view["turn"]["nodes"].as_array().unwrap();
    let (mut node, mut moves) = (0, Vec::new());
    while let Some(edge) = nodes[node]["m"].as_array().unwrap().first() {
        moves.push(json!([edge[0], edge[1], edge[2]]));
        node = edge[4].as_u64().unwrap() as usize;
    }
    json!(moves)
}

/// Returns a service on the store of a folder.
pub(crate) async fn service(folder: &TempDir) -> Service {
    Service::new(node(store(folder).await, Bus::default()))
}

/// A browser with its cookie.
#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    service: Service,
    cookie: Option<String>,
    /// Number of cookies that it was given.
    pub(crate) cookies: usize,
    /// Token of a program, which is not a browser.
    token: Option<String>,
}

/// The password of every account.
pub(crate) const PASSWORD: &str = "correct horse battery";

/// Creates an account. Returns its browser and its recovery codes.
pub(crate) async fn account(service: &Service, name: &str) -> (Browser, Vec<String>) {
    let mut browser = Browser::new(service);
    browser.enter(name).await;
    let (status, answer) =
        browser.call("POST", "/api/me/password", Some(json!({ "password": PASSWORD }))).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    (browser, serde_json::from_value(answer["codes"].clone()).unwrap())
}

impl Browser {
    pub(crate) fn new(service: &Service) -> Browser {
        Browser { router: router(service), service: service.clone(), cookie: None, cookies: 0, token: None }
    }

    /// Returns a program with a token.
    pub(crate) fn program(service: &Service, token: &str) -> Browser {
        Browser { token: Some(token.to_owned()), ..Browser::new(service) }
    }

    /// Returns the same browser at another node.
    pub(crate) fn at(&self, service: &Service) -> Browser {
        Browser { cookie: self.cookie.clone(), ..Browser::new(service) }
    }

    /// Returns the token of its cookie.
    pub(crate) fn token(&self) -> &str {
        self.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).map_or("", |(_, token)| token)
    }

    pub(crate) async fn call(
        &mut self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .body(body.map_or(Body::empty(), |body| Body::from(body.to_string())))
            .unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        let response = match self.service.admit(request.headers()).await {
            Ok(principal) => {
                request.extensions_mut().insert(principal);
                self.router.clone().oneshot(request).await.unwrap()
            }
            Err(failure) => failure.into_response(),
        };
        let (parts, body) = response.into_parts();
        for set in parts.headers.get_all("set-cookie") {
            let pair = set.to_str().unwrap().split(';').next().unwrap();
            if pair.starts_with("tavola-person=") {
                self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
                self.cookies += 1;
            }
        }
        let bytes = axum::body::to_bytes(body, 1 << 24).await.unwrap();
        (parts.status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    /// Opens a stream, which stays open as long as the value is held.
    pub(crate) async fn stream(&self, path: &str) -> Body {
        let mut request = Request::get(path).header("host", HOST).body(Body::empty()).unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let principal = self.service.admit(request.headers()).await.unwrap();
        request.extensions_mut().insert(principal);
        self.router.clone().oneshot(request).await.unwrap().into_body()
    }

    pub(crate) async fn get(&mut self, path: &str) -> Value {
        let (status, body) = self.call("GET", path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        body
    }

    pub(crate) async fn made(&mut self, path: &str, body: Value) -> Value {
        let (status, made) = self.call("POST", path, Some(body)).await;
        assert_eq!(status, StatusCode::CREATED, "{path}: {made}");
        made
    }

    /// Chooses a name.
    pub(crate) async fn enter(&mut self, name: &str) {
        self.made("/api/me", json!({ "name": name })).await;
        assert!(self.cookie.is_some());
    }
}

/// Two people play each other; the first one has made the challenge.
pub(crate) async fn seated(first: &mut Browser, second: &mut Browser) -> String {
    let setup = json!({
        "rules": "backgammon", "match": { "kind": "points", "length": 1 },
        "players": [{ "kind": "human" }, { "kind": "human" }],
    });
    let challenge = first.made("/api/challenges", json!({ "setup": setup })).await;
    let path = format!("/api/challenges/{}/take", challenge["id"].as_str().unwrap());
    let (status, taken) = second.call("POST", &path, None).await;
    assert_eq!(status, StatusCode::OK, "{taken}");
    taken["match_id"].as_str().unwrap().to_owned()
}
