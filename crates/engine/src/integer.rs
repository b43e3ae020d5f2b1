//! A [`Net`] in whole numbers of 16 bits, for evaluation: half as much to read from memory, twice as much done at once,
//! and sums that are the same in whatever order they are made. So a position has the same chances on every machine,
//! and the same whether its sums are made from nothing or from those of another position.
//!
//! A side has a row of weights for every count on every place, and one for every option of [`Features`]. Each sum has
//! steps as fine as it can have without overflowing in any position of 15 checkers a side. What lies between the sums
//! and between the layers is `f32`.

use multiversion::multiversion;
use tavola_rules::{Checkers, Position};

use crate::features::{self, AMOUNTS, CHOICES, Features, OPTIONS};
use crate::inputs::{Active, Inputs};
use crate::net::{Head, MOST_HIDDEN, MOST_SECOND, MOST_SUMS, Net, logistic};
use crate::probabilities::Probabilities;

/// Places from off to the pool, and the counts on one of them.
const PLACES: usize = 27;
const COUNTS: usize = 16;

/// Numbers that are worked on together; they begin where a line of the cache does.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Block<const N: usize>([i16; N]);

/// Sums are kept at hand in blocks of so many while rows are added to them.
const BLOCK: usize = 128;

/// Room for all sums.
type Sums = [Block<BLOCK>; MOST_SUMS / BLOCK];

/// Hidden units are a multiple of this.
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
    hidden: usize,
    /// The sums of an empty board.
    empty: Sums,
    /// So many blocks for each place and count of the player on roll and of his opponent, then for each of their
    /// options, then for each of their amounts.
    rows: Vec<Block<BLOCK>>,
    /// What one in each sum stands for.
    steps: Vec<f32>,
    /// Whether there is a second layer. It is as wide as one can be then, with units that are always zero.
    second: bool,
    heads: Vec<IntegerHead>,
}

#[derive(Clone, Debug)]
struct IntegerHead {
    second_bias: Vec<f32>,
    /// One row for each hidden unit.
    second_rows: Vec<Block<MOST_SECOND>>,
    /// What one in each sum stands for.
    second_steps: Vec<f32>,
    output_bias: Vec<f32>,
    output_rows: Vec<f32>,
}

/// A position with the sums that it makes, from which those of another are made.
pub(crate) struct Seen {
    sides: [Checkers; 2],
    options: Option<[[u16; CHOICES]; 2]>,
    sums: Sums,
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
        let width = 2 * net.hidden;
        let plain = Plain::new(net);
        let steps = plain.steps();
        let whole = |row: &[f32], by: f32| -> Vec<Block<BLOCK>> {
            let mut blocks = vec![Block([0; BLOCK]); width.div_ceil(BLOCK)];
            let numbers = blocks.iter_mut().flat_map(|block| &mut block.0);
            for ((number, weight), step) in numbers.zip(row).zip(&steps) {
                *number = (by * weight / step).round() as i16;
            }
            blocks
        };
        let mut rows = Vec::new();
        for row in plain.places.iter().chain(&plain.options).flatten() {
            rows.extend(whole(row, 1.0));
        }
        for (row, factor) in plain.amounts.iter().flat_map(|rows| rows.iter().zip(FACTORS)) {
            rows.extend(whole(row, UPPER / f32::from(factor)));
        }
        let mut empty = [Block([0; BLOCK]); MOST_SUMS / BLOCK];
        empty[..width.div_ceil(BLOCK)].copy_from_slice(&whole(&plain.empty, 1.0));
        // What is lost with the lower half of products is one half in the mean.
        let lost = plain.amounts.iter().flatten().count() as i16 / 2;
        empty.iter_mut().flat_map(|block| &mut block.0).for_each(|sum| *sum += lost);
        IntegerNet {
            inputs: net.inputs,
            hidden: net.hidden,
            empty,
            rows,
            steps,
            second: net.second > 0,
            heads: net.heads.iter().map(|head| IntegerHead::new(head, net.hidden, net.second)).collect(),
        }
    }

    /// Chances of the player on roll, as the net has them: perhaps out of order.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Probabilities {
        self.evaluate_after(&mut self.nothing(), position)
    }

    /// An empty board.
    pub(crate) fn nothing(&self) -> Seen {
        Seen { sides: [Checkers::NONE; 2], options: None, sums: self.empty }
    }

    /// [`IntegerNet::evaluate`] after another position: only what differs is added up. The result is the same.
    #[inline]
    pub(crate) fn evaluate_after(&self, seen: &mut Seen, position: &Position) -> Probabilities {
        evaluate(self, seen, position)
    }
}

