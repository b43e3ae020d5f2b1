//! Time controls: the time of both players in a match.

use serde::{Deserialize, Serialize};

/// The time of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// Meaning of the seconds of a turn.
    pub kind: ClockKind,
    /// Seconds of each player for the whole match; of a money session for each game; none where each turn has days.
    pub bank: u32,
    /// Seconds of each turn.
    pub step: u32,
}

/// Meaning of the seconds of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// They run before the bank does. Unused seconds are lost.
    Delay,
    /// The bank runs at once, and gets back the used time, at most these seconds.
    Bronstein,
    /// The bank runs at once, and gets these seconds when a turn is ended.
    Fischer,
    /// There is no bank: a turn has these seconds, which are days, and nobody has to be there for the match.
    Turn,
}

/// A time control that no match has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a clock has a bank of 1 to {} seconds and 0 to {} seconds a turn, or no bank and {:?} days a turn",
    TimeControl::MOST_BANK,
    TimeControl::MOST_STEP,
    TimeControl::DAYS
)]
pub struct BadClock;

impl TimeControl {
    /// The largest bank, in seconds: a day.
    pub const MOST_BANK: u32 = 24 * 60 * 60;
    /// The longest time for a turn, in seconds: an hour.
    pub const MOST_STEP: u32 = 60 * 60;

    /// Days that a turn can have without a bank.
    pub const DAYS: [u32; 4] = [1, 3, 7, 14];

    /// Returns whether each turn has days.
    #[must_use]
    pub fn is_of_days(&self) -> bool {
        self.kind == ClockKind::Turn
    }

    /// Checks whether a match can be played with it.
    ///
    /// # Errors
    /// If a number is too small or too large.
    pub fn check(&self) -> Result<(), BadClock> {
        let fits = if self.is_of_days() {
            self.bank == 0 && TimeControl::DAYS.into_iter().any(|days| self.step == days * 24 * 60 * 60)
        } else {
            (1..=TimeControl::MOST_BANK).contains(&self.bank) && self.step <= TimeControl::MOST_STEP
        };
        if fits { Ok(()) } else { Err(BadClock) }
    }

    /// The bank, in milliseconds.
    pub(crate) fn full(&self) -> i64 {
        i64::from(self.bank) * 1000
    }
}
