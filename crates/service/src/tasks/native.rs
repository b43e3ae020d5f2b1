//! Tasks of tokio.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::{Runtime, Task, Tasks};

/// The tokio runtime of its creator.
#[derive(Clone, Copy, Debug)]
pub struct TokioRuntime {
    begun: Instant,
}

impl TokioRuntime {
    /// Returns tasks in the runtime of the caller.
    #[must_use]
    pub fn tasks() -> Tasks {
        Tasks::new(TokioRuntime { begun: Instant::now() })
    }
}

impl Runtime for TokioRuntime {
    fn spawn(&self, task: Task) {
        tokio::spawn(task);
    }

    fn compute(&self, work: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(work);
    }

    fn sleep(&self, time: Duration) -> Task {
        Box::pin(tokio::time::sleep(time))
    }

    fn now(&self) -> i64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
        i64::try_from(now).unwrap_or(i64::MAX)
    }

    fn uptime(&self) -> Duration {
        self.begun.elapsed()
    }
}
