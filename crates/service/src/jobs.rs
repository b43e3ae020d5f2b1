//! Work that goes on without anybody waiting for it, as rows of one table that all nodes and workers over a store share.
//!
//! A process takes a job under a lease and renews the lease while the job runs. When the lease has expired, another process
//! takes it. What comes of a job is written in the transaction that removes it, and only by the holder of its lease: so nothing
//! is kept twice. Nobody has to hear of anything for that to be so; the bell only saves waiting.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::ids;
use crate::tasks::Tasks;

pub(crate) mod members;
mod orders;
pub(crate) mod store;

/// How long somebody has a job without renewing it.
pub(crate) const LEASE: Duration = Duration::from_secs(15);
/// How often leases are renewed, and it is looked whether jobs are still wanted.
pub(crate) const KEEP: Duration = Duration::from_secs(5);
/// How long a job rests after it failed.
pub(crate) const RETRY: Duration = Duration::from_secs(2);
/// How often a job is tried.
pub(crate) const MOST_ATTEMPTS: i64 = 5;

/// The classes of jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// What a bot does, after so many actions of a match.
    Bot,
    /// Some decisions of an analysis.
    Decisions,
    /// A slice of a rollout.
    Slice,
}

impl Class {
    /// All.
    pub const ALL: [Class; 3] = [Class::Bot, Class::Decisions, Class::Slice];

    /// The name in the store.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Class::Bot => "bot",
            Class::Decisions => "decisions",
            Class::Slice => "slice",
        }
    }

    fn of(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.name() == name)
    }

    /// People wait for bots. What nobody has asked for comes last.
    pub(crate) fn priority(self, person: &str) -> i64 {
        match self {
            Class::Bot => BOTS,
            Class::Decisions | Class::Slice if person.is_empty() => LEAST,
            Class::Decisions | Class::Slice => 1,
        }
    }
}

/// The priority of what comes last.
pub(crate) const LEAST: i64 = 2;
/// That of what people wait for.
pub(crate) const BOTS: i64 = 0;

/// Which job.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) class: Class,
    /// The match, analysis or rollout.
    pub(crate) subject: Arc<str>,
    /// The number there.
    pub(crate) seq: i64,
}

/// A job to be added.
#[derive(Clone, Debug)]
pub(crate) struct New {
    pub(crate) key: Key,
    pub(crate) input: String,
    pub(crate) needs: String,
    pub(crate) person: String,
}

/// What any engine can do.
pub(crate) const ANY: &str = "-";

/// A job that was taken.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
    pub(crate) key: Key,
    pub(crate) input: String,
    pub(crate) needs: String,
    pub(crate) person: String,
    pub(crate) attempts: i64,
}

/// What came of writing the results of a job.
#[derive(Debug)]
pub(crate) struct Finished {
    /// Whether the process still held the job. Otherwise nothing was written.
    pub(crate) kept: bool,
    /// How many jobs of its subject are left.
    pub(crate) left: i64,
    /// The next job, taken in the same transaction.
    pub(crate) next: Option<Taken>,
}

/// How far a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum JobState {
    /// Nobody has it.
    Waiting,
    /// A node or worker has it.
    Running,
    /// It was tried too often.
    Failed,
}

impl JobState {
    /// All.
    pub const ALL: [JobState; 3] = [JobState::Waiting, JobState::Running, JobState::Failed];

    /// The name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            JobState::Waiting => "waiting",
            JobState::Running => "running",
            JobState::Failed => "failed",
        }
    }
}

/// A job as people look at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// Its class.
    pub class: Class,
    /// The match, analysis or rollout.
    pub subject: String,
    /// The number there.
    pub seq: i64,
    /// Who asked for it.
    pub person: String,
    /// How far it is.
    pub state: JobState,
    /// The node or worker that has it.
    pub owner: Option<String>,
    /// How often it was taken.
    pub attempts: i64,
    /// Why it failed last.
    pub error: Option<String>,
}

/// One member of those who share the jobs: its name, what it holds, and the bell.
#[derive(Debug)]
pub(crate) struct Member {
    /// The name under which it takes jobs; another one at each start.
    owner: Arc<str>,
    /// By numbers of their own: a job may be taken over from one task by another.
    held: Mutex<BTreeMap<u64, Held>>,
    count: AtomicU64,
    /// What this engine has refused to do because it is another.
    refused: Mutex<BTreeSet<String>>,
    bell: watch::Sender<u64>,
}

#[derive(Debug)]
struct Held {
    key: Key,
    /// When its lease was renewed last, by the node's uptime.
    renewed: Duration,
    /// Whether the store did not have it as this member's when it was looked at last.
    missed: bool,
    stop: watch::Sender<bool>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Member {
    pub(crate) fn new(tasks: &Tasks) -> Member {
        // Without randomness a name by time serves as well: it is no secret.
        let owner = ids::new().unwrap_or_else(|_| format!("{}", tasks.now()));
        Member {
            owner: owner.into(),
            held: Mutex::default(),
            count: AtomicU64::new(0),
            refused: Mutex::default(),
            bell: watch::Sender::new(0),
        }
    }

    pub(crate) fn owner(&self) -> &Arc<str> {
        &self.owner
    }

    /// There may be something to take.
    pub(crate) fn ring(&self) {
        self.bell.send_modify(|count| *count += 1);
    }

    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.bell.subscribe()
    }

