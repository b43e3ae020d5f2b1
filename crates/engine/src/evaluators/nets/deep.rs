//! A net of several layers over sparse inputs, as it is trained.
//!
//! A unit of the first layer is its sum over the inputs, limited to 0 to 1, and squared. A unit of each later layer is its sum if
//! that is positive, or 0. The outputs are chances.
//!
//! It plays as an [`IntegerNet`](super::integer::IntegerNet) or a [`MixedNet`](super::mixed::MixedNet).

mod file;

use tavola_rules::Position;

use super::inputs::{Active, Inputs};
use super::kernel::logistic;
use super::seen::{Seen, Successive};
use crate::outcome::Probabilities;

/// The most units of a layer.
pub const MOST_UNITS: usize = 2048;

/// The most layers, the outputs included.
const MOST_LAYERS: usize = 8;

/// A layer: each unit has a sum over all units below, or over all inputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// One for each unit.
    pub bias: Vec<f32>,
    /// One row for each unit below, with a weight for each unit.
    pub rows: Vec<f32>,
}

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct DeepNet {
    /// The encoding of positions.
    pub inputs: Inputs,
    /// The layers; the last one makes the outputs.
    pub layers: Vec<Layer>,
}

impl Layer {
    /// A layer with all weights zero.
    #[must_use]
    pub fn zero(below: usize, units: usize) -> Layer {
        Layer { bias: vec![0.0; units], rows: vec![0.0; below * units] }
    }

    /// Number of units.
    #[must_use]
    pub fn units(&self) -> usize {
        self.bias.len()
    }

    /// The row of a unit below.
    #[must_use]
    pub fn row(&self, below: usize) -> &[f32] {
        &self.rows[below * self.units()..][..self.units()]
    }

    /// The sums over the units below.
    fn sums(&self, below: impl Iterator<Item = (usize, f32)>) -> Vec<f32> {
        let mut sums = self.bias.clone();
        for (unit, value) in below.filter(|(_, value)| *value != 0.0) {
            sums.iter_mut().zip(self.row(unit)).for_each(|(sum, weight)| *sum += value * weight);
        }
        sums
    }
}

/// A unit of the first layer from its sum.
#[inline(always)]
#[must_use]
pub fn square(sum: f32) -> f32 {
    let limited = sum.clamp(0.0, 1.0);
    limited * limited
}

impl DeepNet {
    /// A net with all weights zero and these numbers of units in its layers. The outputs are added.
    #[must_use]
    pub fn zero(inputs: Inputs, units: &[usize]) -> DeepNet {
        let mut below = inputs.len();
        let mut layers = Vec::new();
        for &units in units.iter().chain([&Probabilities::COUNT]) {
            layers.push(Layer::zero(below, units));
            below = units;
        }
        DeepNet { inputs, layers }
    }

    /// Chances of the player on roll, as the net has them: perhaps out of order.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Probabilities {
        self.evaluate_by(self.inputs, position)
    }

    fn evaluate_by(&self, inputs: Inputs, position: &Position) -> Probabilities {
        let mut active = Active::default();
        inputs.activate(position, &mut active);
        let mut sums = self.layers[0].sums(active.iter());
        let mut unit: fn(f32) -> f32 = square;
        for layer in &self.layers[1..] {
            sums = layer.sums(sums.into_iter().map(unit).enumerate());
            unit = |sum| sum.max(0.0);
        }
        Probabilities::from_array(core::array::from_fn(|i| logistic(sums[i])))
    }

    /// Brings the units of the first layer into another order: number `order[i]` becomes number `i`. The chances stay the same but for
    /// rounding.
    pub fn reorder(&mut self, order: &[usize]) {
        let [first, second, ..] = &mut self.layers[..] else { return };
        let width = first.units();
        for numbers in [&mut first.bias, &mut first.rows] {
            *numbers =
                numbers.chunks_exact(width).flat_map(|row| order.iter().map(|&unit| row[unit])).collect();
        }
        second.rows = order.iter().flat_map(|&unit| second.row(unit).to_vec()).collect();
    }

    /// All numbers.
    pub fn numbers(&self) -> impl Iterator<Item = &f32> {
        self.layers.iter().flat_map(|layer| layer.bias.iter().chain(&layer.rows))
    }

    /// All numbers, for changes.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.layers.iter_mut().flat_map(|layer| layer.bias.iter_mut().chain(&mut layer.rows))
    }
}

impl Successive for DeepNet {
    fn evaluate_each(&self, seen: &mut Seen, positions: &[Position], found: &mut dyn FnMut(Probabilities)) {
        let inputs = seen.inputs(self.inputs);
        positions.iter().for_each(|position| found(self.evaluate_by(inputs, position)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Rules};

    /// A net of one unit a layer that adds up the checkers of the player on roll on one place.
    #[test]
    fn units_are_limited_squared_and_cut_off_at_zero() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let mut net = DeepNet::zero(Inputs::Contact, &[1, 1]);
        net.layers[2].rows[0] = 1.0;
        for (sum, next, win) in [(0.5, 2.0, 0.5), (3.0, 2.0, 2.0), (-1.0, 2.0, 0.0), (0.5, -2.0, 0.0)] {
            net.layers[0].bias[0] = sum;
            net.layers[1].rows[0] = next;
            assert_eq!(net.evaluate(&start).win, logistic(win), "{sum} {next}");
        }
    }

    #[test]
    fn units_in_another_order_have_the_same_chances() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let net = super::super::testing::random(&[32, 16, 16]);
        let mut other = net.clone();
        other.reorder(&(0..32).rev().collect::<Vec<_>>());
        assert_ne!(other, net);
        assert!((other.evaluate(&start).money() - net.evaluate(&start).money()).abs() < 1e-5);
    }
}
