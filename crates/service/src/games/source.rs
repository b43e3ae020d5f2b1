//! The source of a match's throws.

use tavola_dice::Dice;
use tavola_dice::sealed::Key;

use super::sealing::Sealing;

/// The source of the throws of a match in memory.
#[derive(Debug)]
pub(in crate::games) enum Source {
    /// The key is not fixed yet.
    Waiting,
    /// The key, and the number of throws before it.
    Sealed(Key, u32),
    /// The match is older than sealed dice.
    Unsealed(Box<Dice>),
}

impl Source {
    /// Returns the source for a match with these dice, or with none.
    pub(in crate::games) fn of(dice: Option<&Sealing>) -> Source {
        match dice.map(Sealing::key) {
            Some(Some((key, earlier))) => Source::Sealed(key, earlier),
            Some(None) => Source::Waiting,
            None => Source::Unsealed(Box::new(Dice::random())),
        }
    }
}
