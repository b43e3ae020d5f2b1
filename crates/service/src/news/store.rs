//! How far what a stream follows is, in the store.

use sqlx::Row;

use crate::store::{Store, StoreError};

impl Store {
    /// How many actions a match has, or how often a rollout has changed. `None`: there is neither.
    pub(crate) async fn seq(&self, id: &str) -> Result<Option<usize>, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT COALESCE(MAX(seq), 0) FROM actions WHERE match_id = m.id) FROM matches m WHERE m.id = $1
             UNION ALL SELECT seq FROM rollouts WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&mut *self.database.lock().await?)
        .await?;
        Ok(match row {
            Some(row) => Some(usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0)),
            None => None,
        })
    }
}
