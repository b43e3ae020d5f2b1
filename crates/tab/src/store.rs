//! The store in the files of the browser: SQLite over three handles that the host holds.
//!
//! The connection belongs to the only thread of the worker. Callers take turns, as on a machine. Each statement runs to its end: the
//! browser writes and flushes synchronously.

use std::cell::RefCell;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use tavola_service::tasks::Tasks;
use tavola_service::{Done, Driver, Link, OpenError, Statement, Store, StoreError};
use tokio::sync::{Mutex, OwnedMutexGuard};

mod connection;
mod files;

use connection::Connection;

/// The name of the store for SQLite.
const NAME: &std::ffi::CStr = c"tavola.sqlite";

/// Settings of the file, as on a machine: one process has it open, and it has a log. A commit is on the disk before its answer is sent. The
/// page size is that of a machine too, so that files can be exchanged.
const SETTINGS: &str = "PRAGMA page_size = 4096; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; \
                        PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY";

/// The two possible connections: the one to the browser's files, and the one to a file that is being opened.
#[derive(Clone, Copy, Debug)]
enum Place {
    Files = 0,
    Opened = 1,
}

thread_local! {
    /// Connections by place; `None` before the opening and after the closing.
    static OPEN: RefCell<[Option<Connection>; 2]> = const { RefCell::new([None, None]) };
}

/// Runs a function with an open connection.
fn with<T>(place: Place, act: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
    OPEN.with(|open| act(open.borrow()[place as usize].as_ref().ok_or(StoreError::Closed)?))
}

fn put(place: Place, connection: Option<Connection>) {
    OPEN.with(|open| open.borrow_mut()[place as usize] = connection);
}

/// A store of this browser. Clones share it.
#[derive(Clone)]
pub(crate) struct BrowserStore {
    place: Place,
    turn: Arc<Mutex<()>>,
}

/// The reason why a file cannot replace the present store.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReplaceError {
    /// The file is not a store of Tavola.
    #[error("expected a file of Tavola: one saved on this page, or tavola.sqlite of a machine")]
    NotOurs,
    /// A later version has written it.
    #[error("{0}")]
    Newer(OpenError),
    /// The browser has no space for it.
    #[error("the browser gives no more space: nothing was changed")]
    Full,
    /// SQLite refused it.
    #[error("the file cannot be read: {0}")]
    Failed(String),
}

impl From<StoreError> for ReplaceError {
    fn from(error: StoreError) -> ReplaceError {
        match error {
            StoreError::Full(_) => ReplaceError::Full,
            error => ReplaceError::Failed(error.to_string()),
        }
    }
}

impl BrowserStore {
    /// Opens the store, and creates it if there is none.
    ///
    /// # Errors
    /// The files cannot be read or written, or contain no store.
    pub(crate) fn open() -> Result<BrowserStore, OpenError> {
        let place = || "the store of this browser".to_owned();
        let opened = files::register().and_then(|vfs| {
            let connection = Connection::open(NAME, vfs)?;
            connection.script(SETTINGS)?;
            Ok(connection)
        });
        let connection = opened.map_err(|error| match error {
            StoreError::Full(_) => OpenError::Full { place: place() },
            error => OpenError::Database { place: place(), error: Box::new(error) },
        })?;
        put(Place::Files, Some(connection));
        Ok(BrowserStore { place: Place::Files, turn: Arc::default() })
    }

    /// Returns all data as one file, which a machine opens as `tavola.sqlite`.
    ///
    /// # Errors
    /// The files cannot be read or written.
    pub(crate) async fn save(&self) -> Result<Vec<u8>, StoreError> {
        let _turn = self.turn.lock().await;
        with(self.place, |connection| connection.script("PRAGMA wal_checkpoint(TRUNCATE)"))?;
        files::whole_store()
    }

    /// Replaces all data by those of a file, completely or not at all. Afterwards the store is closed: its user opens it again.
    ///
    /// # Errors
    /// The file is not a store of Tavola, or there is no space for it.
    pub(crate) async fn replace(&self, file: Vec<u8>, tasks: Tasks) -> Result<(), ReplaceError> {
        put(Place::Opened, Some(Connection::of_file(file).ok_or(ReplaceError::NotOurs)?));
        let replaced = self.replace_by_opened(tasks).await;
        put(Place::Opened, None);
        replaced
    }

    async fn replace_by_opened(&self, tasks: Tasks) -> Result<(), ReplaceError> {
        let ours = with(Place::Opened, Connection::is_whole_store).unwrap_or(false);
        if !ours {
            return Err(ReplaceError::NotOurs);
        }
        // The schema is brought up to date; this refuses a file of a later version.
        let opened = BrowserStore { place: Place::Opened, turn: Arc::default() };
        Store::over(opened, "the file".to_owned(), tasks).await.map_err(|error| match error {
            OpenError::Newer { .. } => ReplaceError::Newer(error),
            error => ReplaceError::Failed(error.to_string()),
        })?;
        let _turn = self.turn.lock().await;
        with(self.place, |to| with(Place::Opened, |from| to.copy(from)))?;
        put(self.place, None);
        Ok(())
    }
}

impl Driver for BrowserStore {
    fn connect(&self) -> BoxFuture<'_, Result<Box<dyn Link>, StoreError>> {
        Box::pin(async {
            let turn = Arc::clone(&self.turn).lock_owned().await;
            with(self.place, |_| Ok(()))?;
            Ok(Box::new(Held { place: self.place, _turn: turn }) as Box<dyn Link>)
        })
    }

    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            let _turn = self.turn.lock().await;
            put(self.place, None);
            Ok(())
        })
    }
}

/// The connection. One caller at a time uses it, in the order of their calls.
struct Held {
    place: Place,
    _turn: OwnedMutexGuard<()>,
}

impl Link for Held {
    fn run<'a>(&'a mut self, statement: &'a Statement) -> BoxFuture<'a, Result<Done, StoreError>> {
        Box::pin(
            async move { with(self.place, |connection| connection.run(&statement.text, &statement.values)) },
        )
    }

    fn script<'a>(&'a mut self, text: &'static str) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move { with(self.place, |connection| connection.script(text)) })
    }

    fn begin(&mut self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            with(self.place, |connection| {
                if connection.script("BEGIN IMMEDIATE").is_ok() {
                    return Ok(());
                }
                // A dropped caller has left its transaction open, or there is no space.
                _ = connection.script("ROLLBACK");
                connection.script("BEGIN IMMEDIATE")
            })
        })
    }

    fn end(&mut self, keep: bool) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            with(self.place, |connection| {
                let kept = if keep { connection.script("COMMIT") } else { Ok(()) };
                if !keep || kept.is_err() {
                    // `ROLLBACK` fails only after SQLite has rolled back by itself.
                    _ = connection.script("ROLLBACK");
                }
                kept
            })
        })
    }

    /// Stores of the first versions on machines list their steps in a table of sqlx.
    fn hold_versions(&mut self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async { with(self.place, Connection::adopt_versions) })
    }
}
