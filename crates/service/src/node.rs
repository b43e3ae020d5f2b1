//! What every subject of the service stands on.

use std::sync::Arc;

use tavola_engine::Engine;

use crate::bus::Bus;
use crate::store::Store;
use crate::tasks::Tasks;
use crate::work::{JobError, Jobs};

/// A node: where things are kept, where news go, the engine and its threads, and the runtime. Clones share it.
#[derive(Clone)]
pub struct Node(Arc<Parts>);

struct Parts {
    store: Store,
    bus: Bus,
    jobs: Jobs,
    lanes: Vec<Arc<str>>,
    engine: Engine,
    tasks: Tasks,
}

impl std::fmt::Debug for Node {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Node").finish_non_exhaustive()
    }
}

impl AsRef<Node> for Node {
    fn as_ref(&self) -> &Node {
        self
    }
}

impl Node {
    /// A node with threads for the engine of its own.
    #[must_use]
    pub fn new(store: Store, bus: Bus, engine: Engine, tasks: Tasks) -> Node {
        // Two at least: a slice of a deep rollout takes minutes, and a bot does not wait for it.
        let threads = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        // No match has such an id.
        let lanes = (1..threads).map(|lane| format!("lane {lane}").into()).collect();
        Node(Arc::new(Parts { store, bus, jobs: Jobs::new(threads), lanes, engine, tasks }))
    }

    /// Where everything is kept.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Where news go.
    #[must_use]
    pub fn bus(&self) -> &Bus {
        &self.0.bus
    }

    /// Tasks, and time.
    pub(crate) fn tasks(&self) -> &Tasks {
        &self.0.tasks
    }

    /// The engine, for what needs no search.
    pub(crate) fn engine(&self) -> &Engine {
        &self.0.engine
    }

    /// Queues of the engine's jobs that analyses and rollouts share. There is one fewer than threads, so that a bot or a hint
    /// finds a thread that does neither.
    pub(crate) fn lanes(&self) -> &[Arc<str>] {
        &self.0.lanes
    }

    /// Runs a job of the engine in a queue, and waits for it. If the caller is dropped, the job is cancelled.
    ///
    /// # Errors
    /// If too many jobs wait in this queue, or the job panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        queue: &Arc<str>,
        job: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, JobError> {
        let engine = self.0.engine.clone();
        let job = move |cancel: &_| job(&engine.with_work(engine.work().clone().until(cancel)));
        self.0.jobs.run(queue, job).await
    }
}
