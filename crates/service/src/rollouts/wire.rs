//! Wire types of rollouts.

use serde::{Deserialize, Serialize};
use tavola_notation::custom::CustomRules;
use tavola_rollout::{Limits, Row, TrialSettings};
use tavola_rules::Player;
use tavola_rules::track::Track;

use crate::board::Board;
use crate::failure::wire::Unreadable;
use crate::positions::wire::CubeAction;
use crate::positions::wire::{PositionAnswer, PositionQuery, Terms};

/// A decision of a match.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Place {
    /// Id of the match.
    pub id: String,
    /// Number of actions of the match before the decision.
    pub at: usize,
}

/// A rollout to begin, of a position or of a decision in a match.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRollout {
    #[serde(default)]
    pub position: Option<PositionQuery>,
    #[serde(default)]
    pub place: Option<Place>,
    /// Number of best plays that are compared.
    pub plays: u16,
    /// Further plays to compare.
    #[serde(default)]
    pub moves: Vec<Vec<[u8; 3]>>,
    /// Settings of the trials.
    pub settings: TrialSettings,
    /// Whether the cube is in play.
    pub cube: bool,
    /// Limits of the rollout.
    pub limits: Limits,
}

/// Continues or pauses a rollout.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RolloutRequest {
    pub run: bool,
    /// New limits; absent: unchanged. The first trial remains.
    #[serde(default)]
    pub limits: Option<Limits>,
}

/// The request of a rollout beyond its job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RolloutAbout {
    /// The player on roll.
    pub player: Player,
    pub terms: Terms,
}

/// The kinds of candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RolloutCandidate {
    Roll,
    NoDouble,
    DoubleTake,
    DoubleDrop,
    Play,
}

/// A candidate with its figures, which are those of the player on roll.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RolloutRow {
    pub kind: RolloutCandidate,
    /// From, to, die; of a play.
    pub moves: Vec<(u8, u8, u8)>,
    /// Whether it has dropped out.
    pub out: bool,
    #[serde(flatten)]
    pub row: Row,
}

/// The results of a rollout so far.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RolloutView {
    pub id: String,
    /// Number of changes, like the number of actions of a match.
    pub seq: usize,
    /// Whether the server works on it.
    pub running: bool,
    /// Whether it has reached its limits.
    pub finished: bool,
    #[cfg_attr(test, ts(type = "CustomRules"))]
    pub rules: CustomRules,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub position: PositionAnswer,
    #[cfg_attr(test, ts(type = "TrialSettings"))]
    pub settings: TrialSettings,
    /// Whether the cube is in play.
    pub cube: bool,
    #[cfg_attr(test, ts(type = "RolloutLimits"))]
    pub limits: Limits,
    /// Plays with the best first; a cube decision as no double, double and take, double and drop.
    #[cfg_attr(test, ts(type = "RolloutRow[]"))]
    pub rows: Vec<RolloutRow>,
    /// The right action and the right answer to a double, for a cube decision.
    pub action: Option<CubeAction>,
    pub answer: Option<CubeAction>,
    /// Number of trials of all candidates until the limits.
    pub of: u64,
    /// Number of them that are played or no longer needed.
    pub done: u64,
    /// Estimated maximum of seconds until the end; null if unknown.
    pub seconds_left: Option<u64>,
    pub created: String,
    pub updated: String,
}

/// A rollout in the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RolloutCard {
    pub id: String,
    pub running: bool,
    #[cfg_attr(test, ts(type = "CustomRules"))]
    pub rules: CustomRules,
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    pub board: Board,
    /// The player on roll.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub terms: Terms,
    /// Trials of the candidate with the most trials, and the limit.
    pub trials: u32,
    pub of: u32,
    pub updated: String,
}

/// A part of the list of rollouts, the last changed first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RolloutList {
    pub rollouts: Vec<RolloutCard>,
    /// Rollouts that this version cannot read.
    pub unreadable: Vec<Unreadable>,
    /// Value of `after` for the next part; null after the last.
    pub next: Option<String>,
}
