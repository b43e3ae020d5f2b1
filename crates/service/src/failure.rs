//! Errors of requests and their answers.

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

/// An answer, or the reason of its failure.
pub type Answer<T> = Result<Json<T>, Failure>;

/// A request that failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The request is invalid.
    #[error("{0}")]
    BadRequest(String),
    /// The text is not a position.
    #[error(transparent)]
    Position(#[from] AnyError),
    /// The custom rules cannot be played.
    #[error(transparent)]
    CustomRules(#[from] CustomRulesError),
    /// A rollout cannot be played or read.
    #[error(transparent)]
    Rollout(#[from] RolloutError),
    /// The game is over in the position.
    #[error("the game is over in this position: one side has borne off everything")]
    GameOver,
    /// The request comes from another site, or is not open to the caller.
    #[error("{0}")]
    Forbidden(String),
    /// A guest of the local network may not do it.
    #[error("only the machine that runs Tavola may do this")]
    OnlyTable,
    /// The browser knows a person already.
    #[error("you are {0} here already; sign out first")]
    SignedIn(String),
    /// The text is not a valid name.
    #[error("{0}")]
    BadName(String),
    /// The caller has no name on this service yet.
    #[error("choose a name first: POST /api/me")]
    NoName,
    /// The name belongs to another person, or looks like that of another person.
    #[error("somebody on this service has this name, or one that looks like it")]
    NameTaken,
    /// The name or the password is wrong. The answer does not reveal which.
    #[error("the name or the password is not right")]
    WrongPassword,
    /// The name or the code is wrong, or the code was used.
    #[error("the name or the recovery code is not right, or the code was used before")]
    WrongCode,
    /// The passkey belongs to no account, or its answer is wrong. The answer does not reveal which.
    #[error("the passkey is not known here, or its answer is not right or came too late")]
    WrongPasskey,
    /// The token of a program is unknown or revoked.
    #[error("nobody has this token, or it was ended")]
    WrongToken,
    /// The link of a mail is unknown, was used, or has expired. The answer does not reveal which.
    #[error("the link is not known here, was used before, or is too old")]
    WrongLink,
    /// The text is not a mail address.
    #[error("expected a mail address, such as anna@example.org")]
    BadAddress,
    /// The text is not a valid password.
    #[error("a password has 8 to 128 characters and is not the name")]
    BadPassword,
    /// Another person has taken the challenge.
    #[error("somebody else has taken this challenge")]
    Taken,
    /// A match cannot be rated.
    #[error(transparent)]
    NotRated(#[from] NotRated),
    /// The engine gives no advice in a match between people.
    #[error("the engine does not help in a match between people before it is over")]
    NoHelp,
    /// Those who watch a match with a delay see what is shown of it, and nothing else.
    #[error("this match is shown later to those who watch it than to those who play it")]
    Late,
    /// The match is adjourned until both players resume it.
    #[error("the match is adjourned")]
    Adjourned,
    /// The number exceeds the limit for a person or an address.
    #[error("{0}")]
    TooMany(String),
    /// The requested object does not exist.
    #[error("{0}")]
    NotFound(String),
    /// The path exists, but not with this method.
    #[error("this call has no such method")]
    Method,
    /// The body is longer than the limit in bytes.
    #[error("the body is longer than {0} bytes")]
    TooLarge(usize),
    /// The body did not arrive in time.
    #[error("the body took too long to arrive")]
    Timeout,
    /// The match has changed since the page's last view. It contains the present view.
    #[error("the match has moved on; the answer carries its present state")]
    Stale(Box<serde_json::Value>),
    /// The rules or the dice forbid it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The engine has no answer.
    #[error(transparent)]
    Job(#[from] JobError),
    /// The server cannot be opened to the local network.
    #[error("{0}")]
    NoNetwork(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An unexpected error.
    #[error("{0}")]
    Internal(Box<dyn std::error::Error + Send + Sync>),
}

impl Failure {
    /// An error for a request that was made without the latest actions of a match, with the present view.
    pub(crate) fn stale(view: &impl serde::Serialize) -> Failure {
        match serde_json::to_value(view) {
            Ok(view) => Failure::Stale(Box::new(view)),
            Err(error) => Failure::internal(error),
        }
    }

    /// An error for an invalid request, with its message.
    #[expect(clippy::needless_pass_by_value, reason = "it is the shape that map_err wants")]
    pub fn bad(error: impl ToString) -> Failure {
        Failure::BadRequest(error.to_string())
    }

    /// An unexpected error.
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
            Failure::OnlyTable => (StatusCode::FORBIDDEN, ErrorCode::OnlyTable),
            Failure::SignedIn(_) => (StatusCode::BAD_REQUEST, ErrorCode::SignedIn),
            Failure::BadName(_) => (StatusCode::BAD_REQUEST, ErrorCode::BadName),
            Failure::NoName => (StatusCode::UNAUTHORIZED, ErrorCode::NoName),
            Failure::NameTaken => (StatusCode::CONFLICT, ErrorCode::NameTaken),
            Failure::WrongPassword => (StatusCode::FORBIDDEN, ErrorCode::WrongPassword),
            Failure::WrongPasskey => (StatusCode::FORBIDDEN, ErrorCode::WrongPasskey),
            Failure::WrongToken => (StatusCode::UNAUTHORIZED, ErrorCode::WrongToken),
            Failure::WrongCode => (StatusCode::FORBIDDEN, ErrorCode::WrongCode),
            Failure::WrongLink => (StatusCode::FORBIDDEN, ErrorCode::WrongLink),
            Failure::BadAddress => (StatusCode::BAD_REQUEST, ErrorCode::BadAddress),
            Failure::BadPassword => (StatusCode::BAD_REQUEST, ErrorCode::BadPassword),
            Failure::Taken => (StatusCode::CONFLICT, ErrorCode::Taken),
            Failure::NotRated(NotRated::Guest | NotRated::NoProgram) => {
                (StatusCode::FORBIDDEN, ErrorCode::NotRated)
            }
            Failure::NotRated(_) => (StatusCode::BAD_REQUEST, ErrorCode::NotRated),
            Failure::NoHelp => (StatusCode::FORBIDDEN, ErrorCode::NoHelp),
            Failure::Late => (StatusCode::FORBIDDEN, ErrorCode::Late),
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
            SetupError::Length(_)
            | SetupError::Clock(_)
            | SetupError::Delay(_)
            | SetupError::NoPerson
            | SetupError::Level(_) => Failure::bad(error),
        }
    }
}

/// Returns the id of the present request.
#[cfg(feature = "native")]
fn request() -> Option<String> {
    crate::request_id::current().map(|id| id.to_string())
}

/// A node in a browser has one reader, and no log for a search by id.
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
