//! Exact worth of positions in money play, and the recursion that computes it.

use tavola_rules::{Position, Rules};

use crate::context::Context;
use crate::cube::Worths;
use crate::cube_model::Owner;
use crate::outcome::Probabilities;

/// The worth of a position to the player on roll in money play without Jacoby and beavers, if both play perfectly.
/// Equities are points at a cube of 1 (with a higher cube: per point of it), before the roll. The cube is not turned
/// now, but at every right moment later.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exact {
    /// Equity without a cube.
    pub cubeless: f32,
    /// Equity with the cube in the middle.
    pub centred: f32,
    /// Equity with the cube at the player's side.
    pub owned: f32,
    /// Equity with the cube at the opponent's side.
    pub other_owned: f32,
}

impl Exact {
    /// If the cube is not turned now.
    #[must_use]
    pub fn no_double(&self, owner: Owner) -> f32 {
        match owner {
            Owner::Centre => self.centred,
            Owner::Own => self.owned,
            Owner::Other => self.other_owned,
        }
    }

    /// If it is turned now and taken.
    #[must_use]
    pub fn double_take(&self) -> f32 {
        2.0 * self.other_owned
    }

    /// The worths for money with a cube in its present state.
    pub(crate) fn worths(&self, context: &Context) -> Worths {
        let value = f64::from(context.value);
        let worth = |equity: f32| f64::from(equity) * value;
        if !context.in_play {
            let dead = worth(self.cubeless);
            return Worths { no_double: dead, double_take: dead, double_drop: dead };
        }
        let no_double = worth(self.no_double(context.owner));
        Worths { no_double, double_take: worth(self.double_take()), double_drop: value }
    }

    /// The equity with the right decision about the cube now.
    #[must_use]
    pub fn equity(&self, owner: Owner) -> f32 {
        let Decided([_, centred, owned, other_owned]) = Decided::from(*self);
        match owner {
            Owner::Centre => centred,
            Owner::Own => owned,
            Owner::Other => other_owned,
        }
    }
}

/// A table of exact equities of some positions of some games.
pub trait ExactTable: Send + Sync {
    /// Returns whether its positions have the same worth in a game.
    fn supports(&self, rules: &Rules) -> bool;

    /// Returns the worth of a position; `None` if it is not in the table.
    fn lookup(&self, position: &Position) -> Option<Exact>;

    /// The chances of a position, if they follow from its worth because no gammon can be won any more.
    fn chances(&self, position: &Position) -> Option<Probabilities>;

    /// Returns whether the worths hold for the stakes of a context. The tables that come with the engine are for money
    /// with a cube that has no limit, without beavers.
    fn serves(&self, context: &Context) -> bool;
}

/// The four worths of a position to the player on roll with the right decision about the cube now: cubeless,
/// centred, owned, owned by the opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Decided(pub(crate) [f32; 4]);

impl From<Exact> for Decided {
    fn from(exact: Exact) -> Decided {
        // Turning it is worth at most the one point that the opponent drops for.
        let turned = exact.double_take().min(1.0);
        Decided([exact.cubeless, exact.centred.max(turned), exact.owned.max(turned), exact.other_owned])
    }
}

impl Decided {
    /// A game that is over: the player on roll has won `points`, or lost them if negative.
    pub(crate) const fn over(points: f32) -> Decided {
        Decided([points; 4])
    }

    /// The worst value, which every play beats.
    const NOTHING: Decided = Decided([f32::MAX; 4]);
}

/// The best plays of one roll, gathered one position at a time: for each state of the cube that which leaves
/// the opponent least.
#[derive(Clone, Copy)]
pub(crate) struct Best(Decided);

impl Best {
    pub(crate) const NONE: Best = Best(Decided::NOTHING);

    /// One more position with the opponent on roll.
    #[inline]
    pub(crate) fn offer(&mut self, theirs: &Decided) {
        for (least, worth) in self.0.0.iter_mut().zip(theirs.0) {
            *least = least.min(worth);
        }
    }
}

/// The mean worth over all rolls, each with its best play.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mean([f32; 4]);

impl Mean {
    /// Adds a roll that comes in `ways` of 36 ways.
    #[inline]
    pub(crate) fn add(&mut self, best: &Best, ways: f32) {
        for (sum, worth) in self.0.iter_mut().zip(best.0.0) {
            *sum += ways * worth;
        }
    }

    /// The exact worth by these means. The opponent's cube after the play is the player's opposite here.
    #[inline]
    pub(crate) fn exact(&self) -> Exact {
        let [cubeless, centred, owned, other_owned] = self.0.map(|sum| -sum / 36.0);
        Exact { cubeless, centred, owned: other_owned, other_owned: owned }
    }
}

/// The rolls as their two numbers and the ways in 36 in which they come.
pub(crate) fn rolls() -> impl Iterator<Item = (u8, u8, f32)> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low, if high == low { 1.0 } else { 2.0 })))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exact(centred: f32, owned: f32, other_owned: f32) -> Exact {
        Exact { cubeless: 0.0, centred, owned, other_owned }
    }

    #[test]
    fn the_cube_is_turned_where_that_is_worth_more_and_never_by_who_does_not_own_it() {
        let double_take = exact(0.4, 0.45, 0.3);
        assert_eq!(double_take.equity(Owner::Centre), 0.6);
        assert_eq!(double_take.equity(Owner::Own), 0.6);
        assert_eq!(double_take.equity(Owner::Other), 0.3);
        assert_eq!(exact(0.8, 0.85, 0.7).equity(Owner::Centre), 1.0, "dropped");
        assert_eq!(exact(1.3, 1.2, 0.9).equity(Owner::Centre), 1.3, "too good");
        assert_eq!(exact(0.1, 0.2, 0.0).equity(Owner::Own), 0.2, "no double");
    }

    #[test]
    fn each_state_of_the_cube_has_its_own_best_play_and_the_owner_is_the_opponents_opponent() {
        let mut best = Best::NONE;
        best.offer(&Decided([0.5, 0.4, 0.3, 0.2]));
        best.offer(&Decided([0.4, 0.5, 0.4, 0.1]));
        let mut mean = Mean::default();
        mean.add(&best, 36.0);
        let found = mean.exact();
        assert_eq!((found.cubeless, found.centred), (-0.4, -0.4));
        assert_eq!((found.owned, found.other_owned), (-0.1, -0.3));
    }

    #[test]
    fn worths_are_for_the_cube_as_it_is() {
        let position = exact(0.4, 0.5, 0.3);
        let owner = Context { value: 4, owner: Owner::Own, ..Context::money() };
        let worths = position.worths(&owner);
        assert!((worths.no_double - 2.0).abs() < 1e-6 && (worths.double_take - 2.4).abs() < 1e-6);
        assert_eq!(worths.double_drop, 4.0);
        assert_eq!(position.worths(&Context::cubeless()).no_double, 0.0);
    }

    #[test]
    fn there_are_36_ways_to_roll() {
        assert_eq!(rolls().count(), 21);
        assert_eq!(rolls().map(|(.., ways)| ways).sum::<f32>(), 36.0);
    }
}
