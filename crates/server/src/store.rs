//! The store: matches and their actions in SQLite. An action is written before it is shown; its number in
//! the match is the key, so nobody can write over what is there.

mod custom_rules;

use std::path::Path;

use serde_json::Value;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{FromRow, Row};
use tavola_rules::{Action, Player};

use crate::error::Failure;
use crate::wire::NewMatch;

/// An open store.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
}

/// A stored match without its actions.
#[derive(Clone, Debug)]
pub(crate) struct StoredMatch {
    /// Its id.
    pub id: String,
    /// How it was set up.
    pub setup: NewMatch,
    /// What the list of matches shows of it.
    pub card: Value,
    /// When it was begun, RFC 3339 in UTC.
    pub created: String,
    /// When something last happened.
    pub updated: String,
}

const SCHEMA: &str = "
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    card TEXT NOT NULL,
    created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    updated TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
CREATE TABLE IF NOT EXISTS actions (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    player BIGINT NOT NULL,
    action TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    PRIMARY KEY (match_id, seq)
);
CREATE TABLE IF NOT EXISTS custom_rules (
    id TEXT PRIMARY KEY,
    custom TEXT NOT NULL,
    updated TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
";

impl Store {
    /// Opens the store in a file, and makes it if there is none.
    ///
    /// # Errors
    /// If the file cannot be opened or is no store.
    pub async fn open(file: &Path) -> Result<Store, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk before anybody sees it: pulling the plug loses nothing that was shown.
            .synchronous(SqliteSynchronous::Full);
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        sqlx::raw_sql(SCHEMA).execute(&pool).await?;
        Ok(Store { pool })
    }

    /// Adds a match.
    pub(crate) async fn create(&self, id: &str, setup: &NewMatch, card: &Value) -> Result<(), Failure> {
        sqlx::query("INSERT INTO matches (id, setup, card) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(to_text(setup)?)
            .bind(to_text(card)?)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Appends actions after the first `after` ones. `false`: somebody else was faster, nothing is written.
    pub(crate) async fn append(
        &self,
        id: &str,
        after: usize,
        actions: &[(Player, Action)],
        card: &Value,
    ) -> Result<bool, Failure> {
        let mut transaction = self.pool.begin().await?;
        for (i, (player, action)) in actions.iter().enumerate() {
            let inserted =
                sqlx::query("INSERT INTO actions (match_id, seq, player, action) VALUES ($1, $2, $3, $4)")
                    .bind(id)
                    .bind((after + i + 1) as i64)
                    .bind(player.index() as i64)
                    .bind(to_text(action)?)
                    .execute(&mut *transaction)
                    .await;
            match inserted {
                Ok(_) => {}
                Err(sqlx::Error::Database(error))
                    if error.is_unique_violation() || error.is_foreign_key_violation() =>
                {
                    return Ok(false);
                }
                Err(error) => return Err(error.into()),
            }
        }
        sqlx::query(
            "UPDATE matches SET card = $2, updated = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = $1",
        )
        .bind(id)
        .bind(to_text(card)?)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// A match, if it is there.
    pub(crate) async fn find(&self, id: &str) -> Result<Option<StoredMatch>, Failure> {
        let row = sqlx::query("SELECT id, setup, card, created, updated FROM matches WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(StoredMatch::from_row).transpose()?)
    }

    /// All matches, the one that was played last first.
    pub(crate) async fn list(&self) -> Result<Vec<StoredMatch>, Failure> {
        let rows =
            sqlx::query("SELECT id, setup, card, created, updated FROM matches ORDER BY updated DESC, id")
                .fetch_all(&self.pool)
                .await?;
        Ok(rows.iter().map(StoredMatch::from_row).collect::<Result<_, _>>()?)
    }

    /// The actions of a match in order.
    pub(crate) async fn actions(&self, id: &str) -> Result<Vec<(Player, Action)>, Failure> {
        let rows = sqlx::query("SELECT player, action FROM actions WHERE match_id = $1 ORDER BY seq")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        rows.iter()
            .map(|row| {
                let player = Player::from_index(row.try_get::<i64, _>(0)? as usize)
                    .ok_or_else(|| Failure::Internal("a stored action of a third player".to_owned()))?;
                Ok((player, from_text(&row.try_get::<String, _>(1)?)?))
            })
            .collect()
    }

    /// Removes a match. `false`: there was none.
    pub(crate) async fn remove(&self, id: &str) -> Result<bool, Failure> {
        let done = sqlx::query("DELETE FROM matches WHERE id = $1").bind(id).execute(&self.pool).await?;
        Ok(done.rows_affected() > 0)
    }
}

impl FromRow<'_, sqlx::sqlite::SqliteRow> for StoredMatch {
    fn from_row(row: &sqlx::sqlite::SqliteRow) -> Result<StoredMatch, sqlx::Error> {
        let json = |column: usize| row.try_get::<String, _>(column);
        let decode = |error: serde_json::Error| sqlx::Error::Decode(Box::new(error));
        Ok(StoredMatch {
            id: row.try_get(0)?,
            setup: serde_json::from_str(&json(1)?).map_err(decode)?,
            card: serde_json::from_str(&json(2)?).map_err(decode)?,
            created: row.try_get(3)?,
            updated: row.try_get(4)?,
        })
    }
}

fn to_text(value: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|e| Failure::Internal(e.to_string()))
}

fn from_text<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|e| Failure::Internal(format!("a stored value cannot be read: {e}")))
}
