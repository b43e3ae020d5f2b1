//! Players and the numbers of points.
//!
//! All numbers here are **own numbering**: the remaining distance of the player. On a board of 24 points 24 is the
//! first point on which a checker can stand and 1 the last.

use core::fmt;

/// Borne off.
pub const OFF: u8 = 0;
/// On the bar, or about to enter: one step before the first point of a board of 24.
pub const BAR: u8 = 25;
/// Not yet entered, in games that begin with an empty board.
pub const POOL: u8 = 26;
/// The farthest point of the home board.
pub const HOME: u8 = 6;
/// No side of any tables game here has more checkers.
pub const MAX_CHECKERS: u8 = 15;

/// One of the two seats of a match. Colours and sides of the screen belong to the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The seat that was set up first.
    First,
    /// The other seat.
    Second,
}

impl Player {
    /// Both players, in order of their index.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Player::First => 0,
            Player::Second => 1,
        }
    }

    /// The player with this index, if it is 0 or 1.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Player> {
        match index {
            0 => Some(Player::First),
            1 => Some(Player::Second),
            _ => None,
        }
    }

    /// The player on the other side of the board.
    #[must_use]
    pub const fn opponent(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.index())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Player {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(if *self == Player::First { 0 } else { 1 })
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Player {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Player::from_index(usize::from(index)).ok_or_else(|| serde::de::Error::custom("a player is 0 or 1"))
    }
}
