//! The value of a cube in a game whose chances are known: doubles, takes and the interpolation between them.

use core::cell::Cell;

use serde::{Deserialize, Serialize};

/// The player who may turn the cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    /// Either: it is in the middle.
    #[default]
    Centre,
    /// The player on roll.
    Own,
    /// The opponent.
    Other,
}

impl Owner {
    /// Returns the owner seen by the opponent.
    #[must_use]
    pub fn swapped(self) -> Owner {
        match self {
            Owner::Centre => Owner::Centre,
            Owner::Own => Owner::Other,
            Owner::Other => Owner::Own,
        }
    }
}

/// The efficiency of the cube by its owner, seen by the player on roll: 0 if it is never turned again, 1 if it is always turned at
/// exactly the right moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Efficiency {
    pub(crate) centre: f64,
    pub(crate) own: f64,
    pub(crate) other: f64,
}

impl Efficiency {
    pub(crate) const DEAD: Efficiency = Efficiency { centre: 0.0, own: 0.0, other: 0.0 };

    pub(crate) fn with(self, owner: Owner) -> f64 {
        match owner {
            Owner::Centre => self.centre,
            Owner::Own => self.own,
            Owner::Other => self.other,
        }
    }
}

impl From<f64> for Efficiency {
    /// The same for every owner.
    fn from(efficiency: f64) -> Efficiency {
        Efficiency { centre: efficiency, own: efficiency, other: efficiency }
    }
}

/// Take points of both sides that are known, by the number of turns of the cube. They depend on the chances and the stakes of a
/// game, and not on the owner of the cube, so a position in several contexts has each once.
pub(crate) struct TakePoints([[Cell<f64>; TakePoints::TURNS]; 2]);

impl TakePoints {
    /// Later turns are not kept.
    const TURNS: usize = 8;

    /// None yet.
    pub(crate) fn new() -> TakePoints {
        TakePoints([const { [const { Cell::new(f64::NAN) }; TakePoints::TURNS] }; 2])
    }
}

/// A game, for the cube.
pub(crate) struct CubeModel<'a> {
    /// The shares of single games, gammons and backgammons among games won by the player and by the opponent.
    pub(crate) shares: [[f64; 3]; 2],
    /// Points of a single game, a gammon and a backgammon.
    pub(crate) points: [f64; 3],
    /// Worth to the player of points won, or lost if negative. Larger is better.
    pub(crate) worth: &'a dyn Fn(f64) -> f64,
    /// The value from which on the cube is useless to the player, and to the opponent: they double no higher.
    pub(crate) enough: [u32; 2],
    /// The highest value of the cube.
    pub(crate) cap: u32,
    pub(crate) efficiency: f64,
    /// The take points of this game, if the cube is turned from `unit` on.
    pub(crate) taken: &'a TakePoints,
    pub(crate) unit: u32,
}

impl CubeModel<'_> {
    /// The worth of a win by side 0 (the player) or 1, with gammons or without.
    fn won(&self, side: usize, value: u32, gammons: bool) -> f64 {
        let sign = if side == 0 { f64::from(value) } else { -f64::from(value) };
        if !gammons {
            return (self.worth)(sign * self.points[0]);
        }
        (0..3)
            .filter(|&k| self.shares[side][k] > 0.0)
            .map(|k| self.shares[side][k] * (self.worth)(sign * self.points[k]))
            .sum()
    }

    /// The worth of a drop at this cube.
    fn dropped(&self, winner: usize, value: u32) -> f64 {
        (self.worth)(if winner == 0 { f64::from(value) } else { -f64::from(value) })
    }

    fn may_turn(&self, side: usize, value: u32) -> bool {
        value < self.enough[side] && value.saturating_mul(2) <= self.cap
    }

    /// The chance to win from which on a side takes a cube turned to `value`.
    fn take_point(&self, side: usize, value: u32) -> f64 {
        let turns = value.trailing_zeros().saturating_sub(self.unit.trailing_zeros());
        let kept = self.taken.0[side].get(turns as usize).filter(|_| self.unit << turns == value);
        if let Some(known) = kept.map(Cell::get).filter(|known| !known.is_nan()) {
            return known;
        }
        let found = self.new_take_point(side, value);
        kept.inspect(|kept| kept.set(found));
        found
    }

    fn new_take_point(&self, side: usize, value: u32) -> f64 {
        let other = 1 - side;
        let dropped = self.dropped(other, value / 2);
        let lost = self.won(other, value, true);
        let (end, at) = if self.may_turn(side, value) {
            (self.dropped(side, value), 1.0 - self.take_point(other, value * 2))
        } else {
            (self.won(side, value, true), 1.0)
        };
        let (rise, need) = (end - lost, dropped - lost);
        if rise.abs() < 1e-12 { 1.0 } else { (at * need / rise).clamp(0.0, 1.0) }
    }

    /// The worth of a position in which the player wins with chance `p`, before the roll and without turning the cube
    /// now. An opponent with nothing to lose turns it at their next turn. `gammons`: whether gammons count at the
    /// present cube.
    pub(crate) fn value(&self, p: f64, value: u32, owner: Owner, gammons: bool) -> f64 {
        let (lost, won) = (self.won(1, value, gammons), self.won(0, value, gammons));
        let dead = lost + p * (won - lost);
        if self.efficiency <= 0.0 {
            return dead;
        }
        let mut corners = [(0.0, lost), (0.0, lost), (1.0, won), (1.0, won)];
        if owner != Owner::Own && self.may_turn(1, value) {
            corners[1] = (self.take_point(0, value * 2), self.dropped(1, value));
        }
        if owner != Owner::Other && self.may_turn(0, value) {
            corners[2] = (1.0 - self.take_point(1, value * 2), self.dropped(0, value));
        }
        let live = corners.windows(2).find(|pair| p <= pair[1].0).map_or(won, |pair| {
            let ((from, low), (to, high)) = (pair[0], pair[1]);
            if to - from < 1e-12 { high } else { low + (high - low) * (p - from) / (to - from) }
        });
        let kept = dead + self.efficiency * (live - dead);
        if owner != Owner::Own && self.nothing_to_lose(1, value) {
            let taken = self.value(p, value * 2, Owner::Own, true);
            return kept.min(taken.max(self.dropped(1, value)));
        }
        kept
    }

    /// Returns whether a side turns the cube at its first chance in any position, because a loss of this game loses the
    /// match anyway.
    fn nothing_to_lose(&self, side: usize, value: u32) -> bool {
        self.may_turn(side, value) && value >= self.enough[1 - side]
    }
}
