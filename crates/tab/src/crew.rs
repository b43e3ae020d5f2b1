//! The engine's jobs in separate workers. A worker holds only an engine: it receives a job as a message and sends the result. A [`Carrier`]
//! carries the messages.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::future::BoxFuture;
use tavola_service::job::{Job, JobError, Outcome};
use tavola_service::{Turns, Workforce};
use tokio::sync::oneshot;

/// Carries jobs to workers.
pub trait Carrier: Send + Sync + 'static {
    /// Sends a job to an idle worker. The number of workers is that of the crew. [`Crew::done`] is called once with the job's number.
    fn begin(&self, id: u32, job: &str);
    /// Stops a job, and perhaps its worker. [`Crew::done`] is called in this case too.
    fn stop(&self, id: u32);
}

/// Workers for jobs. Clones share them.
pub struct Crew<C>(Arc<Shared<C>>);

impl<C> Clone for Crew<C> {
    fn clone(&self) -> Crew<C> {
        Crew(Arc::clone(&self.0))
    }
}

impl<C> std::fmt::Debug for Crew<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Crew").field("workers", &self.0.workers).finish_non_exhaustive()
    }
}

struct Shared<C> {
    carrier: C,
    workers: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    turns: Turns<Asked>,
    /// Jobs in progress, by number.
    running: HashMap<u32, Running>,
    last: u32,
}

type Reply = oneshot::Sender<Result<Outcome, JobError>>;

/// A waiting job.
struct Asked {
    /// Identifies the job to its caller.
    mark: Arc<()>,
    job: String,
    answer: Reply,
}

struct Running {
    mark: Arc<()>,
    queue: Arc<str>,
    answer: Reply,
}

impl<C: Carrier> Crew<C> {
    /// Creates a crew with a number of workers.
    #[must_use]
    pub fn new(workers: usize, carrier: C) -> Crew<C> {
        Crew(Arc::new(Shared { carrier, workers, state: Mutex::default() }))
    }

    /// Takes the result of a worker's job, as JSON; `None`: the job was stopped, or has failed.
    pub fn done(&self, id: u32, came: Option<&str>) {
        let mut state = self.0.lock();
        let Some(Running { queue, answer, .. }) = state.running.remove(&id) else { return };
        let came = came.map(serde_json::from_str::<Result<Outcome, JobError>>);
        // The caller may have gone away.
        _ = answer.send(match came {
            Some(Ok(came)) => came,
            Some(Err(_)) | None => Err(JobError::Failed),
        });
        state.turns.done(queue);
        self.0.begin(state);
    }
}

impl<C: Carrier> Shared<C> {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends jobs to idle workers.
    fn begin(&self, mut state: MutexGuard<'_, State>) {
        let mut begun = Vec::new();
        while state.running.len() < self.workers {
            let Some((queue, Asked { mark, job, answer })) = state.turns.take() else { break };
            if answer.is_closed() {
                state.turns.done(queue);
                continue;
            }
            state.last = state.last.wrapping_add(1);
            let id = state.last;
            state.running.insert(id, Running { mark, queue, answer });
            begun.push((id, job));
        }
        drop(state);
        for (id, job) in begun {
            self.carrier.begin(id, &job);
        }
    }

    /// Cancels a job whose caller has gone away. A waiting job is skipped when its turn comes.
    fn give_up(&self, mark: &Arc<()>) {
        let state = self.lock();
        let running = state.running.iter().find(|(_, running)| Arc::ptr_eq(&running.mark, mark));
        let id = running.map(|(id, _)| *id);
        drop(state);
        if let Some(id) = id {
            self.carrier.stop(id);
        }
    }
}

impl<C: Carrier> Workforce for Crew<C> {
    fn perform(&self, queue: Arc<str>, job: Job) -> BoxFuture<'static, Result<Outcome, JobError>> {
        let (answer, answered) = oneshot::channel();
        let mark = Arc::new(());
        let caller = Caller { crew: self.clone(), mark: Arc::clone(&mark) };
        let pushed = serde_json::to_string(&job).map_err(JobError::from).and_then(|job| {
            let mut state = self.0.lock();
            state.turns.push(&queue, Asked { mark, job, answer })?;
            self.0.begin(state);
            Ok(())
        });
        Box::pin(async move {
            let _caller = caller;
            pushed?;
            answered.await.unwrap_or(Err(JobError::Failed))
        })
    }

    fn at_once(&self) -> usize {
        self.0.workers
    }
}

/// The request of a waiting job.
struct Caller<C: Carrier> {
    crew: Crew<C>,
    mark: Arc<()>,
}

impl<C: Carrier> Drop for Caller<C> {
    fn drop(&mut self) {
        self.crew.0.give_up(&self.mark);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use tavola_service::job::Outcome;

    use super::*;

    /// The messages to the workers.
    #[derive(Clone, Default)]
    struct Told(Arc<Mutex<Vec<(&'static str, u32)>>>);

    impl Carrier for Told {
        fn begin(&self, id: u32, job: &str) {
            assert!(serde_json::from_str::<Job>(job).is_ok());
            self.0.lock().unwrap().push(("begin", id));
        }

        fn stop(&self, id: u32) {
            self.0.lock().unwrap().push(("stop", id));
        }
    }

    fn crew(workers: usize) -> (Crew<Told>, Told) {
        let told = Told::default();
        (Crew::new(workers, told.clone()), told)
    }

    fn told(told: &Told) -> Vec<(&'static str, u32)> {
        std::mem::take(&mut told.0.lock().unwrap())
    }

    const DONE: &str = r#"{"Ok":"fits"}"#;

    #[test]
    fn each_worker_has_one_job_and_the_next_begins_when_one_is_done() {
        let (crew, workers) = crew(2);
        let mut first = crew.perform("a".into(), Job::Themes);
        let mut second = crew.perform("b".into(), Job::Themes);
        let mut third = crew.perform("c".into(), Job::Themes);
        let fourth = crew.perform("a".into(), Job::Themes);
        assert_eq!(told(&workers), [("begin", 1), ("begin", 2)]);
        crew.done(2, Some(DONE));
        assert_eq!(told(&workers), [("begin", 3)]);
        assert!(matches!((&mut second).now_or_never(), Some(Ok(Outcome::Fits))));
        assert!((&mut first).now_or_never().is_none());
        crew.done(1, Some("nothing of ours"));
        assert_eq!(told(&workers), [("begin", 4)], "its queue has its turn again");
        assert_eq!(first.now_or_never().unwrap().unwrap_err(), JobError::Failed);
        crew.done(3, None);
        assert_eq!((&mut third).now_or_never().unwrap().unwrap_err(), JobError::Failed);
        drop(fourth);
    }

    #[test]
    fn a_job_that_nobody_waits_for_is_stopped_and_one_that_waits_never_begins() {
        let (crew, workers) = crew(1);
        let running = crew.perform("a".into(), Job::Themes);
        let waiting = crew.perform("b".into(), Job::Themes);
        let last = crew.perform("c".into(), Job::Themes);
        assert_eq!(told(&workers), [("begin", 1)]);
        drop(waiting);
        drop(running);
        assert_eq!(told(&workers), [("stop", 1)], "its worker is not idle before it says so");
        crew.done(1, None);
        assert_eq!(told(&workers), [("begin", 2)]);
        crew.done(2, Some(DONE));
        drop(last);
        assert_eq!(told(&workers), [], "what is done is not stopped");
    }
}
