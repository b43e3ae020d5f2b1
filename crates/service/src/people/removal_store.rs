//! Removal and renaming of a person in the store.

use serde_json::Value;

use super::names::{DELETED, Name};
use crate::games::store::remove_match;
use crate::jobs::store as jobs;
use crate::store::{Connection, Store, StoreError, query, to_text};

/// Result of the removal of a person, by ids.
#[derive(Debug, Default)]
pub(crate) struct Removed {
    /// Matches without another person.
    pub matches: Vec<String>,
    /// Matches of others, in which the name was removed.
    pub nameless: Vec<String>,
    /// Rollouts without another owner.
    pub rollouts: Vec<String>,
}

impl Store {
    /// Removes a person with all their data, in one transaction. `None`: there is no such person. The caller must not be dropped before
    /// this returns.
    pub(crate) async fn remove_person(&self, id: &str) -> Result<Option<Removed>, StoreError> {
        let mut connection = self.begin().await?;
        let removed = remove(&mut connection, id).await;
        connection.end(matches!(removed, Ok(Some(_)))).await?;
        removed
    }

    /// Renames a person in one transaction, and returns the ids of their matches. `None`: there is no such person, or the name is taken.
    /// The caller must not be dropped before this returns.
    pub(crate) async fn rename_person(
        &self,
        id: &str,
        name: &Name,
    ) -> Result<Option<Vec<String>>, StoreError> {
        let mut connection = self.begin().await?;
        let renamed = rename(&mut connection, id, name).await;
        connection.end(matches!(renamed, Ok(Some(_)))).await?;
        renamed
    }
}

async fn rename(on: &mut Connection, id: &str, name: &Name) -> Result<Option<Vec<String>>, StoreError> {
    // The lock prevents new seats of this person until the end of the transaction.
    let held = query(format!("SELECT name FROM people WHERE id = $1{}", on.until_its_end()));
    let Some(person) = held.bind(id).fetch_optional(&mut *on).await? else { return Ok(None) };
    let before: String = person.get(0)?;
    let done = query(
        "UPDATE people SET name = $1, name_key = $2 WHERE id = $3
         AND NOT EXISTS (SELECT 1 FROM people other WHERE other.name_key = $2 AND other.id <> $3)",
    )
    .bind(name.shown.as_str())
    .bind(name.key.as_str())
    .bind(id)
    .execute(&mut *on)
    .await?;
    if done == 0 {
        return Ok(None);
    }
    let mut matches = Vec::new();
    for (match_id, setup, card) in matches_of(on, id).await? {
        let seats = seats(on, &match_id).await?;
        set_name(on, &match_id, [&setup, &card], &own(&seats, id), [&before, &name.shown]).await?;
        matches.push(match_id);
    }
    Ok(Some(matches))
}

/// Returns and locks the matches in which a person holds a seat, each with its setup and its card. The order is that of their ids, as in an
/// append.
async fn matches_of(on: &mut Connection, person: &str) -> Result<Vec<(String, String, String)>, StoreError> {
    let rows = query(format!(
        "SELECT id, setup, card FROM matches WHERE id IN (SELECT match_id FROM seats WHERE person = $1) ORDER BY id{}",
        on.until_its_end()
    ))
    .bind(person)
    .fetch_all(on)
    .await?;
    rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).collect()
}

/// Returns the players whom a person plays.
fn own(seats: &[(usize, Option<String>)], id: &str) -> Vec<usize> {
    seats.iter().filter(|(_, person)| person.as_deref() == Some(id)).map(|(player, _)| *player).collect()
}

