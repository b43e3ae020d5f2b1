//! Close cube decisions: rolled out with the cube live.

use tavola_engine::{Context, CubeDecision, EngineError, trials::Standing};
use tavola_rules::{Position, Rules};

use super::Analyst;
use super::rollout::{self, Mean};
use crate::units;

/// Cube decisions within this equity, in plain wins, are rolled out at the level that does so: both actions on the same dice.
pub(crate) const CLOSE_CUBE: f64 = 0.08;

/// A judged cube decision. Errors are standard errors in plain wins, 0 if the search decides.
pub(super) struct JudgedCube {
    pub(super) decision: CubeDecision,
    /// Trials of each action; 0 if the search decides.
    pub(super) trials: u32,
    /// Error of the equity without a double less that after a take.
    pub(super) double_error: f64,
    /// Error of the equity without a double.
    pub(super) keep_error: f64,
    /// Error of the equity after a take.
    pub(super) take_error: f64,
}

impl Analyst<'_> {
    /// The cube decision of the player on roll. `loss` is the loss of the actual decision by the search, `gap` the
    /// distance between the two actions in question.
    pub(super) fn cube(
        &self,
        rules: &Rules,
        position: &Position,
        context: &Context,
        gap: impl Fn(&CubeDecision) -> f32,
        is_wrong: impl Fn(&CubeDecision) -> bool,
    ) -> Result<JudgedCube, EngineError> {
        let decision = self.engine.cube(rules, position, context, self.plies(rules))?;
        let unit = units::unit(rules);
        let is_close = f64::from(gap(&decision).abs()) < CLOSE_CUBE * unit || is_wrong(&decision);
        if !is_close || !self.rolls_out(context, rules)? {
            return Ok(JudgedCube {
                decision,
                trials: 0,
                double_error: 0.0,
                keep_error: 0.0,
                take_error: 0.0,
            });
        }
        let standing = Standing::on_roll(rules, position);
        let candidates = [context.clone(), context.doubled()].map(|context| (standing.clone(), context));
        let drop = context.equity(context.worth(f64::from(context.value))) / unit;
        let rolled =
            self.roll_out(rules, context, &candidates, |rolled| rollout::open_actions(rolled, drop))?;
        let [keep, take] = [0, 1].map(|action| rolled[action].result());
        let rolled_out = self.engine.cube_by(context, &keep, &take);
        let with_search = |rolled: f32, se: f64, searched: f32| {
            let [rolled, searched] = [rolled, searched].map(|equity| f64::from(equity) / unit);
            Mean { mean: rolled, se }.with_search(searched)
        };
        let kept = with_search(rolled_out.no_double, rolled[0].equity().se, decision.no_double);
        let taken = with_search(rolled_out.double_take, rolled[1].equity().se, decision.double_take);
        let worths = [kept, taken].map(|mean| context.worth_of(mean.mean * unit));
        Ok(JudgedCube {
            decision: self.engine.cube_of(context, worths, &keep.probabilities()),
            trials: rolled[0].trials(),
            double_error: rolled[0].above(&rolled[1]).with_search(0.0).se,
            keep_error: kept.se,
            take_error: taken.se,
        })
    }
}
