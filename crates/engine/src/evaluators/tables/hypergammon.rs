//! Hypergammon solved: the worth of every position with up to three checkers each, with and without a cube.
//!
//! Checkers are hit and come back, so no order of positions computes each from earlier ones. Sweeps over all of them,
//! from few pips to many, compute each from the current values of the others, until nothing changes any more. One sweep
//! settles all that remains without another hit, so about one sweep is needed for each hit of a game. Threads share the
//! positions of equally many pips and store their values together: the result is equal for any number of threads.
//!
//! Gammons and backgammons count, Jacoby's rule does not apply, and the cube has no limit.
//! Values are stored in steps of 1/10,922 of a point: off by 0.00005 at most.

mod arrangements;
mod chances;
mod solve;
mod turns;

pub use chances::Chances;
pub use solve::Sweep;

use std::borrow::Cow;

use tavola_rules::Position;

use crate::evaluators::tables::exact::Exact;
use crate::evaluators::tables::table::{Draft, Kind, Table, TableError};
use crate::work::{Cancelled, Work};
use arrangements::Arrangements;

/// The most checkers of a side that a table is made for.
pub const MOST_CHECKERS: u8 = 3;

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Hypergammon {
    checkers: u8,
    table: Table,
}

fn kind(checkers: u8) -> Kind {
    let side = Arrangements::count(checkers);
    let mut name = *b"hyper 0 ";
    name[6] += checkers;
    Kind { name, positions: side * side, steps: 10_922 }
}

impl Hypergammon {
    /// Solves the game with `checkers` checkers a side. Each sweep calls `sweep`. Three checkers take six minutes of a
    /// core and 0.4 GB of memory.
    ///
    /// # Errors
    /// If the work is cancelled.
    ///
    /// # Panics
    /// If there are no checkers, or more than [`MOST_CHECKERS`].
    pub fn solve(checkers: u8, work: &Work, sweep: impl FnMut(Sweep)) -> Result<Hypergammon, Cancelled> {
        assert!((1..=MOST_CHECKERS).contains(&checkers));
        let mut table = Draft::new(kind(checkers));
        solve::solve(checkers, work, sweep, &mut table)?;
        Ok(Hypergammon { checkers, table: table.finish() })
    }