impl IntegerHead {
    fn new(head: &Head, hidden: usize, second: usize) -> IntegerHead {
        let mut whole = IntegerHead {
            second_bias: vec![0.0; MOST_SECOND],
            second_rows: vec![Block([0; MOST_SECOND]); hidden],
            second_steps: vec![0.0; MOST_SECOND],
            output_bias: head.output_bias.clone(),
            output_rows: head.output_rows.clone(),
        };
        if second == 0 {
            return whole;
        }
        whole.second_bias[..second].copy_from_slice(&head.second_bias);
        for (i, step) in whole.second_steps.iter_mut().enumerate().take(second) {
            let weights: Vec<f32> = head.second_rows.iter().skip(i).step_by(second).copied().collect();
            // Units are less than 1, and sums are of so many products.
            let sums = weights.chunks(LANES).map(|some| some.iter().map(|weight| weight.abs()).sum());
            let largest = weights.iter().fold(0.0f32, |largest, weight| largest.max(weight.abs()));
            *step = sums.fold(largest * UNIT / UPPER, f32::max).max(f32::MIN_POSITIVE) / MOST;
            for (row, weight) in whole.second_rows.iter_mut().zip(weights) {
                row.0[i] = (weight / *step * (UPPER / UNIT)).round() as i16;
            }
        }
        let rows = head.output_rows.chunks_exact(second);
        let padding = core::iter::repeat_n(0.0, MOST_SECOND - second);
        whole.output_rows = rows.flat_map(|row| row.iter().copied().chain(padding.clone())).collect();
        whole
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
        let told = net.inputs == Inputs::Contact;
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
    rows: [u16; 64],
    len: usize,
}

impl Rows {
    #[inline(always)]
    fn push(&mut self, row: usize) {
        self.rows[self.len & 63] = row as u16;
        self.len += 1;
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
    let mut more = Rows { rows: [0; 64], len: 0 };
    let mut less = Rows { rows: [0; 64], len: 0 };
    let sides = [position.own(), position.other()];
    for side in 0..2 {
        for (place, now, before) in sides[side].differences(seen.sides[side]) {
            if now > 0 {
                more.push(place_row(side, place, now));
            }
            if before > 0 {
                less.push(place_row(side, place, before));
            }
        }
    }
    seen.sides = sides;
    let mut amounts = [0i16; 2 * AMOUNTS];
    let mut head = 0;
    if net.inputs == Inputs::Contact {
        let features = Features::of(position);
        for side in 0..2 {
            for i in 0..CHOICES {
                let option = features.options[side][i];
                let row = |option| OPTION_ROWS + side * OPTIONS + usize::from(option);
                match seen.options.map(|options| options[side][i]) {
                    Some(before) if before == option => {}
                    Some(before) => {
                        less.push(row(before));
                        more.push(row(option));
                    }
                    None => more.push(row(option)),
                }
            }
            for i in 0..AMOUNTS {
                amounts[side * AMOUNTS + i] = (features.amounts[side][i] * FACTORS[i]) as i16;
            }
        }
        seen.options = Some(features.options);
        head = if net.heads.len() == 1 { 0 } else { features.kind };
    }
    let amounts = if net.inputs == Inputs::Contact { &amounts[..] } else { &[] };
    let mut factors = [0.0; MOST_SUMS];
    let factors = &mut factors[..2 * net.hidden];
    let blocks = factors.len().div_ceil(BLOCK);
    let parts = factors.chunks_mut(BLOCK).zip(net.steps.chunks(BLOCK)).zip(&mut seen.sums);
    for (at, ((factors, steps), sums)) in parts.enumerate() {
        let weights = |row: usize| &net.rows[row * blocks + at].0;
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
        for ((factor, step), sum) in factors.iter_mut().zip(steps).zip(&kept) {
            *factor = f32::from(*sum) * step;
        }
    }
    finish(net, &net.heads[head], factors)
}

/// Adds the upper halves of products.
#[inline(always)]
fn add_products<const N: usize>(sums: &mut [i16; N], number: i16, weights: &[i16; N]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_add(((i32::from(number) * i32::from(*weight)) >> 16) as i16);
    }
}

/// From the factors of the hidden units to chances.
#[inline(always)]
fn finish(net: &IntegerNet, head: &IntegerHead, factors: &[f32]) -> Probabilities {
    let (firsts, others) = factors.split_at(net.hidden);
    let mut units = [0.0f32; MOST_HIDDEN];
    for ((unit, first), other) in units.iter_mut().zip(firsts).zip(others) {
        // One division for both.
        *unit = first * other / ((1.0 + first.abs()) * (1.0 + other.abs()));
    }
    let units = &units[..net.hidden];
    let outputs = if net.second {
        let mut second = [0.0; MOST_SECOND];
        second_units(head, units, &mut second);
        outputs(head, &second)
    } else {
        outputs(head, units)
    };
    Probabilities::from_array(outputs)
}

/// The units of the second layer for those of the first.
#[inline(always)]
fn second_units(head: &IntegerHead, units: &[f32], second: &mut [f32; MOST_SECOND]) {
    let mut whole = [0i16; MOST_HIDDEN];
    for (whole, unit) in whole.iter_mut().zip(units) {
        // Where a float is so large, its last bits count ones: this rounds to the nearest.
        *whole = (unit * UNIT + 12_582_912.0).to_bits() as i16;
    }
    // Each product loses one half in the mean.
    let mut totals = [units.len() as i32 / 2; MOST_SECOND];
    for (units, rows) in whole.chunks_exact(LANES).zip(head.second_rows.chunks_exact(LANES)) {
        let mut sums = [0i16; MOST_SECOND];
        for (&unit, weights) in units.iter().zip(rows) {
            add_products(&mut sums, unit, &weights.0);
        }
        for (total, sum) in totals.iter_mut().zip(sums) {
            *total += i32::from(sum);
        }
    }
    let known = second.iter_mut().zip(&head.second_bias).zip(&head.second_steps);
    for (((unit, bias), step), total) in known.zip(totals) {
        let sum = bias + total as f32 * step;
        *unit = sum / (1.0 + sum.abs());
    }
}

/// The outputs for the units of the last layer before them.
#[inline(always)]
fn outputs(head: &IntegerHead, last: &[f32]) -> [f32; Probabilities::COUNT] {
    let mut sums = [0.0f32; 8];
    for ((sum, bias), weights) in
        sums.iter_mut().zip(&head.output_bias).zip(head.output_rows.chunks_exact(last.len()))
    {
        let mut lanes = [0.0f32; LANES];
        for (units, weights) in last.chunks_exact(LANES).zip(weights.chunks_exact(LANES)) {
            for ((lane, unit), weight) in lanes.iter_mut().zip(units).zip(weights) {
                *lane += unit * weight;
            }
        }
        let mut left = LANES;
        while left > 1 {
            left /= 2;
            let (lanes, others) = lanes.split_at_mut(left);
            lanes.iter_mut().zip(&others[..left]).for_each(|(lane, other)| *lane += other);
        }
        *sum = bias + lanes[0];
    }
    let chances = sums.map(logistic);
    core::array::from_fn(|i| chances[i])
}
