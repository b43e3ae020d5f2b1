//! Exact one-sided bear-off: for every arrangement of up to 15 checkers on the six home points, the distribution of the
//! number of rolls of a player who minimises its mean.
//!
//! Two such distributions give the chances of a race with both sides home. They ignore that a player who is behind
//! plays riskier: with six checkers each at most that is worth .0009 of a chance to win on average and .014 at most, by
//! [`super::TwoSided`].

use std::sync::LazyLock;

use tavola_rules::{Checkers, OFF, Position};

use super::goal::{Goal, Moves, Span};
use super::rank::{self, ARRANGEMENTS, CHECKERS, rank};
use crate::outcome::Probabilities;

/// A distribution over numbers of rolls.
#[derive(Clone, Copy, Debug)]
pub struct Distribution<'a> {
    first: usize,
    chances: &'a [f32],
}

impl Distribution<'_> {
    /// The numbers of rolls that can happen, each with its chance.
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        (self.first..).zip(self.chances.iter().copied())
    }

    /// The average number of rolls.
    #[must_use]
    pub fn mean(&self) -> f32 {
        self.iter().map(|(rolls, chance)| rolls as f32 * chance).sum()
    }

    /// Chance that at least `rolls` rolls are needed.
    #[must_use]
    pub fn at_least(&self, rolls: usize) -> f32 {
        self.chances.iter().skip(rolls.saturating_sub(self.first)).sum::<f32>().min(1.0)
    }
}

/// The table.
pub struct BearOffTable {
    /// Rolls to bear everything off, by rank.
    all: Vec<Span>,
    /// Rolls to bear the first checker off, by rank.
    one: Vec<Span>,
    chances: Vec<f32>,
}

static TABLE: LazyLock<BearOffTable> = LazyLock::new(BearOffTable::new);

