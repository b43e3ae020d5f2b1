//! Matrices of weights in a file, in whole numbers of 16 or 8 bits. A step belongs to all weights of one sum, and is the finest with
//! which the largest of them fits. Weights that were read have the same bytes again.
//!
//! In 16 bits the steps come first, as the exponents of powers of two in `i8`, then the weights in steps, as `i16`: the lower bytes
//! of all, then the upper ones. In 8 bits the steps are `f32`, then follow the weights as `i8`.

use crate::evaluators::nets::bytes::{NetError, Reader, put_floats, put_whole};

/// The largest weight in steps of 16 bits.
pub(super) const MOST: f32 = i16::MAX as f32;

/// Exponents of steps: those of normal floats, up to weights that no net has.
const EXPONENTS: std::ops::RangeInclusive<i8> = -126..=100;

/// The weights that share a step.
#[derive(Clone, Copy)]
pub(super) enum Sums {
    /// Those of one column; the matrix has this many columns.
    Columns(usize),
    /// Those of one row of this length.
    Rows(usize),
}

impl Sums {
    /// The number of steps of a matrix.
    fn count(self, weights: usize) -> usize {
        match self {
            Sums::Columns(columns) => columns,
            Sums::Rows(length) => weights / length,
        }
    }

    /// The step of the weight at a place of the matrix.
    fn of(self, at: usize) -> usize {
        match self {
            Sums::Columns(columns) => at % columns,
            Sums::Rows(length) => at / length,
        }
    }
}

/// Two to the power of a permitted exponent.
fn power(exponent: i8) -> f32 {
    f32::from_bits(((i32::from(exponent) + 127) as u32) << 23)
}

/// Appends a matrix in 16 bits.
pub(super) fn put_matrix(bytes: &mut Vec<u8>, weights: &[f32], sums: Sums) {
    let mut largest = vec![0.0f32; sums.count(weights.len())];
    for (at, weight) in weights.iter().enumerate() {
        let largest = &mut largest[sums.of(at)];
        *largest = largest.max(weight.abs());
    }
    let fits = |largest: &f32| EXPONENTS.clone().find(|exponent| *largest <= MOST * power(*exponent));
    let exponents: Vec<i8> =
        largest.iter().map(|largest| fits(largest).unwrap_or(*EXPONENTS.end())).collect();
    bytes.extend(exponents.iter().map(|exponent| *exponent as u8));
    let in_steps = |(at, weight): (usize, &f32)| (weight / power(exponents[sums.of(at)])).round() as i16;
    put_whole(bytes, &weights.iter().enumerate().map(in_steps).collect::<Vec<_>>());
}

/// Reads the output of [`put_matrix`].
pub(super) fn read_matrix(reader: &mut Reader<'_>, weights: &mut [f32], sums: Sums) -> Result<(), NetError> {
    let steps = reader.bytes(sums.count(weights.len()))?.iter().map(|byte| {
        let exponent = *byte as i8;
        if EXPONENTS.contains(&exponent) { Ok(power(exponent)) } else { Err(NetError::Size) }
    });
    let steps = steps.collect::<Result<Vec<f32>, NetError>>()?;
    let whole = reader.whole(weights.len())?;
    for (at, (weight, whole)) in weights.iter_mut().zip(whole).enumerate() {
        *weight = f32::from(whole) * steps[sums.of(at)];
    }
    Ok(())
}

/// The largest weight in steps of 8 bits.
const MOST_OF_EIGHT: f32 = i8::MAX as f32;

/// The step of weights in 8 bits of which this is the largest. It has few digits, so its product with the largest whole number is
/// exact.
pub(super) fn step_of_eight(largest: f32) -> f32 {
    const DIGITS: u32 = 0x7f;
    let step = (largest / MOST_OF_EIGHT).max(f32::MIN_POSITIVE);
    f32::from_bits((step.to_bits() + DIGITS) & !DIGITS)
}

/// The steps of the columns of a matrix in 8 bits.
pub(super) fn steps_of_eight(weights: &[f32], columns: usize) -> Vec<f32> {
    let mut largest = vec![0.0f32; columns];
    for row in weights.chunks_exact(columns) {
        largest.iter_mut().zip(row).for_each(|(largest, weight)| *largest = largest.max(weight.abs()));
    }
    largest.into_iter().map(step_of_eight).collect()
}

/// Appends a matrix of some columns in 8 bits.
pub(super) fn put_eight(bytes: &mut Vec<u8>, weights: &[f32], columns: usize) {
    let steps = steps_of_eight(weights, columns);
    put_floats(bytes, &steps);
    bytes.extend(
        weights.iter().zip(steps.iter().cycle()).map(|(weight, step)| (weight / step).round() as i8 as u8),
    );
}

/// Reads the output of [`put_eight`].
pub(super) fn read_eight(
    reader: &mut Reader<'_>,
    weights: &mut [f32],
    columns: usize,
) -> Result<(), NetError> {
    let mut steps = vec![0.0; columns];
    reader.floats(&mut steps)?;
    let whole = reader.bytes(weights.len())?;
    for ((weight, whole), step) in weights.iter_mut().zip(whole).zip(steps.iter().cycle()) {
        *weight = f32::from(*whole as i8) * step;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_8_bits_a_weight_differs_by_half_a_step_and_a_second_time_by_nothing() {
        let weights: Vec<f32> = (0..600).map(|i| ((i * 7919) % 601) as f32 / 601.0 - 0.5).collect();
        let mut bytes = Vec::new();
        put_eight(&mut bytes, &weights, 3);
        let sealed = super::super::bytes::seal([b"TAVTEST0".to_vec(), bytes.clone()].concat());
        let mut read = vec![0.0; weights.len()];
        read_eight(&mut Reader::open(&sealed, *b"TAVTEST0").unwrap(), &mut read, 3).unwrap();
        assert!(weights.iter().zip(&read).all(|(weight, read)| (weight - read).abs() < 0.51 * 0.5 / 127.0));
        let mut again = Vec::new();
        put_eight(&mut again, &read, 3);
        assert_eq!(again, bytes);
    }
}
