//! One SQLite file, held by one process over one connection.
//!
//! The connection holds the file's exclusive lock. A second process is therefore refused, and the index of the write-ahead log lives in
//! memory instead of in a mapped file. A full disk therefore gives an error instead of ending the process by SIGBUS. The folder is locked
//! as well, so that no second process creates a new file in place of a removed one.
//!
//! Transactions are explicit statements. SQLite may roll back by itself if the disk is full. sqlx's transaction object would then count on
//! at a depth that no longer exists, and later statements would never be committed.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use futures_util::TryStreamExt as _;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteLockingMode, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, Either, Executor as _, Row as _, TypeInfo as _, ValueRef as _};
use tokio::sync::{Mutex, OwnedMappedMutexGuard, OwnedMutexGuard};

use super::driver::{Done, Driver, Link, Statement, Value};
use super::failure::{OpenError, StoreError};

/// Maximum wait until another process releases the file. A server that was just stopped needs a moment.
const PATIENCE: Duration = Duration::from_secs(2);

/// The open file.
pub(super) struct Sqlite {
    /// `None` after it was closed.
    connection: Arc<Mutex<Option<SqliteConnection>>>,
    file: PathBuf,
    /// Identity of the file besides its name.
    identity: Option<Identity>,
    /// Its folder, locked until the store is closed.
    folder: Mutex<Option<std::fs::File>>,
}

impl Sqlite {
    pub(super) async fn open(file: &Path) -> Result<Sqlite, OpenError> {
        let place = || file.display().to_string();
        let folder = held(file).await.ok_or_else(|| OpenError::InUse { place: place() })?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .locking_mode(SqliteLockingMode::Exclusive)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk before its answer is sent: a power cut loses no acknowledged write.
            .synchronous(SqliteSynchronous::Full)
            // Deleted data are overwritten, so that the file does not keep them.
            .pragma("secure_delete", "ON")
            .busy_timeout(PATIENCE);
        let connection = options.connect().await.map_err(|error| refused(place(), error))?;
        let connection = Arc::new(Mutex::new(Some(connection)));
        Ok(Sqlite { connection, file: file.to_owned(), identity: identity(file), folder: Mutex::new(folder) })
    }

    async fn link(&self) -> Result<Held, StoreError> {
        let guard = Arc::clone(&self.connection).lock_owned().await;
        let guard = OwnedMutexGuard::try_map(guard, Option::as_mut).map_err(|_| StoreError::Closed)?;
        if identity(&self.file) != self.identity {
            return Err(StoreError::Removed);
        }
        Ok(Held(guard))
    }
}

impl Driver for Sqlite {
    fn connect(&self) -> BoxFuture<'_, Result<Box<dyn Link>, StoreError>> {
        Box::pin(async { Ok(Box::new(self.link().await?) as Box<dyn Link>) })
    }

    fn backup<'a>(&'a self, file: &'a Path) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            let mut held = self.link().await?;
            // A caller that was dropped midway may have left its transaction open, in which no copy is possible.
            held.roll_back().await;
            sqlx::query("VACUUM INTO $1").bind(file.to_string_lossy().as_ref()).execute(&mut *held.0).await?;
            Ok(())
        })
    }

    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            let closed = match self.connection.lock().await.take() {
                // Closing moves the log into the file.
                Some(connection) => connection.close().await,
                None => Ok(()),
            };
            drop(self.folder.lock().await.take());
            Ok(closed?)
        })
    }
}

/// The connection. One caller at a time uses it, in the order of their calls.
struct Held(OwnedMappedMutexGuard<Option<SqliteConnection>, SqliteConnection>);

impl Held {
    async fn statement(&mut self, text: &'static str) -> Result<(), StoreError> {
        sqlx::query(text).execute(&mut *self.0).await?;
        Ok(())
    }

    /// Closes any open transaction of the connection. SQLite refuses `ROLLBACK` only after it has rolled back by itself; an error during
    /// the rollback ends the transaction too (<https://www.sqlite.org/lang_transaction.html>).
    async fn roll_back(&mut self) {
        _ = self.statement("ROLLBACK").await;
    }
}

