//! A net that learns: one step downhill on the cross-entropy for each position, every weight with a step of
//! its own, smaller where its gradients have been large (RMSprop).

use std::iter::repeat_n;
use std::ops::RangeInclusive;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_engine::Probabilities;
use tavola_engine::evaluators::KnownDice;
use tavola_engine::evaluators::nets::deep::MOST_UNITS;
use tavola_engine::evaluators::nets::inputs::{Active, Inputs};
use tavola_engine::evaluators::nets::net::{Head, MOST_HIDDEN, MOST_SECOND, Net};
use tavola_engine::evaluators::nets::seen::{MOST_SUMS, Seen, Successive};
use tavola_rules::Position;

/// Decay of the mean squared gradients per step.
const MEMORY: f32 = 0.999;
/// Keeps steps finite for a weight that has hardly ever mattered.
const LEAST_SQUARE: f32 = 1e-12;

/// A net with the mean squared gradients of its weights.
#[derive(Clone)]
pub(crate) struct Learner {
    pub(crate) net: Net,
    /// Squared gradients, in the places of their weights.
    pub(crate) squares: Net,
    /// Weight of each output's error in the training of the layers below the outputs.
    pub(crate) importance: [f32; Probabilities::COUNT],
}

/// Weights of the outputs at these [points](tavola_engine::outcome::points), 1 to 8 times that of the chance to win. In games
/// that count checkers or pips, a hundredth of a share can be worth as much as a game; layers trained on all errors alike would
/// learn little but the winner.
pub(crate) fn importance([win, gammon, backgammon]: [f32; 3]) -> [f32; Probabilities::COUNT] {
    let beside = |points: f32| (points / (2.0 * win)).clamp(1.0, 8.0);
    let (gammon, backgammon) = (beside(gammon - win), beside(backgammon - gammon));
    [1.0, gammon, backgammon, gammon, backgammon]
}

/// The rate after `done` of `all` games or lessons: it falls by the same share with each.
pub(crate) fn rate(first: f64, last: f64, done: u64, all: f64) -> f64 {
    first * (last / first).powf(done as f64 / all)
}

/// `1 / sqrt(x)` to a few thousandths, without a square root: the exponent halved, and one step of Newton's.
#[inline]
fn inverse_root(x: f32) -> f32 {
    let guess = f32::from_bits(0x5f37_5a86 - (x.to_bits() >> 1));
    guess * (1.5 - 0.5 * x * guess * guess)
}

/// One step for one block of weights: `gradient(i)` is the way down.
#[inline]
fn step(weights: &mut [f32], squares: &mut [f32], rate: f32, gradient: impl Fn(usize) -> f32) {
    for (i, (weight, square)) in weights.iter_mut().zip(squares).enumerate() {
        let g = gradient(i);
        *square = MEMORY * *square + (1.0 - MEMORY) * g * g;
        *weight += rate * g * inverse_root(*square + LEAST_SQUARE);
    }
}

/// Adds the gradient of the units below from the errors of a layer.
#[inline]
fn pull(errors: &[f32], rows: &[f32], below: &mut [f32]) {
    for (error, weights) in errors.iter().zip(rows.chunks_exact(below.len())) {
        for (below, weight) in below.iter_mut().zip(weights) {
            *below += error * weight;
        }
    }
}

/// The derivative of the squashing at this value.
#[inline]
fn slope(squashed: f32) -> f32 {
    (1.0 - squashed.abs()).powi(2)
}

/// One step for a layer whose units have these errors, over the units below.
#[inline]
fn layer(
    bias: &mut [f32],
    rows: &mut [f32],
    (bias_squares, squares): (&mut [f32], &mut [f32]),
    errors: &[f32],
    below: &[f32],
    rate: f32,
) {
    step(bias, bias_squares, rate, |i| errors[i]);
    let rows = rows.chunks_exact_mut(below.len()).zip(squares.chunks_exact_mut(below.len()));
    for ((weights, squares), &error) in rows.zip(errors) {
        step(weights, squares, rate, |j| error * below[j]);
    }
}

/// One step for the outputs of a head.
#[inline]
fn outputs(head: &mut Head, squares: &mut Head, errors: &[f32], last: &[f32], rate: f32) {
    let squares = (&mut squares.output_bias[..], &mut squares.output_rows[..]);
    layer(&mut head.output_bias, &mut head.output_rows, squares, errors, last, rate);
}

/// A number of units that no net has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a multiple of 16 from {} to {}", .0.start(), .0.end())]
pub(crate) struct UnitsError(RangeInclusive<usize>);

/// A number of hidden units that a net can have.
pub(crate) fn hidden(text: &str) -> Result<usize, UnitsError> {
    units(text, 16..=MOST_HIDDEN)
}

/// Parses the units of the second layer, 0 if there is none.
pub(crate) fn second(text: &str) -> Result<usize, UnitsError> {
    units(text, 0..=MOST_SECOND)
}

