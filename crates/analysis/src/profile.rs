//! Statistics over a player's analysed matches: PR by month, opponent, part of the game and kind of cube decision, the
//! kinds of errors that cost most, and luck.
//!
//! [`MatchGroup`] distinguishes matches: only those of one game, analysed at one level by one judging, are added up.
//!
//! Intervals are of 95 %. PR is a ratio: the sum of errors divided by the number of decisions that count. With `e` the error
//! of a decision, `c` 1 if it counts and 0 otherwise, and `R` the ratio, its standard error is `sqrt(m / (m - 1) * sum (e - R
//! c)^2) / n` for `m` decisions of which `n` count. This is the usual standard error of a ratio of means; decisions are taken
//! as independent.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_engine::Met;
use tavola_rules::Player;

use crate::decision::{DecisionKind, GamePart};
use crate::level::AnalysisLevel;
use crate::summary::MatchAnalysis;

mod digest;
mod error_kind;
mod rows;

pub use digest::Digest;
use digest::Sums;
pub use error_kind::ErrorKind;
pub use rows::{
    DecisionRate, Profile, ProfileCost, ProfileCube, ProfileLuck, ProfileMatch, ProfileMonth,
    ProfileOpponent, ProfilePart,
};

/// The data of an analysed match without its decisions.
#[derive(Clone, Debug)]
pub struct Header {
    /// Reference to the match: its id or the name of a file.
    pub id: String,
    /// The day on which it was played, `2026-03-14`.
    pub date: Option<String>,
    /// Both names; either may be empty.
    pub names: [String; 2],
    /// The group of matches that it belongs to.
    pub group: MatchGroup,
}

/// Matches that can be added up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchGroup {
    /// The game.
    pub rules: String,
    /// The depth of their analysis.
    pub level: AnalysisLevel,
    /// The version of their judging; left out if it is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judging: Option<String>,
    /// The match equity table, if it was not Tavola's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub met: Option<String>,
}

impl MatchGroup {
    /// The group of a match.
    #[must_use]
    pub fn of(analysis: &MatchAnalysis) -> MatchGroup {
        let own = Met::own();
        MatchGroup {
            rules: analysis.rules.clone(),
            level: analysis.level,
            judging: analysis.judging.clone(),
            met: analysis.met.clone().filter(|met| met != own.name()),
        }
    }
}

impl Header {
    /// The seat of a player, by their name. Two players of one name cannot be distinguished.
    fn seat(&self, name: &str) -> Option<Player> {
        let mut seats = Player::BOTH.into_iter().filter(|player| self.names[player.index()] == name);
        seats.next().filter(|_| seats.next().is_none())
    }

    /// Returns whether a profile of a player over a group has this match.
    #[must_use]
    pub fn is_of(&self, name: &str, group: &MatchGroup) -> bool {
        self.group == *group && self.seat(name).is_some()
    }
}

/// The groups of a player's matches and how many each has, the largest first.
#[must_use]
pub fn groups<'a>(name: &str, headers: impl IntoIterator<Item = &'a Header>) -> Vec<(MatchGroup, usize)> {
    let mut counts: BTreeMap<&MatchGroup, usize> = BTreeMap::new();
    for header in headers.into_iter().filter(|header| header.seat(name).is_some()) {
        *counts.entry(&header.group).or_default() += 1;
    }
    let mut groups: Vec<_> = counts.into_iter().map(|(group, count)| (group.clone(), count)).collect();
    groups.sort_by_key(|(_, count)| Reverse(*count));
    groups
}

/// The names in some matches and how many matches each has, the most frequent first.
#[must_use]
pub fn names<'a>(headers: impl IntoIterator<Item = &'a Header>) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for Header { names: [first, second], .. } in
        headers.into_iter().filter(|header| header.names[0] != header.names[1])
    {
        *counts.entry(first).or_default() += 1;
        *counts.entry(second).or_default() += 1;
    }
    let mut names: Vec<_> = counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
    names.sort_by_key(|(_, count)| Reverse(*count));
    names
}

