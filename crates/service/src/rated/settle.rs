//! Changes of ratings: rows are inserted with a rated match, and completed at its end. Both happen in the transaction of the match.
//!
//! A writer holds the lock of the match. Rows of ratings are locked after matches, in the order of people, so that no deadlock occurs.

use std::collections::{BTreeSet, HashMap};

use tavola_rules::Player;

use super::RatedEnd;
use super::glicko::{Encounter, Strength, slope};
use crate::store::{Connection, MOST_ROWS, Row, StoreError, parts, places, query};

/// Milliseconds of a rating period: five days. A deviation of 60 grows to about 107 in a year without a match.
pub(crate) const PERIOD: f64 = 5.0 * 24.0 * 60.0 * 60.0 * 1000.0;

/// A stored rating.
#[derive(Clone, Copy, Debug)]
struct Stored {
    strength: Strength,
    updated: i64,
}

/// Reads a strength from three columns of a row.
pub(crate) fn strength(row: &Row, first: usize) -> Result<Strength, StoreError> {
    Ok(Strength { rating: row.get(first)?, deviation: row.get(first + 1)?, volatility: row.get(first + 2)? })
}

/// Returns the number of rating periods between two times.
pub(crate) fn periods(since: i64, now: i64) -> f64 {
    (now - since).max(0) as f64 / PERIOD
}

/// Inserts the rows of a match that is rated in a family, with the holders of its seats.
pub(crate) async fn prepare(
    on: &mut Connection,
    id: &str,
    family: &str,
    people: [Option<&str>; 2],
) -> Result<(), StoreError> {
    let now = on.clock();
    // All writers insert and lock rows in the order of people.
    let mut people: Vec<(&str, Player)> =
        Player::BOTH.into_iter().filter_map(|player| Some((people[player.index()]?, player))).collect();
    people.sort_unstable_by_key(|(person, _)| *person);
    for (person, player) in people {
        let Strength { rating, deviation, volatility } = Strength::NEW;
        query(format!(
            "INSERT INTO ratings (person, family, rating, deviation, volatility, matches, updated)
             VALUES ($1, $2, $3, $4, $5, 0, {now}) ON CONFLICT DO NOTHING"
        ))
        .bind(person)
        .bind(family)
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .execute(on)
        .await?;
        query("INSERT INTO rated (match_id, player, person, family) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(player.index() as i64)
            .bind(person)
            .bind(family)
            .execute(on)
            .await?;
    }
    Ok(())
}

/// Removes the rows of an unfinished match.
pub(crate) async fn forget(on: &mut Connection, id: &str) -> Result<(), StoreError> {
    query("DELETE FROM rated WHERE match_id = $1 AND ended IS NULL").bind(id).execute(on).await.map(drop)
}

/// Changes the ratings of the players of matches that end now. A match with a deleted player counts for nobody.
pub(crate) async fn settle(on: &mut Connection, ends: &[(&str, RatedEnd)]) -> Result<(), StoreError> {
    if ends.is_empty() {
        return Ok(());
    }
    let mut played = Vec::with_capacity(ends.len());
    for (id, end) in ends {
        let rows =
            query("SELECT person, family FROM rated WHERE match_id = $1 AND ended IS NULL ORDER BY player")
                .bind(*id)
                .fetch_all(on)
                .await?;
        if let [first, second] = rows.as_slice() {
            let family: String = first.get(1)?;
            let people: [String; 2] = [first.get(0)?, second.get(0)?];
            played.push((*id, *end, family, people));
        }
    }
    let people: BTreeSet<&str> = played.iter().flat_map(|(.., people)| people).map(String::as_str).collect();
    let (mut held, now) = hold(on, &people.into_iter().collect::<Vec<_>>()).await?;
    for (id, RatedEnd { winner, length, delay }, family, people) in &played {
        let of = |player: Player| (people[player.index()].clone(), family.clone());
        let [Some(first), Some(second)] = Player::BOTH.map(|player| held.get(&of(player)).copied()) else {
            continue;
        };
        let before = [first, second].map(|Stored { strength, updated }| (strength, periods(updated, now)));
        for player in Player::BOTH {
            let (own, rested) = before[player.index()];
            let (other, other_rested) = before[player.opponent().index()];
            let score = winner.map_or(0.5, |winner| f64::from(u8::from(winner == player)));
            let encounter = Encounter { opponent: other.after(other_rested), score, slope: slope(*length) };
            let after = own.played(rested, &[encounter]);
            let key = of(player);
            if *delay > 0 {
                hide(on, &key, now, now + i64::from(*delay) * 1000).await?;
            }
            write(on, id, player, &key, (own, after, score), now).await?;
            held.insert(key, Stored { strength: after, updated: now });
        }
    }
    Ok(())
}

/// Locks and returns the ratings of some people by person and family, in the order of the people, and the present time. The lock holds
/// until the end of the transaction.
async fn hold(
    on: &mut Connection,
    people: &[&str],
) -> Result<(HashMap<(String, String), Stored>, i64), StoreError> {
    let (clock, hold) = (on.clock(), on.until_its_end());
    let (mut held, mut now) = (HashMap::new(), 0);
    for part in parts(people, MOST_ROWS) {
        let mut select = query(format!(
            "SELECT person, family, rating, deviation, volatility, updated, {clock} FROM ratings
             WHERE person IN {} ORDER BY person, family{hold}",
            places(1, part.len()),
        ));
        for person in part {
            select = select.bind(*person);
        }
        for row in select.fetch_all(on).await? {
            let stored = Stored { strength: strength(&row, 2)?, updated: row.get(5)? };
            held.insert((row.get(0)?, row.get(1)?), stored);
            now = now.max(row.get(6)?);
        }
    }
    Ok((held, now))
}

/// Keeps the shown rating unchanged until a time. A rating that is kept already stays for longer.
async fn hide(
    on: &mut Connection,
    (person, family): &(String, String),
    now: i64,
    until: i64,
) -> Result<(), StoreError> {
    let kept = ["rating", "deviation", "volatility", "matches", "updated"].map(|column| {
        format!("shown_{column} = CASE WHEN hidden_until > $1 THEN shown_{column} ELSE {column} END")
    });
    query(format!(
        "UPDATE ratings SET {}, hidden_until = CASE WHEN hidden_until > $2 THEN hidden_until ELSE $2 END
         WHERE person = $3 AND family = $4",
        kept.join(", ")
    ))
    .bind(now)
    .bind(until)
    .bind(person.as_str())
    .bind(family.as_str())
    .execute(on)
    .await
    .map(drop)
}

/// Writes the rating change of a match for one of its players.
async fn write(
    on: &mut Connection,
    id: &str,
    player: Player,
    (person, family): &(String, String),
    (before, after, score): (Strength, Strength, f64),
    now: i64,
) -> Result<(), StoreError> {
    query(
        "UPDATE ratings SET rating = $1, deviation = $2, volatility = $3, matches = matches + 1, updated = $4
         WHERE person = $5 AND family = $6",
    )
    .bind(after.rating)
    .bind(after.deviation)
    .bind(after.volatility)
    .bind(now)
    .bind(person.as_str())
    .bind(family.as_str())
    .execute(on)
    .await?;
    query("UPDATE rated SET score = $1, before = $2, after = $3, ended = $4 WHERE match_id = $5 AND player = $6")
        .bind(score)
        .bind(before.rating)
        .bind(after.rating)
        .bind(now)
        .bind(id)
        .bind(player.index() as i64)
        .execute(on)
        .await
        .map(drop)
}
