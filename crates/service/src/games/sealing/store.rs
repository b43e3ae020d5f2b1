//! Sealed dice in the store.

use std::fmt::Display;
use std::str::FromStr;

use tavola_dice::Bytes;
use tavola_dice::sealed::Seed;

use super::{Ended, PATIENCE, Sealing, Stage};
use crate::failure::Failure;
use crate::store::{Connection, Row, Store, StoreError, query};

const COLUMNS: &str = "setup, earlier, seed, commitment, promise0, promise1, secret0, secret1, awaited, wait_until, stage, ended";

/// Number of matches with sealed dice: finished, running, and removed before their end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub over: i64,
    pub running: i64,
    pub aborted: i64,
}

impl Sealing {
    /// Writes new dice and starts the wait for clients by the clock of the database. `false`: there are dice of this id.
    pub(crate) async fn insert(&self, on: &mut Connection) -> Result<bool, StoreError> {
        let text = |bytes: Option<Bytes>| bytes.map(|bytes| bytes.to_string());
        let until = format!("{} + {PATIENCE}", on.clock());
        let new = query(format!(
            "INSERT INTO dice (match_id, setup, earlier, seed, commitment, promise0, promise1, secret0, secret1, awaited,
             wait_until, stage) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, {until}, $11) ON CONFLICT (match_id) DO NOTHING",
        ))
        .bind(self.id.as_str())
        .bind(self.setup.as_str())
        .bind(i64::from(self.earlier))
        .bind(self.seed.reveal().to_string())
        .bind(self.commitment.to_string())
        .bind(text(self.promises[0]))
        .bind(text(self.promises[1]))
        .bind(text(self.secrets[0]))
        .bind(text(self.secrets[1]))
        .bind(i64::from(self.awaited[0]) + 2 * i64::from(self.awaited[1]))
        .bind(self.stage.name())
        .execute(on)
        .await?;
        Ok(new > 0)
    }
}

impl Store {
    /// Returns the dice of a match; `None` if they were never sealed.
    pub(crate) async fn find_dice(&self, id: &str) -> Result<Option<Sealing>, StoreError> {
        Ok(self.dice_now(id).await?.map(|(dice, _)| dice))
    }

    /// Returns the dice of a match, and the time by the clock of the database.
    pub(crate) async fn dice_now(&self, id: &str) -> Result<Option<(Sealing, i64)>, StoreError> {
        found(&mut self.connection().await?, id, "").await
    }

    /// Locks the dice of a match, changes them and returns them. `change` gets the time by the clock of the database; nothing is written if
    /// it fails. `None`: they were never sealed. The caller must not be dropped before this returns.
    pub(crate) async fn change_dice(
        &self,
        id: &str,
        change: impl FnOnce(&mut Sealing, i64) -> Result<(), Failure> + Send,
    ) -> Result<Option<Sealing>, Failure> {
        let mut connection = self.begin().await?;
        let changed = changed(&mut connection, id, change).await;
        connection.end(changed.is_ok()).await?;
        changed
    }

    /// Counts the matches with sealed dice.
    pub(crate) async fn count_dice(&self) -> Result<Counts, StoreError> {
        let rows = query("SELECT ended, COUNT(*) FROM dice GROUP BY ended")
            .fetch_all(&mut self.connection().await?)
            .await?;
        let mut counts = Counts::default();
        for row in &rows {
            let ended = row.get::<Option<&str>>(0)?.map(|name| read::<Ended>("dice", name)).transpose()?;
            let count = match ended {
                Some(Ended::Over) => &mut counts.over,
                Some(Ended::Aborted) => &mut counts.aborted,
                None => &mut counts.running,
            };
            *count = row.get(1)?;
        }
        Ok(counts)
    }
}

/// Marks the dice of a match as ended, so that their seed may be seen.
pub(crate) async fn end_dice(on: &mut Connection, id: &str, ended: Ended) -> Result<(), StoreError> {
    let update = query("UPDATE dice SET ended = $1 WHERE match_id = $2 AND ended IS NULL");
    update.bind(ended.name()).bind(id).execute(on).await.map(drop)
}

async fn found(
    on: &mut Connection,
    id: &str,
    until_its_end: &str,
) -> Result<Option<(Sealing, i64)>, StoreError> {
    let now = on.clock();
    let select =
        format!("SELECT {COLUMNS}, CAST({now} AS BIGINT) FROM dice WHERE match_id = $1{until_its_end}");
    let row = query(select).bind(id).fetch_optional(on).await?;
    row.as_ref().map(|row| Ok((sealing(id, row)?, row.get(12)?))).transpose()
}

async fn changed(
    on: &mut Connection,
    id: &str,
    change: impl FnOnce(&mut Sealing, i64) -> Result<(), Failure>,
) -> Result<Option<Sealing>, Failure> {
    let lock = on.until_its_end();
    let Some((mut dice, now)) = found(on, id, lock).await? else { return Ok(None) };
    change(&mut dice, now)?;
    let text = |bytes: Option<Bytes>| bytes.map(|bytes| bytes.to_string());
    query(
        "UPDATE dice SET promise0 = $1, promise1 = $2, secret0 = $3, secret1 = $4, awaited = $5, wait_until = $6, stage = $7
         WHERE match_id = $8",
    )
    .bind(text(dice.promises[0]))
    .bind(text(dice.promises[1]))
    .bind(text(dice.secrets[0]))
    .bind(text(dice.secrets[1]))
    .bind(i64::from(dice.awaited[0]) + 2 * i64::from(dice.awaited[1]))
    .bind(dice.until)
    .bind(dice.stage.name())
    .bind(id)
    .execute(on)
    .await?;
    Ok(Some(dice))
}

fn read<T: FromStr<Err: Display>>(id: &str, text: &str) -> Result<T, StoreError> {
    // A malformed value may be a seed, so the error does not quote it.
    text.parse().map_err(|error: T::Err| StoreError::Unreadable {
        what: format!("the dice of match {id}"),
        reason: error.to_string(),
    })
}

fn sealing(id: &str, row: &Row) -> Result<Sealing, StoreError> {
    let bytes = |place| row.get::<&str>(place).and_then(|text| read::<Bytes>(id, text));
    let maybe = |place| -> Result<Option<Bytes>, StoreError> {
        row.get::<Option<&str>>(place)?.map(|text| read(id, text)).transpose()
    };
    let awaited: i64 = row.get(8)?;
    Ok(Sealing {
        id: id.to_owned(),
        setup: row.get(0)?,
        earlier: u32::try_from(row.get::<i64>(1)?).unwrap_or(u32::MAX),
        seed: Seed::new(bytes(2)?.0),
        commitment: bytes(3)?,
        promises: [maybe(4)?, maybe(5)?],
        secrets: [maybe(6)?, maybe(7)?],
        awaited: [awaited & 1 != 0, awaited & 2 != 0],
        until: row.get(9)?,
        stage: read::<Stage>(id, row.get(10)?)?,
        ended: row.get::<Option<&str>>(11)?.map(|name| read(id, name)).transpose()?,
    })
}
