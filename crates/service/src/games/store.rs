//! Matches and their actions in the store. An action is written before it is shown; its number in the match is the key, so
//! nobody can write over what is there.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use tavola_rules::{Action, Player};

use crate::store::{Store, StoreError, now, sqlite, to_text};

/// A stored match without its actions. `setup` and `card` are JSON.
#[derive(Clone, Debug)]
pub(crate) struct StoredMatch {
    pub id: String,
    /// How it was set up.
    pub setup: String,
    /// What the list of matches shows of it.
    pub card: String,
    /// When it was begun, RFC 3339 in UTC.
    pub created: String,
    /// When something last happened.
    pub updated: String,
}

/// What came of an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// The actions are written, at this time.
    At(String),
    /// Another writer has written an action of that number, or the match is gone. Nothing is written.
    Overtaken,
}

/// What has been written to a match after some number of actions.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub actions: Vec<(Player, Action)>,
    /// When something last happened.
    pub updated: String,
}

impl Store {
    /// Adds a match with its actions, all or nothing. `created` is when it was begun, if not now. As with [`Store::append`], the
    /// caller must not be dropped before this returns.
    pub(crate) async fn create_match(
        &self,
        id: &str,
        setup: &str,
        card: &str,
        created: Option<&str>,
        actions: Vec<(Player, Action)>,
    ) -> Result<(), StoreError> {
        let mut connection = self.database.lock().await?;
        sqlite::begin(&mut connection).await?;
        let inserted = insert_match(&mut connection, id, setup, card, created, &actions).await;
        sqlite::end(&mut connection, inserted.is_ok()).await?;
        inserted
    }

    /// Appends actions after the first `after` ones, all or none. The caller must not be dropped before this returns: a
    /// transaction would stay open. Requests therefore act in tasks of their own.
    pub(crate) async fn append(
        &self,
        id: &str,
        after: usize,
        actions: &[(Player, &Action)],
        card: &str,
    ) -> Result<Appended, StoreError> {
        let mut connection = self.database.lock().await?;
        sqlite::begin(&mut connection).await?;
        let inserted = insert(&mut connection, id, after, actions, card).await;
        sqlite::end(&mut connection, matches!(inserted, Ok(Appended::At(_)))).await?;
        inserted
    }

    /// A match, if it is there.
    pub(crate) async fn find_match(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        let row = sqlx::query("SELECT id, setup, card, created, updated FROM matches WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut *self.database.lock().await?)
            .await?;
        Ok(row.as_ref().map(stored_match).transpose()?)
    }

    /// All matches, the one that was played last first.
    pub(crate) async fn matches(&self) -> Result<Vec<StoredMatch>, StoreError> {
        let rows =
            sqlx::query("SELECT id, setup, card, created, updated FROM matches ORDER BY updated DESC, id")
                .fetch_all(&mut *self.database.lock().await?)
                .await?;
        Ok(rows.iter().map(stored_match).collect::<Result<_, _>>()?)
    }

    /// The actions of a match after the first `after` ones, in order. `None`: there is no such match.
    pub(crate) async fn written(&self, id: &str, after: usize) -> Result<Option<Written>, StoreError> {
        let rows = sqlx::query(
            "SELECT m.updated, a.seq, a.player, a.action FROM matches m
             LEFT JOIN actions a ON a.match_id = m.id AND a.seq > $2 WHERE m.id = $1 ORDER BY a.seq",
        )
        .bind(id)
        .bind(after as i64)
        .fetch_all(&mut *self.database.lock().await?)
        .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let updated = first.try_get(0)?;
        let mut actions = Vec::with_capacity(rows.len());
        for row in &rows {
            // A match without any is one row without an action.
            let Some(seq) = row.try_get::<Option<i64>, _>(1)? else { break };
            let unreadable =
                |reason: String| StoreError::Unreadable { what: format!("action {seq}"), reason };
            if seq != (after + actions.len() + 1) as i64 {
                return Err(unreadable(format!("expected action {}", after + actions.len() + 1)));
            }
            let player = usize::try_from(row.try_get::<i64, _>(2)?).ok().and_then(Player::from_index);
            let player = player.ok_or_else(|| unreadable("it is of a third player".to_owned()))?;
            let action =
                serde_json::from_str(row.try_get(3)?).map_err(|error| unreadable(error.to_string()))?;
            actions.push((player, action));
        }
        Ok(Some(Written { actions, updated }))
    }

    /// Removes a match. `false`: there was none.
    pub(crate) async fn remove_match(&self, id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM matches WHERE id = $1")
            .bind(id)
            .execute(&mut *self.database.lock().await?)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

async fn insert_match(
    connection: &mut SqliteConnection,
    id: &str,
    setup: &str,
    card: &str,
    created: Option<&str>,
    actions: &[(Player, Action)],
) -> Result<(), StoreError> {
    sqlx::query(concat!(
        "INSERT INTO matches (id, setup, card, created) VALUES ($1, $2, $3, COALESCE($4, ",
        now!(),
        "))"
    ))
    .bind(id)
    .bind(setup)
    .bind(card)
    .bind(created)
    .execute(&mut *connection)
    .await?;
    for (i, (player, action)) in actions.iter().enumerate() {
        insert_action(connection, id, i + 1, *player, &to_text(action)?).await?;
    }
    Ok(())
}

async fn insert_action(
    connection: &mut SqliteConnection,
    id: &str,
    seq: usize,
    player: Player,
    action: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO actions (match_id, seq, player, action) VALUES ($1, $2, $3, $4)")
        .bind(id)
        .bind(seq as i64)
        .bind(player.index() as i64)
        .bind(action)
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert(
    connection: &mut SqliteConnection,
    id: &str,
    after: usize,
    actions: &[(Player, &Action)],
    card: &str,
) -> Result<Appended, StoreError> {
    for (i, (player, action)) in actions.iter().enumerate() {
        match insert_action(connection, id, after + i + 1, *player, &to_text(action)?).await {
            Ok(()) => {}
            Err(sqlx::Error::Database(error))
                if error.is_unique_violation() || error.is_foreign_key_violation() =>
            {
                return Ok(Appended::Overtaken);
            }
            Err(error) => return Err(error.into()),
        }
    }
    let row = sqlx::query(concat!(
        "UPDATE matches SET card = $2, updated = ",
        now!(),
        " WHERE id = $1 RETURNING updated"
    ))
    .bind(id)
    .bind(card)
    .fetch_optional(connection)
    .await?;
    Ok(match row {
        Some(row) => Appended::At(row.try_get(0)?),
        None => Appended::Overtaken,
    })
}

fn stored_match(row: &SqliteRow) -> Result<StoredMatch, sqlx::Error> {
    Ok(StoredMatch {
        id: row.try_get(0)?,
        setup: row.try_get(1)?,
        card: row.try_get(2)?,
        created: row.try_get(3)?,
        updated: row.try_get(4)?,
    })
}
