//! Tasks, long computations and time. The core knows no runtime: the shell that starts a node provides it.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;

#[cfg(feature = "native")]
mod native;

#[cfg(feature = "native")]
pub use native::TokioRuntime;

/// A task that a runtime takes to its end.
pub type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What a node needs of its surroundings.
pub trait Runtime: Send + Sync + 'static {
    /// Runs a task beside all others. A panic ends that task alone.
    fn spawn(&self, task: Task);
    /// Runs a computation of some milliseconds or more where it holds no task up. A panic ends that computation alone.
    fn compute(&self, work: Box<dyn FnOnce() + Send>);
    /// Ends after some time.
    fn sleep(&self, time: Duration) -> Task;
    /// The wall clock, in milliseconds since 1970.
    fn now(&self) -> i64;
    /// A clock that never goes back, from any beginning.
    fn uptime(&self) -> Duration;
}

/// Something that did not come to its end: it has panicked, or the node ends.
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
    /// Those of a runtime.
    #[must_use]
    pub fn new(runtime: impl Runtime) -> Tasks {
        Tasks(Arc::new(runtime))
    }

    /// Begins a task that nobody waits for.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.0.spawn(Box::pin(task));
    }

    /// Runs something to its end, whatever becomes of its caller.
    pub(crate) async fn finish<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Ended> {
        let (sender, receiver) = oneshot::channel();
        // Nobody may wait any more when it is done.
        self.spawn(async move { _ = sender.send(work.await) });
        receiver.await.map_err(|_| Ended)
    }

    /// Runs a computation of some milliseconds or more where it holds no task up.
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Ended> {
        let (sender, receiver) = oneshot::channel();
        self.0.compute(Box::new(move || _ = sender.send(work())));
        receiver.await.map_err(|_| Ended)
    }

    /// Ends after some time.
    pub(crate) fn sleep(&self, time: Duration) -> Task {
        self.0.sleep(time)
    }

    /// What comes within some time; `None`: it takes longer.
    pub(crate) async fn within<T>(&self, time: Duration, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            done = work => Some(done),
            () = self.sleep(time) => None,
        }
    }

    /// The wall clock, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.0.now()
    }

    /// A clock that never goes back.
    pub(crate) fn uptime(&self) -> Duration {
        self.0.uptime()
    }
}
