//! Wire types of rollouts.

use serde::{Deserialize, Serialize};
use tavola_notation::custom::CustomRules;
use tavola_rules::Player;
use tavola_rules::track::Track;

use crate::board::Board;
use crate::failure::wire::Unreadable;
use crate::positions::wire::CubeAction;
use crate::positions::wire::{PositionAnswer, PositionQuery, Terms};

/// Settings of trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct RolloutSettings {
    /// Number of rolls after which a trial ends with an evaluation; null: every game is played to its end.
    pub truncate: Option<u32>,
    /// Depth of the search of plays in plies.
    pub ply: u32,
    /// Depth of the search of cube decisions in plies.
    pub cube_ply: u32,
    /// Whether the cube is in play.
    pub cube: bool,
    /// Whether luck is subtracted.
    pub luck: bool,
    /// Whether exact tables end trials.
    pub tables: bool,
    pub seed: u64,
}

/// Limits of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct RolloutLimits {
    /// Maximum number of trials of each candidate.
    pub trials: u32,
    /// The rollout ends if no standard error is above this value.
    pub stop_se: Option<f64>,
    /// Candidates drop out when they are behind the best by more than this number of joint standard deviations.
    pub stop_jsd: Option<f64>,
}

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
    pub settings: RolloutSettings,
    pub limits: RolloutLimits,
}

/// Continues or pauses a rollout.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RolloutRequest {
    pub run: bool,
    /// New limits; absent: unchanged.
    #[serde(default)]
    pub limits: Option<RolloutLimits>,
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
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RolloutRow {
    pub kind: RolloutCandidate,
    /// Notation of a play.
    pub text: String,
    /// The moves of a play: from, to, die.
    pub moves: Vec<[u8; 3]>,
    pub equity: f64,
    /// Standard error; null below two trials.
    pub se: Option<f64>,
    /// Number of trials; 0 for a drop, whose equity is known.
    pub trials: u32,
    /// Equity of the best minus the equity of this one, on the same dice.
    pub loss: f64,
    pub loss_se: Option<f64>,
    /// Whether it has dropped out.
    pub out: bool,
    pub probs: CountedProbabilities,
}

/// Mean chances; null for those that do not count at the score.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CountedProbabilities {
    pub win: f32,
    pub win_gammon: Option<f32>,
    pub win_backgammon: Option<f32>,
    pub lose_gammon: Option<f32>,
    pub lose_backgammon: Option<f32>,
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
    pub settings: RolloutSettings,
    pub limits: RolloutLimits,
    /// Plays with the best first; for a cube decision: no double, double and take, double and drop.
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
