//! Jobs on a fixed number of threads of this process.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use futures_util::future::BoxFuture;
use tavola_engine::{Cancel, Engine};
use tokio::sync::oneshot;

use super::{Turns, Workforce};
use crate::job::{self, Job, JobError, Outcome};

/// A job and the channel on which its caller waits.
struct Asked {
    job: Job,
    cancel: Cancel,
    answer: oneshot::Sender<Result<Outcome, JobError>>,
}

#[derive(Default)]
struct Queues {
    turns: Turns<Asked>,
    closed: bool,
}

#[derive(Default)]
struct Shared {
    queues: Mutex<Queues>,
    ready: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The function that performs a job on a thread.
type Performer = dyn Fn(&Cancel, &Job) -> Result<Outcome, JobError> + Send + Sync;

/// Threads with an engine. When the value is dropped, they end after their present jobs.
pub struct Threads {
    shared: Arc<Shared>,
    threads: usize,
}

impl std::fmt::Debug for Threads {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Threads").field("threads", &self.threads).finish_non_exhaustive()
    }
}

impl Threads {
    /// Creates a thread for each processor of the machine, but at least two.
    #[must_use]
    pub fn new(engine: Engine) -> Threads {
        let threads = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        let perform = move |cancel: &Cancel, asked: &Job| {
            job::perform(&engine.with_work(engine.work().clone().until(cancel)), asked)
        };
        let perform: Arc<Performer> = Arc::new(perform);
        Threads::performing(threads, &perform)
    }

    fn performing(threads: usize, perform: &Arc<Performer>) -> Threads {
        let shared = Arc::<Shared>::default();
        for _ in 0..threads {
            let (shared, perform) = (Arc::clone(&shared), Arc::clone(perform));
            std::thread::spawn(move || work(&shared, &*perform));
        }
        Threads { shared, threads }
    }
}

impl Workforce for Threads {
    fn perform(&self, queue: Arc<str>, job: Job) -> BoxFuture<'static, Result<Outcome, JobError>> {
        let (answer, answered) = oneshot::channel();
        let cancel = Cancel::new();
        let caller = Caller(cancel.clone());
        let pushed = self.shared.lock().turns.push(&queue, Asked { job, cancel, answer });
        if pushed == Ok(true) {
            self.shared.ready.notify_one();
        }
        Box::pin(async move {
            let _caller = caller;
            pushed?;
            // A panic of the job drops the sender.
            answered.await.unwrap_or(Err(JobError::Failed))
        })
    }

    fn at_once(&self) -> usize {
        self.threads
    }
}

/// The request of a waiting job.
struct Caller(Cancel);

impl Drop for Caller {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.ready.notify_all();
    }
}

/// One thread: a job of the queue whose turn it is, then one of the next queue.
fn work(shared: &Shared, perform: &Performer) {
    let mut queues = shared.lock();
    loop {
        if queues.closed {
            return;
        }
        let Some((queue, asked)) = queues.turns.take() else {
            queues = shared.ready.wait(queues).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        drop(queues);
        let Asked { job, cancel, answer } = asked;
        if !answer.is_closed() {
            // The dropped sender reports a panic to the caller.
            if let Ok(came) = catch_unwind(AssertUnwindSafe(|| perform(&cancel, &job))) {
                // The caller may have gone away.
                _ = answer.send(came);
            }
        }
        queues = shared.lock();
        if queues.turns.done(queue) {
            shared.ready.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use tavola_analysis::quiz::Theme;

    use super::*;

    /// Returns a job that stands for any other.
    fn job(seed: u64) -> Job {
        Job::Quiz { rules: String::new(), theme: Theme::Any, seed }
    }

    fn threads(
        count: usize,
        perform: impl Fn(&Cancel, u64) + Send + Sync + 'static,
    ) -> (Threads, Arc<AtomicUsize>) {
        let ran = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&ran);
        let perform: Arc<Performer> = Arc::new(move |cancel: &Cancel, job: &Job| {
            let Job::Quiz { seed, .. } = job else { return Err(JobError::Mixed) };
            counted.fetch_add(1, Ordering::SeqCst);
            perform(cancel, *seed);
            Ok(Outcome::Judging(seed.to_string()))
        });
        (Threads::performing(count, &perform), ran)
    }

    #[tokio::test]
    async fn no_more_jobs_run_at_once_than_there_are_threads_and_one_of_each_queue() {
        let (now, most) = (AtomicUsize::new(0), Arc::new(AtomicUsize::new(0)));
        let seen = Arc::clone(&most);
        let (threads, _) = threads(2, move |_, _| {
            seen.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(2));
            now.fetch_sub(1, Ordering::SeqCst);
        });
        for (queues, expected) in [(3, 2), (1, 1)] {
            let asked = (0..60).map(|n| threads.perform(format!("{}", n % queues).into(), job(n)));
            for (n, came) in futures_util::future::join_all(asked).await.into_iter().enumerate() {
                assert!(matches!(came, Ok(Outcome::Judging(found)) if found == n.to_string()));
            }
            assert_eq!(most.swap(0, Ordering::SeqCst), expected);
        }
    }

    #[tokio::test]
    async fn a_job_that_runs_is_stopped_when_its_client_goes_and_one_that_waits_never_runs() {
        let (threads, ran) = threads(1, |cancel, seed| {
            while seed == 1 && !cancel.is_cancelled() {
                std::thread::sleep(Duration::from_millis(1));
            }
        });
        let running = threads.perform("a".into(), job(1));
        let waiting = threads.perform("a".into(), job(2));
        tokio::time::sleep(Duration::from_millis(20)).await;
        drop((running, waiting));
        let last = tokio::time::timeout(Duration::from_secs(10), threads.perform("a".into(), job(3))).await;
        assert!(matches!(last, Ok(Ok(Outcome::Judging(found))) if found == "3"));
        assert_eq!(ran.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn a_panic_is_reported_and_ends_that_job_alone() {
        let (threads, _) = threads(1, |_, seed| assert_ne!(seed, 1, "on purpose"));
        assert!(matches!(threads.perform("a".into(), job(1)).await, Err(JobError::Failed)));
        assert!(threads.perform("a".into(), job(2)).await.is_ok());
    }
}
