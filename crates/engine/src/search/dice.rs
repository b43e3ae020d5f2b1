//! The dice of trials. They follow from the seed, the number of the trial and the number of the throw, so that all
//! positions that are compared have the same.

use tavola_rules::Roll;

use crate::hash;

/// Use of the dice. Two kinds of rollout with one seed have different dice, so that one can judge the other.
#[derive(Clone, Copy, Debug)]
#[repr(u64)]
pub(crate) enum Source {
    /// Rollouts of the levels and budgets.
    Levels = 0x9E37_79B9_7F4A_7C15,
    /// Trials of a full rollout.
    Trials = 0x6A09_E667_F3BC_C908,
}

/// The dice of all trials of a seed.
pub(crate) struct TrialDice {
    /// Every throw as an index into the list of rolls: 36 throws of two dice, 216 of three.
    throws: Vec<usize>,
    source: Source,
    seed: u64,
}

impl TrialDice {
    /// Creates the dice for the rolls of a game with their probabilities.
    pub(crate) fn new(rolls: &[(Roll, f32)], source: Source, seed: u64) -> TrialDice {
        let all = rolls.first().map_or(0, |(roll, _)| 6usize.pow(roll.dice().len() as u32));
        let ways = |(i, (_, share)): (usize, &(Roll, f32))| {
            core::iter::repeat_n(i, (share * all as f32).round() as usize)
        };
        TrialDice { throws: rolls.iter().enumerate().flat_map(ways).collect(), source, seed }
    }

    /// The index of a throw. With as many trials as there are throws each is the first throw once, and with the square of
    /// that number each pair of throws comes once first.
    pub(crate) fn throw(&self, trial: u32, number: u32) -> usize {
        let (trial, all) = (u64::from(trial), self.throws.len() as u64);
        let mixed = |numbers| hash::of_numbers(self.source as u64, numbers);
        let i = match number {
            0 => trial,
            // In an order of its own after each first throw.
            1 => trial / all + mixed([self.seed, 0, trial % all]) % all,
            _ => mixed([self.seed, u64::from(number), trial]),
        };
        self.throws[(i % all) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::rolls::rolls;
    use tavola_rules::{Rules, variants};

    #[test]
    fn each_throw_comes_once_in_36_trials_and_each_pair_of_throws_once_in_1296() {
        let rolls = rolls(&Rules::STANDARD);
        let dice = TrialDice::new(&rolls, Source::Trials, 7);
        let count = |trials: u32, throws: &[usize]| {
            let same = |trial: &u32| {
                let mut came = throws.iter().zip(0..);
                came.all(|(throw, number)| dice.throw(*trial, number) == *throw)
            };
            (0..trials).filter(same).count()
        };
        for (first, (a, _)) in rolls.iter().enumerate() {
            assert_eq!(count(36, &[first]) as u32, a.weight());
            for (second, (b, _)) in rolls.iter().enumerate() {
                assert_eq!(count(1296, &[first, second]) as u32, a.weight() * b.weight());
            }
        }
    }

    #[test]
    fn three_dice_have_216_throws() {
        let rules = variants::find("tabula").unwrap().rules;
        let dice = TrialDice::new(&rolls(rules), Source::Trials, 7);
        let mut firsts: Vec<usize> = (0..216).map(|trial| dice.throw(trial, 0)).collect();
        firsts.dedup();
        assert_eq!((dice.throws.len(), firsts.len()), (216, 56));
    }
}
