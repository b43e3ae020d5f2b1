//! Sums of units of 7 bits and weights of 8, added in 32. No sum overflows, so the order of addition and the machine do not matter.
//! Two positions are computed together, for reading the weights takes time. Two units of three are zero in both, add nothing and are
//! left out.

use crate::evaluators::nets::deep::MOST_UNITS;

/// The whole number that stands for 1 in a unit. Two products of a unit and a weight fit into 16 bits.
pub(super) const UNIT: f32 = 127.0;

/// Number of sums.
pub(super) const SECOND: usize = 256;

/// Number of positions that are computed together.
pub(super) const TOGETHER: usize = 2;

/// Units whose products with weights are added to a sum at once.
const QUAD: usize = 4;

/// Units of which those that are not zero are found at once.
const EIGHT: usize = 8;

/// The weights of a unit in all sums.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct Row([i8; SECOND]);

/// The sums of each position.
type Totals = [[i32; SECOND]; TOGETHER];

/// The weights.
#[derive(Clone, Debug)]
pub(super) struct Products {
    rows: Vec<Row>,
    /// Number of sums. Those that fill a row are always zero.
    second: usize,
}

/// Room that is used again, for the sums too: to return them would copy them.
pub(super) struct Room {
    active: Vec<u16>,
    quads: Vec<Quad>,
    pub(super) totals: Totals,
}

/// Four units: the numbers of their rows, and their values in each position.
#[derive(Clone, Copy)]
struct Quad {
    rows: [u16; QUAD],
    units: [[u8; QUAD]; TOGETHER],
}

/// The places of the bits of a number.
const PLACES: [[u16; EIGHT]; 1 << EIGHT] = {
    let mut places = [[0; EIGHT]; 1 << EIGHT];
    let mut bits = 0;
    while bits < places.len() {
        let (mut place, mut count) = (0, 0);
        while place < EIGHT {
            if bits >> place & 1 != 0 {
                places[bits][count] = place as u16;
                count += 1;
            }
            place += 1;
        }
        bits += 1;
    }
    places
};

impl Default for Room {
    fn default() -> Room {
        Room { active: Vec::new(), quads: Vec::new(), totals: [[0; SECOND]; TOGETHER] }
    }
}

