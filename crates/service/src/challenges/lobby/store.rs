//! The lobby in the store. Waiting times use the clock of the database, which all nodes have in common.

use std::collections::HashMap;

use super::super::store::{FIELDS, StoredChallenge, add_challenge, leave_lobby, stored};
use crate::people::others::apart;
use crate::store::{Connection, MOST_ROWS, Row, Store, StoreError, parts, places, query, written};

/// A challenge of the lobby.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub id: String,
    /// Id of the waiting person.
    pub person: String,
    /// Name of the person.
    pub name: String,
    /// Setup of the match, as JSON.
    pub setup: String,
}

/// A public match.
#[derive(Clone, Debug)]
pub(super) struct Public {
    pub id: String,
    /// As JSON.
    pub setup: String,
    /// As JSON.
    pub card: String,
    /// When it was begun, and when something last happened.
    pub created: String,
    pub updated: String,
}

/// The challenges of the lobby.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The newest of them.
    pub first: Vec<Listed>,
    /// Number of all challenges.
    pub all: usize,
}

/// A challenge `c` that waits in the lobby.
const WAITS: &str = "c.listed = 1 AND NOT EXISTS (SELECT 1 FROM matches WHERE id = c.match_id)";

impl Store {
    /// Returns the newest `most` challenges of people who were seen within `absence` milliseconds.
    pub(super) async fn listed(&self, most: usize, absence: i64) -> Result<Found, StoreError> {
        let mut connection = self.connection().await?;
        let now = connection.clock();
        let of = format!(
            "FROM challenges c JOIN people p ON p.id = c.person WHERE {WAITS} AND c.seen > {now} - $1"
        );
        let row =
            query(format!("SELECT COUNT(*) {of}")).bind(absence).fetch_optional(&mut connection).await?;
        let all = row.map_or(Ok(0), |row| row.get::<i64>(0))?;
        let rows = query(format!(
            "SELECT c.id, c.person, p.name, c.setup {of} ORDER BY c.created DESC, c.id LIMIT $2"
        ))
        .bind(absence)
        .bind(most as i64)
        .fetch_all(&mut connection)
        .await?;
        let listed = rows.iter().map(|row| {
            Ok(Listed { id: row.get(0)?, person: row.get(1)?, name: row.get(2)?, setup: row.get(3)? })
        });
        Ok(Found {
            first: listed.collect::<Result<_, StoreError>>()?,
            all: usize::try_from(all).unwrap_or(0),
        })
    }

    /// Returns public matches with an action since a time, the latest first.
    pub(super) async fn running_in_public(&self, since: i64, most: usize) -> Result<Vec<Public>, StoreError> {
        let since = written(since);
        let rows = query(
            "SELECT id, setup, card, created, updated FROM matches WHERE visibility = 'public' AND updated > $1
             ORDER BY updated DESC LIMIT $2",
        )
        .bind(since.as_str())
        // Some of them are over.
        .bind(2 * most as i64)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let public = |row: &Row| {
            Ok(Public {
                id: row.get(0)?,
                setup: row.get(1)?,
                card: row.get(2)?,
                created: row.get(3)?,
                updated: row.get(4)?,
            })
        };
        rows.iter().map(public).collect()
    }

    /// Returns the holders of seats, by match.
    pub(super) async fn seated(
        &self,
        matches: &[&str],
    ) -> Result<HashMap<String, [Option<String>; 2]>, StoreError> {
        let mut connection = self.connection().await?;
        let mut seated = HashMap::<String, [Option<String>; 2]>::new();
        for part in parts(matches, MOST_ROWS) {
            let mut select = query(format!(
                "SELECT match_id, player, person FROM seats WHERE match_id IN {}",
                places(1, part.len())
            ));
            for id in part {
                select = select.bind(*id);
            }
            for row in select.fetch_all(&mut connection).await? {
                let player = usize::try_from(row.get::<i64>(1)?).unwrap_or(usize::MAX);
                if let Some(seat) = seated.entry(row.get(0)?).or_default().get_mut(player) {
                    *seat = row.get(2)?;
                }
            }
        }
        Ok(seated)
    }

    /// Returns all challenges of the lobby with their people.
    pub(super) async fn waiting(&self) -> Result<Vec<(String, String)>, StoreError> {
        let rows = query(format!("SELECT c.id, c.person FROM challenges c WHERE {WAITS}"))
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// Returns the challenge of a person in the lobby, if they were seen within `absence`.
    pub(super) async fn waits(&self, person: &str, absence: i64) -> Result<Option<String>, StoreError> {
        let mut connection = self.connection().await?;
        let now = connection.clock();
        let row = query(format!(
            "SELECT c.id FROM challenges c WHERE {WAITS} AND c.person = $1 AND c.seen > {now} - $2
             ORDER BY c.created DESC LIMIT 1"
        ))
        .bind(person)
        .bind(absence)
        .fetch_optional(&mut connection)
        .await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// Records that the people of some challenges wait.
    pub(super) async fn note_waiting(&self, ids: &[String]) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let now = connection.clock();
        for part in parts(ids, MOST_ROWS) {
            let mut update =
                query(format!("UPDATE challenges SET seen = {now} WHERE id IN {}", places(1, part.len())));
            for id in part {
                update = update.bind(id.as_str());
            }
            update.execute(&mut connection).await?;
        }
        Ok(())
    }

    /// Removes challenges of the lobby whose people were not seen for `absence` milliseconds. Returns their ids.
    pub(super) async fn remove_absent(&self, absence: i64) -> Result<Vec<String>, StoreError> {
        let mut connection = self.connection().await?;
        let now = connection.clock();
        let rows = query(format!(
            "DELETE FROM challenges WHERE listed = 1 AND seen < {now} - $1
             AND NOT EXISTS (SELECT 1 FROM matches WHERE id = challenges.match_id) RETURNING id"
        ))
        .bind(absence)
        .fetch_all(&mut connection)
        .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Reserves the oldest waiting challenge for the same match for the person of `own`, or adds `own` if there is none. Other challenges
    /// of that person leave the lobby. The caller must not be dropped before this returns.
    pub(super) async fn pair(
        &self,
        own: &StoredChallenge,
        absence: i64,
    ) -> Result<Option<StoredChallenge>, StoreError> {
        let mut connection = self.begin().await?;
        let paired = pair(&mut connection, own, absence).await;
        connection.end(paired.is_ok()).await?;
        paired
    }
}

async fn pair(
    connection: &mut Connection,
    own: &StoredChallenge,
    absence: i64,
) -> Result<Option<StoredChallenge>, StoreError> {
    let (now, hold) = (connection.clock(), connection.until_its_end());
    // Simultaneous callers run one after the other: the second one finds the challenge of the first one.
    query(format!("SELECT version FROM schema_versions WHERE version = 1{hold}"))
        .fetch_all(connection)
        .await?;
    leave_lobby(connection, &own.person).await?;
    let row = query(format!(
        "{FIELDS} WHERE {WAITS} AND c.setup = $1 AND c.person <> $2 AND c.seen > {now} - $3 AND NOT {}
         ORDER BY c.created, c.id LIMIT 1",
        apart("c.person", "$2")
    ))
    .bind(own.setup.as_str())
    .bind(own.person.as_str())
    .bind(absence)
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else {
        add_challenge(connection, own).await?;
        return Ok(None);
    };
    let other = stored(&row)?;
    query("UPDATE challenges SET listed = 0, whom = $1 WHERE id = $2")
        .bind(own.person.as_str())
        .bind(other.id.as_str())
        .execute(connection)
        .await?;
    Ok(Some(other))
}
