//! Tables that are made when they are first asked, and shared by all games that have the same.

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use tavola_rules::Rules;

/// A table of a kind of game.
pub(super) struct Made<T> {
    kind: Rules,
    make: fn(&Rules) -> T,
    table: OnceLock<T>,
}

impl<T> Made<T> {
    /// The table, which is made if nobody has asked yet.
    pub(super) fn get(&self) -> &T {
        self.table.get_or_init(|| (self.make)(&self.kind))
    }
}

/// So many tables of a sort are kept: more than the named games need. House rules could ask for any number of them.
const KEPT: usize = 24;

/// The tables of one sort.
pub(super) struct Shelf<T>(RwLock<Vec<Arc<Made<T>>>>);

impl<T> Shelf<T> {
    pub(super) const fn new() -> Shelf<T> {
        Shelf(RwLock::new(Vec::new()))
    }

    /// The table of a kind of game: of rules in which everything is usual that does not change the table.
    pub(super) fn table(&self, kind: Rules, make: fn(&Rules) -> T) -> Arc<Made<T>> {
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
        let table = Arc::new(Made { kind, make, table: OnceLock::new() });
        tables.push(Arc::clone(&table));
        table
    }
}
