//! Queries of ratings. Times are milliseconds since 1970.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::wire::{ErrorRate, OwnRating, PlayerRating, Ranked, RatedMatch};
use crate::rated::glicko::{SCALE, Strength};
use crate::rated::{FAMILIES, NotRated, PERIOD, periods, strength};
use crate::store::{Connection, MOST_ROWS, Row, Store, StoreError, parts, places, query};

/// A rating with a larger deviation is provisional.
const PROVISIONAL: f64 = 110.0;
/// Minimum number of rated matches for the list of the best.
pub(super) const LEAST: i64 = 10;
/// Maximum number of people in a list.
const MOST_LISTED: i64 = 100;
/// Maximum number of matches in the history of a family.
const MOST_HISTORY: usize = 100;

/// Number of latest analysed matches in an error rate.
const RATED_BY: i64 = 20;
/// Minimum number of counting decisions for an error rate: with fewer it is noise.
const LEAST_DECISIONS: i64 = 50;

/// Ratings of some people, and the set of programs among them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standings {
    /// Ratings by person and family.
    ratings: HashMap<(String, String), PlayerRating>,
    programs: Vec<String>,
    /// By person and family: those with a match whose result is hidden by its delay.
    hidden: Vec<(String, String)>,
}

impl Standings {
    /// Returns the rating of a person; `None` before their first rated match.
    pub(crate) fn rating(&self, person: &str, family: Option<&str>) -> Option<PlayerRating> {
        self.ratings.get(&(person.to_owned(), family?.to_owned())).copied()
    }

    /// Returns whether a person has played a match whose result is hidden by its delay.
    pub(crate) fn is_hidden(&self, person: &str, family: Option<&str>) -> bool {
        self.hidden.iter().any(|(hidden, of)| hidden == person && Some(of.as_str()) == family)
    }

    /// Returns whether a person is a program.
    pub(crate) fn is_program(&self, person: &str) -> bool {
        self.programs.iter().any(|program| program == person)
    }
}

/// Returns SQL for the ratings that everybody sees: a match with a delay changes them late.
fn shown_ratings(clock: &str) -> String {
    let columns = ["rating", "deviation", "volatility", "matches", "updated"].map(|column| {
        format!("CASE WHEN hidden_until > {clock} THEN shown_{column} ELSE {column} END AS {column}")
    });
    format!(
        "(SELECT person, family, {}, CAST(CASE WHEN hidden_until > {clock} THEN 1 ELSE 0 END AS BIGINT) AS hidden FROM ratings)",
        columns.join(", ")
    )
}

fn shown(rating: f64) -> i64 {
    rating.round() as i64
}

fn is_provisional(strength: Strength) -> bool {
    strength.deviation > PROVISIONAL
}

impl Store {
    /// Refuses people whose matches are not rated: guests, and programs that play for a person's account.
    pub(crate) async fn may_be_rated(
        &self,
        person: &str,
        by_program: bool,
    ) -> Result<Result<(), NotRated>, StoreError> {
        let row = query("SELECT program FROM people WHERE id = $1 AND password IS NOT NULL")
            .bind(person)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        let Some(row) = row else { return Ok(Err(NotRated::Guest)) };
        let program = row.get::<i64>(0)? != 0;
        Ok(if by_program && !program { Err(NotRated::NoProgram) } else { Ok(()) })
    }

    /// Returns the ratings of some people in all their families, and which of them are programs.
    pub(crate) async fn standings(&self, people: &[&str]) -> Result<Standings, StoreError> {
        let mut people = people.to_vec();
        people.sort_unstable();
        people.dedup();
        let mut standings = Standings::default();
        if people.is_empty() {
            return Ok(standings);
        }
        let mut connection = self.connection().await?;
        let clock = connection.clock();
        for part in parts(&people, MOST_ROWS) {
            let mut select = query(format!(
                "SELECT p.id, p.program, r.family, r.rating, r.deviation, r.volatility, r.updated, r.matches, {clock}, r.hidden
                 FROM people p LEFT JOIN {} r ON r.person = p.id WHERE p.id IN {} AND (p.program = 1 OR r.matches > 0)",
                shown_ratings(clock),
                places(1, part.len())
            ));
            for person in part {
                select = select.bind(*person);
            }
            for row in select.fetch_all(&mut connection).await? {
                let person: String = row.get(0)?;
                let family: Option<String> = row.get(2)?;
                if let Some(family) = family
                    && row.get::<i64>(7)? > 0
                {
                    let present = strength(&row, 3)?.after(periods(row.get(6)?, row.get(8)?));
                    let rating = PlayerRating {
                        rating: shown(present.rating),
                        provisional: is_provisional(present),
                        change: None,
                    };
                    if row.get::<i64>(9)? != 0 {
                        standings.hidden.push((person.clone(), family.clone()));
                    }
                    standings.ratings.insert((person.clone(), family), rating);
                }
                if row.get::<i64>(1)? != 0 && !standings.is_program(&person) {
                    standings.programs.push(person);
                }
            }
        }
        Ok(standings)
    }

