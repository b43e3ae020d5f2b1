//! Players over all their analysed matches.

use serde::{Deserialize, Serialize};
use tavola_analysis::AnalysisLevel;
use tavola_analysis::profile::{Group, Profile};

/// Whose profile is asked for, and over which matches; the largest choice where something is left out.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct ProfileQuery {
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub rules: Option<String>,
    #[serde(default)]
    pub level: Option<AnalysisLevel>,
    #[serde(default)]
    pub judging: Option<String>,
}

/// A name that occurs in analysed matches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ProfileName {
    /// May be empty.
    pub name: String,
    pub matches: usize,
}

/// Matches of one game, analysed at one level by one judging: only these are added up.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ProfileGroup {
    #[cfg_attr(test, ts(type = "MatchGroup"))]
    pub group: Group,
    /// Whether they were judged otherwise than matches are today.
    pub older: bool,
    pub matches: usize,
}

/// Who occurs, and the profile of one player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ProfileView {
    /// The page's own player first.
    pub names: Vec<ProfileName>,
    /// Of the player; those that are judged as today first, then the largest.
    pub groups: Vec<ProfileGroup>,
    /// Null where the player has no match of that kind.
    #[cfg_attr(test, ts(type = "Profile | null"))]
    pub profile: Option<Profile>,
}
