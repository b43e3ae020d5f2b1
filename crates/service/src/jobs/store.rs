//! Jobs in the store. Leases run by the clock of the database, because the clocks of nodes may differ.
//!
//! A writer that changes a job and its subject (a match, an analysis, a rollout) locks the subject's row first. A taker of any job skips
//! locked jobs. For these two reasons no deadlock occurs.

use std::collections::HashSet;
use std::time::Duration;

use super::{Class, Key, LEASE, MOST_ATTEMPTS, New, RETRY, Taken};
use crate::store::{Connection, MOST_ROWS, Row, Store, StoreError, parts, places, query};

/// Returns SQL for the time `time` after now.
fn after(connection: &Connection, time: Duration) -> String {
    format!("{} + {}", connection.clock(), time.as_millis())
}

/// Adds missing jobs: unassigned, or already taken `by` their writer. Returns their number.
pub(crate) async fn add(
    connection: &mut Connection,
    jobs: &[&New],
    by: Option<&str>,
) -> Result<u64, StoreError> {
    const COLUMNS: usize = 8;
    let until = by.map_or_else(|| "0".to_owned(), |_| after(connection, LEASE));
    let (attempts, now) = (i64::from(by.is_some()), connection.clock());
    let mut added = 0;
    for part in parts(jobs, MOST_ROWS) {
        // Each row ends with the common values.
        let rows = places(part.len(), COLUMNS).replace(')', &format!(", 'due', {attempts}, {until}, {now}§"));
        let mut insert = query(format!(
            "INSERT INTO jobs (class, subject, seq, priority, input, needs, person, owner, state, attempts, until, created)
             VALUES {} ON CONFLICT (class, subject, seq) DO NOTHING",
            rows.replace('§', ")")
        ));
        for job in part {
            let New { key: Key { class, subject, seq }, input, needs, person } = job;
            insert = insert
                .bind(class.name())
                .bind(&**subject)
                .bind(*seq)
                .bind(job.key.class.priority(person))
                .bind(input.as_str())
                .bind(needs.as_str())
                .bind(person.as_str())
                .bind(by);
        }
        added += insert.execute(connection).await?;
    }
    Ok(added)
}

/// Assigns the jobs of a subject that have no requester to a person.
pub(crate) async fn adopt(
    connection: &mut Connection,
    class: Class,
    subject: &str,
    person: &str,
) -> Result<(), StoreError> {
    query("UPDATE jobs SET person = $1, priority = $2 WHERE class = $3 AND subject = $4 AND person = '' AND $1 <> ''")
        .bind(person)
        .bind(class.priority(person))
        .bind(class.name())
        .bind(subject)
        .execute(connection)
        .await
        .map(drop)
}

/// Takes a free job with the priority `least` or a higher one. Jobs that people wait for come first, then the requesters take turns.
/// `refused` lists the requirements that the taker does not meet, separated by spaces.
pub(crate) async fn take(
    connection: &mut Connection,
    owner: &str,
    refused: &str,
    least: i64,
) -> Result<Option<Taken>, StoreError> {
    let (now, until, unless_held) = (connection.clock(), after(connection, LEASE), connection.unless_held());
    // Most often there is none, and a read costs no flush.
    let due = query(format!(
        "SELECT seq FROM jobs WHERE until <= {now} AND state = 'due' AND priority <= $1 LIMIT 1"
    ))
    .bind(least)
    .fetch_optional(&mut *connection)
    .await?;
    if due.is_none() {
        return Ok(None);
    }
    // People without running jobs come first.
    let row = query(format!(
        "UPDATE jobs SET owner = $1, until = {until}, attempts = attempts + 1
         WHERE (class, subject, seq) = (
             SELECT j.class, j.subject, j.seq FROM (
                 SELECT class, subject, seq, until, priority, created, ROW_NUMBER() OVER (
                     PARTITION BY priority, person ORDER BY CASE WHEN until > {now} THEN 0 ELSE 1 END, created, seq
                 ) AS place FROM jobs WHERE state = 'due'
             ) AS due
             JOIN jobs j ON j.class = due.class AND j.subject = due.subject AND j.seq = due.seq
             WHERE j.state = 'due' AND j.until <= {now} AND j.attempts < $2
                 AND $3 NOT LIKE '% ' || j.needs || ' %' AND j.priority <= $4
             ORDER BY due.priority, due.place, due.created, due.seq LIMIT 1{unless_held}
         ) RETURNING class, subject, seq, input, needs, person, attempts",
    ))
    .bind(owner)
    .bind(MOST_ATTEMPTS)
    .bind(refused)
    .bind(least)
    .fetch_optional(connection)
    .await?;
    let taken = |row: &Row| {
        let (needs, person) = (row.get(4)?, row.get(5)?);
        Ok(Taken { key: key(row)?, input: row.get(3)?, needs, person, attempts: row.get(6)? })
    };
    row.as_ref().map(taken).transpose()
}

