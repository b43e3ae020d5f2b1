//! Exact two-sided bear-off: both players have six checkers left at most, all home.
//!
//! Every play leaves fewer pips, so one pass from few pips to many finds each position from those it leads
//! to. Positions of equally many pips do not depend on each other: threads share them, and the result is the
//! same for any number of threads. No gammon can be won any more, since both have borne off a checker.
//!
//! Values are stored in steps of 1/32,767 of a point: off by 0.000016 at most.

use std::borrow::Cow;

use tavola_rules::{OFF, Position};

use super::play::results;
use super::rank::{self, Home, rank};
use crate::evaluators::tables::exact::{Best, Decided, Exact, Mean, rolls};
use crate::evaluators::tables::table::{Draft, Kind, Table, TableError};
use crate::work::{Cancelled, Work};

/// Checkers of a side at most.
const CHECKERS: usize = 6;

/// Arrangements of a side: 12 choose 6.
const SIDE: usize = 924;

const KIND: Kind = Kind { name: *b"bear6x6 ", positions: SIDE * SIDE, steps: 32_767 };

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct TwoSided {
    table: Table,
}

/// The results of each roll from each arrangement of one side, by rank.
struct Results {
    /// Offsets of the results of an arrangement and a roll.
    starts: Vec<u32>,
    ranks: Vec<u16>,
}

impl Results {
    fn new(homes: &[Home]) -> Results {
        let mut found = Results { starts: vec![0], ranks: Vec::new() };
        let mut plays = Vec::new();
        for home in homes {
            for (high, low, _) in rolls() {
                results(home, high, low, &mut plays);
                let mut ranks: Vec<u16> = plays.iter().map(|play| rank(play) as u16).collect();
                ranks.sort_unstable();
                ranks.dedup();
                found.ranks.extend(ranks);
                found.starts.push(found.ranks.len() as u32);
            }
        }
        found
    }

