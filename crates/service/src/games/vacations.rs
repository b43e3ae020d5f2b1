//! Vacations: a number of days a year on which the turns of a person wait in matches with days for a turn (`docs/clocks.md`). They are read
//! from the store with the heartbeat, so every node has them within seconds.

use super::Games;
use super::clocks::{REMEMBERED, Vacations};
use super::wire::Vacation;
use crate::failure::Failure;
use crate::principal::Person;
use crate::store::{Store, StoreError, query};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Milliseconds of vacation in a year, and milliseconds of a year.
const MOST: i64 = 30 * DAY;
const YEAR: i64 = 365 * DAY;

impl Games {
    /// Returns the vacation of a person: its end, and the number of unused days.
    pub(super) async fn vacation(&self, person: &Person) -> Result<Vacation, Failure> {
        let now = self.now();
        let times = self.node.store().vacations_of(person.id(), now - YEAR).await?;
        let used: i64 =
            times.iter().map(|(since, until)| (until.min(&now) - since.max(&(now - YEAR))).max(0)).sum();
        let until = times.iter().map(|(_, until)| *until).find(|until| *until > now);
        Ok(Vacation { until, days: (MOST - used).max(0) / DAY, now })
    }

    /// Starts a vacation of a person for a number of days.
    pub(super) async fn go_away(&self, person: &Person, days: i64) -> Result<Vacation, Failure> {
        let before = self.vacation(person).await?;
        if before.until.is_some() {
            return Err(Failure::bad("you are away already; come back first"));
        }
        if !(1..=before.days).contains(&days) {
            return Err(Failure::bad(format!(
                "expected 1 to {} days: so many are left of 30 a year",
                before.days
            )));
        }
        self.node.store().add_vacation(person.id(), before.now, before.now + days * DAY).await?;
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
        let rows =
            query("SELECT since, until FROM vacations WHERE person = $1 AND until > $2 ORDER BY since")
                .bind(person)
                .bind(after)
                .fetch_all(&mut self.connection().await?)
                .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    async fn add_vacation(&self, person: &str, since: i64, until: i64) -> Result<(), StoreError> {
        query("INSERT INTO vacations (person, since, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
            .bind(person)
            .bind(since)
            .bind(until)
            .execute(&mut self.connection().await?)
            .await
            .map(drop)
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
