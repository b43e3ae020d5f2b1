//! What can go wrong with a request, and its answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tavola_notation::any::AnyError;
use tavola_notation::custom::CustomRulesError;
use tavola_play::{Refused, SetupError};
use tavola_rollout::RolloutError;
use tavola_rules::{PositionError, Refusal};

use crate::job_error::JobError;
use crate::rated::NotRated;
use crate::store::StoreError;
use crate::tasks::Ended;

use fault::fault;
use wire::{ErrorBody, ErrorCode, ErrorDetail, Fault};

mod fault;
pub(crate) mod wire;

pub use fault::KEYS;

/// An answer, or why there is none.
pub type Answer<T> = Result<Json<T>, Failure>;

/// A request that failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The request makes no sense.
    #[error("{0}")]
    BadRequest(String),
    /// It names something that is no position.
    #[error(transparent)]
    Position(#[from] AnyError),
    /// It names rules that cannot be played.
    #[error(transparent)]
    CustomRules(#[from] CustomRulesError),
    /// A rollout cannot be played or read.
    #[error(transparent)]
    Rollout(#[from] RolloutError),
    /// The game is over in the position.
    #[error("the game is over in this position: one side has borne off everything")]
    GameOver,
    /// It comes from another site.
    #[error("{0}")]
    Forbidden(String),
    /// They have no name on this service yet.
    #[error("choose a name first: POST /api/me")]
    NoName,
    /// Their name is somebody else's, or looks like it.
    #[error("somebody on this service has this name, or one that looks like it")]
    NameTaken,
    /// The name or the password is wrong. Which one is not said.
    #[error("the name or the password is not right")]
    WrongPassword,
    /// The name or the code is wrong, or the code was used.
    #[error("the name or the recovery code is not right, or the code was used before")]
    WrongCode,
    /// A passkey is not that of an account, or what it answers is wrong. Which one is not said.
    #[error("the passkey is not known here, or its answer is not right or came too late")]
    WrongPasskey,
    /// A program comes with a token that nobody has, or has no more.
    #[error("nobody has this token, or it was ended")]
    WrongToken,
    /// What cannot be a password.
    #[error("a password has 8 to 128 characters and is not the name")]
    BadPassword,
    /// Somebody else has sat down.
    #[error("somebody else has taken this challenge")]
    Taken,
    /// A match cannot be rated.
    #[error(transparent)]
    NotRated(#[from] NotRated),
    /// Nobody is advised in a match that people play against each other.
    #[error("the engine does not help in a match between people before it is over")]
    NoHelp,
    /// The match does not go on before both want it to.
    #[error("the match is adjourned")]
    Adjourned,
    /// More than one person, or one address, may ask for.
    #[error("{0}")]
    TooMany(String),
    /// There is no such thing.
    #[error("{0}")]
    NotFound(String),
    /// The call exists, but not with this method.
    #[error("this call has no such method")]
    Method,
    /// The body is longer than any that a page sends.
    #[error("the body is longer than {0} bytes")]
    TooLarge(usize),
    /// The body does not arrive.
    #[error("the body took too long to arrive")]
    Timeout,
    /// The match has moved on since the page looked. The view is fresh.
    #[error("the match has moved on; the answer carries its present state")]
    Stale(Box<serde_json::Value>),
    /// The rules or the dice forbid it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The engine has no answer.
    #[error(transparent)]
    Job(#[from] JobError),
    /// The local network cannot be opened to.
    #[error("{0}")]
    NoNetwork(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something that should not happen.
    #[error("{0}")]
    Internal(Box<dyn std::error::Error + Send + Sync>),
}

impl Failure {
    /// A request of somebody who has not seen the latest actions of a match, with its fresh view.
    pub(crate) fn stale(view: &impl serde::Serialize) -> Failure {
        match serde_json::to_value(view) {
            Ok(view) => Failure::Stale(Box::new(view)),
            Err(error) => Failure::internal(error),
        }
    }

    /// A request that makes no sense, by what is wrong with it.
    #[expect(clippy::needless_pass_by_value, reason = "it is the shape that map_err wants")]
    pub fn bad(error: impl ToString) -> Failure {
        Failure::BadRequest(error.to_string())
    }

    /// Something that should not happen.
    pub fn internal(error: impl std::error::Error + Send + Sync + 'static) -> Failure {
        Failure::Internal(Box::new(error))
    }

    fn status(&self) -> (StatusCode, ErrorCode) {
        match self {
            Failure::Rollout(RolloutError::OtherEngine) | Failure::Job(JobError::OtherEngine) => {
                (StatusCode::CONFLICT, ErrorCode::OtherEngine)
            }
            Failure::BadRequest(_)
            | Failure::Position(_)
            | Failure::CustomRules(_)
            | Failure::Rollout(_)
            | Failure::Job(JobError::Unfit(_))
            | Failure::GameOver => (StatusCode::BAD_REQUEST, ErrorCode::BadRequest),
            Failure::Forbidden(_) => (StatusCode::FORBIDDEN, ErrorCode::Forbidden),
            Failure::NoName => (StatusCode::UNAUTHORIZED, ErrorCode::NoName),
            Failure::NameTaken => (StatusCode::CONFLICT, ErrorCode::NameTaken),
            Failure::WrongPassword => (StatusCode::FORBIDDEN, ErrorCode::WrongPassword),
            Failure::WrongPasskey => (StatusCode::FORBIDDEN, ErrorCode::WrongPasskey),
            Failure::WrongToken => (StatusCode::UNAUTHORIZED, ErrorCode::WrongToken),
            Failure::WrongCode => (StatusCode::FORBIDDEN, ErrorCode::WrongCode),
            Failure::BadPassword => (StatusCode::BAD_REQUEST, ErrorCode::BadPassword),
            Failure::Taken => (StatusCode::CONFLICT, ErrorCode::Taken),
            Failure::NotRated(NotRated::Guest | NotRated::NoProgram) => {
                (StatusCode::FORBIDDEN, ErrorCode::NotRated)
            }
            Failure::NotRated(_) => (StatusCode::BAD_REQUEST, ErrorCode::NotRated),
            Failure::NoHelp => (StatusCode::FORBIDDEN, ErrorCode::NoHelp),
            Failure::Adjourned => (StatusCode::CONFLICT, ErrorCode::Adjourned),
            Failure::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, ErrorCode::TooMany),
            Failure::NotFound(_) => (StatusCode::NOT_FOUND, ErrorCode::NotFound),
            Failure::Method => (StatusCode::METHOD_NOT_ALLOWED, ErrorCode::Method),
            Failure::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, ErrorCode::TooLarge),
            Failure::Timeout => (StatusCode::REQUEST_TIMEOUT, ErrorCode::Timeout),
            Failure::Stale(_) => (StatusCode::CONFLICT, ErrorCode::Stale),
            Failure::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, ErrorCode::Refused),
            Failure::Job(JobError::Busy) => (StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Busy),
            Failure::Job(JobError::NoNet(_)) => (StatusCode::SERVICE_UNAVAILABLE, ErrorCode::NoNet),
            Failure::NoNetwork(_) => (StatusCode::SERVICE_UNAVAILABLE, ErrorCode::NoNetwork),
            Failure::Store(StoreError::Full(_)) => (StatusCode::INSUFFICIENT_STORAGE, ErrorCode::Full),
            Failure::Store(StoreError::Away(_)) => (StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Away),
            Failure::Store(StoreError::Closed) => (StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Stopping),
            Failure::Store(StoreError::Unreadable { .. }) => {
                (StatusCode::INTERNAL_SERVER_ERROR, ErrorCode::Unreadable)
            }
            Failure::Store(StoreError::Removed) => (StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Removed),
            Failure::Store(StoreError::Database(_) | StoreError::Unwritable(_) | StoreError::NoParent)
            | Failure::Job(JobError::Failed | JobError::Cancelled | JobError::Engine(_) | JobError::Mixed)
            | Failure::Store(StoreError::NoBackup | StoreError::Copy { .. })
            | Failure::Internal(_) => (StatusCode::INTERNAL_SERVER_ERROR, ErrorCode::Internal),
        }
    }
}

impl From<Ended> for Failure {
    fn from(error: Ended) -> Failure {
        Failure::internal(error)
    }
}

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Failure {
        Failure::Position(AnyError::Position(error))
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal.into())
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        match error {
            SetupError::Rules(error) => error.into(),
            SetupError::Text(error) => Failure::Position(AnyError::Plain(error)),
            SetupError::Position(error) => error.into(),
            SetupError::Over => Failure::GameOver,
            SetupError::Length(_) | SetupError::Clock(_) | SetupError::NoPerson | SetupError::Level(_) => {
                Failure::bad(error)
            }
        }
    }
}

