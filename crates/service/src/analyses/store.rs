//! Analyses in the store: the requested ones, and the result for each decision, as JSON.

use tavola_analysis::{AnalysisLevel, Decision};

use crate::jobs::store as jobs;
use crate::jobs::{Class, Finished, Key, LEAST, New};
use crate::store::{Connection, Row, Store, StoreError, query, to_text};

/// Progress of an analysis.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub level: AnalysisLevel,
    /// Whether it is requested and not done.
    pub running: bool,
    /// Number of known decisions.
    pub done: usize,
}

/// An analysis with its decisions.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// Its judging.
    pub judging: String,
    pub running: bool,
    pub decisions: Vec<Decision>,
}

/// An analysis as it is stored, without its decisions.
#[derive(Clone, Debug)]
pub(crate) struct StoredAnalysis {
    pub id: String,
    pub level: AnalysisLevel,
    /// Its judging.
    pub judging: String,
    /// Setup of the match, as JSON.
    pub setup: String,
    /// Start of the match, RFC 3339 in UTC.
    pub created: String,
    /// Number of decisions that were written or removed.
    pub changes: i64,
    /// Digest for a profile, as JSON; `None` if the stored digest is not of the present match and analysis.
    pub digest: Option<String>,
}

impl Store {
    /// Begins or continues an analysis, and removes the results of any other judging. `false`: there is no such match. Jobs without an
    /// owner become those of the person. The caller must not be dropped before this returns.
    pub(crate) async fn begin_analysis(
        &self,
        (id, level): (&str, AnalysisLevel),
        judging: &str,
        person: &str,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let begun = begin(&mut connection, (id, level), judging, person).await;
        connection.end(matches!(begun, Ok(true))).await?;
        begun
    }

    /// Marks an analysis as not running if none of its jobs is left.
    pub(crate) async fn end_analysis(
        &self,
        id: &str,
        level: AnalysisLevel,
        subject: &str,
    ) -> Result<(), StoreError> {
        query(
            "UPDATE analyses SET running = 0 WHERE match_id = $1 AND level = $2 AND NOT EXISTS
             (SELECT 1 FROM jobs WHERE class = 'decisions' AND subject = $3 AND state = 'due')",
        )
        .bind(id)
        .bind(level.name())
        .bind(subject)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// Marks an analysis as not running, and removes its jobs. The caller must not be dropped before this returns.
    pub(crate) async fn stop_analysis(
        &self,
        id: &str,
        level: AnalysisLevel,
        subject: &str,
    ) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let stopped = stop(&mut connection, id, level, subject).await;
        connection.end(stopped.is_ok()).await?;
        stopped
    }

    /// Adds the jobs of a requested analysis. Returns the number of its unfinished jobs. The caller must not be dropped before this
    /// returns.
    pub(crate) async fn lay_out_analysis(
        &self,
        analysis: (&str, AnalysisLevel),
        subject: &str,
        jobs: &[New],
    ) -> Result<i64, StoreError> {
        let jobs: Vec<&New> = jobs.iter().collect();
        let mut connection = self.begin().await?;
        let laid = lay_out(&mut connection, analysis, subject, &jobs).await;
        connection.end(laid.is_ok()).await?;
        laid
    }

