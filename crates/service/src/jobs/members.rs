//! The nodes and workers over one store. Members with different judgings would mix their figures, so a new one is refused.

use std::time::Duration;

use crate::ids;
use crate::store::{Connection, Store, StoreError, query};

/// Time after the last sign of a member after which it no longer counts.
const ABSENCE: Duration = Duration::from_secs(30);

/// A process that joins.
#[derive(Clone, Debug)]
pub(crate) struct Joining<'a> {
    pub(crate) owner: &'a str,
    /// Its kind: a node or a worker.
    pub(crate) kind: &'a str,
    pub(crate) version: &'a str,
    /// Its judging.
    pub(crate) judging: &'a str,
}

impl Store {
    /// Adds a member. `Some`: another member, by its kind and version, judges differently, and nothing is written. The caller must not be
    /// dropped before this returns.
    pub(crate) async fn join(&self, joining: &Joining<'_>) -> Result<Option<(String, String)>, StoreError> {
        let mut connection = self.begin().await?;
        let joined = join(&mut connection, joining).await;
        connection.end(matches!(joined, Ok(None))).await?;
        joined
    }

    /// Records that a member is still present.
    pub(crate) async fn seen(&self, owner: &str) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let now = connection.clock();
        query(format!("UPDATE members SET seen = {now} WHERE owner = $1"))
            .bind(owner)
            .execute(&mut connection)
            .await?;
        Ok(())
    }

    /// Removes a member.
    pub(crate) async fn leave(&self, owner: &str) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        query("DELETE FROM members WHERE owner = $1").bind(owner).execute(&mut connection).await?;
        Ok(())
    }

    /// Returns the name of this store.
    ///
    /// # Errors
    /// The store fails, or the system has no randomness.
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
    // Simultaneous members join one after the other, so that the second one sees the first.
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
