//! The layers of a [`DeepNet`](super::deep::DeepNet) above the first one, as they play: the units of the first layer have 7 bits, and
//! the weights of the second one have 8. The layers above that are small, and `f32`.

use multiversion::multiversion;

use super::deep::{Layer, MOST_UNITS, square};
use super::kernel::logistic;
use super::matrix::steps_of_eight;
use super::products::{Products, Room, SECOND, TOGETHER, UNIT};
use crate::outcome::Probabilities;

/// The most units of the third layer.
const THIRD: usize = 64;

/// Number of products of a row of outputs that are added at once.
const LANES: usize = 16;

/// Units of the second layer of which the zeros are left out at once.
const BLOCK: usize = 32;

/// The layers.
#[derive(Clone, Debug)]
pub(super) struct Upper {
    second: Second,
    third: Third,
}

/// The second layer. Units that fill it are always zero.
#[derive(Clone, Debug)]
struct Second {
    bias: [f32; SECOND],
    /// Value of one unit in each sum.
    steps: [f32; SECOND],
    products: Products,
}

/// The third layer and the outputs.
#[derive(Clone, Debug)]
struct Third {
    bias: [f32; THIRD],
    /// One row for each unit of the second layer.
    rows: Vec<[f32; THIRD]>,
    output_bias: [f32; Probabilities::COUNT],
    /// One row for each output.
    output_rows: [[f32; THIRD]; Probabilities::COUNT],
}

impl Upper {
    /// Layers as they play; `None` if there are others than a second, a third and the outputs, or if they have too many units.
    pub(super) fn new(layers: &[Layer]) -> Option<Upper> {
        let [second, third, outputs] = layers else { return None };
        let fits = second.units() <= SECOND && third.units() <= THIRD;
        fits.then(|| Upper { second: Second::new(second), third: Third::new(third, outputs) })
    }

    /// The chances for the units of the first layer of positions that are evaluated together.
    pub(super) fn chances(
        &self,
        below: &[[u8; MOST_UNITS]; TOGETHER],
        room: &mut Room,
    ) -> [Probabilities; TOGETHER] {
        chances(self, below, room)
    }
}

/// Compiled for several kinds of machine; the choice is made once.
#[multiversion(targets("x86_64+avx512f+popcnt", "x86_64+avx2+popcnt", "aarch64+neon"))]
fn chances(
    upper: &Upper,
    below: &[[u8; MOST_UNITS]; TOGETHER],
    room: &mut Room,
) -> [Probabilities; TOGETHER] {
    upper.second.products.add(below, room);
    let mut chances = [Probabilities::default(); TOGETHER];
    // A loop, not `map`, which would copy all units.
    for (chances, totals) in chances.iter_mut().zip(&room.totals) {
        *chances = upper.third.chances(&upper.second.units(totals));
    }
    chances
}

/// Makes the units of the first layer from their sums.
#[multiversion(targets("x86_64+avx512bw", "x86_64+avx2", "aarch64+neon"))]
pub(super) fn bytes(sums: &[f32], units: &mut [u8; MOST_UNITS]) {
    units.iter_mut().zip(sums).for_each(|(unit, sum)| *unit = byte(*sum));
}

/// A unit of the first layer from its sum.
#[inline(always)]
pub(super) fn byte(sum: f32) -> u8 {
    // In a float of this size the lowest bit counts one, so the addition rounds to the nearest whole number. A conversion by `as` is
    // not vectorized.
    const LOWEST_BIT_IS_ONE: f32 = 8_388_608.0;
    (square(sum) * UNIT + LOWEST_BIT_IS_ONE).to_bits() as u8
}

impl Second {
    fn new(layer: &Layer) -> Second {
        let below = layer.rows.len() / layer.units();
        let weight_steps = steps_of_eight(&layer.rows, layer.units());
        let weight = |unit: usize, i: usize| (layer.row(unit)[i] / weight_steps[i]).round() as i8;
        let products = Products::new(below, layer.units(), weight);
        let mut made = Second { bias: [0.0; SECOND], steps: [0.0; SECOND], products };
        made.bias[..layer.units()].copy_from_slice(&layer.bias);
        made.steps.iter_mut().zip(&weight_steps).for_each(|(made, step)| *made = step / UNIT);
        made
    }

    /// The units for their sums.
    #[inline(always)]
    fn units(&self, totals: &[i32; SECOND]) -> [f32; SECOND] {
        let mut units = [0.0; SECOND];
        for (i, unit) in units.iter_mut().enumerate() {
            *unit = (self.bias[i] + totals[i] as f32 * self.steps[i]).max(0.0);
        }
        units
    }
}

impl Third {
    fn zero() -> Third {
        Third {
            bias: [0.0; THIRD],
            rows: vec![[0.0; THIRD]; SECOND],
            output_bias: [0.0; Probabilities::COUNT],
            output_rows: [[0.0; THIRD]; Probabilities::COUNT],
        }
    }

    fn new(layer: &Layer, outputs: &Layer) -> Third {
        let mut made = Third::zero();
        made.bias[..layer.units()].copy_from_slice(&layer.bias);
        let below = layer.rows.chunks_exact(layer.units());
        made.rows.iter_mut().zip(below).for_each(|(made, row)| made[..row.len()].copy_from_slice(row));
        made.output_bias.copy_from_slice(&outputs.bias);
        for (i, row) in made.output_rows.iter_mut().enumerate() {
            row.iter_mut()
                .take(layer.units())
                .enumerate()
                .for_each(|(unit, weight)| *weight = outputs.row(unit)[i]);
        }
        made
    }

    /// The chances for the units of the second layer.
    #[inline(always)]
    fn chances(&self, below: &[f32; SECOND]) -> Probabilities {
        let mut sums = self.bias;
        // About half of the units are zero.
        let blocks = below.as_chunks::<BLOCK>().0.iter().zip(self.rows.as_chunks::<BLOCK>().0);
        for (units, rows) in blocks {
            let mut active =
                units.iter().enumerate().fold(0u32, |bits, (i, unit)| bits | u32::from(*unit > 0.0) << i);
            while active != 0 {
                let at = active.trailing_zeros() as usize % BLOCK;
                active &= active - 1;
                sums.iter_mut().zip(&rows[at]).for_each(|(sum, weight)| *sum += units[at] * weight);
            }
        }
        let units = sums.map(|sum| sum.max(0.0));
        // With those that fill them up, all outputs are computed at once.
        let mut outputs = [0.0; 8];
        for ((output, bias), weights) in outputs.iter_mut().zip(&self.output_bias).zip(&self.output_rows) {
            let mut lanes = [0.0f32; LANES];
            for (units, weights) in units.as_chunks::<LANES>().0.iter().zip(weights.as_chunks::<LANES>().0) {
                for ((lane, unit), weight) in lanes.iter_mut().zip(units).zip(weights) {
                    *lane += unit * weight;
                }
            }
            let eight: [f32; 8] = core::array::from_fn(|i| lanes[i] + lanes[i + 8]);
            let four: [f32; 4] = core::array::from_fn(|i| eight[i] + eight[i + 4]);
            *output = bias + ((four[0] + four[2]) + (four[1] + four[3]));
        }
        let chances = outputs.map(logistic);
        Probabilities::from_array(core::array::from_fn(|i| chances[i]))
    }
}
