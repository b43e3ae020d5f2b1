//! Rollouts.

use serde::{Deserialize, Serialize};
use tavola_notation::custom::CustomRules;
use tavola_rules::Player;
use tavola_rules::track::Track;

use crate::board::Board;
use crate::failure::wire::Unreadable;
use crate::positions::wire::CubeAction;
use crate::positions::wire::{PositionAnswer, PositionQuery, Terms};

/// How trials are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct RolloutSettings {
    /// A trial ends after so many rolls with an evaluation; null: every game is played to its end.
    pub truncate: Option<u32>,
    /// Rolls that plays are searched ahead.
    pub ply: u32,
    /// Rolls that cube decisions are searched ahead.
    pub cube_ply: u32,
    /// Whether the cube is in play.
    pub cube: bool,
    /// Whether luck is subtracted.
    pub luck: bool,
    /// Whether exact tables end trials.
    pub tables: bool,
    pub seed: u64,
}

/// When a rollout ends.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct RolloutLimits {
    /// Trials of each candidate at most.
    pub trials: u32,
    /// Ends when no standard error is above this.
    pub stop_se: Option<f64>,
    /// Candidates so many joint standard deviations behind the best drop out.
    pub stop_jsd: Option<f64>,
}

/// A decision of a match.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Place {
    /// Id of the match.
    pub id: String,
    /// Actions of the match before the decision.
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
    /// How many of the best plays are compared.
    pub plays: u16,
    /// Plays to compare besides.
    #[serde(default)]
    pub moves: Vec<Vec<[u8; 3]>>,
    pub settings: RolloutSettings,
    pub limits: RolloutLimits,
}

/// Goes on with a rollout, or pauses it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RolloutRequest {
    pub run: bool,
    /// Other limits than before.
    #[serde(default)]
    pub limits: Option<RolloutLimits>,
}

/// What a rollout was asked for, beyond its job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RolloutAbout {
    /// Who is on roll.
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
    /// Of a play.
    pub text: String,
    /// From, to, die.
    pub moves: Vec<[u8; 3]>,
    pub equity: f64,
    /// Standard error; null below two trials.
    pub se: Option<f64>,
    /// 0 for a drop, whose equity is known.
    pub trials: u32,
    /// Equity of the best less this one, on the same dice.
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

/// A rollout as far as it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RolloutView {
    pub id: String,
    /// Counts the changes, as a match its actions.
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
    /// Plays with the best first; a cube decision as no double, double and take, double and drop.
    pub rows: Vec<RolloutRow>,
    /// The right action, and the right answer to a double, of a cube decision.
    pub action: Option<CubeAction>,
    pub answer: Option<CubeAction>,
    /// Trials of all candidates until the limits.
    pub of: u64,
    /// How many of them need not be played any more.
    pub done: u64,
    /// About how long it still takes at most; null if that is not known.
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
    /// Who is on roll.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub terms: Terms,
    /// Trials of the candidate that has most, and the limit.
    pub trials: u32,
    pub of: u32,
    pub updated: String,
}

/// Some of the rollouts, the one that was changed last first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RolloutList {
    pub rollouts: Vec<RolloutCard>,
    /// Those that this version cannot read.
    pub unreadable: Vec<Unreadable>,
    /// What to ask for those that follow; null after the last.
    pub next: Option<String>,
}
