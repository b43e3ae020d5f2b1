//! Conversion of a net to whole numbers: rows for every count on every place, in the finest steps without overflow.

use super::{BLOCKS, Block, COUNTS, FACTORS, IntegerNet, MOST, PLACES, SUMS, UPPER};
use tavola_rules::Checkers;

use crate::evaluators::nets::deep::{DeepNet, Layer, MOST_UNITS};
use crate::evaluators::nets::features::{self, AMOUNTS, OPTIONS};
use crate::evaluators::nets::inputs::{Active, Inputs};
use crate::evaluators::nets::upper::Upper;

impl IntegerNet {
    /// A net in whole numbers; `None` if it has the inputs of another game, more units, or another number of layers than these can
    /// have.
    #[must_use]
    pub fn new(net: &DeepNet) -> Option<IntegerNet> {
        let (first, above) = net.layers.split_first()?;
        let upper = Upper::new(above)?;
        if first.units() > MOST_UNITS || matches!(net.inputs, Inputs::Game(_)) {
            return None;
        }
        let plain = Plain::new(net.inputs, first);
        let steps = plain.steps();
        let blocks = first.units().div_ceil(SUMS);
        let mut rows = Vec::new();
        for row in plain.places.iter().chain(&plain.options).flatten() {
            rows.extend(whole(row, &steps, 1.0));
        }
        for (row, factor) in plain.amounts.iter().flat_map(|rows| rows.iter().zip(FACTORS)) {
            rows.extend(whole(row, &steps, UPPER / f32::from(factor)));
        }
        let mut empty = [Block([0; SUMS]); BLOCKS];
        empty[..blocks].copy_from_slice(&whole(&plain.empty, &steps, 1.0));
        // The lower halves of products are lost: one half each on average.
        let lost = plain.amounts.iter().flatten().count() as i16 / 2;
        empty.iter_mut().flat_map(|block| &mut block.0).for_each(|sum| *sum += lost);
        let steps = blocked(&steps, |step| step);
        Some(IntegerNet { inputs: net.inputs, blocks, empty, rows, steps, upper })
    }
}

/// One number for each sum, in blocks.
fn blocked<T: Copy + Default>(numbers: &[f32], number: impl Fn(f32) -> T) -> Vec<[T; SUMS]> {
    let block = |numbers: &[f32]| {
        let mut block = [T::default(); SUMS];
        block.iter_mut().zip(numbers).for_each(|(slot, value)| *slot = number(*value));
        block
    };
    numbers.chunks(SUMS).map(block).collect()
}

/// A row of weights in steps, multiplied by `times`.
fn whole(row: &[f32], steps: &[f32], times: f32) -> Vec<Block<SUMS>> {
    let numbers: Vec<f32> = row.iter().zip(steps).map(|(weight, step)| weight / step * times).collect();
    blocked(&numbers, |number| number.round() as i16).into_iter().map(Block).collect()
}

/// Rows as an [`IntegerNet`] has them, before they are in whole numbers.
struct Plain {
    empty: Vec<f32>,
    places: [Vec<Vec<f32>>; 2],
    options: [Vec<Vec<f32>>; 2],
    /// For each of the amounts.
    amounts: [Vec<Vec<f32>>; 2],
}