/// Removes a finished job. `false`: another process has it, or it was cancelled, and its result must not be stored.
pub(crate) async fn finish(connection: &mut Connection, key: &Key, owner: &str) -> Result<bool, StoreError> {
    let done = query("DELETE FROM jobs WHERE class = $1 AND subject = $2 AND seq = $3 AND owner = $4")
        .bind(key.class.name())
        .bind(&*key.subject)
        .bind(key.seq)
        .bind(owner)
        .execute(connection)
        .await?;
    Ok(done > 0)
}

/// Removes all jobs of a class and a subject, also the failed ones.
pub(crate) async fn remove(
    connection: &mut Connection,
    class: Class,
    subject: &str,
) -> Result<(), StoreError> {
    query("DELETE FROM jobs WHERE class = $1 AND subject = $2")
        .bind(class.name())
        .bind(subject)
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes the jobs of the bots of some matches.
pub(crate) async fn remove_bots(connection: &mut Connection, ids: &[&str]) -> Result<(), StoreError> {
    for part in parts(ids, MOST_ROWS) {
        let places = places(1, part.len());
        let mut delete = query(format!("DELETE FROM jobs WHERE class = 'bot' AND subject IN {places}"));
        for id in part {
            delete = delete.bind(*id);
        }
        delete.execute(connection).await?;
    }
    Ok(())
}

/// Removes all jobs of a match and of its analyses.
pub(crate) async fn remove_all(connection: &mut Connection, id: &str) -> Result<(), StoreError> {
    query("DELETE FROM jobs WHERE subject = $1 OR subject LIKE $1 || '/%'")
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes the free jobs of a class and a subject.
pub(crate) async fn remove_waiting(
    connection: &mut Connection,
    class: Class,
    subject: &str,
) -> Result<(), StoreError> {
    let now = connection.clock();
    query(format!("DELETE FROM jobs WHERE class = $1 AND subject = $2 AND until <= {now}"))
        .bind(class.name())
        .bind(subject)
        .execute(connection)
        .await?;
    Ok(())
}

/// Counts the jobs of a subject that are neither done nor failed.
pub(crate) async fn left(
    connection: &mut Connection,
    class: Class,
    subject: &str,
) -> Result<i64, StoreError> {
    let row = query("SELECT COUNT(*) FROM jobs WHERE class = $1 AND subject = $2 AND state = 'due'")
        .bind(class.name())
        .bind(subject)
        .fetch_optional(connection)
        .await?;
    row.map_or(Ok(0), |row| row.get(0))
}

pub(super) fn key(row: &Row) -> Result<Key, StoreError> {
    let name: &str = row.get(0)?;
    let class = Class::of(name).ok_or_else(|| StoreError::Unreadable {
        what: format!("a job of class {name:?}"),
        reason: "this version knows no such class".to_owned(),
    })?;
    Ok(Key { class, subject: row.get::<&str>(1)?.into(), seq: row.get(2)? })
}

impl Store {
    /// Adds missing jobs. Returns their number. The caller must not be dropped before this returns.
    pub(crate) async fn add_jobs(&self, jobs: &[New], by: Option<&str>) -> Result<u64, StoreError> {
        let jobs: Vec<&New> = jobs.iter().collect();
        let mut connection = self.begin().await?;
        let added = add(&mut connection, &jobs, by).await;
        connection.end(added.is_ok()).await?;
        added
    }

    /// Takes a free job.
    pub(crate) async fn take_job(
        &self,
        owner: &str,
        refused: &str,
        least: i64,
    ) -> Result<Option<Taken>, StoreError> {
        take(&mut self.connection().await?, owner, refused, least).await
    }

    /// Removes a job that is done or has become useless.
    pub(crate) async fn finish_job(&self, key: &Key, owner: &str) -> Result<bool, StoreError> {
        finish(&mut self.connection().await?, key, owner).await
    }

    /// Records a failure of a job: the job rests for a while, and after the last attempt it stays in the list as failed. `true`: this was
    /// the last attempt.
    pub(crate) async fn fail_job(&self, taken: &Taken, owner: &str, error: &str) -> Result<bool, StoreError> {
        let last = taken.attempts >= MOST_ATTEMPTS;
        let mut connection = self.connection().await?;
        let until = after(&connection, RETRY);
        query(format!(
            "UPDATE jobs SET state = $1, owner = NULL, until = {until}, error = $2
             WHERE class = $3 AND subject = $4 AND seq = $5 AND owner = $6",
        ))
        .bind(if last { "failed" } else { "due" })
        .bind(error)
        .bind(taken.key.class.name())
        .bind(&*taken.key.subject)
        .bind(taken.key.seq)
        .bind(owner)
        .execute(&mut connection)
        .await?;
        Ok(last)
    }

    /// Returns a job that this engine cannot do, so that the attempt does not count.
    pub(crate) async fn give_back_job(&self, key: &Key, owner: &str, error: &str) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let until = after(&connection, RETRY);
        query(format!(
            "UPDATE jobs SET owner = NULL, until = {until}, attempts = attempts - 1, error = $1
             WHERE class = $2 AND subject = $3 AND seq = $4 AND owner = $5",
        ))
        .bind(error)
        .bind(key.class.name())
        .bind(&*key.subject)
        .bind(key.seq)
        .bind(owner)
        .execute(&mut connection)
        .await?;
        Ok(())
    }

    /// Returns all jobs of an owner that ends. `None`: the jobs of all earlier owners, for a process that alone uses the store.
    pub(crate) async fn give_back_jobs(&self, owner: Option<&str>) -> Result<(), StoreError> {
        query(
            "UPDATE jobs SET owner = NULL, until = 0, attempts = attempts - 1
             WHERE until > 0 AND state = 'due' AND ($1 IS NULL OR owner = $1)",
        )
        .bind(owner)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// Renews an owner's leases of some jobs.
    pub(crate) async fn renew_jobs(&self, owner: &str, jobs: &[Key]) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let (until, unless_held) = (after(&connection, LEASE), connection.unless_held());
        for part in parts(jobs, MOST_ROWS) {
            // A locked row belongs to a job that is just being finished.
            let mut renew = query(format!(
                "WITH renewed (class, subject, seq) AS (VALUES {})
                 UPDATE jobs SET until = {until} WHERE (class, subject, seq) IN
                 (SELECT j.class, j.subject, j.seq FROM jobs j
                  JOIN renewed r ON r.class = j.class AND r.subject = j.subject AND r.seq = j.seq
                  WHERE j.state = 'due' AND j.owner = ${}{unless_held})",
                places(part.len(), 3),
                3 * part.len() + 1
            ));
            for key in part {
                renew = renew.bind(key.class.name()).bind(&*key.subject).bind(key.seq);
            }
            renew.bind(owner).execute(&mut connection).await?;
        }
        Ok(())
    }

    /// Returns the jobs of an owner.
    pub(crate) async fn jobs_of(&self, owner: &str) -> Result<HashSet<Key>, StoreError> {
        let rows = query("SELECT class, subject, seq FROM jobs WHERE owner = $1")
            .bind(owner)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(key).collect()
    }

    /// Marks and returns the jobs that were taken too often and never finished.
    pub(crate) async fn exhausted_jobs(&self) -> Result<Vec<Key>, StoreError> {
        let mut connection = self.connection().await?;
        let over = format!("state = 'due' AND attempts >= $1 AND until <= {}", connection.clock());
        let found = query(format!("SELECT seq FROM jobs WHERE {over} LIMIT 1"));
        if found.bind(MOST_ATTEMPTS).fetch_optional(&mut connection).await?.is_none() {
            return Ok(Vec::new());
        }
        let rows = query(format!(
            "UPDATE jobs SET state = 'failed', owner = NULL,
             error = COALESCE(error, 'whoever took it never came to an end')
             WHERE {over} RETURNING class, subject, seq",
        ))
        .bind(MOST_ATTEMPTS)
        .fetch_all(&mut connection)
        .await?;
        rows.iter().map(key).collect()
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::super::JobState;
    use super::super::{ANY, LEAST, members::Joining};
    use super::*;
    use crate::store::testing::stores;

    fn job(class: Class, subject: &str, seq: i64, person: &str) -> New {
        let key = Key { class, subject: subject.into(), seq };
        New { key, input: "{}".to_owned(), needs: ANY.to_owned(), person: person.to_owned() }
    }

    async fn taken(store: &Store, owner: &str) -> Option<(String, i64)> {
        let taken = store.take_job(owner, " ", LEAST).await.unwrap()?;
        Some((taken.key.subject.to_string(), taken.key.seq))
    }

    /// Simulates the passage of time.
    async fn later(store: &Store, milliseconds: i64) {
        let earlier = query("UPDATE jobs SET until = until - $1").bind(milliseconds);
        earlier.execute(&mut store.connection().await.unwrap()).await.unwrap();
    }

    const LEASED: i64 = LEASE.as_millis() as i64;

    #[tokio::test(flavor = "multi_thread")]
    async fn bots_come_first_and_people_take_turns() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            let mut jobs: Vec<New> =
                (0..3).map(|seq| job(Class::Decisions, "a/quick", seq, "anna")).collect();
            store.add_jobs(&jobs, None).await.unwrap();
            jobs = vec![job(Class::Slice, "b", 0, "ben"), job(Class::Bot, "m", 7, "match m")];
            assert_eq!(store.add_jobs(&jobs, None).await.unwrap(), 2);
            assert_eq!(store.add_jobs(&jobs, None).await.unwrap(), 0, "they are there already");
            let mut order = Vec::new();
            while let Some(next) = taken(&store, "x").await {
                order.push(next);
            }
            let expected = [("m", 7), ("a/quick", 0), ("b", 0), ("a/quick", 1), ("a/quick", 2)];
            assert_eq!(order, expected.map(|(subject, seq)| (subject.to_owned(), seq)));
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn many_who_take_at_once_take_each_job_once() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            let jobs: Vec<New> = (0..40).map(|seq| job(Class::Slice, "r", seq, "anna")).collect();
            store.add_jobs(&jobs, None).await.unwrap();
            let taker = |name: String| {
                let store = store.clone();
                tokio::spawn(async move {
                    let mut found = Vec::new();
                    while let Some((_, seq)) = taken(&store, &name).await {
                        found.push(seq);
                    }
                    found
                })
            };
            let takers: Vec<_> = (0..6).map(|number| taker(format!("node {number}"))).collect();
            let mut all = Vec::new();
            for taker in takers {
                all.extend(taker.await.unwrap());
            }
            all.sort_unstable();
            assert_eq!(all, (0..40).collect::<Vec<_>>());
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_lease_that_ends_lets_somebody_else_in_and_the_first_one_keeps_nothing() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            store.add_jobs(&[job(Class::Slice, "r", 5, "anna")], None).await.unwrap();
            let first = store.take_job("x", " ", LEAST).await.unwrap().unwrap();
            assert_eq!(taken(&store, "y").await, None);
            later(&store, LEASED - 2000).await;
            store.renew_jobs("x", std::slice::from_ref(&first.key)).await.unwrap();
            store.renew_jobs("y", std::slice::from_ref(&first.key)).await.unwrap();
            later(&store, LEASED - 2000).await;
            assert_eq!(taken(&store, "y").await, None, "it was renewed");
            later(&store, 2001).await;
            assert_eq!(taken(&store, "y").await, Some(("r".to_owned(), 5)));
            assert!(store.jobs_of("x").await.unwrap().is_empty());
            assert!(!store.finish_job(&first.key, "x").await.unwrap());
            assert!(store.finish_job(&first.key, "y").await.unwrap());
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_job_that_fails_is_tried_a_few_times_then_shown_and_tried_again_when_asked() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            store
                .add_jobs(&[job(Class::Slice, "r", 0, "anna"), job(Class::Slice, "r", 1, "anna")], None)
                .await
                .unwrap();
            for attempt in 1..=MOST_ATTEMPTS {
                let job = store.take_job("x", " ", LEAST).await.unwrap().unwrap();
                assert_eq!((job.key.seq, job.attempts), (0, attempt));
                let last = store.fail_job(&job, "x", "on purpose").await.unwrap();
                assert_eq!(last, attempt == MOST_ATTEMPTS);
                // The other job is not delayed.
                let other = store.take_job("x", " ", LEAST).await.unwrap().unwrap();
                assert_eq!(other.key.seq, 1);
                store.give_back_job(&other.key, "x", "").await.unwrap();
                later(&store, LEASED).await;
            }
            let failed = store.jobs(true).await.unwrap();
            assert_eq!((failed.len(), failed[0].state, failed[0].seq), (1, JobState::Failed, 0));
            assert_eq!(failed[0].error.as_deref(), Some("on purpose"));
            let states: Vec<_> = store.jobs(false).await.unwrap().iter().map(|job| job.state).collect();
            assert_eq!(states, [JobState::Failed, JobState::Waiting]);
            assert_eq!(store.retry_jobs(Some("other")).await.unwrap(), 0);
            assert_eq!(store.retry_jobs(None).await.unwrap(), 1);
            // A job that never finishes fails too.
            for _ in 0..MOST_ATTEMPTS {
                assert_eq!(taken(&store, "x").await, Some(("r".to_owned(), 0)));
                later(&store, LEASED + 1).await;
            }
            assert_eq!(store.exhausted_jobs().await.unwrap().len(), 1);
            assert_eq!(taken(&store, "x").await, Some(("r".to_owned(), 1)));
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn an_engine_takes_nothing_that_needs_another() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            let needs =
                |seq, engine: &str| New { needs: engine.to_owned(), ..job(Class::Slice, "r", seq, "anna") };
            store.add_jobs(&[needs(0, "abc1"), needs(1, "abc")], None).await.unwrap();
            let take = async |refused: &str| store.take_job("x", refused, LEAST).await.unwrap();
            assert_eq!(take(" abc1 ").await.unwrap().key.seq, 1);
            assert!(take(" d abc1 ").await.is_none());
            assert_eq!(take(" abc ").await.unwrap().key.seq, 0);
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_judges_differently_from_the_others_does_not_join() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            let join = async |owner: &str, judging: &str| {
                let joining = Joining { owner, kind: "node", version: "0.2.0", judging };
                store.join(&joining).await.unwrap()
            };
            assert_eq!(join("a", "x").await, None);
            assert_eq!(join("b", "x").await, None);
            assert_eq!(join("c", "y").await, Some(("node".to_owned(), "0.2.0".to_owned())));
            store.leave("a").await.unwrap();
            store.leave("b").await.unwrap();
            assert_eq!(join("c", "y").await, None);
            assert_eq!(store.identity().await.unwrap(), store.identity().await.unwrap());
        }
    }
}