    /// Holds a job that was taken, until what is returned is dropped.
    pub(crate) fn hold(self: &Arc<Member>, key: &Key, now: Duration) -> Holding {
        let (stop, stopped) = watch::channel(false);
        let number = self.count.fetch_add(1, Relaxed);
        lock(&self.held).insert(number, Held { key: key.clone(), renewed: now, missed: false, stop });
        Holding { member: Arc::clone(self), number, stopped }
    }

    /// Stops the work on all jobs of a subject here.
    pub(crate) fn stop(&self, subject: &str) {
        self.stop_where(|key| &*key.subject == subject);
    }

    /// Stops the work on jobs.
    pub(crate) fn stop_where(&self, mut which: impl FnMut(&Key) -> bool) {
        for held in lock(&self.held).values().filter(|held| which(&held.key)) {
            held.stop.send_replace(true);
        }
    }

    /// Stops the work on jobs that are this member's no more. Those that were among `present` or are missing for the first
    /// time go on: what has just been written is no longer in the store either.
    pub(crate) fn stop_missing(&self, present: &HashSet<Key>) {
        for held in lock(&self.held).values_mut() {
            let missing = !present.contains(&held.key);
            if missing && held.missed {
                held.stop.send_replace(true);
            }
            held.missed = missing;
        }
    }

    /// The jobs whose leases are to be renewed: all that are held, where one is due.
    pub(crate) fn due(&self, now: Duration) -> Vec<Key> {
        let mut held = lock(&self.held);
        if !held.values().any(|held| now.saturating_sub(held.renewed) >= LEASE / 3) {
            return Vec::new();
        }
        held.values_mut().for_each(|held| held.renewed = now);
        held.values().map(|held| held.key.clone()).collect()
    }

    pub(crate) fn holds_nothing(&self) -> bool {
        lock(&self.held).is_empty()
    }

    /// This engine is another than a job needs.
    pub(crate) fn refuse(&self, needs: &str) {
        lock(&self.refused).insert(needs.to_owned());
    }

    /// Tables may have come meanwhile.
    pub(crate) fn refuse_nothing(&self) {
        lock(&self.refused).clear();
    }

    /// The engines that this one is not, between spaces.
    pub(crate) fn refused(&self) -> String {
        lock(&self.refused).iter().fold(" ".to_owned(), |all, one| all + one + " ")
    }
}

/// A job that somebody works on here.
#[derive(Debug)]
pub(crate) struct Holding {
    member: Arc<Member>,
    number: u64,
    stopped: watch::Receiver<bool>,
}

impl Holding {
    /// Ends when nobody wants the job any more.
    pub(crate) async fn stopped(&mut self) {
        if self.stopped.wait_for(|stop| *stop).await.is_err() {
            // It is held no more: the waiting process is about to end.
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Holding {
    fn drop(&mut self) {
        lock(&self.member.held).remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;
    use crate::tasks::TokioRuntime;

    fn key(subject: &str, seq: i64) -> Key {
        Key { class: Class::Slice, subject: subject.into(), seq }
    }

    fn is_stopped(holding: &mut Holding) -> bool {
        holding.stopped().now_or_never().is_some()
    }

    #[tokio::test]
    async fn work_stops_when_its_subject_is_unwanted_or_its_job_is_missing_twice() {
        let member = Arc::new(Member::new(&TokioRuntime::tasks()));
        let mut first = member.hold(&key("a", 0), Duration::ZERO);
        let mut other = member.hold(&key("b", 0), Duration::ZERO);
        member.stop("a");
        assert!(is_stopped(&mut first) && !is_stopped(&mut other));
        let none = HashSet::new();
        member.stop_missing(&none);
        assert!(!is_stopped(&mut other), "it may just have been finished");
        member.stop_missing(&HashSet::from([key("b", 0)]));
        member.stop_missing(&none);
        assert!(!is_stopped(&mut other));
        member.stop_missing(&none);
        assert!(is_stopped(&mut other));
    }

    #[tokio::test]
    async fn leases_are_renewed_of_what_is_held_and_of_nothing_else() {
        let member = Arc::new(Member::new(&TokioRuntime::tasks()));
        let first = member.hold(&key("a", 0), Duration::ZERO);
        // A job that is taken over from one task by another is held all the time.
        let again = member.hold(&key("a", 0), LEASE / 4);
        drop(first);
        assert_eq!(member.due(LEASE / 3), []);
        assert_eq!(member.due(LEASE), [key("a", 0)]);
        assert_eq!(member.due(LEASE), [], "they have just been renewed");
        drop(again);
        assert!(member.holds_nothing() && member.due(2 * LEASE).is_empty());
    }
}
