//! A [`Net`] in whole numbers of 16 bits, for evaluation: half as much to read from memory, twice as much done at once,
//! and sums that are the same in whatever order they are made. So a position has the same chances on every machine,
//! and the same whether its sums are made from nothing or from those of another position.
//!
//! A side has a row of weights for every count on every place, and one for every option of a feature. Each sum has
//! steps as fine as it can have without overflowing in any position of 15 checkers a side. What lies between the sums
//! and between the layers is `f32`.

use multiversion::multiversion;
use tavola_rules::{Checkers, Position};

use crate::features::{self, AMOUNTS, CHOICES, Features, OPTIONS};
use crate::inputs::{Active, Inputs};
use crate::net::{Head, MOST_HIDDEN, MOST_SECOND, Net, logistic};
use crate::probabilities::Probabilities;

/// Places from off to the pool, and the counts on one of them.
const PLACES: usize = 27;
const COUNTS: usize = 16;

/// Numbers that are worked on together; they begin where a line of the cache does.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Block<const N: usize>([i16; N]);

/// Hidden units come in blocks of so many.
const UNITS: usize = 64;

/// The sums that those are made of: all first factors, then all second ones.
const SUMS: usize = 2 * UNITS;

/// The most blocks that there are.
const BLOCKS: usize = MOST_HIDDEN.div_ceil(UNITS);

/// Products are added up in 16 bits so many at once.
const LANES: usize = 16;

/// What 1 is in the hidden units.
const UNIT: f32 = 32767.0;

/// The largest whole number, less what rounding can add up to.
const MOST: f32 = 32767.0 - 64.0;

/// Products of two numbers keep their upper half only.
const UPPER: f32 = 65536.0;

/// The weights.
#[derive(Clone, Debug)]
pub struct IntegerNet {
    inputs: Inputs,
    /// Blocks of hidden units. Units that fill the last one are always zero.
    blocks: usize,
    /// The sums of an empty board.
    empty: [Block<SUMS>; BLOCKS],
    /// So many blocks for each place and count of the player on roll and of his opponent, then for each of their
    /// options, then for each of their amounts.
    rows: Vec<Block<SUMS>>,
    /// What one in each sum stands for.
    steps: Vec<[f32; SUMS]>,
    heads: Vec<IntegerHead>,
}

#[derive(Clone, Debug)]
struct IntegerHead {
    /// The second layer, if there is one.
    second: Option<Second>,
    output_bias: [f32; Probabilities::COUNT],
    /// One row of weights for each output.
    output_rows: Vec<f32>,
}

/// A second layer, as wide as one can be. Units that fill it are always zero.
#[derive(Clone, Debug)]
struct Second {
    bias: [f32; MOST_SECOND],
    /// One row for each hidden unit.
    rows: Vec<Block<MOST_SECOND>>,
    /// What one in each sum stands for.
    steps: [f32; MOST_SECOND],
}

/// A position with the sums that it makes, from which those of another are made.
pub(crate) struct Seen {
    sides: [Checkers; 2],
    options: [[u16; CHOICES]; 2],
    sums: [Block<SUMS>; BLOCKS],
}

/// The row of so many checkers on a place.
#[inline(always)]
fn place_row(side: usize, place: u8, count: u8) -> usize {
    (side * PLACES + usize::from(place)) * COUNTS + usize::from(count)
}

/// The rows of options come after those of places.
const OPTION_ROWS: usize = 2 * PLACES * COUNTS;

/// Multiplies amounts, so that they fill the 16 bits.
const FACTORS: [u16; AMOUNTS] = {
    let mut factors = [0; AMOUNTS];
    let mut i = 0;
    while i < AMOUNTS {
        factors[i] = 32767 / features::MOST[i];
        i += 1;
    }
    factors
};

impl IntegerNet {
    /// A net in whole numbers.
    #[must_use]
    pub fn new(net: &Net) -> IntegerNet {
        let plain = Plain::new(net);
        let steps = plain.steps();
        let blocks = net.hidden.div_ceil(UNITS);
        let mut rows = Vec::new();
        for row in plain.places.iter().chain(&plain.options).flatten() {
            rows.extend(whole(row, &steps, 1.0));
        }
        for (row, factor) in plain.amounts.iter().flat_map(|rows| rows.iter().zip(FACTORS)) {
            rows.extend(whole(row, &steps, UPPER / f32::from(factor)));
        }
        let mut empty = [Block([0; SUMS]); BLOCKS];
        empty[..blocks].copy_from_slice(&whole(&plain.empty, &steps, 1.0));
        // What is lost with the lower half of products is one half in the mean.
        let lost = plain.amounts.iter().flatten().count() as i16 / 2;
        empty.iter_mut().flat_map(|block| &mut block.0).for_each(|sum| *sum += lost);
        IntegerNet {
            inputs: net.inputs,
            blocks,
            empty,
            rows,
            steps: blocked(&steps, |step| step),
            heads: net.heads.iter().map(|head| IntegerHead::new(head, net)).collect(),
        }
    }

