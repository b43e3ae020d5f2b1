//! Weights of 8 bits and units of one byte or two, with products added in 32 bits. No sum overflows, so the order of addition and
//! the machine do not matter.

use crate::evaluators::nets::net::{MOST_HIDDEN, MOST_SECOND};

/// The largest weight.
pub(super) const WEIGHT: f32 = 127.0;

/// The whole number that stands for 1 in a unit of `bytes` bytes.
pub(super) const fn unit(bytes: usize) -> f32 {
    if bytes == 1 { 127.0 } else { 127.0 * 256.0 }
}

/// The upper byte that stands for 0: bytes have no sign.
const ZERO: u8 = 128;

/// Units whose products with weights are added to a total at once.
const QUAD: usize = 4;

/// The weights of four units: those of each total beside each other.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct Rows([[i8; QUAD]; MOST_SECOND]);

/// One byte of each unit.
type Bytes = [u8; MOST_HIDDEN];
type Totals = [i32; MOST_SECOND];

/// The weights, for units of `BYTES` bytes: one, or two.
#[derive(Clone, Debug)]
pub(super) struct Eight<const BYTES: usize> {
    /// The sums of the upper bytes before any addition: they subtract the offset of those bytes.
    none: Totals,
    rows: Vec<Rows>,
}

impl<const BYTES: usize> Eight<BYTES> {
    /// Creates the products from the weight of each unit in each sum.
    pub(super) fn new(hidden: usize, second: usize, weight: impl Fn(usize, usize) -> i16) -> Eight<BYTES> {
        let mut made = Eight {
            none: [0; MOST_SECOND],
            rows: vec![Rows([[0; QUAD]; MOST_SECOND]); hidden.div_ceil(QUAD)],
        };
        for (unit, i) in (0..hidden).flat_map(|unit| (0..second).map(move |i| (unit, i))) {
            let weight = weight(unit, i) as i8;
            made.rows[unit / QUAD].0[i][unit % QUAD] = weight;
            made.none[i] -= i32::from(ZERO) * i32::from(weight);
        }
        made
    }

    /// The weight of a unit in a sum; 0 for an absent unit.
    pub(super) fn weight(&self, unit: usize, i: usize) -> i8 {
        self.rows.get(unit / QUAD).map_or(0, |rows| rows.0[i][unit % QUAD])
    }

    /// The sums for the units below.
    #[inline(always)]
    pub(super) fn totals(&self, units: &[i16; MOST_HIDDEN]) -> Totals {
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return wasm::totals(&self.rows, units);
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        self.totals_of_bytes(units)
    }

    /// The same from one byte of all units at a time, as instructions of 8 bits take them.
    #[cfg_attr(
        all(target_arch = "wasm32", target_feature = "simd128"),
        allow(dead_code, reason = "for tests")
    )]
    #[inline(always)]
    fn totals_of_bytes(&self, units: &[i16; MOST_HIDDEN]) -> Totals {
        let mut bytes = [[0; MOST_HIDDEN]; BYTES];
        let mut totals = [[0; MOST_SECOND]; BYTES];
        // The upper byte comes first.
        totals[0] = self.none;
        for (i, unit) in units.iter().enumerate() {
            if BYTES == 1 {
                bytes[0][i] = (*unit as u8).wrapping_add(ZERO);
            } else {
                bytes[0][i] = ((*unit >> 8) as u8).wrapping_add(ZERO);
                bytes[1][i] = *unit as u8;
            }
        }
        add_products(&self.rows, &bytes, &mut totals);
        let mut sums = totals[0];
        for lower in &totals[1..] {
            sums.iter_mut().zip(lower).for_each(|(sum, lower)| *sum = *sum * 256 + lower);
        }
        sums
    }
}

