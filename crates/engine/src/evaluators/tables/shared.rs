//! Tables that are made at their first use, and shared by all games with equal tables.

use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock, TryLockError};
use std::time::Duration;

use tavola_rules::Rules;

use crate::work::{Cancelled, Work};

/// Makes a table for a kind of game.
pub(super) type Make<T> = fn(&Rules, &Work) -> Result<T, Cancelled>;

/// Interval at which a thread that waits for a table of another thread checks for cancellation.
const LOOK: Duration = Duration::from_millis(2);

/// A table of a kind of game.
pub(super) struct Made<T> {
    kind: Rules,
    make: Make<T>,
    table: OnceLock<T>,
    making: Mutex<()>,
}

impl<T> Made<T> {
    /// Returns the table, and makes it at the first call.
    ///
    /// It is made on the calling thread, whatever threads the work has: a waiting thread of a pool could be given work
    /// that waits for this table.
    ///
    /// # Errors
    /// If the work is cancelled meanwhile. The next caller starts again.
    pub(super) fn get(&self, work: &Work) -> Result<&T, Cancelled> {
        loop {
            if let Some(table) = self.table.get() {
                return Ok(table);
            }
            let making = match self.making.try_lock() {
                Ok(making) => making,
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
                Err(TryLockError::WouldBlock) => {
                    work.check()?;
                    std::thread::sleep(LOOK);
                    continue;
                }
            };
            if self.table.get().is_none() {
                let table = (self.make)(&self.kind, work)?;
                _ = self.table.set(table);
            }
            drop(making);
        }
    }
}

/// The number of tables of a sort that are kept: more than the named games need. House rules could ask for any number
/// of them.
const KEPT: usize = 24;

/// The tables of one sort.
pub(super) struct Shared<T>(RwLock<Vec<Arc<Made<T>>>>);

impl<T> Default for Shared<T> {
    fn default() -> Shared<T> {
        Shared(RwLock::new(Vec::new()))
    }
}

impl<T> Shared<T> {
    /// The table of a kind of game: of rules in which everything is usual that does not change the table.
    pub(super) fn table(&self, kind: Rules, make: Make<T>) -> Arc<Made<T>> {
        let find = |tables: &[Arc<Made<T>>]| tables.iter().find(|table| table.kind == kind).cloned();
        if let Some(known) = find(&self.0.read().unwrap_or_else(PoisonError::into_inner)) {
            return known;
        }
        let mut tables = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = find(&tables) {
            return known;
        }
        if tables.len() >= KEPT {
            tables.remove(0);
        }
        let table = Arc::new(Made { kind, make, table: OnceLock::new(), making: Mutex::new(()) });
        tables.push(Arc::clone(&table));
        table
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::work::Cancel;

    static MADE: AtomicUsize = AtomicUsize::new(0);

    /// Takes a while, unless it is stopped.
    fn slow(_: &Rules, work: &Work) -> Result<u32, Cancelled> {
        for _ in 0..50 {
            work.check()?;
            std::thread::sleep(Duration::from_millis(1));
        }
        MADE.fetch_add(1, Ordering::Relaxed);
        Ok(7)
    }

    #[test]
    fn a_table_is_made_once_for_all_who_ask_and_anew_after_it_was_cancelled() {
        let shelf = Shared::default();
        let table = || shelf.table(Rules::STANDARD, slow);
        let cancel = Cancel::new();
        cancel.cancel();
        assert_eq!(table().get(&Work::inline().until(&cancel)), Err(Cancelled));
        std::thread::scope(|scope| {
            let asking: Vec<_> =
                (0..3).map(|_| scope.spawn(|| table().get(&Work::inline()).copied())).collect();
            asking.into_iter().for_each(|asking| assert_eq!(asking.join().unwrap(), Ok(7)));
        });
        assert_eq!(MADE.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn who_waits_for_a_table_that_another_makes_can_stop() {
        fn endless(_: &Rules, work: &Work) -> Result<u32, Cancelled> {
            loop {
                work.check()?;
                std::thread::sleep(Duration::from_millis(1));
            }
        }
        let shelf = Shared::default();
        let cancels = [Cancel::new(), Cancel::new()];
        std::thread::scope(|scope| {
            let asking: Vec<_> = cancels
                .iter()
                .map(|cancel| {
                    let table = shelf.table(Rules::STANDARD, endless);
                    scope.spawn(move || table.get(&Work::inline().until(cancel)).copied())
                })
                .collect();
            std::thread::sleep(Duration::from_millis(20));
            for (cancel, asking) in cancels.iter().zip(asking) {
                cancel.cancel();
                assert_eq!(asking.join().unwrap(), Err(Cancelled));
            }
        });
    }
}
