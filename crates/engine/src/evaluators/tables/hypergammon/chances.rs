//! The chances of every position, if both players play perfectly without a cube.
//!
//! Nets learn from them. The table of worths has no chances, since a gammon cannot be read from a worth.

use tavola_rules::Position;

use super::arrangements::Arrangements;
use super::solve::{Game, Sweep, Worth};
use crate::outcome::Probabilities;
use crate::work::{Cancelled, Work};

impl Worth for Probabilities {
    fn lost(level: u8) -> Probabilities {
        Probabilities::won(level).inverted()
    }

    fn look(game: &Game, known: &[Probabilities], pair: &(u16, u16)) -> Probabilities {
        let mut mean = Probabilities::default();
        for (ways, replies) in game.replies(pair) {
            let theirs = replies.map(|at| &known[at]);
            let least = theirs.min_by(|a, b| a.money().total_cmp(&b.money())).expect("a roll has a play");
            mean = mean.plus(least, ways / 36.0);
        }
        mean.inverted()
    }

    fn change(&self, other: &Probabilities) -> f32 {
        (self.money() - other.money()).abs()
    }
}

/// The chances of all positions with equally many checkers, three at most.
pub struct Chances {
    checkers: u8,
    known: Vec<Probabilities>,
}

impl Chances {
    /// Solves the game with `checkers` checkers a side. Each sweep calls `swept`. Three checkers take eleven minutes of a
    /// core and 0.4 GB of memory.
    ///
    /// # Errors
    /// If the work is cancelled.
    ///
    /// # Panics
    /// If there are no checkers, or more than [`MOST_CHECKERS`](super::MOST_CHECKERS).
    pub fn solve(checkers: u8, work: &Work, swept: impl FnMut(Sweep)) -> Result<Chances, Cancelled> {
        assert!((1..=super::MOST_CHECKERS).contains(&checkers));
        Ok(Chances { checkers, known: Game::new(checkers, work).settle(work, swept)? })
    }

    /// The number of checkers of a side.
    #[must_use]
    pub fn checkers(&self) -> u8 {
        self.checkers
    }

    /// Returns the chances of the player on roll; `None` with other numbers of checkers.
    #[must_use]
    pub fn lookup(&self, position: &Position) -> Option<Probabilities> {
        let rank = |side| Arrangements::rank(self.checkers, side);
        let (own, other) = (rank(position.own())?, rank(position.other())?);
        Some(self.known[own * Arrangements::count(self.checkers) + other])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::tables::hypergammon::Hypergammon;
    use tavola_rules::{BAR, Checkers, Player, Rules};

    #[test]
    fn chances_have_the_worths_of_the_table() {
        let work = Work::inline();
        let table = Hypergammon::solve(2, &work, |_| ()).expect("nobody cancels it");
        let chances = Chances::solve(2, &work, |_| ()).expect("nobody cancels it");
        let sides = [(25, 24), (25, 3), (24, 6), (18, 9), (13, 13), (7, 2), (3, 1)];
        let side = |(a, b)| if a == b { Checkers::of(&[(a, 2)]) } else { Checkers::of(&[(a, 1), (b, 1)]) };
        let mut compared = 0;
        for own in sides {
            for other in sides {
                let start = [side(own), side(other)];
                if (1..BAR).any(|point| start[0].count(point) > 0 && start[1].count(BAR - point) > 0) {
                    continue;
                }
                let position = Position::start(&Rules { start, ..Rules::STANDARD }, Player::First);
                let worth = table.lookup(&position).expect("both play").cubeless;
                let found = chances.lookup(&position).expect("two checkers each");
                assert!((found.money() - worth).abs() < 2e-4, "{own:?} {other:?}: {found:?}, {worth}");
                assert_eq!(found, found.in_order());
                compared += 1;
            }
        }
        assert!(compared > 30);
    }

    #[test]
    fn a_last_checker_that_must_go_off_now_wins_or_loses_a_gammon() {
        let chances = Chances::solve(1, &Work::inline(), |_| ()).expect("nobody cancels it");
        let start = [Checkers::of(&[(6, 1)]), Checkers::of(&[(1, 1)])];
        let rules = Rules { start, ..Rules::STANDARD };
        let position = Position::start(&rules, Player::First);
        let found = chances.lookup(&position).expect("one checker each");
        for (chance, expected) in [(found.win, 27.0), (found.win_gammon, 27.0), (found.lose_gammon, 9.0)] {
            assert!((chance - expected / 36.0).abs() < 1e-5, "{found:?}");
        }
    }
}
