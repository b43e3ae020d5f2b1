//! Wire types of custom rules and of requests about rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_notation::custom::{CustomRules, Setting};
use tavola_rules::options::Group;
use tavola_rules::track::Track;

use crate::board::Board;
use crate::failure::wire::Unreadable;

/// Selects rules.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct RulesQuery {
    /// The language of the page.
    #[serde(default)]
    pub lang: Option<String>,
    /// Options with a value other than the game's default, as a JSON object.
    #[serde(default)]
    pub options: Option<String>,
    /// Name of the custom rules.
    #[serde(default)]
    pub title: Option<String>,
}

/// Rule sets for a comparison.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Comparison {
    /// Two to five rule sets.
    pub custom_rules: Vec<CustomRules>,
}

/// An option in several rule sets; "other" is a value that no option offers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ComparisonRow {
    pub id: &'static str,
    #[cfg_attr(test, ts(type = "OptionGroup"))]
    pub group: Group,
    #[cfg_attr(test, ts(type = "OptionValue[]"))]
    pub values: Vec<Setting>,
    /// Whether all of them are equal.
    pub same: bool,
}

/// Every option in several rule sets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ComparisonRows {
    pub rows: Vec<ComparisonRow>,
}

/// Custom rules as the text of a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct CustomRulesText {
    /// The text.
    pub text: String,
}

/// Stored custom rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StoredRules {
    pub id: String,
    pub name: String,
    #[cfg_attr(test, ts(type = "GameName"))]
    pub game: String,
    #[cfg_attr(test, ts(type = "Options"))]
    pub options: BTreeMap<String, Setting>,
    /// The direction of the players; absent if this version cannot play the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Track"))]
    pub track: Option<Track>,
    /// The start position; absent if this version cannot play the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub start: Option<Board>,
}

/// All custom rules, the last changed first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CustomRulesList {
    pub custom_rules: Vec<StoredRules>,
    /// Custom rules that this version cannot read.
    pub unreadable: Vec<Unreadable>,
}
