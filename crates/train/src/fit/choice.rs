//! Lessons of a choice: the positions of which a player chose one are learned together, so that a small net spends its few weights on the
//! differences between them.
//!
//! A player chooses each in proportion to the exponential of its equity, divided by a temperature. The error of the choice is the
//! divergence of the choices by the net from those by the targets. It is added to the error of the chances.

use tavola_engine::Probabilities;
use tavola_engine::outcome;
use tavola_rules::Position;

use crate::learner::Learner;

/// Weight of the error of the choice, and the temperature as a share of the most points of a game.
const WEIGHT: f32 = 2.0;
const TEMPERATURE: f32 = 0.02;

/// A position with the chances of the player on roll.
pub(super) struct Compared {
    pub(super) position: Position,
    pub(super) target: Probabilities,
    /// Whether the player on roll chooses it. Otherwise the opponent does.
    pub(super) is_own: bool,
}

/// Positions of which a player chooses one.
pub(super) type Set = Vec<Compared>;

/// Moves the net's opinion of the positions of a set, and its choice among them, towards the targets.
pub(super) fn learn(learner: &mut Learner, set: &[Compared], points: &[f32; 3], rate: f32) {
    let temperature = TEMPERATURE * points[2];
    let sign = |one: &Compared| if one.is_own { 1.0 } else { -1.0 };
    let equity = |one: &Compared, chances: &Probabilities| sign(one) * outcome::equity(points, chances);
    let found: Vec<Probabilities> = set.iter().map(|one| learner.net.evaluate(&one.position)).collect();
    let equities = set.iter().zip(&found).map(|(one, chances)| equity(one, chances));
    let given = shares(equities.collect(), temperature);
    let wanted = shares(set.iter().map(|one| equity(one, &one.target)).collect(), temperature);
    // The equity changes by this with each chance.
    let [win, gammon, backgammon] = *points;
    let worths = [2.0 * win, gammon - win, backgammon - gammon, win - gammon, gammon - backgammon];
    for (((one, chances), given), wanted) in set.iter().zip(&found).zip(given).zip(wanted) {
        let step = sign(one) * WEIGHT * (wanted - given) / temperature;
        let chances = chances.to_array();
        let choice = core::array::from_fn(|i| step * worths[i] * chances[i] * (1.0 - chances[i]));
        learner.learn_and_choose(&one.position, &one.target, &choice, rate);
    }
}

/// The shares with which a player chooses among equities.
fn shares(mut equities: Vec<f32>, temperature: f32) -> Vec<f32> {
    let most = equities.iter().copied().fold(f32::MIN, f32::max);
    equities.iter_mut().for_each(|equity| *equity = ((*equity - most) / temperature).exp());
    let sum: f32 = equities.iter().sum();
    equities.iter_mut().for_each(|share| *share /= sum);
    equities
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use tavola_engine::bench;
    use tavola_engine::evaluators::Class;
    use tavola_engine::evaluators::nets::inputs::Inputs;

    /// Targets that differ by less than a new net misses them.
    #[test]
    fn the_best_of_a_set_is_chosen_before_its_chances_are_known() {
        let positions = bench::positions(Class::Contact, 4);
        for is_own in [false, true] {
            let compared = |(i, position): (usize, &Position)| {
                let target = Probabilities { win: 0.5 + 0.01 * i as f32, ..Probabilities::default() };
                Compared { position: *position, target, is_own }
            };
            let set: Set = positions.iter().enumerate().map(compared).collect();
            let mut learner = Learner::new(Inputs::Places, 16, 0, &mut ChaCha8Rng::seed_from_u64(1));
            for _ in 0..200 {
                learn(&mut learner, &set, &[1.0, 2.0, 3.0], 0.001);
            }
            let wins: Vec<f32> = set.iter().map(|one| learner.net.evaluate(&one.position).win).collect();
            let best = if is_own { wins[3] - wins[2] } else { wins[1] - wins[0] };
            assert!(best > 0.004, "{is_own}: {wins:?}");
        }
    }
}