    /// Chances of the player on roll, as the net has them: perhaps out of order.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Probabilities {
        self.evaluate_after(&mut self.nothing(), position)
    }

    /// An empty board.
    pub(crate) fn nothing(&self) -> Seen {
        Seen { sides: [Checkers::NONE; 2], options: [features::EMPTY; 2], sums: self.empty }
    }

    /// [`IntegerNet::evaluate`] after another position: only what differs is added up. The result is the same.
    #[inline]
    pub(crate) fn evaluate_after(&self, seen: &mut Seen, position: &Position) -> Probabilities {
        evaluate(self, seen, position)
    }
}

/// One number for each sum, first all first factors and then all second ones, in blocks.
fn blocked<T: Copy + Default>(numbers: &[f32], number: impl Fn(f32) -> T) -> Vec<[T; SUMS]> {
    let (firsts, others) = numbers.split_at(numbers.len() / 2);
    let block = |(firsts, others): (&[f32], &[f32])| {
        let mut block = [T::default(); SUMS];
        let (first, other) = block.split_at_mut(UNITS);
        first.iter_mut().zip(firsts).for_each(|(slot, value)| *slot = number(*value));
        other.iter_mut().zip(others).for_each(|(slot, value)| *slot = number(*value));
        block
    };
    firsts.chunks(UNITS).zip(others.chunks(UNITS)).map(block).collect()
}

/// A row of weights in steps, and so many times what that is.
fn whole(row: &[f32], steps: &[f32], times: f32) -> Vec<Block<SUMS>> {
    let numbers: Vec<f32> = row.iter().zip(steps).map(|(weight, step)| weight / step * times).collect();
    blocked(&numbers, |number| number.round() as i16).into_iter().map(Block).collect()
}

impl IntegerHead {
    fn new(head: &Head, net: &Net) -> IntegerHead {
        let last = if net.second > 0 { MOST_SECOND } else { net.hidden.next_multiple_of(UNITS) };
        let mut output_bias = [0.0; Probabilities::COUNT];
        output_bias.copy_from_slice(&head.output_bias);
        let mut output_rows = vec![0.0; Probabilities::COUNT * last];
        let width = head.output_rows.len() / Probabilities::COUNT;
        for (row, weights) in output_rows.chunks_exact_mut(last).zip(head.output_rows.chunks_exact(width)) {
            row[..width].copy_from_slice(weights);
        }
        let second = (net.second > 0).then(|| Second::new(head, net));
        IntegerHead { second, output_bias, output_rows }
    }
}

impl Second {
    fn new(head: &Head, net: &Net) -> Second {
        let mut second = Second {
            bias: [0.0; MOST_SECOND],
            rows: vec![Block([0; MOST_SECOND]); net.hidden.next_multiple_of(UNITS)],
            steps: [0.0; MOST_SECOND],
        };
        second.bias[..net.second].copy_from_slice(&head.second_bias);
        for (i, step) in second.steps.iter_mut().enumerate().take(net.second) {
            let weights: Vec<f32> = head.second_rows.iter().skip(i).step_by(net.second).copied().collect();
            // Units are less than 1, and sums are of so many products.
            let sums = weights.chunks(LANES).map(|some| some.iter().map(|weight| weight.abs()).sum());
            let largest = weights.iter().fold(0.0f32, |largest, weight| largest.max(weight.abs()));
            *step = sums.fold(largest * UNIT / UPPER, f32::max).max(f32::MIN_POSITIVE) / MOST;
            for (row, weight) in second.rows.iter_mut().zip(weights) {
                row.0[i] = (weight / *step * (UPPER / UNIT)).round() as i16;
            }
        }
        second
    }
}

/// Rows as an [`IntegerNet`] has them, before they are in whole numbers.
struct Plain {
    empty: Vec<f32>,
    places: [Vec<Vec<f32>>; 2],
    options: [Vec<Vec<f32>>; 2],
    /// For one of what is counted.
    amounts: [Vec<Vec<f32>>; 2],
}

