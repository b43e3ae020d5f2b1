//! Analyses in the store: which are wanted, and what was found about each decision, as JSON.

use tavola_analysis::{Decision, Level};

use crate::store::{Connection, Row, Store, StoreError, query};

/// An analysis as it is stored, without its decisions.
#[derive(Clone, Debug)]
pub(crate) struct StoredAnalysis {
    pub id: String,
    pub level: Level,
    /// What it was judged by.
    pub judging: String,
    /// How the match was set up, as JSON.
    pub setup: String,
    /// When the match was begun, RFC 3339 in UTC.
    pub created: String,
    /// Decisions that were written or removed.
    pub changes: i64,
    /// What a profile needs of it, as JSON, if that is known of the match and the analysis as they are.
    pub digest: Option<String>,
}

impl Store {
    /// Begins an analysis, or goes on with it. What was judged otherwise than by `judging` is removed. `false`: there is no
    /// such match. The caller must not be dropped before this returns.
    pub(crate) async fn begin_analysis(
        &self,
        id: &str,
        level: Level,
        judging: &str,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let begun = begin(&mut connection, id, level, judging).await;
        connection.end(matches!(begun, Ok(true))).await?;
        begun
    }

    /// Marks an analysis as one that nobody waits for.
    pub(crate) async fn end_analysis(&self, id: &str, level: Level) -> Result<(), StoreError> {
        query("UPDATE analyses SET running = 0 WHERE match_id = $1 AND level = $2")
            .bind(id)
            .bind(level.name())
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// The analyses that are wanted and not done: match and level.
    pub(crate) async fn running_analyses(&self) -> Result<Vec<(String, Level)>, StoreError> {
        let rows = query("SELECT match_id, level FROM analyses WHERE running = 1 ORDER BY match_id, level")
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, level(row.get(1)?)?))).collect()
    }

    /// The levels at which a match was analysed, wholly or in part.
    pub(crate) async fn analyses(&self, id: &str) -> Result<Vec<Level>, StoreError> {
        let rows = query("SELECT level FROM analyses WHERE match_id = $1")
            .bind(id)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| level(row.get(0)?)).collect()
    }

    /// The analyses of a match, or of all matches; or of those in which a person holds a seat.
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

    /// Keeps the digest of a match of so many actions. Nothing is kept if the analysis has changed meanwhile.
    pub(crate) async fn keep_digest(
        &self,
        (id, level, judging): (&str, Level, &str),
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

    /// What is known about the decisions of a match at a level, and what they were judged by. `None`: nothing was asked for.
    pub(crate) async fn decisions(
        &self,
        id: &str,
        level: Level,
    ) -> Result<Option<(String, Vec<Decision>)>, StoreError> {
        let rows = query(
            "SELECT a.version, d.number, d.decision FROM analyses a
             LEFT JOIN decisions d ON d.match_id = a.match_id AND d.level = a.level
             WHERE a.match_id = $1 AND a.level = $2 ORDER BY d.number",
        )
        .bind(id)
        .bind(level.name())
        .fetch_all(&mut self.connection().await?)
        .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let judging = first.get(0)?;
        let mut decisions = Vec::with_capacity(rows.len());
        for row in &rows {
            // An analysis without any is one row without a decision.
            let Some(number) = row.get::<Option<i64>>(1)? else { break };
            let decision = serde_json::from_str(row.get(2)?);
            decisions.push(decision.map_err(|error| unreadable(format!("decision {number}"), &error))?);
        }
        Ok(Some((judging, decisions)))
    }

    /// Keeps a decision. `false`: the analysis is gone, with its match. The caller must not be
    /// dropped before this returns.
    pub(crate) async fn keep_decision(
        &self,
        id: &str,
        level: Level,
        decision: &Decision,
    ) -> Result<bool, StoreError> {
        let text = serde_json::to_string(decision).map_err(StoreError::Unwritable)?;
        let mut connection = self.begin().await?;
        let kept = keep(&mut connection, id, level, decision.index, &text).await;
        connection.end(matches!(kept, Ok(true))).await?;
        kept
    }

    /// Removes what was found about a decision that the match does not have any more. The caller
    /// must not be dropped before this returns.
    pub(crate) async fn forget_decision(
        &self,
        id: &str,
        level: Level,
        number: usize,
    ) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let forgotten = forget(&mut connection, id, level, number).await;
        connection.end(forgotten.is_ok()).await?;
        forgotten
    }
}

/// Counts a change of an analysis. `false`: it is gone.
async fn count_change(connection: &mut Connection, id: &str, level: Level) -> Result<bool, StoreError> {
    let counted = query("UPDATE analyses SET changes = changes + 1 WHERE match_id = $1 AND level = $2")
        .bind(id)
        .bind(level.name())
        .execute(connection)
        .await?;
    Ok(counted > 0)
}

async fn keep(
    connection: &mut Connection,
    id: &str,
    level: Level,
    number: usize,
    decision: &str,
) -> Result<bool, StoreError> {
    if !count_change(connection, id, level).await? {
        return Ok(false);
    }
    query(
        "INSERT INTO decisions (match_id, level, number, decision) VALUES ($1, $2, $3, $4)
         ON CONFLICT (match_id, level, number) DO UPDATE SET decision = excluded.decision",
    )
    .bind(id)
    .bind(level.name())
    .bind(number as i64)
    .bind(decision)
    .execute(connection)
    .await?;
    Ok(true)
}

async fn forget(
    connection: &mut Connection,
    id: &str,
    level: Level,
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
    id: &str,
    level: Level,
    judging: &str,
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
    .execute(connection)
    .await;
    match begun {
        Ok(_) => Ok(true),
        Err(StoreError::NoParent) => Ok(false),
        Err(error) => Err(error),
    }
}

fn level(name: &str) -> Result<Level, StoreError> {
    name.parse().map_err(|error| unreadable("level of an analysis".to_owned(), &error))
}

fn unreadable(what: String, error: &dyn std::error::Error) -> StoreError {
    StoreError::Unreadable { what, reason: error.to_string() }
}
