//! Tasks of one thread. The host calls [`Executor::run`] until no task is ready, and delivers messages between its calls.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};

use tavola_service::tasks::Task;

/// The ready tasks. Clones share them.
#[derive(Clone)]
pub struct Executor(Arc<Shared>);

struct Shared {
    ready: Mutex<VecDeque<Arc<Entry>>>,
    /// Whether the host has been asked to call [`Executor::run`].
    called: AtomicBool,
    /// Asks the host to call [`Executor::run`] soon.
    call: fn(),
}

/// A task with its place in the queue.
struct Entry {
    /// `None` after its end, and while it runs.
    task: Mutex<Option<Task>>,
    queued: AtomicBool,
    shared: Arc<Shared>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Wake for Entry {
    fn wake(self: Arc<Self>) {
        if !self.queued.swap(true, Ordering::Relaxed) {
            let shared = Arc::clone(&self.shared);
            lock(&shared.ready).push_back(self);
            shared.call();
        }
    }
}

impl Shared {
    fn call(&self) {
        if !self.called.swap(true, Ordering::Relaxed) {
            (self.call)();
        }
    }
}

impl std::fmt::Debug for Executor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Executor").field("ready", &lock(&self.0.ready).len()).finish_non_exhaustive()
    }
}

impl Executor {
    /// Creates an executor without tasks. `call` asks the host to call [`Executor::run`] soon.
    #[must_use]
    pub fn new(call: fn()) -> Executor {
        Executor(Arc::new(Shared { ready: Mutex::default(), called: AtomicBool::new(false), call }))
    }

    /// Starts a task.
    pub fn spawn(&self, task: Task) {
        let (task, shared) = (Mutex::new(Some(task)), Arc::clone(&self.0));
        Arc::new(Entry { task, queued: AtomicBool::new(false), shared }).wake();
    }

    /// Runs the ready tasks, each until it waits, and stops when `enough` returns true after a task. Returns whether a task is still ready;
    /// the host then calls again without being asked.
    pub fn run(&self, enough: impl Fn() -> bool) -> bool {
        self.0.called.store(true, Ordering::Relaxed);
        loop {
            let next = lock(&self.0.ready).pop_front();
            let Some(entry) = next else { break };
            entry.queued.store(false, Ordering::Relaxed);
            let task = lock(&entry.task).take();
            if let Some(mut task) = task {
                let waker = Waker::from(Arc::clone(&entry));
                if task.as_mut().poll(&mut Context::from_waker(&waker)) == Poll::Pending {
                    *lock(&entry.task) = Some(task);
                }
            }
            if enough() {
                break;
            }
        }
        let more = !lock(&self.0.ready).is_empty();
        self.0.called.store(more, Ordering::Relaxed);
        more
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    static CALLS: AtomicUsize = AtomicUsize::new(0);

    fn call() {
        CALLS.fetch_add(1, Ordering::Relaxed);
    }

    /// Ends after it has been polled `times` times; it wakes itself each time.
    async fn polled(times: usize) {
        let mut left = times;
        std::future::poll_fn(|context| {
            if left == 0 {
                return Poll::Ready(());
            }
            left -= 1;
            context.waker().wake_by_ref();
            Poll::Pending
        })
        .await;
    }

    #[test]
    fn tasks_take_turns_and_the_host_is_called_once() {
        let executor = Executor::new(call);
        let order = Arc::new(Mutex::new(Vec::new()));
        for name in ["a", "b"] {
            let order = Arc::clone(&order);
            executor.spawn(Box::pin(async move {
                for _ in 0..2 {
                    order.lock().unwrap().push(name);
                    polled(1).await;
                }
            }));
        }
        assert_eq!(CALLS.load(Ordering::Relaxed), 1, "it knows already when the second one comes");
        assert!(executor.run(|| true), "one poll is enough, and more is ready");
        assert_eq!(CALLS.load(Ordering::Relaxed), 1, "a host that is told of more needs no call");
        assert!(!executor.run(|| false));
        assert_eq!(*order.lock().unwrap(), ["a", "b", "a", "b"]);
        executor.spawn(Box::pin(polled(0)));
        assert_eq!(CALLS.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn a_task_that_is_done_is_not_polled_again() {
        let executor = Executor::new(|| ());
        let waker = Arc::new(Mutex::new(None));
        let kept = Arc::clone(&waker);
        executor.spawn(Box::pin(std::future::poll_fn(move |context| {
            *kept.lock().unwrap() = Some(context.waker().clone());
            Poll::Ready(())
        })));
        assert!(!executor.run(|| false));
        waker.lock().unwrap().take().unwrap().wake();
        assert!(!executor.run(|| false));
    }
}
