//! Matches and their actions in the store. An action is written before it is shown. Its number in the match is the key, so nobody can
//! overwrite an action.

use std::collections::HashMap;
use std::sync::Arc;

use tavola_play::{Event, Logged, Time};
use tavola_rules::Player;

use super::holders::{Holders, Visibility};
use super::sealing::{Ended, Sealing, end_dice};
use crate::jobs::New;
use crate::jobs::store as jobs;
use crate::rated::{self, RatedEnd};
use crate::store::{Connection, MOST_ROWS, Row, Store, StoreError, parts, places, query, to_text};

mod clocks;
mod pauses;

pub(super) use clocks::Beat;
pub(super) use pauses::Pause;

/// A stored match without its actions. `setup` and `card` are JSON.
#[derive(Clone, Debug)]
pub(crate) struct StoredMatch {
    pub id: String,
    /// Setup of the match.
    pub setup: String,
    /// Data for the list of matches.
    pub card: String,
    /// Start of the match, RFC 3339 in UTC.
    pub created: String,
    /// Time of the last change, in the same format.
    pub updated: String,
    /// Number of its actions.
    pub seq: usize,
    /// Number of changes apart from actions.
    pub edition: i64,
}

/// A new match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewMatch<'a> {
    pub id: &'a str,
    /// Setup as JSON; the card is JSON too.
    pub setup: &'a str,
    pub card: &'a str,
    pub holders: &'a Holders,
    /// Its sealed dice, unless it is over.
    pub dice: Option<&'a Sealing>,
    /// The family of games in which it is rated.
    pub rated: Option<&'static str>,
}

/// Actions to write after the first `after` actions of a match.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub id: Arc<str>,
    pub after: usize,
    /// The writer's edition of the match.
    pub edition: i64,
    pub actions: Vec<AppendedAction>,
    /// The card of the match after them as JSON; `None` if it is unchanged.
    pub card: Option<String>,
    /// Key of the request of these actions.
    pub request: Option<String>,
    /// Whether the match is over after them.
    pub over: bool,
    /// For a rated match that ends with them and counts.
    pub rated: Option<RatedEnd>,
    /// For a match with a bot: the job of the bot that is due next, in place of the previous one.
    pub bot: Option<BotJob>,
    /// For a match with clocks: the deadline after them.
    pub due: Option<Due>,
}

/// The job of a bot after an append.
#[derive(Clone, Debug)]
pub(crate) struct BotJob {
    /// `None`: no bot has to act.
    pub next: Option<New>,
    /// The writer, if it has taken the job already.
    pub owner: Option<Arc<str>>,
}

/// An action in its stored form.
#[derive(Clone, Debug)]
pub(crate) struct AppendedAction {
    pub by: Player,
    /// The action as JSON.
    pub action: String,
    /// Time of arrival, if known.
    pub time: Option<Time>,
}

impl AppendedAction {
    /// Serialises an action of a match.
    pub(crate) fn of(event: &Event) -> Result<AppendedAction, StoreError> {
        Ok(AppendedAction { by: event.by, action: to_text(&event.action)?, time: event.time })
    }
}

/// Result of an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// The actions are written, at this time.
    At(String),
    /// Another writer has used the number, the edition has changed, or the match is gone. Nothing is written.
    Overtaken,
}

/// The actions of a match after a number of actions.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub actions: Vec<Logged>,
    /// Time of the last change.
    pub updated: String,
    /// The edition of the match.
    pub edition: i64,
}

impl Store {
    /// Adds a match with its actions, all or nothing. `created` is the time of its start, if not now. `false`: there is a match of this id,
    /// or there was one with sealed dice. The caller must not be dropped before this returns.
    pub(crate) async fn create_match(
        &self,
        new: &NewMatch<'_>,
        created: Option<&str>,
        actions: &[AppendedAction],
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let now = self.now();
        let created = created.unwrap_or(&now);
        let inserted = insert_match(&mut connection, new, [created, &now], actions).await;
        connection.end(matches!(inserted, Ok(true))).await?;
        inserted
    }

    /// Appends actions to matches in one transaction, and returns the result of each, in order. Each append is written completely or not at
    /// all; after an error none is. The caller must not be dropped before this returns.
    pub(crate) async fn append(&self, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
        let now = self.now();
        let mut connection = self.begin().await?;
        let written = append_all(&mut connection, appends, &now).await;
        connection.end(written.is_ok()).await?;
        if let Ok(written) = &written {
            let all = appends.iter().zip(written).filter(|(_, came)| matches!(came, Appended::At(_)));
            self.acted(all.map(|(append, _)| append.actions.len()).sum());
        }
        written
    }

