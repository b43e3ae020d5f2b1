//! A net of one or two hidden layers over sparse inputs, and its file.
//!
//! A unit of the first hidden layer is the product of two squashed sums over the inputs: one can say when the other
//! matters. With half as many units above, such a net misses lessons by less than one whose units are single sums.
//!
//! What lies above the first hidden layer is a head, and there may be several: which one speaks follows from the kind
//! of position ([`Inputs::kinds`]).
//!
//! File: the eight bytes `TAVNET04`, the eight-byte name of the inputs, the number of inputs, of hidden
//! units, of those of the second hidden layer (0 for none) and of heads as little-endian `u32`, then as
//! little-endian `f32` the biases of all first factors and then of all second ones, the rows of input weights, for all heads the biases of the second layer,
//! its rows, the output biases and for each output its weights, and last the FNV-1a hash of all that as `u64`.

use core::cmp::Ordering;
use core::fmt;

use crate::inputs::{Active, Inputs};
use crate::probabilities::Probabilities;
use tavola_rules::Position;

const MAGIC: [u8; 8] = *b"TAVNET04";
const OUTPUTS: usize = Probabilities::COUNT;

/// The most hidden units a net can have, so that an evaluation needs no memory of its own.
pub const MOST_HIDDEN: usize = 256;

/// The same for the sums that they are made of.
pub const MOST_SUMS: usize = 2 * MOST_HIDDEN;

/// The same for the second layer.
pub const MOST_SECOND: usize = 64;

/// Hidden units work in blocks of this many.
const LANES: usize = 16;

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// How positions are described.
    pub inputs: Inputs,
    /// Number of hidden units, a multiple of 16.
    pub hidden: usize,
    /// One bias for each factor: those of all first ones, then those of all second ones.
    pub hidden_bias: Vec<f32>,
    /// One row of as many weights for each input.
    pub rows: Vec<f32>,
    /// Number of units of the second hidden layer; 0 if there is none.
    pub second: usize,
    /// What is above: one for all positions, or one for each kind of them.
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

    /// Its numbers, to be changed.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let second = self.second_bias.iter_mut().chain(&mut self.second_rows);
        second.chain(&mut self.output_bias).chain(&mut self.output_rows)
    }
}

/// A file that is no net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetError {
    /// It does not begin as a net does, or its inputs are not known to this version.
    NotANet,
    /// It is longer or shorter than its head says, or the number of hidden units cannot be.
    Size,
    /// The hash does not fit: the file was damaged.
    Damaged,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NetError::NotANet => "not a net of this version",
            NetError::Size => "a net of another size than its head says",
            NetError::Damaged => "a damaged net: its hash does not fit",
        })
    }
}

impl core::error::Error for NetError {}

/// The logistic function, to a few units in the last place, the same on every machine.
#[inline(always)]
#[must_use]
pub fn logistic(x: f32) -> f32 {
    // The power of two that exp(-x) is; beyond this the result is 0 or 1 in all its digits.
    let power = (-x * core::f32::consts::LOG2_E).clamp(-60.0, 60.0);
    // Where a float is so large, its last bits count ones: this rounds to the nearest.
    let rounded = power + 12_582_912.0;
    let rest = (power - (rounded - 12_582_912.0)) * core::f32::consts::LN_2;
    let exponential = 1.0 / 24.0 + rest * (1.0 / 120.0 + rest * (1.0 / 720.0));
    let exponential = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * exponential)));
    let whole = (rounded.to_bits() << 23).wrapping_add(1.0f32.to_bits());
    1.0 / (1.0 + exponential * f32::from_bits(whole))
}

/// The loops over weights, compiled for several kinds of machine; which one runs is found out once. Sums are made
/// in fixed lanes and products are not fused, so that every machine finds the same.
mod kernel {
    use super::{LANES, logistic};
    use multiversion::multiversion;

    /// `x / (1 + |x|)`: smooth, and one division.
    #[multiversion(targets("x86_64+avx2", "aarch64+neon"))]
    pub(super) fn squash(sums: &mut [f32]) {
        for sum in sums {
            *sum /= 1.0 + sum.abs();
        }
    }

    /// The units, each the product of two squashed sums, which lie half the list from each other.
    #[multiversion(targets("x86_64+avx2", "aarch64+neon"))]
    pub(super) fn units(sums: &mut [f32]) -> &mut [f32] {
        let (units, others) = sums.split_at_mut(sums.len() / 2);
        for (unit, other) in units.iter_mut().zip(others) {
            // One division for both.
            *unit = *unit * *other / ((1.0 + unit.abs()) * (1.0 + other.abs()));
        }
        units
    }

    /// How many sums are kept at hand while rows are added to them.
    const BLOCK: usize = 64;

