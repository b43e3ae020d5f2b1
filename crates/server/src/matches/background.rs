//! Work that goes on without anybody waiting for it: at most one task for each key, which is asked for, stopped, and asked
//! again while it runs.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// The tasks that run, by key, each with its progress.
#[derive(Debug)]
pub(super) struct Background<K, P> {
    running: Mutex<HashMap<K, Running<P>>>,
}

#[derive(Debug)]
struct Running<P> {
    wish: watch::Sender<Wish>,
    progress: P,
}

/// What is wanted of a task that runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) run: bool,
    /// Counts how often the task was asked for: there may be more to do than when it began.
    asked: u64,
}

impl<K, P> Default for Background<K, P> {
    fn default() -> Background<K, P> {
        Background { running: Mutex::default() }
    }
}

impl<K: Eq + Hash + Clone, P: Clone> Background<K, P> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, Running<P>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for a task. `None`: it runs already, and looks again for more to do before it ends. Otherwise the caller starts
    /// it, and it follows what is wanted.
    pub(super) fn ask(&self, key: &K, progress: P) -> Option<watch::Receiver<Wish>> {
        let mut running = self.lock();
        if let Some(running) = running.get(key) {
            running.wish.send_modify(|wish| *wish = Wish { run: true, asked: wish.asked + 1 });
            return None;
        }
        let (wish, wished) = watch::channel(Wish { run: true, asked: 0 });
        running.insert(key.clone(), Running { wish, progress });
        Some(wished)
    }

    /// Stops a task, if it runs.
    pub(super) fn stop(&self, key: &K) {
        if let Some(running) = self.lock().get(key) {
            running.wish.send_modify(|wish| wish.run = false);
        }
    }

    /// Ends a task that has done what was wanted when it began. `false`: it was asked for again, and has to go on.
    pub(super) fn end(&self, key: &K, begun: Wish, wished: &watch::Receiver<Wish>) -> bool {
        let mut running = self.lock();
        let wish = *wished.borrow();
        let ends = !(wish.run && wish.asked > begun.asked);
        if ends {
            running.remove(key);
        }
        ends
    }

    /// Changes the progress of a task that runs.
    pub(super) fn update(&self, key: &K, change: impl FnOnce(&mut P)) {
        if let Some(running) = self.lock().get_mut(key) {
            change(&mut running.progress);
        }
    }

    /// The progress of a task; `None`: it does not run.
    pub(super) fn progress(&self, key: &K) -> Option<P> {
        self.lock().get(key).map(|running| running.progress.clone())
    }
}
