//! Metrics of a node for its operator.

use crate::jobs::{Class, JobState};
use crate::store::Counted;

/// The metrics of a node at one moment.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Counts of the store.
    pub store: Counted,
    /// Number of matches in memory.
    pub matches: usize,
    /// Number of open streams of news.
    pub streams: usize,
    /// Bytes of news that wait for the readers of streams.
    pub waiting_bytes: usize,
    /// Number of jobs of each class and state; `None`: the database does not answer.
    pub jobs: Option<Vec<(Class, JobState, u64)>>,
}
