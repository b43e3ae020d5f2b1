//! The nodes and workers over one store. Those that judge differently would mix their figures: they refuse each other.

use std::time::Duration;

use crate::ids;
use crate::store::{Connection, Store, StoreError, query};

/// How long somebody counts who was not seen.
const ABSENCE: Duration = Duration::from_secs(30);

/// Somebody who shares the jobs.
#[derive(Clone, Debug)]
pub(crate) struct Joining<'a> {
    pub(crate) owner: &'a str,
    /// What it is: a node or a worker.
    pub(crate) kind: &'a str,
    pub(crate) version: &'a str,
    /// What it judges by.
    pub(crate) judging: &'a str,
}

impl Store {
    /// Joins those who share the jobs. `Some`: another one, by its kind and version, judges differently, and nothing is
    /// written. The caller must not be dropped before this returns.
    pub(crate) async fn join(&self, joining: &Joining<'_>) -> Result<Option<(String, String)>, StoreError> {
        let mut connection = self.begin().await?;
        let joined = join(&mut connection, joining).await;
        connection.end(matches!(joined, Ok(None))).await?;
        joined
    }

    /// Somebody who shares the jobs is still there.
    pub(crate) async fn seen(&self, owner: &str) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let now = connection.clock();
        query(format!("UPDATE members SET seen = {now} WHERE owner = $1"))
            .bind(owner)
            .execute(&mut connection)
            .await?;
        Ok(())
    }

    /// Somebody leaves.
    pub(crate) async fn leave(&self, owner: &str) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        query("DELETE FROM members WHERE owner = $1").bind(owner).execute(&mut connection).await?;
        Ok(())
    }

    /// The name of this store.
    ///
    /// # Errors
    /// If the store fails, or the system has no randomness to give.
    pub async fn identity(&self) -> Result<String, StoreError> {
        let new = ids::new().map_err(|error| StoreError::Database(Box::new(error)))?;
        let mut connection = self.connection().await?;
        query("INSERT INTO identity (place, id) VALUES (1, $1) ON CONFLICT (place) DO NOTHING")
            .bind(new.as_str())
            .execute(&mut connection)
            .await?;
        let row = query("SELECT id FROM identity WHERE place = 1").fetch_optional(&mut connection).await?;
        row.map_or(Ok(new), |row| row.get(0))
    }
}

async fn join(
    connection: &mut Connection,
    Joining { owner, kind, version, judging }: &Joining<'_>,
) -> Result<Option<(String, String)>, StoreError> {
    let (now, hold) = (connection.clock(), connection.until_its_end());
    // Those who join at once go one after the other, so that the second one sees the first.
    query(format!("SELECT version FROM schema_versions WHERE version = 1{hold}"))
        .fetch_all(connection)
        .await?;
    query(format!("DELETE FROM members WHERE seen < {now} - {}", ABSENCE.as_millis()))
        .execute(connection)
        .await?;
    let other = query("SELECT kind, version FROM members WHERE judging <> $1 LIMIT 1")
        .bind(*judging)
        .fetch_optional(connection)
        .await?;
    if let Some(other) = other {
        return Ok(Some((other.get(0)?, other.get(1)?)));
    }
    query(format!(
        "INSERT INTO members (owner, kind, version, judging, seen) VALUES ($1, $2, $3, $4, {now})"
    ))
    .bind(*owner)
    .bind(*kind)
    .bind(*version)
    .bind(*judging)
    .execute(connection)
    .await?;
    Ok(None)
}
