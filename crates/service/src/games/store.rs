//! Matches and their actions in the store. An action is written before it is shown; its number in the match is the key, so
//! nobody can write over what is there.

use std::sync::Arc;

use tavola_rules::{Action, Player};

use crate::store::{Connection, Row, Store, StoreError, query, to_text};

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

/// Actions that are to be written after the first `after` ones of a match, and its card after them.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub id: Arc<str>,
    pub after: usize,
    /// Players and actions as JSON.
    pub actions: Vec<(Player, String)>,
    /// As JSON.
    pub card: String,
    /// The key of the request that they are from.
    pub request: Option<String>,
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
    /// Adds a match with its actions, all or nothing. `created` is when it was begun, if not now. `false`: there is a match
    /// of this id. The caller must not be dropped before this returns.
    pub(crate) async fn create_match(
        &self,
        id: &str,
        setup: &str,
        card: &str,
        created: Option<&str>,
        actions: Vec<(Player, Action)>,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let now = self.now();
        let created = created.unwrap_or(&now);
        let inserted = insert_match(&mut connection, [id, setup, card], [created, &now], &actions).await;
        connection.end(inserted.is_ok()).await?;
        inserted
    }

    /// Appends actions to matches in one transaction, and returns for each in their order what came of it. Each is written
    /// wholly or not at all; after an error none is. The caller must not be dropped before this returns.
    pub(crate) async fn append(&self, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
        let now = self.now();
        let mut connection = self.begin().await?;
        let written = append_all(&mut connection, appends, &now).await;
        connection.end(written.is_ok()).await?;
        written
    }

    /// A match, if it is there.
    pub(crate) async fn find_match(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        let row = query("SELECT id, setup, card, created, updated FROM matches WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(stored_match).transpose()
    }

    /// All matches, the one that was played last first.
    pub(crate) async fn matches(&self) -> Result<Vec<StoredMatch>, StoreError> {
        let rows = query("SELECT id, setup, card, created, updated FROM matches ORDER BY updated DESC, id")
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(stored_match).collect()
    }

    /// The actions of a match after the first `after` ones, in order. `None`: there is no such match.
    pub(crate) async fn written(&self, id: &str, after: usize) -> Result<Option<Written>, StoreError> {
        let rows = query(
            "SELECT m.updated, a.seq, a.player, a.action FROM matches m
             LEFT JOIN actions a ON a.match_id = m.id AND a.seq > $1 WHERE m.id = $2 ORDER BY a.seq",
        )
        .bind(after as i64)
        .bind(id)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let updated = first.get(0)?;
        let mut actions = Vec::with_capacity(rows.len());
        for row in &rows {
            // A match without any is one row without an action.
            let Some(seq) = row.get::<Option<i64>>(1)? else { break };
            let unreadable =
                |reason: String| StoreError::Unreadable { what: format!("action {seq}"), reason };
            if seq != (after + actions.len() + 1) as i64 {
                return Err(unreadable(format!("expected action {}", after + actions.len() + 1)));
            }
            let player = usize::try_from(row.get::<i64>(2)?).ok().and_then(Player::from_index);
            let player = player.ok_or_else(|| unreadable("it is of a third player".to_owned()))?;
            let action = serde_json::from_str(row.get(3)?).map_err(|error| unreadable(error.to_string()))?;
            actions.push((player, action));
        }
        Ok(Some(Written { actions, updated }))
    }

    /// Whether an action of a match is the first of a request.
    pub(crate) async fn is_action_of(&self, id: &str, seq: usize, key: &str) -> Result<bool, StoreError> {
        let row = query("SELECT seq FROM actions WHERE match_id = $1 AND seq = $2 AND request = $3")
            .bind(id)
            .bind(seq as i64)
            .bind(key)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        Ok(row.is_some())
    }

    /// Removes a match. `false`: there was none.
    pub(crate) async fn remove_match(&self, id: &str) -> Result<bool, StoreError> {
        let done = query("DELETE FROM matches WHERE id = $1")
            .bind(id)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(done > 0)
    }
}

async fn insert_match(
    connection: &mut Connection,
    [id, setup, card]: [&str; 3],
    [created, now]: [&str; 2],
    actions: &[(Player, Action)],
) -> Result<bool, StoreError> {
    let new = query(
        "INSERT INTO matches (id, setup, card, created, updated, seq) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(id)
    .bind(setup)
    .bind(card)
    .bind(created)
    .bind(now)
    .bind(actions.len() as i64)
    .execute(&mut *connection)
    .await?;
    if new == 0 {
        return Ok(false);
    }
    for (i, (player, action)) in actions.iter().enumerate() {
        insert_action(connection, id, i + 1, *player, &to_text(action)?, now, None).await?;
    }
    Ok(true)
}

async fn insert_action(
    connection: &mut Connection,
    id: &str,
    seq: usize,
    player: Player,
    action: &str,
    now: &str,
    request: Option<&str>,
) -> Result<(), StoreError> {
    query("INSERT INTO actions (match_id, seq, player, action, at, request) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(id)
        .bind(seq as i64)
        .bind(player.index() as i64)
        .bind(action)
        .bind(now)
        .bind(request)
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes actions if their match has as many as they follow. Nothing is inserted before that is known, so no part of them
/// is ever there alone.
async fn append(connection: &mut Connection, append: &Append, now: &str) -> Result<Appended, StoreError> {
    let Append { id, after, actions, card, request } = append;
    let set = query("UPDATE matches SET seq = $1, card = $2, updated = $3 WHERE id = $4 AND seq = $5")
        .bind((after + actions.len()) as i64)
        .bind(card.as_str())
        .bind(now)
        .bind(&**id)
        .bind(*after as i64)
        .execute(connection)
        .await?;
    if set == 0 {
        return Ok(Appended::Overtaken);
    }
    for (i, (player, action)) in actions.iter().enumerate() {
        // A request is known by its first action.
        let request = request.as_deref().filter(|_| i == 0);
        insert_action(connection, id, after + i + 1, *player, action, now, request).await?;
    }
    Ok(Appended::At(now.to_owned()))
}

/// Writers take the matches in one order, so that no two wait for each other.
async fn append_all(
    connection: &mut Connection,
    appends: &[&Append],
    now: &str,
) -> Result<Vec<Appended>, StoreError> {
    let mut order: Vec<usize> = (0..appends.len()).collect();
    order.sort_by_key(|place| &appends[*place].id);
    let mut came = vec![Appended::Overtaken; appends.len()];
    for place in order {
        came[place] = append(connection, appends[place], now).await?;
    }
    Ok(came)
}

fn stored_match(row: &Row) -> Result<StoredMatch, StoreError> {
    Ok(StoredMatch {
        id: row.get(0)?,
        setup: row.get(1)?,
        card: row.get(2)?,
        created: row.get(3)?,
        updated: row.get(4)?,
    })
}