    /// Adds rows of weights, each so many times, to sums.
    #[multiversion(targets("x86_64+avx2", "aarch64+neon"))]
    pub(super) fn add_rows(weights: &[f32], rows: &[u16], values: &[f32], sums: &mut [f32]) {
        let width = sums.len();
        let mut at = 0;
        let mut blocks = sums.chunks_exact_mut(BLOCK);
        for sums in &mut blocks {
            add_block::<BLOCK>(weights, width, at, rows, values, sums);
            at += BLOCK;
        }
        for sums in blocks.into_remainder().chunks_exact_mut(LANES) {
            add_block::<LANES>(weights, width, at, rows, values, sums);
            at += LANES;
        }
    }

    /// The same to some of the sums, those from `at` on.
    #[inline(always)]
    fn add_block<const N: usize>(
        weights: &[f32],
        width: usize,
        at: usize,
        rows: &[u16],
        values: &[f32],
        sums: &mut [f32],
    ) {
        let mut kept = [0.0f32; N];
        kept.copy_from_slice(sums);
        for (&row, &value) in rows.iter().zip(values) {
            let weights = &weights[usize::from(row) * width + at..][..N];
            for (sum, weight) in kept.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
        sums.copy_from_slice(&kept);
    }

    /// The sum of products.
    #[inline(always)]
    fn dot(units: &[f32], weights: &[f32]) -> f32 {
        let mut lanes = [0.0f32; LANES];
        for (units, weights) in units.chunks_exact(LANES).zip(weights.chunks_exact(LANES)) {
            for ((lane, unit), weight) in lanes.iter_mut().zip(units).zip(weights) {
                *lane += unit * weight;
            }
        }
        lanes.iter().sum::<f32>()
    }

    /// Sums of so many units of a layer over the units below, kept at hand until all is added up.
    #[inline(always)]
    fn block<const N: usize>(below: &[f32], rows: &[f32], width: usize, units: &mut [f32]) {
        let mut sums = [0.0f32; N];
        sums.copy_from_slice(units);
        // The last row may end with this block: it is shorter then.
        for (unit, weights) in below.iter().zip(rows.chunks(width)) {
            for (sum, weight) in sums.iter_mut().zip(&weights[..N]) {
                *sum += unit * weight;
            }
        }
        for (unit, sum) in units.iter_mut().zip(sums) {
            *unit = sum / (1.0 + sum.abs());
        }
    }

    /// A layer over the units below, with one row of weights for each of those.
    #[multiversion(targets("x86_64+avx2", "aarch64+neon"))]
    pub(super) fn layer(below: &[f32], bias: &[f32], rows: &[f32], units: &mut [f32]) {
        units.copy_from_slice(bias);
        let width = units.len();
        match width {
            64 => block::<64>(below, rows, width, units),
            32 => block::<32>(below, rows, width, units),
            _ => {
                for (i, units) in units.chunks_exact_mut(LANES).enumerate() {
                    block::<LANES>(below, &rows[i * LANES..], width, units);
                }
            }
        }
    }

    /// The outputs over the units of the last layer.
    #[multiversion(targets("x86_64+avx2", "aarch64+neon"))]
    pub(super) fn outputs(last: &[f32], bias: &[f32], rows: &[f32], outputs: &mut [f32]) {
        for ((output, bias), weights) in outputs.iter_mut().zip(bias).zip(rows.chunks_exact(last.len())) {
            *output = logistic(bias + dot(last, weights));
        }
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

    /// Which head speaks about a position with such inputs.
    #[inline]
    #[must_use]
    pub fn head(&self, active: &Active) -> usize {
        if self.heads.len() == 1 { 0 } else { active.kind() }
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

    /// [`Net::evaluate`] for many positions that are like each other: only what differs from the one before is added
    /// up, so that results differ from those of a position alone in their last digits.
    pub fn evaluate_each(
        &self,
        seen: &mut Seen,
        positions: &[Position],
        mut found: impl FnMut(Probabilities),
    ) {
        let mut sums = [0.0; MOST_SUMS];
        let sums = &mut sums[..2 * self.hidden];
        for (i, position) in positions.iter().enumerate() {
            if i % RENEW == 0 {
                seen.forget(self);
            }
            let head = self.head(seen.go_on(self, position));
            sums.copy_from_slice(&seen.sums[..2 * self.hidden]);
            found(self.finish(&self.heads[head], sums));
        }
    }

    /// From the sums of the hidden units to chances.
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

    /// The file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(40 + 4 * self.weights());
        bytes.extend(MAGIC);
        bytes.extend(self.inputs.name());
        bytes.extend((self.inputs.len() as u32).to_le_bytes());
        bytes.extend((self.hidden as u32).to_le_bytes());
        bytes.extend((self.second as u32).to_le_bytes());
        bytes.extend((self.heads.len() as u32).to_le_bytes());
        self.numbers().for_each(|number| bytes.extend(number.to_le_bytes()));
        let hash = fnv1a(&bytes);
        bytes.extend(hash.to_le_bytes());
        bytes
    }

    /// From a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let (head, rest) = bytes.split_at_checked(32).ok_or(NetError::NotANet)?;
        if head[..8] != MAGIC {
            return Err(NetError::NotANet);
        }
        let name = <[u8; 8]>::try_from(&head[8..16]).map_err(|_| NetError::NotANet)?;
        let inputs = Inputs::from_name(name).ok_or(NetError::NotANet)?;
        let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let [hidden, second, heads] = [20, 24, 28].map(|at| number(at) as usize);
        if number(16) as usize != inputs.len()
            || !(LANES..=MOST_HIDDEN).contains(&hidden)
            || second > MOST_SECOND
            || !hidden.is_multiple_of(LANES)
            || !second.is_multiple_of(LANES)
            || ![1, inputs.kinds()].contains(&heads)
        {
            return Err(NetError::Size);
        }
        let mut net = Net::zero(inputs, hidden, second, heads);
        let (weights, hash) = rest.split_at_checked(4 * net.weights()).ok_or(NetError::Size)?;
        let hash = <[u8; 8]>::try_from(hash).map_err(|_| NetError::Size)?;
        if u64::from_le_bytes(hash) != fnv1a(&bytes[..bytes.len() - 8]) {
            return Err(NetError::Damaged);
        }
        for (slot, bytes) in net.numbers_mut().zip(weights.chunks_exact(4)) {
            *slot = f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Ok(net)
    }
}

/// After so many positions the sums are made anew, so that what rounding adds up stays small.
const RENEW: usize = 64;

/// The sums of the position that was evaluated last, and its inputs.
pub struct Seen {
    /// The inputs of that position and those of the next one, by turns.
    lists: [Active; 2],
    now: usize,
    sums: [f32; MOST_SUMS],
    /// What is to be added.
    rows: Vec<u16>,
    amounts: Vec<f32>,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            lists: [Active::default(), Active::default()],
            now: 0,
            sums: [0.0; MOST_SUMS],
            rows: Vec::new(),
            amounts: Vec::new(),
        }
    }
}

