//! Outgoing news for other processes: the errands of their carrier.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::{Notify, mpsc};

use super::pulse::Letter;
use super::{Shared, lock};

/// Maximum number of letters that wait for the carrier.
const OUTBOX: usize = 4096;

/// An errand of the carrier of news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Carry a letter to the other processes.
    Carry(Letter),
    /// Subscribe to the letters about an id.
    Follow(Arc<str>),
    /// Unsubscribe from the letters about an id.
    Leave(Arc<str>),
}

/// Ids with a changed subscription.
#[derive(Debug, Default)]
struct Changes {
    ids: Mutex<BTreeSet<Arc<str>>>,
    bell: Notify,
}

/// The end of the bus.
#[derive(Debug)]
pub(super) struct Outbox {
    letters: mpsc::Sender<Letter>,
    changes: Arc<Changes>,
}

impl Outbox {
    pub(super) fn put(&self, letter: Letter) {
        // A lost letter does no harm.
        _ = self.letters.try_send(letter);
    }

    /// Records that the subscription of an id may have changed.
    pub(super) fn changed(&self, id: &Arc<str>) {
        if lock(&self.changes.ids).insert(Arc::clone(id)) {
            self.changes.bell.notify_one();
        }
    }
}

/// The end of the carrier.
#[derive(Debug)]
pub struct Errands {
    letters: mpsc::Receiver<Letter>,
    changes: Arc<Changes>,
    shared: Weak<Shared>,
}

/// Creates both ends.
pub(super) fn sides(shared: &Arc<Shared>) -> (Outbox, Errands) {
    let (sender, letters) = mpsc::channel(OUTBOX);
    let changes = Arc::<Changes>::default();
    let errands = Errands { letters, changes: Arc::clone(&changes), shared: Arc::downgrade(shared) };
    (Outbox { letters: sender, changes }, errands)
}

impl Errands {
    /// Waits for the next errand; `None`: the bus has ended. Cancel safe: a dropped future loses no errand.
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

    /// Returns the next errand without waiting. Subscriptions come first.
    pub fn ready(&mut self) -> Option<Errand> {
        if let Some(id) = lock(&self.changes.ids).pop_first() {
            let followed = self.shared.upgrade().is_some_and(|shared| shared.is_followed(&id));
            return Some(if followed { Errand::Follow(id) } else { Errand::Leave(id) });
        }
        self.letters.try_recv().ok().map(Errand::Carry)
    }

    /// Returns all ids that are followed now, for a new connection. Earlier letters are dropped.
    pub fn begin(&mut self) -> Vec<Arc<str>> {
        lock(&self.changes.ids).clear();
        while self.letters.try_recv().is_ok() {}
        self.shared.upgrade().map(|shared| shared.followed()).unwrap_or_default()
    }
}
