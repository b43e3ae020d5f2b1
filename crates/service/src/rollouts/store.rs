//! Rollouts in the store: the job, its limits, and the played slices, as JSON.

use serde::de::DeserializeOwned;
use tavola_rollout::{Limits, Played, RolloutJob};

use crate::jobs::store as jobs;
use crate::jobs::{Class, Finished, Key, LEAST, New};
use crate::store::{Connection, Row, Store, StoreError, query, to_text};

/// A stored rollout without its slices.
#[derive(Clone, Debug)]
pub(crate) struct StoredRollout {
    pub id: String,
    pub job: RolloutJob,
    /// The request beyond the job, as JSON.
    pub about: String,
    pub limits: Limits,
    /// Whether it is requested and has not reached its limits.
    pub running: bool,
    /// The number of changes.
    pub seq: usize,
    /// Trials of the candidate with the most trials.
    pub trials: u32,
    /// Time of creation, RFC 3339 in UTC.
    pub created: String,
    pub updated: String,
}

/// A rollout of a list. This version may not be able to read it.
#[derive(Debug)]
pub(crate) struct Kept {
    pub id: String,
    pub updated: String,
    pub stored: Result<StoredRollout, StoreError>,
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
    /// Adds a rollout with played slices, and returns its id. If a rollout has the same job, nothing is written, and the id of that one is
    /// returned. The caller must not be dropped before this returns.
    pub(crate) async fn create_rollout(
        &self,
        id: &str,
        job: &RolloutJob,
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

    /// Returns a rollout without its slices.
    pub(crate) async fn rollout(&self, id: &str) -> Result<Option<StoredRollout>, StoreError> {
        let row = query(concat!(fields!(), " WHERE id = $1"))
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(stored).transpose()
    }

    /// Returns the slices of a rollout from the change `from` on.
    pub(crate) async fn slices(&self, id: &str, from: usize) -> Result<Vec<Played>, StoreError> {
        let slices =
            "SELECT played FROM slices WHERE rollout_id = $1 AND seq >= $2 ORDER BY candidate, first";
        let rows = query(slices).bind(id).bind(from as i64).fetch_all(&mut self.connection().await?).await?;
        rows.iter().map(|row| read(row, 0, id)).collect()
    }

    /// Returns the first `most` rollouts of an owner, the last changed first. `after`: only those after the one with this time of change
    /// and id.
    pub(crate) async fn rollouts(
        &self,
        owner: &str,
        after: Option<(&str, &str)>,
        most: usize,
    ) -> Result<Vec<Kept>, StoreError> {
        const OWN: &str = concat!(
            fields!(),
            " WHERE id IN (SELECT rollout_id FROM rollout_owners WHERE owner = $1)
                 AND ($2 IS NULL OR updated < $2 OR (updated = $2 AND id > $3))
             ORDER BY updated DESC, id LIMIT $4"
        );
        let (updated, id) = after.unzip();
        let rows = query(OWN)
            .bind(owner)
            .bind(updated)
            .bind(id)
            .bind(most as i64)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter()
            .map(|row| Ok(Kept { id: row.get(0)?, updated: row.get(7)?, stored: stored(row) }))
            .collect()
    }

    /// Returns the ids of running rollouts without jobs.
    pub(crate) async fn forgotten_rollouts(&self) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT r.id FROM rollouts r WHERE r.running = 1 AND NOT EXISTS
             (SELECT 1 FROM jobs j WHERE j.class = 'slice' AND j.subject = r.id) ORDER BY r.id",
        )
        .fetch_all(&mut self.connection().await?)
        .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Adds slices to be played, if the rollout is running. The caller must not be dropped before this returns.
    pub(crate) async fn add_slices(&self, id: &str, slices: &[New]) -> Result<(), StoreError> {
        let slices: Vec<&New> = slices.iter().collect();
        let mut connection = self.begin().await?;
        let added = add_slices(&mut connection, id, &slices).await;
        connection.end(added.is_ok()).await?;
        added
    }

    /// Stores a slice that was played as a job, and takes the next job for the same owner: its name, and the requirements that it does not
    /// meet. Returns the number of changes, if it was stored. The caller must not be dropped before this returns.
    pub(crate) async fn finish_slice(
        &self,
        job: &Key,
        played: &Played,
        by: (&str, &str),
    ) -> Result<(Finished, Option<usize>), StoreError> {
        let now = self.now();
        let mut connection = self.begin().await?;
        let finished = finish(&mut connection, job, played, by, &now).await;
        connection.end(finished.is_ok()).await?;
        finished
    }

