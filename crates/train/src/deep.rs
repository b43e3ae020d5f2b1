//! A deep net that learns: the mean gradient of a batch of positions, and a step of Adam.

use std::thread;

use ndarray::{Array2, ArrayView2, ArrayViewMut2, Axis, linalg::general_mat_mul};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_engine::evaluators::nets::deep::{DeepNet, Layer};
use tavola_engine::evaluators::nets::inputs::{Active, Inputs};
use tavola_engine::{Probabilities, outcome};

use crate::lessons::Lesson;

/// Positions of a batch.
pub(crate) const BATCH: usize = 256;
/// Positions whose layers are computed together.
const PART: usize = 128;
/// Decays of the means of gradients and of their squares.
const MEMORY: [f32; 2] = [0.9, 0.99];
/// Keeps steps finite for a weight that has hardly ever mattered.
const LEAST: f32 = 1e-8;
/// The step grows to its size in this many batches.
const WARM_UP: f64 = 300.0;
/// The last step, as a share of the first.
const LAST_SHARE: f64 = 0.0003;

/// Weights that are changed together.
const CHUNK: usize = 1024;

/// Creates a net with small random weights.
pub(crate) fn random(inputs: Inputs, units: &[usize], rng: &mut ChaCha8Rng) -> DeepNet {
    let mut net = DeepNet::zero(inputs, units);
    let mut below = inputs.len();
    for (number, layer) in net.layers.iter_mut().enumerate() {
        // Sums of the first layer begin about the middle of their range: few inputs are active.
        let (spread, middle) = if number == 0 { (2.0, 0.25) } else { (1.0, 0.0) };
        let bound = spread / (below as f32).sqrt();
        layer.rows.fill_with(|| rng.random_range(-bound..bound));
        layer.bias.fill_with(|| rng.random_range(-bound..bound) + middle);
        below = layer.units();
    }
    net
}

/// The biases and the weights of each layer.
fn matrices(net: &DeepNet) -> impl Iterator<Item = &[f32]> {
    net.layers.iter().flat_map(|layer| [&layer.bias[..], &layer.rows[..]])
}

/// The same, for changes.
fn matrices_mut(net: &mut DeepNet) -> impl Iterator<Item = &mut [f32]> {
    net.layers.iter_mut().flat_map(|layer| [&mut layer.bias[..], &mut layer.rows[..]])
}

/// A step of Adam.
#[derive(Clone, Copy)]
struct Adam {
    /// The step, by the share of the mean gradient that is known so far.
    rate: f32,
    /// The share of the mean squares that is known so far.
    square_left: f32,
    /// The part of one position in a batch.
    share: f32,
}

impl Adam {
    /// Changes some weights, and the means of their gradients and of the squares. Gradients are the sums of each thread.
    fn step(self, weights: &mut [f32], means: &mut [f32], squares: &mut [f32], gradients: &[&[f32]]) {
        let Adam { rate, square_left, share } = self;
        let mut sums = [0.0; CHUNK];
        for start in (0..weights.len()).step_by(CHUNK) {
            let range = start..weights.len().min(start + CHUNK);
            let sums = &mut sums[..range.len()];
            sums.fill(0.0);
            for gradient in gradients {
                sums.iter_mut().zip(&gradient[range.clone()]).for_each(|(sum, gradient)| *sum += gradient);
            }
            let numbers = weights[range.clone()].iter_mut().zip(&mut means[range.clone()]);
            for (((weight, mean), square), sum) in numbers.zip(&mut squares[range]).zip(sums) {
                let gradient = *sum * share;
                *mean += (1.0 - MEMORY[0]) * (gradient - *mean);
                *square += (1.0 - MEMORY[1]) * (gradient * gradient - *square);
                *weight += rate * *mean / ((*square / square_left).sqrt() + LEAST);
            }
        }
    }
}

/// A net with the means of its gradients.
pub(crate) struct DeepLearner {
    pub(crate) net: DeepNet,
    means: DeepNet,
    squares: DeepNet,
    /// One for each thread, while a step is computed.
    gradients: Vec<DeepNet>,
    batches: i32,
    /// Weight of each output's error.
    pub(crate) importance: [f32; Probabilities::COUNT],
}

fn view(layer: &Layer) -> ArrayView2<'_, f32> {
    let units = layer.units();
    ArrayView2::from_shape((layer.rows.len() / units, units), &layer.rows).expect("rows are full")
}

fn view_mut(layer: &mut Layer) -> ArrayViewMut2<'_, f32> {
    let units = layer.units();
    ArrayViewMut2::from_shape((layer.rows.len() / units, units), &mut layer.rows).expect("rows are full")
}

/// The layers of some positions: inputs, units of each layer but the last, and chances.
struct Forward {
    inputs: Vec<Active>,
    units: Vec<Array2<f32>>,
    chances: Array2<f32>,
}

