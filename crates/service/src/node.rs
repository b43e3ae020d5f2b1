//! The common base of all subjects of the service.

use std::sync::Arc;
#[cfg(feature = "native")]
use std::sync::OnceLock;

use crate::bus::{Bus, Pulse};
use crate::job::{Job, JobError, Outcome};
use crate::jobs::Member;
#[cfg(feature = "native")]
use crate::mail::Mailer;
use crate::store::Store;
use crate::tasks::Tasks;
use crate::work::Workforce;

/// A node: its store, its bus of news, its workforce for the engine's jobs, and its runtime. Clones share it.
#[derive(Clone)]
pub struct Node(Arc<Parts>);

struct Parts {
    store: Store,
    bus: Bus,
    work: Box<dyn Workforce>,
    lanes: Vec<Arc<str>>,
    member: Arc<Member>,
    tasks: Tasks,
    #[cfg(feature = "native")]
    mailer: OnceLock<Arc<dyn Mailer>>,
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
    /// Creates a node whose jobs are performed by a workforce.
    #[must_use]
    pub fn new(store: Store, bus: Bus, work: impl Workforce, tasks: Tasks) -> Node {
        let lanes = work.at_once().saturating_sub(1);
        Node::with_lanes(store, bus, work, tasks, lanes)
    }

    /// Creates a node without people: all simultaneous jobs may be analyses and rollouts.
    #[must_use]
    pub fn worker(store: Store, bus: Bus, work: impl Workforce, tasks: Tasks) -> Node {
        let lanes = work.at_once();
        Node::with_lanes(store, bus, work, tasks, lanes)
    }

    fn with_lanes(store: Store, bus: Bus, work: impl Workforce, tasks: Tasks, lanes: usize) -> Node {
        // No match has such an id.
        let lanes = (1..=lanes.max(1)).map(|lane| format!("lane {lane}").into()).collect();
        let member = Arc::new(Member::new(&tasks));
        bus.begin(&tasks, member.owner());
        Node(Arc::new(Parts {
            store,
            bus,
            work: Box::new(work),
            lanes,
            member,
            tasks,
            #[cfg(feature = "native")]
            mailer: OnceLock::new(),
        }))
    }

    /// Sends mails by `mailer` from now on. Only the first one counts.
    #[cfg(feature = "native")]
    pub fn send_mail_by(&self, mailer: impl Mailer) {
        _ = self.0.mailer.set(Arc::new(mailer));
    }

    /// Returns the way to send mails, if there is one.
    #[cfg(feature = "native")]
    pub(crate) fn mailer(&self) -> Option<&Arc<dyn Mailer>> {
        self.0.mailer.get()
    }

    /// Returns whether mails can be sent.
    #[cfg(feature = "native")]
    pub(crate) fn sends_mail(&self) -> bool {
        self.mailer().is_some()
    }

    /// A node in a browser sends no mail.
    #[cfg(not(feature = "native"))]
    #[expect(clippy::unused_self, reason = "the native node has a mailer")]
    pub(crate) fn sends_mail(&self) -> bool {
        false
    }

    /// Returns the store.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Returns the bus of news.
    #[must_use]
    pub fn bus(&self) -> &Bus {
        &self.0.bus
    }

    /// Reports a change that is in the store.
    pub(crate) fn report(&self, pulse: Pulse) {
        self.0.bus.report(pulse);
    }

    /// Returns its membership among the processes that share the jobs.
    pub(crate) fn member(&self) -> &Arc<Member> {
        &self.0.member
    }

    /// Returns the runtime: tasks and time.
    pub(crate) fn tasks(&self) -> &Tasks {
        &self.0.tasks
    }

    /// Returns the queues of the engine's jobs for analyses and rollouts. A node with people has one fewer than it runs at once, so that a
    /// bot or a hint never waits for them.
    pub(crate) fn lanes(&self) -> &[Arc<str>] {
        &self.0.lanes
    }

    /// Performs a job in a queue. If the caller is dropped, the job is cancelled.
    ///
    /// # Errors
    /// Too many jobs wait in this queue, or the job fails.
    pub(crate) async fn perform(&self, queue: &Arc<str>, job: Job) -> Result<Outcome, JobError> {
        self.0.work.perform(Arc::clone(queue), job).await
    }
}
