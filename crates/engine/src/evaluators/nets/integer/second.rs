//! The second layer of an [`IntegerNet`](super::IntegerNet): weights and units in 8 bits, sums in 32. Sixty-four second layers have a
//! megabyte then, and reading them is what takes the time.

mod products;

use crate::evaluators::nets::net::{Head, MOST_HIDDEN, MOST_SECOND};
use products::{QUAD, Rows, add_products};

/// What 1 is in a unit.
const UNIT: f32 = 127.0;

/// What 0 is in a unit: they have no sign.
const ZERO: u8 = 128;

/// A second layer, as wide as one can be. Units that fill it are always zero.
#[derive(Clone, Debug)]
pub(super) struct Second {
    bias: [f32; MOST_SECOND],
    /// The sums before anything is added: they take away what units have for zero.
    none: [i32; MOST_SECOND],
    rows: Vec<Rows>,
    /// What one in each sum stands for.
    steps: [f32; MOST_SECOND],
}

impl Second {
    /// The second layer of a head with so many hidden and second units.
    pub(super) fn new(head: &Head, hidden: usize, second: usize) -> Second {
        let mut made = Second {
            bias: [0.0; MOST_SECOND],
            none: [0; MOST_SECOND],
            rows: vec![Rows([[0; QUAD]; MOST_SECOND]); hidden.div_ceil(QUAD)],
            steps: [0.0; MOST_SECOND],
        };
        made.bias[..second].copy_from_slice(&head.second_bias);
        for i in 0..second {
            let weights = || (0..hidden).map(|unit| head.second_rows[unit * second + i]);
            let largest = weights().fold(f32::MIN_POSITIVE, |largest, weight| largest.max(weight.abs()));
            let step = largest / f32::from(i8::MAX);
            made.steps[i] = step / UNIT;
            for (unit, weight) in weights().enumerate() {
                let whole = (weight / step).round() as i8;
                made.rows[unit / QUAD].0[i][unit % QUAD] = whole;
                made.none[i] -= i32::from(ZERO) * i32::from(whole);
            }
        }
        made
    }

    /// The units of this layer for those below.
    #[inline(always)]
    pub(super) fn units(&self, below: &[f32]) -> [f32; MOST_SECOND] {
        let mut whole = [ZERO; MOST_HIDDEN];
        for (whole, unit) in whole.iter_mut().zip(below) {
            // Where a float is so large, its last bits count ones: this rounds to the nearest.
            *whole = (unit * UNIT + (12_582_912.0 + f32::from(ZERO))).to_bits() as u8;
        }
        let mut totals = self.none;
        add_products(&self.rows, &whole, &mut totals);
        let mut units = [0.0; MOST_SECOND];
        for (i, unit) in units.iter_mut().enumerate() {
            let sum = self.bias[i] + totals[i] as f32 * self.steps[i];
            *unit = sum / (1.0 + sum.abs());
        }
        units
    }
}
