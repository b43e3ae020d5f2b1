//! Analyses of rated matches by the service itself, so that people can compare the quality of their play with their results
//! (`docs/ratings.md`). Their jobs have the lowest priority, and their number per day is limited.

use tavola_analysis::AnalysisLevel;
use tavola_analysis::profile::DecisionRate;
use tavola_rules::Player;
#[cfg(feature = "native")]
use {super::Analyses, crate::failure::Failure, std::time::Duration, tavola_rules::Rules};

use crate::store::{Store, StoreError, query};

/// The level: the judge's own errors at `quick` are those of a very strong player (`docs/analysis.md`).
pub(crate) const LEVEL: AnalysisLevel = AnalysisLevel::Standard;
/// Interval between two searches for a match to analyse.
#[cfg(feature = "native")]
const LOOK: Duration = Duration::from_secs(3);
/// Number of the latest analyses by the service itself that keep the details of every decision, about 0.2 MB for a match of three points.
/// Older ones keep the error rates and the digests.
#[cfg(feature = "native")]
const DETAILED: i64 = 1_000;
/// Milliseconds of the period in which the matches are counted.
#[cfg(feature = "native")]
const DAY: i64 = 24 * 60 * 60 * 1000;

#[cfg(feature = "native")]
impl Analyses {
    /// Analyses rated matches one by one, the latest first, until the node stops: `most` a day on all nodes together.
    pub(crate) async fn watch_rated(&self, most: u32) {
        while !self.node.bus().is_stopped() {
            self.node.tasks().sleep(LOOK).await;
            match self.analyse_rated(most).await {
                Ok(()) => {}
                Err(Failure::Store(StoreError::Closed)) => return,
                Err(failure) => tracing::warn!("a rated match cannot be analysed: {failure}"),
            }
        }
    }

    /// Begins the analysis of a rated match if one is due.
    async fn analyse_rated(&self, most: u32) -> Result<(), Failure> {
        let store = self.node.store();
        // Error rates are compared only under one judging. Another game would have another judging.
        let judging = self.judging(&Rules::STANDARD).await?;
        let Some(id) = store.next_rated(most, &judging).await? else { return Ok(()) };
        if self.games.record(&id).await?.setup.rules == Rules::STANDARD.name {
            self.analyse(id, LEVEL, "").await?;
            store.forget_details(DETAILED).await?;
        } else {
            store.leave_out_rated(&id).await?;
        }
        Ok(())
    }
}

impl Store {
    /// Selects the latest rated match without an analysis and marks it. `None`: there is none, an analysis is running, or `most` were begun
    /// within a day.
    #[cfg(feature = "native")]
    async fn next_rated(&self, most: u32, judging: &str) -> Result<Option<String>, StoreError> {
        let mut connection = self.connection().await?;
        let now = connection.clock();
        // Most often there is none, and a read costs no flush.
        let due = query(format!(
            "SELECT r.match_id FROM rated r JOIN matches m ON m.id = r.match_id
             WHERE r.family = 'backgammon' AND r.ended IS NOT NULL AND (r.analysed IS NULL OR r.judging <> $1)
             AND (SELECT COUNT(DISTINCT match_id) FROM rated WHERE analysed > {now} - {DAY}) < $2
             AND NOT EXISTS (SELECT 1 FROM jobs WHERE class = 'decisions' AND state = 'due' AND person = '')
             ORDER BY r.ended DESC LIMIT 1"
        ))
        .bind(judging)
        .bind(i64::from(most))
        .fetch_optional(&mut connection)
        .await?;
        let Some(row) = due else { return Ok(None) };
        let id: String = row.get(0)?;
        let marked = query(format!(
            "UPDATE rated SET analysed = {now}, lost = NULL, decisions = NULL, judging = NULL
             WHERE match_id = $1 AND (analysed IS NULL OR judging <> $2)"
        ));
        let marked = marked.bind(id.as_str()).bind(judging).execute(&mut connection).await?;
        Ok((marked > 0).then_some(id))
    }

