//! Boards.

use serde::{Deserialize, Serialize};
use tavola_rules::position::SetupSide;
use tavola_rules::{Player, Position, Setup};

/// One side of a board, in the point numbers of its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Checkers on the player's points, point 1 first; 0 for points that a smaller board lacks.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub points: [u8; 24],
    /// Checkers on the bar.
    #[serde(default)]
    pub bar: u8,
    /// Checkers borne off.
    #[serde(default)]
    pub off: u8,
    /// Checkers that have not entered yet.
    #[serde(default)]
    pub pool: u8,
    /// Points at which the lowest checker is pinned.
    #[serde(default)]
    pub pinned: Vec<u8>,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The two sides, by player.
    pub sides: [Side; 2],
}

impl Board {
    /// Returns the board of a position in which `player` is first.
    #[must_use]
    pub fn of(position: &Position, player: Player) -> Board {
        let setup = position.setup();
        let (own, other) = (Side::of(&setup.own), Side::of(&setup.other));
        Board { sides: if player == Player::First { [own, other] } else { [other, own] } }
    }

    /// Returns the arrangement from the view of `player`.
    #[must_use]
    pub fn setup(&self, player: Player) -> Setup {
        let [first, second] = [self.sides[0].setup(), self.sides[1].setup()];
        match player {
            Player::First => Setup { own: first, other: second },
            Player::Second => Setup { own: second, other: first },
        }
    }
}

impl Side {
    fn of(side: &SetupSide) -> Side {
        Side {
            points: core::array::from_fn(|i| side.places[i + 1]),
            bar: side.places[25],
            off: side.places[0],
            pool: side.places[26],
            pinned: (1..=24).filter(|p| side.pinned >> p & 1 == 1).collect(),
        }
    }

    fn setup(&self) -> SetupSide {
        let mut places = [0; 27];
        places[1..25].copy_from_slice(&self.points);
        (places[0], places[25], places[26]) = (self.off, self.bar, self.pool);
        let pinned = self.pinned.iter().filter(|p| **p < 32).fold(0, |mask, p| mask | 1 << p);
        SetupSide { places, pinned }
    }
}
