//! The contact net of backgammon as it plays: a [`DeepNet`](crate::evaluators::nets::deep::DeepNet) whose first layer has whole
//! numbers of 16 bits. It reads less memory than floats, computes more values at once, and its sums do not depend on their order.
//! So a position has the same chances on every machine, and also if its sums are derived from those of another position.
//!
//! A side has a row of weights for every count on every place, and one for every option of a feature. Each sum has the
//! finest steps that cannot overflow in any position of 15 checkers a side. The layers above are those of `upper.rs`.

mod make;

use multiversion::multiversion;
use tavola_rules::{Checkers, Position};

use crate::evaluators::nets::deep::MOST_UNITS;
use crate::evaluators::nets::features::{self, AMOUNTS, CHOICES, Features, OPTIONS};
use crate::evaluators::nets::inputs::Inputs;
use crate::evaluators::nets::products::{Room, TOGETHER};
use crate::evaluators::nets::upper::{Upper, byte};
use crate::outcome::Probabilities;

/// Places from off to the pool, and the counts on one of them.
const PLACES: usize = 27;
const COUNTS: usize = 16;

/// Numbers that are processed together; they begin at a line of the cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Block<const N: usize>([i16; N]);

/// Number of units of the first layer in a block.
const SUMS: usize = 128;

/// Sums of a block that are kept at hand at once: as many as the registers of a machine hold.
const PART: usize = if cfg!(target_arch = "wasm32") { SUMS / 2 } else { SUMS };

/// The most blocks that there are.
const BLOCKS: usize = MOST_UNITS / SUMS;

/// The largest whole number, less the largest sum of rounding errors.
const MOST: f32 = 32767.0 - 64.0;

/// Products of two numbers keep their upper half only.
const UPPER: f32 = 65536.0;

/// The weights.
#[derive(Clone, Debug)]
pub struct IntegerNet {
    inputs: Inputs,
    /// Blocks of units of the first layer. Units that fill the last one are always zero.
    blocks: usize,
    /// The sums of an empty board.
    empty: [Block<SUMS>; BLOCKS],
    /// Rows of `blocks` blocks, for each place and count of the player on roll and of the opponent, then for each of
    /// their options, then for each of their amounts.
    rows: Vec<Block<SUMS>>,
    /// Value of one unit in each sum.
    steps: Vec<[f32; SUMS]>,
    upper: Upper,
}

/// A position with the sums that it makes, from which those of another are made.
struct Seen {
    sides: [Checkers; 2],
    options: [[u16; CHOICES]; 2],
    sums: [Block<SUMS>; BLOCKS],
}

/// The row for `count` checkers on a place.
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
    /// Chances of the player on roll, as the net has them: perhaps out of order.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Probabilities {
        let mut chances = Probabilities::default();
        self.evaluate_each(std::slice::from_ref(position), &mut |found| chances = found);
        chances
    }

    /// An empty board.
    fn nothing(&self) -> Seen {
        Seen { sides: [Checkers::NONE; 2], options: [features::EMPTY; 2], sums: self.empty }
    }

    /// Calls `found` with the chances of each of some positions, in their order: equal to those of [`IntegerNet::evaluate`], and faster
    /// if the positions are like each other.
    pub(crate) fn evaluate_each(&self, positions: &[Position], found: &mut dyn FnMut(Probabilities)) {
        let mut seen = self.nothing();
        let (mut units, mut room) = ([[0; MOST_UNITS]; TOGETHER], Room::default());
        for some in positions.chunks(TOGETHER) {
            for (units, position) in units.iter_mut().zip(some) {
                first_layer(self, &mut seen, position, units);
            }
            self.upper.chances(&units, &mut room).into_iter().take(some.len()).for_each(&mut *found);
        }
    }
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

/// Computes the units of a position from the sums of the one that was seen, and makes it the one that was seen.
/// Compiled for several kinds of machine; the choice is made once.
#[multiversion(targets(
    "x86_64+avx512bw+bmi1+bmi2+lzcnt+popcnt",
    "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
    "aarch64+neon"
))]
fn first_layer(net: &IntegerNet, seen: &mut Seen, position: &Position, units: &mut [u8; MOST_UNITS]) {
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
    }
    // Many are zero and add nothing.
    let mut some = [(0, 0); 2 * AMOUNTS];
    let mut count = 0;
    for (i, &amount) in amounts.iter().enumerate() {
        some[count] = (i, amount);
        count += usize::from(amount != 0);
    }
    let blocks = units.as_chunks_mut::<SUMS>().0.iter_mut().zip(&net.steps).zip(&mut seen.sums);
    for (at, ((units, steps), sums)) in blocks.enumerate() {
        let mut kept = sums.0;
        let parts = kept.as_chunks_mut::<PART>().0.iter_mut().zip(sums.0.as_chunks_mut::<PART>().0);
        for (part, (kept, sums)) in parts.enumerate() {
            let weights = |row: usize| &net.rows[row * net.blocks + at].0.as_chunks::<PART>().0[part];
            // Kept at hand while rows are added to them and others taken away.
            let mut at_hand = *kept;
            for &row in more.list() {
                for (sum, weight) in at_hand.iter_mut().zip(weights(usize::from(row))) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
            for &row in less.list() {
                for (sum, weight) in at_hand.iter_mut().zip(weights(usize::from(row))) {
                    *sum = sum.wrapping_sub(*weight);
                }
            }
            *sums = at_hand;
            for &(i, amount) in &some[..count] {
                add_products(&mut at_hand, amount, weights(OPTION_ROWS + 2 * OPTIONS + i));
            }
            *kept = at_hand;
        }
        for ((unit, sum), step) in units.iter_mut().zip(kept).zip(steps) {
            *unit = byte(f32::from(sum) * step);
        }
    }
}

/// Adds the upper halves of products.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline(always)]
fn add_products<const N: usize>(sums: &mut [i16; N], number: i16, weights: &[i16; N]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_add(((i32::from(number) * i32::from(*weight)) >> 16) as i16);
    }
}

/// The same where no instruction has the upper halves of products: those of even places and those of odd ones are made apart.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
fn add_products<const N: usize>(sums: &mut [i16; N], number: i16, weights: &[i16; N]) {
    use bytemuck::must_cast;
    use core::arch::wasm32::{i16x8_add, i16x8_shuffle, i32x4_dot_i16x8, i32x4_shr, i32x4_splat, v128};
    let even = i32x4_splat(i32::from(number as u16));
    let odd = i32x4_splat(i32::from(number) << 16);
    for (sums, weights) in sums.as_chunks_mut::<8>().0.iter_mut().zip(weights.as_chunks::<8>().0) {
        let weights: v128 = must_cast(*weights);
        let evens = i32x4_shr(i32x4_dot_i16x8(weights, even), 16);
        let odds = i32x4_dot_i16x8(weights, odd);
        let upper = i16x8_shuffle::<0, 9, 2, 11, 4, 13, 6, 15>(evens, odds);
        *sums = must_cast(i16x8_add(must_cast(*sums), upper));
    }
}