    /// Returns a match; `None` if it does not exist.
    pub(crate) async fn find_match(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        let row = query("SELECT id, setup, card, created, updated, seq, edition FROM matches WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(stored_match).transpose()
    }

    /// Returns `most` matches, the last played first: all, or those in which a person holds a seat. Each comes with the number of people at
    /// its seats and with whether it is adjourned. `after`: only those after the match of this time and id.
    pub(crate) async fn matches(
        &self,
        of: Option<&str>,
        after: Option<(&str, &str)>,
        most: usize,
    ) -> Result<Vec<(StoredMatch, i64, bool)>, StoreError> {
        let (updated, id) = after.unzip();
        let rows = query(
            "SELECT id, setup, card, created, updated, seq, edition,
                    (SELECT COUNT(DISTINCT person) FROM seats WHERE match_id = matches.id),
                    (SELECT since FROM pauses WHERE match_id = matches.id)
             FROM matches WHERE ($1 IS NULL OR id IN (SELECT match_id FROM seats WHERE person = $1))
                 AND ($2 IS NULL OR updated < $2 OR (updated = $2 AND id > $3))
             ORDER BY updated DESC, id LIMIT $4",
        )
        .bind(of)
        .bind(updated)
        .bind(id)
        .bind(most as i64)
        .fetch_all(&mut self.connection().await?)
        .await?;
        rows.iter()
            .map(|row| Ok((stored_match(row)?, row.get(7)?, row.get::<Option<i64>>(8)?.is_some())))
            .collect()
    }

    /// Counts the matches in which the days of a person's turn run.
    #[cfg(feature = "native")]
    pub(crate) async fn count_turns(&self, person: &str) -> Result<i64, StoreError> {
        let row = query(
            "SELECT COUNT(*) FROM clocks c JOIN seats s ON s.match_id = c.match_id AND s.player = c.player
             WHERE s.person = $1 AND c.deadline IS NOT NULL",
        )
        .bind(person)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        row.map_or(Ok(0), |row| row.get(0))
    }

    /// Returns the matches in which the days of a person's turn run, with the deadline of each, the nearest first.
    pub(crate) async fn turns_of(
        &self,
        person: &str,
        most: usize,
    ) -> Result<Vec<(StoredMatch, i64)>, StoreError> {
        let rows = query(
            "SELECT m.id, m.setup, m.card, m.created, m.updated, m.seq, m.edition, c.deadline FROM clocks c
             JOIN seats s ON s.match_id = c.match_id AND s.player = c.player JOIN matches m ON m.id = c.match_id
             WHERE s.person = $1 AND c.deadline IS NOT NULL ORDER BY c.deadline, m.id LIMIT $2",
        )
        .bind(person)
        .bind(most as i64)
        .fetch_all(&mut self.connection().await?)
        .await?;
        rows.iter().map(|row| Ok((stored_match(row)?, row.get(7)?))).collect()
    }

    /// Returns the holders of the seats and the visibility of a match. `None`: there is no such match.
    pub(crate) async fn holders(&self, id: &str) -> Result<Option<Holders>, StoreError> {
        let rows = query(
            "SELECT m.visibility, s.player, s.person FROM matches m LEFT JOIN seats s ON s.match_id = m.id
             WHERE m.id = $1",
        )
        .bind(id)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let mut holders = Holders { visibility: Visibility::named(first.get(0)?), ..Holders::default() };
        for row in &rows {
            let player = row.get::<Option<i64>>(1)?.and_then(|player| usize::try_from(player).ok());
            if let Some(seat) = player.and_then(|player| holders.people.get_mut(player)) {
                *seat = row.get::<Option<String>>(2)?.map(Arc::from);
            }
        }
        Ok(Some(holders))
    }

    /// Returns the actions of a match after the first `after` actions, in order. `None`: there is no such match.
    pub(crate) async fn written(&self, id: &str, after: usize) -> Result<Option<Written>, StoreError> {
        let rows = query(
            "SELECT m.updated, a.seq, a.player, a.action, a.arrived, a.spent, m.edition, a.lag FROM matches m
             LEFT JOIN actions a ON a.match_id = m.id AND a.seq > $1 WHERE m.id = $2 ORDER BY a.seq",
        )
        .bind(after as i64)
        .bind(id)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let (updated, edition) = (first.get(0)?, first.get(6)?);
        let mut actions = Vec::with_capacity(rows.len());
        for row in &rows {
            // A match without actions is one row without an action.
            let Some(seq) = row.get::<Option<i64>>(1)? else { break };
            let unreadable =
                |reason: String| StoreError::Unreadable { what: format!("action {seq}"), reason };
            if seq != (after + actions.len() + 1) as i64 {
                return Err(unreadable(format!("expected action {}", after + actions.len() + 1)));
            }
            let player = usize::try_from(row.get::<i64>(2)?).ok().and_then(Player::from_index);
            let player = player.ok_or_else(|| unreadable("it is of a third player".to_owned()))?;
            let action = serde_json::from_str(row.get(3)?).map_err(|error| unreadable(error.to_string()))?;
            let time = match (row.get(4)?, row.get(5)?) {
                (Some(at), Some(spent)) => {
                    let lag = row.get::<Option<i64>>(7)?.unwrap_or_default();
                    Some(Time { at, spent, lag })
                }
                _ => None,
            };
            actions.push(Logged { by: player, action, time });
        }
        Ok(Some(Written { actions, updated, edition }))
    }

    /// Returns whether an action of a match is the first one of a request.
    pub(crate) async fn is_action_of(&self, id: &str, seq: usize, key: &str) -> Result<bool, StoreError> {
        let row = query("SELECT seq FROM actions WHERE match_id = $1 AND seq = $2 AND request = $3")
            .bind(id)
            .bind(seq as i64)
            .bind(key)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        Ok(row.is_some())
    }

    /// Removes a match with its jobs, and reveals the seed of its dice. `false`: there was none. The caller must not be dropped before this
    /// returns.
    pub(crate) async fn remove_match(&self, id: &str) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let removed = remove_match(&mut connection, id).await;
        connection.end(removed.is_ok()).await?;
        removed
    }
}

