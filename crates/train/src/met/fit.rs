//! The model of one game, fitted to measured scores.

use tavola_engine::Met;
use tavola_engine::met::Model;

use super::{Measured, known};

/// The model cannot be nearer to the truth than this, however well a score was measured: a standard deviation.
const COARSE: f64 = 0.002;

/// The model whose errors about single games are least: what it says of each score is computed from what was
/// measured after it, so that errors do not add up from score to score.
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
    // One parameter after another, a step up or down, and smaller steps where none helps.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::met::Score;
    use tavola_duel::tally::Estimate;

    #[test]
    fn a_model_is_found_again_from_what_it_says() {
        let truth = Model { gammons: 0.25, backgammons: 0.01, efficiency: 0.66, drop_spread: 0.04 };
        let mut measured: Vec<Measured> = Vec::new();
        for score in Score::all(7) {
            let table = Met::new(&known(&measured, truth));
            let mean = table.chance(score.own, score.other, score.crawford_to_come);
            measured.push(Measured { score, chance: Estimate { mean, error: 0.0 } });
        }
        let Model { gammons, backgammons, efficiency, drop_spread } = fit(&measured);
        assert!((gammons - truth.gammons).abs() < 0.003, "{gammons}");
        assert!((backgammons - truth.backgammons).abs() < 0.003, "{backgammons}");
        assert!((efficiency - truth.efficiency).abs() < 0.01, "{efficiency}");
        assert!((drop_spread - truth.drop_spread).abs() < 0.004, "{drop_spread}");
    }
}
