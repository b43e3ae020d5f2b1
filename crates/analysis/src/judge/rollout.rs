//! Rollouts of close decisions: all candidates on the same dice, in rounds, until the judgement of the decision is
//! sufficiently certain.

use std::sync::Arc;

use tavola_engine::{
    Context, EngineError,
    trials::{Standing, TrialResult, TrialSettings},
};
use tavola_rules::Rules;

use super::Analyst;
use crate::level::AnalysisLevel;
use crate::units;

/// Trials of each candidate between two checks of the result.
const ROUND: u32 = 216;
/// Largest number of trials of each candidate. With twice as many a match of seven points takes more than five minutes
/// of a core.
const MOST: u32 = 648;
/// Standard errors beyond which a difference is sure: 99 %, as in GNU Backgammon.
const SURE: f64 = 2.33;
/// The standard error of a difference, in plain wins, at which more trials are useless: for a difference that would count as
/// a loss, and for one that is no more than noise.
const ENOUGH: [f64; 2] = [0.008, 0.016];
/// The standard error of a difference that the search finds. In 120 positions whose value was known from elsewhere, a search of
/// two rolls had this error.
const SEARCH: f64 = 0.02;

/// Settings of trials: 0-ply to the end, with luck subtracted. A truncated trial is judged worse than it is played.
pub(crate) const SETTINGS: TrialSettings = TrialSettings {
    truncate: None,
    ply: 0,
    cube_ply: 0,
    luck: true,
    tables: true,
    seed: 0x616E_616C_7973_6500,
};

/// The settings that determine rollouts and their judgement.
pub(crate) const RULES: (u32, u32, f64, [f64; 2], f64, TrialSettings) =
    (ROUND, MOST, SURE, ENOUGH, SEARCH, SETTINGS);

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mean {
    pub(super) mean: f64,
    pub(super) se: f64,
}

impl Mean {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Mean {
        let n = values.clone().count().max(1) as f64;
        let mean = values.clone().sum::<f64>() / n;
        let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
        Mean { mean, se: (squares / n / (n - 1.0).max(1.0)).sqrt() }
    }

    /// Returns whether more trials are of no use.
    fn is_known(self) -> bool {
        let enough = ENOUGH[usize::from(self.mean <= self.se)];
        self.se <= enough
    }

    /// Returns the mean of this and the result of a search, each weighted by its error.
    pub(super) fn with_search(self, found: f64) -> Mean {
        let (own, search) = (self.se.powi(2), SEARCH.powi(2));
        let weight = search / (own + search);
        Mean { mean: weight * self.mean + (1.0 - weight) * found, se: (weight * own).sqrt() }
    }

    /// The excess over its own noise: the mean less its standard error, never below 0. The best of several means is high
    /// by luck, so only this part of the difference from it counts.
    pub(super) fn beyond_noise(self) -> f64 {
        (self.mean - self.se).max(0.0)
    }
}

/// The trials of a candidate.
#[derive(Clone, Debug, Default)]
pub(super) struct Rolled {
    results: Vec<TrialResult>,
    /// Their equities, in plain wins at the cube before the decision.
    equities: Vec<f64>,
}

impl Rolled {
    pub(super) fn trials(&self) -> u32 {
        self.results.len() as u32
    }

    /// Means of all trials.
    pub(super) fn result(&self) -> TrialResult {
        TrialResult::mean(&self.results)
    }

    pub(super) fn equity(&self) -> Mean {
        Mean::of(self.equities.iter().copied())
    }

    /// The equity of this one less that of another, over the trials of both.
    pub(super) fn above(&self, other: &Rolled) -> Mean {
        Mean::of(self.equities.iter().zip(&other.equities).map(|(this, other)| this - other))
    }
}

/// The best of those with the most trials; 0 if there are none.
fn best(rolled: &[Rolled]) -> usize {
    let key = |i: &usize| (rolled[*i].trials(), rolled[*i].equity().mean);
    let better = |a: &usize, b: &usize| {
        let (one, other) = (key(a), key(b));
        one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)).then(b.cmp(a))
    };
    (0..rolled.len()).max_by(better).unwrap_or(0)
}

/// The plays that need another round: none when it is known whether `made` is the best and, if not, how far it is behind.
/// A play that is surely behind drops out, unless it was made.
pub(super) fn open_plays(rolled: &[Rolled], made: usize) -> Vec<usize> {
    let best = best(rolled);
    let most = rolled[best].trials();
    let behind = |i: usize| rolled[best].above(&rolled[i]);
    let is_open = |&i: &usize| {
        let behind = behind(i);
        i == best || i == made || rolled[i].trials() == most && behind.mean <= SURE * behind.se
    };
    let open: Vec<usize> = (0..rolled.len()).filter(is_open).collect();
    let is_known =
        |&i: &usize| i == best || (if i == made { behind(i).is_known() } else { behind(i).se <= ENOUGH[1] });
    if open.iter().all(is_known) { Vec::new() } else { open }
}

