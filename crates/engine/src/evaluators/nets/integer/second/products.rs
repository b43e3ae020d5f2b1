//! Products of units and weights of 8 bits, added up in 32. No sum of so many overflows, so it is the same in any order, and
//! on any machine.

use crate::evaluators::nets::net::{MOST_HIDDEN, MOST_SECOND};

/// Units whose products with weights are added to a total at once.
pub(super) const QUAD: usize = 4;

/// The weights of four units: those of each total beside each other.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Rows(pub(super) [[i8; QUAD]; MOST_SECOND]);

type Units = [u8; MOST_HIDDEN];
type Totals = [i32; MOST_SECOND];

/// Adds the products of units and weights to each total. The compiler finds none of the instructions that machines have for
/// this, which make it twice to fifteen times as fast (rollouts a seventh).
pub(super) fn add_products(rows: &[Rows], units: &Units, totals: &mut Totals) {
    #[cfg(target_arch = "x86_64")]
    if x86::add_products(rows, units, totals) {
        return;
    }
    portably(rows, units, totals);
}

fn portably(rows: &[Rows], units: &Units, totals: &mut Totals) {
    for (rows, quad) in rows.iter().zip(units.as_chunks::<QUAD>().0) {
        for (total, weights) in totals.iter_mut().zip(&rows.0) {
            for (unit, weight) in quad.iter().zip(weights) {
                *total += i32::from(*unit) * i32::from(*weight);
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::{
        _mm_set1_epi32, _mm256_add_epi32, _mm256_cvtepi8_epi16, _mm256_cvtepu8_epi16, _mm256_hadd_epi32,
        _mm256_madd_epi16, _mm256_permute4x64_epi64, _mm256_setzero_si256, _mm512_add_epi32,
        _mm512_dpbusd_epi32, _mm512_set1_epi32, _mm512_setzero_si512,
    };

    use bytemuck::must_cast;

    use super::{QUAD, Rows, Totals, Units};
    use crate::evaluators::nets::net::MOST_SECOND;

    /// Adds the products if the machine has instructions for it, and returns whether it has.
    #[allow(unsafe_code)]
    pub(super) fn add_products(rows: &[Rows], units: &Units, totals: &mut Totals) -> bool {
        if has_vnni() {
            // SAFETY: the machine has all features that the function is compiled for.
            unsafe { with_vnni(rows, units, totals) };
            return true;
        }
        add_products_without_vnni(rows, units, totals)
    }

    /// The same on a machine without the newest of these instructions.
    #[allow(unsafe_code)]
    pub(super) fn add_products_without_vnni(rows: &[Rows], units: &Units, totals: &mut Totals) -> bool {
        let has_avx2 = is_x86_feature_detected!("avx2");
        if has_avx2 {
            // SAFETY: the machine has the feature that the function is compiled for.
            unsafe { with_avx2(rows, units, totals) };
        }
        has_avx2
    }

    fn has_vnni() -> bool {
        is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512vnni")
    }

    /// Totals in one number of 512 bits.
    const WIDE: usize = 16;

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vnni")]
    fn with_vnni(rows: &[Rows], units: &Units, totals: &mut Totals) {
        // Two sums for each total: one would wait for itself.
        let mut sums = [[_mm512_setzero_si512(); MOST_SECOND / WIDE]; 2];
        let quads = units.as_chunks::<QUAD>().0;
        for (rows, quads) in rows.chunks(2).zip(quads.chunks(2)) {
            for ((sums, rows), quad) in sums.iter_mut().zip(rows).zip(quads) {
                let quad = _mm512_set1_epi32(i32::from_le_bytes(*quad));
                for (sum, weights) in sums.iter_mut().zip(rows.0.as_chunks::<WIDE>().0) {
                    *sum = _mm512_dpbusd_epi32(*sum, quad, must_cast(*weights));
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

    /// Totals that are worked on together, in as many numbers of 256 bits as stay at hand, and those in one of these.
    const PART: usize = 32;
    const NARROW: usize = 8;

    #[target_feature(enable = "avx2")]
    fn with_avx2(rows: &[Rows], units: &Units, totals: &mut Totals) {
        for (part, totals) in totals.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
            // Two sums for each total beside each other, each of two products of four.
            let mut sums = [_mm256_setzero_si256(); 2 * PART / NARROW];
            for (rows, quad) in rows.iter().zip(units.as_chunks::<QUAD>().0) {
                let quad = _mm256_cvtepu8_epi16(_mm_set1_epi32(i32::from_le_bytes(*quad)));
                let weights = &rows.0.as_chunks::<PART>().0[part];
                for (sum, weights) in sums.iter_mut().zip(weights.as_chunks::<{ NARROW / 2 }>().0) {
                    let weights = _mm256_cvtepi8_epi16(must_cast(*weights));
                    *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(quad, weights));
                }
            }
            for (totals, sums) in totals.as_chunks_mut::<NARROW>().0.iter_mut().zip(sums.as_chunks::<2>().0) {
                // The halves of the two numbers come out alternately.
                let mixed = _mm256_hadd_epi32(sums[0], sums[1]);
                let sums = _mm256_permute4x64_epi64::<0b11_01_10_00>(mixed);
                *totals = must_cast(_mm256_add_epi32(must_cast(*totals), sums));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_machine_comes_to_the_same_sums() {
        let mut state = 1u32;
        let mut byte = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        for hidden in [4, 12, 128, MOST_HIDDEN] {
            let mut rows = vec![Rows([[0; QUAD]; MOST_SECOND]); hidden / QUAD];
            rows.iter_mut().for_each(|rows| rows.0.as_flattened_mut().fill_with(|| byte() as i8));
            let mut units = [0; MOST_HIDDEN];
            units.fill_with(&mut byte);
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
        let rows = vec![Rows([[i8::MIN; QUAD]; MOST_SECOND]); MOST_HIDDEN / QUAD];
        let mut totals = [0; MOST_SECOND];
        add_products(&rows, &[u8::MAX; MOST_HIDDEN], &mut totals);
        assert_eq!(totals, [MOST_HIDDEN as i32 * -128 * 255; MOST_SECOND]);
    }
}
