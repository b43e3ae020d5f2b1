//! What can go wrong with a request, and its answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tavola_notation::any::AnyError;
use tavola_notation::custom::CustomRulesError;
use tavola_notation::{gnubg::GnubgError, xgid::XgidError};
use tavola_rules::{PositionError, Refusal};

use crate::store::StoreError;

/// An answer, or why there is none.
pub(crate) type Answer = Result<Json<Value>, Failure>;

/// A request that failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The request makes no sense.
    #[error("{0}")]
    BadRequest(String),
    /// It names something that is no position.
    #[error("{0}")]
    Position(#[from] AnyError),
    /// It names rules that cannot be played.
    #[error("{0}")]
    CustomRules(#[from] CustomRulesError),
    /// The game is over in the position.
    #[error("the game is over in this position: one side has borne off everything")]
    GameOver,
    /// It comes from another site.
    #[error("{0}")]
    Forbidden(String),
    /// There is no such thing.
    #[error("{0}")]
    NotFound(String),
    /// The match has moved on since the page looked.
    #[error("the match has moved on; the answer carries its present state")]
    Stale(Box<Value>),
    /// The rules forbid it.
    #[error("{0}")]
    Refused(Refusal),
    /// The call exists, but not with this method.
    #[error("this call has no such method")]
    Method,
    /// The body is longer than any that a page sends.
    #[error("the body is longer than {0} bytes")]
    TooLarge(usize),
    /// The body does not arrive.
    #[error("the body took too long to arrive")]
    Timeout,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something that should not happen.
    #[error("{0}")]
    Internal(String),
}

impl Failure {
    /// A request that makes no sense, by what is wrong with it.
    #[expect(clippy::needless_pass_by_value, reason = "it is the shape that map_err wants")]
    pub(crate) fn bad(error: impl ToString) -> Failure {
        Failure::BadRequest(error.to_string())
    }
}

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Failure {
        Failure::Position(AnyError::Position(error))
    }
}

/// What is wrong with a position, as data: the page says it in the reader's language (`fault-KEY`).
fn fault(error: &AnyError) -> Value {
    let (AnyError::Position(error)
    | AnyError::Gnubg(GnubgError::Position(error))
    | AnyError::Xgid(XgidError::Position(error))) = error
    else {
        return json!({ "key": "unreadable" });
    };
    let side = |own: bool| if own { "roller" } else { "other" };
    match *error {
        PositionError::Count { own, found, wanted } => {
            json!({ "key": "count", "side": side(own), "found": found, "wanted": wanted })
        }
        PositionError::NoSuchPoint { own, point } => {
            json!({ "key": "no-such-point", "side": side(own), "point": point })
        }
        PositionError::SharedPoint { point } => json!({ "key": "shared-point", "point": point }),
        PositionError::NotPinned { own, point } => {
            json!({ "key": "not-pinned", "side": side(own), "point": point })
        }
        PositionError::NoPool => json!({ "key": "no-pool" }),
        PositionError::BothFinished => json!({ "key": "both-finished" }),
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, code) = match &self {
            Failure::BadRequest(_) | Failure::Position(_) | Failure::CustomRules(_) | Failure::GameOver => {
                (StatusCode::BAD_REQUEST, "bad-request")
            }
            Failure::Forbidden(_) => (StatusCode::FORBIDDEN, "forbidden"),
            Failure::NotFound(_) => (StatusCode::NOT_FOUND, "not-found"),
            Failure::Stale(_) => (StatusCode::CONFLICT, "stale"),
            Failure::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            Failure::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Failure::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Failure::Timeout => (StatusCode::REQUEST_TIMEOUT, "timeout"),
            Failure::Store(StoreError::Full(_)) => (StatusCode::INSUFFICIENT_STORAGE, "full"),
            Failure::Store(StoreError::Closed) => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
            Failure::Store(StoreError::Unreadable { .. }) => {
                (StatusCode::INTERNAL_SERVER_ERROR, "unreadable")
            }
            Failure::Store(StoreError::Database(_) | StoreError::Unwritable(_)) | Failure::Internal(_) => {
                (StatusCode::INTERNAL_SERVER_ERROR, "internal")
            }
        };
        let mut error = json!({ "code": code, "message": self.to_string() });
        match &self {
            Failure::Refused(refusal) => error["refusal"] = json!(refusal.key()),
            Failure::Position(position) => error["fault"] = fault(position),
            Failure::CustomRules(CustomRulesError::Conflict(conflict)) => {
                error["conflict"] = json!(conflict.key())
            }
            Failure::GameOver => error["fault"] = json!({ "key": "over" }),
            _ => {}
        }
        let mut body = json!({ "error": error });
        if let Failure::Stale(view) = self {
            body["view"] = *view;
        }
        (status, Json(body)).into_response()
    }
}