fn forward(net: &DeepNet, lessons: &[Lesson]) -> Forward {
    let start = |layer: &Layer| {
        let mut sums = Array2::zeros((lessons.len(), layer.units()));
        sums.rows_mut().into_iter().for_each(|mut row| row.assign(&ndarray::aview1(&layer.bias)));
        sums
    };
    let mut inputs = Vec::with_capacity(lessons.len());
    let mut sums = start(&net.layers[0]);
    for (lesson, mut row) in lessons.iter().zip(sums.rows_mut()) {
        let mut active = Active::default();
        lesson.inputs(net.inputs).activate(&lesson.position, &mut active);
        let row = row.as_slice_mut().expect("rows are contiguous");
        for (input, value) in active.iter() {
            row.iter_mut().zip(net.layers[0].row(input)).for_each(|(sum, weight)| *sum += value * weight);
        }
        inputs.push(active);
    }
    // The root of a unit of the first layer is kept: its slope follows from it.
    sums.mapv_inplace(|sum| sum.clamp(0.0, 1.0));
    let mut units = vec![sums];
    for (number, layer) in net.layers.iter().enumerate().skip(1) {
        let below = &units[number - 1];
        let mut sums = start(layer);
        if number == 1 {
            general_mat_mul(1.0, &below.mapv(|root| root * root), &view(layer), 1.0, &mut sums);
        } else {
            general_mat_mul(1.0, below, &view(layer), 1.0, &mut sums);
        }
        if number + 1 < net.layers.len() {
            sums.mapv_inplace(|sum| sum.max(0.0));
        }
        units.push(sums);
    }
    let mut chances = units.pop().expect("there are outputs");
    chances.mapv_inplace(|sum| 1.0 / (1.0 + (-sum).exp()));
    Forward { inputs, units, chances }
}

/// Adds the gradient of the cross-entropy of some lessons, downhill.
fn backward(
    net: &DeepNet,
    lessons: &[Lesson],
    importance: &[f32; Probabilities::COUNT],
    gradient: &mut DeepNet,
) {
    let Forward { inputs, mut units, chances } = forward(net, lessons);
    let mut errors = -chances;
    for (lesson, mut row) in lessons.iter().zip(errors.rows_mut()) {
        for ((error, target), importance) in row.iter_mut().zip(lesson.target.to_array()).zip(importance) {
            *error = importance * (*error + target.clamp(0.0, 1.0));
        }
    }
    for number in (1..net.layers.len()).rev() {
        let below = units.pop().expect("a layer has units below");
        let layer = &mut gradient.layers[number];
        let sums = errors.sum_axis(Axis(0));
        layer.bias.iter_mut().zip(&sums).for_each(|(bias, sum)| *bias += sum);
        let activations = if number == 1 { below.mapv(|root| root * root) } else { below.clone() };
        general_mat_mul(1.0, &activations.t(), &errors, 1.0, &mut view_mut(layer));
        let mut down = Array2::zeros(below.raw_dim());
        general_mat_mul(1.0, &errors, &view(&net.layers[number]).t(), 0.0, &mut down);
        if number == 1 {
            down.zip_mut_with(&below, |down, &root| *down *= if root < 1.0 { 2.0 * root } else { 0.0 });
        } else {
            down.zip_mut_with(&below, |down, &unit| *down *= f32::from(unit > 0.0));
        }
        errors = down;
    }
    let Layer { bias, rows } = &mut gradient.layers[0];
    let width = bias.len();
    for (active, errors) in inputs.iter().zip(errors.rows()) {
        let errors = errors.as_slice().expect("rows are contiguous");
        bias.iter_mut().zip(errors).for_each(|(bias, error)| *bias += error);
        for (input, value) in active.iter() {
            let row = &mut rows[input * width..][..width];
            row.iter_mut().zip(errors).for_each(|(weight, error)| *weight += value * error);
        }
    }
}

impl DeepLearner {
    pub(crate) fn of(net: DeepNet) -> DeepLearner {
        let units: Vec<usize> = net.layers.iter().map(Layer::units).collect();
        let zero = DeepNet::zero(net.inputs, &units[..units.len() - 1]);
        DeepLearner {
            means: zero.clone(),
            squares: zero,
            gradients: Vec::new(),
            net,
            batches: 0,
            importance: [1.0; Probabilities::COUNT],
        }
    }

    /// Computes the gradient of a batch, as one sum for each thread.
    fn differentiate(&mut self, batch: &[Lesson], threads: usize) {
        let DeepLearner { net, gradients, importance, .. } = self;
        gradients.resize_with(threads, || DeepLearner::of(net.clone()).means);
        let (net, importance) = (&*net, &*importance);
        let mut shares = batch.chunks(batch.len().div_ceil(threads));
        thread::scope(|scope| {
            for gradient in gradients {
                let share = shares.next().unwrap_or_default();
                scope.spawn(move || {
                    matrices_mut(gradient).for_each(|numbers| numbers.fill(0.0));
                    share.chunks(PART).for_each(|part| backward(net, part, importance, gradient));
                });
            }
        });
    }

