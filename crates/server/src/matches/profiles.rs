//! What the analysed matches of a player have in common.

use std::collections::BTreeMap;

use tavola_analysis::profile::{self, Digest, Group, Header, Profile};
use tavola_analysis::{Level, MatchAnalysis, Settings, Subject};
use tavola_play::{MatchSetup, Seat};

use super::{Matches, to_text};
use crate::error::Failure;
use crate::store::StoredAnalysis;
use crate::wire::{ProfileGroup, ProfileName, ProfileQuery, ProfileView};

/// An analysis whose match can be read.
pub(super) struct Known {
    pub(super) header: Header,
    pub(super) setup: MatchSetup,
    changes: i64,
    digest: Option<Digest>,
}

impl Matches {
    /// The stored analyses of a match or of all matches, as far as this version can read them.
    pub(super) async fn known_analyses(&self, of: Option<&str>) -> Result<Vec<Known>, Failure> {
        let stored = self.store().analyses_of(of).await?;
        Ok(stored.into_iter().filter_map(known).collect())
    }

    /// What a profile needs of an analysis. It is read from the decisions once, and kept.
    async fn digest(&self, known: &Known) -> Result<Digest, Failure> {
        if let Some(digest) = &known.digest {
            return Ok(digest.clone());
        }
        let Header { id, group: Group { level, judging, .. }, .. } = &known.header;
        let record = self.record(id).await?;
        let (actions, settings) = (record.log.len(), Settings::of(*level));
        let (_, decisions) = self.store().decisions(id, *level).await?.unwrap_or_default();
        let digest = tokio::task::spawn_blocking(move || {
            let subject = Subject::of_record(&record)?;
            let decisions = subject.keep(decisions);
            Ok(Digest::of(&MatchAnalysis::of(&subject, &settings, &decisions)))
        });
        let digest = digest.await.map_err(Failure::internal)?;
        let digest = digest.map_err(|error: tavola_play::RecordError| Failure::internal(error))?;
        let place = (id.as_str(), *level, judging.as_deref().unwrap_or_default());
        // Where this fails, the next profile reads the decisions again.
        _ = self.store().keep_digest(place, known.changes, actions, &to_text(&digest)?).await;
        Ok(digest)
    }

    /// Makes the digest of an analysis that has ended, so that no profile has to wait for it.
    pub(super) async fn digest_analysis(&self, id: &str, level: Level) -> Result<(), Failure> {
        for known in self.known_analyses(Some(id)).await? {
            if known.header.group.level == level {
                self.digest(&known).await?;
            }
        }
        Ok(())
    }

    /// The names that occur, and the profile of one of them: of the one that is asked for, else of the one who plays here.
    pub(crate) async fn profile(&self, query: ProfileQuery) -> Result<ProfileView, Failure> {
        let all = self.known_analyses(None).await?;
        let names = names(&all);
        let asked = query.name.or_else(|| names.first().map(|name| name.name.clone()));
        let Some(name) = asked else {
            return Ok(ProfileView { names, groups: Vec::new(), profile: None });
        };
        let mut groups = Vec::new();
        for (group, matches) in profile::groups(&name, all.iter().map(|known| &known.header)) {
            let known = all.iter().find(|known| known.header.group == group);
            let rules = known.and_then(|known| known.setup.custom_rules().ok());
            let older = match &rules {
                Some(rules) => group.judging.as_deref() != Some(&*self.judging(rules).await?),
                None => true,
            };
            groups.push(ProfileGroup { group, older, matches });
        }
        // What is judged as today comes first.
        groups.sort_by_key(|group| group.older);
        let wanted = |group: &&ProfileGroup| {
            let Group { rules, level, judging, .. } = &group.group;
            query.rules.as_ref().is_none_or(|asked| asked == rules)
                && query.level.is_none_or(|asked| asked == *level)
                && query.judging.as_ref().is_none_or(|asked| Some(asked) == judging.as_ref())
        };
        let profile = match groups.iter().find(wanted) {
            Some(ProfileGroup { group, .. }) => Some(self.profile_of(&name, group, &all).await?),
            None => None,
        };
        Ok(ProfileView { names, groups, profile })
    }

    async fn profile_of(&self, name: &str, group: &Group, all: &[Known]) -> Result<Profile, Failure> {
        let mut found = Vec::new();
        for known in all.iter().filter(|known| known.header.is_of(name, group)) {
            match self.digest(known).await {
                Ok(digest) => found.push((&known.header, digest)),
                // The match was removed in between.
                Err(Failure::NotFound(_)) => {}
                Err(failure) => return Err(failure),
            }
        }
        let matches = found.iter().map(|(header, digest)| (*header, digest));
        Ok(profile::profile(name, group, matches))
    }
}

/// A stored analysis with its match's setup. What a version cannot read is left out, as in the list of matches.
fn known(stored: StoredAnalysis) -> Option<Known> {
    let setup: MatchSetup = serde_json::from_str(&stored.setup).ok()?;
    let names = setup.players.each_ref().map(|seat| match seat {
        Seat::Human { name } => name.clone(),
        Seat::Bot { level } => format!("Tavola ({level})"),
    });
    let group = Group {
        rules: setup.rules.clone(),
        level: stored.level,
        judging: Some(stored.judging),
        // Tavola's own table.
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

/// The people in some matches: those who play against Tavola come first, then those with most matches.
fn names(all: &[Known]) -> Vec<ProfileName> {
    // A match may be analysed at several levels.
    let matches: BTreeMap<&str, &Known> = all.iter().map(|known| (known.header.id.as_str(), known)).collect();
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for known in matches.values().filter(|known| known.header.names[0] != known.header.names[1]) {
        let against_tavola = known.setup.players.iter().any(Seat::is_bot);
        for (seat, name) in known.setup.players.iter().zip(&known.header.names) {
            if !seat.is_bot() {
                let (here, count) = counts.entry(name).or_default();
                *here += usize::from(against_tavola);
                *count += 1;
            }
        }
    }
    let mut names: Vec<_> = counts.into_iter().collect();
    names.sort_by_key(|(_, counts)| std::cmp::Reverse(*counts));
    names.into_iter().map(|(name, (_, matches))| ProfileName { name: name.to_owned(), matches }).collect()
}
