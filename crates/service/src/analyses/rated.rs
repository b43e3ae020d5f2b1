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
