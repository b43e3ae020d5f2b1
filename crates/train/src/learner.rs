//! A net that learns: one step downhill on the cross-entropy for each position, every weight with a step of
//! its own, smaller where its gradients have been large (RMSprop).

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_engine::Probabilities;
use tavola_engine::inputs::{Active, Inputs};
use tavola_engine::net::{MOST_HIDDEN, Net};
use tavola_rules::Position;

/// How slowly the mean squared gradients forget.
const MEMORY: f32 = 0.999;
const EPSILON: f32 = 1e-6;

/// A net with the mean squared gradients of its weights.
#[derive(Clone)]
pub(crate) struct Learner {
    pub(crate) net: Net,
    /// In the places of the weights that they belong to.
    pub(crate) squares: Net,
}

/// One step for one block of weights: `gradient(i)` is the way down.
#[inline]
fn step(weights: &mut [f32], squares: &mut [f32], rate: f32, gradient: impl Fn(usize) -> f32) {
    for (i, (weight, square)) in weights.iter_mut().zip(squares).enumerate() {
        let g = gradient(i);
        *square = MEMORY * *square + (1.0 - MEMORY) * g * g;
        *weight += rate * g / (square.sqrt() + EPSILON);
    }
}

impl Learner {
    /// Small random weights.
    pub(crate) fn new(inputs: Inputs, hidden: usize, rng: &mut ChaCha8Rng) -> Learner {
        let mut net = Net::zero(inputs, hidden);
        for weight in net.rows.iter_mut().chain(&mut net.output_rows) {
            *weight = rng.random_range(-0.1..0.1);
        }
        // Half the games are won, a quarter of them with a gammon: the outputs begin there.
        net.output_bias = vec![0.0, -1.5, -4.0, -1.5, -4.0];
        let mut squares = Net::zero(inputs, hidden);
        let Net { hidden_bias, rows, output_bias, output_rows, .. } = &mut squares;
        for square in hidden_bias.iter_mut().chain(rows).chain(output_bias).chain(output_rows) {
            *square = 1e-4;
        }
        Learner { net, squares }
    }

    /// Moves the net's opinion of a position towards a target; returns the squared error of the win.
    pub(crate) fn learn(&mut self, position: &Position, target: &Probabilities, rate: f32) -> f32 {
        let hidden = self.net.hidden;
        let mut active = Active::default();
        self.net.inputs.activate(position, &mut active);
        let mut units = [0.0; MOST_HIDDEN];
        self.net.hidden_units(&active, &mut units);
        let outputs = self.net.outputs(&units);
        let targets = target.to_array();
        let errors: [f32; Probabilities::COUNT] = core::array::from_fn(|i| targets[i] - outputs[i]);

        let mut deltas = [0.0; MOST_HIDDEN];
        for (error, weights) in errors.iter().zip(self.net.output_rows.chunks_exact(hidden)) {
            for (delta, weight) in deltas[..hidden].iter_mut().zip(weights) {
                *delta += error * weight;
            }
        }
        for (delta, unit) in deltas[..hidden].iter_mut().zip(&units) {
            let slope = 1.0 - unit.abs();
            *delta *= slope * slope;
        }

        let Net { hidden_bias, rows, output_bias, output_rows, .. } = &mut self.net;
        let squares = &mut self.squares;
        step(output_bias, &mut squares.output_bias, rate, |i| errors[i]);
        for (i, &error) in errors.iter().enumerate() {
            let block = i * hidden..(i + 1) * hidden;
            let (weights, squares) = (&mut output_rows[block.clone()], &mut squares.output_rows[block]);
            step(weights, squares, rate, |j| error * units[j]);
        }
        step(hidden_bias, &mut squares.hidden_bias, rate, |j| deltas[j]);
        for (row, value) in active.iter() {
            let block = row * hidden..(row + 1) * hidden;
            let (weights, squares) = (&mut rows[block.clone()], &mut squares.rows[block]);
            step(weights, squares, rate, |j| value * deltas[j]);
        }
        errors[0] * errors[0]
    }
}
