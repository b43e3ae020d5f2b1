//! Problems in the store: the decks, the due times, and all reviews.

use super::Deck;
use crate::store::{Connection, Row, Store, StoreError, query};

/// A problem as it is stored. Times are milliseconds since 1970.
#[derive(Clone, Debug)]
pub(crate) struct StoredProblem {
    pub id: String,
    /// The match of the problem; `None` for a generated position.
    pub match_id: Option<String>,
    /// Owner of the problem.
    pub owner: String,
    /// Name of the player of its deck.
    pub player: String,
    /// The equity that was lost.
    pub loss: f64,
    /// The decision, as JSON.
    pub problem: String,
    pub due: i64,
    pub memory: Option<Memory>,
}

/// The scheduler's memory of a problem.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Memory {
    /// Days after which the probability of recall is 90 %.
    pub stability: f32,
    /// Difficulty, from 1 to 10.
    pub difficulty: f32,
    /// Time of the last review.
    pub reviewed: i64,
}

/// Number of problems of a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub total: i64,
    /// Number of problems that are due now.
    pub due: i64,
    /// Due time of the first later problem.
    pub next: Option<i64>,
}

/// A decision of a match with a loss.
#[derive(Clone, Debug)]
pub(crate) struct StoredError {
    pub match_id: String,
    pub level: String,
    /// The decision, as JSON.
    pub decision: String,
}

const COLUMNS: &str = "id, match_id, player, loss, problem, due, reviewed, stability, difficulty, owner";

impl Store {
    /// Returns the decisions of all matches in a class, given by its name in JSON.
    pub(crate) async fn errors_of(&self, class: &str) -> Result<Vec<StoredError>, StoreError> {
        let rows = query(
            "SELECT match_id, level, decision FROM decisions WHERE decision LIKE $1 ORDER BY match_id, level, number",
        )
        .bind(format!("%\"class\":\"{class}\"%"))
        .fetch_all(&mut self.connection().await?)
        .await?;
        let error =
            |row: &Row| Ok(StoredError { match_id: row.get(0)?, level: row.get(1)?, decision: row.get(2)? });
        rows.iter().map(error).collect()
    }

    /// Adds missing problems, and returns their number. A problem of a removed match is skipped. The caller must not be dropped before this
    /// returns.
    pub(crate) async fn add_problems(&self, problems: &[StoredProblem]) -> Result<u64, StoreError> {
        let mut connection = self.begin().await?;
        let added = add(&mut connection, problems).await;
        connection.end(added.is_ok()).await?;
        added
    }

    /// Counts the problems of a player, from one match or all, with a loss above `loss`.
    pub(crate) async fn count_problems(
        &self,
        (owner, player): Deck<'_>,
        from: Option<&str>,
        loss: f64,
        now: i64,
    ) -> Result<Counts, StoreError> {
        let row = query(
            "SELECT COUNT(*), COALESCE(SUM(CASE WHEN due <= $1 THEN 1 ELSE 0 END), 0),
                    MIN(CASE WHEN due > $1 THEN due END)
             FROM problems WHERE player = $2 AND loss > $3 AND ($4 IS NULL OR match_id = $4) AND owner = $5",
        )
        .bind(now)
        .bind(player)
        .bind(loss)
        .bind(from)
        .bind(owner)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        let Some(row) = row else { return Ok(Counts::default()) };
        Ok(Counts { total: row.get(0)?, due: row.get(1)?, next: row.get(2)? })
    }

    /// Returns the next problem of a player: first reviewed problems, the longest overdue first, then new ones, the largest loss first.
    pub(crate) async fn due_problem(
        &self,
        (owner, player): Deck<'_>,
        from: Option<&str>,
        loss: f64,
        now: i64,
    ) -> Result<Option<StoredProblem>, StoreError> {
        let text = format!(
            "SELECT {COLUMNS} FROM problems
             WHERE player = $1 AND loss > $2 AND due <= $3 AND ($4 IS NULL OR match_id = $4) AND owner = $5
             ORDER BY CASE WHEN reviewed IS NULL THEN 1 ELSE 0 END, due, loss DESC, id LIMIT 1"
        );
        let row = query(text)
            .bind(player)
            .bind(loss)
            .bind(now)
            .bind(from)
            .bind(owner)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(stored).transpose()
    }

