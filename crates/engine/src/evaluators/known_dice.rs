//! What is known of the dice beside a position, in games with unusual dice. A net of such a game has an input for it.

use tavola_rules::rules::Rolls;
use tavola_rules::{Roll, Rules};

use crate::context::Role;

/// See the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnownDice {
    /// The role of the player on roll, if one player names numbers and the other has two turns in a row.
    Role(Role),
    /// The roll that stays for the whole game.
    Staying(Roll),
}

impl KnownDice {
    /// All that may be known in a game. Nothing in a game whose dice are thrown for every turn.
    #[must_use]
    pub fn all(rules: &Rules) -> Vec<KnownDice> {
        match rules.rolls {
            Rolls::ChosenAgainstTwo { .. } => Role::ALL.into_iter().map(KnownDice::Role).collect(),
            Rolls::Fixed => Roll::ALL.into_iter().map(KnownDice::Staying).collect(),
            Rolls::Thrown | Rolls::Open => Vec::new(),
        }
    }

    /// Returns what is known in a game if the player on roll has a role, or a roll stays.
    #[must_use]
    pub fn of(rules: &Rules, role: Option<Role>, next_roll: Option<Roll>) -> Option<KnownDice> {
        match rules.rolls {
            Rolls::ChosenAgainstTwo { .. } => role.map(KnownDice::Role),
            Rolls::Fixed => next_roll.map(KnownDice::Staying),
            Rolls::Thrown | Rolls::Open => None,
        }
    }

    /// The role of the player on roll, if it is that.
    #[must_use]
    pub fn role(self) -> Option<Role> {
        match self {
            KnownDice::Role(role) => Some(role),
            KnownDice::Staying(_) => None,
        }
    }

    /// The roll that stays, if it is that.
    #[must_use]
    pub fn staying(self) -> Option<Roll> {
        match self {
            KnownDice::Role(_) => None,
            KnownDice::Staying(roll) => Some(roll),
        }
    }

    /// Number of kinds.
    pub(crate) const fn count(self) -> usize {
        match self {
            KnownDice::Role(_) => Role::ALL.len(),
            KnownDice::Staying(_) => Roll::ALL.len(),
        }
    }

    /// Its number among those of its game.
    #[must_use]
    pub fn number(self) -> usize {
        match self {
            KnownDice::Role(role) => role as usize,
            KnownDice::Staying(roll) => Roll::ALL.iter().position(|one| *one == roll).unwrap_or_default(),
        }
    }
}
