//! Custom rules in the store, as JSON.

use crate::store::{Store, StoreError, query};

impl Store {
    /// Returns all custom rules of an owner with their ids, the last changed first.
    pub(crate) async fn custom_rules(&self, owner: &str) -> Result<Vec<(String, String)>, StoreError> {
        let rows = query("SELECT id, custom FROM custom_rules WHERE owner = $1 ORDER BY updated DESC, id")
            .bind(owner)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// Adds custom rules; existing equal ones do not change. `false`: the id belongs to other rules.
    pub(crate) async fn add_custom_rules(
        &self,
        id: &str,
        custom: &str,
        owner: &str,
    ) -> Result<bool, StoreError> {
        let done = query(
            "INSERT INTO custom_rules (id, custom, updated, owner) VALUES ($1, $2, $3, $4)
             ON CONFLICT (id) DO UPDATE SET custom = excluded.custom
             WHERE custom_rules.custom = excluded.custom AND custom_rules.owner = excluded.owner",
        )
        .bind(id)
        .bind(custom)
        .bind(self.now())
        .bind(owner)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(done > 0)
    }

    /// Replaces custom rules. `false`: there were none.
    pub(crate) async fn change_custom_rules(
        &self,
        id: &str,
        custom: &str,
        owner: &str,
    ) -> Result<bool, StoreError> {
        let done = query("UPDATE custom_rules SET custom = $1, updated = $2 WHERE id = $3 AND owner = $4")
            .bind(custom)
            .bind(self.now())
            .bind(id)
            .bind(owner)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(done > 0)
    }

    /// Removes custom rules. `false`: there were none.
    pub(crate) async fn remove_custom_rules(&self, id: &str, owner: &str) -> Result<bool, StoreError> {
        let done = query("DELETE FROM custom_rules WHERE id = $1 AND owner = $2")
            .bind(id)
            .bind(owner)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(done > 0)
    }
}
