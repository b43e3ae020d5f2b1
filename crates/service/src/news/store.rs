//! Present numbers of the subjects of a stream, in the store.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::store::{Store, StoreError, parts, places, query};

/// Maximum number of rows of one statement.
const MOST_READ: usize = 1024;

impl Store {
    /// Returns the people who play a match, or the challenger of a challenge, by player.
    pub(crate) async fn people_of(&self, id: &str) -> Result<[Option<Arc<str>>; 2], StoreError> {
        let rows = query(
            "SELECT player, person FROM seats WHERE match_id = $1 AND person IS NOT NULL UNION ALL
             SELECT 0, person FROM challenges c WHERE id = $1
                 AND NOT EXISTS (SELECT 1 FROM matches WHERE id = c.match_id)",
        )
        .bind(id)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let mut people = [None, None];
        for row in &rows {
            let player = usize::try_from(row.get::<i64>(0)?).unwrap_or(usize::MAX);
            if let Some(person) = people.get_mut(player) {
                *person = Some(row.get::<String>(1)?.into());
            }
        }
        Ok(people)
    }

    /// Returns the given sessions and tokens that have not ended.
    pub(crate) async fn live_sessions(&self, ids: &[Arc<str>]) -> Result<HashSet<String>, StoreError> {
        let mut connection = self.connection().await?;
        let mut live = HashSet::with_capacity(ids.len());
        for part in parts(ids, MOST_READ) {
            let places = places(1, part.len());
            let mut select = query(format!(
                "SELECT id FROM sessions WHERE id IN {places} UNION ALL SELECT id FROM tokens WHERE id IN {places}"
            ));
            for id in part {
                select = select.bind(&**id);
            }
            for row in select.fetch_all(&mut connection).await? {
                live.insert(row.get(0)?);
            }
        }
        Ok(live)
    }

    /// Returns the number of actions of a match, of changes of a rollout, or of changes of a challenge (1, and 2 after it was taken).
    /// `None`: no subject has this id.
    pub(crate) async fn seq(&self, id: &str) -> Result<Option<usize>, StoreError> {
        let row = query(
            "SELECT seq FROM matches WHERE id = $1 UNION ALL SELECT seq FROM rollouts WHERE id = $1 UNION ALL
                 SELECT CASE WHEN EXISTS (SELECT 1 FROM matches WHERE id = c.match_id) THEN 2 ELSE 1 END
                 FROM challenges c WHERE c.id = $1",
        )
        .bind(id)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        Ok(match row {
            Some(row) => Some(usize::try_from(row.get::<i64>(0)?).unwrap_or(0)),
            None => None,
        })
    }

    /// Returns the numbers of several subjects at once.
    pub(crate) async fn seqs(&self, ids: &[Arc<str>]) -> Result<HashMap<String, usize>, StoreError> {
        let mut connection = self.connection().await?;
        let mut seqs = HashMap::with_capacity(ids.len());
        for part in parts(ids, MOST_READ) {
            let places = places(1, part.len());
            let mut select = query(format!(
                "SELECT id, seq FROM matches WHERE id IN {places} UNION ALL SELECT id, seq FROM rollouts WHERE id IN {places}
                 UNION ALL SELECT id, CASE WHEN EXISTS (SELECT 1 FROM matches WHERE id = c.match_id) THEN 2 ELSE 1 END
                 FROM challenges c WHERE id IN {places}"
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