impl Plain {
    fn new(net: &Net) -> Plain {
        let width = 2 * net.hidden;
        let told = net.inputs == Inputs::Contact;
        let weights = |row: usize| &net.rows[row * width..][..width];
        let sums = |side: usize, checkers: Checkers| {
            let mut active = Active::default();
            net.inputs.activate_side(side, checkers, &mut active);
            let mut sums = vec![0.0; width];
            for (row, value) in active.iter() {
                sums.iter_mut().zip(weights(row)).for_each(|(sum, weight)| *sum += value * weight);
            }
            sums
        };
        let mut empty = net.hidden_bias.clone();
        for option in [0, 1].into_iter().flat_map(|side| features::EMPTY.map(|option| (side, option))) {
            if told {
                let row = weights(net.inputs.options(option.0) + usize::from(option.1));
                empty.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        }
        let places = [0, 1].map(|side| {
            // That a side has borne off nothing is an input too: rows say what is more than on an empty board.
            let none = sums(side, Checkers::NONE);
            empty.iter_mut().zip(&none).for_each(|(sum, none)| *sum += none);
            let all = (0..PLACES).flat_map(|place| (0..COUNTS).map(move |count| (place as u8, count as u8)));
            let row = |(place, count)| {
                let with = sums(side, Checkers::NONE.with(place, count));
                with.iter().zip(&none).map(|(with, none)| with - none).collect()
            };
            all.map(row).collect()
        });
        let options = [0, 1].map(|side| {
            let rows = net.inputs.options(side)..net.inputs.options(side) + if told { OPTIONS } else { 0 };
            rows.map(|row| weights(row).to_vec()).collect()
        });
        let amounts = [0, 1].map(|side| {
            let units = features::UNITS.iter().take(if told { AMOUNTS } else { 0 });
            let row = |(i, unit): (usize, &u16)| {
                let weights = weights(net.inputs.options(side) + OPTIONS + i);
                weights.iter().map(|weight| weight / f32::from(*unit)).collect()
            };
            units.enumerate().map(row).collect()
        });
        Plain { empty, places, options, amounts }
    }

    /// What one in each sum is to stand for, so that no sum is more than it can be.
    fn steps(&self) -> Vec<f32> {
        let mut bounds: Vec<f32> = self.empty.iter().map(|sum| sum.abs()).collect();
        let mut least = vec![f32::MIN_POSITIVE; bounds.len()];
        for side in 0..2 {
            let [up, down] = [1.0, -1.0].map(|sign| farthest(&self.places[side], sign));
            for (i, bound) in bounds.iter_mut().enumerate() {
                *bound += up[i].max(down[i]);
                for choice in features::BOUNDS.windows(2).take_while(|_| !self.options[side].is_empty()) {
                    let options = self.options[side][choice[0]..choice[1]].iter();
                    *bound += options.map(|row| row[i].abs()).fold(0.0, f32::max);
                }
                for ((row, most), factor) in self.amounts[side].iter().zip(features::MOST).zip(FACTORS) {
                    *bound += f32::from(most) * row[i].abs();
                    least[i] = least[i].max(row[i].abs() * UPPER / f32::from(factor) / MOST);
                }
            }
        }
        bounds.iter().zip(least).map(|(bound, least)| (bound / MOST).max(least)).collect()
    }
}

/// How far 15 checkers of a side can bring each sum up, or down if the sign is negative. `rows` are those of places.
fn farthest(rows: &[Vec<f32>], sign: f32) -> Vec<f32> {
    // By how many checkers there are on the places so far.
    let mut sums = vec![vec![0.0f32; rows[0].len()]; COUNTS];
    for place in rows.chunks_exact(COUNTS) {
        for total in (1..COUNTS).rev() {
            let (fewer, sums) = sums.split_at_mut(total);
            for (count, weights) in place.iter().enumerate().take(total + 1).skip(1) {
                for ((sum, fewer), weight) in sums[0].iter_mut().zip(&fewer[total - count]).zip(weights) {
                    *sum = sum.max(fewer + sign * weight);
                }
            }
        }
    }
    sums.swap_remove(COUNTS - 1)
}

/// Rows to be added up.
struct Rows {
    rows: [u16; Rows::MOST],
    len: usize,
}

impl Rows {
    /// No more are ever added: 15 checkers stand on 15 places.
    const MOST: usize = 64;

    const NONE: Rows = Rows { rows: [0; Rows::MOST], len: 0 };

    /// A row is added perhaps. No branch: nothing could foresee it.
    #[inline(always)]
    fn push(&mut self, row: usize, really: bool) {
        self.rows[self.len % Rows::MOST] = row as u16;
        self.len += usize::from(really);
    }