impl Link for Held {
    fn run<'a>(&'a mut self, statement: &'a Statement) -> BoxFuture<'a, Result<Done, StoreError>> {
        Box::pin(async move {
            let mut query = sqlx::query(statement.sql());
            for value in &statement.values {
                query = match value {
                    Value::Integer(number) => query.bind(*number),
                    Value::Real(number) => query.bind(*number),
                    Value::Text(text) => query.bind(text.as_deref()),
                };
            }
            let mut done = Done::default();
            let mut found = (&mut *self.0).fetch_many(query);
            while let Some(part) = found.try_next().await? {
                match part {
                    Either::Left(end) => done.affected += end.rows_affected(),
                    Either::Right(row) => done.rows.push(values(&row)?),
                }
            }
            drop(found);
            Ok(done)
        })
    }

    fn script<'a>(&'a mut self, text: &'static str) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            sqlx::raw_sql(text).execute(&mut *self.0).await?;
            Ok(())
        })
    }

    fn begin(&mut self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            if self.statement("BEGIN IMMEDIATE").await.is_ok() {
                return Ok(());
            }
            // A dropped caller has left its transaction open, or the disk is full.
            self.roll_back().await;
            self.statement("BEGIN IMMEDIATE").await
        })
    }

    fn end(&mut self, keep: bool) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            if keep {
                match self.statement("COMMIT").await {
                    Ok(()) => return Ok(()),
                    Err(error) => {
                        self.roll_back().await;
                        return Err(error);
                    }
                }
            }
            self.roll_back().await;
            Ok(())
        })
    }

    /// Stores of earlier versions list their steps in a table of sqlx.
    fn hold_versions(&mut self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            let table = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'";
            if sqlx::query(table).fetch_optional(&mut *self.0).await?.is_some() {
                self.statement(
                    "INSERT INTO schema_versions (version) SELECT version FROM _sqlx_migrations WHERE success
                     ON CONFLICT (version) DO NOTHING",
                )
                .await?;
            }
            Ok(())
        })
    }
}

/// Converts the columns of a row.
fn values(row: &SqliteRow) -> Result<Vec<Value>, sqlx::Error> {
    let value = |place: usize| {
        let raw = row.try_get_raw(place)?;
        Ok(match (raw.is_null(), raw.type_info().name()) {
            (true, _) => Value::Text(None),
            (false, "INTEGER") => Value::Integer(row.try_get_unchecked(place)?),
            (false, "REAL") => Value::Real(row.try_get_unchecked(place)?),
            (false, _) => Value::Text(row.try_get_unchecked(place)?),
        })
    };
    (0..row.len()).map(value).collect()
}

/// Identity of a file besides its name: its device and its number there.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;

    std::fs::metadata(file).ok().map(|found| (found.dev(), found.ino()))
}

/// On other systems an open file cannot be removed.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}

/// Locks the folder of a file until the value is dropped or the process ends. `None`: another process holds it. A folder that cannot be
/// locked at all is left unlocked.
#[cfg(unix)]
async fn held(file: &Path) -> Option<Option<std::fs::File>> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(folder) = std::fs::File::open(folder) else { return Some(None) };
    let begun = std::time::Instant::now();
    loop {
        match folder.try_lock() {
            Ok(()) => return Some(Some(folder)),
            Err(std::fs::TryLockError::Error(_)) => return Some(None),
            Err(std::fs::TryLockError::WouldBlock) if begun.elapsed() >= PATIENCE => return None,
            Err(std::fs::TryLockError::WouldBlock) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

#[cfg(not(unix))]
async fn held(_: &Path) -> Option<Option<std::fs::File>> {
    Some(None)
}

fn refused(place: String, error: sqlx::Error) -> OpenError {
    const BUSY: i32 = 5;
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    match code {
        Some(code) if code & 0xff == BUSY => OpenError::InUse { place },
        _ => OpenError::of(place, error.into()),
    }
}

/// Adds the system's reason to an error of opening a file that cannot be written. SQLite itself reports whichever error comes first, that
/// of a lock or of a log.
pub(super) fn explained(file: &Path, error: OpenError) -> OpenError {
    match error {
        OpenError::Database { place, error } => match unwritable(file) {
            Some(error) => OpenError::ReadOnly { place, error },
            None => OpenError::Database { place, error },
        },
        error => error,
    }
}

/// Returns why a file, or a log beside it, cannot be written; `None` if both can.
fn unwritable(file: &Path) -> Option<io::Error> {
    if let Err(error) = OpenOptions::new().append(true).open(file)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Some(error);
    }
    let beside = file.with_extension("probe");
    let made = OpenOptions::new().write(true).create(true).truncate(true).open(&beside);
    // An empty file that cannot be removed does no harm.
    _ = std::fs::remove_file(beside);
    made.err()
}
