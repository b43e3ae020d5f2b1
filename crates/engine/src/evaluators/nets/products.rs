//! Sums of units of one byte and weights of 8 bits, added in 32. No sum overflows, so the order of addition and the machine do not
//! matter. Two positions are computed together: reading the weights takes more time than multiplying. Four units that are zero in both
//! add nothing and are left out.

use crate::evaluators::nets::deep::MOST_UNITS;

/// The whole number that stands for 1 in a unit.
pub(super) const UNIT: f32 = 255.0;

/// Number of sums.
pub(super) const SECOND: usize = 256;

/// Number of positions that are computed together.
pub(super) const TOGETHER: usize = 2;

/// Units whose products with weights are added to a sum at once.
const QUAD: usize = 4;

/// The most of them.
const QUADS: usize = MOST_UNITS / QUAD;

/// The weights of four units: those of each sum beside each other.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct Rows([[i8; QUAD]; SECOND]);

/// The sums of each position.
type Totals = [[i32; SECOND]; TOGETHER];

/// The weights.
#[derive(Clone, Debug)]
pub(super) struct Products(Vec<Rows>);

/// Four units of each position, and the number of their rows.
type Quad = ([[u8; QUAD]; TOGETHER], u16);

impl Products {
    /// Creates the products from the weight of each unit in each sum.
    pub(super) fn new(units: usize, second: usize, weight: impl Fn(usize, usize) -> i8) -> Products {
        let mut rows = vec![Rows([[0; QUAD]; SECOND]); units.div_ceil(QUAD)];
        for (unit, i) in (0..units).flat_map(|unit| (0..second).map(move |i| (unit, i))) {
            rows[unit / QUAD].0[i][unit % QUAD] = weight(unit, i);
        }
        Products(rows)
    }

    /// The sums for some units.
    #[inline(always)]
    pub(super) fn totals(&self, units: &[[u8; MOST_UNITS]; TOGETHER]) -> Totals {
        const NONE: [[u8; QUAD]; TOGETHER] = [[0; QUAD]; TOGETHER];
        let mut quads = [(NONE, 0); QUADS];
        let mut count = 0;
        let [first, second] = units.each_ref().map(|units| units.as_chunks::<QUAD>().0);
        for (at, (first, second)) in first.iter().zip(second).enumerate().take(self.0.len()) {
            quads[count] = ([*first, *second], at as u16);
            count += usize::from([*first, *second] != NONE);
        }
        let quads = &quads[..count];
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return wasm::totals(&self.0, quads);
        #[cfg(target_arch = "x86_64")]
        if let Some(totals) = x86::totals(&self.0, quads) {
            return totals;
        }
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        portably(&self.0, quads)
    }
}