impl Room {
    /// Finds the first `count` units that are not zero in one of the positions.
    #[inline(always)]
    fn find(&mut self, units: &[[u8; MOST_UNITS]; TOGETHER], count: usize) {
        let Room { active, quads, .. } = self;
        active.resize(count.next_multiple_of(EIGHT) + EIGHT, 0);
        let [first, second] =
            units.each_ref().map(|units| units[..count.next_multiple_of(EIGHT)].as_chunks::<EIGHT>().0);
        let mut found = 0;
        for (at, (first, second)) in first.iter().zip(second).enumerate() {
            let any = u64::from_le_bytes(*first) | u64::from_le_bytes(*second);
            // The upper bit of each byte that is not zero, then these bits beside each other.
            let upper = (any + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
            let bits = (upper >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            for (number, place) in active[found..][..EIGHT].iter_mut().zip(&PLACES[bits as usize]) {
                *number = (at * EIGHT) as u16 + place;
            }
            found += bits.count_ones() as usize;
        }
        quads.clear();
        let value = |row: u16| units.each_ref().map(|units| units[usize::from(row) % MOST_UNITS]);
        let full = active[..found].as_chunks::<QUAD>();
        quads.extend(full.0.iter().map(|rows| Quad::of(*rows, rows.map(value))));
        if !full.1.is_empty() {
            let mut last = ([0; QUAD], [[0; TOGETHER]; QUAD]);
            for (i, row) in full.1.iter().enumerate() {
                (last.0[i], last.1[i]) = (*row, value(*row));
            }
            quads.push(Quad::of(last.0, last.1));
        }
    }
}

impl Quad {
    #[inline(always)]
    fn of(rows: [u16; QUAD], values: [[u8; TOGETHER]; QUAD]) -> Quad {
        Quad { rows, units: core::array::from_fn(|i| values.map(|values| values[i])) }
    }
}

impl Products {
    /// Creates the products from the weight of each unit in each sum.
    pub(super) fn new(units: usize, second: usize, weight: impl Fn(usize, usize) -> i8) -> Products {
        let row = |unit| Row(core::array::from_fn(|i| if i < second { weight(unit, i) } else { 0 }));
        Products { rows: (0..units).map(row).collect(), second }
    }

    /// Computes the sums for some units.
    #[inline(always)]
    pub(super) fn add(&self, units: &[[u8; MOST_UNITS]; TOGETHER], room: &mut Room) {
        room.find(units, self.rows.len());
        let Room { quads, totals, .. } = room;
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        wasm::add(self, quads, totals);
        #[cfg(target_arch = "x86_64")]
        if x86::add(self, quads, totals) {
            return;
        }
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        portably(self, quads, totals);
    }
}

/// A form that compilers vectorize.
#[cfg_attr(all(target_arch = "wasm32", target_feature = "simd128"), allow(dead_code, reason = "for tests"))]
fn portably(products: &Products, quads: &[Quad], totals: &mut Totals) {
    totals.as_flattened_mut().fill(0);
    for quad in quads {
        let weights = quad.rows.map(|row| &products.rows[usize::from(row)].0);
        for (totals, units) in totals.iter_mut().zip(&quad.units) {
            let units = units.map(i16::from);
            for (i, total) in totals.iter_mut().enumerate().take(products.second) {
                let product = |k: usize| units[k] * i16::from(weights[k][i]);
                *total += i32::from(product(0) + product(1)) + i32::from(product(2) + product(3));
            }
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm {
    use core::arch::wasm32::{
        i8x16_shuffle, i16x8_extend_high_i8x16, i16x8_extend_low_i8x16, i32x4_add, i32x4_dot_i16x8,
        i32x4_splat, v128,
    };

    use bytemuck::must_cast;

    use super::{Products, Quad, TOGETHER, Totals};

    /// Totals of a position whose sums are kept in registers at once.
    const PART: usize = 16;
    /// Totals in one number of 128 bits.
    const LANES: usize = 4;

    /// The instructions multiply two numbers of 16 bits.
    #[inline(always)]
    pub(super) fn add(products: &Products, quads: &[Quad], totals: &mut Totals) {
        for part in 0..products.second.div_ceil(PART) {
            let mut sums = [[i32x4_splat(0); PART / LANES]; TOGETHER];
            for quad in quads {
                let weights: [v128; 4] = quad
                    .rows
                    .map(|row| must_cast(products.rows[usize::from(row)].0.as_chunks::<PART>().0[part]));
                for (pair, weights) in weights.as_chunks::<2>().0.iter().enumerate() {
                    let weights = beside(weights);
                    for (sums, units) in sums.iter_mut().zip(&quad.units) {
                        let [first, second] = units.as_chunks::<2>().0[pair];
                        let units = i32x4_splat(i32::from(first) | i32::from(second) << 16);
                        for (sum, weights) in sums.iter_mut().zip(weights) {
                            *sum = i32x4_add(*sum, i32x4_dot_i16x8(units, weights));
                        }
                    }
                }
            }
            for (totals, sums) in totals.iter_mut().zip(sums) {
                totals.as_chunks_mut::<PART>().0[part] = must_cast(sums);
            }
        }
    }

    /// The weights of two units beside each other, as numbers of 16 bits.
    #[inline(always)]
    fn beside([a, b]: &[v128; 2]) -> [v128; 4] {
        let lower = i8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(*a, *b);
        let upper = i8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(*a, *b);
        let wide = |eight| [i16x8_extend_low_i8x16(eight), i16x8_extend_high_i8x16(eight)];
        let [[a, b], [c, d]] = [wide(lower), wide(upper)];
        [a, b, c, d]
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::{
        _mm256_add_epi32, _mm256_madd_epi16, _mm256_maddubs_epi16, _mm256_set1_epi16, _mm256_set1_epi32,
        _mm256_setzero_si256, _mm256_unpackhi_epi8, _mm256_unpackhi_epi16, _mm256_unpacklo_epi8,
        _mm256_unpacklo_epi16, _mm512_dpbusd_epi32, _mm512_set1_epi32, _mm512_setzero_si512,
        _mm512_unpackhi_epi8, _mm512_unpackhi_epi16, _mm512_unpacklo_epi8, _mm512_unpacklo_epi16,
    };

    use bytemuck::must_cast;

    use super::{Products, QUAD, Quad, TOGETHER, Totals};

    /// Computes the sums. `false`: the machine has no instructions for them.
    #[allow(unsafe_code)]
    #[inline(always)]
    pub(super) fn add(products: &Products, quads: &[Quad], totals: &mut Totals) -> bool {
        let has_vnni = is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vnni");
        if has_vnni {
            // SAFETY: the machine has all features that the function is compiled for.
            unsafe { with_vnni(products, quads, totals) };
            return true;
        }
        add_without_vnni(products, quads, totals)
    }

    /// The variant for a machine without the newest of these instructions.
    #[allow(unsafe_code)]
    pub(super) fn add_without_vnni(products: &Products, quads: &[Quad], totals: &mut Totals) -> bool {
        let has_avx2 = is_x86_feature_detected!("avx2");
        if has_avx2 {
            // SAFETY: the machine has the feature that the function is compiled for.
            unsafe { with_avx2(products, quads, totals) };
        }
        has_avx2
    }

    /// Weights in one number of 512 bits or of 256. The weights of four units are brought beside each other in each 128 bits of it.
    const WIDE: usize = 64;
    const NARROW: usize = 32;
    const LANE: usize = 16;

    #[target_feature(enable = "avx512bw,avx512vnni")]
    fn with_vnni(products: &Products, quads: &[Quad], totals: &mut Totals) {
        for part in 0..products.second.div_ceil(WIDE) {
            let mut sums = [[_mm512_setzero_si512(); QUAD]; TOGETHER];
            for quad in quads {
                let [a, b, c, d] = quad
                    .rows
                    .map(|row| must_cast(products.rows[usize::from(row)].0.as_chunks::<WIDE>().0[part]));
                let first = [_mm512_unpacklo_epi8(a, b), _mm512_unpackhi_epi8(a, b)];
                let second = [_mm512_unpacklo_epi8(c, d), _mm512_unpackhi_epi8(c, d)];
                let weights = [
                    _mm512_unpacklo_epi16(first[0], second[0]),
                    _mm512_unpackhi_epi16(first[0], second[0]),
                    _mm512_unpacklo_epi16(first[1], second[1]),
                    _mm512_unpackhi_epi16(first[1], second[1]),
                ];
                for (sums, units) in sums.iter_mut().zip(quad.units) {
                    let units = _mm512_set1_epi32(i32::from_le_bytes(units));
                    for (sum, weights) in sums.iter_mut().zip(weights) {
                        *sum = _mm512_dpbusd_epi32(*sum, units, weights);
                    }
                }
            }
            for (totals, sums) in totals.iter_mut().zip(sums) {
                put(&mut totals.as_chunks_mut::<WIDE>().0[part], &sums.map(must_cast::<_, [_; WIDE / LANE]>));
            }
        }
    }

    #[target_feature(enable = "avx2")]
    fn with_avx2(products: &Products, quads: &[Quad], totals: &mut Totals) {
        for part in 0..products.second.div_ceil(NARROW) {
            let mut sums = [[_mm256_setzero_si256(); QUAD]; TOGETHER];
            for quad in quads {
                let [a, b, c, d] = quad
                    .rows
                    .map(|row| must_cast(products.rows[usize::from(row)].0.as_chunks::<NARROW>().0[part]));
                let first = [_mm256_unpacklo_epi8(a, b), _mm256_unpackhi_epi8(a, b)];
                let second = [_mm256_unpacklo_epi8(c, d), _mm256_unpackhi_epi8(c, d)];
                let weights = [
                    _mm256_unpacklo_epi16(first[0], second[0]),
                    _mm256_unpackhi_epi16(first[0], second[0]),
                    _mm256_unpacklo_epi16(first[1], second[1]),
                    _mm256_unpackhi_epi16(first[1], second[1]),
                ];
                for (sums, units) in sums.iter_mut().zip(quad.units) {
                    let units = _mm256_set1_epi32(i32::from_le_bytes(units));
                    for (sum, weights) in sums.iter_mut().zip(weights) {
                        // Sums of two products fit into 16 bits.
                        let pairs = _mm256_maddubs_epi16(units, weights);
                        *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
                    }
                }
            }
            for (totals, sums) in totals.iter_mut().zip(sums) {
                put(
                    &mut totals.as_chunks_mut::<NARROW>().0[part],
                    &sums.map(must_cast::<_, [_; NARROW / LANE]>),
                );
            }
        }
    }

    /// Puts sums in their order. Those of four numbers of some lanes follow each other within each lane.
    fn put<const LANES: usize>(totals: &mut [i32], sums: &[[[i32; QUAD]; LANES]; QUAD]) {
        let lanes = totals.as_chunks_mut::<LANE>().0.iter_mut().enumerate();
        for (lane, totals) in lanes {
            for (totals, sums) in totals.as_chunks_mut::<QUAD>().0.iter_mut().zip(sums) {
                *totals = sums[lane];
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
        for count in [4, 12, 128, MOST_UNITS] {
            let mut products = Products::new(count, SECOND, |_, _| 0);
            // The least weight is -127.
            products
                .rows
                .iter_mut()
                .flat_map(|row| &mut row.0)
                .for_each(|weight| *weight = (byte() as i8).max(-127));
            let mut units = [[0; MOST_UNITS]; TOGETHER];
            for units in &mut units {
                units[..count].iter_mut().step_by(3).for_each(|unit| *unit = byte() & 127);
            }
            // Some are zero in one position or in both.
            units[0][16..40].fill(0);
            units[1][32..60].fill(0);
            let plain = |units: &[u8; MOST_UNITS], i: usize| {
                let products = units
                    .iter()
                    .zip(&products.rows)
                    .map(|(unit, row)| i32::from(*unit) * i32::from(row.0[i]));
                products.sum::<i32>()
            };
            let wanted: Totals = units.each_ref().map(|units| core::array::from_fn(|i| plain(units, i)));
            let mut room = Room::default();
            products.add(&units, &mut room);
            assert_eq!(room.totals, wanted, "{count}");
            // All units, also those that are zero.
            let quads: Vec<Quad> = (0..count / QUAD)
                .map(|at| Quad {
                    rows: core::array::from_fn(|i| (at * QUAD + i) as u16),
                    units: units.each_ref().map(|units| units.as_chunks::<QUAD>().0[at]),
                })
                .collect();
            let mut totals = [[1; SECOND]; TOGETHER];
            portably(&products, &quads, &mut totals);
            assert_eq!(totals, wanted, "{count}");
            #[cfg(target_arch = "x86_64")]
            {
                let mut totals = [[1; SECOND]; TOGETHER];
                if x86::add_without_vnni(&products, &quads, &mut totals) {
                    assert_eq!(totals, wanted, "{count}");
                }
            }
        }
    }

    #[test]
    fn the_largest_products_do_not_overflow() {
        for weight in [-127, 127] {
            let products = Products::new(MOST_UNITS, SECOND, |_, _| weight);
            let mut room = Room::default();
            products.add(&[[UNIT as u8; MOST_UNITS]; TOGETHER], &mut room);
            assert_eq!(
                room.totals,
                [[MOST_UNITS as i32 * i32::from(weight) * UNIT as i32; SECOND]; TOGETHER]
            );
        }
    }
}
