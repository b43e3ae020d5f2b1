//! Challenges in the store.

use tavola_rules::Player;

use crate::games::holders::Visibility;
use crate::store::{Connection, Row, Store, StoreError, hold_person, query};

/// A challenge as it is stored.
#[derive(Clone, Debug)]
pub(super) struct StoredChallenge {
    pub id: String,
    /// Id of the challenger.
    pub person: String,
    /// Name of the challenger.
    pub name: String,
    /// Setup of the match, as JSON.
    pub setup: String,
    /// Seat of the challenger.
    pub player: Player,
    pub visibility: Visibility,
    /// The only person who may take it; `None`: anybody.
    pub whom: Option<String>,
    /// The match of which it offers a rematch.
    pub after: Option<String>,
    /// Id of the match that it begins.
    pub match_id: String,
    pub created: i64,
    /// Whether the challenger's browser takes part in the dice.
    pub dice: bool,
    /// Whether it is in the lobby.
    pub listed: bool,
    /// Whether the match has begun.
    pub taken: bool,
}

/// The columns of a [`StoredChallenge`].
macro_rules! fields {
    () => {
        "SELECT c.id, c.person, p.name, c.setup, c.player, c.visibility, c.whom, c.after, c.match_id, c.created, c.dice,
         CAST(CASE WHEN EXISTS (SELECT 1 FROM matches WHERE id = c.match_id) THEN 1 ELSE 0 END AS BIGINT), c.listed
         FROM challenges c JOIN people p ON p.id = c.person"
    };
}

/// Start of a query of [`StoredChallenge`]s.
pub(super) const FIELDS: &str = fields!();

impl Store {
    /// Adds a challenge. It fails if a challenge has this id or offers a rematch of the same match. The caller must not be dropped before
    /// this returns.
    pub(super) async fn add_challenge(&self, new: &StoredChallenge) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let added = add_challenge(&mut connection, new).await;
        connection.end(added.is_ok()).await?;
        added
    }

    /// Adds a challenge, unless its person has `most` open ones already (`false`). A challenge in the lobby replaces an earlier one of its
    /// person. Requests of one person wait for each other, so they exceed no limit together. The caller must not be dropped before this
    /// returns.
    pub(super) async fn offer_challenge(&self, new: &StoredChallenge, most: i64) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let added = offer_challenge(&mut connection, new, most).await;
        connection.end(matches!(added, Ok(true))).await?;
        added
    }

    /// Removes the challenges of a person that wait in the lobby.
    pub(super) async fn leave_lobby(&self, person: &str) -> Result<u64, StoreError> {
        leave_lobby(&mut self.connection().await?, person).await
    }

    /// Reads a challenge; `None` if it does not exist.
    pub(super) async fn challenge(&self, id: &str) -> Result<Option<StoredChallenge>, StoreError> {
        let row = query(concat!(fields!(), " WHERE c.id = $1"))
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(stored).transpose()
    }

    /// Reads the rematch offered after a match.
    pub(super) async fn challenge_after(&self, id: &str) -> Result<Option<StoredChallenge>, StoreError> {
        let row = query(concat!(fields!(), " WHERE c.after = $1"))
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(stored).transpose()
    }

    /// Removes an open challenge of a person. `false`: there was none.
    pub(super) async fn remove_challenge(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let done = query(
            "DELETE FROM challenges WHERE id = $1 AND person = $2
             AND NOT EXISTS (SELECT 1 FROM matches WHERE id = challenges.match_id)",
        )
        .bind(id)
        .bind(person)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(done > 0)
    }

    /// Removes open challenges that are older than a time.
    pub(super) async fn remove_old_challenges(&self, before: i64) -> Result<(), StoreError> {
        query(
            "DELETE FROM challenges WHERE created < $1
             AND NOT EXISTS (SELECT 1 FROM matches WHERE id = challenges.match_id)",
        )
        .bind(before)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// Returns the challenger. `None`: there is no such challenge.
    pub(crate) async fn challenger(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row = query("SELECT person FROM challenges WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.map(|row| row.get(0)).transpose()
    }
}

async fn offer_challenge(
    connection: &mut Connection,
    new: &StoredChallenge,
    most: i64,
) -> Result<bool, StoreError> {
    hold_person(connection, &new.person).await?;
    if new.listed {
        leave_lobby(connection, &new.person).await?;
    }
    // A repeated request finds its own challenge.
    let open = query(
        "SELECT COUNT(*) FROM challenges c WHERE person = $1 AND id <> $2
         AND NOT EXISTS (SELECT 1 FROM matches WHERE id = c.match_id)",
    );
    let open = open.bind(new.person.as_str()).bind(new.id.as_str()).fetch_optional(&mut *connection).await?;
    if open.map_or(Ok(0), |row| row.get::<i64>(0))? >= most {
        return Ok(false);
    }
    add_challenge(connection, new).await?;
    Ok(true)
}

/// Adds a challenge. It fails if a challenge has this id or offers a rematch of the same match.
pub(super) async fn add_challenge(
    connection: &mut Connection,
    new: &StoredChallenge,
) -> Result<(), StoreError> {
    let now = connection.clock();
    query(format!(
        "INSERT INTO challenges (id, person, setup, player, visibility, whom, after, match_id, created, dice, listed, seen)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, {now}) ON CONFLICT DO NOTHING"
    ))
    .bind(new.id.as_str())
    .bind(new.person.as_str())
    .bind(new.setup.as_str())
    .bind(new.player.index() as i64)
    .bind(new.visibility.name())
    .bind(new.whom.as_deref())
    .bind(new.after.as_deref())
    .bind(new.match_id.as_str())
    .bind(new.created)
    .bind(i64::from(new.dice))
    .bind(i64::from(new.listed))
    .execute(connection)
    .await?;
    Ok(())
}

/// Removes the challenges of a person that wait in the lobby.
pub(super) async fn leave_lobby(connection: &mut Connection, person: &str) -> Result<u64, StoreError> {
    query(
        "DELETE FROM challenges WHERE listed = 1 AND person = $1
         AND NOT EXISTS (SELECT 1 FROM matches WHERE id = challenges.match_id)",
    )
    .bind(person)
    .execute(connection)
    .await
}

pub(super) fn stored(row: &Row) -> Result<StoredChallenge, StoreError> {
    let player = usize::try_from(row.get::<i64>(4)?).ok().and_then(Player::from_index);
    Ok(StoredChallenge {
        id: row.get(0)?,
        person: row.get(1)?,
        name: row.get(2)?,
        setup: row.get(3)?,
        player: player.unwrap_or(Player::First),
        visibility: Visibility::named(row.get(5)?),
        whom: row.get(6)?,
        after: row.get(7)?,
        match_id: row.get(8)?,
        created: row.get(9)?,
        dice: row.get::<i64>(10)? != 0,
        taken: row.get::<i64>(11)? != 0,
        listed: row.get::<i64>(12)? != 0,
    })
}
