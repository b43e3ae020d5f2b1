//! Deadlines, heartbeats and outages in the store. Times are milliseconds since 1970.

use crate::store::{Connection, Store, StoreError, query};

/// Milliseconds by which a clock of the database may be behind a node before it counts as set back.
const SET_BACK: i64 = 1_000;

/// Result of a heartbeat.
#[derive(Clone, Debug)]
pub(in crate::games) struct Beat {
    /// The present time.
    pub(in crate::games) now: i64,
    /// Start and end of each period without a node.
    pub(in crate::games) outages: Vec<(i64, i64)>,
}

impl Store {
    /// Records that a node is present. `own` is the time of its clock; `None` for a node that has just started over a shared store. If the
    /// last heartbeat is older than `longest`, the time since then was an outage. Outages older than `remembered` are forgotten. The caller
    /// must not be dropped before this returns.
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

    /// Returns matches with an expired deadline, the oldest first.
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

    /// Moves the deadline of a match, if it has this number of actions (`None`: any number).
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

/// Returns the present time from the clock of the database, that of a node, and the last heartbeat `last`. Nodes over one store use the
/// clock of the database. If that clock was set back, they continue by their own clocks, which never go back.
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
            // A node at its start, and one that uses the clock of the database.
            (5_000, None, true, 0, 5_000),
            (5_000, Some(4_990), true, 0, 5_000),
            (5_000, Some(5_020), true, 0, 5_000),
            // The clock of the database was set back, and then corrected.
            (5_000, Some(5_000 + HOUR), true, HOUR, 5_000 + HOUR),
            (6_000 + HOUR, Some(5_990 + HOUR), true, 5_000 + HOUR, 6_000 + HOUR),
            // A node that starts after the clock was set back continues from the last heartbeat.
            (5_000, None, true, 4_000 + HOUR, 4_000 + HOUR),
            // A single node uses its own clock.
            (5_000, Some(7_000), false, 0, 7_000),
            (5_000, Some(4_000), false, 4_500, 4_500),
        ] {
            assert_eq!(agreed(database, own, shared, last), now, "{database} {own:?} {shared} {last}");
        }
    }
}