/// The open candidates among no double and double, take: none once the double and the take are decided. `drop` is the equity
/// after a drop.
pub(super) fn open_actions(rolled: &[Rolled], drop: f64) -> Vec<usize> {
    let [keep, take] = rolled else { return Vec::new() };
    let from_drop = |rolled: &Rolled| Mean { mean: rolled.equity().mean - drop, ..rolled.equity() };
    let answer = from_drop(take);
    let double = if answer.mean < 0.0 { keep.above(take) } else { from_drop(keep) };
    let is_known = |mean: Mean| mean.se <= ENOUGH[1] || mean.mean.abs() > SURE * mean.se && mean.se <= SEARCH;
    if is_known(double) && is_known(answer) { Vec::new() } else { vec![0, 1] }
}

impl Analyst<'_> {
    /// Returns whether the level rolls close decisions of a game out.
    pub(super) fn rolls_out(&self, context: &Context, rules: &Rules) -> Result<bool, EngineError> {
        let is_level = self.settings.level == AnalysisLevel::Thorough && context.next_roll.is_none();
        Ok(is_level && !self.engine.estimates(rules)?)
    }

    /// Plays trials of candidates, each from a place and in a context, a round at a time. `open` is asked before each further
    /// round which of them need it. `context` is that before the decision.
    pub(super) fn roll_out(
        &self,
        rules: &Rules,
        context: &Context,
        candidates: &[(Standing, Context)],
        open: impl Fn(&[Rolled]) -> Vec<usize>,
    ) -> Result<Vec<Rolled>, EngineError> {
        let (rules, unit) = (Arc::new(rules.clone()), units::unit(rules));
        let mut rolled = vec![Rolled::default(); candidates.len()];
        let mut due: Vec<usize> = (0..candidates.len()).collect();
        for first in (0..MOST).step_by(ROUND as usize) {
            for &i in &due {
                let (from, at) = &candidates[i];
                let numbers = first..first + ROUND;
                let found = self.engine.trials(&rules, from, at, &SETTINGS, numbers)?;
                rolled[i].equities.extend(found.iter().map(|result| context.equity(result.worth) / unit));
                rolled[i].results.extend(found);
            }
            due = open(&rolled);
            if due.is_empty() {
                break;
            }
        }
        Ok(rolled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Trials around a mean, by turns above and below it.
    fn rolled(trials: u32, mean: f64, spread: f64) -> Rolled {
        let sign = |i: u32| if i.is_multiple_of(2) { 1.0 } else { -1.0 };
        Rolled {
            results: vec![TrialResult::default(); trials as usize],
            equities: (0..trials).map(|i| mean + spread * sign(i)).collect(),
        }
    }

    #[test]
    fn a_play_that_is_surely_behind_drops_out_and_the_one_that_was_made_stays_until_its_loss_is_known() {
        // The noise of the second has no part in that of the first.
        let all = [rolled(216, 0.0, 0.0), rolled(216, -0.05, 0.25), rolled(216, -0.01, 0.25)];
        assert_eq!(open_plays(&all, 0), [0, 2], "the second is 2.9 errors behind");
        assert_eq!(open_plays(&all, 1), [0, 1, 2]);
        assert_eq!(open_plays(&all[..2], 0), [0usize; 0], "what was made is the best");
        assert_eq!(open_plays(&all[..2], 1), [0, 1], "it is behind, by how much is not known");
        let known = [rolled(216, 0.0, 0.0), rolled(216, -0.05, 0.05)];
        let equal = [rolled(216, 0.0, 0.0), rolled(216, -0.01, 0.15)];
        assert_eq!(open_plays(&equal, 0), [0usize; 0], "what was made is the best");
        assert_eq!(open_plays(&equal, 1), [0usize; 0], "what was made is behind by no more than noise");
        assert_eq!(open_plays(&known, 1), [0usize; 0]);
        let out = [rolled(432, 0.0, 0.0), rolled(216, 0.3, 0.2)];
        assert_eq!(best(&out), 0, "one that dropped out may have been lucky in its few trials");
    }

    #[test]
    fn a_cube_is_known_when_both_of_its_questions_are() {
        let drop = 1.0;
        assert_eq!(open_actions(&[rolled(216, 0.5, 0.1), rolled(216, 0.8, 0.25)], drop), [0usize; 0]);
        assert_eq!(open_actions(&[rolled(216, 0.5, 0.1), rolled(216, 0.99, 0.25)], drop), [0, 1]);
        assert_eq!(open_actions(&[rolled(216, 0.79, 0.4), rolled(216, 0.8, 0.15)], drop), [0, 1]);
        assert_eq!(open_actions(&[rolled(216, 0.5, 0.1), rolled(216, 1.3, 0.2)], drop), [0usize; 0]);
    }

    #[test]
    fn a_loss_counts_as_far_as_it_is_beyond_its_noise() {
        let loss = |mean, se| Mean { mean, se }.beyond_noise();
        assert!((loss(0.05, 0.01) - 0.04).abs() < 1e-12);
        assert_eq!(loss(0.01, 0.02), 0.0);
        assert_eq!(loss(-0.05, 0.01), 0.0);
    }
}
