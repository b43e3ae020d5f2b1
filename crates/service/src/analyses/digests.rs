//! Digests of analyses for profiles, without the decisions.

use tavola_analysis::profile::{Digest, Header, MatchGroup};
use tavola_analysis::{AnalysisLevel, MatchAnalysis, Settings};
use tavola_play::{MatchSetup, Seat};
use tavola_rules::Rules;

use super::store::StoredAnalysis;
use super::{Analyses, rated};
use crate::failure::Failure;
use crate::principal::Principal;
use crate::store::to_text;

/// An analysis with a readable match.
pub(crate) struct Known {
    pub(crate) header: Header,
    pub(crate) setup: MatchSetup,
    changes: i64,
    digest: Option<Digest>,
}

impl Analyses {
    /// Returns the stored analyses of the caller's matches (of all matches on one's own machine), as far as this version can read them.
    pub(crate) async fn known(&self, principal: &Principal) -> Result<Vec<Known>, Failure> {
        let person = principal.is_of_a_service().then(|| principal.owner());
        let stored = self.node.store().analyses_of(None, person).await?;
        Ok(stored.into_iter().filter_map(known).collect())
    }

    /// Returns the digest of an analysis. It is computed once from the decisions and then stored.
    pub(crate) async fn digest(&self, known: &Known) -> Result<Digest, Failure> {
        if let Some(digest) = &known.digest {
            return Ok(digest.clone());
        }
        let Header { id, group: MatchGroup { level, judging, .. }, .. } = &known.header;
        let subject = self.subject(id).await?;
        let (actions, settings) = (subject.actions(), Settings::of(*level));
        let found = self.node.store().decisions(id, *level).await?;
        let decisions = found.map(|found| found.decisions).unwrap_or_default();
        let digest = self.node.tasks().compute(move || {
            let decisions = subject.keep(decisions);
            Digest::of(&MatchAnalysis::of(&subject, &settings, &decisions))
        });
        let digest = digest.await?;
        let place = (id.as_str(), *level, judging.as_deref().unwrap_or_default());
        // If this fails, the next profile reads the decisions again.
        _ = self.node.store().keep_digest(place, known.changes, actions, &to_text(&digest)?).await;
        Ok(digest)
    }

    /// Stores the digest of a finished analysis, so that no profile has to wait for it, and records the errors of a rated match.
    pub(super) async fn keep_digest(&self, id: &str, level: AnalysisLevel) -> Result<(), Failure> {
        let stored = self.node.store().analyses_of(Some(id), None).await?;
        for known in stored.into_iter().filter_map(known) {
            if known.header.group.level != level {
                continue;
            }
            let digest = self.digest(&known).await?;
            if let Some(rates) = digest.rates()
                && known.setup.rated
                && known.setup.rules == Rules::STANDARD.name
                && level == rated::LEVEL
            {
                let judging = known.header.group.judging.as_deref().unwrap_or_default();
                self.node.store().keep_rates(id, judging, rates).await?;
            }
        }
        Ok(())
    }
}

/// Reads a stored analysis with its match's setup. `None`: this version cannot read it, as in the list of matches.
fn known(stored: StoredAnalysis) -> Option<Known> {
    let setup: MatchSetup = serde_json::from_str(&stored.setup).ok()?;
    let names = setup.players.each_ref().map(|seat| match seat {
        Seat::Human { name } => name.clone(),
        Seat::Bot { level } => format!("Tavola ({level})"),
    });
    let group = MatchGroup {
        rules: setup.rules.clone(),
        level: stored.level,
        judging: Some(stored.judging),
        // The table of Tavola itself.
        met: None,
    };
    let date = stored.created.get(..10).map(str::to_owned);
    Some(Known {
        header: Header { id: stored.id, date, names, group },
        setup,
        changes: stored.changes,
        digest: stored.digest.as_deref().and_then(Digest::read),
    })
}