/// Parses the units of a layer of a deep net.
pub(crate) fn layer_units(text: &str) -> Result<usize, UnitsError> {
    units(text, 16..=MOST_UNITS)
}

fn units(text: &str, range: RangeInclusive<usize>) -> Result<usize, UnitsError> {
    let number =
        text.parse().ok().filter(|number: &usize| range.contains(number) && number.is_multiple_of(16));
    number.ok_or(UnitsError(range))
}

impl Successive for Learner {
    fn evaluate_each(&self, seen: &mut Seen, positions: &[Position], found: &mut dyn FnMut(Probabilities)) {
        self.net.evaluate_each(seen, positions, found);
    }
}

impl Learner {
    /// Small random weights.
    pub(crate) fn new(inputs: Inputs, hidden: usize, second: usize, rng: &mut ChaCha8Rng) -> Learner {
        let mut net = Net::zero(inputs, hidden, second, 1);
        let mut random = |weights: &mut [f32]| weights.fill_with(|| rng.random_range(-0.1..0.1));
        random(&mut net.rows);
        // The second factors begin at about one half, so that the first ones learn at once.
        net.hidden_bias[hidden..].fill(1.0);
        for head in &mut net.heads {
            random(&mut head.second_rows);
            random(&mut head.output_rows);
            // Half the games are won, a quarter of them with a gammon: the outputs begin there.
            head.output_bias = vec![0.0, -1.5, -4.0, -1.5, -4.0];
        }
        Learner::of(net)
    }

    /// Returns the learner with a head for each kind of position, all equal at first.
    pub(crate) fn with_heads(mut self) -> Learner {
        if let [head] = &self.net.heads[..] {
            self.net.heads = vec![head.clone(); self.net.inputs.kinds()];
        }
        Learner::of(self.net)
    }

    /// Returns the learner with more hidden units. They have no effect at first: their weights to the heads are 0.
    pub(crate) fn grown(self, hidden: usize, rng: &mut ChaCha8Rng) -> Learner {
        let old = self.net;
        let mut new = Learner::new(old.inputs, hidden, old.second, rng).net;
        let (less, more) = (old.hidden, hidden);
        // First and second factors lie half a row from each other.
        for half in 0..2 {
            new.hidden_bias[half * more..][..less].copy_from_slice(&old.hidden_bias[half * less..][..less]);
            for (new, old) in new.rows.chunks_exact_mut(2 * more).zip(old.rows.chunks_exact(2 * less)) {
                new[half * more..][..less].copy_from_slice(&old[half * less..][..less]);
            }
        }
        new.heads = old.heads;
        for head in &mut new.heads {
            if old.second > 0 {
                head.second_rows.resize(more * old.second, 0.0);
            } else {
                let rows = head.output_rows.chunks_exact(less);
                head.output_rows =
                    rows.flat_map(|row| row.iter().copied().chain(repeat_n(0.0, more - less))).collect();
            }
        }
        Learner::of(new)
    }

    /// A net that is to learn on.
    pub(crate) fn of(net: Net) -> Learner {
        let mut squares = Net::zero(net.inputs, net.hidden, net.second, net.heads.len());
        squares.numbers_mut().for_each(|square| *square = 1e-4);
        Learner { net, squares, importance: [1.0; Probabilities::COUNT] }
    }

    /// Sets what is known of the dice in the positions that it learns next.
    pub(crate) fn know(&mut self, dice: Option<KnownDice>) {
        if let Some(dice) = dice {
            self.net.inputs = self.net.inputs.knowing(dice);
        }
    }

    /// Moves the net's opinion of a position towards a target; returns the squared error of the win.
    pub(crate) fn learn(&mut self, position: &Position, target: &Probabilities, rate: f32) -> f32 {
        self.learn_and_choose(position, target, &[0.0; Probabilities::COUNT], rate)
    }

