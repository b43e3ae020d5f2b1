//! House rules in the store.

use sqlx::Row;
use tavola_notation::house::House;

use super::{Store, from_text, to_text};
use crate::error::Failure;

impl Store {
    /// All house rules with their ids, those that were changed last first.
    pub(crate) async fn houses(&self) -> Result<Vec<(String, House)>, Failure> {
        let rows = sqlx::query("SELECT id, house FROM houses ORDER BY updated DESC, id")
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, from_text(&row.try_get::<String, _>(1)?)?))).collect()
    }

    /// Adds house rules, or puts others in their place.
    pub(crate) async fn put_house(&self, id: &str, house: &House) -> Result<(), Failure> {
        sqlx::query(
            "INSERT INTO houses (id, house) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET
             house = excluded.house, updated = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
        )
        .bind(id)
        .bind(to_text(house)?)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Removes house rules. `false`: there were none.
    pub(crate) async fn remove_house(&self, id: &str) -> Result<bool, Failure> {
        let done = sqlx::query("DELETE FROM houses WHERE id = $1").bind(id).execute(&self.pool).await?;
        Ok(done.rows_affected() > 0)
    }
}
