//! How far what a stream follows is, in the store.

use crate::store::{Store, StoreError, query};

impl Store {
    /// How many actions a match has, or how often a rollout has changed. `None`: there is neither.
    pub(crate) async fn seq(&self, id: &str) -> Result<Option<usize>, StoreError> {
        let row =
            query("SELECT seq FROM matches WHERE id = $1 UNION ALL SELECT seq FROM rollouts WHERE id = $1")
                .bind(id)
                .fetch_optional(&mut self.connection().await?)
                .await?;
        Ok(match row {
            Some(row) => Some(usize::try_from(row.get::<i64>(0)?).unwrap_or(0)),
            None => None,
        })
    }
}
