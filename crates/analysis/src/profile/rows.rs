//! A profile and its rows.

use serde::{Deserialize, Serialize};

use super::MatchGroup;
use super::error_kind::ErrorKind;
use crate::decision::{DecisionKind, GamePart};

/// Everything about a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// Version of this format.
    pub tavola_profile: u32,
    /// The player's name.
    pub name: String,
    /// The group of the matches.
    #[serde(flatten)]
    pub group: MatchGroup,
    /// Matches, and games of them.
    pub matches: usize,
    /// See there.
    pub games: usize,
    /// Matches that are left out because they are not analysed to the end.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub partial: usize,
    /// Plays and cube decisions together.
    pub total: DecisionRate,
    /// Plays.
    pub checkers: DecisionRate,
    /// Cube decisions, if there were any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cube: Option<DecisionRate>,
    /// Luck, if there were rolls with luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<ProfileLuck>,
    /// By month, the first one first; matches without a date are left out.
    pub months: Vec<ProfileMonth>,
    /// By opponent, the one with most matches first.
    pub opponents: Vec<ProfileOpponent>,
    /// By part of the game.
    pub parts: Vec<ProfilePart>,
    /// By kind of cube decision.
    pub cubes: Vec<ProfileCube>,
    /// Kinds of errors, the one that lost most first.
    pub costliest: Vec<ProfileCost>,
    /// Every match, the first one first; those without a date at the end.
    pub history: Vec<ProfileMatch>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// Quality of some decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DecisionRate {
    /// Decisions that the PR counts.
    pub decisions: usize,
    /// Decisions that are worse than good.
    pub errors: usize,
    /// Their total loss, as equity.
    pub lost: f64,
    /// The PR; left out without decisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pr: Option<f64>,
    /// Half of its interval of 95 %; left out with fewer than two decisions, or if all have equal losses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
}

/// Luck of all rolls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfileLuck {
    /// As equity.
    pub equity: f64,
    /// Rolls.
    pub rolls: usize,
    /// Thousandths of equity for each of them.
    pub rate: f64,
}

/// A month.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfileMonth {
    /// `2026-03`.
    pub month: String,
    /// Matches.
    pub matches: usize,
    /// All decisions.
    #[serde(flatten)]
    pub rate: DecisionRate,
}

/// An opponent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfileOpponent {
    /// The name; may be empty.
    pub opponent: String,
    /// Matches.
    pub matches: usize,
    /// All decisions of the player.
    #[serde(flatten)]
    pub rate: DecisionRate,
}

/// A part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfilePart {
    /// The part.
    pub part: GamePart,
    /// All decisions in it.
    #[serde(flatten)]
    pub rate: DecisionRate,
}

/// A kind of cube decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfileCube {
    /// The kind.
    pub kind: DecisionKind,
    /// All decisions of it.
    #[serde(flatten)]
    pub rate: DecisionRate,
}

/// A kind of error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfileCost {
    /// The kind of error.
    pub error: ErrorKind,
    /// The part of the game.
    pub part: GamePart,
    /// Number of errors.
    pub count: usize,
    /// Their total loss, as equity.
    pub lost: f64,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfileMatch {
    /// Reference to the match.
    pub id: String,
    /// The day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The opponent's name; may be empty.
    pub opponent: String,
    /// All decisions.
    #[serde(flatten)]
    pub rate: DecisionRate,
    /// Luck as equity, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<f64>,
    /// Whether the match was won; left out while nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
}