    /// Removes the decisions of the analyses that have just become older than the `kept` latest ones by the service itself.
    #[cfg(feature = "native")]
    async fn forget_details(&self, kept: i64) -> Result<(), StoreError> {
        // A match has a row for each player. Every new analysis makes one older, so few at once are enough.
        query(
            "DELETE FROM decisions WHERE level = $1 AND match_id IN (
                 SELECT match_id FROM rated WHERE analysed > 0 AND decisions IS NOT NULL
                 ORDER BY analysed DESC, match_id LIMIT 20 OFFSET $2)",
        )
        .bind(LEVEL.name())
        .bind(2 * kept)
        .execute(&mut self.connection().await?)
        .await
        .map(drop)
    }

    /// Marks a match as one without a comparable error rate.
    #[cfg(feature = "native")]
    async fn leave_out_rated(&self, id: &str) -> Result<(), StoreError> {
        let update = query("UPDATE rated SET analysed = 0 WHERE match_id = $1").bind(id);
        update.execute(&mut self.connection().await?).await.map(drop)
    }

    /// Stores the losses of both players of a rated match.
    pub(super) async fn keep_rates(
        &self,
        id: &str,
        judging: &str,
        rates: [DecisionRate; 2],
    ) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        for (player, rate) in Player::BOTH.into_iter().zip(rates) {
            query(
                "UPDATE rated SET lost = $1, decisions = $2, judging = $3, analysed = COALESCE(analysed, 0)
                 WHERE match_id = $4 AND player = $5 AND ended IS NOT NULL",
            )
            .bind(rate.lost)
            .bind(rate.decisions as i64)
            .bind(judging)
            .bind(id)
            .bind(player.index() as i64)
            .execute(&mut connection)
            .await?;
        }
        Ok(())
    }
}

#[cfg(all(test, feature = "native"))]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::store::testing::stores;

    #[tokio::test]
    async fn only_the_latest_analyses_by_the_service_and_those_of_people_keep_their_decisions() {
        let folder = TempDir::new().unwrap();
        for store in stores(&folder).await {
            let mut connection = store.connection().await.unwrap();
            query("INSERT INTO people (id, name, name_key, created) VALUES ('p', 'P', 'p', 0)")
                .execute(&mut connection)
                .await
                .unwrap();
            // The match "e" has an analysis that a person has requested.
            for (id, analysed) in [("a", 400), ("b", 300), ("c", 200), ("d", 100), ("e", 0)] {
                for text in [
                    "INSERT INTO matches (id, setup, card, created, updated, seq) VALUES ($1, '', '', '', '', 0)",
                    "INSERT INTO analyses (match_id, level, version, running) VALUES ($1, 'standard', '', 0)",
                    "INSERT INTO digests (match_id, level, changes, actions, digest) VALUES ($1, 'standard', 0, 0, '')",
                    "INSERT INTO decisions (match_id, level, number, decision) VALUES ($1, 'standard', 0, '')",
                ] {
                    query(text).bind(id).execute(&mut connection).await.unwrap();
                }
                for player in [0, 1] {
                    query(
                        "INSERT INTO rated (match_id, player, person, family, analysed, decisions)
                         VALUES ($1, $2, 'p', 'backgammon', $3, 1)",
                    )
                    .bind(id)
                    .bind(player)
                    .bind(analysed)
                    .execute(&mut connection)
                    .await
                    .unwrap();
                }
            }
            // A file has one connection.
            drop(connection);
            store.forget_details(2).await.unwrap();
            let mut connection = store.connection().await.unwrap();
            let rows =
                query("SELECT match_id FROM decisions ORDER BY match_id").fetch_all(&mut connection).await;
            let left: Vec<String> = rows.unwrap().iter().map(|row| row.get(0).unwrap()).collect();
            assert_eq!(left, ["a", "b", "e"]);
            let digests = query("SELECT COUNT(*) FROM digests").fetch_optional(&mut connection).await;
            assert_eq!(digests.unwrap().unwrap().get::<i64>(0).unwrap(), 5);
        }
    }
}
