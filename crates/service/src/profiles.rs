//! Profiles of players over all their analysed matches.

use std::collections::BTreeMap;

use tavola_analysis::profile::{self, MatchGroup, Profile};
use tavola_play::Seat;

use crate::analyses::{Analyses, Known};
use crate::failure::Failure;
use crate::principal::Principal;
use wire::{ProfileGroup, ProfileName, ProfileQuery, ProfileView};

mod calls;
pub(crate) mod wire;

pub(crate) use calls::routes;

/// The profiles of the people who play on a node. Clones share them.
#[derive(Clone)]
pub(crate) struct Profiles {
    analyses: Analyses,
}

impl Profiles {
    /// Creates profiles from analyses.
    pub(crate) fn new(analyses: Analyses) -> Profiles {
        Profiles { analyses }
    }

    /// Returns all names in the analyses, and the profile of one: the requested player, or else the person who plays here.
    pub(crate) async fn profile(
        &self,
        query: ProfileQuery,
        principal: &Principal,
    ) -> Result<ProfileView, Failure> {
        let all = self.analyses.known(principal).await?;
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
                Some(rules) => group.judging.as_deref() != Some(&*self.analyses.judging(rules).await?),
                None => true,
            };
            groups.push(ProfileGroup { group, older, matches });
        }
        // Groups with the present judging come first.
        groups.sort_by_key(|group| group.older);
        let wanted = |group: &&ProfileGroup| {
            let MatchGroup { rules, level, judging, .. } = &group.group;
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

    async fn profile_of(&self, name: &str, group: &MatchGroup, all: &[Known]) -> Result<Profile, Failure> {
        let mut found = Vec::new();
        for known in all.iter().filter(|known| known.header.is_of(name, group)) {
            match self.analyses.digest(known).await {
                Ok(digest) => found.push((&known.header, digest)),
                // The match was removed meanwhile.
                Err(Failure::NotFound(_)) => {}
                Err(failure) => return Err(failure),
            }
        }
        let matches = found.iter().map(|(header, digest)| (*header, digest));
        Ok(profile::profile(name, group, matches))
    }
}

/// Returns the people in some matches: first those who play against Tavola, then those with the most matches.
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