    /// Returns the effect of a rated match by player: the rating after it and the change. `None`: it is not over, or counts for nobody.
    pub(crate) async fn changes(&self, id: &str) -> Result<[Option<(i64, i64)>; 2], StoreError> {
        let rows = query("SELECT player, before, after FROM rated WHERE match_id = $1 AND ended IS NOT NULL")
            .bind(id)
            .fetch_all(&mut self.connection().await?)
            .await?;
        let mut changes = [None, None];
        for row in &rows {
            let player = usize::try_from(row.get::<i64>(0)?).unwrap_or(usize::MAX);
            let (before, after) = (shown(row.get(1)?), shown(row.get(2)?));
            if let Some(change) = changes.get_mut(player) {
                *change = Some((after, after - before));
            }
        }
        Ok(changes)
    }

    /// Returns the best people, or programs, of a family; the caller's entries are marked.
    pub(super) async fn best(
        &self,
        family: &str,
        programs: bool,
        own: &str,
    ) -> Result<Vec<Ranked>, StoreError> {
        let mut connection = self.connection().await?;
        let clock = connection.clock();
        let mut best = Vec::new();
        // An index has the order of the others; few people have a hidden result.
        for (hidden, of) in [("NOT", ""), ("", "shown_")] {
            // The deviation grows with the time since the last match.
            let rows = query(format!(
                "SELECT p.id, p.name, r.{of}rating, r.{of}matches FROM ratings r JOIN people p ON p.id = r.person
                 WHERE r.family = $1 AND p.program = $2 AND r.{of}matches >= $3 AND {hidden} (COALESCE(r.hidden_until, 0) > {clock})
                 AND r.{of}deviation * r.{of}deviation
                     + r.{of}volatility * r.{of}volatility * ({clock} - r.{of}updated) * $4 <= $5
                 ORDER BY r.{of}rating DESC, p.name LIMIT $6"
            ))
            .bind(family)
            .bind(i64::from(programs))
            .bind(LEAST)
            .bind(SCALE * SCALE / PERIOD)
            .bind(PROVISIONAL * PROVISIONAL)
            .bind(MOST_LISTED)
            .fetch_all(&mut connection)
            .await?;
            for row in &rows {
                let rating = row.get::<f64>(2)?;
                best.push((rating, row.get::<String>(0)?, row.get::<String>(1)?, row.get::<i64>(3)?));
            }
        }
        best.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.2.cmp(&b.2)));
        best.truncate(MOST_LISTED as usize);
        let ids: Vec<&str> = best.iter().map(|(_, id, ..)| id.as_str()).collect();
        let rates = error_rates(&mut connection, family, &ids, false).await?;
        let ranked = best.into_iter().map(|(rating, id, name, matches)| Ranked {
            mine: id == own,
            error_rate: rates.get(&id).copied(),
            rating: shown(rating),
            name,
            matches,
        });
        Ok(ranked.collect())
    }

    /// Returns the ratings of a person with their latest matches, in the order of the families.
    pub(super) async fn own_ratings(&self, person: &str) -> Result<Vec<OwnRating>, StoreError> {
        let mut connection = self.connection().await?;
        let clock = connection.clock();
        let rows = query(format!(
            "SELECT family, rating, deviation, volatility, updated, matches, {clock} FROM ratings
             WHERE person = $1 AND matches > 0"
        ))
        .bind(person)
        .fetch_all(&mut connection)
        .await?;
        let mut ratings = Vec::with_capacity(rows.len());
        for row in &rows {
            let family: String = row.get(0)?;
            let present = strength(row, 1)?.after(periods(row.get(4)?, row.get(6)?));
            let history = query(
                "SELECT m.id, r.ended, p.name, r.score, r.before, r.after FROM rated r
                 LEFT JOIN matches m ON m.id = r.match_id
                 LEFT JOIN rated o ON o.match_id = r.match_id AND o.player <> r.player
                 LEFT JOIN people p ON p.id = o.person
                 WHERE r.person = $1 AND r.family = $2 AND r.ended IS NOT NULL
                 ORDER BY r.ended DESC, r.match_id LIMIT $3",
            )
            .bind(person)
            .bind(family.as_str())
            .bind(MOST_HISTORY as i64)
            .fetch_all(&mut connection)
            .await?;
            ratings.push(OwnRating {
                rating: shown(present.rating),
                deviation: shown(present.deviation),
                provisional: is_provisional(present),
                matches: row.get(5)?,
                error_rate: error_rates(&mut connection, &family, &[person], true)
                    .await?
                    .get(person)
                    .copied(),
                history: history.iter().map(rated_match).collect::<Result<_, _>>()?,
                family,
            });
        }
        ratings.sort_by_key(|rating| FAMILIES.iter().position(|name| *name == rating.family));
        Ok(ratings)
    }

    /// Returns the ratings of a person with all their rated matches, for the export of their data.
    pub(crate) async fn export_ratings(&self, person: &str) -> Result<Value, StoreError> {
        let mut connection = self.connection().await?;
        let ratings = query("SELECT family, rating, deviation, volatility, matches, updated FROM ratings WHERE person = $1 ORDER BY family")
            .bind(person)
            .fetch_all(&mut connection)
            .await?;
        let rated = query("SELECT match_id, family, player, score, before, after, ended, lost, decisions FROM rated WHERE person = $1 ORDER BY ended, match_id")
            .bind(person)
            .fetch_all(&mut connection)
            .await?;
        let rating = |row: &Row| {
            let of = strength(row, 1)?;
            Ok(json!({
                "family": row.get::<&str>(0)?,
                "rating": of.rating,
                "deviation": of.deviation,
                "volatility": of.volatility,
                "matches": row.get::<i64>(4)?,
                "updated": row.get::<i64>(5)?,
            }))
        };
        let one = |row: &Row| {
            Ok(json!({
                "match": row.get::<&str>(0)?,
                "family": row.get::<&str>(1)?,
                "seat": row.get::<i64>(2)?,
                "score": row.get::<Option<f64>>(3)?,
                "before": row.get::<Option<f64>>(4)?,
                "after": row.get::<Option<f64>>(5)?,
                "ended": row.get::<Option<i64>>(6)?,
                "lost": row.get::<Option<f64>>(7)?,
                "decisions": row.get::<Option<i64>>(8)?,
            }))
        };
        Ok(json!({
            "families": ratings.iter().map(rating).collect::<Result<Vec<_>, StoreError>>()?,
            "matches": rated.iter().map(one).collect::<Result<Vec<_>, StoreError>>()?,
        }))
    }

    /// Marks an account as a program, permanently. `false`: it has no password, or has played rated matches as a person.
    pub(crate) async fn become_program(&self, person: &str) -> Result<bool, StoreError> {
        let done = query(
            "UPDATE people SET program = 1 WHERE id = $1 AND password IS NOT NULL
             AND (program = 1 OR NOT EXISTS (SELECT 1 FROM rated WHERE person = people.id))",
        )
        .bind(person)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(done > 0)
    }
}

