//! Why the store does not do what it is asked for.

/// Why the store does not do what it is asked for. Nothing of the request is kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no space to write.
    #[error("the disk is full: nothing was changed; make space and try again")]
    Full(#[source] sqlx::Error),
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
    /// The store is closed: the server ends.
    #[error("the server is stopping")]
    Closed,
    /// The database failed.
    #[error("the store failed: {0}")]
    Database(#[source] sqlx::Error),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if is_full(&error) { StoreError::Full(error) } else { StoreError::Database(error) }
    }
}

/// SQLite's result code of an error, the extended one where there is one.
pub(super) fn code(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}

/// Whether an error means that nothing more can be written: `SQLITE_FULL`, or a write that failed (quotas, size limits).
pub(super) fn is_full(error: &sqlx::Error) -> bool {
    const FULL: i32 = 13;
    const IOERR_WRITE: i32 = 10 | 3 << 8;
    matches!(code(error), Some(FULL | IOERR_WRITE))
}
