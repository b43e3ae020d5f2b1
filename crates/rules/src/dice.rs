//! Dice and rolls. Dice come in as values: nothing here is random.

use alloc::vec::Vec;
use core::fmt;

/// Two or three dice as they lie on the table, in the order in which they were thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "Vec<u8>", try_from = "Vec<u8>")
)]
pub struct Roll {
    dice: [u8; 3],
    len: u8,
}

/// Dice that are no dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RollError {
    /// A number of pips outside 1 to 6.
    Pips(u8),
    /// A number of dice that the game does not use.
    Count {
        /// Dice given.
        given: usize,
        /// Dice wanted.
        wanted: usize,
    },
}

impl fmt::Display for RollError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RollError::Pips(pips) => write!(f, "a die shows 1 to 6, not {pips}"),
            RollError::Count { given, wanted } => write!(f, "expected {wanted} dice, got {given}"),
        }
    }
}

impl core::error::Error for RollError {}

impl Roll {
    /// The 21 rolls of two dice, larger die first.
    pub const ALL: [Roll; 21] = {
        let mut all = [Roll { dice: [1, 1, 0], len: 2 }; 21];
        let (mut i, mut high) = (0, 1);
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                all[i] = Roll { dice: [high, low, 0], len: 2 };
                i += 1;
                low += 1;
            }
            high += 1;
        }
        all
    };

    /// A roll of two or three dice.
    ///
    /// # Errors
    /// If there are fewer or more dice, or one shows something that is not 1 to 6.
    pub fn new(dice: &[u8]) -> Result<Roll, RollError> {
        if !(2..=3).contains(&dice.len()) {
            return Err(RollError::Count { given: dice.len(), wanted: 2 });
        }
        if let Some(&pips) = dice.iter().find(|d| !(1..=6).contains(*d)) {
            return Err(RollError::Pips(pips));
        }
        let mut roll = Roll { dice: [0; 3], len: dice.len() as u8 };
        roll.dice[..dice.len()].copy_from_slice(dice);
        Ok(roll)
    }

    /// A roll of two dice.
    ///
    /// # Errors
    /// If one shows something that is not 1 to 6.
    pub fn two(a: u8, b: u8) -> Result<Roll, RollError> {
        Roll::new(&[a, b])
    }

    /// The dice, as thrown.
    #[must_use]
    pub fn dice(&self) -> &[u8] {
        &self.dice[..usize::from(self.len)]
    }

    /// Returns whether another roll shows the same numbers, in any order.
    #[must_use]
    pub fn same(&self, other: Roll) -> bool {
        let sorted = |roll: &Roll| {
            let mut dice = roll.dice;
            dice.sort_unstable();
            dice
        };
        sorted(self) == sorted(&other)
    }

    /// The number, if all dice show the same.
    #[must_use]
    pub fn double(&self) -> Option<u8> {
        let dice = self.dice();
        dice.iter().all(|&d| d == dice[0]).then_some(dice[0])
    }

    /// Ways in 36 in which two dice show this roll: 1 for a double, else 2.
    #[must_use]
    pub fn weight(&self) -> u32 {
        if self.double().is_some() { 1 } else { 2 }
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dice().iter().try_for_each(|d| write!(f, "{d}"))
    }
}

impl core::str::FromStr for Roll {
    type Err = RollError;

    /// Digits, perhaps with `-` or `,` or a space between them: `31`, `3-1`.
    fn from_str(text: &str) -> Result<Roll, RollError> {
        let digits: Vec<char> = text.chars().filter(|c| !matches!(c, '-' | ',' | ' ')).collect();
        if !(2..=3).contains(&digits.len()) {
            return Err(RollError::Count { given: digits.len(), wanted: 2 });
        }
        let mut dice = Vec::with_capacity(3);
        for digit in digits {
            dice.push(digit.to_digit(10).map_or(0, |d| d as u8));
        }
        Roll::new(&dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_21_rolls_weigh_36() {
        assert_eq!(Roll::ALL.iter().map(Roll::weight).sum::<u32>(), 36);
    }

    #[test]
    fn dice_are_read_with_and_without_a_dash() {
        assert_eq!("31".parse(), Roll::two(3, 1));
        assert_eq!("3-1".parse(), Roll::two(3, 1));
        assert_eq!("70".parse::<Roll>(), Err(RollError::Pips(7)));
        assert_eq!("3".parse::<Roll>(), Err(RollError::Count { given: 1, wanted: 2 }));
        assert_eq!("x1".parse::<Roll>(), Err(RollError::Pips(0)));
    }
}
