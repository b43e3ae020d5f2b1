//! How far what a stream follows is, in the store.

use std::collections::HashMap;
use std::sync::Arc;

use crate::store::{Store, StoreError, parts, places, query};

/// The rows that one statement reads, at most.
const MOST_READ: usize = 1024;

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

    /// The same of several at once.
    pub(crate) async fn seqs(&self, ids: &[Arc<str>]) -> Result<HashMap<String, usize>, StoreError> {
        let mut connection = self.connection().await?;
        let mut seqs = HashMap::with_capacity(ids.len());
        for part in parts(ids, MOST_READ) {
            let places = places(1, part.len());
            let mut select = query(format!(
                "SELECT id, seq FROM matches WHERE id IN {places} UNION ALL SELECT id, seq FROM rollouts WHERE id IN {places}"
            ));
            for id in part {
                select = select.bind(&**id);
            }
            for row in select.fetch_all(&mut connection).await? {
                seqs.insert(row.get(0)?, usize::try_from(row.get::<i64>(1)?).unwrap_or(0));
            }
        }
        Ok(seqs)
    }
}
