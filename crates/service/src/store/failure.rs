//! Errors of the store and of its opening.

use std::error::Error;

/// The error of a database.
pub(crate) type Cause = Box<dyn Error + Send + Sync>;

/// An error of the store. Nothing of the request was stored.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The disk is full.
    #[error("the disk is full: nothing was changed; make space and try again")]
    Full(#[source] Cause),
    /// A stored value cannot be read by this version.
    #[error("{what} cannot be read: {reason}")]
    Unreadable {
        /// Name of the value.
        what: String,
        /// The fault of the value.
        reason: String,
    },
    /// A value cannot be written as JSON.
    #[error("a value cannot be stored: {0}")]
    Unwritable(#[source] serde_json::Error),
    /// The store is closed: the node ends.
    #[error("the server is stopping")]
    Closed,
    /// The file of the running node was removed or replaced.
    #[error("the store's file was removed or replaced while Tavola ran: nothing was changed; restart Tavola")]
    Removed,
    /// A row refers to another one that does not exist.
    #[error("something that this belongs to is gone")]
    NoParent,
    /// The database has backup programs of its own.
    #[error("a PostgreSQL database is copied by pg_dump (docs/service.md)")]
    NoBackup,
    /// The file for a copy cannot be created, or not be written to the disk.
    #[error("cannot write {}: {error}", file.display())]
    Copy {
        /// The file.
        file: std::path::PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// The database cannot be reached now, or is shutting down. It is unknown whether the last statement was carried out.
    #[error("the database does not answer: {0}")]
    Away(#[source] Cause),
    /// The database failed.
    #[error("the store failed: {0}")]
    Database(#[source] Cause),
}

/// The reason why a store cannot be opened. `place` is a file, or the address of a server without its password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is not that of a supported database.
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
        /// Schema version of the store.
        found: i64,
        /// Latest schema version of this program.
        known: i64,
    },
    /// The disk is full.
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
    /// The database refused it for another reason.
    #[error("cannot open the store {place}: {error}")]
    Database {
        /// The store.
        place: String,
        /// The database's error.
        error: Cause,
    },
}

impl OpenError {
    /// Converts the database's error at opening.
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

/// Returns whether a code of PostgreSQL means that the server cannot be reached, is starting or is shutting down: `connection_exception`,
/// `too_many_connections`, `admin_shutdown`, `crash_shutdown`, `cannot_connect_now`.
#[cfg(feature = "native")]
fn is_away(code: &str) -> bool {
    code.len() == 5 && (code.starts_with("08") || matches!(code, "53300" | "57P01" | "57P02" | "57P03"))
}

/// Returns whether a code means that nothing more can be written. SQLite: `SQLITE_FULL`, or a write that failed (quotas, size limits).
/// PostgreSQL: `disk_full`.
#[cfg(feature = "native")]
fn is_full(code: &str) -> bool {
    const FULL: &str = "13";
    const WRITE_FAILED: &str = "778";
    const POSTGRES: &str = "53100";
    matches!(code, FULL | WRITE_FAILED | POSTGRES)
}