async fn remove(on: &mut Connection, id: &str) -> Result<Option<Removed>, StoreError> {
    // The lock prevents new seats of this person from now on.
    let held = query(format!("SELECT name FROM people WHERE id = $1{}", on.until_its_end()));
    let Some(person) = held.bind(id).fetch_optional(&mut *on).await? else { return Ok(None) };
    let name: String = person.get(0)?;
    let mut removed = Removed::default();
    for (match_id, setup, card) in matches_of(on, id).await? {
        let seats = seats(on, &match_id).await?;
        if seats.iter().any(|(_, person)| person.as_deref().is_some_and(|person| person != id)) {
            set_name(on, &match_id, [&setup, &card], &own(&seats, id), [&name, DELETED]).await?;
            removed.nameless.push(match_id);
        } else {
            remove_match(on, &match_id).await?;
            removed.matches.push(match_id);
        }
    }
    removed.rollouts = remove_rollouts(on, id).await?;
    for text in [
        "DELETE FROM rollout_owners WHERE owner = $1",
        "DELETE FROM problems WHERE owner = $1",
        "DELETE FROM custom_rules WHERE owner = $1",
        // Analyses belong to their matches. Running analyses continue for the other player.
        "UPDATE analyses SET owner = '' WHERE owner = $1",
        "UPDATE jobs SET person = '' WHERE person = $1",
        // Their devices, codes, mail addresses and challenges are removed by cascade; their seats in matches of others become empty.
        "DELETE FROM people WHERE id = $1",
    ] {
        query(text).bind(id).execute(&mut *on).await?;
    }
    Ok(Some(removed))
}

/// Returns the human players of a match with their people.
async fn seats(on: &mut Connection, id: &str) -> Result<Vec<(usize, Option<String>)>, StoreError> {
    let rows = query("SELECT player, person FROM seats WHERE match_id = $1").bind(id).fetch_all(on).await?;
    rows.iter().map(|row| Ok((usize::try_from(row.get::<i64>(0)?).unwrap_or(0), row.get(1)?))).collect()
}

/// Returns a setup or a card, as JSON, with another name for some players.
fn renamed(id: &str, text: &str, players: &[usize], name: &str) -> Result<String, StoreError> {
    let unreadable = |reason: String| StoreError::Unreadable { what: format!("match {id}"), reason };
    let mut value: Value = serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))?;
    for player in players {
        let seat = value
            .get_mut("players")
            .and_then(|players| players.get_mut(player))
            .and_then(Value::as_object_mut);
        let seat = seat.ok_or_else(|| unreadable(format!("expected a player {player}")))?;
        seat.insert("name".to_owned(), name.into());
    }
    to_text(&value)
}

/// Replaces the name of some players of a match, also in the problems that others have from it. The new edition shows nodes with the match
/// in memory that they are out of date.
async fn set_name(
    on: &mut Connection,
    id: &str,
    [setup, card]: [&str; 2],
    players: &[usize],
    [before, name]: [&str; 2],
) -> Result<(), StoreError> {
    query("UPDATE matches SET setup = $1, card = $2, edition = edition + 1 WHERE id = $3")
        .bind(renamed(id, setup, players, name)?)
        .bind(renamed(id, card, players, name)?)
        .bind(id)
        .execute(&mut *on)
        .await?;
    query("UPDATE problems SET player = $1 WHERE match_id = $2 AND player = $3")
        .bind(name)
        .bind(id)
        .bind(before)
        .execute(on)
        .await?;
    Ok(())
}

/// Removes the rollouts of which a person is the only owner, with their jobs.
async fn remove_rollouts(on: &mut Connection, person: &str) -> Result<Vec<String>, StoreError> {
    let rows = query(
        "SELECT o.rollout_id FROM rollout_owners o WHERE o.owner = $1 AND NOT EXISTS
         (SELECT 1 FROM rollout_owners x WHERE x.rollout_id = o.rollout_id AND x.owner <> $1) ORDER BY o.rollout_id",
    )
    .bind(person)
    .fetch_all(&mut *on)
    .await?;
    let ids: Vec<String> = rows.iter().map(|row| row.get(0)).collect::<Result<_, _>>()?;
    for id in &ids {
        query("DELETE FROM rollouts WHERE id = $1").bind(id.as_str()).execute(&mut *on).await?;
        jobs::remove_all(on, id).await?;
    }
    Ok(ids)
}
