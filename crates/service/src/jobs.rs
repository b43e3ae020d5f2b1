//! Background work as rows of one table, which all nodes and workers over a store share.
//!
//! A process takes a job under a lease and renews the lease while the job runs. After the lease has expired, another process takes the job.
//! The result of a job is written in the transaction that removes it, and only by the holder of its lease. No result is therefore stored
//! twice. This needs no notifications; the bell only saves waiting.

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

/// Duration of a lease.
pub(crate) const LEASE: Duration = Duration::from_secs(15);
/// Interval between two renewals of leases and checks for cancelled jobs.
pub(crate) const KEEP: Duration = Duration::from_secs(5);
/// Delay before the next attempt of a failed job.
pub(crate) const RETRY: Duration = Duration::from_secs(2);
/// Maximum number of attempts.
pub(crate) const MOST_ATTEMPTS: i64 = 5;

/// The classes of jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// The action of a bot, after a number of actions of a match.
    Bot,
    /// Some decisions of an analysis.
    Decisions,
    /// A slice of a rollout.
    Slice,
}

impl Class {
    /// All classes.
    pub const ALL: [Class; 3] = [Class::Bot, Class::Decisions, Class::Slice];

    /// Returns the name in the store.
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

    /// Returns the priority of a job: bots first, because people wait for them; jobs that no person requested last.
    pub(crate) fn priority(self, person: &str) -> i64 {
        match self {
            Class::Bot => BOTS,
            Class::Decisions | Class::Slice if person.is_empty() => LEAST,
            Class::Decisions | Class::Slice => 1,
        }
    }
}

/// The lowest priority.
pub(crate) const LEAST: i64 = 2;
/// The priority of jobs that people wait for.
pub(crate) const BOTS: i64 = 0;

/// Identifies a job.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) class: Class,
    /// Id of the match, analysis or rollout.
    pub(crate) subject: Arc<str>,
    /// Number of the job in its subject.
    pub(crate) seq: i64,
}

/// A new job.
#[derive(Clone, Debug)]
pub(crate) struct New {
    pub(crate) key: Key,
    pub(crate) input: String,
    pub(crate) needs: String,
    pub(crate) person: String,
}

/// The requirement of a job that any engine can do.
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

/// Result of writing the results of a job.
#[derive(Debug)]
pub(crate) struct Finished {
    /// Whether the process still held the job. Otherwise nothing was written.
    pub(crate) kept: bool,
    /// Number of unfinished jobs of its subject.
    pub(crate) left: i64,
    /// The next job, taken in the same transaction.
    pub(crate) next: Option<Taken>,
}

/// State of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum JobState {
    /// No process has taken it.
    Waiting,
    /// A node or worker has taken it.
    Running,
    /// All its attempts failed.
    Failed,
}

impl JobState {
    /// All states.
    pub const ALL: [JobState; 3] = [JobState::Waiting, JobState::Running, JobState::Failed];

    /// Returns the name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            JobState::Waiting => "waiting",
            JobState::Running => "running",
            JobState::Failed => "failed",
        }
    }
}

/// A job in a list for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// Class of the job.
    pub class: Class,
    /// Id of the match, analysis or rollout.
    pub subject: String,
    /// Number of the job in its subject.
    pub seq: i64,
    /// Id of the person who requested it.
    pub person: String,
    /// State of the job.
    pub state: JobState,
    /// The node or worker that has taken it.
    pub owner: Option<String>,
    /// Number of times it was taken.
    pub attempts: i64,
    /// Error of the last failure.
    pub error: Option<String>,
}

/// A process that takes jobs: its name, its jobs, and the bell.
#[derive(Debug)]
pub(crate) struct Member {
    /// Name under which it takes jobs; a new one at each start.
    owner: Arc<str>,
    /// Jobs by a separate number: one task may take over the job of another.
    held: Mutex<BTreeMap<u64, Held>>,
    count: AtomicU64,
    /// Requirements of jobs that this engine does not meet.
    refused: Mutex<BTreeSet<String>>,
    bell: watch::Sender<u64>,
}

#[derive(Debug)]
struct Held {
    key: Key,
    /// Time of the last renewal of its lease, by the node's uptime.
    renewed: Duration,
    /// Whether the store did not list it as this member's job at the last check.
    missed: bool,
    stop: watch::Sender<bool>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Member {
    pub(crate) fn new(tasks: &Tasks) -> Member {
        // Without randomness, a name by time is sufficient: it is not secret.
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

    /// Wakes the lanes, because jobs may be due.
    pub(crate) fn ring(&self) {
        self.bell.send_modify(|count| *count += 1);
    }

    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.bell.subscribe()
    }

    /// Records a taken job until the returned value is dropped.
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

    /// Stops the work on the selected jobs.
    pub(crate) fn stop_where(&self, mut which: impl FnMut(&Key) -> bool) {
        for held in lock(&self.held).values().filter(|held| which(&held.key)) {
            held.stop.send_replace(true);
        }
    }

    /// Stops the work on jobs that the store no longer lists as this member's. A job in `present`, or one that is missing for the first
    /// time, continues: a job that was just written is no longer in the store either.
    pub(crate) fn stop_missing(&self, present: &HashSet<Key>) {
        for held in lock(&self.held).values_mut() {
            let missing = !present.contains(&held.key);
            if missing && held.missed {
                held.stop.send_replace(true);
            }
            held.missed = missing;
        }
    }

    /// Returns the jobs whose leases are to be renewed: all jobs of this member if one of them is due.
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

    /// Records that this engine does not meet the requirement of a job.
    pub(crate) fn refuse(&self, needs: &str) {
        lock(&self.refused).insert(needs.to_owned());
    }

    /// Forgets the refused requirements, because new tables may have arrived.
    pub(crate) fn refuse_nothing(&self) {
        lock(&self.refused).clear();
    }

    /// Returns the refused requirements, separated by spaces.
    pub(crate) fn refused(&self) -> String {
        lock(&self.refused).iter().fold(" ".to_owned(), |all, one| all + one + " ")
    }
}

/// A job in progress here.
#[derive(Debug)]
pub(crate) struct Holding {
    member: Arc<Member>,
    number: u64,
    stopped: watch::Receiver<bool>,
}

impl Holding {
    /// Waits until the job is cancelled.
    pub(crate) async fn stopped(&mut self) {
        if self.stopped.wait_for(|stop| *stop).await.is_err() {
            // The job is no longer recorded: the waiting process is about to end.
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
        // A job stays recorded while one task takes it over from another.
        let again = member.hold(&key("a", 0), LEASE / 4);
        drop(first);
        assert_eq!(member.due(LEASE / 3), []);
        assert_eq!(member.due(LEASE), [key("a", 0)]);
        assert_eq!(member.due(LEASE), [], "they have just been renewed");
        drop(again);
        assert!(member.holds_nothing() && member.due(2 * LEASE).is_empty());
    }
}
