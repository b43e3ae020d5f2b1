//! Wire types of profiles.

use serde::{Deserialize, Serialize};
use tavola_analysis::AnalysisLevel;
use tavola_analysis::profile::{MatchGroup, Profile};

/// Selects a player and their matches. For each absent field the largest group is chosen.
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

/// Matches of one game, analysed at one level with one judging: only these are added up.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ProfileGroup {
    #[cfg_attr(test, ts(type = "MatchGroup"))]
    pub group: MatchGroup,
    /// Whether the present judging differs from theirs.
    pub older: bool,
    pub matches: usize,
}

/// All names, and the profile of one player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ProfileView {
    /// The page's own player first.
    pub names: Vec<ProfileName>,
    /// Groups of the player: first those with the present judging, then by size.
    pub groups: Vec<ProfileGroup>,
    /// Null if the player has no match of that kind.
    #[cfg_attr(test, ts(type = "Profile | null"))]
    pub profile: Option<Profile>,
}
