//! Close cube decisions: rolled out with the cube live.

use std::sync::Arc;

use tavola_engine::{Context, CubeDecision, EngineError, TrialSettings};
use tavola_rules::{Position, Rules};

use super::Analyst;
use crate::level::Level;
use crate::units;

/// Decisions within this equity, in plain wins, are rolled out.
const WITHIN: f64 = 0.08;

/// Both actions have the same dice; 324 trials have each pair of the first two rolls nine times.
const TRIALS: u32 = 324;

const SETTINGS: TrialSettings = TrialSettings {
    truncate: Some(11),
    ply: 0,
    cube_ply: 0,
    luck: true,
    tables: true,
    seed: 0x616E_616C_7973_6500,
};

/// What decides how cube decisions are rolled out.
pub(crate) const CUBE_ROLLOUTS: (f64, u32, TrialSettings) = (WITHIN, TRIALS, SETTINGS);

impl Analyst<'_> {
    /// The cube decision of the player on roll, and the trials of each action; 0 where the search decides. `gap` is the
    /// equity between the two actions in question.
    pub(super) fn cube(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        gap: impl Fn(&CubeDecision) -> f32,
    ) -> Result<(CubeDecision, u32), EngineError> {
        let found = self.engine.cube(rules, position, context, self.plies(rules))?;
        let is_close = f64::from(gap(&found).abs()) < WITHIN * units::unit(rules);
        if self.settings.level != Level::Thorough || !is_close || context.next_roll.is_some() {
            return Ok((found, 0));
        }
        let rules = &Arc::new(rules.clone());
        Ok((self.engine.cube_by_trials(rules, position, context, &SETTINGS, TRIALS)?, TRIALS))
    }
}
