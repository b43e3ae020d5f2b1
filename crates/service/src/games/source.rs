//! Where the throws of a match come from.

use tavola_dice::Dice;
use tavola_dice::sealed::Key;

use super::sealing::Sealing;

/// Where the throws of a match in memory come from.
#[derive(Debug)]
pub(in crate::games) enum Source {
    /// Their key is not fixed yet.
    Waiting,
    /// The key, and how many throws there were before it.
    Sealed(Key, u32),
    /// The match is older than sealed dice.
    Unsealed(Box<Dice>),
}

impl Source {
    /// That of a match with these dice, or with none.
    pub(in crate::games) fn of(dice: Option<&Sealing>) -> Source {
        match dice.map(Sealing::key) {
            Some(Some((key, earlier))) => Source::Sealed(key, earlier),
            Some(None) => Source::Waiting,
            None => Source::Unsealed(Box::new(Dice::random())),
        }
    }
}
