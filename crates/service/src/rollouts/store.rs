//! Rollouts in the store: the job, its limits, and the slices that have been played, as JSON.

use serde::de::DeserializeOwned;
use tavola_rollout::{Job, Limits, Played};

use crate::store::{Connection, Row, Store, StoreError, query, to_text};

/// A stored rollout without its slices.
#[derive(Clone, Debug)]
pub(crate) struct StoredRollout {
    pub id: String,
    pub job: Job,
    /// What it was asked for beyond the job, as JSON.
    pub about: String,
    pub limits: Limits,
    /// Whether it is wanted and has not reached its limits.
    pub running: bool,
    /// The number of changes.
    pub seq: usize,
    /// Trials of the candidate that has most.
    pub trials: u32,
    /// RFC 3339 in UTC.
    pub created: String,
    pub updated: String,
}

/// The columns of a [`StoredRollout`].
macro_rules! fields {
    () => {
        "SELECT id, job, about, limits, running, seq, created, updated,
         COALESCE((SELECT MAX(total) FROM (SELECT CAST(SUM(trials) AS BIGINT) AS total FROM slices WHERE rollout_id = r.id
         GROUP BY candidate) AS totals), 0) FROM rollouts r"
    };
}

impl Store {
    /// Adds a rollout with slices that have been played. If there is one of the same job, nothing is written, and its id is
    /// returned. The caller must not be dropped before this returns.
    pub(crate) async fn create_rollout(
        &self,
        id: &str,
        job: &Job,
        about: &str,
        limits: &Limits,
        played: &[&Played],
    ) -> Result<String, StoreError> {
        let (job, limits) = (to_text(job)?, to_text(limits)?);
        let mut connection = self.begin().await?;
        let created = create(&mut connection, id, [&job, about, &limits], played, &self.now()).await;
        connection.end(created.is_ok()).await?;
        created
    }

    /// A rollout without its slices.
    pub(crate) async fn rollout(&self, id: &str) -> Result<Option<StoredRollout>, StoreError> {
        let row = query(concat!(fields!(), " WHERE id = $1"))
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(stored).transpose()
    }

    /// The slices of a rollout.
    pub(crate) async fn slices(&self, id: &str) -> Result<Vec<Played>, StoreError> {
        let rows = query("SELECT played FROM slices WHERE rollout_id = $1 ORDER BY candidate, first")
            .bind(id)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| read(row, 0, id)).collect()
    }

    /// All rollouts of somebody, the one that was changed last first. Those that this version cannot read come with the reason.
    pub(crate) async fn rollouts(
        &self,
        owner: &str,
    ) -> Result<Vec<Result<StoredRollout, (String, StoreError)>>, StoreError> {
        const OWN: &str = concat!(
            fields!(),
            " WHERE id IN (SELECT rollout_id FROM rollout_owners WHERE owner = $1) ORDER BY updated DESC, id"
        );
        let rows = query(OWN).bind(owner).fetch_all(&mut self.connection().await?).await?;
        let one = |row: &Row| {
            let id: String = row.get(0)?;
            Ok(stored(row).map_err(|error| (id, error)))
        };
        rows.iter().map(one).collect()
    }

    /// The ids of the rollouts that are wanted and have not reached their limits.
    pub(crate) async fn running_rollouts(&self) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT id FROM rollouts WHERE running = 1 ORDER BY id")
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Changes whether a rollout is wanted, and its limits. Returns the number of its changes; `None`: there is no such
    /// rollout.
    pub(crate) async fn change_rollout(
        &self,
        id: &str,
        running: bool,
        limits: Option<&Limits>,
    ) -> Result<Option<usize>, StoreError> {
        let limits = limits.map(to_text).transpose()?;
        let row = query(
            "UPDATE rollouts SET running = $1, limits = COALESCE($2, limits), seq = seq + 1, updated = $3
             WHERE id = $4 RETURNING seq",
        )
        .bind(i64::from(running))
        .bind(limits)
        .bind(self.now())
        .bind(id)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        row.as_ref().map(number).transpose()
    }

    /// Keeps slices, all or none. Returns the number of changes; `None`: there is no such rollout. The caller must not be dropped before this returns.
    pub(crate) async fn keep_slices(
        &self,
        id: &str,
        played: &[&Played],
    ) -> Result<Option<usize>, StoreError> {
        let mut connection = self.begin().await?;
        let kept = keep(&mut connection, id, played, &self.now()).await;
        connection.end(matches!(kept, Ok(Some(_)))).await?;
        kept
    }

    /// Removes a rollout. `false`: there was none.
    pub(crate) async fn remove_rollout(&self, id: &str) -> Result<bool, StoreError> {
        let done = query("DELETE FROM rollouts WHERE id = $1")
            .bind(id)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(done > 0)
    }
}

async fn create(
    connection: &mut Connection,
    id: &str,
    [job, about, limits]: [&str; 3],
    played: &[&Played],
    now: &str,
) -> Result<String, StoreError> {
    let known =
        query("SELECT id FROM rollouts WHERE job = $1").bind(job).fetch_optional(&mut *connection).await?;
    if let Some(row) = known {
        return row.get(0);
    }
    query(
        "INSERT INTO rollouts (id, job, about, limits, running, created, updated)
         VALUES ($1, $2, $3, $4, 0, $5, $5)",
    )
    .bind(id)
    .bind(job)
    .bind(about)
    .bind(limits)
    .bind(now)
    .execute(&mut *connection)
    .await?;
    keep(connection, id, played, now).await?;
    Ok(id.to_owned())
}

async fn keep(
    connection: &mut Connection,
    id: &str,
    played: &[&Played],
    now: &str,
) -> Result<Option<usize>, StoreError> {
    let row = query("UPDATE rollouts SET seq = seq + 1, updated = $1 WHERE id = $2 RETURNING seq")
        .bind(now)
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    for played in played {
        // A longer slice holds the trials of a shorter one.
        query(
            "INSERT INTO slices (rollout_id, candidate, first, trials, played) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (rollout_id, candidate, first) DO UPDATE SET trials = excluded.trials, played = excluded.played
             WHERE excluded.trials > slices.trials",
        )
        .bind(id)
        .bind(i64::from(played.candidate))
        .bind(i64::from(played.first))
        .bind(played.equities.len() as i64)
        .bind(to_text(played)?)
        .execute(&mut *connection)
        .await?;
    }
    number(&row).map(Some)
}

fn stored(row: &Row) -> Result<StoredRollout, StoreError> {
    let id: String = row.get(0)?;
    Ok(StoredRollout {
        job: read(row, 1, &id)?,
        about: row.get(2)?,
        limits: read(row, 3, &id)?,
        running: row.get::<i64>(4)? != 0,
        seq: usize::try_from(row.get::<i64>(5)?).unwrap_or(0),
        created: row.get(6)?,
        updated: row.get(7)?,
        trials: u32::try_from(row.get::<i64>(8)?).unwrap_or(0),
        id,
    })
}

/// The JSON of a column.
fn read<T: DeserializeOwned>(row: &Row, column: usize, id: &str) -> Result<T, StoreError> {
    serde_json::from_str(row.get(column)?)
        .map_err(|error| StoreError::Unreadable { what: format!("rollout {id}"), reason: error.to_string() })
}

fn number(row: &Row) -> Result<usize, StoreError> {
    Ok(usize::try_from(row.get::<i64>(0)?).unwrap_or(0))
}
