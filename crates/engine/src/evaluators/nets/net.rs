//! A net of one or two hidden layers over sparse inputs, and its files.
//!
//! A unit of the first hidden layer is the product of two squashed sums over the inputs, so one sum can gate the other.
//! With half as many units above, such a net has smaller errors on its lessons than a net of single sums.
//!
//! The layers above the first hidden layer are a head. A net may have several heads; the kind of position selects one
//! ([`Inputs::kinds`]).

mod file;
mod kernel;
mod seen;

pub use crate::evaluators::nets::bytes::{NetError, fnv1a};
pub use seen::Seen;

use tavola_rules::Position;

use crate::evaluators::nets::inputs::{Active, Inputs};
use crate::outcome::Probabilities;

const OUTPUTS: usize = Probabilities::COUNT;

/// The most hidden units a net can have, so that an evaluation needs no memory of its own.
pub const MOST_HIDDEN: usize = 256;

/// The largest number of their sums.
pub const MOST_SUMS: usize = 2 * MOST_HIDDEN;

/// The largest number of units of the second layer.
pub const MOST_SECOND: usize = 64;

/// Hidden units work in blocks of this many.
const LANES: usize = 16;

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// The encoding of positions.
    pub inputs: Inputs,
    /// Number of hidden units, a multiple of 16.
    pub hidden: usize,
    /// One bias for each factor: those of all first ones, then those of all second ones.
    pub hidden_bias: Vec<f32>,
    /// One row of weights for each input, as long as `hidden_bias`.
    pub rows: Vec<f32>,
    /// Number of units of the second hidden layer; 0 if there is none.
    pub second: usize,
    /// The heads: one for all positions, or one for each kind.
    pub heads: Vec<Head>,
}

/// The layers above the first hidden one.
#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    /// One bias for each second unit.
    pub second_bias: Vec<f32>,
    /// One row of `second` weights for each hidden unit.
    pub second_rows: Vec<f32>,
    /// One bias for each output.
    pub output_bias: Vec<f32>,
    /// One row of weights for each output: one for each unit of the last layer before it.
    pub output_rows: Vec<f32>,
}

impl Head {
    fn zero(hidden: usize, second: usize) -> Head {
        let last = if second == 0 { hidden } else { second };
        Head {
            second_bias: vec![0.0; second],
            second_rows: vec![0.0; second * hidden],
            output_bias: vec![0.0; OUTPUTS],
            output_rows: vec![0.0; OUTPUTS * last],
        }
    }

    /// The units of the second layer for those of the first.
    #[inline]
    pub fn second_units(&self, units: &[f32], second: &mut [f32]) {
        kernel::layer(units, &self.second_bias, &self.second_rows, second);
    }

    /// The outputs for the units of the last layer before them.
    #[inline]
    #[must_use]
    pub fn outputs(&self, last: &[f32]) -> [f32; OUTPUTS] {
        let mut outputs = [0.0; OUTPUTS];
        kernel::outputs(last, &self.output_bias, &self.output_rows, &mut outputs);
        outputs
    }

    fn numbers(&self) -> impl Iterator<Item = &f32> {
        let second = self.second_bias.iter().chain(&self.second_rows);
        second.chain(&self.output_bias).chain(&self.output_rows)
    }

    /// All numbers of the net, for changes.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let second = self.second_bias.iter_mut().chain(&mut self.second_rows);
        second.chain(&mut self.output_bias).chain(&mut self.output_rows)
    }
}

/// The logistic function, to a few units in the last place, the same on every machine.
#[inline(always)]
#[must_use]
pub fn logistic(x: f32) -> f32 {
    // The power of two that exp(-x) is; beyond this the result is 0 or 1 in all its digits.
    let power = (-x * core::f32::consts::LOG2_E).clamp(-60.0, 60.0);
    // In a float of this size the lowest bit counts one, so the addition rounds to the nearest whole number.
    let rounded = power + 12_582_912.0;
    let rest = (power - (rounded - 12_582_912.0)) * core::f32::consts::LN_2;
    let exponential = 1.0 / 24.0 + rest * (1.0 / 120.0 + rest * (1.0 / 720.0));
    let exponential = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * exponential)));
    let whole = (rounded.to_bits() << 23).wrapping_add(1.0f32.to_bits());
    1.0 / (1.0 + exponential * f32::from_bits(whole))
}

