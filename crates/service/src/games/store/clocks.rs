//! Deadlines, heartbeats and outages in the store. Times are milliseconds since 1970.

use crate::store::{Connection, Store, StoreError, query};

/// Milliseconds by which a clock of the database may be behind a node before it counts as set back.
const SET_BACK: i64 = 1_000;

/// What a heartbeat comes to.
#[derive(Clone, Debug)]
pub(in crate::games) struct Beat {
    /// What time it is.
    pub(in crate::games) now: i64,
    /// From when until when no node was there.
    pub(in crate::games) outages: Vec<(i64, i64)>,
}

impl Store {
    /// Notes that a node is there, by whose clock it is `own`; a node that has just begun over a shared store does not know.
    /// Where the last heartbeat is longer ago than `longest`, that time was an outage. Outages older than `remembered` are
    /// forgotten. The caller must not be dropped before this returns.
    pub(in crate::games) async fn beat(
        &self,
        own: Option<i64>,
        longest: i64,
        remembered: i64,
    ) -> Result<Beat, StoreError> {
        let mut connection = self.begin().await?;
        let shared = self.is_shared();
        let beat = beat(&mut connection, own, shared, longest, remembered).await;
        connection.end(beat.is_ok()).await?;
        beat
    }

    /// Matches that may be lost on time, those that have waited longest first.
    pub(in crate::games) async fn due_clocks(
        &self,
        now: i64,
        most: usize,
    ) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT match_id FROM clocks WHERE deadline <= $1 ORDER BY deadline LIMIT $2")
            .bind(now)
            .bind(most as i64)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Moves the deadline of a match, as long as it has so many actions, or whatever it has.
    pub(in crate::games) async fn move_deadline(
        &self,
        id: &str,
        until: i64,
        seq: Option<usize>,
    ) -> Result<(), StoreError> {
        query(
            "UPDATE clocks SET deadline = $1 WHERE match_id = $2 AND deadline IS NOT NULL
             AND EXISTS (SELECT 1 FROM matches WHERE id = $2 AND ($3 IS NULL OR seq = $3))",
        )
        .bind(until)
        .bind(id)
        .bind(seq.map(|seq| seq as i64))
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }
}

/// What time it is by the clock of the database and that of a node, when the last heartbeat was at `last`. Nodes over one store
/// go by the clock of the database. Where somebody has set that back, they go on by their own, which no hand sets.
fn agreed(database: i64, own: Option<i64>, shared: bool, last: i64) -> i64 {
    let now = match own {
        Some(own) if !shared || own - database > SET_BACK => own,
        _ => database,
    };
    now.max(last)
}

async fn beat(
    connection: &mut Connection,
    own: Option<i64>,
    shared: bool,
    longest: i64,
    remembered: i64,
) -> Result<Beat, StoreError> {
    let (clock, hold) = (connection.clock(), connection.until_its_end());
    query(format!("INSERT INTO heartbeat (place, at) VALUES (1, {clock}) ON CONFLICT (place) DO NOTHING"))
        .execute(connection)
        .await?;
    let row = query(format!("SELECT at, {clock} FROM heartbeat WHERE place = 1{hold}"))
        .fetch_optional(connection)
        .await?;
    let row = row.ok_or(StoreError::Closed)?;
    let (last, database): (i64, i64) = (row.get(0)?, row.get(1)?);
    let now = agreed(database, own, shared, last);
    if now - last > longest {
        query("INSERT INTO outages (since, until) VALUES ($1, $2) ON CONFLICT (since) DO UPDATE SET until = excluded.until")
            .bind(last)
            .bind(now)
            .execute(connection)
            .await?;
    }
    query("UPDATE heartbeat SET at = $1 WHERE place = 1").bind(now).execute(connection).await?;
    query("DELETE FROM outages WHERE until < $1").bind(now - remembered).execute(connection).await?;
    let rows = query("SELECT since, until FROM outages ORDER BY since").fetch_all(connection).await?;
    let outages = rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect::<Result<_, StoreError>>()?;
    Ok(Beat { now, outages })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_when_a_clock_is_set_back() {
        const HOUR: i64 = 3_600_000;
        for (database, own, shared, last, now) in [
            // A node that begins, and one that goes by the database.
            (5_000, None, true, 0, 5_000),
            (5_000, Some(4_990), true, 0, 5_000),
            (5_000, Some(5_020), true, 0, 5_000),
            // The clock of the database was set back, and set right.
            (5_000, Some(5_000 + HOUR), true, HOUR, 5_000 + HOUR),
            (6_000 + HOUR, Some(5_990 + HOUR), true, 5_000 + HOUR, 6_000 + HOUR),
            // A node that begins after it was set back goes on from the last heartbeat.
            (5_000, None, true, 4_000 + HOUR, 4_000 + HOUR),
            // A node alone goes by its own clock.
            (5_000, Some(7_000), false, 0, 7_000),
            (5_000, Some(4_000), false, 4_500, 4_500),
        ] {
            assert_eq!(agreed(database, own, shared, last), now, "{database} {own:?} {shared} {last}");
        }
    }
}
