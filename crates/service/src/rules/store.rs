//! Custom rules in the store, as JSON.

use crate::store::{Store, StoreError, query};

impl Store {
    /// All custom rules of somebody with their ids, those that were changed last first.
    pub(crate) async fn custom_rules(&self, owner: &str) -> Result<Vec<(String, String)>, StoreError> {
        let rows = query("SELECT id, custom FROM custom_rules WHERE owner = $1 ORDER BY updated DESC, id")
            .bind(owner)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// Adds custom rules; what is there already stays as it is. `false`: there are others of this id.
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

    /// Puts other custom rules in the place of some. `false`: there were none.
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
