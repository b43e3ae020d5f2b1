//! Counts of a store, for its operator.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Counters of a store since the start of its node. Counting costs a few nanoseconds.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    statements: AtomicU64,
    statement_nanoseconds: AtomicU64,
    waits_nanoseconds: AtomicU64,
    actions: AtomicU64,
}

/// The counts at one moment.
#[cfg(feature = "native")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Number of statements that the database has answered.
    pub statements: u64,
    /// Total time of the statements.
    pub statement_time: Duration,
    /// Total time that callers waited for a connection.
    pub waiting_time: Duration,
    /// Number of actions of matches that were written.
    pub actions: u64,
}

impl Counts {
    /// Counts a statement with its duration.
    pub(crate) fn statement(&self, time: Duration) {
        self.statements.fetch_add(1, Relaxed);
        self.statement_nanoseconds.fetch_add(nanoseconds(time), Relaxed);
    }

    /// Counts a wait for a connection.
    pub(crate) fn waited(&self, time: Duration) {
        self.waits_nanoseconds.fetch_add(nanoseconds(time), Relaxed);
    }

    /// Counts written actions.
    pub(crate) fn acted(&self, actions: usize) {
        self.actions.fetch_add(actions as u64, Relaxed);
    }

    /// Returns the present counts.
    #[cfg(feature = "native")]
    pub(crate) fn now(&self) -> Counted {
        Counted {
            statements: self.statements.load(Relaxed),
            statement_time: Duration::from_nanos(self.statement_nanoseconds.load(Relaxed)),
            waiting_time: Duration::from_nanos(self.waits_nanoseconds.load(Relaxed)),
            actions: self.actions.load(Relaxed),
        }
    }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}
