//! News of matches: who has written to a match reports it here, and event streams pass it on. Nothing depends on it for being
//! correct: news are hints to look, and a stream that has missed some reads the store.

use std::sync::Arc;

use tokio::sync::broadcast::{Receiver, Sender, channel};

/// How many news a stream may be behind before it reads the store instead.
const BACKLOG: usize = 1024;

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pulse {
    /// The match has so many actions.
    Seq(Arc<str>, usize),
    /// The match was deleted.
    Gone(Arc<str>),
    /// The server stops.
    Stop,
}

/// Where the news of one process go. Clones share it, and so may several nodes over one store.
#[derive(Clone, Debug)]
pub struct Bus(Sender<Pulse>);

impl Default for Bus {
    fn default() -> Bus {
        Bus(channel(BACKLOG).0)
    }
}

impl Bus {
    /// Reports something that stands in the store.
    pub(crate) fn report(&self, pulse: Pulse) {
        // Without a stream nobody listens.
        let _ = self.0.send(pulse);
    }

    /// All news from now on.
    pub(crate) fn listen(&self) -> Receiver<Pulse> {
        self.0.subscribe()
    }

    /// Ends all streams.
    pub fn stop(&self) {
        self.report(Pulse::Stop);
    }
}
