//! PostgreSQL, by a pool of connections.

use std::str::FromStr as _;
use std::time::{Duration, Instant};

use futures_util::TryStreamExt as _;
use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow, Postgres};
use sqlx::{
    ConnectOptions as _, Connection as _, Either, Executor as _, Row as _, TypeInfo as _, ValueRef as _,
};
use tokio::sync::Mutex;

use super::driver::{Done, Driver, Link, Statement, Value};
use super::failure::{OpenError, StoreError};

/// Connections at once.
const MOST: u32 = 8;
/// How long a caller waits for one.
const WAIT: Duration = Duration::from_secs(10);
/// How long another node may take to let go of the database.
const PATIENCE: Duration = Duration::from_secs(2);

/// A database on a server, held by one node at a time: work that goes on by itself is not shared out among several.
pub(super) struct Server {
    pool: PgPool,
    /// Its session has the lock, which ends with it however the process ends.
    holder: Mutex<Option<PgConnection>>,
}

/// Takes the lock of the schema, if nobody has it.
async fn holds(holder: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let lock = "SELECT pg_try_advisory_lock(hashtext('tavola'), hashtext(current_schema()::text))";
    sqlx::query(lock).fetch_one(holder).await?.try_get(0)
}

impl Server {
    /// Connects, and returns the address without the password besides.
    pub(super) async fn open(url: &str) -> Result<(Server, String), OpenError> {
        // The address may hold a password: it is never repeated.
        if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
            return Err(OpenError::Address);
        }
        let options = PgConnectOptions::from_str(url).map_err(|_| OpenError::Address)?;
        let name = options.get_database().unwrap_or_default();
        let place = format!("postgres://{}:{}/{name}", options.get_host(), options.get_port());
        let pool = PgPoolOptions::new().max_connections(MOST).acquire_timeout(WAIT);
        let failed = |error: sqlx::Error| OpenError::of(place.clone(), error.into());
        let mut holder = options.connect().await.map_err(failed)?;
        let begun = Instant::now();
        while !holds(&mut holder).await.map_err(failed)? {
            if begun.elapsed() >= PATIENCE {
                return Err(OpenError::InUse { place });
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let pool = pool.connect_with(options).await.map_err(failed)?;
        Ok((Server { pool, holder: Mutex::new(Some(holder)) }, place))
    }
}

impl Driver for Server {
    fn connect(&self) -> BoxFuture<'_, Result<Box<dyn Link>, StoreError>> {
        Box::pin(async {
            let held = Some(self.pool.acquire().await?);
            Ok(Box::new(Pooled { held, open: false }) as Box<dyn Link>)
        })
    }

    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            self.pool.close().await;
            if let Some(holder) = self.holder.lock().await.take() {
                holder.close().await?;
            }
            Ok(())
        })
    }
}

/// A connection of the pool.
struct Pooled {
    /// `None` only while it is dropped.
    held: Option<PoolConnection<Postgres>>,
    /// Whether a transaction is open.
    open: bool,
}

impl Pooled {
    fn connection(&mut self) -> Result<&mut PoolConnection<Postgres>, StoreError> {
        self.held.as_mut().ok_or(StoreError::Closed)
    }

    async fn statement(&mut self, text: &'static str) -> Result<(), StoreError> {
        sqlx::query(text).execute(&mut **self.connection()?).await?;
        Ok(())
    }
}

/// A connection whose transaction is open is not used again: closing it rolls back.
impl Drop for Pooled {
    fn drop(&mut self) {
        if self.open
            && let Some(held) = self.held.take()
        {
            drop(held.detach());
        }
    }
}

impl Link for Pooled {
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
            let mut found = (&mut **self.connection()?).fetch_many(query);
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
            sqlx::raw_sql(text).execute(&mut **self.connection()?).await?;
            Ok(())
        })
    }

    fn begin(&mut self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            self.open = true;
            self.statement("BEGIN").await
        })
    }

    fn end(&mut self, keep: bool) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            // After an error within it, `COMMIT` rolls back; callers keep only what went well.
            self.statement(if keep { "COMMIT" } else { "ROLLBACK" }).await?;
            self.open = false;
            Ok(())
        })
    }

    fn until_its_end(&self) -> &'static str {
        " FOR UPDATE"
    }

    /// Nodes that start at once go one after the other.
    fn hold_versions(&mut self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.statement("LOCK TABLE schema_versions IN EXCLUSIVE MODE"))
    }
}

/// The columns of a row.
fn values(row: &PgRow) -> Result<Vec<Value>, sqlx::Error> {
    let value = |place: usize| {
        let raw = row.try_get_raw(place)?;
        Ok(match raw.type_info().name() {
            "INT8" => Value::Integer(row.try_get_unchecked(place)?),
            "FLOAT8" => Value::Real(row.try_get_unchecked(place)?),
            _ => Value::Text(row.try_get_unchecked(place)?),
        })
    };
    (0..row.len()).map(value).collect()
}
