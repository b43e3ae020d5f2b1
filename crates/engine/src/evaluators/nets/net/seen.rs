//! The sums of a position, from which those of a similar one are made.

use core::cmp::Ordering;

use tavola_rules::Position;

use super::{MOST_SUMS, Net, kernel};
use crate::evaluators::nets::inputs::Active;
use crate::outcome::Probabilities;

/// Number of positions after which the sums are computed afresh, to bound accumulated rounding errors.
const RENEW: usize = 64;

/// The sums of the position that was evaluated last, and its inputs.
pub struct Seen {
    /// The inputs of that position and those of the next one, by turns.
    lists: [Active; 2],
    now: usize,
    sums: [f32; MOST_SUMS],
    /// Rows to be added.
    rows: Vec<u16>,
    amounts: Vec<f32>,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            lists: [Active::default(), Active::default()],
            now: 0,
            sums: [0.0; MOST_SUMS],
            rows: Vec::new(),
            amounts: Vec::new(),
        }
    }
}

impl Seen {
    /// No inputs at all.
    fn forget(&mut self, net: &Net) {
        self.lists[self.now].clear();
        self.sums[..2 * net.hidden].copy_from_slice(&net.hidden_bias);
    }

    /// Changes the sums to those of another position. Both lists are compared side by side: if inputs are listed in
    /// their order, only the differences are added. In any other order the sums are the same.
    fn go_on(&mut self, net: &Net, position: &Position) -> &Active {
        let Seen { lists, now, sums, rows, amounts } = self;
        let [first, second] = lists;
        let (before, after) = if *now == 0 { (first, second) } else { (second, first) };
        *now = 1 - *now;
        net.inputs.activate(position, after);
        rows.clear();
        amounts.clear();
        let mut add = |row: u16, amount: f32| {
            rows.push(row);
            amounts.push(amount);
        };
        let (old, new) = ((before.rows(), before.values()), (after.rows(), after.values()));
        let (mut i, mut j) = (0, 0);
        while i < old.0.len() && j < new.0.len() {
            match old.0[i].cmp(&new.0[j]) {
                Ordering::Equal => {
                    if old.1[i] != new.1[j] {
                        add(new.0[j], new.1[j] - old.1[i]);
                    }
                    (i, j) = (i + 1, j + 1);
                }
                Ordering::Less => {
                    add(old.0[i], -old.1[i]);
                    i += 1;
                }
                Ordering::Greater => {
                    add(new.0[j], new.1[j]);
                    j += 1;
                }
            }
        }
        (i..old.0.len()).for_each(|i| add(old.0[i], -old.1[i]));
        (j..new.0.len()).for_each(|j| add(new.0[j], new.1[j]));
        kernel::add_rows(&net.rows, rows, amounts, &mut sums[..2 * net.hidden]);
        after
    }
}

impl Net {
    /// [`Net::evaluate`] for many similar positions: it adds only the differences to the previous one. So results
    /// differ from those of a position alone in their last digits.
    pub fn evaluate_each(
        &self,
        seen: &mut Seen,
        positions: &[Position],
        mut found: impl FnMut(Probabilities),
    ) {
        let mut sums = [0.0; MOST_SUMS];
        let sums = &mut sums[..2 * self.hidden];
        for (i, position) in positions.iter().enumerate() {
            if i % RENEW == 0 {
                seen.forget(self);
            }
            let head = self.head(seen.go_on(self, position));
            sums.copy_from_slice(&seen.sums[..2 * self.hidden]);
            found(self.finish(&self.heads[head], sums));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::nets::net::tests::net;

    #[test]
    fn positions_evaluated_together_have_the_chances_that_they_have_alone() {
        let net = net();
        let positions = crate::bench::positions(crate::evaluators::evaluator::Class::Contact, 200);
        let mut together = Vec::new();
        net.evaluate_each(&mut Seen::default(), &positions, |chances| together.push(chances));
        for (position, together) in positions.iter().zip(together) {
            let alone = net.evaluate(position).to_array();
            assert!(alone.iter().zip(together.to_array()).all(|(a, b)| (a - b).abs() < 1e-5));
        }
    }
}
