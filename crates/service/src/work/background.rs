//! Work that goes on without anybody waiting for it: at most one task for each key, which is asked for, stopped, and asked
//! again while it runs. A task hands its jobs to the lanes of the engine's queues.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::future::BoxFuture;
use futures_util::stream::{FuturesUnordered, StreamExt as _};
use tokio::sync::watch;

/// The tasks that run, by key, each with its progress.
#[derive(Debug)]
pub(crate) struct Background<K, P> {
    running: Mutex<HashMap<K, Running<P>>>,
}

#[derive(Debug)]
struct Running<P> {
    wish: watch::Sender<Wish>,
    progress: P,
}

/// What is wanted of a task that runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) run: bool,
    /// Counts how often the task was asked for: there may be more to do than when it began.
    asked: u64,
}

impl<K, P> Default for Background<K, P> {
    fn default() -> Background<K, P> {
        Background { running: Mutex::default() }
    }
}

impl<K: Eq + Hash + Clone, P: Clone> Background<K, P> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, Running<P>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for a task. `None`: it runs already, and looks again for more to do before it ends. Otherwise the caller starts
    /// it, and it follows what is wanted.
    pub(crate) fn ask(&self, key: &K, progress: P) -> Option<watch::Receiver<Wish>> {
        let mut running = self.lock();
        if let Some(running) = running.get(key) {
            running.wish.send_modify(|wish| *wish = Wish { run: true, asked: wish.asked + 1 });
            return None;
        }
        let (wish, wished) = watch::channel(Wish { run: true, asked: 0 });
        running.insert(key.clone(), Running { wish, progress });
        Some(wished)
    }

    /// Stops a task, if it runs.
    pub(crate) fn stop(&self, key: &K) {
        if let Some(running) = self.lock().get(key) {
            running.wish.send_modify(|wish| wish.run = false);
        }
    }

    /// Ends a task that has done what was wanted when it began. `false`: it was asked for again, and has to go on.
    pub(crate) fn end(&self, key: &K, begun: Wish, wished: &watch::Receiver<Wish>) -> bool {
        let mut running = self.lock();
        let wish = *wished.borrow();
        let ends = !(wish.run && wish.asked > begun.asked);
        if ends {
            running.remove(key);
        }
        ends
    }

    /// Changes the progress of a task that runs.
    pub(crate) fn update(&self, key: &K, change: impl FnOnce(&mut P)) {
        if let Some(running) = self.lock().get_mut(key) {
            change(&mut running.progress);
        }
    }

    /// The progress of a task; `None`: it does not run.
    pub(crate) fn progress(&self, key: &K) -> Option<P> {
        self.lock().get(key).map(|running| running.progress.clone())
    }
}

/// Jobs of a task, one in each lane at a time. Those that run are cancelled when this is dropped.
pub(crate) struct InLanes<T, R, B> {
    waiting: VecDeque<T>,
    running: FuturesUnordered<BoxFuture<'static, (Arc<str>, R)>>,
    begin: B,
}

/// What comes next from some jobs.
pub(crate) enum Next<R> {
    /// The result of a job; another one runs in its lane.
    Result(R),
    /// Somebody has stopped the task.
    Stopped,
    /// All results have come.
    All,
}

impl<T, R, B, F> InLanes<T, R, B>
where
    R: Send + 'static,
    B: Fn(Arc<str>, T) -> F,
    F: Future<Output = R> + Send + 'static,
{
    /// Begins the first jobs. `begin` returns the work of a job in a lane.
    pub(crate) fn new(lanes: &[Arc<str>], jobs: VecDeque<T>, begin: B) -> InLanes<T, R, B> {
        let mut these = InLanes { waiting: jobs, running: FuturesUnordered::new(), begin };
        for lane in lanes {
            these.begin_in(Arc::clone(lane));
        }
        these
    }

    fn begin_in(&mut self, lane: Arc<str>) {
        if let Some(job) = self.waiting.pop_front() {
            let work = (self.begin)(Arc::clone(&lane), job);
            self.running.push(Box::pin(async move { (lane, work.await) }));
        }
    }

    /// Waits for a result, or until the task is stopped.
    pub(crate) async fn next(&mut self, wished: &mut watch::Receiver<Wish>) -> Next<R> {
        let ended = tokio::select! {
            ended = self.running.next() => ended,
            wish = wished.wait_for(|wish| !wish.run) => {
                // The sender lives as long as the task is listed.
                drop(wish);
                return Next::Stopped;
            }
        };
        let Some(ended) = ended else { return Next::All };
        let (lane, result) = ended;
        self.begin_in(lane);
        Next::Result(result)
    }
}
