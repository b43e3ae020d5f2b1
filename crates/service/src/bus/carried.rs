//! News on their way to other processes: the errands of their carrier.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::{Notify, mpsc};

use super::pulse::Letter;
use super::{Shared, lock};

/// How many letters wait at most for the carrier.
const OUTBOX: usize = 4096;

/// The next errand of the carrier of news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Carry a letter to the other processes.
    Carry(Letter),
    /// Bring the letters about an id from now on.
    Follow(Arc<str>),
    /// Bring the letters about an id no more.
    Leave(Arc<str>),
}

/// Ids that are followed since, or no more.
#[derive(Debug, Default)]
struct Changes {
    ids: Mutex<BTreeSet<Arc<str>>>,
    bell: Notify,
}

/// The side of a bus.
#[derive(Debug)]
pub(super) struct Outbox {
    letters: mpsc::Sender<Letter>,
    changes: Arc<Changes>,
}

impl Outbox {
    pub(super) fn put(&self, letter: Letter) {
        // Nobody depends on it.
        _ = self.letters.try_send(letter);
    }

    /// Notes that an id may be followed now, or no more.
    pub(super) fn changed(&self, id: &Arc<str>) {
        if lock(&self.changes.ids).insert(Arc::clone(id)) {
            self.changes.bell.notify_one();
        }
    }
}

/// The side of the carrier.
#[derive(Debug)]
pub struct Errands {
    letters: mpsc::Receiver<Letter>,
    changes: Arc<Changes>,
    shared: Weak<Shared>,
}

/// Both sides of a bus.
pub(super) fn sides(shared: &Arc<Shared>) -> (Outbox, Errands) {
    let (sender, letters) = mpsc::channel(OUTBOX);
    let changes = Arc::<Changes>::default();
    let errands = Errands { letters, changes: Arc::clone(&changes), shared: Arc::downgrade(shared) };
    (Outbox { letters: sender, changes }, errands)
}

impl Errands {
    /// The next errand, when there is one; `None`: the bus has ended. Nothing is lost where this is dropped before it ends.
    pub async fn next(&mut self) -> Option<Errand> {
        loop {
            if let Some(errand) = self.ready() {
                return Some(errand);
            }
            tokio::select! {
                biased;
                () = self.changes.bell.notified() => {}
                letter = self.letters.recv() => return letter.map(Errand::Carry),
            }
        }
    }

    /// The next errand that need not be waited for. What is to be followed comes first.
    pub fn ready(&mut self) -> Option<Errand> {
        if let Some(id) = lock(&self.changes.ids).pop_first() {
            let followed = self.shared.upgrade().is_some_and(|shared| shared.is_followed(&id));
            return Some(if followed { Errand::Follow(id) } else { Errand::Leave(id) });
        }
        self.letters.try_recv().ok().map(Errand::Carry)
    }

    /// All that is followed at this moment, for a new connection. What waited to be carried before is dropped.
    pub fn begin(&mut self) -> Vec<Arc<str>> {
        lock(&self.changes.ids).clear();
        while self.letters.try_recv().is_ok() {}
        self.shared.upgrade().map(|shared| shared.followed()).unwrap_or_default()
    }
}
