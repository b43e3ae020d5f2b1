//! The parts of a turn: segments of numbers that are played together, rolls to come, a double to be chosen.

use alloc::vec::Vec;

use crate::point::MAX_CHECKERS;

/// Any number of checkers may leave the first point.
pub(crate) const ANY_NUMBER: u8 = MAX_CHECKERS;

/// Order in which the numbers are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Order {
    /// As the player likes.
    Free,
    /// The lower first. If it cannot be played, the higher lapses too.
    LowerFirst,
}

/// The numbers of a roll that must be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Obligation {
    /// As many numbers as possible (G9); if one of two, with `higher` the higher one if it can be played (G10).
    Max {
        /// Whether the higher number must be taken.
        higher: bool,
    },
    /// One number after the other, each if it can be played then. Nobody has to search for an order in which more can
    /// be played (D3).
    OneByOne,
    /// All of them, or nothing.
    AllOrNothing,
}

/// Numbers that are played together under one obligation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    numbers: [u8; 4],
    len: u8,
    /// Number of checkers that may leave the first point of the track meanwhile.
    pub(crate) head: u8,
    /// Order in which they are played.
    pub order: Order,
    /// Number of them that must be played.
    pub obligation: Obligation,
    /// The rest of the turn if not all of them could be played.
    pub incomplete: Incomplete,
}

/// The rest of a turn after a segment that could not be played completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Incomplete {
    /// It goes on.
    Continue,
    /// It lapses.
    EndTurn,
    /// The opponent plays it before their own roll (Gioul).
    HandOver,
}

impl Segment {
    /// A segment of one to four numbers; higher numbers come first.
    ///
    /// # Panics
    /// If there are none or more than four.
    #[must_use]
    pub fn new(numbers: &[u8], order: Order, obligation: Obligation, incomplete: Incomplete) -> Segment {
        assert!((1..=4).contains(&numbers.len()), "a segment has one to four numbers");
        let mut sorted = [0; 4];
        sorted[..numbers.len()].copy_from_slice(numbers);
        sorted[..numbers.len()].sort_unstable_by(|a, b| b.cmp(a));
        Segment { numbers: sorted, len: numbers.len() as u8, head: ANY_NUMBER, order, obligation, incomplete }
    }

    /// Returns the segment with a limit: only `head` checkers may leave the first point.
    #[must_use]
    pub(crate) fn with_head(self, head: u8) -> Segment {
        Segment { head, ..self }
    }

    /// The numbers, the highest first.
    #[must_use]
    pub fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.len)]
    }
}

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Step {
    /// Numbers to be played.
    Play(Segment),
    /// The player rolls again.
    Roll,
    /// The player names a double and plays it.
    ChooseDouble,
}

impl Step {
    /// The steps of a player who plays the rest of the opponent's chain of doubles (Gioul), then rolls as usual. Numbers that
    /// they cannot play are not handed back.
    #[must_use]
    pub fn taken_over(handed: &[Step]) -> Vec<Step> {
        let complete = |step: &Step| match *step {
            Step::Play(segment) => Step::Play(Segment { incomplete: Incomplete::Continue, ..segment }),
            step @ (Step::Roll | Step::ChooseDouble) => step,
        };
        handed.iter().map(complete).chain([Step::Roll]).collect()
    }
}
