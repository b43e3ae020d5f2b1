//! Vacations: a number of days a year on which the turns of a person wait in matches with days for a turn (`docs/clocks.md`). They are read
//! from the store with the heartbeat, so every node has them within seconds.

use super::Games;
use super::clocks::{REMEMBERED, Vacations};
use super::wire::Vacation;
use crate::failure::Failure;
use crate::principal::Person;
use crate::store::{Connection, Store, StoreError, hold_person, query};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Milliseconds of vacation in a year, and milliseconds of a year.
const MOST: i64 = 30 * DAY;
const YEAR: i64 = 365 * DAY;

impl Games {
    /// Returns the vacation of a person: its end, and the number of unused days.
    pub(super) async fn vacation(&self, person: &Person) -> Result<Vacation, Failure> {
        let now = self.now();
        Ok(standing(&self.node.store().vacations_of(person.id(), now - YEAR).await?, now))
    }

    /// Starts a vacation of a person for a number of days.
    pub(super) async fn go_away(&self, person: &Person, days: i64) -> Result<Vacation, Failure> {
        let (store, id, now) = (self.node.store().clone(), person.id().clone(), self.now());
        let added = async move { store.add_vacation(&id, now, days).await };
        self.node.tasks().finish(added).await??.map_err(Failure::bad)?;
        self.look_at_vacations().await?;
        self.vacation(person).await
    }

    /// Ends the vacation of a person. Its unused days do not count.
    pub(super) async fn come_back(&self, person: &Person) -> Result<Vacation, Failure> {
        self.node.store().end_vacation(person.id(), self.now()).await?;
        self.look_at_vacations().await?;
        self.vacation(person).await
    }

    /// Reads the vacations of all people.
    pub(super) async fn look_at_vacations(&self) -> Result<(), StoreError> {
        let known = self.node.store().vacations(self.now() - REMEMBERED).await?;
        self.times.know_vacations(known);
        Ok(())
    }
}

/// The reason why a vacation cannot start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum NoVacation {
    #[error("you are away already; come back first")]
    Away,
    #[error("expected 1 to {0} days: so many are left of 30 a year")]
    Days(i64),
}

/// Returns the vacation of a person at a time, from their vacations within a year.
fn standing(times: &[(i64, i64)], now: i64) -> Vacation {
    let used: i64 =
        times.iter().map(|(since, until)| (until.min(&now) - since.max(&(now - YEAR))).max(0)).sum();
    let until = times.iter().map(|(_, until)| *until).find(|until| *until > now);
    Vacation { until, days: (MOST - used).max(0) / DAY, now }
}

/// Starts a vacation of a number of days. Requests of one person wait for each other, so they start one together.
async fn add_vacation(
    on: &mut Connection,
    person: &str,
    now: i64,
    days: i64,
) -> Result<Result<(), NoVacation>, StoreError> {
    hold_person(on, person).await?;
    let before = standing(&vacations_of(on, person, now - YEAR).await?, now);
    if before.until.is_some() {
        return Ok(Err(NoVacation::Away));
    }
    if !(1..=before.days).contains(&days) {
        return Ok(Err(NoVacation::Days(before.days)));
    }
    query("INSERT INTO vacations (person, since, until) VALUES ($1, $2, $3)")
        .bind(person)
        .bind(now)
        .bind(now + days * DAY)
        .execute(on)
        .await?;
    Ok(Ok(()))
}

async fn vacations_of(on: &mut Connection, person: &str, after: i64) -> Result<Vec<(i64, i64)>, StoreError> {
    let rows = query("SELECT since, until FROM vacations WHERE person = $1 AND until > $2 ORDER BY since")
        .bind(person)
        .bind(after)
        .fetch_all(on)
        .await?;
    rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
}

impl Store {
    /// Returns the vacations that end after a time.
    async fn vacations(&self, after: i64) -> Result<Vacations, StoreError> {
        let rows = query("SELECT person, since, until FROM vacations WHERE until > $1")
            .bind(after)
            .fetch_all(&mut self.connection().await?)
            .await?;
        let mut known = Vacations::new();
        for row in &rows {
            known.entry(row.get::<&str>(0)?.into()).or_default().push((row.get(1)?, row.get(2)?));
        }
        Ok(known)
    }

    /// Returns the vacations of a person that end after a time.
    pub(crate) async fn vacations_of(&self, person: &str, after: i64) -> Result<Vec<(i64, i64)>, StoreError> {
        vacations_of(&mut self.connection().await?, person, after).await
    }

    /// Starts a vacation of a person. The caller must not be dropped before this returns.
    async fn add_vacation(
        &self,
        person: &str,
        now: i64,
        days: i64,
    ) -> Result<Result<(), NoVacation>, StoreError> {
        let mut connection = self.begin().await?;
        let added = add_vacation(&mut connection, person, now, days).await;
        connection.end(matches!(added, Ok(Ok(())))).await?;
        added
    }

    async fn end_vacation(&self, person: &str, now: i64) -> Result<(), StoreError> {
        query("UPDATE vacations SET until = $1 WHERE person = $2 AND until > $1")
            .bind(now)
            .bind(person)
            .execute(&mut self.connection().await?)
            .await
            .map(drop)
    }
}
