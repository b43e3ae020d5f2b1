//! Errors of jobs.

use serde::{Deserialize, Serialize};
use tavola_engine::{EngineError, evaluators::EvaluatorError, work::Cancelled};
use tavola_notation::custom::CustomRulesError;
use tavola_rollout::RolloutError;

/// The reason why a job has no result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", content = "reason", rename_all = "kebab-case")]
pub enum JobError {
    /// Too many jobs wait in its queue.
    #[error("too many requests wait for the engine in this match")]
    Busy,
    /// The job has panicked, or its worker is gone.
    #[error("the engine failed")]
    Failed,
    /// Its requester has gone away.
    #[error("the work was cancelled")]
    Cancelled,
    /// The rollout was begun with other nets or tables than those of this engine.
    #[error("this rollout was started with other nets or tables; start a new one")]
    OtherEngine,
    /// The job cannot be computed.
    #[error("{0}")]
    Unfit(String),
    /// A net of the game is not available now.
    #[error("{0}")]
    NoNet(String),
    /// The engine reports an error.
    #[error("{0}")]
    Engine(String),
    /// The result is of another kind than the job.
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