/// The compiler finds none of the instructions that machines have for this.
#[cfg_attr(all(target_arch = "wasm32", target_feature = "simd128"), allow(dead_code, reason = "for tests"))]
fn portably(rows: &[Rows], quads: &[Quad]) -> Totals {
    let mut totals = [[0; SECOND]; TOGETHER];
    for (quads, at) in quads {
        for (totals, quad) in totals.iter_mut().zip(quads) {
            for (total, weights) in totals.iter_mut().zip(&rows[usize::from(*at)].0) {
                for (unit, weight) in quad.iter().zip(weights) {
                    *total += i32::from(*unit) * i32::from(*weight);
                }
            }
        }
    }
    totals
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm {
    use core::arch::wasm32::{
        i16x8_load_extend_i8x8, i32x4_add, i32x4_dot_i16x8, i32x4_shuffle, i32x4_splat, i64x2_splat, v128,
    };

    use bytemuck::must_cast;

    use super::{QUAD, Quad, Rows, SECOND, TOGETHER, Totals};

    /// Totals of a position whose sums are kept in registers at once.
    const PART: usize = 8;
    /// Totals in one number of 128 bits.
    const LANES: usize = 4;

    /// The instructions multiply 16 bits.
    #[inline(always)]
    pub(super) fn totals(rows: &[Rows], quads: &[Quad]) -> Totals {
        let mut totals = [[0; SECOND]; TOGETHER];
        for part in 0..SECOND / PART {
            // Two sums for each total, each of two products of four.
            let mut sums = [[i32x4_splat(0); 2 * PART / LANES]; TOGETHER];
            for (quads, at) in quads {
                let quads = quads.map(|quad| i64x2_splat(must_cast::<[i16; QUAD], i64>(quad.map(i16::from))));
                let weights = &rows[usize::from(*at)].0.as_chunks::<PART>().0[part];
                for (i, weights) in weights.as_chunks::<2>().0.iter().enumerate() {
                    let weights = wide(weights);
                    for (sums, quad) in sums.iter_mut().zip(quads) {
                        sums[i] = i32x4_add(sums[i], i32x4_dot_i16x8(quad, weights));
                    }
                }
            }
            for (totals, sums) in totals.iter_mut().zip(&sums) {
                let totals = totals.as_chunks_mut::<PART>().0[part].as_chunks_mut::<LANES>().0;
                for (totals, sums) in totals.iter_mut().zip(sums.as_chunks::<2>().0) {
                    let even = i32x4_shuffle::<0, 2, 4, 6>(sums[0], sums[1]);
                    let odd = i32x4_shuffle::<1, 3, 5, 7>(sums[0], sums[1]);
                    *totals = must_cast(i32x4_add(even, odd));
                }
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
        _mm256_madd_epi16, _mm256_permute4x64_epi64, _mm256_setzero_si256, _mm512_dpbusd_epi32,
        _mm512_set1_epi32, _mm512_setzero_si512,
    };

    use bytemuck::must_cast;

    use super::{Quad, Rows, SECOND, TOGETHER, Totals};

    /// The sums, if the machine has instructions for them.
    #[allow(unsafe_code)]
    #[inline(always)]
    pub(super) fn totals(rows: &[Rows], quads: &[Quad]) -> Option<Totals> {
        let has_vnni = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vnni");
        if has_vnni {
            // SAFETY: the machine has all features that the function is compiled for.
            return Some(unsafe { with_vnni(rows, quads) });
        }
        totals_without_vnni(rows, quads)
    }

    /// The variant for a machine without the newest of these instructions.
    #[allow(unsafe_code)]
    pub(super) fn totals_without_vnni(rows: &[Rows], quads: &[Quad]) -> Option<Totals> {
        let has_avx2 = is_x86_feature_detected!("avx2");
        // SAFETY: the machine has the feature that the function is compiled for.
        has_avx2.then(|| unsafe { with_avx2(rows, quads) })
    }

    /// Totals of a position that are worked on together, in as many numbers of 512 bits as stay at hand, and those in one of these.
    const HALF: usize = 128;
    const WIDE: usize = 16;

    #[target_feature(enable = "avx512f,avx512vnni")]
    fn with_vnni(rows: &[Rows], quads: &[Quad]) -> Totals {
        let mut totals = [[0; SECOND]; TOGETHER];
        for half in 0..SECOND / HALF {
            let mut sums = [[_mm512_setzero_si512(); HALF / WIDE]; TOGETHER];
            for ([first, second], at) in quads {
                let first = _mm512_set1_epi32(i32::from_le_bytes(*first));
                let second = _mm512_set1_epi32(i32::from_le_bytes(*second));
                let weights = &rows[usize::from(*at)].0.as_chunks::<HALF>().0[half];
                for (i, weights) in weights.as_chunks::<WIDE>().0.iter().enumerate() {
                    let weights = must_cast(*weights);
                    sums[0][i] = _mm512_dpbusd_epi32(sums[0][i], first, weights);
                    sums[1][i] = _mm512_dpbusd_epi32(sums[1][i], second, weights);
                }
            }
            for (totals, sums) in totals.iter_mut().zip(sums) {
                totals.as_chunks_mut::<HALF>().0[half] = must_cast(sums);
            }
        }
        totals
    }

    /// The same in numbers of 256 bits.
    const PART: usize = 16;
    const NARROW: usize = 8;

    #[target_feature(enable = "avx2")]
    fn with_avx2(rows: &[Rows], quads: &[Quad]) -> Totals {
        let mut totals = [[0; SECOND]; TOGETHER];
        for part in 0..SECOND / PART {
            // Two sums for each total beside each other, each of two products of four.
            let mut sums = [[_mm256_setzero_si256(); 2 * PART / NARROW]; TOGETHER];
            for ([first, second], at) in quads {
                let first = _mm256_cvtepu8_epi16(_mm_set1_epi32(i32::from_le_bytes(*first)));
                let second = _mm256_cvtepu8_epi16(_mm_set1_epi32(i32::from_le_bytes(*second)));
                let weights = &rows[usize::from(*at)].0.as_chunks::<PART>().0[part];
                for (i, weights) in weights.as_chunks::<{ NARROW / 2 }>().0.iter().enumerate() {
                    let weights = _mm256_cvtepi8_epi16(must_cast(*weights));
                    sums[0][i] = _mm256_add_epi32(sums[0][i], _mm256_madd_epi16(first, weights));
                    sums[1][i] = _mm256_add_epi32(sums[1][i], _mm256_madd_epi16(second, weights));
                }
            }
            for (totals, sums) in totals.iter_mut().zip(&sums) {
                let totals = totals.as_chunks_mut::<PART>().0[part].as_chunks_mut::<NARROW>().0;
                for (totals, sums) in totals.iter_mut().zip(sums.as_chunks::<2>().0) {
                    // The halves of the two numbers come out alternately.
                    let mixed = _mm256_hadd_epi32(sums[0], sums[1]);
                    *totals = must_cast(_mm256_permute4x64_epi64::<0b11_01_10_00>(mixed));
                }
            }
        }
        totals
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
        for count in [4, 12, 128, MOST_UNITS] {
            let mut products = Products::new(count, SECOND, |_, _| 0);
            products.0.iter_mut().for_each(|rows| rows.0.as_flattened_mut().fill_with(|| byte() as i8));
            let mut units = [[0; MOST_UNITS]; TOGETHER];
            units.as_flattened_mut().iter_mut().step_by(3).for_each(|unit| *unit = byte());
            // Some quads are zero, of one position or of both.
            units[0][16..40].fill(0);
            units[1][32..60].fill(0);
            let quads = (0..count / QUAD)
                .map(|at| (units.each_ref().map(|units| units.as_chunks::<QUAD>().0[at]), at as u16));
            let quads: Vec<Quad> = quads.collect();
            let wanted = portably(&products.0, &quads);
            assert_eq!(products.totals(&units), wanted, "{count}");
            #[cfg(target_arch = "x86_64")]
            if let Some(found) = x86::totals_without_vnni(&products.0, &quads) {
                assert_eq!(found, wanted, "{count}");
            }
        }
    }

    #[test]
    fn the_largest_products_do_not_overflow() {
        let products = Products::new(MOST_UNITS, SECOND, |_, _| -127);
        let totals = products.totals(&[[255; MOST_UNITS]; TOGETHER]);
        assert_eq!(totals, [[MOST_UNITS as i32 * -127 * 255; SECOND]; TOGETHER]);
    }
}
