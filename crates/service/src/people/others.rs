//! Muted and blocked people: a person receives no phrases of the former, and neither phrases nor matches of the latter.

use super::People;
use super::names::Name;
use super::wire::{Distance, Other, Others};
use crate::failure::Failure;
use crate::pace::Rate;
use crate::principal::Person;
use crate::store::{Connection, Row, Store, StoreError, hold_person, query};

/// Maximum number of people whom a person mutes or blocks.
const MOST: i64 = 1000;
/// Rate limit of changes: each change looks up a name.
const CHANGES: Rate = Rate { at_once: 20.0, a_minute: 10.0 };

/// The relation of two people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Between {
    /// The restriction of the first person towards the second.
    pub(crate) own: Distance,
    /// The restriction of the second person towards the first.
    pub(crate) other: Distance,
}

impl Between {
    /// Returns whether the two never play each other.
    pub(crate) fn apart(self) -> bool {
        self.own == Distance::Blocked || self.other == Distance::Blocked
    }
}

impl People {
    /// Returns the people whom a person mutes or blocks, by name.
    pub(super) async fn others(&self, person: &Person) -> Result<Others, Failure> {
        let rows = self.node.store().kept_away(&person.id).await?;
        Ok(Others { others: rows.into_iter().map(|(name, distance)| Other { name, distance }).collect() })
    }

    /// Mutes or blocks a person, or removes the restriction.
    pub(super) async fn keep_away(&self, person: &Person, other: Other) -> Result<(), Failure> {
        let now = self.node.tasks().uptime();
        if !self.guesses.allows(format!("others {}", person.id), CHANGES, now) {
            return Err(Failure::TooMany("wait a moment before you change this again".to_owned()));
        }
        let store = self.node.store();
        let unknown = || Failure::NotFound(format!("nobody is called {:?} here", other.name));
        let name = Name::parse(&other.name).map_err(|_| unknown())?;
        let id = store.person_named(&name.key).await?.ok_or_else(unknown)?;
        if id == *person.id {
            return Err(Failure::bad("expected the name of another person"));
        }
        let (store, own) = (store.clone(), person.id.clone());
        let kept = async move { store.keep_away(&own, &id, other.distance).await };
        if self.node.tasks().finish(kept).await?? {
            Ok(())
        } else {
            Err(Failure::TooMany(format!("you keep {MOST} people away already")))
        }
    }
}

/// Returns an SQL condition: the people of two columns never play each other.
pub(crate) fn apart(first: &str, second: &str) -> String {
    format!(
        "EXISTS (SELECT 1 FROM distances WHERE distance = 'blocked'
         AND ((person = {first} AND other = {second}) OR (person = {second} AND other = {first})))"
    )
}

impl Store {
    /// Returns the relation of two people.
    pub(crate) async fn between(&self, own: &str, other: &str) -> Result<Between, StoreError> {
        let rows = query(
            "SELECT person, distance FROM distances WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1)",
        )
        .bind(own)
        .bind(other)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let mut between = Between::default();
        for row in &rows {
            let side = if row.get::<&str>(0)? == own { &mut between.own } else { &mut between.other };
            *side = Distance::named(row.get(1)?);
        }
        Ok(between)
    }

    /// Returns the people who never play a person.
    pub(crate) async fn apart_from(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT other FROM distances WHERE person = $1 AND distance = 'blocked' UNION
             SELECT person FROM distances WHERE other = $1 AND distance = 'blocked'",
        )
        .bind(person)
        .fetch_all(&mut self.connection().await?)
        .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Returns the people whom a person mutes or blocks, in the order of their names.
    pub(super) async fn kept_away(&self, person: &str) -> Result<Vec<(String, Distance)>, StoreError> {
        let rows = query(
            "SELECT p.name, d.distance FROM distances d JOIN people p ON p.id = d.other
             WHERE d.person = $1 ORDER BY p.name",
        )
        .bind(person)
        .fetch_all(&mut self.connection().await?)
        .await?;
        rows.iter().map(named).collect()
    }

    /// Returns the person of a name, by its key.
    async fn person_named(&self, key: &str) -> Result<Option<String>, StoreError> {
        let row = query("SELECT id FROM people WHERE name_key = $1")
            .bind(key)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// Stores the restriction towards another person. `false`: the maximum number is reached. The caller must not be dropped before this
    /// returns.
    async fn keep_away(&self, person: &str, other: &str, distance: Distance) -> Result<bool, StoreError> {
        if distance == Distance::None {
            query("DELETE FROM distances WHERE person = $1 AND other = $2")
                .bind(person)
                .bind(other)
                .execute(&mut self.connection().await?)
                .await?;
            return Ok(true);
        }
        let mut connection = self.begin().await?;
        let written = write(&mut connection, person, other, distance).await;
        connection.end(matches!(written, Ok(true))).await?;
        written
    }
}

/// Writes a restriction. Requests of one person wait for each other, so they exceed no limit together.
async fn write(
    connection: &mut Connection,
    person: &str,
    other: &str,
    distance: Distance,
) -> Result<bool, StoreError> {
    hold_person(connection, person).await?;
    let row = query("SELECT COUNT(*) FROM distances WHERE person = $1 AND other <> $2")
        .bind(person)
        .bind(other)
        .fetch_optional(&mut *connection)
        .await?;
    if row.map_or(Ok(0), |row| row.get::<i64>(0))? >= MOST {
        return Ok(false);
    }
    query(
        "INSERT INTO distances (person, other, distance) VALUES ($1, $2, $3)
         ON CONFLICT (person, other) DO UPDATE SET distance = excluded.distance",
    )
    .bind(person)
    .bind(other)
    .bind(distance.name())
    .execute(connection)
    .await?;
    Ok(true)
}

fn named(row: &Row) -> Result<(String, Distance), StoreError> {
    Ok((row.get(0)?, Distance::named(row.get(1)?)))
}
