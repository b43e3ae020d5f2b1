//! Limits on the engine's work for one person, so that nobody delays the others.

use crate::failure::Failure;
use crate::node::Node;
use crate::principal::Principal;
use crate::store::{Store, StoreError, query};

/// Maximum number of analyses and rollouts of a person that run at once.
const MOST_AT_ONCE: i64 = 2;

impl Node {
    /// Checks whether a person may begin an analysis or a rollout. `besides` is not counted.
    ///
    /// # Errors
    /// The maximum number of them runs for this person already.
    pub(crate) async fn allows_work(&self, principal: &Principal, besides: &str) -> Result<(), Failure> {
        if !principal.is_of_a_service() {
            return Ok(());
        }
        if self.store().work_of(principal.owner(), besides).await? < MOST_AT_ONCE {
            return Ok(());
        }
        Err(Failure::TooMany(format!(
            "{MOST_AT_ONCE} analyses and rollouts of yours run already; wait for one, or stop it"
        )))
    }
}

impl Store {
    /// Counts the running analyses and rollouts of a person, except those of the match or rollout `besides`.
    async fn work_of(&self, owner: &str, besides: &str) -> Result<i64, StoreError> {
        let row = query(
            "SELECT (SELECT COUNT(*) FROM analyses WHERE running = 1 AND owner = $1 AND match_id <> $2)
                  + (SELECT COUNT(*) FROM rollouts r JOIN rollout_owners o ON o.rollout_id = r.id
                     WHERE r.running = 1 AND o.owner = $1 AND r.id <> $2)",
        )
        .bind(owner)
        .bind(besides)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        row.map_or(Ok(0), |row| row.get(0))
    }

    /// Records the person who requested the running analyses of a match.
    pub(crate) async fn own_analyses(&self, id: &str, owner: &str) -> Result<(), StoreError> {
        query("UPDATE analyses SET owner = $1 WHERE match_id = $2 AND running = 1")
            .bind(owner)
            .bind(id)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Returns whether a person has requested an analysis of a match.
    pub(crate) async fn owns_analysis(&self, id: &str, owner: &str) -> Result<bool, StoreError> {
        let row = query("SELECT level FROM analyses WHERE match_id = $1 AND owner = $2")
            .bind(id)
            .bind(owner)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        Ok(row.is_some())
    }

    /// Adds a person to the owners of a rollout.
    pub(crate) async fn own_rollout(&self, id: &str, owner: &str) -> Result<(), StoreError> {
        query("INSERT INTO rollout_owners (rollout_id, owner) VALUES ($1, $2) ON CONFLICT (rollout_id, owner) DO NOTHING")
            .bind(id)
            .bind(owner)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Returns the owners of a rollout.
    pub(crate) async fn rollout_owners(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT owner FROM rollout_owners WHERE rollout_id = $1")
            .bind(id)
            .fetch_all(&mut self.connection().await?)
            .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Removes a person from the owners of a rollout.
    pub(crate) async fn disown_rollout(&self, id: &str, owner: &str) -> Result<(), StoreError> {
        query("DELETE FROM rollout_owners WHERE rollout_id = $1 AND owner = $2")
            .bind(id)
            .bind(owner)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}
