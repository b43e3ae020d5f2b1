//! Why a job came to nothing.

use serde::{Deserialize, Serialize};
use tavola_engine::{EngineError, evaluators::EvaluatorError, work::Cancelled};
use tavola_notation::custom::CustomRulesError;
use tavola_rollout::RolloutError;

/// Why a job brings nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", content = "reason", rename_all = "kebab-case")]
pub enum JobError {
    /// Too many wait in its queue.
    #[error("too many requests wait for the engine in this match")]
    Busy,
    /// The job has panicked, or its worker is gone.
    #[error("the engine failed")]
    Failed,
    /// Nobody waits for it any more.
    #[error("the work was cancelled")]
    Cancelled,
    /// A rollout was begun with other nets or tables than this engine has.
    #[error("this rollout was started with other nets or tables; start a new one")]
    OtherEngine,
    /// It asks for something that cannot be computed.
    #[error("{0}")]
    Unfit(String),
    /// A net of the game cannot be had now.
    #[error("{0}")]
    NoNet(String),
    /// The engine reports an error.
    #[error("{0}")]
    Engine(String),
    /// It came to something else than what such a job comes to.
    #[error("the engine answered something else than what it was asked")]
    Mixed,
}

impl From<Cancelled> for JobError {
    fn from(Cancelled: Cancelled) -> JobError {
        JobError::Cancelled
    }
}

impl From<EngineError> for JobError {
    fn from(error: EngineError) -> JobError {
        match error {
            EngineError::Cancelled(cancelled) => cancelled.into(),
            EngineError::Evaluator(EvaluatorError::NoNet(why)) => JobError::NoNet(why),
            error => JobError::Engine(error.to_string()),
        }
    }
}

impl From<RolloutError> for JobError {
    fn from(error: RolloutError) -> JobError {
        match error {
            RolloutError::Engine(error) => error.into(),
            RolloutError::OtherEngine => JobError::OtherEngine,
            error => JobError::Unfit(error.to_string()),
        }
    }
}

impl From<CustomRulesError> for JobError {
    fn from(error: CustomRulesError) -> JobError {
        JobError::Unfit(error.to_string())
    }
}

impl From<serde_json::Error> for JobError {
    fn from(error: serde_json::Error) -> JobError {
        JobError::Engine(error.to_string())
    }
}
