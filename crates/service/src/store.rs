//! The store. Each subject has its SQL in its own folder.
//!
//! The SQL keeps to what SQLite and PostgreSQL share, except for `now!`; what belongs to one database (opening, locking,
//! transactions, migrations) is in [`sqlite`].

use std::path::Path;

pub use failure::StoreError;
use serde::Serialize;
use sqlite::Database;
pub use sqlite::OpenError;

mod failure;
pub(crate) mod sqlite;

/// The present time in SQL: RFC 3339 in UTC, with milliseconds.
macro_rules! now {
    () => {
        "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
    };
}
pub(crate) use now;

/// An open store. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
}

impl Store {
    /// Opens the store in a file, makes it if there is none, and brings its schema up to date.
    ///
    /// # Errors
    /// If the file cannot be opened, is no store, or is of a later version.
    pub async fn open(file: &Path) -> Result<Store, OpenError> {
        Ok(Store { database: Database::open(file).await? })
    }

    /// Waits for what is being written and closes the file. Afterwards the file alone holds everything.
    ///
    /// # Errors
    /// If the database cannot be closed cleanly. What was acknowledged is on the disk all the same.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.database.close().await
    }
}

/// A value as it is stored.
pub(crate) fn to_text(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(StoreError::Unwritable)
}
