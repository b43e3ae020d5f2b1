//! The states in which a game waits, and the effects of actions.

use crate::dice::Roll;
use crate::moves::Landing;
use crate::point::Player;
use crate::score::GameResult;
use crate::segment::Step;
use crate::turn::Turn;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The event for which a game waits.
#[derive(Clone, Debug)]
pub enum Phase {
    /// The opening roll.
    Opening,
    /// A roll, or a double if the turn has not begun.
    Roll {
        /// The player who rolls.
        player: Player,
        /// Steps owed after those of the roll. Empty at the beginning of a turn.
        owed: Vec<Step>,
        /// Whether this roll begins the turn.
        begins: bool,
    },
    /// The next roll of a player, who throws it before the other moves (open roll).
    Ahead {
        /// The player who throws.
        player: Player,
        /// The other player's earlier throw.
        roll: Roll,
    },
    /// A double to be named.
    Choose {
        /// The player who names it.
        player: Player,
        /// Steps owed afterwards.
        owed: Vec<Step>,
        /// The roll that gave the choice, and the phase to which cocked dice return, if nothing is played before it
        /// (Mexican).
        thrown: Option<(Roll, Box<Phase>)>,
    },
    /// Moves, or the announcement that the turn is over.
    Move {
        /// The player who moves.
        player: Player,
        /// The dice on the board, if the turn began with a roll.
        roll: Option<Roll>,
        /// The legal plays.
        turn: Turn,
        /// The phase to which cocked dice return.
        before: Box<Phase>,
    },
    /// An answer to a cube.
    Answer {
        /// The player who answers.
        player: Player,
        /// The offer.
        offer: Offer,
        /// The value of the cube if the offer is accepted.
        value: u32,
    },
    /// An answer to a resignation.
    Resigned {
        /// The player who answers.
        player: Player,
        /// 1, 2 or 3.
        level: u8,
        /// The phase to which a refusal returns.
        before: Box<Phase>,
    },
    /// The game is over.
    Over(GameResult),
}

/// The dice of a roll that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollDue {
    /// Number of dice to throw.
    Throw(u8),
    /// The dice lie there already.
    Known(Roll),
}

/// An offer of the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Offer {
    /// A double or redouble.
    Double,
    /// The opponent took and turned once more.
    Beaver,
    /// The doubler answered the beaver in kind.
    Raccoon,
}

impl Phase {
    /// The player who is to act; `None` if either may act, or nobody.
    #[must_use]
    pub fn player(&self) -> Option<Player> {
        match *self {
            Phase::Opening | Phase::Over(_) => None,
            Phase::Roll { player, .. }
            | Phase::Ahead { player, .. }
            | Phase::Choose { player, .. }
            | Phase::Move { player, .. }
            | Phase::Answer { player, .. }
            | Phase::Resigned { player, .. } => Some(player),
        }
    }

    /// Returns whether a player whose turn it is may give up.
    #[must_use]
    pub fn may_resign(&self) -> bool {
        matches!(self, Phase::Roll { .. } | Phase::Ahead { .. } | Phase::Choose { .. } | Phase::Move { .. })
    }

    pub(super) fn waits_for(&self) -> &'static str {
        match self {
            Phase::Opening => "the opening roll",
            Phase::Roll { .. } => "a roll",
            Phase::Ahead { .. } => "the roll after this one",
            Phase::Choose { .. } => "a double to be named",
            Phase::Move { .. } => "moves",
            Phase::Answer { .. } => "an answer to the cube",
            Phase::Resigned { .. } => "an answer to the resignation",
            Phase::Over(_) => "the next game",
        }
    }
}

/// The effects of an accepted action, for a display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// Landing of a moved checker.
    pub landing: Option<Landing>,
    /// The player who begins, after an opening roll that decides it.
    pub starter: Option<Player>,
    /// Whether a tied opening roll doubled the stake.
    pub doubled: bool,
    /// The result, if the action ended the game.
    pub result: Option<GameResult>,
    /// Number of the last counted actions that the action has made void.
    pub void: u32,
}