    /// The same with a further gradient of each output before it is squashed: that of the choice among several positions.
    pub(crate) fn learn_and_choose(
        &mut self,
        position: &Position,
        target: &Probabilities,
        choice: &[f32; Probabilities::COUNT],
        rate: f32,
    ) -> f32 {
        let hidden = self.net.hidden;
        let mut active = Active::default();
        self.net.inputs.activate(position, &mut active);
        let mut factors = [0.0; MOST_SUMS];
        self.net.factors(&active, &mut factors);
        let (firsts, others) = factors[..2 * hidden].split_at(hidden);
        let mut units = [0.0; MOST_HIDDEN];
        for ((unit, first), other) in units.iter_mut().zip(firsts).zip(others) {
            *unit = first * other;
        }
        let units = &units[..hidden];
        let Net { second, .. } = self.net;
        let kind = self.net.head(&active);
        let (head, squares) = (&mut self.net.heads[kind], &mut self.squares.heads[kind]);
        let mut above = [0.0; MOST_SECOND];
        if second > 0 {
            head.second_units(units, &mut above[..second]);
        }
        let last = if second == 0 { units } else { &above[..second] };
        let chances = head.outputs(last);
        let targets = target.to_array();
        let errors: [f32; Probabilities::COUNT] = core::array::from_fn(|i| targets[i] - chances[i]);

        let important: [f32; Probabilities::COUNT] =
            core::array::from_fn(|i| errors[i] * self.importance[i] + choice[i]);
        let mut deltas = [0.0; MOST_HIDDEN];
        let deltas = &mut deltas[..hidden];
        if second == 0 {
            pull(&important, &head.output_rows, deltas);
        } else {
            let mut upper = [0.0; MOST_SECOND];
            let upper = &mut upper[..second];
            pull(&important, &head.output_rows, upper);
            for (error, unit) in upper.iter_mut().zip(&above) {
                *error *= slope(*unit);
            }
            let rows = head.second_rows.chunks_exact_mut(second);
            let rows = rows.zip(squares.second_rows.chunks_exact_mut(second));
            for ((weights, squares), (delta, &unit)) in rows.zip(deltas.iter_mut().zip(units)) {
                *delta = weights.iter().zip(&*upper).map(|(weight, error)| weight * error).sum();
                step(weights, squares, rate, |j| unit * upper[j]);
            }
            step(&mut head.second_bias, &mut squares.second_bias, rate, |i| upper[i]);
        }
        let downhill: [f32; Probabilities::COUNT] = core::array::from_fn(|i| errors[i] + choice[i]);
        outputs(head, squares, &downhill, last, rate);
        let mut sums = [0.0; MOST_SUMS];
        let sums = &mut sums[..2 * hidden];
        for (i, &delta) in deltas.iter().enumerate() {
            sums[i] = delta * others[i] * slope(firsts[i]);
            sums[hidden + i] = delta * firsts[i] * slope(others[i]);
        }
        let (Net { hidden_bias, rows, .. }, squares) = (&mut self.net, &mut self.squares);
        step(hidden_bias, &mut squares.hidden_bias, rate, |j| sums[j]);
        for (row, value) in active.iter() {
            let block = row * sums.len()..(row + 1) * sums.len();
            let (weights, squares) = (&mut rows[block.clone()], &mut squares.rows[block]);
            step(weights, squares, rate, |j| value * sums[j]);
        }
        errors[0] * errors[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use tavola_rules::{Player, Rules};

    #[test]
    fn the_quick_inverse_root_is_near_enough() {
        for exponent in -30..10 {
            let x = 1.7 * 2f32.powi(exponent);
            assert!((inverse_root(x) * x.sqrt() - 1.0).abs() < 2e-3, "{x}");
        }
    }

    #[test]
    fn outputs_matter_as_much_as_what_is_counted() {
        assert_eq!(importance([1.0, 2.0, 3.0]), [1.0; 5], "backgammon");
        assert_eq!(importance([1.0, 15.0, 15.0]), [1.0, 7.0, 1.0, 7.0, 1.0], "fifteen checkers");
    }

    #[test]
    fn a_grown_net_says_what_it_said() {
        let position = Position::start(&Rules::STANDARD, Player::First);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for second in [0, 16] {
            let small = Learner::new(Inputs::Contact, 16, second, &mut rng).with_heads();
            let said = small.net.evaluate(&position).to_array();
            let mut grown = small.grown(48, &mut rng);
            assert_eq!(grown.net.hidden, 48);
            let says = grown.net.evaluate(&position).to_array();
            assert!(says.iter().zip(said).all(|(a, b)| (a - b).abs() < 1e-6), "{says:?} {said:?}");
            grown.learn(&position, &Probabilities::from_array([0.9, 0.1, 0.0, 0.0, 0.0]), 0.01);
            assert!(grown.net.evaluate(&position).win > said[0]);
        }
    }

    #[test]
    fn a_learner_comes_to_say_what_it_is_told() {
        let mut learner = Learner::new(Inputs::Contact, 32, 16, &mut ChaCha8Rng::seed_from_u64(1));
        let position = Position::start(&Rules::STANDARD, Player::First);
        let target = Probabilities {
            win: 0.52,
            win_gammon: 0.15,
            win_backgammon: 0.01,
            lose_gammon: 0.13,
            lose_backgammon: 0.005,
        };
        let first = learner.learn(&position, &target, 0.001);
        let mut last = first;
        for _ in 0..2000 {
            last = learner.learn(&position, &target, 0.001);
        }
        assert!(last < 1e-4 && last < first, "{first} {last}");
        let learned = learner.net.evaluate(&position).to_array();
        assert!(learned.iter().zip(target.to_array()).all(|(a, b)| (a - b).abs() < 0.02), "{learned:?}");
    }
}