    /// Changes whether a rollout is running, and its limits. Removes all jobs of a stopped rollout, or the free jobs of a running one.
    /// Returns the number of its changes; `None`: there is no such rollout. The caller must not be dropped before this returns.
    pub(crate) async fn change_rollout(
        &self,
        id: &str,
        running: bool,
        limits: Option<&Limits>,
    ) -> Result<Option<usize>, StoreError> {
        let limits = limits.map(to_text).transpose()?;
        let now = self.now();
        let mut connection = self.begin().await?;
        let changed = change(&mut connection, id, (running, limits), &now).await;
        connection.end(changed.is_ok()).await?;
        changed
    }

    /// Stores slices, all or none. Returns the number of changes; `None`: there is no such rollout. The caller must not be dropped before
    /// this returns.
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

    /// Removes a rollout with its jobs. `false`: there was none.
    pub(crate) async fn remove_rollout(&self, id: &str) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let removed = remove(&mut connection, id).await;
        connection.end(removed.is_ok()).await?;
        removed
    }
}

async fn remove(connection: &mut Connection, id: &str) -> Result<bool, StoreError> {
    let done = query("DELETE FROM rollouts WHERE id = $1").bind(id).execute(&mut *connection).await?;
    jobs::remove(connection, Class::Slice, id).await?;
    Ok(done > 0)
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

async fn change(
    connection: &mut Connection,
    id: &str,
    (running, limits): (bool, Option<String>),
    now: &str,
) -> Result<Option<usize>, StoreError> {
    let row = query(
        "UPDATE rollouts SET running = $1, limits = COALESCE($2, limits), seq = seq + 1, updated = $3
         WHERE id = $4 RETURNING seq",
    )
    .bind(i64::from(running))
    .bind(limits)
    .bind(now)
    .bind(id)
    .fetch_optional(&mut *connection)
    .await?;
    if running {
        jobs::remove_waiting(connection, Class::Slice, id).await?;
    } else {
        // Failed jobs stay in the list.
        let due = "DELETE FROM jobs WHERE class = 'slice' AND subject = $1 AND state = 'due'";
        query(due).bind(id).execute(connection).await?;
    }
    row.as_ref().map(number).transpose()
}

async fn add_slices(connection: &mut Connection, id: &str, slices: &[&New]) -> Result<(), StoreError> {
    // The row is written, so that nobody pauses the rollout at the same time.
    let wanted = query("UPDATE rollouts SET running = 1 WHERE id = $1 AND running = 1")
        .bind(id)
        .execute(&mut *connection)
        .await?;
    if wanted > 0 {
        jobs::add(connection, slices, None).await?;
    }
    Ok(())
}

async fn finish(
    connection: &mut Connection,
    job: &Key,
    played: &Played,
    (owner, refused): (&str, &str),
    now: &str,
) -> Result<(Finished, Option<usize>), StoreError> {
    // The row is locked: if two jobs finish at once, the second one sees that none is left.
    query(format!("SELECT id FROM rollouts WHERE id = $1{}", connection.until_its_end()))
        .bind(&*job.subject)
        .fetch_optional(connection)
        .await?;
    let seq = if jobs::finish(connection, job, owner).await? {
        keep(connection, &job.subject, &[played], now).await?
    } else {
        None
    };
    let left = jobs::left(connection, Class::Slice, &job.subject).await?;
    let next = jobs::take(connection, owner, refused, LEAST).await?;
    Ok((Finished { kept: seq.is_some(), left, next }, seq))
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
    let seq = number(&row)?;
    for played in played {
        // A longer slice contains the trials of a shorter one.
        query(
            "INSERT INTO slices (rollout_id, candidate, first, trials, played, seq) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (rollout_id, candidate, first) DO UPDATE
             SET trials = excluded.trials, played = excluded.played, seq = excluded.seq
             WHERE excluded.trials > slices.trials",
        )
        .bind(id)
        .bind(i64::from(played.candidate))
        .bind(i64::from(played.first))
        .bind(played.equities.len() as i64)
        .bind(to_text(played)?)
        .bind(seq as i64)
        .execute(&mut *connection)
        .await?;
    }
    Ok(Some(seq))
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

/// Parses the JSON of a column.
fn read<T: DeserializeOwned>(row: &Row, column: usize, id: &str) -> Result<T, StoreError> {
    serde_json::from_str(row.get(column)?)
        .map_err(|error| StoreError::Unreadable { what: format!("rollout {id}"), reason: error.to_string() })
}

fn number(row: &Row) -> Result<usize, StoreError> {
    Ok(usize::try_from(row.get::<i64>(0)?).unwrap_or(0))
}
