//! Custom rules in the store, as JSON.

use sqlx::Row;

use crate::store::{Store, StoreError, now};

impl Store {
    /// All custom rules with their ids, those that were changed last first.
    pub(crate) async fn custom_rules(&self) -> Result<Vec<(String, String)>, StoreError> {
        let rows = sqlx::query("SELECT id, custom FROM custom_rules ORDER BY updated DESC, id")
            .fetch_all(&mut *self.database.lock().await?)
            .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Adds custom rules.
    pub(crate) async fn add_custom_rules(&self, id: &str, custom: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO custom_rules (id, custom) VALUES ($1, $2)")
            .bind(id)
            .bind(custom)
            .execute(&mut *self.database.lock().await?)
            .await?;
        Ok(())
    }

    /// Puts other custom rules in the place of some. `false`: there were none.
    pub(crate) async fn change_custom_rules(&self, id: &str, custom: &str) -> Result<bool, StoreError> {
        let done =
            sqlx::query(concat!("UPDATE custom_rules SET custom = $2, updated = ", now!(), " WHERE id = $1"))
                .bind(id)
                .bind(custom)
                .execute(&mut *self.database.lock().await?)
                .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Removes custom rules. `false`: there were none.
    pub(crate) async fn remove_custom_rules(&self, id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM custom_rules WHERE id = $1")
            .bind(id)
            .execute(&mut *self.database.lock().await?)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}