/// Returns the error rates of some people in a family, if there are enough decisions. Only matches with the judging of the last one count.
/// `own`: also those that are not shown to others yet.
async fn error_rates(
    on: &mut Connection,
    family: &str,
    people: &[&str],
    own: bool,
) -> Result<HashMap<String, ErrorRate>, StoreError> {
    let clock = on.clock();
    let hidden = format!(
        "SELECT 1 FROM ratings h WHERE h.person = rated.person AND h.family = rated.family
             AND h.hidden_until > {clock} AND rated.ended > h.shown_updated"
    );
    let shown = if own { String::new() } else { format!("AND NOT EXISTS ({hidden})") };
    let mut rates = HashMap::new();
    for part in parts(people, MOST_ROWS) {
        let (family_at, most_at) = (part.len() + 1, part.len() + 2);
        let mut select = query(format!(
            "SELECT person, SUM(lost), CAST(SUM(decisions) AS BIGINT), COUNT(*) FROM (
                 SELECT person, lost, decisions, ROW_NUMBER() OVER (PARTITION BY person ORDER BY ended DESC, match_id) AS place
                 FROM rated WHERE person IN {} AND family = ${family_at} AND decisions > 0 {shown}
                 AND judging = (SELECT judging FROM rated WHERE judging IS NOT NULL ORDER BY analysed DESC, ended DESC LIMIT 1)
             ) AS latest WHERE place <= ${most_at} GROUP BY person",
            places(1, part.len())
        ));
        for person in part {
            select = select.bind(*person);
        }
        let select = select.bind(family).bind(RATED_BY);
        for row in select.fetch_all(&mut *on).await? {
            let (lost, decisions): (f64, i64) = (row.get(1)?, row.get(2)?);
            if decisions >= LEAST_DECISIONS {
                let pr = (5000.0 * lost / decisions as f64).round() / 10.0;
                rates.insert(row.get(0)?, ErrorRate { pr, matches: row.get(3)? });
            }
        }
    }
    Ok(rates)
}

fn rated_match(row: &Row) -> Result<RatedMatch, StoreError> {
    let (before, after) = (shown(row.get(4)?), shown(row.get(5)?));
    Ok(RatedMatch {
        match_id: row.get(0)?,
        ended: row.get(1)?,
        opponent: row.get(2)?,
        score: row.get(3)?,
        rating: after,
        change: after - before,
    })
}
