//! Execution of the engine's jobs. A shell gives a node a [`Workforce`]: threads of the process ([`Threads`]), or workers that receive jobs
//! as messages.

#[cfg(feature = "native")]
mod threads;
mod turns;

use std::sync::Arc;

use futures_util::future::BoxFuture;
#[cfg(feature = "native")]
pub use threads::Threads;
pub use turns::Turns;

use crate::job::{Job, JobError, Outcome};

/// Performs jobs.
pub trait Workforce: Send + Sync + 'static {
    /// Performs a job and waits for it. Jobs wait in queues, which take turns ([`Turns`]): at most one job of a queue runs at a time. If
    /// the future is dropped, a waiting job never runs, and a running one is stopped.
    fn perform(&self, queue: Arc<str>, job: Job) -> BoxFuture<'static, Result<Outcome, JobError>>;

    /// Returns the number of jobs that run at once: at least two, because a slice of a deep rollout takes minutes and a bot must not wait
    /// for it.
    fn at_once(&self) -> usize;
}
