//! The throw that a match waits for.

use tavola_rules::game::{self, Phase};
use tavola_rules::rules::Opening;
use tavola_rules::{Action, Match, Player, Roll};

use crate::setup::DiceMode;

/// The dice that are due, and their use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceDue {
    /// An opening roll of one die each, that of the first player first. If they tie, another is due.
    OneEach,
    /// An opening roll of two dice each, those of the first player first. If they tie, another is due.
    TwoEach,
    /// A lot between the players, drawn with one die: odd for the first player.
    Lot,
    /// A roll of this many dice.
    Throw(u8),
    /// A roll that is known: nothing is thrown.
    Known(Roll),
}

/// Not the dice that are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", expected(.due))]
pub struct WrongDice {
    /// The dice that are due.
    pub due: DiceDue,
}

fn expected(due: &DiceDue) -> String {
    match due {
        DiceDue::OneEach => "expected two opening dice, that of the first player first".to_owned(),
        DiceDue::TwoEach => "expected four opening dice, those of the first player first".to_owned(),
        DiceDue::Lot => "the starter of this game is drawn by lot: expected no dice".to_owned(),
        DiceDue::Throw(count) => format!("expected {count} dice"),
        DiceDue::Known(roll) => format!("the first roll stays for the whole game: {roll}"),
    }
}

impl DiceDue {
    /// The dice for which a match waits; `None` if no dice are due.
    #[must_use]
    pub fn of(m: &Match) -> Option<DiceDue> {
        let count = m.rules().dice.count;
        match m.game().phase() {
            Phase::Opening => Some(match m.rules().opening {
                Opening::OneDieEach | Opening::OneDieEachThenRoll => DiceDue::OneEach,
                Opening::TwoDiceHighest => DiceDue::TwoEach,
                Opening::LotThenRoll => DiceDue::Lot,
            }),
            Phase::Roll { player, .. } if m.game().picks(*player) => None,
            Phase::Roll { .. } => Some(match m.game().dice_due() {
                game::RollDue::Known(roll) => DiceDue::Known(roll),
                game::RollDue::Throw(count) => DiceDue::Throw(count),
            }),
            Phase::Ahead { .. } => Some(DiceDue::Throw(count)),
            _ => None,
        }
    }

    /// The number of dice that Tavola throws.
    #[must_use]
    pub fn count(self) -> u8 {
        match self {
            DiceDue::OneEach => 2,
            DiceDue::TwoEach => 4,
            DiceDue::Lot => 1,
            DiceDue::Throw(count) => count,
            DiceDue::Known(_) => 0,
        }
    }

    /// Returns whether people throw these dice in a match with dice by hand: all but a lot and a known roll.
    #[must_use]
    pub fn by_hand(self) -> bool {
        !matches!(self, DiceDue::Lot | DiceDue::Known(_))
    }

    /// Returns whether Tavola throws these dice in a match with dice of this kind.
    #[must_use]
    pub fn thrown_by_tavola(self, dice: DiceMode) -> bool {
        self.count() > 0 && (dice == DiceMode::Tavola || !self.by_hand())
    }

    /// The action that reports the dice, as many as [`DiceDue::count`] returns.
    ///
    /// # Errors
    /// If there are fewer or more. The rules check that each is 1 to 6.
    pub fn action(self, dice: &[u8]) -> Result<Action, WrongDice> {
        match (self, dice) {
            (DiceDue::OneEach, &[a, b]) => Ok(Action::Opening { dice: [a, b] }),
            (DiceDue::TwoEach, &[a, b, c, d]) => Ok(Action::OpeningTwo { dice: [[a, b], [c, d]] }),
            (DiceDue::Lot, &[die]) => {
                Ok(Action::Lot { starter: if die % 2 == 1 { Player::First } else { Player::Second } })
            }
            (DiceDue::Known(roll), []) => Ok(Action::Roll { dice: roll.dice().to_vec() }),
            (DiceDue::Throw(count), dice) if dice.len() == usize::from(count) => {
                Ok(Action::Roll { dice: dice.to_vec() })
            }
            (due, _) => Err(WrongDice { due }),
        }
    }
}
