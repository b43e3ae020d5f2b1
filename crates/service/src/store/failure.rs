//! Why the store does not do what it is asked for, and why it cannot be opened.

use std::error::Error;

/// What a database reports.
pub(crate) type Cause = Box<dyn Error + Send + Sync>;

/// Why the store does not do what it is asked for. Nothing of the request is kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no space to write.
    #[error("the disk is full: nothing was changed; make space and try again")]
    Full(#[source] Cause),
    /// A stored value cannot be read by this version.
    #[error("{what} cannot be read: {reason}")]
    Unreadable {
        /// Which value.
        what: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A value cannot be written as JSON.
    #[error("a value cannot be stored: {0}")]
    Unwritable(#[source] serde_json::Error),
    /// The store is closed: the node ends.
    #[error("the server is stopping")]
    Closed,
    /// Somebody has removed or replaced the file under the running node.
    #[error("the store's file was removed or replaced while Tavola ran: nothing was changed; restart Tavola")]
    Removed,
    /// A row names another that does not exist.
    #[error("something that this belongs to is gone")]
    NoParent,
    /// The database has a copy made by programs of its own.
    #[error("a PostgreSQL database is copied by pg_dump (docs/service.md)")]
    NoBackup,
    /// A file for a copy cannot be made, or not be written to the disk.
    #[error("cannot write {}: {error}", file.display())]
    Copy {
        /// The file.
        file: std::path::PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// The database cannot be reached now, or ends. Whether the last statement was carried out is not known.
    #[error("the database does not answer: {0}")]
    Away(#[source] Cause),
    /// The database failed.
    #[error("the store failed: {0}")]
    Database(#[source] Cause),
}

/// Why a store cannot be opened. `place` is a file, or the address of a server without its password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is of no database that Tavola knows.
    #[error("expected the address of a database as postgres://USER@HOST/NAME")]
    Address,
    /// Another process has it open.
    #[error(
        "{place} is in use by another process: stop that one, or choose another store (--data, DATABASE_URL)"
    )]
    InUse {
        /// The store.
        place: String,
    },
    /// A later version of Tavola has written it.
    #[error("{place} was written by a later version of Tavola (schema {found}; this version knows {known})")]
    Newer {
        /// The store.
        place: String,
        /// The schema of the store.
        found: i64,
        /// The latest schema known here.
        known: i64,
    },
    /// There is no space for it.
    #[error("cannot open {place}: the disk is full")]
    Full {
        /// The store.
        place: String,
    },
    /// The file or its folder cannot be written.
    #[error("cannot write {place}: {error}; choose another folder with --data")]
    ReadOnly {
        /// The file.
        place: String,
        /// The system's error.
        error: std::io::Error,
    },
    /// The database refuses it for another reason.
    #[error("cannot open the store {place}: {error}")]
    Database {
        /// The store.
        place: String,
        /// The database's error.
        error: Cause,
    },
}

impl OpenError {
    /// Why a store is not opened, by what its database reports.
    pub(super) fn of(place: String, error: StoreError) -> OpenError {
        match error {
            StoreError::Full(_) => OpenError::Full { place },
            StoreError::Database(error) | StoreError::Away(error) => OpenError::Database { place, error },
            error => OpenError::Database { place, error: Box::new(error) },
        }
    }
}

#[cfg(feature = "native")]
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if matches!(error, sqlx::Error::PoolClosed) {
            return StoreError::Closed;
        }
        let Some(reported) = error.as_database_error() else {
            let away = matches!(error, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut);
            return if away {
                StoreError::Away(Box::new(error))
            } else {
                StoreError::Database(Box::new(error))
            };
        };
        if reported.is_foreign_key_violation() {
            StoreError::NoParent
        } else if reported.code().is_some_and(|code| is_full(&code)) {
            StoreError::Full(Box::new(error))
        } else if reported.code().is_some_and(|code| is_away(&code)) {
            StoreError::Away(Box::new(error))
        } else {
            StoreError::Database(Box::new(error))
        }
    }
}

/// Whether a code of PostgreSQL means that the server cannot be reached, begins or ends: `connection_exception`,
/// `too_many_connections`, `admin_shutdown`, `crash_shutdown`, `cannot_connect_now`.
#[cfg(feature = "native")]
fn is_away(code: &str) -> bool {
    code.len() == 5 && (code.starts_with("08") || matches!(code, "53300" | "57P01" | "57P02" | "57P03"))
}

/// Whether a code means that nothing more can be written. SQLite: `SQLITE_FULL`, or a write that failed (quotas, size
/// limits). PostgreSQL: `disk_full`.
#[cfg(feature = "native")]
fn is_full(code: &str) -> bool {
    const FULL: &str = "13";
    const WRITE_FAILED: &str = "778";
    const POSTGRES: &str = "53100";
    matches!(code, FULL | WRITE_FAILED | POSTGRES)
}
