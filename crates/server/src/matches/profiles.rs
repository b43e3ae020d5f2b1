//! What the analysed matches of a player have in common.

use std::collections::BTreeMap;

use tavola_analysis::profile::{self, Group, Header, Profile};
use tavola_analysis::{MatchAnalysis, Settings, Subject};
use tavola_play::{MatchSetup, Seat};

use super::Matches;
use crate::error::Failure;
use crate::store::StoredAnalysis;
use crate::wire::{ProfileGroup, ProfileName, ProfileQuery, ProfileView};

/// An analysis whose match can be read.
pub(super) struct Known {
    pub(super) header: Header,
    pub(super) setup: MatchSetup,
}

impl Matches {
    /// All stored analyses whose matches this version can read.
    pub(super) async fn known_analyses(&self) -> Result<Vec<Known>, Failure> {
        let stored = self.store().all_analyses().await?;
        Ok(stored.into_iter().filter_map(known).collect())
    }

    /// What an analysis has found.
    pub(super) async fn whole(&self, header: &Header) -> Result<MatchAnalysis, Failure> {
        let (id, level) = (&header.id, header.group.level);
        let record = self.record(id).await?;
        let (_, decisions) = self.store().decisions(id, level).await?.unwrap_or_default();
        let whole = tokio::task::spawn_blocking(move || {
            let subject = Subject::of_record(&record)?;
            let decisions = subject.keep(decisions);
            Ok(MatchAnalysis::of(&subject, &Settings::of(level), &decisions))
        });
        whole
            .await
            .map_err(Failure::internal)?
            .map_err(|error: tavola_play::RecordError| Failure::internal(error))
    }

    /// The names that occur, and the profile of one of them: of the one that is asked for, else of the one who plays here.
    pub(crate) async fn profile(&self, query: ProfileQuery) -> Result<ProfileView, Failure> {
        let all = self.known_analyses().await?;
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
        for Known { header, .. } in all.iter().filter(|known| known.header.is_of(name, group)) {
            match self.whole(header).await {
                Ok(analysis) => found.push((header, analysis)),
                // The match was removed in between.
                Err(Failure::NotFound(_)) => {}
                Err(failure) => return Err(failure),
            }
        }
        let matches = found.iter().map(|(header, analysis)| (*header, analysis));
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
    Some(Known { header: Header { id: stored.id, date, names, group }, setup })
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
