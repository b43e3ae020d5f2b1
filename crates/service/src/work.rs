//! Work for the engine, on a fixed number of threads.
//!
//! Each match has a queue of its own, and the matches take turns: a match with many requests waits for itself, not the others
//! for it. At most one job of a match runs at a time. A job whose client has gone away does not start, and is
//! cancelled if it runs.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use tavola_engine::Cancel;
use tokio::sync::oneshot;

pub(crate) mod background;

/// Jobs that wait for one match at most. A page asks for one hint at a time.
const LONGEST_QUEUE: usize = 64;

/// Why a job brings nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JobError {
    /// Too many wait for this match.
    #[error("too many requests wait for the engine in this match")]
    Busy,
    /// The job has panicked.
    #[error("the engine failed")]
    Failed,
}

/// A job. It looks itself whether anybody waits for it.
type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Queue {
    /// Jobs by match, in their order.
    waiting: HashMap<Arc<str>, VecDeque<Job>>,
    /// Matches with jobs, of which none is running, in the order in which they are served.
    turn: VecDeque<Arc<str>>,
    closed: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    ready: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The threads and what waits for them. They end with it, after the job that they run.
pub(crate) struct Jobs {
    shared: Arc<Shared>,
}

impl Jobs {
    /// So many threads.
    pub(crate) fn new(threads: usize) -> Jobs {
        let shared = Arc::<Shared>::default();
        for _ in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            std::thread::spawn(move || work(&shared));
        }
        Jobs { shared }
    }

    /// Runs a job for a match and waits for it. If the caller is dropped before the job has begun, it never runs; if it is
    /// running, it is asked to stop.
    ///
    /// # Errors
    /// If too many jobs wait for this match, or the job panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        id: &Arc<str>,
        job: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Result<T, JobError> {
        let (sender, receiver) = oneshot::channel();
        let cancel = Cancel::new();
        let _caller = Caller(cancel.clone());
        let job: Job = Box::new(move || {
            if !sender.is_closed() {
                // Nobody may wait any more when it is done.
                let _ = sender.send(job(&cancel));
            }
        });
        self.push(id, job)?;
        receiver.await.map_err(|_| JobError::Failed)
    }

    fn push(&self, id: &Arc<str>, job: Job) -> Result<(), JobError> {
        let mut queue = self.shared.lock();
        match queue.waiting.get_mut(id) {
            Some(jobs) if jobs.len() >= LONGEST_QUEUE => return Err(JobError::Busy),
            // The match is in its turn, or will be when its running job has ended.
            Some(jobs) => jobs.push_back(job),
            None => {
                queue.waiting.insert(Arc::clone(id), VecDeque::from([job]));
                queue.turn.push_back(Arc::clone(id));
                self.shared.ready.notify_one();
            }
        }
        Ok(())
    }
}

/// A request that waits for a job.
struct Caller(Cancel);

impl Drop for Caller {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Drop for Jobs {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.ready.notify_all();
    }
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jobs").finish_non_exhaustive()
    }
}

