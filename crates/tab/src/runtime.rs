//! Tasks and time of a node in a worker.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tavola_engine::work::Clock;
use tavola_service::tasks::{Runtime, Task};
use tokio::sync::oneshot;

use crate::executor::Executor;
use crate::host;

/// Sleeping tasks, by the number of their timer.
static SLEEPERS: Mutex<Sleepers> = Mutex::new(Sleepers { last: 0, waiting: None });

struct Sleepers {
    last: u32,
    waiting: Option<HashMap<u32, oneshot::Sender<()>>>,
}

fn sleepers() -> MutexGuard<'static, Sleepers> {
    SLEEPERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Handles the end of a timer.
pub(crate) fn fire(id: u32) {
    let sleeper = sleepers().waiting.as_mut().and_then(|waiting| waiting.remove(&id));
    if let Some(sleeper) = sleeper {
        // The task may have been dropped.
        _ = sleeper.send(());
    }
}

/// The one thread of a worker.
#[derive(Clone, Debug)]
pub(crate) struct Worker(pub(crate) Executor);

impl Runtime for Worker {
    fn spawn(&self, task: Task) {
        self.0.spawn(task);
    }

    fn compute(&self, work: Box<dyn FnOnce() + Send>) {
        self.0.spawn(Box::pin(async move { work() }));
    }

    fn sleep(&self, time: Duration) -> Task {
        Box::pin(async move {
            let (sender, receiver) = oneshot::channel();
            let id = {
                let mut sleepers = sleepers();
                sleepers.last = sleepers.last.wrapping_add(1);
                let id = sleepers.last;
                sleepers.waiting.get_or_insert_default().insert(id, sender);
                id
            };
            host::timer(id, time);
            // The sender lives until the timer fires.
            _ = receiver.await;
        })
    }

    fn now(&self) -> i64 {
        host::epoch()
    }

    fn uptime(&self) -> Duration {
        host::uptime()
    }
}

/// The clock of the engine's budgets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HostClock;

impl Clock for HostClock {
    fn now(&self) -> Duration {
        host::uptime()
    }
}
