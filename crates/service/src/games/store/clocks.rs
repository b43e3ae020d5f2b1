//! Deadlines, heartbeats and outages in the store. Times are milliseconds since 1970.

use crate::store::{Connection, Store, StoreError, query};

/// What a heartbeat comes to.
#[derive(Clone, Debug)]
pub(in crate::games) struct Beat {
    /// What time it is.
    pub(in crate::games) now: i64,
    /// From when until when no node was there.
    pub(in crate::games) outages: Vec<(i64, i64)>,
}

impl Store {
    /// Notes that a node is there, at its time, or at that of the database if it has none. Where the last heartbeat is longer ago than
    /// `longest`, that time was an outage. Outages older than `remembered` are forgotten. The caller must not be dropped
    /// before this returns.
    pub(in crate::games) async fn beat(
        &self,
        own: Option<i64>,
        longest: i64,
        remembered: i64,
    ) -> Result<Beat, StoreError> {
        let mut connection = self.begin().await?;
        let beat = beat(&mut connection, own, longest, remembered).await;
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

async fn beat(
    connection: &mut Connection,
    own: Option<i64>,
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
    let (last, now) = match &row {
        Some(row) => (row.get(0)?, own.map_or_else(|| row.get(1), Ok)?),
        None => return Err(StoreError::Closed),
    };
    // A clock that was set back goes on where it has been.
    let now: i64 = now.max(last);
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