pub(crate) async fn remove_match(connection: &mut Connection, id: &str) -> Result<bool, StoreError> {
    let done = query("DELETE FROM matches WHERE id = $1").bind(id).execute(&mut *connection).await?;
    jobs::remove_all(connection, id).await?;
    end_dice(connection, id, Ended::Aborted).await?;
    rated::forget(connection, id).await?;
    Ok(done > 0)
}

async fn insert_match(
    connection: &mut Connection,
    &NewMatch { id, setup, card, holders, dice, rated }: &NewMatch<'_>,
    [created, now]: [&str; 2],
    actions: &[AppendedAction],
) -> Result<bool, StoreError> {
    let new = query(
        "INSERT INTO matches (id, setup, card, created, updated, seq, visibility) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(id)
    .bind(setup)
    .bind(card)
    .bind(created)
    .bind(now)
    .bind(actions.len() as i64)
    .bind(holders.visibility.name())
    .execute(&mut *connection)
    .await?;
    if new == 0 {
        return Ok(false);
    }
    // A node that seals the dice of one match twice could choose between the results.
    if let Some(dice) = dice
        && !dice.insert(connection).await?
    {
        return Ok(false);
    }
    for (player, person) in holders.people.iter().enumerate() {
        if let Some(person) = person {
            query("INSERT INTO seats (match_id, player, person) VALUES ($1, $2, $3)")
                .bind(id)
                .bind(player as i64)
                .bind(&**person)
                .execute(&mut *connection)
                .await?;
        }
    }
    if let Some(family) = rated {
        rated::prepare(connection, id, family, holders.people.each_ref().map(Option::as_deref)).await?;
    }
    let place = |(i, action)| ActionRow { id, seq: i + 1, action, request: None };
    insert_actions(connection, &actions.iter().enumerate().map(place).collect::<Vec<_>>(), now).await?;
    Ok(true)
}

/// An action with its key.
struct ActionRow<'a> {
    id: &'a str,
    seq: usize,
    action: &'a AppendedAction,
    request: Option<&'a str>,
}

