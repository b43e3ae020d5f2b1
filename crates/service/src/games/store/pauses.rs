//! Pauses of adjourned matches in the store.

use crate::store::{Connection, Store, StoreError, query};

/// The adjourned time of a match, which counts for nobody. Times are milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::games) struct Pause {
    /// Start of the present pause.
    pub(in crate::games) since: Option<i64>,
    /// Number of actions before the finished pauses.
    pub(in crate::games) seq: usize,
    /// Total length of the finished pauses.
    pub(in crate::games) length: i64,
}

impl Pause {
    /// Returns the length of the finished pauses directly after `seq` actions.
    pub(in crate::games) fn after(&self, seq: usize) -> i64 {
        if self.seq == seq { self.length } else { 0 }
    }
}

impl Store {
    /// Returns the pauses of a match.
    pub(in crate::games) async fn pause(&self, id: &str) -> Result<Pause, StoreError> {
        let row = query("SELECT since, seq, length FROM pauses WHERE match_id = $1")
            .bind(id)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        let Some(row) = row else { return Ok(Pause::default()) };
        let seq = usize::try_from(row.get::<i64>(1)?).unwrap_or(0);
        Ok(Pause { since: row.get(0)?, seq, length: row.get(2)? })
    }

    /// Adjourns a match of this number of actions and this edition, or resumes it with a deadline if a clock runs. `false`: the match has
    /// changed meanwhile. The caller must not be dropped before this returns.
    #[cfg(feature = "native")]
    pub(in crate::games) async fn write_pause(
        &self,
        id: &str,
        edition: i64,
        pause: Pause,
        deadline: Option<i64>,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let written = write(&mut connection, id, edition, pause, deadline).await;
        connection.end(matches!(written, Ok(true))).await?;
        written
    }
}

#[cfg_attr(not(feature = "native"), allow(dead_code))]
async fn write(
    on: &mut Connection,
    id: &str,
    edition: i64,
    pause: Pause,
    deadline: Option<i64>,
) -> Result<bool, StoreError> {
    // The change shows nodes with the match in memory that they are out of date.
    let held = query("UPDATE matches SET edition = edition + 1 WHERE id = $1 AND edition = $2 AND seq = $3")
        .bind(id)
        .bind(edition)
        .bind(pause.seq as i64)
        .execute(&mut *on)
        .await?;
    if held == 0 {
        return Ok(false);
    }
    query(
        "INSERT INTO pauses (match_id, since, seq, length) VALUES ($1, $2, $3, $4)
         ON CONFLICT (match_id) DO UPDATE SET since = excluded.since, seq = excluded.seq, length = excluded.length",
    )
    .bind(id)
    .bind(pause.since)
    .bind(pause.seq as i64)
    .bind(pause.length)
    .execute(&mut *on)
    .await?;
    query("UPDATE clocks SET deadline = $1 WHERE match_id = $2")
        .bind(deadline)
        .bind(id)
        .execute(&mut *on)
        .await?;
    for text in ["DELETE FROM proposals WHERE match_id = $1", "DELETE FROM absences WHERE match_id = $1"] {
        query(text).bind(id).execute(&mut *on).await?;
    }
    Ok(true)
}