    /// Returns the subjects of the running analyses without jobs.
    pub(crate) async fn forgotten_analyses(&self) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT a.match_id || '/' || a.level FROM analyses a WHERE a.running = 1 AND NOT EXISTS
             (SELECT 1 FROM jobs j WHERE j.class = 'decisions' AND j.subject = a.match_id || '/' || a.level)",
        )
        .fetch_all(&mut self.connection().await?)
        .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Returns the progress of the complete and partial analyses of a match.
    pub(crate) async fn analyses(&self, id: &str) -> Result<Vec<Known>, StoreError> {
        let rows = query(
            "SELECT a.level, a.running, (SELECT COUNT(*) FROM decisions d
             WHERE d.match_id = a.match_id AND d.level = a.level) FROM analyses a WHERE a.match_id = $1 ORDER BY a.level",
        )
        .bind(id)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let known = |row: &Row| {
            Ok(Known {
                level: level(row.get(0)?)?,
                running: row.get::<i64>(1)? != 0,
                done: usize::try_from(row.get::<i64>(2)?).unwrap_or(0),
            })
        };
        rows.iter().map(known).collect()
    }

    /// Returns the analyses of a match, of all matches, or of the matches in which a person holds a seat.
    pub(crate) async fn analyses_of(
        &self,
        id: Option<&str>,
        person: Option<&str>,
    ) -> Result<Vec<StoredAnalysis>, StoreError> {
        let rows = query(
            "SELECT a.match_id, a.level, a.version, m.setup, m.created, a.changes, d.digest FROM analyses a
             JOIN matches m ON m.id = a.match_id
             LEFT JOIN digests d ON d.match_id = a.match_id AND d.level = a.level AND d.changes = a.changes
                 AND d.actions = m.seq
             WHERE ($1 IS NULL OR a.match_id = $1)
                 AND ($2 IS NULL OR a.match_id IN (SELECT match_id FROM seats WHERE person = $2)) ORDER BY m.created, a.match_id, a.level",
        )
        .bind(id)
        .bind(person)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let stored = |row: &Row| {
            Ok(StoredAnalysis {
                id: row.get(0)?,
                level: level(row.get(1)?)?,
                judging: row.get(2)?,
                setup: row.get(3)?,
                created: row.get(4)?,
                changes: row.get(5)?,
                digest: row.get(6)?,
            })
        };
        rows.iter().map(stored).collect()
    }

    /// Stores the digest of a match of this number of actions. Nothing is stored if the analysis has changed meanwhile.
    pub(crate) async fn keep_digest(
        &self,
        (id, level, judging): (&str, AnalysisLevel, &str),
        changes: i64,
        actions: usize,
        digest: &str,
    ) -> Result<(), StoreError> {
        query(
            "INSERT INTO digests (match_id, level, changes, actions, digest)
             SELECT match_id, level, changes, $1, $2 FROM analyses
             WHERE match_id = $3 AND level = $4 AND version = $5 AND changes = $6
             ON CONFLICT (match_id, level) DO UPDATE
             SET changes = excluded.changes, actions = excluded.actions, digest = excluded.digest",
        )
        .bind(actions as i64)
        .bind(digest)
        .bind(id)
        .bind(level.name())
        .bind(judging)
        .bind(changes)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// Returns the results for the decisions of a match at a level. `None`: no analysis was requested.
    pub(crate) async fn decisions(
        &self,
        id: &str,
        level: AnalysisLevel,
    ) -> Result<Option<Found>, StoreError> {
        let rows = query(
            "SELECT a.version, a.running, d.number, d.decision FROM analyses a
             LEFT JOIN decisions d ON d.match_id = a.match_id AND d.level = a.level
             WHERE a.match_id = $1 AND a.level = $2 ORDER BY d.number",
        )
        .bind(id)
        .bind(level.name())
        .fetch_all(&mut self.connection().await?)
        .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let (judging, running) = (first.get(0)?, first.get::<i64>(1)? != 0);
        let mut decisions = Vec::with_capacity(rows.len());
        for row in &rows {
            // An analysis without results is one row without a decision.
            let Some(number) = row.get::<Option<i64>>(2)? else { break };
            let decision = serde_json::from_str(row.get(3)?);
            decisions.push(decision.map_err(|error| unreadable(format!("decision {number}"), &error))?);
        }
        Ok(Some(Found { judging, running, decisions }))
    }

    /// Stores the decisions of a job, if the analysis still has the judging in the third part of `analysis`, and takes the next job for the
    /// same owner: its name, and the engines that it lacks. The caller must not be dropped before this returns.
    pub(crate) async fn keep_decisions(
        &self,
        analysis: (&str, AnalysisLevel, &str),
        job: &Key,
        by: (&str, &str),
        decisions: &[Decision],
    ) -> Result<Finished, StoreError> {
        let texts: Vec<(usize, String)> = decisions
            .iter()
            .map(|decision| Ok((decision.index, to_text(decision)?)))
            .collect::<Result<_, StoreError>>()?;
        let mut connection = self.begin().await?;
        let kept = keep(&mut connection, analysis, job, by, &texts).await;
        connection.end(kept.is_ok()).await?;
        kept
    }

    /// Removes the result for a decision that the match no longer has. The caller must not be dropped before this returns.
    pub(crate) async fn forget_decision(
        &self,
        id: &str,
        level: AnalysisLevel,
        number: usize,
    ) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let forgotten = forget(&mut connection, id, level, number).await;
        connection.end(forgotten.is_ok()).await?;
        forgotten
    }
}

/// Counts a change of an analysis. `false`: the analysis does not exist.
async fn count_change(
    connection: &mut Connection,
    id: &str,
    level: AnalysisLevel,
) -> Result<bool, StoreError> {
    let counted = query("UPDATE analyses SET changes = changes + 1 WHERE match_id = $1 AND level = $2")
        .bind(id)
        .bind(level.name())
        .execute(connection)
        .await?;
    Ok(counted > 0)
}