impl Seen {
    /// No inputs at all.
    fn forget(&mut self, net: &Net) {
        self.lists[self.now].clear();
        self.sums[..2 * net.hidden].copy_from_slice(&net.hidden_bias);
    }

    /// Makes the sums those of another position. Both lists are gone through side by side: where inputs are listed
    /// in their order, only those that differ are added up. In any other order the sums are the same.
    fn go_on(&mut self, net: &Net, position: &Position) -> &Active {
        let Seen { lists, now, sums, rows, amounts } = self;
        let [first, second] = lists;
        let (before, after) = if *now == 0 { (first, second) } else { (second, first) };
        *now = 1 - *now;
        net.inputs.activate(position, after);
        rows.clear();
        amounts.clear();
        let mut add = |row: u16, amount: f32| {
            rows.push(row);
            amounts.push(amount);
        };
        let (old, new) = ((before.rows(), before.values()), (after.rows(), after.values()));
        let (mut i, mut j) = (0, 0);
        while i < old.0.len() && j < new.0.len() {
            match old.0[i].cmp(&new.0[j]) {
                Ordering::Equal => {
                    if old.1[i] != new.1[j] {
                        add(new.0[j], new.1[j] - old.1[i]);
                    }
                    (i, j) = (i + 1, j + 1);
                }
                Ordering::Less => {
                    add(old.0[i], -old.1[i]);
                    i += 1;
                }
                Ordering::Greater => {
                    add(new.0[j], new.1[j]);
                    j += 1;
                }
            }
        }
        (i..old.0.len()).for_each(|i| add(old.0[i], -old.1[i]));
        (j..new.0.len()).for_each(|j| add(new.0[j], new.1[j]));
        kernel::add_rows(&net.rows, rows, amounts, &mut sums[..2 * net.hidden]);
        after
    }
}

/// FNV-1a, 64 bits: enough to notice damage.
#[must_use]
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
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

    #[test]
    fn a_net_comes_back_from_its_file() {
        let net = net();
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }

    #[test]
    fn positions_evaluated_together_have_the_chances_that_they_have_alone() {
        let net = net();
        let positions = crate::bench::positions(crate::evaluator::Class::Contact, 200);
        let mut together = Vec::new();
        net.evaluate_each(&mut Seen::default(), &positions, |chances| together.push(chances));
        for (position, together) in positions.iter().zip(together) {
            let alone = net.evaluate(position).to_array();
            assert!(alone.iter().zip(together.to_array()).all(|(a, b)| (a - b).abs() < 1e-5));
        }
    }

    #[test]
    fn damaged_files_are_refused() {
        let bytes = net().to_bytes();
        assert_eq!(Net::from_bytes(&bytes[..10]), Err(NetError::NotANet));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(NetError::Size));
        let mut changed = bytes.clone();
        changed[100] ^= 1;
        assert_eq!(Net::from_bytes(&changed), Err(NetError::Damaged));
        let mut other = bytes;
        other[8] = b'x';
        assert_eq!(Net::from_bytes(&other), Err(NetError::NotANet));
    }
}
