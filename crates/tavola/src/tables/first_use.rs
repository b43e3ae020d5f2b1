//! A table that is made when its game is evaluated for the first time.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use tavola_engine::evaluators::tables::exact::{Exact, ExactTable};
use tavola_engine::{Context, Engine, Probabilities, Work};
use tavola_rules::{Position, Rules, variants};

use super::{Name, share, store};
use crate::failure;

/// Stands for a missing table in an engine, and contains no position itself. The first search of the table's game begins the making.
struct AtFirstUse {
    game: &'static Rules,
    begin: Mutex<Option<Box<dyn FnOnce() + Send>>>,
}

impl AtFirstUse {
    fn new(game: &'static Rules, begin: impl FnOnce() + Send + 'static) -> AtFirstUse {
        AtFirstUse { game, begin: Mutex::new(Some(Box::new(begin))) }
    }
}

impl ExactTable for AtFirstUse {
    fn supports(&self, rules: &Rules) -> bool {
        if rules.start == self.game.start
            && let Some(begin) = self.begin.lock().unwrap_or_else(PoisonError::into_inner).take()
        {
            begin();
        }
        false
    }

    fn lookup(&self, _: &Position) -> Option<Exact> {
        None
    }

    fn chances(&self, _: &Position) -> Option<Probabilities> {
        None
    }

    fn serves(&self, _: &Context) -> bool {
        false
    }
}

/// Prepares an engine to make the table of hypergammon in the background, on one thread, when that game is evaluated for the first time.
/// Searches that begin after its completion use it, and so does every later start.
pub(super) fn prepare(data: &Path, engine: &Engine) {
    let game = variants::find(Name::Hypergammon.word()).map(|variant| variant.rules);
    let (Some(game), data, given) = (game, data.to_owned(), engine.clone()) else { return };
    engine.add_table(AtFirstUse::new(game, move || {
        thread::spawn(move || make(&data, &given));
    }));
}

fn make(data: &Path, engine: &Engine) {
    let (table, begun) = (Name::Hypergammon, Instant::now());
    let file = table.file(data);
    tracing::info!("the exact table of {} is being made", table.word());
    match table.make(&Work::inline(), |_| {}).map_err(std::io::Error::other) {
        Ok(bytes) => {
            if let Err(error) = store(&bytes, &file) {
                failure::report(&error.to_string());
                return;
            }
            share(table, data, engine);
            tracing::info!(
                "the exact table of {} was made in {:.0} s",
                table.word(),
                begun.elapsed().as_secs_f64()
            );
        }
        Err(error) => failure::report(&format!("{}: {error}", file.display())),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn the_table_is_begun_once_and_only_by_its_game() {
        let game = |name| variants::find(name).expect("a game of the catalogue").rules;
        let begun = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&begun);
        let table = AtFirstUse::new(game("hypergammon"), move || _ = counter.fetch_add(1, Ordering::Relaxed));
        for name in ["backgammon", "nackgammon", "plakoto"] {
            assert!(!table.supports(game(name)));
        }
        assert_eq!(begun.load(Ordering::Relaxed), 0, "other games need no table");
        for _ in 0..3 {
            assert!(!table.supports(game("hypergammon")), "it contains no position");
        }
        assert_eq!(begun.load(Ordering::Relaxed), 1);
    }
}
