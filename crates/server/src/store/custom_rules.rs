//! Custom rules in the store.

use sqlx::Row;
use tavola_notation::custom::CustomRules;

use super::{Store, from_text, to_text};
use crate::error::Failure;

impl Store {
    /// All custom rules with their ids, those that were changed last first.
    pub(crate) async fn custom_rules(&self) -> Result<Vec<(String, CustomRules)>, Failure> {
        let rows = sqlx::query("SELECT id, custom FROM custom_rules ORDER BY updated DESC, id")
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, from_text(&row.try_get::<String, _>(1)?)?))).collect()
    }

    /// Adds custom rules, or puts others in their place.
    pub(crate) async fn put_custom_rules(&self, id: &str, custom: &CustomRules) -> Result<(), Failure> {
        sqlx::query(
            "INSERT INTO custom_rules (id, custom) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET
             custom = excluded.custom, updated = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
        )
        .bind(id)
        .bind(to_text(custom)?)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Removes custom rules. `false`: there were none.
    pub(crate) async fn remove_custom_rules(&self, id: &str) -> Result<bool, Failure> {
        let done = sqlx::query("DELETE FROM custom_rules WHERE id = $1").bind(id).execute(&self.pool).await?;
        Ok(done.rows_affected() > 0)
    }
}
