//! Calls that only a node in a browser has: it saves all its data as one file, and replaces them by such a file.

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tavola_service::tasks::Tasks;

use crate::host;
use crate::store::{BrowserStore, ReplaceError};

/// The state of the calls.
#[derive(Clone)]
struct Keep {
    store: BrowserStore,
    tasks: Tasks,
}

/// Returns the routes. Only the person at this device reaches a node in a browser.
pub(crate) fn routes(store: BrowserStore, tasks: Tasks) -> Router {
    Router::new()
        .route("/tab/store", get(save).put(replace))
        .layer(DefaultBodyLimit::disable())
        .with_state(Keep { store, tasks })
}

/// Returns all data as one file.
async fn save(State(keep): State<Keep>) -> Response {
    match keep.store.save().await {
        Ok(file) => ([(header::CONTENT_TYPE, "application/vnd.sqlite3")], file).into_response(),
        Err(error) => refused(StatusCode::INTERNAL_SERVER_ERROR, "internal", &error.to_string()),
    }
}

/// Replaces all data by a file. The host then restarts the node.
async fn replace(State(keep): State<Keep>, file: Bytes) -> Response {
    match keep.store.replace(file.to_vec(), keep.tasks).await {
        Ok(()) => {
            host::replaced();
            StatusCode::NO_CONTENT.into_response()
        }
        Err(error) => {
            let (status, code) = match error {
                ReplaceError::NotOurs | ReplaceError::Failed(_) => (StatusCode::BAD_REQUEST, "tab-not-ours"),
                ReplaceError::Newer(_) => (StatusCode::BAD_REQUEST, "tab-newer-file"),
                ReplaceError::Full => (StatusCode::INSUFFICIENT_STORAGE, "full"),
            };
            refused(status, code, &error.to_string())
        }
    }
}

fn refused(status: StatusCode, code: &str, message: &str) -> Response {
    let body = serde_json::json!({ "error": { "code": code, "message": message } });
    (status, [(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}
