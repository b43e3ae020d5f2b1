//! The model of one game, fitted to measured scores.

use tavola_duel::stats::Estimate;
use tavola_engine::Met;
use tavola_engine::match_equity::Model;

use super::{Measured, Score, known};

/// The model cannot be nearer to the truth than this, however well a score was measured: a standard deviation.
const COARSE: f64 = 0.002;

/// The model with the least errors about single games: its chance at each score is computed from the measurements after
/// it, so that errors do not add up from score to score.
pub(super) fn fit(measured: &[Measured]) -> Model {
    let table = Met::new(&known(measured, Model::own()));
    let squares = |[gammons, backgammons, efficiency, drop_spread]: [f64; 4]| -> f64 {
        let model = Model { gammons, backgammons, efficiency, drop_spread };
        let one = |Measured { score, chance }: &Measured| {
            let difference =
                table.modelled(&model, score.own, score.other, score.crawford_to_come) - chance.mean;
            difference * difference / (COARSE * COARSE + chance.error * chance.error)
        };
        measured.iter().map(one).sum()
    };
    let Model { gammons, backgammons, efficiency, drop_spread } = Model::own();
    let mut best = [gammons, backgammons, efficiency, drop_spread];
    let mut least = squares(best);
    let mut steps = best.map(|value| value / 4.0);
    // One parameter after another, a step up or down, and smaller steps if none helps.
    while steps.iter().zip(best).any(|(step, value)| *step > value * 1e-4) {
        for i in 0..best.len() {
            let moved = [1.0, -1.0].into_iter().find_map(|sign| {
                let mut other = best;
                other[i] = (other[i] + sign * steps[i]).clamp(1e-4, 1.0);
                let found = squares(other);
                (found < least).then_some((other, found))
            });
            match moved {
                Some(moved) => (best, least) = moved,
                None => steps[i] /= 2.0,
            }
        }
    }
    let [gammons, backgammons, efficiency, drop_spread] = best;
    Model { gammons, backgammons, efficiency, drop_spread }
}

/// Removes a share of the differences between the measurements and the model's chance of the same game. The share is
/// that of chance on the whole, by their size and by the standard errors.
pub(super) fn smooth(measured: &[Measured], model: Model) -> Vec<Measured> {
    let modelled = |met: &Met, Score { own, other, crawford_to_come }: Score| {
        met.modelled(&model, own, other, crawford_to_come)
    };
    let raw = Met::new(&known(measured, model));
    let difference = |one: &Measured| one.chance.mean - modelled(&raw, one.score);
    let beyond_chance = |one: &Measured| difference(one).powi(2) - one.chance.error.powi(2);
    let misfit = measured.iter().map(beyond_chance).sum::<f64>().max(0.0) / measured.len() as f64;
    let mut smooth: Vec<Measured> = Vec::new();
    for one in measured {
        let share = misfit / (misfit + one.chance.error.powi(2)).max(f64::MIN_POSITIVE);
        let met = Met::new(&known(&smooth, model));
        let mean = modelled(&met, one.score) + share * difference(one);
        smooth.push(Measured { chance: Estimate { mean, ..one.chance }, ..*one });
    }
    smooth
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRUTH: Model = Model { gammons: 0.25, backgammons: 0.01, efficiency: 0.66, drop_spread: 0.04 };

    /// The chances of a model at all scores, one too high and the next too low by `off`.
    fn said(off: f64, error: f64) -> Vec<Measured> {
        let table = Met::new(&known(&[], TRUTH));
        let one = |(i, score): (usize, Score)| {
            let off = if i % 2 == 0 { off } else { -off };
            let mean = table.chance(score.own, score.other, score.crawford_to_come) + off;
            Measured { score, chance: Estimate { mean, error } }
        };
        Score::all(7).into_iter().enumerate().map(one).collect()
    }

    #[test]
    fn what_may_be_chance_is_smoothed_and_what_was_measured_exactly_is_kept() {
        let most = |a: &[Measured], b: &[Measured]| {
            let differences = a.iter().zip(b).map(|(a, b)| (a.chance.mean - b.chance.mean).abs());
            differences.fold(0.0, f64::max)
        };
        let truth = said(0.0, 0.0);
        assert!(most(&smooth(&said(0.005, 0.0), TRUTH), &said(0.005, 0.0)) < 1e-9);
        assert!(most(&smooth(&said(0.005, 0.05), TRUTH), &truth) < 1e-9);
        let between = smooth(&said(0.005, 0.004), TRUTH);
        assert!(most(&between, &truth) > 0.0005 && most(&between, &truth) < 0.004);
    }

    #[test]
    fn a_model_is_found_again_from_what_it_says() {
        let measured = said(0.0, 0.0);
        let Model { gammons, backgammons, efficiency, drop_spread } = fit(&measured);
        assert!((gammons - TRUTH.gammons).abs() < 0.003, "{gammons}");
        assert!((backgammons - TRUTH.backgammons).abs() < 0.003, "{backgammons}");
        assert!((efficiency - TRUTH.efficiency).abs() < 0.01, "{efficiency}");
        assert!((drop_spread - TRUTH.drop_spread).abs() < 0.004, "{drop_spread}");
    }
}
