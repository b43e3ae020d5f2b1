//! One SQLite file, held by one process over one connection.
//!
//! The connection holds the file's exclusive lock. A second process is therefore refused, and the index of the write-ahead
//! log lives in memory instead of in a mapped file: a full disk gives an error, where it would end the process by SIGBUS.
//!
//! Transactions are explicit statements. SQLite may roll back by itself when the disk is full; sqlx's transaction object then
//! counts on at a depth that no longer exists, and what follows is never committed.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteLockingMode, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqlSafeStr};
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};

use super::failure::{StoreError, code, is_full};

/// The schemas with their numbers. A migration that was released is never edited: stores remember what they have run.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let schemas = [
        (1, "matches", include_str!("../../migrations/0001_matches.sql")),
        (2, "custom rules", include_str!("../../migrations/0002_custom_rules.sql")),
        (3, "analyses", include_str!("../../migrations/0003_analyses.sql")),
        (4, "rollouts", include_str!("../../migrations/0004_rollouts.sql")),
        (5, "practice", include_str!("../../migrations/0005_practice.sql")),
        (6, "digests", include_str!("../../migrations/0006_digests.sql")),
    ];
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(schemas.into_iter().map(migration).collect())
});

/// How long another process may take to let go of the file. A server that was just stopped needs a moment.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("{} is in use by another process: stop that one, or choose another folder with --data", file.display())]
    InUse {
        /// The file.
        file: PathBuf,
    },
    /// A later version of Tavola has written it.
    #[error("{} was written by a later version of Tavola (schema {found}; this version knows {known})", file.display())]
    Newer {
        /// The file.
        file: PathBuf,
        /// The schema of the file.
        found: i64,
        /// The latest schema known here.
        known: i64,
    },
    /// There is no space for it.
    #[error("cannot open {}: the disk is full", file.display())]
    Full {
        /// The file.
        file: PathBuf,
    },
    /// The file or its folder cannot be written.
    #[error("cannot write {}: {error}; choose another folder with --data", file.display())]
    ReadOnly {
        /// The file.
        file: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// SQLite refuses it for another reason.
    #[error("cannot open the store {}: {error}", file.display())]
    Database {
        /// The file.
        file: PathBuf,
        /// The database's error.
        error: sqlx::Error,
    },
    /// The schema cannot be brought up to date.
    #[error("cannot bring the store {} up to date: {error}", file.display())]
    Migration {
        /// The file.
        file: PathBuf,
        /// The migration's error.
        error: MigrateError,
    },
}

/// The open file. Clones share its connection.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    /// `None` once it is closed.
    connection: Arc<Mutex<Option<SqliteConnection>>>,
}

impl Database {
    pub(super) async fn open(file: &Path) -> Result<Database, OpenError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .locking_mode(SqliteLockingMode::Exclusive)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk before its answer leaves: a power cut loses nothing that was acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let failed = |error| OpenError::of(file.to_owned(), error);
        let mut connection = options.connect().await.map_err(failed)?;
        if let Err(error) = MIGRATIONS.run_direct(None, &mut connection, false).await {
            let error = OpenError::of_migration(file.to_owned(), error);
            // Closing fails only where opening has failed for the same reason.
            let _ = connection.close().await;
            return Err(error);
        }
        Ok(Database { connection: Arc::new(Mutex::new(Some(connection))) })
    }

    /// The connection, for one caller at a time in the order of their calls.
    pub(crate) async fn lock(&self) -> Result<MappedMutexGuard<'_, SqliteConnection>, StoreError> {
        MutexGuard::try_map(self.connection.lock().await, Option::as_mut).map_err(|_| StoreError::Closed)
    }

    /// Waits for the running call, moves the log into the file and closes it.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        match self.connection.lock().await.take() {
            Some(connection) => Ok(connection.close().await?),
            None => Ok(()),
        }
    }
}

/// Begins a transaction that may write.
pub(crate) async fn begin(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let begun = sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await;
    if begun.is_ok() {
        return Ok(());
    }
    // A caller that was dropped midway has left its transaction open, or the disk is full.
    roll_back(connection).await;
    sqlx::query("BEGIN IMMEDIATE").execute(connection).await?;
    Ok(())
}

/// Ends a transaction: commits where `keep`, else rolls back. After an error nothing of it is kept and none is open.
pub(crate) async fn end(connection: &mut SqliteConnection, keep: bool) -> Result<(), StoreError> {
    if keep {
        match sqlx::query("COMMIT").execute(&mut *connection).await {
            Ok(_) => return Ok(()),
            Err(error) => {
                roll_back(connection).await;
                return Err(error.into());
            }
        }
    }
    roll_back(connection).await;
    Ok(())
}

/// Leaves the connection outside of any transaction. SQLite refuses `ROLLBACK` only where it has rolled back by itself;
/// an error while it rolls back ends the transaction too (<https://www.sqlite.org/lang_transaction.html>).
async fn roll_back(connection: &mut SqliteConnection) {
    let _ = sqlx::query("ROLLBACK").execute(connection).await;
}

/// Why a file cannot be written, or no log beside it; `None` if both can.
fn unwritable(file: &Path) -> Option<io::Error> {
    if let Err(error) = OpenOptions::new().append(true).open(file)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Some(error);
    }
    let beside = file.with_extension("probe");
    let made = OpenOptions::new().write(true).create(true).truncate(true).open(&beside);
    // Nothing is left to do about an empty file that cannot be removed.
    _ = std::fs::remove_file(beside);
    made.err()
}

impl OpenError {
    fn of(file: PathBuf, error: sqlx::Error) -> OpenError {
        const BUSY: i32 = 5;
        match code(&error) {
            Some(code) if code & 0xff == BUSY => OpenError::InUse { file },
            Some(_) if is_full(&error) => OpenError::Full { file },
            // SQLite's own code is that of a lock or a log, whatever comes first.
            _ => match unwritable(&file) {
                Some(error) => OpenError::ReadOnly { file, error },
                None => OpenError::Database { file, error },
            },
        }
    }

    fn of_migration(file: PathBuf, error: MigrateError) -> OpenError {
        match error {
            MigrateError::VersionMissing(found) => {
                let known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
                OpenError::Newer { file, found, known }
            }
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                OpenError::of(file, error)
            }
            error => OpenError::Migration { file, error },
        }
    }
}