impl Net {
    /// A net with all weights zero.
    #[must_use]
    pub fn zero(inputs: Inputs, hidden: usize, second: usize, heads: usize) -> Net {
        Net {
            inputs,
            hidden,
            second,
            hidden_bias: vec![0.0; 2 * hidden],
            rows: vec![0.0; inputs.len() * 2 * hidden],
            heads: vec![Head::zero(hidden, second); heads],
        }
    }

    /// The head for a position with these inputs.
    #[inline]
    #[must_use]
    pub fn head(&self, active: &Active) -> usize {
        if self.heads.len() == 1 { 0 } else { active.kind() }
    }

    /// Number of units of the last layer before the outputs.
    fn last(&self) -> usize {
        if self.second == 0 { self.hidden } else { self.second }
    }

    /// Number of weights.
    #[must_use]
    pub fn weights(&self) -> usize {
        self.numbers().count()
    }

    /// The sums of the hidden units for some inputs.
    #[inline]
    fn sums(&self, active: &Active, sums: &mut [f32]) {
        sums.copy_from_slice(&self.hidden_bias);
        kernel::add_rows(&self.rows, active.rows(), active.values(), sums);
    }

    /// The factors of the hidden units for some inputs, the first ones and then the second ones.
    pub fn factors(&self, active: &Active, factors: &mut [f32; MOST_SUMS]) {
        let factors = &mut factors[..2 * self.hidden];
        self.sums(active, factors);
        kernel::squash(factors);
    }

    /// Chances of the player on roll, as the net has them: perhaps out of order.
    #[inline]
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Probabilities {
        let mut active = Active::default();
        self.inputs.activate(position, &mut active);
        let mut sums = [0.0; MOST_SUMS];
        let sums = &mut sums[..2 * self.hidden];
        self.sums(&active, sums);
        self.finish(&self.heads[self.head(&active)], sums)
    }

    /// Computes the chances from the sums of the hidden units.
    #[inline]
    fn finish(&self, head: &Head, sums: &mut [f32]) -> Probabilities {
        let units = kernel::units(sums);
        if self.second == 0 {
            return Probabilities::from_array(head.outputs(units));
        }
        let mut second = [0.0; MOST_SECOND];
        let second = &mut second[..self.second];
        head.second_units(units, second);
        Probabilities::from_array(head.outputs(second))
    }

    fn numbers(&self) -> impl Iterator<Item = &f32> {
        self.hidden_bias.iter().chain(&self.rows).chain(self.heads.iter().flat_map(Head::numbers))
    }

    /// All numbers, to be changed.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let heads = self.heads.iter_mut().flat_map(Head::numbers_mut);
        self.hidden_bias.iter_mut().chain(&mut self.rows).chain(heads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net with arbitrary weights.
    pub(super) fn net() -> Net {
        let mut net = Net::zero(Inputs::Race, 32, 16, 1);
        for (i, weight) in net.numbers_mut().enumerate() {
            *weight = (i % 17) as f32 / 17.0 - 0.5;
        }
        net
    }

    #[test]
    fn the_logistic_function_is_near_enough() {
        for x in (-1000..=1000).map(|x| x as f32 / 100.0) {
            let exact = 1.0 / (1.0 + f64::from(-x).exp());
            assert!((f64::from(logistic(x)) / exact - 1.0).abs() < 1e-6, "{x}");
        }
        assert_eq!((logistic(-1000.0) < 1e-15, logistic(1000.0)), (true, 1.0));
    }
}