impl BearOffTable {
    /// The table, built on first use: the same everywhere, in 0.04 seconds of one core.
    #[must_use]
    pub fn shared() -> &'static BearOffTable {
        &TABLE
    }

    fn new() -> BearOffTable {
        let mut chances = Vec::with_capacity(11 * ARRANGEMENTS);
        let arrangements = rank::arrangements(CHECKERS);
        // One goal after the other: each needs twice the memory of its results meanwhile.
        let [all, one] = [false, true].map(|ends_with_one| {
            let mut goal = Goal::new(&mut chances);
            for (rank, home) in arrangements.iter().enumerate().skip(1) {
                let mut moves = [Moves::default(); 6];
                rank::each_move(rank, home, |number, next, off| {
                    let moves = &mut moves[number - 1];
                    if off && ends_with_one { moves.reach() } else { moves.push(next as u16) }
                });
                goal.add(&moves, &mut chances);
            }
            goal.spans
        });
        BearOffTable { all, one, chances }
    }

    fn get(&self, span: Span) -> Distribution<'_> {
        Distribution { first: usize::from(span.first), chances: span.of(&self.chances) }
    }

    /// Number of rolls in which a side bears everything off; `None` if it is not home.
    #[must_use]
    pub fn rolls(&self, side: Checkers) -> Option<Distribution<'_>> {
        rank::home(side, CHECKERS).map(|home| self.get(self.all[rank(&home)]))
    }

    /// Number of rolls in which a side bears its next checker off; `None` if it is not home.
    #[must_use]
    pub fn rolls_to_first(&self, side: Checkers) -> Option<Distribution<'_>> {
        rank::home(side, CHECKERS).map(|home| self.get(self.one[rank(&home)]))
    }

    /// The chances with both sides home, the first about to roll; `None` for other positions.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Option<Probabilities> {
        let (own, other) = (position.own(), position.other());
        let (mine, theirs) = (self.rolls(own)?, self.rolls(other)?);
        let win = mine.iter().map(|(rolls, chance)| chance * theirs.at_least(rolls)).sum();
        let mut chances = Probabilities { win, ..Probabilities::default() };
        if other.count(OFF) == 0 {
            let first = self.rolls_to_first(other)?;
            chances.win_gammon = mine.iter().map(|(rolls, chance)| chance * first.at_least(rolls)).sum();
        }
        if own.count(OFF) == 0 {
            let first = self.rolls_to_first(own)?;
            chances.lose_gammon =
                theirs.iter().map(|(rolls, chance)| chance * first.at_least(rolls + 1)).sum();
        }
        Some(chances.in_order())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::nets::net::fnv1a;
    use tavola_rules::{Player, Rules, Setup};

    fn position(own: &[(usize, u8)], other: &[(usize, u8)]) -> Position {
        let mut setup = Setup::default();
        own.iter().for_each(|&(p, n)| setup.own.places[p] = n);
        other.iter().for_each(|&(p, n)| setup.other.places[p] = n);
        let setup = setup.with_rest_off(&Rules::STANDARD, Player::First);
        setup.position(&Rules::STANDARD, Player::First).unwrap()
    }

    fn win(own: &[(usize, u8)], other: &[(usize, u8)]) -> f32 {
        BearOffTable::shared().evaluate(&position(own, other)).unwrap().win
    }

    #[test]
    fn every_machine_makes_the_same_table_to_the_last_bit() {
        let table = BearOffTable::shared();
        let mut bytes = Vec::new();
        for span in table.all.iter().chain(&table.one) {
            let rolls = table.get(*span);
            bytes.push(rolls.first as u8);
            bytes.extend(rolls.chances.iter().flat_map(|chance| chance.to_le_bytes()));
        }
        assert_eq!(fnv1a(&bytes), 0xe695_e8de_0c8f_6177);
    }

    #[test]
    fn a_checker_on_the_six_point_goes_off_in_27_of_36_rolls() {
        // Not with 1-1, 2-1, 3-1, 4-1 and 3-2.
        assert!((win(&[(6, 1)], &[(1, 1)]) - 27.0 / 36.0).abs() < 1e-6);
    }

    #[test]
    fn well_known_last_rolls_have_their_chances() {
        // Two checkers on each of these points: the number of rolls in 36 that clear both.
        for (a, b, ways) in [(1, 2, 36), (1, 6, 15), (2, 2, 26), (2, 5, 19), (5, 5, 6), (6, 6, 4), (3, 3, 17)]
        {
            let own: &[(usize, u8)] = if a == b { &[(a, 2)] } else { &[(a, 1), (b, 1)] };
            assert!((win(own, &[(1, 1)]) - ways as f32 / 36.0).abs() < 1e-6, "{a} and {b}");
        }
    }

    #[test]
    fn fifteen_checkers_on_the_ace_point_take_just_under_seven_rolls() {
        // Doubles take four: known as an effective pip count of 57, at 8 1/6 pips a roll.
        let ace = position(&[(1, 15)], &[(1, 1)]);
        let rolls = BearOffTable::shared().rolls(ace.own()).unwrap();
        assert!((rolls.mean() * 49.0 / 6.0 - 57.0).abs() < 0.1, "{}", rolls.mean());
        assert!((rolls.iter().map(|(_, chance)| chance).sum::<f32>() - 1.0).abs() < 1e-4);
    }

    #[test]
    fn a_gammon_is_saved_by_the_first_checker_off() {
        let table = BearOffTable::shared();
        // One roll is left to save it: with any six, 5-1, 4-2, 3-3 and 2-2, which are 17 of 36.
        let stacked = table.evaluate(&position(&[(6, 15)], &[(1, 2)])).unwrap();
        assert!(stacked.win < 1e-6 && (stacked.lose_gammon - 19.0 / 36.0).abs() < 1e-5, "{stacked:?}");
        let saved = table.evaluate(&position(&[(6, 14)], &[(1, 2)])).unwrap();
        assert_eq!(saved.lose_gammon, 0.0);
    }
}