impl Plain {
    fn new(inputs: Inputs, layer: &Layer) -> Plain {
        let width = layer.units();
        let told = inputs == Inputs::Contact;
        let weights = |row: usize| layer.row(row);
        let sums = |side: usize, checkers: Checkers| {
            let mut active = Active::default();
            inputs.activate_side(side, checkers, &mut active);
            let mut sums = vec![0.0; width];
            for (row, value) in active.iter() {
                sums.iter_mut().zip(weights(row)).for_each(|(sum, weight)| *sum += value * weight);
            }
            sums
        };
        let mut empty = layer.bias.clone();
        for option in [0, 1].into_iter().flat_map(|side| features::EMPTY.map(|option| (side, option))) {
            if told {
                let row = weights(inputs.options(option.0) + usize::from(option.1));
                empty.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        }
        let places = [0, 1].map(|side| {
            // Zero checkers off is an input too, so the rows hold the differences to an empty board.
            let none = sums(side, Checkers::NONE);
            empty.iter_mut().zip(&none).for_each(|(sum, none)| *sum += none);
            let all = (0..PLACES).flat_map(|place| (0..COUNTS).map(move |count| (place as u8, count as u8)));
            let row = |(place, count)| {
                let with = sums(side, Checkers::NONE.with(place, count));
                with.iter().zip(&none).map(|(with, none)| with - none).collect()
            };
            all.map(row).collect()
        });
        let options = [0, 1].map(|side| {
            let rows = inputs.options(side)..inputs.options(side) + if told { OPTIONS } else { 0 };
            rows.map(|row| weights(row).to_vec()).collect()
        });
        let amounts = [0, 1].map(|side| {
            let units = features::UNITS.iter().take(if told { AMOUNTS } else { 0 });
            let row = |(i, unit): (usize, &u16)| {
                let weights = weights(inputs.options(side) + OPTIONS + i);
                weights.iter().map(|weight| weight / f32::from(*unit)).collect()
            };
            units.enumerate().map(row).collect()
        });
        Plain { empty, places, options, amounts }
    }

    /// Values of one unit in each sum, so that no sum exceeds its range.
    fn steps(&self) -> Vec<f32> {
        let mut bounds: Vec<f32> = self.empty.iter().map(|sum| sum.abs()).collect();
        let mut least = vec![f32::MIN_POSITIVE; bounds.len()];
        for side in 0..2 {
            let [up, down] = [1.0, -1.0].map(|sign| farthest(&self.places[side], sign));
            for (i, bound) in bounds.iter_mut().enumerate() {
                *bound += up[i].max(down[i]);
                for choice in features::BOUNDS.windows(2).take_while(|_| !self.options[side].is_empty()) {
                    let options = self.options[side][choice[0]..choice[1]].iter();
                    *bound += options.map(|row| row[i].abs()).fold(0.0, f32::max);
                }
                for ((row, most), factor) in self.amounts[side].iter().zip(features::MOST).zip(FACTORS) {
                    *bound += f32::from(most) * row[i].abs();
                    least[i] = least[i].max(row[i].abs() * UPPER / f32::from(factor) / MOST);
                }
            }
        }
        bounds.iter().zip(least).map(|(bound, least)| (bound / MOST).max(least)).collect()
    }
}

/// The farthest that 15 checkers of a side move each sum up, or down for a negative sign. `rows` are those of places.
fn farthest(rows: &[Vec<f32>], sign: f32) -> Vec<f32> {
    // By the number of checkers on the places so far.
    let mut sums = vec![vec![0.0f32; rows[0].len()]; COUNTS];
    for place in rows.chunks_exact(COUNTS) {
        for total in (1..COUNTS).rev() {
            let (fewer, sums) = sums.split_at_mut(total);
            for (count, weights) in place.iter().enumerate().take(total + 1).skip(1) {
                for ((sum, fewer), weight) in sums[0].iter_mut().zip(&fewer[total - count]).zip(weights) {
                    *sum = sum.max(fewer + sign * weight);
                }
            }
        }
    }
    sums.swap_remove(COUNTS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Position, Rules, Setup};

    use crate::bench;
    use crate::evaluators::evaluator::Class;
    use crate::evaluators::nets::encoding::Encoding;
    use crate::evaluators::nets::testing::random;

    /// Root of the mean squared equity by which a net in whole numbers differs, and the most.
    fn difference(net: &DeepNet, positions: &[Position]) -> (f32, f32) {
        let whole = IntegerNet::new(net).unwrap();
        let differences =
            positions.iter().map(|p| (whole.evaluate(p).money() - net.evaluate(p).money()).abs());
        let differences: Vec<f32> = differences.collect();
        let squares: f32 = differences.iter().map(|difference| difference * difference).sum();
        ((squares / positions.len() as f32).sqrt(), differences.into_iter().fold(0.0, f32::max))
    }

    /// All of a kind of positions that begin a game or end it, and that strain sums: all checkers on one place.
    fn heaps() -> Vec<Position> {
        let heap = |place| Checkers::NONE.with(place, 15);
        let sides = (1..26).flat_map(|own| (1..26).map(move |other| (own, other)));
        let sides = sides.filter(|(own, other)| own + other != 25);
        sides.map(|(own, other)| position(heap(own), heap(other))).collect()
    }

    fn position(own: Checkers, other: Checkers) -> Position {
        let mut setup = Setup::default();
        for place in 0..26 {
            setup.own.places[usize::from(place)] = own.count(place);
            setup.other.places[usize::from(place)] = other.count(place);
        }
        setup.position(&Rules::STANDARD, Player::First).unwrap()
    }

    #[test]
    fn nets_of_every_size_are_what_they_were() {
        for units in [[16, 16, 16], [80, 16, 32], [256, 128, 48], [512, 256, 64]] {
            let mut positions = bench::positions(Class::Contact, 100);
            positions.extend(heaps());
            let (mean, most) = difference(&random(&units), &positions);
            assert!(mean < 0.01 && most < 0.05, "{units:?}: {mean} {most}");
        }
        assert!(IntegerNet::new(&random(&[64, 32])).is_none(), "too few layers");
        let game = Inputs::Game(Encoding::of(&Rules::STANDARD));
        assert!(IntegerNet::new(&DeepNet::zero(game, &[16, 16, 16])).is_none(), "inputs of another game");
    }

    #[test]
    fn what_was_seen_before_makes_no_difference() {
        let net = IntegerNet::new(&random(&[128, 64, 32])).unwrap();
        let positions = [bench::positions(Class::Contact, 501), heaps()].concat();
        let mut found = Vec::new();
        net.evaluate_each(&positions, &mut |chances| found.push(chances));
        assert_eq!(found.len(), positions.len());
        for (position, found) in positions.iter().zip(found) {
            assert_eq!(found, net.evaluate(position));
        }
    }
}
