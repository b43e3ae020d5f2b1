//! PostgreSQL, with a pool of connections.

use std::str::FromStr as _;
use std::time::Duration;

use futures_util::TryStreamExt as _;
use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow, Postgres};
use sqlx::{Either, Executor as _, Row as _, TypeInfo as _, ValueRef as _};

use super::driver::{Done, Driver, Link, Statement, Value};
use super::failure::{OpenError, StoreError};

/// Maximum number of connections.
const MOST: u32 = 8;
/// Maximum wait of a caller for a connection.
const WAIT: Duration = Duration::from_secs(10);

/// A database on a server, shared by several nodes and workers.
pub(super) struct Server {
    pool: PgPool,
}

impl Server {
    /// Connects. Also returns the address without the password.
    pub(super) async fn open(url: &str) -> Result<(Server, String), OpenError> {
        // The address may contain a password: no message repeats it.
        if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
            return Err(OpenError::Address);
        }
        let options = PgConnectOptions::from_str(url).map_err(|_| OpenError::Address)?;
        let name = options.get_database().unwrap_or_default();
        let place = format!("postgres://{}:{}/{name}", options.get_host(), options.get_port());
        let pool = PgPoolOptions::new().max_connections(MOST).acquire_timeout(WAIT);
        let pool =
            pool.connect_with(options).await.map_err(|error| OpenError::of(place.clone(), error.into()))?;
        Ok((Server { pool }, place))
    }
}

impl Driver for Server {
    fn is_shared(&self) -> bool {
        true
    }

    fn connect(&self) -> BoxFuture<'_, Result<Box<dyn Link>, StoreError>> {
        Box::pin(async {
            let held = Some(self.pool.acquire().await?);
            Ok(Box::new(Pooled { held, open: false }) as Box<dyn Link>)
        })
    }

    fn close(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            self.pool.close().await;
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

/// A connection with an open transaction is not reused: closing it rolls back.
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
            // After an error in a transaction, `COMMIT` rolls back; callers keep only successful ones.
            self.statement(if keep { "COMMIT" } else { "ROLLBACK" }).await?;
            self.open = false;
            Ok(())
        })
    }

    fn until_its_end(&self) -> &'static str {
        " FOR UPDATE"
    }

    fn unless_held(&self) -> &'static str {
        " FOR UPDATE OF j SKIP LOCKED"
    }

    fn clock(&self) -> &'static str {
        "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT"
    }

    /// Nodes that start at the same time run one after the other.
    fn hold_versions(&mut self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.statement("LOCK TABLE schema_versions IN EXCLUSIVE MODE"))
    }
}

/// Converts the columns of a row.
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
