//! A net of one or two hidden layers over sparse inputs, and its files.
//!
//! A unit of the first hidden layer is the product of two squashed sums over the inputs, so one sum can gate the other.
//! With half as many units above, such a net has smaller errors on its lessons than a net of single sums.
//!
//! The layers above the first hidden layer are a head. A net may have several heads; the kind of position selects one
//! ([`Inputs::kinds`]).

mod file;

pub use crate::evaluators::nets::bytes::{NetError, fnv1a};

use tavola_rules::Position;

use crate::evaluators::nets::inputs::{Active, Inputs};
use crate::evaluators::nets::kernel;
use crate::evaluators::nets::seen::{First, MOST_SUMS, Seen, Successive};
use crate::outcome::Probabilities;

const OUTPUTS: usize = Probabilities::COUNT;

/// The most hidden units a net can have, so that an evaluation needs no memory of its own.
pub const MOST_HIDDEN: usize = MOST_SUMS / 2;

/// The largest number of units of the second layer.
pub const MOST_SECOND: usize = 64;

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

impl Successive for Net {
    fn evaluate_each(&self, seen: &mut Seen, positions: &[Position], found: &mut dyn FnMut(Probabilities)) {
        let first = First { inputs: self.inputs, bias: &self.hidden_bias, rows: &self.rows };
        let mut own = [0.0; MOST_SUMS];
        let own = &mut own[..2 * self.hidden];
        seen.each(first, positions, |sums, active| {
            own.copy_from_slice(sums);
            found(self.finish(&self.heads[self.head(active)], own));
        });
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
    fn positions_evaluated_together_have_the_chances_that_they_have_alone() {
        let net = net();
        let positions = crate::bench::positions(crate::evaluators::evaluator::Class::Contact, 200);
        let mut together = Vec::new();
        net.evaluate_each(&mut Seen::default(), &positions, &mut |chances| together.push(chances));
        for (position, together) in positions.iter().zip(together) {
            let alone = net.evaluate(position).to_array();
            assert!(alone.iter().zip(together.to_array()).all(|(a, b)| (a - b).abs() < 1e-5));
        }
    }
}
