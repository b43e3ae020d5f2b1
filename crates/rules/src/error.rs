//! Refusals of actions. Every refusal holds the attempted action and the legal ones, and has a stable key for its
//! message in other languages.

use alloc::vec::Vec;
use core::fmt;

use crate::dice::{Roll, RollError};
use crate::moves::Move;
use crate::point::Player;

/// Why an action was refused. The match is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// It is the other player's turn to act.
    NotYourTurn {
        /// The player who is to act.
        expected: Player,
    },
    /// The game waits for something else.
    NotNow {
        /// The action for which the game waits.
        expected: &'static str,
    },
    /// A roll before the opponent has announced the end of the turn: it is void (P2).
    PrematureRoll,
    /// The dice are no roll of this game.
    BadDice(RollError),
    /// The opening roll is not of the kind that the rules require.
    BadOpening {
        /// The kind that they require.
        expected: &'static str,
    },
    /// The move is not part of a legal play.
    IllegalMove {
        /// The move.
        tried: Move,
        /// The moves that would be.
        legal: Vec<Move>,
    },
    /// More must be played before the turn may end.
    TurnNotFinished {
        /// The moves that can be.
        legal: Vec<Move>,
    },
    /// No move since the last roll.
    NothingToTakeBack,
    /// Dice are cocked before a checker is touched, not after.
    TooLateForCocked,
    /// A double is chosen from 1 to 6.
    BadChoice(u8),
    /// Two different numbers from 1 to 6 are named instead of a roll.
    BadPick,
    /// The first roll of the game stays for both.
    FixedRoll {
        /// That roll.
        expected: Roll,
    },
    /// The game is played without a cube, or this game of the match is.
    NoCube,
    /// The game after which a player came one point short of the match is played without the cube.
    CrawfordGame,
    /// Holland: both must have rolled twice first.
    HollandTooEarly,
    /// The opponent owns the cube.
    CubeNotYours,
    /// The cube may not go higher.
    CubeAtLimit {
        /// The highest value.
        cap: u32,
    },
    /// Only before rolling.
    DoubleBeforeRolling,
    /// Beavers are not played.
    NoBeavers,
    /// Raccoons are not played.
    NoRaccoons,
    /// A game can be resigned as 1, 2 or 3 as far as the rules count them.
    BadResignation {
        /// The highest level.
        most: u8,
    },
    /// The match is over.
    MatchOver,
}

impl Refusal {
    /// All keys that [`Refusal::key`] can return.
    pub const KEYS: [&'static str; 22] = [
        "not-your-turn",
        "not-now",
        "premature-roll",
        "bad-dice",
        "bad-opening",
        "illegal-move",
        "turn-not-finished",
        "nothing-to-take-back",
        "too-late-for-cocked",
        "bad-choice",
        "bad-pick",
        "fixed-roll",
        "no-cube",
        "crawford-game",
        "holland-too-early",
        "cube-not-yours",
        "cube-at-limit",
        "double-before-rolling",
        "no-beavers",
        "no-raccoons",
        "bad-resignation",
        "match-over",
    ];

    /// The stable key of this kind of refusal.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn { .. } => "not-your-turn",
            Refusal::NotNow { .. } => "not-now",
            Refusal::PrematureRoll => "premature-roll",
            Refusal::BadDice(_) => "bad-dice",
            Refusal::BadOpening { .. } => "bad-opening",
            Refusal::IllegalMove { .. } => "illegal-move",
            Refusal::TurnNotFinished { .. } => "turn-not-finished",
            Refusal::NothingToTakeBack => "nothing-to-take-back",
            Refusal::TooLateForCocked => "too-late-for-cocked",
            Refusal::BadChoice(_) => "bad-choice",
            Refusal::BadPick => "bad-pick",
            Refusal::FixedRoll { .. } => "fixed-roll",
            Refusal::NoCube => "no-cube",
            Refusal::CrawfordGame => "crawford-game",
            Refusal::HollandTooEarly => "holland-too-early",
            Refusal::CubeNotYours => "cube-not-yours",
            Refusal::CubeAtLimit { .. } => "cube-at-limit",
            Refusal::DoubleBeforeRolling => "double-before-rolling",
            Refusal::NoBeavers => "no-beavers",
            Refusal::NoRaccoons => "no-raccoons",
            Refusal::BadResignation { .. } => "bad-resignation",
            Refusal::MatchOver => "match-over",
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, legal: &[Move]) -> fmt::Result {
    if legal.is_empty() {
        return write!(f, "nothing can be played");
    }
    write!(f, "legal:")?;
    legal.iter().try_for_each(|mv| write!(f, " {mv}"))
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotYourTurn { expected } => write!(f, "it is {expected} who is to act"),
            Refusal::NotNow { expected } => write!(f, "not now: the game waits for {expected}"),
            Refusal::PrematureRoll => {
                write!(f, "the opponent has not announced the end of the turn: the roll is void")
            }
            Refusal::BadDice(error) => error.fmt(f),
            Refusal::BadOpening { expected } => write!(f, "the opening roll is {expected}"),
            Refusal::IllegalMove { tried, legal } => {
                write!(f, "{tried} with {} is not legal; ", tried.die)?;
                list(f, legal)
            }
            Refusal::TurnNotFinished { legal } => {
                write!(f, "the turn is not finished; ")?;
                list(f, legal)
            }
            Refusal::NothingToTakeBack => write!(f, "no move since the last roll to take back"),
            Refusal::TooLateForCocked => {
                write!(f, "cocked dice are called before a checker is moved")
            }
            Refusal::BadChoice(n) => write!(f, "a double is chosen from 1 to 6, not {n}"),
            Refusal::BadPick => {
                write!(f, "expected two different numbers from 1 to 6, named instead of a roll")
            }
            Refusal::FixedRoll { expected } => {
                write!(f, "the first roll stays for the whole game: {expected}")
            }
            Refusal::NoCube => write!(f, "this game is played without the cube"),
            Refusal::CrawfordGame => write!(f, "no doubling in the Crawford game"),
            Refusal::HollandTooEarly => {
                write!(f, "no doubling before both have rolled twice (Holland)")
            }
            Refusal::CubeNotYours => write!(f, "the opponent owns the cube"),
            Refusal::CubeAtLimit { cap } => write!(f, "the cube may not go above {cap}"),
            Refusal::DoubleBeforeRolling => write!(f, "doubling is for before the roll"),
            Refusal::NoBeavers => write!(f, "beavers are not played here"),
            Refusal::NoRaccoons => write!(f, "raccoons are not played here"),
            Refusal::BadResignation { most } => {
                write!(f, "a game here can be resigned at level 1 to {most}")
            }
            Refusal::MatchOver => write!(f, "the match is over"),
        }
    }
}

impl core::error::Error for Refusal {}