/// One thread: a job of the match whose turn it is, then of the next.
fn work(shared: &Shared) {
    let mut queue = shared.lock();
    loop {
        if queue.closed {
            return;
        }
        let Some(id) = queue.turn.pop_front() else {
            queue = shared.ready.wait(queue).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        let job = queue.waiting.get_mut(&id).and_then(VecDeque::pop_front);
        drop(queue);
        if let Some(job) = job {
            // The caller learns of a panic because its sender is dropped.
            let _ = catch_unwind(AssertUnwindSafe(job));
        }
        queue = shared.lock();
        if queue.waiting.get(&id).is_some_and(VecDeque::is_empty) {
            queue.waiting.remove(&id);
        } else {
            queue.turn.push_back(id);
            shared.ready.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    fn id(text: &str) -> Arc<str> {
        Arc::from(text)
    }

    #[tokio::test]
    async fn no_more_jobs_run_at_once_than_there_are_threads_and_one_of_each_match() {
        let jobs = Jobs::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let job = || {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            move |_: &Cancel| {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(2));
                now.fetch_sub(1, Ordering::SeqCst);
            }
        };
        let jobs = Arc::new(jobs);
        let run = async |ids: &[&str]| {
            let one = |i: usize| {
                let (jobs, id, job) = (Arc::clone(&jobs), id(ids[i % ids.len()]), job());
                tokio::spawn(async move { jobs.run(&id, job).await })
            };
            for running in (0..60).map(one).collect::<Vec<_>>() {
                running.await.unwrap().unwrap();
            }
            most.swap(0, Ordering::SeqCst)
        };
        assert_eq!(run(&["a", "b", "c"]).await, 2);
        assert_eq!(run(&["a"]).await, 1);
    }

    /// A job that has begun and ends when the sender is dropped.
    fn held(jobs: &Jobs, id: &Arc<str>) -> std::sync::mpsc::Sender<()> {
        let (release, held) = std::sync::mpsc::channel::<()>();
        let (begun, begins) = std::sync::mpsc::channel::<()>();
        let job = move || {
            begun.send(()).unwrap();
            held.recv().unwrap_or(());
        };
        jobs.push(id, Box::new(job)).unwrap();
        begins.recv().unwrap();
        release
    }

    #[tokio::test]
    async fn a_match_with_many_jobs_does_not_hold_another_up() {
        let jobs = Jobs::new(1);
        let release = held(&jobs, &id("crowd"));
        let done = Arc::new(AtomicUsize::new(0));
        for _ in 0..50 {
            let done = Arc::clone(&done);
            jobs.push(&id("crowd"), Box::new(move || _ = done.fetch_add(1, Ordering::SeqCst))).unwrap();
        }
        let (sender, receiver) = oneshot::channel();
        let seen = Arc::clone(&done);
        jobs.push(&id("single"), Box::new(move || _ = sender.send(seen.load(Ordering::SeqCst)))).unwrap();
        drop(release);
        assert_eq!(receiver.await, Ok(0), "it comes right after the job that ran");
        while done.load(Ordering::SeqCst) < 50 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_job_whose_client_is_gone_does_not_run() {
        let jobs = Jobs::new(1);
        let a = id("a");
        let (release, held) = std::sync::mpsc::channel::<()>();
        jobs.push(&a, Box::new(move || held.recv().unwrap_or(()))).unwrap();
        let ran = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&ran);
        let client = jobs.run(&a, move |_| count.fetch_add(1, Ordering::SeqCst));
        assert!(
            tokio::time::timeout(Duration::from_millis(5), client).await.is_err(),
            "it waits for its match"
        );
        drop(release);
        jobs.run(&a, |_| ()).await.unwrap();
        assert_eq!(ran.load(Ordering::SeqCst), 0);
    }

    #[tokio::test]
    async fn a_job_that_runs_is_cancelled_when_its_client_goes() {
        let jobs = Jobs::new(1);
        let a = id("a");
        let client = jobs.run(&a, |cancel| {
            while !cancel.is_cancelled() {
                std::thread::sleep(Duration::from_millis(1));
            }
        });
        assert!(tokio::time::timeout(Duration::from_millis(20), client).await.is_err(), "it runs on");
        tokio::time::timeout(Duration::from_secs(10), jobs.run(&a, |_| ()))
            .await
            .expect("it has ended")
            .unwrap();
    }

    #[tokio::test]
    async fn too_many_jobs_of_one_match_are_refused_and_a_panic_is_reported() {
        let jobs = Jobs::new(1);
        let a = id("a");
        assert_eq!(jobs.run(&a, |_| panic!("on purpose")).await, Err::<(), _>(JobError::Failed));
        let release = held(&jobs, &a);
        let refused = (0..100).filter(|_| jobs.push(&a, Box::new(|| ())) == Err(JobError::Busy)).count();
        assert_eq!(refused, 100 - LONGEST_QUEUE);
        drop(release);
        jobs.run(&id("b"), |_| ()).await.unwrap();
    }
}
