//! Figures of a node's work, for its operator.

use crate::jobs::{Class, JobState};
use crate::store::Counted;

/// What a node is doing at one moment.
#[derive(Clone, Debug)]
pub struct Figures {
    /// What its store has done.
    pub store: Counted,
    /// Matches in memory.
    pub matches: usize,
    /// Streams of news that are open.
    pub streams: usize,
    /// Bytes of news that wait for the readers of streams.
    pub waiting_bytes: usize,
    /// How many jobs there are of each class and state; `None`: the database does not answer.
    pub jobs: Option<Vec<(Class, JobState, u64)>>,
}