/// Adds the products of units and weights to each total. The compiler finds none of the instructions that machines have for
/// this, which make it twice to fifteen times as fast (rollouts a seventh).
#[cfg_attr(all(target_arch = "wasm32", target_feature = "simd128"), allow(dead_code, reason = "for tests"))]
fn add_products<const BYTES: usize>(rows: &[Rows], units: &[Bytes; BYTES], totals: &mut [Totals; BYTES]) {
    #[cfg(target_arch = "x86_64")]
    if x86::add_products(rows, units, totals) {
        return;
    }
    units.iter().zip(totals).for_each(|(units, totals)| portably(rows, units, totals));
}

#[cfg_attr(all(target_arch = "wasm32", target_feature = "simd128"), allow(dead_code, reason = "for tests"))]
fn portably(rows: &[Rows], units: &Bytes, totals: &mut Totals) {
    for (rows, quad) in rows.iter().zip(units.as_chunks::<QUAD>().0) {
        for (total, weights) in totals.iter_mut().zip(&rows.0) {
            for (unit, weight) in quad.iter().zip(weights) {
                *total += i32::from(*unit) * i32::from(*weight);
            }
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm {
    use core::arch::wasm32::{
        i16x8_load_extend_i8x8, i32x4_add, i32x4_dot_i16x8, i32x4_shuffle, i32x4_splat, i64x2_splat, v128,
    };

    use bytemuck::must_cast;

    use super::{MOST_HIDDEN, MOST_SECOND, QUAD, Rows, Totals};

    /// Totals whose sums are kept in registers at once.
    const PART: usize = 16;
    /// Totals in one number of 128 bits.
    const LANES: usize = 4;

    /// Sums of products with whole units: the instructions multiply 16 bits, so the bytes stay together.
    #[inline(always)]
    pub(super) fn totals(rows: &[Rows], units: &[i16; MOST_HIDDEN]) -> Totals {
        let mut totals = [0; MOST_SECOND];
        for (part, totals) in totals.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
            // Two sums for each total, each of two products of four.
            let mut sums = [i32x4_splat(0); 2 * PART / LANES];
            for (rows, quad) in rows.iter().zip(units.as_chunks::<QUAD>().0) {
                let quad = i64x2_splat(must_cast::<[i16; QUAD], i64>(*quad));
                let weights = &rows.0.as_chunks::<PART>().0[part];
                for (sums, weights) in sums.iter_mut().zip(weights.as_chunks::<2>().0) {
                    *sums = i32x4_add(*sums, i32x4_dot_i16x8(quad, wide(weights)));
                }
            }
            for (totals, sums) in totals.as_chunks_mut::<LANES>().0.iter_mut().zip(sums.as_chunks::<2>().0) {
                let even = i32x4_shuffle::<0, 2, 4, 6>(sums[0], sums[1]);
                let odd = i32x4_shuffle::<1, 3, 5, 7>(sums[0], sums[1]);
                *totals = must_cast(i32x4_add(even, odd));
            }
        }
        totals
    }

    /// Two of the weights of a quad as numbers of 16 bits.
    #[inline(always)]
    #[allow(
        unsafe_code,
        reason = "the compiler does not find this instruction, without which the nets take twice the time"
    )]
    fn wide(weights: &[[i8; QUAD]; 2]) -> v128 {
        // SAFETY: it reads eight bytes, and these are eight.
        unsafe { i16x8_load_extend_i8x8(weights.as_flattened().as_ptr()) }
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

    use super::{Bytes, QUAD, Rows, Totals};
    use crate::evaluators::nets::net::MOST_SECOND;

    /// Adds the products if the machine has instructions for it, and returns whether it has.
    #[allow(unsafe_code)]
    pub(super) fn add_products<const BYTES: usize>(
        rows: &[Rows],
        units: &[Bytes; BYTES],
        totals: &mut [Totals; BYTES],
    ) -> bool {
        if has_vnni() {
            // SAFETY: the machine has all features that the function is compiled for.
            unsafe { with_vnni(rows, units, totals) };
            return true;
        }
        units.iter().zip(totals).all(|(units, totals)| add_products_without_vnni(rows, units, totals))
    }

    /// The variant for a machine without the newest of these instructions.
    #[allow(unsafe_code)]
    pub(super) fn add_products_without_vnni(rows: &[Rows], units: &Bytes, totals: &mut Totals) -> bool {
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
    fn with_vnni<const BYTES: usize>(rows: &[Rows], units: &[Bytes; BYTES], totals: &mut [Totals; BYTES]) {
        // Two sums for each total: one would wait for itself.
        let mut sums = [[[_mm512_setzero_si512(); MOST_SECOND / WIDE]; BYTES]; 2];
        for (at, rows) in rows.chunks(2).enumerate() {
            for ((i, rows), sums) in rows.iter().enumerate().zip(&mut sums) {
                let quads = units.each_ref().map(|units| {
                    _mm512_set1_epi32(i32::from_le_bytes(units.as_chunks::<QUAD>().0[2 * at + i]))
                });
                for (part, weights) in rows.0.as_chunks::<WIDE>().0.iter().enumerate() {
                    for (sums, quad) in sums.iter_mut().zip(quads) {
                        sums[part] = _mm512_dpbusd_epi32(sums[part], quad, must_cast(*weights));
                    }
                }
            }
        }
        let [evens, odds] = sums;
        for (totals, (evens, odds)) in totals.iter_mut().zip(evens.into_iter().zip(odds)) {
            let parts = totals.as_chunks_mut::<WIDE>().0.iter_mut();
            for (totals, (even, odd)) in parts.zip(evens.into_iter().zip(odds)) {
                *totals = must_cast(_mm512_add_epi32(must_cast(*totals), _mm512_add_epi32(even, odd)));
            }
        }
    }

    /// Totals that are worked on together, in as many numbers of 256 bits as stay at hand, and those in one of these.
    const PART: usize = 32;
    const NARROW: usize = 8;

    #[target_feature(enable = "avx2")]
    fn with_avx2(rows: &[Rows], units: &Bytes, totals: &mut Totals) {
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
            let mut units = [[0; MOST_HIDDEN]; 2];
            units.iter_mut().for_each(|units| units.fill_with(&mut byte));
            let start = [core::array::from_fn(|i| i as i32 - 30), [7; MOST_SECOND]];
            let mut wanted = start;
            units.iter().zip(&mut wanted).for_each(|(units, wanted)| portably(&rows, units, wanted));
            let mut found = start;
            add_products(&rows, &units, &mut found);
            assert_eq!(found, wanted, "{hidden}");
            let mut upper = [start[0]];
            add_products(&rows, &[units[0]], &mut upper);
            assert_eq!(upper[0], wanted[0], "{hidden}");
            #[cfg(target_arch = "x86_64")]
            {
                let mut found = start[0];
                if x86::add_products_without_vnni(&rows, &units[0], &mut found) {
                    assert_eq!(found, wanted[0], "{hidden}");
                }
            }
        }
    }

    #[test]
    fn units_of_two_bytes_have_the_sums_of_their_numbers() {
        let weight = |unit: usize, i: usize| (unit as i16 * 7 + i as i16 * 3) % 255 - 127;
        let eight = Eight::<2>::new(MOST_HIDDEN, MOST_SECOND, weight);
        for most in [32_512, 300, 1] {
            let units: [i16; MOST_HIDDEN] =
                core::array::from_fn(|i| ((i as i32 * 911) % (2 * most + 1) - most) as i16);
            let sum =
                |i| (0..MOST_HIDDEN).map(|u| i32::from(units[u]) * i32::from(weight(u, i))).sum::<i32>();
            assert_eq!(eight.totals(&units), core::array::from_fn(sum), "{most}");
        }
    }

    #[test]
    fn the_largest_products_do_not_overflow() {
        for (unit, sign) in [(32_512, 1), (-32_512, -1)] {
            let eight = Eight::<2>::new(MOST_HIDDEN, MOST_SECOND, |_, _| 127);
            let sum = sign * MOST_HIDDEN as i32 * 127 * 32_512;
            assert_eq!(eight.totals(&[unit; MOST_HIDDEN]), [sum; MOST_SECOND]);
        }
    }
}