    /// Returns a problem of an owner; `None` if it does not exist.
    pub(crate) async fn problem(&self, id: &str, owner: &str) -> Result<Option<StoredProblem>, StoreError> {
        let row = query(format!("SELECT {COLUMNS} FROM problems WHERE id = $1 AND owner = $2"))
            .bind(id)
            .bind(owner)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(stored).transpose()
    }

    /// Records a review with the next due time and the new memory. Returns the due time; a repeated request gets the first answer. `None`:
    /// the problem is gone. The caller must not be dropped before this returns.
    pub(crate) async fn review(
        &self,
        id: &str,
        grade: i64,
        due: i64,
        memory: &Memory,
        request: Option<&str>,
    ) -> Result<Option<i64>, StoreError> {
        let mut connection = self.begin().await?;
        let written = review(&mut connection, id, grade, due, memory, request).await;
        connection.end(matches!(written, Ok(Some(_)))).await?;
        written
    }

    /// Removes a problem of an owner. `false`: there was none.
    pub(crate) async fn remove_problem(&self, id: &str, owner: &str) -> Result<bool, StoreError> {
        let done = query("DELETE FROM problems WHERE id = $1 AND owner = $2")
            .bind(id)
            .bind(owner)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(done > 0)
    }
}

async fn add(connection: &mut Connection, problems: &[StoredProblem]) -> Result<u64, StoreError> {
    let mut added = 0;
    for problem in problems {
        // In some databases an error ends the transaction, so the statement avoids conflicts.
        added += query(
            "INSERT INTO problems (id, match_id, player, loss, problem, due, owner) SELECT $1, $2, $3, $4, $5, $6, $7
             WHERE $2 IS NULL OR EXISTS (SELECT 1 FROM matches WHERE id = $2) ON CONFLICT (id) DO NOTHING",
        )
        .bind(problem.id.as_str())
        .bind(problem.match_id.as_deref())
        .bind(problem.player.as_str())
        .bind(problem.loss)
        .bind(problem.problem.as_str())
        .bind(problem.due)
        .bind(problem.owner.as_str())
        .execute(&mut *connection)
        .await?;
    }
    Ok(added)
}

async fn review(
    connection: &mut Connection,
    id: &str,
    grade: i64,
    due: i64,
    memory: &Memory,
    request: Option<&str>,
) -> Result<Option<i64>, StoreError> {
    if let Some(request) = request {
        let before = query(
            "SELECT p.due FROM reviews r JOIN problems p ON p.id = r.problem_id WHERE r.problem_id = $1 AND r.request = $2",
        )
        .bind(id)
        .bind(request)
        .fetch_optional(&mut *connection)
        .await?;
        if let Some(row) = before {
            return row.get(0).map(Some);
        }
    }
    let done =
        query("UPDATE problems SET due = $1, reviewed = $2, stability = $3, difficulty = $4 WHERE id = $5")
            .bind(due)
            .bind(memory.reviewed)
            .bind(f64::from(memory.stability))
            .bind(f64::from(memory.difficulty))
            .bind(id)
            .execute(&mut *connection)
            .await?;
    if done == 0 {
        return Ok(None);
    }
    // Two reviews in one millisecond are one.
    query(
        "INSERT INTO reviews (problem_id, at, grade, request) VALUES ($1, $2, $3, $4)
         ON CONFLICT (problem_id, at) DO UPDATE SET grade = excluded.grade, request = excluded.request",
    )
    .bind(id)
    .bind(memory.reviewed)
    .bind(grade)
    .bind(request)
    .execute(connection)
    .await?;
    Ok(Some(due))
}

fn stored(row: &Row) -> Result<StoredProblem, StoreError> {
    let memory = match (row.get(6)?, row.get::<Option<f64>>(7)?, row.get::<Option<f64>>(8)?) {
        (Some(reviewed), Some(stability), Some(difficulty)) => {
            Some(Memory { stability: stability as f32, difficulty: difficulty as f32, reviewed })
        }
        _ => None,
    };
    Ok(StoredProblem {
        id: row.get(0)?,
        match_id: row.get(1)?,
        player: row.get(2)?,
        loss: row.get(3)?,
        problem: row.get(4)?,
        due: row.get(5)?,
        owner: row.get(9)?,
        memory,
    })
}