/// The profile of a player over their matches of a group. Others are passed over, and those that are not analysed to the end
/// are only counted.
#[must_use]
pub fn profile<'a>(
    name: &str,
    group: &MatchGroup,
    matches: impl IntoIterator<Item = (&'a Header, &'a Digest)>,
) -> Profile {
    let mut checkers = Sums::default();
    let mut cube = Sums::default();
    let mut months: BTreeMap<String, (usize, Sums)> = BTreeMap::new();
    let mut opponents: BTreeMap<String, (usize, Sums)> = BTreeMap::new();
    let mut parts: BTreeMap<GamePart, Sums> = BTreeMap::new();
    let mut cubes: Vec<(DecisionKind, Sums)> = Vec::new();
    let mut costs: BTreeMap<(ErrorKind, GamePart), (usize, f64)> = BTreeMap::new();
    let mut luck = ProfileLuck::default();
    let mut history = Vec::new();
    let (mut games, mut partial) = (0, 0);
    for (header, digest) in matches {
        let Some(player) = header.seat(name).filter(|_| header.group == *group) else { continue };
        if !digest.whole {
            partial += 1;
            continue;
        }
        games += digest.games;
        let own = digest.of_player(player);
        checkers.join(&own.checkers);
        cube.join(&own.cube);
        own.parts.iter().for_each(|(part, sums)| parts.entry(*part).or_default().join(sums));
        own.cubes.iter().for_each(|(kind, sums)| digest::entry(&mut cubes, *kind).join(sums));
        for (error, part, times, loss) in &own.costs {
            let (count, lost) = costs.entry((*error, *part)).or_default();
            *count += times;
            *lost += loss;
        }
        luck.rolls += own.rolls.0;
        luck.equity += own.rolls.1;
        let here = own.all();
        let opponent = header.names[player.opponent().index()].clone();
        let month = header.date.as_ref().and_then(|date| date.get(..7));
        let month = month.map(|month| months.entry(month.to_owned()).or_default());
        for (matches, sums) in month.into_iter().chain([opponents.entry(opponent.clone()).or_default()]) {
            *matches += 1;
            sums.join(&here);
        }
        history.push(ProfileMatch {
            id: header.id.clone(),
            date: header.date.clone(),
            opponent,
            rate: here.rate(),
            luck: own.luck,
            won: own.result.filter(|result| *result != 0.0).map(|result| result > 0.0),
        });
    }
    let mut total = checkers;
    total.join(&cube);
    luck.rate = if luck.rolls > 0 { 1000.0 * luck.equity / luck.rolls as f64 } else { 0.0 };
    history.sort_by(|a, b| (a.date.is_none(), &a.date).cmp(&(b.date.is_none(), &b.date)));
    cubes.sort_by_key(|(kind, _)| CUBES.iter().position(|each| each == kind));
    let mut opponents: Vec<ProfileOpponent> = opponents
        .into_iter()
        .map(|(opponent, (matches, sums))| ProfileOpponent { opponent, matches, rate: sums.rate() })
        .collect();
    opponents.sort_by_key(|row| Reverse(row.matches));
    let mut costliest: Vec<ProfileCost> = costs
        .into_iter()
        .map(|((error, part), (count, lost))| ProfileCost { error, part, count, lost })
        .collect();
    costliest.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    Profile {
        tavola_profile: 1,
        name: name.to_owned(),
        group: group.clone(),
        matches: history.len(),
        games,
        partial,
        total: total.rate(),
        checkers: checkers.rate(),
        cube: (cube.known > 0).then(|| cube.rate()),
        luck: (luck.rolls > 0).then_some(luck),
        months: months
            .into_iter()
            .map(|(month, (matches, sums))| ProfileMonth { month, matches, rate: sums.rate() })
            .collect(),
        opponents,
        parts: parts
            .into_iter()
            .filter(|(_, sums)| sums.known > 0)
            .map(|(part, sums)| ProfilePart { part, rate: sums.rate() })
            .collect(),
        cubes: cubes
            .into_iter()
            .filter(|(_, sums)| sums.known > 0)
            .map(|(kind, sums)| ProfileCube { kind, rate: sums.rate() })
            .collect(),
        costliest,
        history,
    }
}

/// Kinds of cube decisions in the order of a profile.
const CUBES: [DecisionKind; 6] = [
    DecisionKind::NoDouble,
    DecisionKind::Double,
    DecisionKind::Take,
    DecisionKind::Drop,
    DecisionKind::Beaver,
    DecisionKind::Raccoon,
];

/// The day of a fact such as `EventDate` of a match file: a year, a month and a day in this order, whatever stands between
/// them.
#[must_use]
pub fn day(text: &str) -> Option<String> {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    let mut next = |digits: core::ops::RangeInclusive<usize>| {
        numbers.next().filter(|number| digits.contains(&number.len()))?.parse::<u32>().ok()
    };
    let (year, month, day) = (next(4..=4)?, next(1..=2)?, next(1..=2)?);
    let fits = (1..=12).contains(&month) && (1..=31).contains(&day);
    fits.then(|| format!("{year:04}-{month:02}-{day:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_from_the_facts_of_files() {
        assert_eq!(day("2024.01.31").as_deref(), Some("2024-01-31"));
        assert_eq!(day("2024-1-3T10:00").as_deref(), Some("2024-01-03"));
        for none in ["", "31.01.2024", "2024.13.01", "today"] {
            assert_eq!(day(none), None, "{none}");
        }
    }
}
