//! Orders of an administrator about jobs: counts, lists, retries and cancellations.

#[cfg(feature = "native")]
use super::Class;
use super::store::key;
use super::{JobState, Key, Listed};
use crate::store::{Connection, Row, Store, StoreError, query};

impl Store {
    /// Counts the jobs by class and state.
    #[cfg(feature = "native")]
    pub(crate) async fn count_jobs(&self) -> Result<Vec<(Class, JobState, u64)>, StoreError> {
        let mut connection = self.connection().await?;
        let rows = query(format!(
            "SELECT class, CASE WHEN state = 'failed' THEN 'failed' WHEN until > {} AND owner IS NOT NULL THEN 'running'
             ELSE 'waiting' END, COUNT(*) FROM jobs GROUP BY 1, 2",
            connection.clock()
        ))
        .fetch_all(&mut connection)
        .await?;
        let mut counts = Vec::with_capacity(rows.len());
        for row in &rows {
            let state = row.get::<&str>(1)?;
            let state = JobState::ALL.into_iter().find(|known| known.name() == state);
            if let (Some(class), Some(state)) = (Class::of(row.get(0)?), state) {
                counts.push((class, state, u64::try_from(row.get::<i64>(2)?).unwrap_or(0)));
            }
        }
        Ok(counts)
    }

    /// Lists all jobs, in the order of their classes, or the failed jobs.
    ///
    /// # Errors
    /// The store fails.
    pub async fn jobs(&self, failed: bool) -> Result<Vec<Listed>, StoreError> {
        let mut connection = self.connection().await?;
        let rows = query(format!(
            "SELECT class, subject, seq, person, state, owner, CASE WHEN until > {} THEN 'taken' ELSE '' END, attempts,
             error FROM jobs WHERE $1 = 0 OR state = 'failed' ORDER BY priority, created, class, subject, seq",
            connection.clock()
        ))
        .bind(i64::from(failed))
        .fetch_all(&mut connection)
        .await?;
        let listed = |row: &Row| {
            let Key { class, subject, seq } = key(row)?;
            let running = row.get::<&str>(6)? == "taken";
            Ok(Listed {
                class,
                subject: subject.to_string(),
                seq,
                person: row.get(3)?,
                state: match row.get::<&str>(4)? {
                    "failed" => JobState::Failed,
                    _ if running && row.get::<Option<&str>>(5)?.is_some() => JobState::Running,
                    _ => JobState::Waiting,
                },
                owner: row.get(5)?,
                attempts: row.get(7)?,
                error: row.get(8)?,
            })
        };
        rows.iter().map(listed).collect()
    }

    /// Retries the failed jobs of one subject, or of all, and continues their subjects. Returns the number of jobs. The caller must not be
    /// dropped before this returns.
    ///
    /// # Errors
    /// The store fails.
    pub async fn retry_jobs(&self, subject: Option<&str>) -> Result<u64, StoreError> {
        let mut connection = self.begin().await?;
        let retried = retry(&mut connection, subject).await;
        connection.end(retried.is_ok()).await?;
        retried
    }

    /// Stops an analysis or a rollout by its subject, as its stop button does. Returns the number of its jobs. The caller must not be
    /// dropped before this returns.
    ///
    /// # Errors
    /// The store fails.
    pub async fn cancel_jobs(&self, subject: &str) -> Result<u64, StoreError> {
        let mut connection = self.begin().await?;
        let cancelled = cancel(&mut connection, subject).await;
        connection.end(cancelled.is_ok()).await?;
        cancelled
    }
}

async fn retry(connection: &mut Connection, subject: Option<&str>) -> Result<u64, StoreError> {
    for wanted in [
        "UPDATE analyses SET running = 1 WHERE match_id || '/' || level IN
         (SELECT subject FROM jobs WHERE state = 'failed' AND ($1 IS NULL OR subject = $1))",
        "UPDATE rollouts SET running = 1, seq = seq + 1 WHERE id IN
         (SELECT subject FROM jobs WHERE state = 'failed' AND ($1 IS NULL OR subject = $1))",
    ] {
        query(wanted).bind(subject).execute(&mut *connection).await?;
    }
    query(
        "UPDATE jobs SET state = 'due', owner = NULL, until = 0, attempts = 0
         WHERE state = 'failed' AND ($1 IS NULL OR subject = $1)",
    )
    .bind(subject)
    .execute(connection)
    .await
}

async fn cancel(connection: &mut Connection, subject: &str) -> Result<u64, StoreError> {
    for unwanted in [
        "UPDATE analyses SET running = 0 WHERE match_id || '/' || level = $1",
        "UPDATE rollouts SET running = 0, seq = seq + 1 WHERE id = $1",
    ] {
        query(unwanted).bind(subject).execute(&mut *connection).await?;
    }
    // A bot acts as long as its match runs.
    query("DELETE FROM jobs WHERE subject = $1 AND class <> 'bot'").bind(subject).execute(connection).await
}
