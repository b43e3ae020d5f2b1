//! How far somebody keeps others away: they do not hear them, or neither hear nor play them.

use super::People;
use super::names::Name;
use super::wire::{Distance, Other, Others};
use crate::failure::Failure;
use crate::pace::Rate;
use crate::principal::Person;
use crate::store::{Connection, Row, Store, StoreError, query};

/// Whom a person keeps away at most.
const MOST: i64 = 1000;
/// How often somebody changes it: each change is a name that is looked up.
const CHANGES: Rate = Rate { at_once: 20.0, a_minute: 10.0 };

/// What two people want of each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Between {
    /// How far the first keeps the second away.
    pub(crate) own: Distance,
    /// The same of the second.
    pub(crate) other: Distance,
}

impl Between {
    /// Whether they do not play each other.
    pub(crate) fn apart(self) -> bool {
        self.own == Distance::Blocked || self.other == Distance::Blocked
    }
}

impl People {
    /// Those whom somebody keeps away, by name.
    pub(super) async fn others(&self, person: &Person) -> Result<Others, Failure> {
        let rows = self.node.store().kept_away(&person.id).await?;
        Ok(Others { others: rows.into_iter().map(|(name, distance)| Other { name, distance }).collect() })
    }

    /// Keeps somebody away, or no longer.
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
        if store.keep_away(&person.id, &id, other.distance).await? {
            Ok(())
        } else {
            Err(Failure::TooMany(format!("you keep {MOST} people away already")))
        }
    }
}

/// Whether the people of two columns do not play each other: a condition of a query.
pub(crate) fn apart(first: &str, second: &str) -> String {
    format!(
        "EXISTS (SELECT 1 FROM distances WHERE distance = 'blocked'
         AND ((person = {first} AND other = {second}) OR (person = {second} AND other = {first})))"
    )
}

impl Store {
    /// What two people want of each other.
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

    /// Those with whom somebody does not play.
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

    /// Those whom somebody keeps away, by name, in the order of their names.
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

    /// Who has a name, by its key.
    async fn person_named(&self, key: &str) -> Result<Option<String>, StoreError> {
        let row = query("SELECT id FROM people WHERE name_key = $1")
            .bind(key)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// Notes how far somebody keeps another person away. `false`: they keep as many away as anybody may.
    async fn keep_away(&self, person: &str, other: &str, distance: Distance) -> Result<bool, StoreError> {
        let mut connection = self.connection().await?;
        if distance == Distance::None {
            query("DELETE FROM distances WHERE person = $1 AND other = $2")
                .bind(person)
                .bind(other)
                .execute(&mut connection)
                .await?;
            return Ok(true);
        }
        write(&mut connection, person, other, distance).await
    }
}

async fn write(
    connection: &mut Connection,
    person: &str,
    other: &str,
    distance: Distance,
) -> Result<bool, StoreError> {
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
