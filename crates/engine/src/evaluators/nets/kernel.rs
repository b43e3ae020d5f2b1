//! The loops over weights, compiled for several kinds of machine; the choice is made once. Sums are made in fixed lanes
//! and products are not fused, so that every machine computes equal results.

use multiversion::multiversion;
use multiversion::target::target_cfg_f;

/// Units work in blocks of this many.
pub(super) const LANES: usize = 16;

/// The logistic function, to a few units in the last place, the same on every machine.
#[inline(always)]
#[must_use]
pub(super) fn logistic(x: f32) -> f32 {
    // The power of two that exp(-x) is; beyond this the result is 0 or 1 in all its digits.
    let power = (-x * core::f32::consts::LOG2_E).clamp(-60.0, 60.0);
    // In a float of this size the lowest bit counts one, so the addition rounds to the nearest whole number.
    let rounded = power + 12_582_912.0;
    let rest = (power - (rounded - 12_582_912.0)) * core::f32::consts::LN_2;
    let exponential = 1.0 / 24.0 + rest * (1.0 / 120.0 + rest * (1.0 / 720.0));
    let exponential = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * exponential)));
    let whole = (rounded.to_bits() << 23).wrapping_add(1.0f32.to_bits());
    1.0 / (1.0 + exponential * f32::from_bits(whole))
}

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

/// Adds rows of weights to sums, each row multiplied by its value.
#[multiversion(targets("x86_64+avx512f", "x86_64+avx2", "aarch64+neon"))]
pub(super) fn add_rows(weights: &[f32], rows: &[u16], values: &[f32], sums: &mut [f32]) {
    let mut done = 0;
    // The registers of other machines hold fewer sums.
    if target_cfg_f!(target_feature = "avx512f") {
        add_blocks::<256>(weights, rows, values, sums, &mut done);
    }
    add_blocks::<64>(weights, rows, values, sums, &mut done);
    add_blocks::<LANES>(weights, rows, values, sums, &mut done);
}

/// Adds them to the sums that are not done, `N` at a time, which stay in a local array meanwhile.
#[inline(always)]
fn add_blocks<const N: usize>(
    weights: &[f32],
    rows: &[u16],
    values: &[f32],
    sums: &mut [f32],
    done: &mut usize,
) {
    let width = sums.len();
    for sums in sums[*done..].as_chunks_mut::<N>().0 {
        let mut kept = *sums;
        for (&row, &value) in rows.iter().zip(values) {
            let weights = &weights[usize::from(row) * width + *done..][..N];
            for (sum, weight) in kept.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
        *sums = kept;
        *done += N;
    }
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

/// Computes the sums of `N` units of a layer over the units below, in a local array until all are added.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logistic_function_is_near_enough() {
        for x in (-1000..=1000).map(|x| x as f32 / 100.0) {
            let exact = 1.0 / (1.0 + f64::from(-x).exp());
            assert!((f64::from(logistic(x)) / exact - 1.0).abs() < 1e-6, "{x}");
        }
        assert_eq!((logistic(-1000.0) < 1e-15, logistic(1000.0)), (true, 1.0));
    }
}