    #[inline(always)]
    fn list(&self) -> &[u16] {
        &self.rows[..self.len]
    }
}

/// From a position that was seen to the chances of another, which it makes the one that was seen. Compiled for several
/// kinds of machine; which one runs is found out once.
#[multiversion(targets(
    "x86_64+avx512bw+bmi1+bmi2+lzcnt+popcnt",
    "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
    "aarch64+neon"
))]
fn evaluate(net: &IntegerNet, seen: &mut Seen, position: &Position) -> Probabilities {
    let (mut more, mut less) = (Rows::NONE, Rows::NONE);
    let sides = [position.own(), position.other()];
    for (side, (now, before)) in sides.into_iter().zip(seen.sides).enumerate() {
        now.differences(before).for_each(|(place, now, before)| {
            more.push(place_row(side, place, now), now > 0);
            less.push(place_row(side, place, before), before > 0);
        });
    }
    seen.sides = sides;
    let mut amounts = [0i16; 2 * AMOUNTS];
    let mut kind = 0;
    if net.inputs == Inputs::Contact {
        let features = Features::of(position);
        for (side, (now, before)) in features.options.iter().zip(&seen.options).enumerate() {
            for (&now, &before) in now.iter().zip(before) {
                more.push(OPTION_ROWS + side * OPTIONS + usize::from(now), now != before);
                less.push(OPTION_ROWS + side * OPTIONS + usize::from(before), now != before);
            }
        }
        seen.options = features.options;
        let factors = FACTORS.iter().cycle();
        for ((whole, amount), factor) in amounts.iter_mut().zip(features.amounts.as_flattened()).zip(factors)
        {
            *whole = (amount * factor) as i16;
        }
        kind = features.kind;
    }
    let amounts = if net.inputs == Inputs::Contact { &amounts[..] } else { &[] };
    let mut units = [0i16; MOST_HIDDEN];
    let units = &mut units[..net.blocks * UNITS];
    let blocks = units.as_chunks_mut::<UNITS>().0.iter_mut().zip(&net.steps).zip(&mut seen.sums);
    for (at, ((units, steps), sums)) in blocks.enumerate() {
        let weights = |row: usize| &net.rows[row * net.blocks + at].0;
        // Kept at hand while rows are added to them and others taken away.
        let mut kept = sums.0;
        for &row in more.list() {
            for (sum, weight) in kept.iter_mut().zip(weights(usize::from(row))) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        for &row in less.list() {
            for (sum, weight) in kept.iter_mut().zip(weights(usize::from(row))) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        sums.0 = kept;
        for (i, &amount) in amounts.iter().enumerate() {
            add_products(&mut kept, amount, weights(OPTION_ROWS + 2 * OPTIONS + i));
        }
        let (firsts, others) = kept.split_at(UNITS);
        let (first_steps, other_steps) = steps.split_at(UNITS);
        for i in 0..UNITS {
            let (first, other) =
                (f32::from(firsts[i]) * first_steps[i], f32::from(others[i]) * other_steps[i]);
            // One division for both.
            let unit = first * other / ((1.0 + first.abs()) * (1.0 + other.abs()));
            // Where a float is so large, its last bits count ones: this rounds to the nearest.
            units[i] = (unit * UNIT + 12_582_912.0).to_bits() as i16;
        }
    }
    let head = if net.heads.len() == 1 { &net.heads[0] } else { &net.heads[kind] };
    if let Some(second) = &head.second {
        return head.chances(&second.units(units));
    }
    let mut last = [0.0; MOST_HIDDEN];
    last.iter_mut().zip(&*units).for_each(|(last, unit)| *last = f32::from(*unit) / UNIT);
    head.chances(&last[..units.len()])
}

/// Adds the upper halves of products.
#[inline(always)]
fn add_products<const N: usize>(sums: &mut [i16; N], number: i16, weights: &[i16; N]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_add(((i32::from(number) * i32::from(*weight)) >> 16) as i16);
    }
}

impl Second {
    /// The units of this layer for those below.
    #[inline(always)]
    fn units(&self, below: &[i16]) -> [f32; MOST_SECOND] {
        // Each product loses one half in the mean.
        let mut totals = [below.len() as i32 / 2; MOST_SECOND];
        for (below, rows) in below.chunks_exact(LANES).zip(self.rows.chunks_exact(LANES)) {
            let mut sums = [0i16; MOST_SECOND];
            for (&unit, weights) in below.iter().zip(rows) {
                add_products(&mut sums, unit, &weights.0);
            }
            for (total, sum) in totals.iter_mut().zip(sums) {
                *total += i32::from(sum);
            }
        }
        let mut units = [0.0; MOST_SECOND];
        for (i, unit) in units.iter_mut().enumerate() {
            let sum = self.bias[i] + totals[i] as f32 * self.steps[i];
            *unit = sum / (1.0 + sum.abs());
        }
        units
    }
}

impl IntegerHead {
    /// The chances for the units of the last layer before them.
    #[inline(always)]
    fn chances(&self, last: &[f32]) -> Probabilities {
        let mut outputs = self.output_bias;
        for (output, weights) in outputs.iter_mut().zip(self.output_rows.chunks_exact(last.len())) {
            let mut lanes = [0.0f32; LANES];
            for (units, weights) in last.as_chunks::<LANES>().0.iter().zip(weights.as_chunks::<LANES>().0) {
                for ((lane, unit), weight) in lanes.iter_mut().zip(units).zip(weights) {
                    *lane += unit * weight;
                }
            }
            let eight: [f32; 8] = core::array::from_fn(|i| lanes[i] + lanes[i + 8]);
            let four: [f32; 4] = core::array::from_fn(|i| eight[i] + eight[i + 4]);
            *output += (four[0] + four[2]) + (four[1] + four[3]);
        }
        for output in &mut outputs {
            *output = logistic(*output);
        }
        Probabilities::from_array(outputs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::engine::embedded_nets;
    use crate::evaluator::Class;

    /// Root of the mean squared equity by which a net in whole numbers differs, and the most.
    fn difference(net: &Net, positions: &[Position]) -> (f32, f32) {
        let whole = IntegerNet::new(net);
        let differences =
            positions.iter().map(|p| (whole.evaluate(p).money() - net.evaluate(p).money()).abs());
        let differences: Vec<f32> = differences.collect();
        let squares: f32 = differences.iter().map(|difference| difference * difference).sum();
        ((squares / positions.len() as f32).sqrt(), differences.into_iter().fold(0.0, f32::max))
    }

    /// All of a kind of positions that begin a game or end it, and that strain sums: all checkers on one place.
    fn heaps() -> Vec<Position> {
        let heap = |place| Checkers::NONE.with(place, 15);
        let sides = (1..26).flat_map(|own| (1..26).map(move |other| (own, other)));
        let sides = sides.filter(|(own, other)| own + other != 25);
        sides.map(|(own, other)| position(heap(own), heap(other))).collect()
    }

    fn position(own: Checkers, other: Checkers) -> Position {
        let mut setup = tavola_rules::Setup::default();
        for place in 0..26 {
            setup.own.places[usize::from(place)] = own.count(place);
            setup.other.places[usize::from(place)] = other.count(place);
        }
        setup.position(&tavola_rules::Rules::STANDARD, tavola_rules::Player::First).unwrap()
    }

    /// Weights without sense, as large as learned ones.
    fn random(inputs: Inputs, hidden: usize, second: usize, heads: usize) -> Net {
        let mut net = Net::zero(inputs, hidden, second, heads);
        let mut state = 1u32;
        for weight in net.numbers_mut() {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *weight = (state >> 8) as f32 / (1 << 24) as f32 - 0.5;
        }
        net
    }

    #[test]
    fn whole_numbers_cost_less_than_a_thousandth_of_a_point() {
        let [contact, race] = embedded_nets();
        for (net, class) in [(contact, Class::Contact), (race, Class::Race)] {
            let (mean, most) = difference(&net, &bench::positions(class, 3000));
            assert!(mean < 0.0005 && most < 0.005, "{class:?}: {mean} {most}");
        }
    }

    #[test]
    fn no_sum_is_more_than_it_can_be() {
        let (mean, most) = difference(&embedded_nets()[0], &heaps());
        assert!(mean < 0.001 && most < 0.01, "{mean} {most}");
    }

    #[test]
    fn nets_of_every_size_are_what_they_were() {
        for (hidden, second, heads) in [(16, 0, 1), (80, 16, 1), (96, 48, 64), (256, 64, 1)] {
            let mut positions = bench::positions(Class::Contact, 100);
            positions.extend(heaps());
            let (mean, most) = difference(&random(Inputs::Contact, hidden, second, heads), &positions);
            assert!(mean < 0.002 && most < 0.01, "{hidden} {second}: {mean} {most}");
        }
        let (mean, most) = difference(&random(Inputs::Race, 48, 32, 1), &bench::positions(Class::Race, 100));
        assert!(mean < 0.002 && most < 0.01, "{mean} {most}");
    }

    #[test]
    fn what_was_seen_before_makes_no_difference() {
        let net = IntegerNet::new(&embedded_nets()[0]);
        let mut seen = net.nothing();
        for position in bench::positions(Class::Contact, 500).iter().chain(&heaps()) {
            assert_eq!(net.evaluate_after(&mut seen, position), net.evaluate(position));
        }
    }
}