    fn of(&self, own: usize, roll: usize) -> &[u16] {
        let at = own * 21 + roll;
        &self.ranks[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// The worth of a position to the player on roll, from the positions after each play.
fn look(results: &Results, known: &[Decided], (own, other): (usize, usize)) -> Exact {
    let mut mean = Mean::default();
    for (roll, (.., ways)) in rolls().enumerate() {
        let mut best = Best::NONE;
        for &left in results.of(own, roll) {
            best.offer(&known[other * SIDE + usize::from(left)]);
        }
        mean.add(&best, ways);
    }
    mean.exact()
}

impl TwoSided {
    /// Computes the table: a second of work, the same for any number of threads.
    ///
    /// # Errors
    /// If the work is cancelled.
    pub fn solve(work: &Work) -> Result<TwoSided, Cancelled> {
        let homes = rank::arrangements(CHECKERS);
        let results = Results::new(&homes);
        let pips = |home: &Home| (1..).zip(home).map(|(point, n)| point * usize::from(*n)).sum::<usize>();
        let mut by_pips = vec![Vec::new(); 6 * CHECKERS + 1];
        homes.iter().enumerate().for_each(|(rank, home)| by_pips[pips(home)].push(rank));

        let mut table = Draft::new(KIND);
        let mut known = vec![Decided::over(0.0); SIDE * SIDE];
        for side in 0..SIDE {
            for (at, points) in [(side, 1.0), (side * SIDE, -1.0)] {
                let over = Exact { cubeless: points, centred: points, owned: points, other_owned: points };
                table.set(at, &over);
                known[at] = Decided::over(points);
            }
        }
        let most = 2 * 6 * CHECKERS;
        for total in 2..=most {
            work.check()?;
            work.report(total as u64, Some(most as u64));
            let pairs: Vec<(usize, usize)> = (1..total)
                .filter_map(|own| Some((by_pips.get(own)?, by_pips.get(total - own)?)))
                .flat_map(|(own, other)| own.iter().flat_map(|&a| other.iter().map(move |&b| (a, b))))
                .collect();
            let found = work.map(&pairs, |&pair| look(&results, &known, pair));
            for (&(own, other), exact) in pairs.iter().zip(&found) {
                table.set(own * SIDE + other, exact);
                known[own * SIDE + other] = Decided::from(*exact);
            }
        }
        Ok(TwoSided { table: table.finish() })
    }

    /// The bytes of its file.
    #[must_use]
    pub fn into_file(self) -> Cow<'static, [u8]> {
        self.table.into_file()
    }

    /// Creates the table from the bytes of its file, which are not read before they are needed:
    /// [`is_whole`](crate::evaluators::tables::table::is_whole) returns whether all of them are unchanged.
    ///
    /// # Errors
    /// If the head or the length is wrong.
    pub fn from_file(file: Cow<'static, [u8]>) -> Result<TwoSided, TableError> {
        Table::from_file(KIND, file).map(|table| TwoSided { table })
    }

    /// Number of positions.
    pub const POSITIONS: usize = KIND.positions;

    /// The worth by ranks of both sides ([`super::rank`]), the player on roll first. A player without checkers left has
    /// won.
    ///
    /// # Panics
    /// If a rank is not that of six checkers or fewer: 924 or more.
    #[must_use]
    pub fn at(&self, own: usize, other: usize) -> Exact {
        assert!(own < SIDE && other < SIDE);
        self.table.get(own * SIDE + other)
    }

    /// The worth of a position, if it is in the table: both home with six checkers at most, none finished, and a
    /// checker borne off, so that there are no gammons.
    #[must_use]
    pub fn lookup(&self, position: &Position) -> Option<Exact> {
        let side = |side: tavola_rules::Checkers| {
            let rank = rank(&rank::home(side, CHECKERS)?);
            (rank > 0 && side.count(OFF) > 0).then_some(rank)
        };
        Some(self.at(side(position.own())?, side(position.other())?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cube_model::Owner;
    use crate::evaluators::tables::bearoff::BearOffTable;
    use std::sync::LazyLock;
    use tavola_rules::{Checkers, Rules};

    static TABLE: LazyLock<TwoSided> = LazyLock::new(|| TwoSided::solve(&Work::inline()).unwrap());

    /// Half a step of a value and of one it is compared with.
    const ROUNDED: f32 = 1.01 / 32_767.0;

    fn position(own: &[(u8, u8)], other: &[(u8, u8)]) -> Position {
        let side = |list: &[(u8, u8)]| {
            Checkers::of(&[list, &[(OFF, 15 - list.iter().map(|c| c.1).sum::<u8>())]].concat())
        };
        let rules = Rules { start: [side(own), side(other)], ..Rules::STANDARD };
        Position::start(&rules, tavola_rules::Player::First)
    }

    fn look(own: &[(u8, u8)], other: &[(u8, u8)]) -> Exact {
        TABLE.lookup(&position(own, other)).expect("a position of the table")
    }

    fn near(found: f32, expected: f32) -> bool {
        (found - expected).abs() <= ROUNDED
    }

    #[test]
    fn a_last_checker_on_the_ace_point_wins_at_once() {
        let won = look(&[(1, 1)], &[(1, 1)]);
        assert_eq!(won, Exact { cubeless: 1.0, centred: 1.0, owned: 1.0, other_owned: 1.0 });
    }

    #[test]
    fn a_last_roll_is_worth_what_the_dice_say_and_twice_that_with_a_cube_to_turn() {
        // Of 36 rolls 19 clear the five and the two point: 38/36 - 1.
        let favourite = look(&[(5, 1), (2, 1)], &[(1, 1)]);
        assert!(near(favourite.cubeless, 1.0 / 18.0) && near(favourite.centred, 1.0 / 18.0));
        assert!((favourite.equity(Owner::Centre) - 1.0 / 9.0).abs() < 1e-4);
        assert!(near(favourite.equity(Owner::Other), 1.0 / 18.0));
        // 31 of 36 clear the five point: doubled, it is dropped.
        let cash = look(&[(5, 1)], &[(1, 1)]);
        assert!(near(cash.centred, 13.0 / 18.0));
        assert_eq!(cash.equity(Owner::Own), 1.0);
    }

    #[test]
    fn four_checkers_each_on_the_ace_point_are_a_double_and_a_drop() {
        // The player wins with a double now, or if the opponent has none: 1/6 + 5/6 x 5/6 = 31/36.
        let two_rolls = look(&[(1, 4)], &[(1, 4)]);
        assert!(near(two_rolls.cubeless, 26.0 / 36.0));
        // An opponent with one chance in six turns no cube.
        assert!(near(two_rolls.other_owned, 26.0 / 36.0));
        assert!(two_rolls.double_take() > 1.0 && two_rolls.equity(Owner::Centre) == 1.0);
        // The other player has won or lost before they may turn it again.
        assert!(near(two_rolls.owned, 26.0 / 36.0));
    }

    #[test]
    fn only_both_home_with_six_checkers_at_most_and_one_borne_off_are_in_the_table() {
        let outside = |own: &[(u8, u8)], other| TABLE.lookup(&position(own, other)).is_none();
        assert!(outside(&[(1, 7)], &[(1, 1)]));
        assert!(outside(&[(7, 1)], &[(1, 1)]));
        assert!(outside(&[], &[(1, 1)]), "the game is over");
        // Three checkers of hypergammon of which none is off can still lose a gammon.
        let rules = Rules { start: [Checkers::of(&[(1, 3)]); 2], ..Rules::STANDARD };
        assert!(TABLE.lookup(&Position::start(&rules, tavola_rules::Player::First)).is_none());
    }

    #[test]
    fn owning_the_cube_is_worth_something_and_so_is_the_roll() {
        for own in 1..SIDE {
            for other in 1..SIDE {
                let exact = TABLE.at(own, other);
                assert!(exact.owned >= exact.centred - ROUNDED, "{own} {other} {exact:?}");
                assert!(exact.centred >= exact.other_owned - ROUNDED, "{own} {other} {exact:?}");
                assert!(exact.owned >= exact.cubeless - ROUNDED, "{own} {other} {exact:?}");
                assert!(exact.cubeless >= exact.other_owned - ROUNDED, "{own} {other} {exact:?}");
                assert!(exact.cubeless >= -TABLE.at(other, own).cubeless - ROUNDED);
            }
        }
    }

    #[test]
    fn fewer_checkers_are_never_worse() {
        let homes = rank::arrangements(CHECKERS);
        for (own, home) in homes.iter().enumerate().skip(1) {
            for point in (0..6).filter(|&point| home[point] > 0) {
                let mut fewer = *home;
                fewer[point] -= 1;
                for other in 1..SIDE {
                    assert!(TABLE.at(rank(&fewer), other).owned >= TABLE.at(own, other).owned - ROUNDED);
                }
            }
        }
    }

    #[test]
    fn each_side_alone_gives_nearly_the_same_chances() {
        let homes = rank::arrangements(CHECKERS);
        let side =
            |home: &Home| (1..).zip(home).filter(|(_, n)| **n > 0).map(|(p, n)| (p, *n)).collect::<Vec<_>>();
        let (mut most, mut sum, mut count) = (0.0f32, 0.0, 0);
        for own in homes.iter().skip(1).step_by(11) {
            for other in homes.iter().skip(1).step_by(13) {
                let position = position(&side(own), &side(other));
                let alone = BearOffTable::shared().evaluate(&position).expect("both home").money();
                let both = TABLE.lookup(&position).expect("six each").cubeless;
                most = most.max((both - alone).abs());
                sum += (both - alone).abs();
                count += 1;
            }
        }
        let mean = sum / count as f32;
        assert!(most < 0.03 && mean < 0.002, "{most} {mean}");
    }

    #[test]
    fn any_number_of_threads_makes_the_same_table_and_its_file_brings_it_back() {
        let threads = Work::inline().with_threads(3).unwrap();
        assert_eq!(TwoSided::solve(&threads).as_ref(), Ok(&*TABLE));
        let cancel = crate::work::Cancel::new();
        cancel.cancel();
        assert_eq!(TwoSided::solve(&threads.until(&cancel)), Err(Cancelled));
        assert_eq!(TwoSided::from_file(TABLE.clone().into_file()).as_ref(), Ok(&*TABLE));
    }
}
