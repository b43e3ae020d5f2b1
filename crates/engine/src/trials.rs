//! Trials of a rollout: a game is played on from a given state, in whole turns and to its real end, with the cube.
//!
//! This is the computing part of a rollout. The callers choose the positions and the number of trials. A trial is a
//! function of the state of the game, the stakes, the settings and the number of the trial, and of nothing else.

mod standing;
mod trial;

use core::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_rules::Rules;

use crate::context::Context;
use crate::outcome::Probabilities;
use crate::search::sources::Sources;

pub use standing::{REPETITIONS, Standing};

/// Settings of trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrialSettings {
    /// Number of rolls after which a trial ends with an evaluation; null: every game is played to its end.
    pub truncate: Option<u32>,
    /// Depth of the search of plays, and of the position where a trial is truncated, in plies.
    pub ply: u32,
    /// Depth of the search of cube decisions in plies.
    pub cube_ply: u32,
    /// Whether luck is subtracted (variance reduction).
    pub luck: bool,
    /// Whether a trial ends at a position of an exact table.
    pub tables: bool,
    /// Seed of the dice.
    pub seed: u64,
}

impl Default for TrialSettings {
    /// Games to their end by the evaluator alone, less luck.
    fn default() -> TrialSettings {
        TrialSettings { truncate: None, ply: 0, cube_ply: 0, luck: true, tables: true, seed: 1 }
    }
}

/// The result of a trial for the player whose figures are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TrialResult {
    /// The worth of the end, as [`Context::worth`] counts: points, or the chance to win the match. Luck is subtracted if the
    /// settings ask for it.
    pub worth: f64,
    /// The five chances in the order of [`Probabilities`]: the end of the game, less luck. With luck subtracted a
    /// single trial can lie outside 0 to 1.
    pub chances: [f64; 5],
}

impl TrialResult {
    /// The mean of several; 0 of none.
    #[must_use]
    pub fn mean(results: &[TrialResult]) -> TrialResult {
        let share = 1.0 / results.len().max(1) as f64;
        results.iter().fold(TrialResult::default(), |mut mean, result| {
            mean.worth += share * result.worth;
            mean.chances.iter_mut().zip(result.chances).for_each(|(sum, chance)| *sum += share * chance);
            mean
        })
    }

    /// The chances, kept between 0 and 1 and in order.
    #[must_use]
    pub fn probabilities(&self) -> Probabilities {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] =
            self.chances.map(|chance| chance as f32);
        Probabilities { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }.in_order()
    }
}

/// Plays trials, one after the other. The figures are those of the player who is first in `from`; `context` is that of the
/// player whose turn it is.
pub(crate) fn play(
    sources: &Sources<'_>,
    rules: &Arc<Rules>,
    from: &Standing,
    context: &Context,
    settings: &TrialSettings,
    trials: Range<u32>,
) -> Vec<TrialResult> {
    let table = trial::Table::new(sources, rules, settings);
    trials.map(|number| table.play(from, context, number)).collect()
}
