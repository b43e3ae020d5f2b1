//! The sums of a position, from which those of a similar one are made.

use core::cmp::Ordering;

use tavola_rules::Position;

use super::inputs::{Active, Inputs};
use super::kernel;
use crate::evaluators::known_dice::KnownDice;
use crate::outcome::Probabilities;

/// The most sums of a first layer.
pub const MOST_SUMS: usize = 512;

/// A first layer in floats.
#[derive(Clone, Copy)]
pub(super) struct First<'a> {
    pub(super) inputs: Inputs,
    /// One for each sum.
    pub(super) bias: &'a [f32],
    /// One row of weights for each input.
    pub(super) rows: &'a [f32],
}

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
    /// What is known of the dice, in games with unusual dice.
    dice: Option<KnownDice>,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            lists: [Active::default(), Active::default()],
            now: 0,
            sums: [0.0; MOST_SUMS],
            rows: Vec::new(),
            amounts: Vec::new(),
            dice: None,
        }
    }
}

impl Seen {
    /// No position yet, of a game in which this is known of the dice.
    #[must_use]
    pub fn knowing(dice: Option<KnownDice>) -> Seen {
        Seen { dice, ..Seen::default() }
    }

    /// Sets what is known of the dice in the positions that follow.
    pub fn know(&mut self, dice: Option<KnownDice>) {
        self.dice = dice;
    }

    /// The inputs of a net for the positions that follow.
    pub(super) fn inputs(&self, of_net: Inputs) -> Inputs {
        self.dice.map_or(of_net, |dice| of_net.knowing(dice))
    }

    /// No inputs at all.
    fn forget(&mut self, first: First<'_>) {
        self.lists[self.now].clear();
        self.sums[..first.bias.len()].copy_from_slice(first.bias);
    }

    /// Makes the sums of many similar positions, and calls `found` with the sums and the inputs of each. Only the differences to the
    /// previous position are added. So sums differ from those of a position alone in their last digits.
    pub(super) fn each(
        &mut self,
        first: First<'_>,
        positions: &[Position],
        mut found: impl FnMut(&[f32], &Active),
    ) {
        let first = First { inputs: self.inputs(first.inputs), ..first };
        for (i, position) in positions.iter().enumerate() {
            if i % RENEW == 0 {
                self.forget(first);
            }
            self.go_on(first, position);
            found(&self.sums[..first.bias.len()], &self.lists[self.now]);
        }
    }

    /// Changes the sums to those of another position. Both lists are compared side by side: if inputs are listed in
    /// their order, only the differences are added. In any other order the sums are the same.
    fn go_on(&mut self, First { inputs, bias, rows: weights }: First<'_>, position: &Position) {
        let Seen { lists, now, sums, rows, amounts, .. } = self;
        let [first, second] = lists;
        let (before, after) = if *now == 0 { (first, second) } else { (second, first) };
        *now = 1 - *now;
        inputs.activate(position, after);
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
        kernel::add_rows(weights, rows, amounts, &mut sums[..bias.len()]);
    }
}

/// A net that is evaluated for one position after another.
pub trait Successive {
    /// Calls `found` with the chances of each of many similar positions, in their order. They differ from those of a position alone in
    /// their last digits.
    fn evaluate_each(&self, seen: &mut Seen, positions: &[Position], found: &mut dyn FnMut(Probabilities));
}
