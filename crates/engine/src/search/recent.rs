//! Chances of positions that a search has evaluated. Of the positions two rolls ahead, more than a quarter have occurred
//! before in the same decision, after another play or another order of rolls.

use core::hash::{Hash, Hasher};

use tavola_rules::Position;

use crate::outcome::Probabilities;

/// Number of places of the table, about as many as a decision has different positions.
const PLACES: usize = 1 << 13;

/// A table with one place for each hash; a later position takes the place of an earlier one.
pub(crate) struct Recent {
    places: Vec<Option<(Position, Probabilities)>>,
    /// Room for the positions that are not in the table, and for their chances.
    unknown: Vec<Position>,
    found: Vec<Probabilities>,
}

impl Recent {
    pub(crate) fn new() -> Recent {
        Recent { places: vec![None; PLACES], unknown: Vec::new(), found: Vec::new() }
    }

    /// Appends the chances of positions in their order. `evaluate` appends those of positions that are not in the
    /// table; a position must have the same chances in every list.
    pub(crate) fn evaluate(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
        evaluate: impl FnOnce(&[Position], &mut Vec<Probabilities>),
    ) {
        self.unknown.clear();
        self.found.clear();
        let first = chances.len();
        for position in positions {
            match self.places[place(position)] {
                Some((known, found)) if known == *position => chances.push(found),
                _ => {
                    self.unknown.push(*position);
                    chances.push(Probabilities::default());
                }
            }
        }
        evaluate(&self.unknown, &mut self.found);
        let mut unknown = self.unknown.iter().zip(&self.found).peekable();
        for (position, chances) in positions.iter().zip(&mut chances[first..]) {
            if let Some((_, found)) = unknown.next_if(|(unknown, _)| *unknown == position) {
                *chances = *found;
                self.places[place(position)] = Some((*position, *found));
            }
        }
    }
}

/// The place of a position in the table.
fn place(position: &Position) -> usize {
    let mut folded = Folded(0);
    position.hash(&mut folded);
    folded.finish() as usize % PLACES
}

/// A fast hash of whole numbers. Collisions only cost time.
struct Folded(u64);

impl Folded {
    fn add(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(29) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Folded {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.add(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    fn finish(&self) -> u64 {
        self.0 >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::evaluators::Nets;
    use crate::evaluators::evaluator::{Class, Evaluator};
    use tavola_rules::Rules;

    #[test]
    fn repeated_positions_are_evaluated_once_and_have_the_chances_of_the_evaluator() {
        let nets = Nets::embedded();
        let evaluate = |positions: &[Position], chances: &mut Vec<Probabilities>| {
            nets.evaluate(&Rules::STANDARD, positions, chances).unwrap();
        };
        let positions = [Class::Contact, Class::Race].map(|class| bench::positions(class, 300)).concat();
        let (mut recent, mut asked) = (Recent::new(), 0);
        for list in positions.chunks(50).chain(positions.chunks(40)) {
            let (mut found, mut wanted) = (Vec::new(), Vec::new());
            recent.evaluate(list, &mut found, |unknown, chances| {
                asked += unknown.len();
                evaluate(unknown, chances);
            });
            evaluate(list, &mut wanted);
            assert_eq!(found, wanted);
        }
        assert!(asked < 700, "{asked} of {}", 2 * positions.len());
        let (mut found, mut wanted) = (Vec::new(), Vec::new());
        let twice = [positions[0], positions[0], positions[1]];
        Recent::new().evaluate(&twice, &mut found, evaluate);
        evaluate(&twice, &mut wanted);
        assert_eq!(found, wanted);
    }
}