    /// The bytes of its file.
    #[must_use]
    pub fn into_file(self) -> Cow<'static, [u8]> {
        self.table.into_file()
    }

    /// Creates the table from the bytes of the file of the game with `checkers` checkers. They are not read before they
    /// are needed: [`is_whole`](crate::evaluators::tables::table::is_whole) returns whether all of them are unchanged.
    ///
    /// # Errors
    /// If the head or the length is wrong.
    pub fn from_file(checkers: u8, file: Cow<'static, [u8]>) -> Result<Hypergammon, TableError> {
        Table::from_file(kind(checkers), file).map(|table| Hypergammon { checkers, table })
    }

    /// Number of entries. Those in which both sides would stand on one point are zero.
    #[must_use]
    pub fn entries(checkers: u8) -> usize {
        kind(checkers).positions
    }

    /// The worth of a position of the game with the table's number of checkers. A position with one side done has none.
    #[must_use]
    pub fn lookup(&self, position: &Position) -> Option<Exact> {
        let (own, other) = (position.own(), position.other());
        let rank = |side| Arrangements::rank(self.checkers, side);
        let (own_rank, other_rank) = (rank(own)?, rank(other)?);
        let both_play = own.any_from(1) && other.any_from(1);
        both_play.then(|| self.table.get(own_rank * Arrangements::count(self.checkers) + other_rank))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cube_model::Owner;
    use std::sync::LazyLock;
    use tavola_rules::{BAR, Checkers, OFF, Player, Rules};

    static ONE: LazyLock<Hypergammon> =
        LazyLock::new(|| Hypergammon::solve(1, &Work::inline(), |_| ()).unwrap());
    static TWO: LazyLock<Hypergammon> =
        LazyLock::new(|| Hypergammon::solve(2, &Work::inline(), |_| ()).unwrap());

    fn look(table: &Hypergammon, own: &[(u8, u8)], other: &[(u8, u8)]) -> Option<Exact> {
        let rules = Rules { start: [Checkers::of(own), Checkers::of(other)], ..Rules::STANDARD };
        table.lookup(&Position::start(&rules, Player::First))
    }

    #[test]
    fn a_last_checker_wins_a_gammon_or_a_backgammon_of_an_opponent_who_has_none_off() {
        let won = |other: &[(u8, u8)]| look(&ONE, &[(1, 1)], other).unwrap();
        for (other, points) in [(6, 2.0), (18, 2.0), (19, 3.0), (BAR, 3.0)] {
            let exact = won(&[(other, 1)]);
            let expected = Exact { cubeless: points, centred: points, owned: points, other_owned: points };
            assert_eq!(exact, expected, "against a checker on {other}");
            assert_eq!(exact.equity(Owner::Centre), points, "too good to double");
        }
        assert_eq!(look(&TWO, &[(OFF, 1), (1, 1)], &[(OFF, 1), (6, 1)]).unwrap().cubeless, 1.0);
    }

    #[test]
    fn a_checker_that_must_go_off_now_is_worth_what_the_dice_say() {
        // 27 of 36 rolls take a checker off the six point; otherwise the opponent's last one goes off, and
        // that is a gammon too: 2 x 27/36 - 2 x 9/36.
        let exact = look(&ONE, &[(6, 1)], &[(1, 1)]).unwrap();
        assert!((exact.cubeless - 1.0).abs() < 1e-4, "{exact:?}");
    }

    #[test]
    fn two_checkers_at_home_are_worth_what_the_bear_off_says() {
        let bear_off = crate::evaluators::tables::bearoff::TwoSided::solve(&Work::inline()).unwrap();
        for own in 1..=6 {
            for other in 1..=6 {
                let sides = [[(OFF, 1), (own, 1)], [(OFF, 1), (other, 1)]];
                let rules = Rules { start: sides.map(|side| Checkers::of(&side)), ..Rules::STANDARD };
                let position = Position::start(&rules, Player::First);
                let (here, there) = (TWO.lookup(&position).unwrap(), bear_off.lookup(&position).unwrap());
                for owner in [Owner::Centre, Owner::Own, Owner::Other] {
                    assert!((here.no_double(owner) - there.no_double(owner)).abs() < 1e-4, "{own} {other}");
                }
            }
        }
    }

    #[test]
    fn the_cube_is_worth_something_to_who_owns_it_but_in_the_middle_it_stops_no_gammon() {
        for own in 1..=25u8 {
            for other in (1..=25u8).filter(|other| own + other != 25) {
                let exact = look(&ONE, &[(own, 1)], &[(other, 1)]).unwrap();
                assert!(exact.owned >= exact.cubeless - 2e-4 && exact.cubeless >= exact.other_owned - 2e-4);
                assert!(exact.equity(Owner::Own) >= exact.equity(Owner::Other));
            }
        }
    }

    #[test]
    fn other_numbers_of_checkers_and_finished_games_are_not_in_the_table() {
        assert!(look(&ONE, &[(1, 2)], &[(1, 1)]).is_none());
        assert!(look(&ONE, &[(OFF, 1)], &[(1, 1)]).is_none());
        assert!(look(&TWO, &[(1, 1)], &[(1, 1)]).is_none());
    }

    #[test]
    fn any_number_of_threads_makes_the_same_table_and_its_file_brings_it_back() {
        let mut last = None;
        let again =
            Hypergammon::solve(2, &Work::inline().with_threads(3).unwrap(), |sweep| last = Some(sweep))
                .unwrap();
        assert!(again == *TWO);
        assert!(last.unwrap().change <= solve::SETTLED);
        let file = TWO.clone().into_file();
        assert!(Hypergammon::from_file(3, file.clone()).is_err());
        assert!(Hypergammon::from_file(2, file).as_ref() == Ok(&*TWO));
    }
}
