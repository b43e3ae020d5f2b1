//! The results of each roll from each arrangement of one side.
//!
//! With three checkers the opponent holds one point at most, so there are 25 boards: no closed point, or one of the
//! points. The hits on the way depend on the opponent's blots, so a play keeps every point that it has touched.

use tavola_rules::{Checkers, Player, Plays, Position, Rules};

use super::arrangements::Arrangements;
use crate::evaluators::tables::exact::rolls;

/// The result of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lead {
    /// The points, as bits, on which a lone enemy checker would be hit.
    pub(super) touched: u32,
    /// The mover's arrangement after it, by rank.
    pub(super) left: u16,
}

/// All plays on one board.
pub(super) struct Turns {
    /// Offsets of the plays of an arrangement and a roll.
    starts: Vec<u32>,
    leads: Vec<Lead>,
}

/// The number of a point in the other player's numbering.
pub(super) const fn facing(point: u8) -> u8 {
    25 - point
}

impl Turns {
    /// The plays with an opponent's point `closed` in the mover's numbering, or none for 0.
    pub(super) fn new(checkers: u8, arrangements: &Arrangements, closed: u8) -> Turns {
        let mut turns = Turns { starts: vec![0], leads: Vec::new() };
        let mut plays = Plays::new();
        for &own in &arrangements.sides {
            // An opponent with a lone checker on every free point: the rules determine the hits of a play.
            let other =
                (1..=24).filter(|&point| own.count(point) == 0).fold(Checkers::NONE, |other, point| {
                    other.with(facing(point), if point == closed { 2 } else { 1 })
                });
            let possible = own.any_from(1) && (closed == 0 || own.count(closed) == 0);
            let rules = Rules { start: [own, other], ..Rules::STANDARD };
            let position = Position::start(&rules, Player::First);
            for (high, low, _) in rolls() {
                if possible {
                    plays.generate_roll(&rules, &position, high, low);
                    turns.leads.extend(plays.iter().map(|play| {
                        Lead {
                            touched: touched(other, play.position.other()),
                            left: Arrangements::rank(checkers, play.position.own())
                                .expect("a play loses no checker") as u16,
                        }
                    }));
                }
                turns.starts.push(turns.leads.len() as u32);
            }
        }
        turns
    }

    /// The plays of an arrangement with the roll that is the so-manieth of [`rolls`].
    #[inline]
    pub(super) fn of(&self, own: usize, roll: usize) -> &[Lead] {
        let at = own * 21 + roll;
        &self.leads[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// The points, in the mover's numbering, from which checkers are gone.
fn touched(before: Checkers, after: Checkers) -> u32 {
    (1..=24)
        .filter(|&point| before.count(point) > after.count(point))
        .fold(0, |points, point| points | 1 << facing(point))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leads(own: &[(u8, u8)], closed: u8, dice: (u8, u8)) -> Vec<(u32, Checkers)> {
        let arrangements = Arrangements::new(2);
        let turns = Turns::new(2, &arrangements, closed);
        let own = Arrangements::rank(2, Checkers::of(own)).unwrap();
        let roll = rolls().position(|(high, low, _)| (high, low) == dice).unwrap();
        turns
            .of(own, roll)
            .iter()
            .map(|lead| (lead.touched, arrangements.sides[usize::from(lead.left)]))
            .collect()
    }

    #[test]
    fn a_play_knows_every_point_that_it_touches() {
        // With 2-1 the checker on 10 runs to 7 over 9 or over 8, or both are moved.
        let found = leads(&[(10, 1), (20, 1)], 0, (2, 1));
        let runs = |over: u8| (1 << over | 1 << 7, Checkers::of(&[(7, 1), (20, 1)]));
        assert!(found.contains(&runs(8)) && found.contains(&runs(9)));
        assert!(found.contains(&(1 << 8 | 1 << 19, Checkers::of(&[(8, 1), (19, 1)]))));
        assert_eq!(found.len(), 6);
    }

    #[test]
    fn nobody_lands_on_the_closed_point() {
        let found = leads(&[(10, 1), (20, 1)], 8, (2, 1));
        let over_nine = (1 << 9 | 1 << 7, Checkers::of(&[(7, 1), (20, 1)]));
        assert!(found.contains(&over_nine));
        assert!(found.iter().all(|(touched, own)| touched >> 8 & 1 == 0 && own.count(8) == 0));
        assert!(leads(&[(8, 1), (20, 1)], 8, (2, 1)).is_empty(), "two sides on one point");
    }

    #[test]
    fn a_checker_on_the_bar_stays_there_if_it_cannot_enter() {
        let bar = [(25, 1), (3, 1)];
        assert_eq!(leads(&bar, 20, (5, 5)), [(0, Checkers::of(&bar))]);
    }
}