async fn keep(
    connection: &mut Connection,
    (id, level, judging): (&str, AnalysisLevel, &str),
    job: &Key,
    (owner, refused): (&str, &str),
    decisions: &[(usize, String)],
) -> Result<Finished, StoreError> {
    // The row is locked: if two jobs finish at once, the second one sees that none is left.
    let held = query(format!(
        "SELECT version FROM analyses WHERE match_id = $1 AND level = $2{}",
        connection.until_its_end()
    ))
    .bind(id)
    .bind(level.name())
    .fetch_optional(connection)
    .await?;
    let as_begun = match held {
        Some(row) => row.get::<&str>(0)? == judging,
        None => false,
    };
    let kept = jobs::finish(connection, job, owner).await? && as_begun;
    if kept {
        count_change(connection, id, level).await?;
    }
    for (number, decision) in decisions.iter().filter(|_| kept) {
        query(
            "INSERT INTO decisions (match_id, level, number, decision) VALUES ($1, $2, $3, $4)
             ON CONFLICT (match_id, level, number) DO UPDATE SET decision = excluded.decision",
        )
        .bind(id)
        .bind(level.name())
        .bind(*number as i64)
        .bind(decision.as_str())
        .execute(&mut *connection)
        .await?;
    }
    let left = jobs::left(connection, Class::Decisions, &job.subject).await?;
    Ok(Finished { kept, left, next: jobs::take(connection, owner, refused, LEAST).await? })
}

async fn stop(
    connection: &mut Connection,
    id: &str,
    level: AnalysisLevel,
    subject: &str,
) -> Result<(), StoreError> {
    query("UPDATE analyses SET running = 0 WHERE match_id = $1 AND level = $2")
        .bind(id)
        .bind(level.name())
        .execute(&mut *connection)
        .await?;
    jobs::remove(connection, Class::Decisions, subject).await
}

async fn lay_out(
    connection: &mut Connection,
    (id, level): (&str, AnalysisLevel),
    subject: &str,
    jobs: &[&New],
) -> Result<i64, StoreError> {
    // The row is written, so that nobody stops the analysis at the same time.
    let wanted = query("UPDATE analyses SET running = 1 WHERE match_id = $1 AND level = $2 AND running = 1")
        .bind(id)
        .bind(level.name())
        .execute(&mut *connection)
        .await?;
    if wanted > 0 {
        jobs::add(connection, jobs, None).await?;
    }
    jobs::left(connection, Class::Decisions, subject).await
}

async fn forget(
    connection: &mut Connection,
    id: &str,
    level: AnalysisLevel,
    number: usize,
) -> Result<(), StoreError> {
    count_change(connection, id, level).await?;
    query("DELETE FROM decisions WHERE match_id = $1 AND level = $2 AND number = $3")
        .bind(id)
        .bind(level.name())
        .bind(number as i64)
        .execute(connection)
        .await?;
    Ok(())
}

async fn begin(
    connection: &mut Connection,
    (id, level): (&str, AnalysisLevel),
    judging: &str,
    person: &str,
) -> Result<bool, StoreError> {
    query("DELETE FROM analyses WHERE match_id = $1 AND level = $2 AND version <> $3")
        .bind(id)
        .bind(level.name())
        .bind(judging)
        .execute(&mut *connection)
        .await?;
    let begun = query(
        "INSERT INTO analyses (match_id, level, version, running) VALUES ($1, $2, $3, 1)
         ON CONFLICT (match_id, level) DO UPDATE SET running = 1",
    )
    .bind(id)
    .bind(level.name())
    .bind(judging)
    .execute(&mut *connection)
    .await;
    match begun {
        Ok(_) => {
            // Decisions that failed before are tried again.
            query("DELETE FROM jobs WHERE class = 'decisions' AND subject = $1 AND state = 'failed'")
                .bind(format!("{id}/{level}"))
                .execute(&mut *connection)
                .await?;
            jobs::adopt(connection, Class::Decisions, &format!("{id}/{level}"), person).await?;
            if !person.is_empty() {
                // What a person has requested is not the service's own, and keeps its details.
                query("UPDATE rated SET analysed = 0 WHERE match_id = $1 AND analysed > 0")
                    .bind(id)
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(true)
        }
        Err(StoreError::NoParent) => Ok(false),
        Err(error) => Err(error),
    }
}

fn level(name: &str) -> Result<AnalysisLevel, StoreError> {
    name.parse().map_err(|error| unreadable("level of an analysis".to_owned(), &error))
}

fn unreadable(what: String, error: &dyn std::error::Error) -> StoreError {
    StoreError::Unreadable { what, reason: error.to_string() }
}
