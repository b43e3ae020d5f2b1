//! Wire types of games and their options.

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
    /// The usual kind of match.
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind"))]
    pub kind: MatchKind,
    /// Whether there is a doubling cube.
    pub cube: bool,
    /// Number of dice.
    pub dice: u8,
    /// The games of a match in turn, if it consists of several games.
    #[cfg_attr(test, ts(type = "GameName[]"))]
    pub in_turn: Vec<&'static str>,
    /// Estimated minutes of a game between people.
    pub minutes: u32,
    /// Share of luck in percent: 100 if the better player wins half of the games.
    pub luck: u32,
    /// Number of its leaflet, or null.
    pub leaflet: Option<String>,
    /// Its rating family on a service; null for an unrated game.
    pub rated: Option<&'static str>,
}

/// The games, and the levels of the engine.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Catalogue {
    pub rules: Vec<RuleCard>,
    #[cfg_attr(test, ts(type = "Level[]"))]
    pub levels: Vec<String>,
    pub version: &'static str,
    /// Whether this is a service, on which people have names and play each other.
    pub people: bool,
    /// Whether the service sends mail.
    pub mail: bool,
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

/// A value that conflicts with the other options.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BlockedValue {
    #[cfg_attr(test, ts(type = "OptionValue"))]
    pub value: Setting,
    /// The key of the reason: `conflict-KEY`.
    pub why: &'static str,
}

/// An option beside the values of the others.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RuleOption {
    pub id: &'static str,
    #[cfg_attr(test, ts(type = "OptionGroup"))]
    pub group: Group,
    #[serde(rename = "type")]
    pub kind: OptionType,
    /// Default of the game.
    #[cfg_attr(test, ts(type = "OptionValue"))]
    pub plain: Setting,
    #[cfg_attr(test, ts(type = "OptionValue"))]
    pub value: Setting,
    #[cfg_attr(test, ts(type = "OptionValue[]"))]
    pub choices: Vec<Setting>,
    pub blocked: Vec<BlockedValue>,
}

/// The options of a game, and its start position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RuleChoices {
    pub options: Vec<RuleOption>,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub start: Board,
}