    /// A step along the mean gradient of a batch, computed by some threads. `rate` is the largest step; it falls to almost nothing
    /// with the share of the fit that is done.
    pub(crate) fn step(&mut self, batch: &[Lesson], rate: f64, done: f64, threads: usize) {
        self.differentiate(batch, threads);
        self.batches += 1;
        let falling = 0.5 * (1.0 + (std::f64::consts::PI * done).cos());
        let warm = (f64::from(self.batches - 1) / WARM_UP).min(1.0);
        let [mean_left, square_left] = MEMORY.map(|memory| 1.0 - memory.powi(self.batches));
        let adam = Adam {
            rate: (rate * warm * falling.max(LAST_SHARE)) as f32 / mean_left,
            square_left,
            share: 1.0 / batch.len() as f32,
        };
        let DeepLearner { net, means, squares, gradients, .. } = self;
        let mut gradients: Vec<_> = gradients.iter().map(matrices).collect();
        let matrices = matrices_mut(net).zip(matrices_mut(means)).zip(matrices_mut(squares));
        // Each thread has a part of every matrix.
        let mut tasks: Vec<Vec<_>> = (0..threads).map(|_| Vec::new()).collect();
        for ((weights, means), squares) in matrices {
            let len = weights.len().div_ceil(threads);
            let mut gradients: Vec<_> =
                gradients.iter_mut().filter_map(Iterator::next).map(|numbers| numbers.chunks(len)).collect();
            let parts = weights.chunks_mut(len).zip(means.chunks_mut(len)).zip(squares.chunks_mut(len));
            for (tasks, ((weights, means), squares)) in tasks.iter_mut().zip(parts) {
                let gradients: Vec<&[f32]> = gradients.iter_mut().filter_map(Iterator::next).collect();
                tasks.push((weights, means, squares, gradients));
            }
        }
        thread::scope(|scope| {
            for task in tasks {
                scope.spawn(move || {
                    for (weights, means, squares, gradients) in task {
                        adam.step(weights, means, squares, &gradients);
                    }
                });
            }
        });
    }

    /// Root of the mean squared equity by which the net misses lessons.
    pub(crate) fn missed(&self, lessons: &[Lesson], points: &[f32; 3]) -> f64 {
        let mut sum = 0.0;
        for part in lessons.chunks(PART) {
            let Forward { chances, .. } = forward(&self.net, part);
            for (lesson, row) in part.iter().zip(chances.rows()) {
                let chances = Probabilities::from_array(core::array::from_fn(|i| row[i]));
                let difference = outcome::equity(points, &chances) - outcome::equity(points, &lesson.target);
                sum += f64::from(difference).powi(2);
            }
        }
        (sum / lessons.len().max(1) as f64).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use tavola_rules::{Player, Position, Rules};

    fn lesson(win: f32) -> Lesson {
        let position = Position::start(&Rules::STANDARD, Player::First);
        Lesson { position, dice: None, target: Probabilities::from_array([win, 0.2, 0.01, 0.1, 0.01]) }
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_cross_entropy() {
        let net = random(Inputs::Contact, &[16, 8], &mut ChaCha8Rng::seed_from_u64(1));
        let lessons = [lesson(0.6), lesson(0.7)];
        let entropy = |net: &DeepNet| {
            let sum = |lesson: &Lesson| {
                let chances = net.evaluate(&lesson.position).to_array();
                let both = chances.into_iter().zip(lesson.target.to_array());
                both.map(|(p, t)| {
                    f64::from(t) * f64::from(p).ln() + f64::from(1.0 - t) * f64::from(1.0 - p).ln()
                })
                .sum::<f64>()
            };
            lessons.iter().map(sum).sum::<f64>() / 2.0
        };
        let mut learner = DeepLearner::of(net.clone());
        learner.differentiate(&lessons, 2);
        let [first, second] = &learner.gradients[..] else { panic!("two threads") };
        let mean = first.numbers().zip(second.numbers()).map(|(first, second)| (first + second) / 2.0);
        let mut largest: Vec<(usize, f32)> = mean.enumerate().collect();
        largest.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        for (at, slope) in largest.into_iter().step_by(50).take(12) {
            let changed = |by: f32| {
                let mut net = net.clone();
                *net.numbers_mut().nth(at).unwrap() += by;
                entropy(&net)
            };
            let measured = (changed(0.01) - changed(-0.01)) / 0.02;
            assert!(
                (measured - f64::from(slope)).abs() < 0.05 * measured.abs() + 1e-3,
                "{at}: {measured} {slope}"
            );
        }
    }

    #[test]
    fn a_net_learns_what_it_is_given() {
        let net = random(Inputs::Contact, &[32, 16], &mut ChaCha8Rng::seed_from_u64(1));
        let mut learner = DeepLearner::of(net);
        let lessons = vec![lesson(0.7); BATCH];
        let before = learner.missed(&lessons[..10], &[1.0, 2.0, 3.0]);
        for number in 0..400 {
            learner.step(&lessons[..8], 0.01, f64::from(number) / 400.0, 1);
        }
        let after = learner.missed(&lessons[..10], &[1.0, 2.0, 3.0]);
        assert!(before > 0.1 && after < 0.01, "{before} {after}");
    }
}
