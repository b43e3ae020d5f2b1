//! Units and weights in 16 bits, their products added up in 32. Both are so small that no sum overflows, so it is the same in
//! any order, and on any machine.

use crate::evaluators::nets::net::{MOST_HIDDEN, MOST_SECOND};

/// The whole number that stands for 1 in a unit.
pub(super) const UNIT: f32 = 4095.0;

/// The largest weight.
pub(super) const WEIGHT: f32 = 2047.0;

/// Units whose products with weights are added to a total at once.
const PAIR: usize = 2;

/// The weights of two units: those of each total beside each other.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct Rows([[i16; PAIR]; MOST_SECOND]);

type Units = [i16; MOST_HIDDEN];
type Totals = [i32; MOST_SECOND];

/// The weights.
#[derive(Clone, Debug)]
pub(super) struct Sixteen {
    rows: Vec<Rows>,
}

impl Sixteen {
    /// Creates the products from the weight of each unit in each sum.
    pub(super) fn new(hidden: usize, second: usize, weight: impl Fn(usize, usize) -> i16) -> Sixteen {
        let mut rows = vec![Rows([[0; PAIR]; MOST_SECOND]); hidden.div_ceil(PAIR)];
        for (unit, i) in (0..hidden).flat_map(|unit| (0..second).map(move |i| (unit, i))) {
            rows[unit / PAIR].0[i][unit % PAIR] = weight(unit, i);
        }
        Sixteen { rows }
    }

    /// The sums for the units below.
    #[inline(always)]
    pub(super) fn totals(&self, units: &[i16; MOST_HIDDEN]) -> Totals {
        let mut totals = [0; MOST_SECOND];
        add_products(&self.rows, units, &mut totals);
        totals
    }
}

/// Adds the products of units and weights to each total. The compiler finds none of the instructions that machines have for
/// this.
fn add_products(rows: &[Rows], units: &Units, totals: &mut Totals) {
    #[cfg(target_arch = "x86_64")]
    if x86::add_products(rows, units, totals) {
        return;
    }
    portably(rows, units, totals);
}

fn portably(rows: &[Rows], units: &Units, totals: &mut Totals) {
    for (rows, pair) in rows.iter().zip(units.as_chunks::<PAIR>().0) {
        for (total, weights) in totals.iter_mut().zip(&rows.0) {
            for (unit, weight) in pair.iter().zip(weights) {
                *total += i32::from(*unit) * i32::from(*weight);
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::{
        _mm256_add_epi32, _mm256_madd_epi16, _mm256_set1_epi32, _mm256_setzero_si256, _mm512_add_epi32,
        _mm512_dpwssd_epi32, _mm512_set1_epi32, _mm512_setzero_si512,
    };

    use bytemuck::must_cast;

    use super::{PAIR, Rows, Totals, Units};
    use crate::evaluators::nets::net::MOST_SECOND;

    /// Adds the products if the machine has instructions for it, and returns whether it has.
    #[allow(unsafe_code)]
    pub(super) fn add_products(rows: &[Rows], units: &Units, totals: &mut Totals) -> bool {
        let has_vnni = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vnni");
        if has_vnni {
            // SAFETY: the machine has all features that the function is compiled for.
            unsafe { with_vnni(rows, units, totals) };
            return true;
        }
        add_products_without_vnni(rows, units, totals)
    }

    /// The variant for a machine without the newest of these instructions.
    #[allow(unsafe_code)]
    pub(super) fn add_products_without_vnni(rows: &[Rows], units: &Units, totals: &mut Totals) -> bool {
        let has_avx2 = is_x86_feature_detected!("avx2");
        if has_avx2 {
            // SAFETY: the machine has the feature that the function is compiled for.
            unsafe { with_avx2(rows, units, totals) };
        }
        has_avx2
    }

    /// Totals in one number of 512 bits, and of 256.
    const WIDE: usize = 16;
    const NARROW: usize = 8;

    #[target_feature(enable = "avx512f,avx512vnni")]
    fn with_vnni(rows: &[Rows], units: &Units, totals: &mut Totals) {
        // Two sums for each total: one would wait for itself.
        let mut sums = [[_mm512_setzero_si512(); MOST_SECOND / WIDE]; 2];
        let pairs = units.as_chunks::<PAIR>().0;
        for (rows, pairs) in rows.chunks(2).zip(pairs.chunks(2)) {
            for ((sums, rows), pair) in sums.iter_mut().zip(rows).zip(pairs) {
                let pair = _mm512_set1_epi32(must_cast(*pair));
                for (sum, weights) in sums.iter_mut().zip(rows.0.as_chunks::<WIDE>().0) {
                    *sum = _mm512_dpwssd_epi32(*sum, pair, must_cast(*weights));
                }
            }
        }
        let [evens, odds] = sums;
        for (totals, (even, odd)) in
            totals.as_chunks_mut::<WIDE>().0.iter_mut().zip(evens.into_iter().zip(odds))
        {
            *totals = must_cast(_mm512_add_epi32(must_cast(*totals), _mm512_add_epi32(even, odd)));
        }
    }

    #[target_feature(enable = "avx2")]
    fn with_avx2(rows: &[Rows], units: &Units, totals: &mut Totals) {
        let mut sums = [_mm256_setzero_si256(); MOST_SECOND / NARROW];
        for (rows, pair) in rows.iter().zip(units.as_chunks::<PAIR>().0) {
            let pair = _mm256_set1_epi32(must_cast(*pair));
            for (sum, weights) in sums.iter_mut().zip(rows.0.as_chunks::<NARROW>().0) {
                *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(pair, must_cast(*weights)));
            }
        }
        for (totals, sum) in totals.as_chunks_mut::<NARROW>().0.iter_mut().zip(sums) {
            *totals = must_cast(_mm256_add_epi32(must_cast(*totals), sum));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_machine_comes_to_the_same_sums() {
        let mut state = 1u32;
        let mut number = |most: f32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as i16 % (most as i16 + 1)
        };
        for hidden in [2, 6, 128, MOST_HIDDEN] {
            let mut rows = vec![Rows([[0; PAIR]; MOST_SECOND]); hidden / PAIR];
            rows.iter_mut().for_each(|rows| rows.0.as_flattened_mut().fill_with(|| number(WEIGHT)));
            let mut units = [0; MOST_HIDDEN];
            units.fill_with(|| number(UNIT));
            let start = core::array::from_fn(|i| i as i32 - 30);
            let mut wanted = start;
            portably(&rows, &units, &mut wanted);
            let mut found = start;
            add_products(&rows, &units, &mut found);
            assert_eq!(found, wanted, "{hidden}");
            #[cfg(target_arch = "x86_64")]
            {
                let mut found = start;
                if x86::add_products_without_vnni(&rows, &units, &mut found) {
                    assert_eq!(found, wanted, "{hidden}");
                }
            }
        }
    }

    #[test]
    fn the_largest_products_do_not_overflow() {
        let rows = vec![Rows([[-WEIGHT as i16; PAIR]; MOST_SECOND]); MOST_HIDDEN / PAIR];
        let mut totals = [0; MOST_SECOND];
        add_products(&rows, &[UNIT as i16; MOST_HIDDEN], &mut totals);
        assert_eq!(totals, [MOST_HIDDEN as i32 * -2047 * 4095; MOST_SECOND]);
    }
}
