//! The store. Each subject has its SQL in its own folder, over a narrow [`Driver`] ([`driver`]).
//!
//! The SQL is one text for SQLite and PostgreSQL; database-specific parts (opening, locking, transactions) are in the driver. Times are
//! parameters, from the clock of the node.

#[cfg(feature = "native")]
use std::path::Path;
use std::sync::Arc;

use chrono::DateTime;
#[cfg(feature = "native")]
pub use counts::Counted;
use counts::Counts;
pub(crate) use driver::{Connection, Row, query};
pub use driver::{Done, Driver, Link, Statement, Value};
pub use failure::{OpenError, StoreError};
pub(crate) use rows::{MOST_ROWS, parts, places};
use schema::SchemaError;
use serde::Serialize;

use crate::tasks::Tasks;

mod counts;
mod driver;
mod failure;
#[cfg(feature = "native")]
mod postgres;
mod rows;
mod schema;
#[cfg(feature = "native")]
mod sqlite;
#[cfg(test)]
pub(crate) mod testing;

/// An open store. Clones share it.
#[derive(Clone)]
pub struct Store {
    driver: Arc<dyn Driver>,
    tasks: Tasks,
    counts: Arc<Counts>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// Creates the store over a database. `place` names it in errors. Its schema is brought up to date.
    ///
    /// # Errors
    /// The database fails, is not a store, or was written by a later version.
    pub async fn over(driver: impl Driver, place: String, tasks: Tasks) -> Result<Store, OpenError> {
        let store = Store { driver: Arc::new(driver), tasks, counts: Arc::default() };
        let updated = match store.connection().await {
            Ok(mut connection) => schema::update(&mut connection).await,
            Err(error) => Err(error.into()),
        };
        let Err(error) = updated else { return Ok(store) };
        // Closing fails here only for the same reason as opening.
        _ = store.close().await;
        Err(match error {
            SchemaError::Newer { found, known } => OpenError::Newer { place, found, known },
            SchemaError::Store(error) => OpenError::of(place, error),
        })
    }

    /// Opens the store in a file, and creates the file if there is none.
    ///
    /// # Errors
    /// The file cannot be opened, is not a store, or was written by a later version.
    #[cfg(feature = "native")]
    pub async fn open(file: &Path, tasks: Tasks) -> Result<Store, OpenError> {
        let explained = |error| sqlite::explained(file, error);
        let sqlite = sqlite::Sqlite::open(file).await.map_err(explained)?;
        Store::over(sqlite, file.display().to_string(), tasks).await.map_err(explained)
    }

    /// Opens the store on a PostgreSQL server, by an address such as `postgres://USER@HOST/NAME`.
    ///
    /// # Errors
    /// The address is malformed, the server cannot be reached, or a later version has written the store.
    #[cfg(feature = "native")]
    pub async fn connect(url: &str, tasks: Tasks) -> Result<Store, OpenError> {
        let (server, place) = postgres::Server::open(url).await?;
        Store::over(server, place, tasks).await
    }

    /// Waits for pending writes and closes the store. Afterwards the file alone contains everything.
    ///
    /// # Errors
    /// The database cannot be closed cleanly. Acknowledged writes are on the disk nevertheless.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.driver.close().await
    }

    /// Checks whether the database answers.
    ///
    /// # Errors
    /// It does not answer.
    pub async fn check(&self) -> Result<(), StoreError> {
        query("SELECT COUNT(*) FROM schema_versions").fetch_all(&mut self.connection().await?).await.map(drop)
    }

    /// Writes a copy of the store into a new file, which only its owner can read. Meanwhile the store accepts no writes.
    ///
    /// # Errors
    /// The file exists or cannot be written, or the database makes no copies.
    #[cfg(feature = "native")]
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let failed = |error| StoreError::Copy { file: file.to_owned(), error };
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let made = options.open(file).map_err(failed)?;
        // SQLite does not wait until a copy is on the disk.
        let copied = match self.driver.backup(file).await {
            Ok(()) => made.sync_all().map_err(failed),
            Err(error) => Err(error),
        };
        if copied.is_err() {
            // The error of a removal would hide the first error.
            _ = std::fs::remove_file(file);
        }
        copied
    }

    /// Returns a connection.
    pub(crate) async fn connection(&self) -> Result<Connection, StoreError> {
        let begun = self.tasks.uptime();
        let link = self.driver.connect().await?;
        self.counts.waited(self.tasks.uptime().saturating_sub(begun));
        Ok(Connection { link, counts: Arc::clone(&self.counts), tasks: self.tasks.clone() })
    }

    /// Returns a connection in a transaction that may write. Its user ends it ([`Connection::end`]), and must not be dropped before that.
    pub(crate) async fn begin(&self) -> Result<Connection, StoreError> {
        let mut connection = self.connection().await?;
        connection.begin().await?;
        Ok(connection)
    }

    /// Returns the counts since it was opened.
    #[cfg(feature = "native")]
    pub(crate) fn counted(&self) -> Counted {
        self.counts.now()
    }

    /// Counts written actions of matches.
    pub(crate) fn acted(&self, actions: usize) {
        self.counts.acted(actions);
    }

    /// Returns whether other processes may have it open too.
    pub(crate) fn is_shared(&self) -> bool {
        self.driver.is_shared()
    }

    /// Returns the present time: RFC 3339 in UTC, with milliseconds.
    pub(crate) fn now(&self) -> String {
        written(self.tasks.now())
    }
}

/// Formats milliseconds since 1970 for the store: RFC 3339 in UTC.
pub(crate) fn written(milliseconds: i64) -> String {
    let now = DateTime::from_timestamp_millis(milliseconds).unwrap_or_default();
    now.format("%Y-%m-%dT%H:%M:%S%.3fZ").to_string()
}

/// Locks the row of a person until the end of the transaction, so that requests about what they have wait for each other.
#[cfg(feature = "native")]
pub(crate) async fn hold_person(on: &mut Connection, person: &str) -> Result<(), StoreError> {
    let hold = on.until_its_end();
    query(format!("SELECT id FROM people WHERE id = $1{hold}")).bind(person).fetch_all(on).await.map(drop)
}

/// Serialises a value for the store.
pub(crate) fn to_text(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(StoreError::Unwritable)
}
