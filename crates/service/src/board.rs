//! Boards.

use serde::{Deserialize, Serialize};
use tavola_rules::position::SetupSide;
use tavola_rules::{Player, Position, Setup};

/// One side of a board, in the numbering of its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Checkers on the own points, own point 1 first; 0 where a smaller board has no point.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub points: [u8; 24],
    /// On the bar.
    #[serde(default)]
    pub bar: u8,
    /// Borne off.
    #[serde(default)]
    pub off: u8,
    /// Not yet entered.
    #[serde(default)]
    pub pool: u8,
    /// Own points on which the lowest checker is pinned.
    #[serde(default)]
    pub pinned: Vec<u8>,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Index = player.
    pub sides: [Side; 2],
}

impl Board {
    /// The board of a position in which `player` is first.
    #[must_use]
    pub fn of(position: &Position, player: Player) -> Board {
        let setup = position.setup();
        let (own, other) = (Side::of(&setup.own), Side::of(&setup.other));
        Board { sides: if player == Player::First { [own, other] } else { [other, own] } }
    }

    /// The arrangement as `player` sees it.
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