async fn insert_actions(
    connection: &mut Connection,
    actions: &[ActionRow<'_>],
    now: &str,
) -> Result<(), StoreError> {
    for part in parts(actions, MOST_ROWS) {
        let mut insert = query(format!(
            "INSERT INTO actions (match_id, seq, player, action, at, request, arrived, spent, lag) VALUES {}",
            places(part.len(), 9)
        ));
        for ActionRow { id, seq, action, request } in part {
            insert = insert
                .bind(*id)
                .bind(*seq as i64)
                .bind(action.by.index() as i64)
                .bind(action.action.as_str())
                .bind(now)
                .bind(*request)
                .bind(action.time.map(|time| time.at))
                .bind(action.time.map(|time| time.spent))
                .bind(action.time.map(|time| time.lag).filter(|lag| *lag > 0));
        }
        insert.execute(connection).await?;
    }
    Ok(())
}

/// Locks some matches in the order of their ids, and returns their numbers of actions and their editions. No other node appends to them
/// before the end of the transaction. All writers use this order, so that no deadlock occurs.
async fn held_numbers(
    connection: &mut Connection,
    ids: &[&str],
) -> Result<HashMap<String, (usize, i64)>, StoreError> {
    let mut numbers = HashMap::with_capacity(ids.len());
    for part in parts(ids, MOST_ROWS) {
        let mut select = query(format!(
            "SELECT id, seq, edition FROM matches WHERE id IN {} ORDER BY id{}",
            places(1, part.len()),
            connection.until_its_end()
        ));
        for id in part {
            select = select.bind(*id);
        }
        for row in select.fetch_all(connection).await? {
            let seq = usize::try_from(row.get::<i64>(1)?).unwrap_or(0);
            numbers.insert(row.get(0)?, (seq, row.get(2)?));
        }
    }
    Ok(numbers)
}

/// Writes the appends whose matches have the expected number of actions. All numbers are checked before the first insertion, so that no
/// part of an append is ever written alone.
async fn append_all(
    connection: &mut Connection,
    appends: &[&Append],
    now: &str,
) -> Result<Vec<Appended>, StoreError> {
    let mut ids: Vec<&str> = appends.iter().map(|append| &*append.id).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut numbers = held_numbers(connection, &ids).await?;
    let mut came = vec![Appended::Overtaken; appends.len()];
    let (mut actions, mut won) = (Vec::new(), Vec::new());
    for (append, came) in appends.iter().zip(&mut came) {
        let Append { id, after, edition, actions: added, request, .. } = append;
        let present = numbers.get_mut(&**id).filter(|present| **present == (*after, *edition));
        let Some((number, _)) = present else { continue };
        *number += added.len();
        *came = Appended::At(now.to_owned());
        won.push(*append);
        // The first action identifies the request.
        actions.extend(added.iter().enumerate().map(|(i, action)| ActionRow {
            id,
            seq: after + i + 1,
            action,
            request: request.as_deref().filter(|_| i == 0),
        }));
    }
    for part in parts(&won, MOST_ROWS) {
        let mut update = query(format!(
            "WITH present (id, seq, updated, card) AS (VALUES {})
             UPDATE matches SET seq = present.seq, updated = present.updated, card = COALESCE(present.card, matches.card)
             FROM present WHERE matches.id = present.id",
            places(part.len(), 4)
        ));
        for Append { id, after, actions, card, .. } in part {
            let seq = (after + actions.len()) as i64;
            update = update.bind(&**id).bind(seq).bind(now).bind(card.as_deref());
        }
        update.execute(connection).await?;
    }
    insert_actions(connection, &actions, now).await?;
    let with_bots: Vec<&str> =
        won.iter().filter(|append| append.bot.is_some()).map(|append| &*append.id).collect();
    jobs::remove_bots(connection, &with_bots).await?;
    let bots = || won.iter().filter_map(|append| append.bot.as_ref());
    let due = |is_taken: bool| -> Vec<&New> {
        bots().filter(|bot| bot.owner.is_some() == is_taken).filter_map(|bot| bot.next.as_ref()).collect()
    };
    // All appends of a batch come from one process.
    let owner = bots().find_map(|bot| bot.owner.as_deref());
    jobs::add(connection, &due(true), owner).await?;
    jobs::add(connection, &due(false), None).await?;
    write_deadlines(connection, &won).await?;
    let ends: Vec<_> = won.iter().filter_map(|append| Some((&*append.id, append.rated?))).collect();
    rated::settle(connection, &ends).await?;
    for append in won.into_iter().filter(|append| append.over) {
        end_dice(connection, &append.id, Ended::Over).await?;
        query("DELETE FROM absences WHERE match_id = $1").bind(&*append.id).execute(&mut *connection).await?;
    }
    Ok(came)
}

/// Deadlines of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Due {
    /// Time of the loss on time, if a clock runs.
    pub deadline: Option<i64>,
    /// The player whose days for a turn run.
    pub player: Option<Player>,
}

async fn write_deadlines(connection: &mut Connection, won: &[&Append]) -> Result<(), StoreError> {
    let deadlines: Vec<_> = won.iter().filter_map(|append| Some((&*append.id, append.due?))).collect();
    for part in parts(&deadlines, MOST_ROWS) {
        let mut upsert = query(format!(
            "INSERT INTO clocks (match_id, deadline, player) VALUES {}
             ON CONFLICT (match_id) DO UPDATE SET deadline = excluded.deadline, player = excluded.player",
            places(part.len(), 3)
        ));
        for (id, Due { deadline, player }) in part {
            upsert = upsert.bind(*id).bind(*deadline).bind(player.map(|player| player.index() as i64));
        }
        upsert.execute(connection).await?;
    }
    Ok(())
}

fn stored_match(row: &Row) -> Result<StoredMatch, StoreError> {
    Ok(StoredMatch {
        id: row.get(0)?,
        setup: row.get(1)?,
        card: row.get(2)?,
        created: row.get(3)?,
        updated: row.get(4)?,
        seq: usize::try_from(row.get::<i64>(5)?).unwrap_or(0),
        edition: row.get(6)?,
    })
}
