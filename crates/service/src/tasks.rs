//! Tasks, long computations and time. The core is independent of any runtime: the shell that starts a node provides it.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;

#[cfg(feature = "native")]
mod native;

#[cfg(feature = "native")]
pub use native::TokioRuntime;

/// A task that a runtime runs to its end.
pub type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The runtime of a node.
pub trait Runtime: Send + Sync + 'static {
    /// Runs a task beside all others. A panic ends only that task.
    fn spawn(&self, task: Task);
    /// Runs a computation of some milliseconds or more on another thread, so that it blocks no task. A panic ends only that computation.
    fn compute(&self, work: Box<dyn FnOnce() + Send>);
    /// Returns a task that ends after some time.
    fn sleep(&self, time: Duration) -> Task;
    /// Returns the wall clock, in milliseconds since 1970.
    fn now(&self) -> i64;
    /// Returns a clock that never goes back, with any zero point.
    fn uptime(&self) -> Duration;
}

/// The error of work without a result: it has panicked, or the node has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a task has failed")]
pub struct Ended;

/// The runtime of a node. Clones share it.
#[derive(Clone)]
pub struct Tasks(Arc<dyn Runtime>);

impl std::fmt::Debug for Tasks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tasks").finish_non_exhaustive()
    }
}

impl Tasks {
    /// Creates the tasks of a runtime.
    #[must_use]
    pub fn new(runtime: impl Runtime) -> Tasks {
        Tasks(Arc::new(runtime))
    }

    /// Starts a task without waiting for it.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.0.spawn(Box::pin(task));
    }

    /// Runs a future to its end, even if the caller is dropped.
    pub(crate) async fn finish<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Ended> {
        let (sender, receiver) = oneshot::channel();
        // The caller may have gone away.
        self.spawn(async move { _ = sender.send(work.await) });
        receiver.await.map_err(|_| Ended)
    }

    /// Runs a computation of some milliseconds or more so that it blocks no task.
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Ended> {
        let (sender, receiver) = oneshot::channel();
        self.0.compute(Box::new(move || _ = sender.send(work())));
        receiver.await.map_err(|_| Ended)
    }

    /// Waits for some time.
    pub(crate) fn sleep(&self, time: Duration) -> Task {
        self.0.sleep(time)
    }

    /// Waits for a result for some time; `None`: it takes longer.
    pub(crate) async fn within<T>(&self, time: Duration, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            done = work => Some(done),
            () = self.sleep(time) => None,
        }
    }

    /// Returns the wall clock, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.0.now()
    }

    /// Returns a clock that never goes back.
    pub(crate) fn uptime(&self) -> Duration {
        self.0.uptime()
    }
}