/// The id of the request that is being answered.
#[cfg(feature = "native")]
fn request() -> Option<String> {
    crate::request_id::current().map(|id| id.to_string())
}

/// A node in a browser has one reader, and no log that is searched.
#[cfg(not(feature = "native"))]
fn request() -> Option<String> {
    None
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, code) = self.status();
        match status {
            StatusCode::SERVICE_UNAVAILABLE if code == ErrorCode::Away => {
                tracing::warn!("a request failed: {self}");
            }
            StatusCode::INTERNAL_SERVER_ERROR => tracing::error!("a request failed: {self}"),
            StatusCode::INSUFFICIENT_STORAGE => tracing::warn!("a request failed: {self}"),
            _ => {}
        }
        let mut error = ErrorDetail {
            code,
            message: self.to_string(),
            refusal: None,
            fault: None,
            request: request(),
            conflict: None,
        };
        let mut view = None;
        match self {
            Failure::Refused(refused) => error.refusal = Some(refused.key()),
            Failure::Position(position) => error.fault = Some(fault(&position)),
            Failure::CustomRules(CustomRulesError::Conflict(conflict)) => {
                error.conflict = Some(conflict.key());
            }
            Failure::GameOver => error.fault = Some(Fault { key: "over", ..Fault::default() }),
            Failure::Stale(fresh) => view = Some(fresh),
            _ => {}
        }
        (status, Json(ErrorBody { error, view })).into_response()
    }
}
