//! Actions of players. A match is the list of its actions: position, score and everything else follow from it.

use crate::moves::Move;
use crate::point::Player;
use alloc::vec::Vec;

/// An action of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Action {
    /// One die each, the first player's first. Either player reports it.
    Opening {
        /// The dice.
        dice: [u8; 2],
    },
    /// Two dice each, the first player's first.
    OpeningTwo {
        /// The dice of both.
        dice: [[u8; 2]; 2],
    },
    /// The starter is drawn by lot.
    Lot {
        /// The player who begins.
        starter: Player,
    },
    /// A roll.
    Roll {
        /// The dice, as thrown.
        dice: Vec<u8>,
    },
    /// Two different numbers, named instead of thrown.
    Pick {
        /// The numbers.
        dice: [u8; 2],
    },
    /// Cocked dice: the roll is void and thrown again (P3).
    Cocked,
    /// One checker moved.
    Move(Move),
    /// The last move of the running turn is taken back (P1).
    TakeBack,
    /// A double is named and played.
    Choose {
        /// The number.
        number: u8,
    },
    /// The end of the turn is announced.
    Done,
    /// The next value of the cube is offered.
    Double,
    /// The offered cube is accepted.
    Take,
    /// It is refused: the game is lost at the old value.
    Drop,
    /// It is accepted and turned once more, and kept.
    Beaver,
    /// A beaver is answered in kind.
    Raccoon,
    /// The game is given up as single (1), gammon (2) or backgammon (3).
    Resign {
        /// 1, 2 or 3.
        level: u8,
    },
    /// The resignation is accepted.
    Accept,
    /// It is refused, and play goes on.
    Refuse,
    /// The next game of the match begins.
    Next,
    /// A money session is ended between two games.
    End,
    /// The player's time is up: the game and the match are lost.
    Flag,
    /// Ends the game before a roll, at a worth that both players have agreed on. The rules do not check the agreement.
    Settle {
        /// The worth to the first player, in thousandths of a point. The winner gets whole points, with half a point rounded up;
        /// below half a point the game is drawn.
        worth: i32,
    },
    /// Takes back the player's last play or cube decision in the running game, with all later actions. Their dice stay. The
    /// rules do not check the opponent's agreement.
    TakeBackTurn,
}
