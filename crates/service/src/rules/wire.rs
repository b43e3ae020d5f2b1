//! Games and their options.

use serde::Serialize;
use tavola_notation::custom::Setting;
use tavola_rules::MatchKind;
use tavola_rules::options::Group;
use tavola_rules::track::Track;
use tavola_rules::variants::Family;

use crate::board::Board;

mod custom;

pub(crate) use custom::{
    Comparison, ComparisonRow, ComparisonRows, CustomRulesList, CustomRulesText, RulesQuery, StoredRules,
};

/// A game of the catalogue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RuleCard {
    #[cfg_attr(test, ts(type = "GameName"))]
    pub name: &'static str,
    #[cfg_attr(test, ts(type = "Family"))]
    pub family: Family,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub start: Board,
    /// What is usually played for.
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind"))]
    pub kind: MatchKind,
    /// Whether there is a doubling cube.
    pub cube: bool,
    /// How many dice are thrown.
    pub dice: u8,
    /// Games that a match is made of in turn, where it is not of one kind.
    #[cfg_attr(test, ts(type = "GameName[]"))]
    pub in_turn: Vec<&'static str>,
    /// About how long a game lasts among people.
    pub minutes: u32,
    /// How much of it is luck, in percent: 100 where a better player wins half of the games.
    pub luck: u32,
    /// Number of the leaflet that it is from, or null.
    pub leaflet: Option<String>,
    /// The games that it is rated with on a service; null where it is not rated.
    pub rated: Option<&'static str>,
}

/// What can be played, and against which levels.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Catalogue {
    pub rules: Vec<RuleCard>,
    #[cfg_attr(test, ts(type = "Level[]"))]
    pub levels: Vec<String>,
    pub version: &'static str,
    /// Whether this is a service, where people have names and play each other.
    pub people: bool,
}

/// The type of an option's values.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OptionType {
    Flag,
    Choice,
    Number,
}

/// A value that does not go together with the rest.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BlockedValue {
    #[cfg_attr(test, ts(type = "OptionValue"))]
    pub value: Setting,
    /// The key of the reason: `conflict-KEY`.
    pub why: &'static str,
}

/// An option as it stands beside the others.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RuleOption {
    pub id: &'static str,
    #[cfg_attr(test, ts(type = "OptionGroup"))]
    pub group: Group,
    #[serde(rename = "type")]
    pub kind: OptionType,
    /// As the game has it.
    #[cfg_attr(test, ts(type = "OptionValue"))]
    pub plain: Setting,
    #[cfg_attr(test, ts(type = "OptionValue"))]
    pub value: Setting,
    #[cfg_attr(test, ts(type = "OptionValue[]"))]
    pub choices: Vec<Setting>,
    pub blocked: Vec<BlockedValue>,
}

/// What rules can be made of, and how they begin.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RuleChoices {
    pub options: Vec<RuleOption>,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub start: Board,
}
