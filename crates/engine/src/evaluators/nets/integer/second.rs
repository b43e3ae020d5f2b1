//! The second layer of an [`IntegerNet`](super::IntegerNet): weights and units are whole numbers, sums have 32 bits. Most of the
//! time goes to reading the weights, since a net can have 64 second layers.

mod eight;
mod sixteen;

use crate::evaluators::nets::bytes::{NetError, Reader, put_floats};
use crate::evaluators::nets::net::{Head, MOST_HIDDEN, MOST_SECOND};
use eight::Eight;
use sixteen::Sixteen;

/// The numbers of second layers. `tavola-train decisions widths` measures the cost of each (`docs/benchmark.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Weights and units of 8 bits. 64 second layers of 256 and 64 units have a megabyte.
    Eight,
    /// Weights of 8 bits and units of 16, in two bytes, each unit with a scale of its own. As many bytes as [`Width::Eight`].
    EightBySixteen,
    /// Weights of 12 bits and units of 13, stored in 16. Twice as many bytes.
    Sixteen,
}

/// A second layer, as wide as one can be. Units that fill it are always zero.
#[derive(Clone, Debug)]
pub(super) struct Second {
    bias: [f32; MOST_SECOND],
    /// The whole number that stands for 1 in each unit below.
    units: [f32; MOST_HIDDEN],
    /// Value of one unit in each sum.
    steps: [f32; MOST_SECOND],
    products: Products,
}

#[derive(Clone, Debug)]
enum Products {
    Eight(Eight<1>),
    EightBySixteen(Eight<2>),
    Sixteen(Sixteen),
}

impl Second {
    /// Builds the second layer of a head with `hidden` and `second` units.
    pub(super) fn new(head: &Head, hidden: usize, second: usize, width: Width) -> Second {
        let scales = match width {
            Width::EightBySixteen => scales(head, hidden, second),
            Width::Eight | Width::Sixteen => vec![1.0; hidden],
        };
        let (unit, most) = match width {
            Width::Eight => (eight::unit(1), eight::WEIGHT),
            Width::EightBySixteen => (eight::unit(2), eight::WEIGHT),
            Width::Sixteen => (sixteen::UNIT, sixteen::WEIGHT),
        };
        let scaled = |unit: usize, i: usize| head.second_rows[unit * second + i] * scales[unit];
        let largest =
            |i: usize| (0..hidden).map(|unit| scaled(unit, i).abs()).fold(f32::MIN_POSITIVE, f32::max);
        let weight_steps: Vec<f32> = (0..second).map(|i| largest(i) / most).collect();
        let weight = |unit: usize, i: usize| (scaled(unit, i) / weight_steps[i]).round() as i16;
        let products = match width {
            Width::Eight => Products::Eight(Eight::new(hidden, second, weight)),
            Width::EightBySixteen => Products::EightBySixteen(Eight::new(hidden, second, weight)),
            Width::Sixteen => Products::Sixteen(Sixteen::new(hidden, second, weight)),
        };
        let mut made = Second {
            bias: [0.0; MOST_SECOND],
            units: [0.0; MOST_HIDDEN],
            steps: [0.0; MOST_SECOND],
            products,
        };
        made.bias[..second].copy_from_slice(&head.second_bias);
        made.units.iter_mut().zip(&scales).for_each(|(made, scale)| *made = unit / scale);
        made.steps.iter_mut().zip(&weight_steps).for_each(|(made, step)| *made = step / unit);
        made
    }

    /// Appends the layer to a file, with the weights of `hidden` units; `None` for a width other than
    /// [`Width::EightBySixteen`].
    pub(super) fn put(&self, bytes: &mut Vec<u8>, hidden: usize) -> Option<()> {
        let Products::EightBySixteen(eight) = &self.products else { return None };
        put_floats(bytes, &self.bias);
        put_floats(bytes, &self.units[..hidden]);
        put_floats(bytes, &self.steps);
        let weights = (0..hidden).flat_map(|unit| (0..MOST_SECOND).map(move |i| eight.weight(unit, i) as u8));
        bytes.extend(weights);
        Some(())
    }

    /// Reads the output of [`Second::put`].
    pub(super) fn read(reader: &mut Reader<'_>, hidden: usize) -> Result<Second, NetError> {
        let (mut bias, mut steps) = ([0.0; MOST_SECOND], [0.0; MOST_SECOND]);
        let mut units = [0.0; MOST_HIDDEN];
        reader.floats(&mut bias)?;
        reader.floats(units.get_mut(..hidden).ok_or(NetError::Size)?)?;
        reader.floats(&mut steps)?;
        let weights = reader.bytes(hidden * MOST_SECOND)?;
        let weight = |unit: usize, i: usize| i16::from(weights[unit * MOST_SECOND + i] as i8);
        let products = Products::EightBySixteen(Eight::new(hidden, MOST_SECOND, weight));
        Ok(Second { bias, units, steps, products })
    }

    /// The units of this layer for those below.
    #[inline(always)]
    pub(super) fn units(&self, below: &[f32]) -> [f32; MOST_SECOND] {
        let mut whole = [0i16; MOST_HIDDEN];
        for ((whole, unit), one) in whole.iter_mut().zip(below).zip(&self.units) {
            // In a float of this size the lowest bit counts one, so the addition rounds to the nearest whole number.
            *whole = (unit * one + 12_582_912.0).to_bits() as i16;
        }
        let totals = match &self.products {
            Products::Eight(eight) => eight.totals(&whole),
            Products::EightBySixteen(eight) => eight.totals(&whole),
            Products::Sixteen(sixteen) => sixteen.totals(&whole),
        };
        let mut units = [0.0; MOST_SECOND];
        for (i, unit) in units.iter_mut().enumerate() {
            let sum = self.bias[i] + totals[i] as f32 * self.steps[i];
            *unit = sum / (1.0 + sum.abs());
        }
        units
    }
}

/// Factors of the weights of each unit, at least 1. They bring as many weights as possible near the largest of their sums. Their
/// rounding is an error of half a step at most, which is then small beside them. Units are divided by these factors, and have
/// enough bits for it.
fn scales(head: &Head, hidden: usize, second: usize) -> Vec<f32> {
    let largest = |i: usize| {
        let weights = head.second_rows.iter().skip(i).step_by(second);
        weights.fold(f32::MIN_POSITIVE, |largest, weight| largest.max(weight.abs()))
    };
    let largest: Vec<f32> = (0..second).map(largest).collect();
    let share = |unit: usize| {
        let weights = head.second_rows[unit * second..][..second].iter().zip(&largest);
        weights.map(|(weight, largest)| weight.abs() / largest).fold(0.0, f32::max)
    };
    // A unit that no sum needs is not scaled.
    (0..hidden).map(|unit| 1.0 / share(unit).clamp(LEAST_SHARE, 1.0)).collect()
}

/// Units are divided by the inverse of this at most, so that eleven of their bits remain.
const LEAST_SHARE: f32 = 1.0 / 32.0;
