//! The dice of a match, and whether they are those that were promised.

use serde::{Deserialize, Serialize};
use tavola_dice::Bytes;
use tavola_dice::sealed::{Key, Seed, open_secret, promise};
use tavola_rules::{Action, Player};

use crate::event::{Event, ReplayError};
use crate::live::LiveMatch;
use crate::setup::{MatchSetup, SetupError};

/// Public record of the [sealed](tavola_dice::sealed) dice of a match. Only the record of a finished match has the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceRecord {
    /// The id of the match.
    pub id: String,
    /// Text to which the seed is bound: [`MatchSetup::sealed_text`].
    pub setup: String,
    /// Throws of the match before its dice were sealed, because it continues another match.
    #[serde(default)]
    pub earlier: u32,
    /// The server's promise.
    pub commitment: Bytes,
    /// The promises of both players; `None` for a seat that takes no part.
    pub promises: [Option<Bytes>; 2],
    /// Their secrets. The secret of a seat without one is [`open_secret`].
    pub secrets: [Option<Bytes>; 2],
    /// The seed, once the match is over.
    pub seed: Option<Bytes>,
}

/// A broken promise about the dice of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiceFault {
    /// The match goes on, or its seed is withheld.
    #[error("the seed is not there: it is shown when the match is over")]
    NoSeed,
    /// The seed was promised for other rules or seats.
    #[error("the dice were sealed for another match: its game, length or seats differ from this file's")]
    Setup,
    /// The seed is not the one that was promised.
    #[error("the seed is not the one that was promised before the first throw")]
    Seed,
    /// A secret is not the one that was promised.
    #[error("the secret of player {} is not the one that was promised", .0.index() + 1)]
    Secret(Player),
    /// A throw is not the one that follows from the seed and the secrets.
    #[error("throw {number} (action {seq}) is {}, but {} follows from the seed and the secrets", words(.found), words(.expected))]
    Throw {
        /// Its number, from 1.
        number: u32,
        /// The number of its action.
        seq: usize,
        /// The dice in the match.
        found: Vec<u8>,
        /// The dice that follow from the seed and the secrets.
        expected: Vec<u8>,
    },
    /// The rules refuse an action: something before it was changed, or the action itself.
    #[error("{0}: what follows is not checked")]
    Refused(ReplayError),
    /// There are fewer throws than were made before the match was sealed.
    #[error("the match has {found} throws, but its dice were sealed after {earlier}")]
    Earlier {
        /// Throws of the match.
        found: u32,
        /// Throws before it was sealed.
        earlier: u32,
    },
}

fn words(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join("-")
}

/// A seat's part in the sealing of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatDice {
    /// It has given a secret that it had promised.
    TookPart,
    /// It has promised a secret and not given it.
    Withheld,
    /// It has promised none.
    Absent,
}

/// Result of a check of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceFinding {
    /// Throws that were computed again.
    pub throws: u32,
    /// Differences from the promises; empty if there are none.
    pub faults: Vec<DiceFault>,
}

impl DiceRecord {
    /// The part of a seat in the sealing of the dice.
    #[must_use]
    pub fn seat(&self, player: Player) -> SeatDice {
        match (self.promises[player.index()], self.secrets[player.index()]) {
            (Some(_), Some(_)) => SeatDice::TookPart,
            (Some(_), None) => SeatDice::Withheld,
            (None, _) => SeatDice::Absent,
        }
    }

    /// The key to the throws, once the seed is known.
    #[must_use]
    pub fn key(&self) -> Option<Key> {
        self.seed.map(|seed| self.key_of(&Seed::new(seed.0)))
    }

    /// The key to the throws with a seed that is not shown yet.
    #[must_use]
    pub fn key_of(&self, seed: &Seed) -> Key {
        let open = open_secret(&self.id, &self.commitment);
        seed.key(&self.id, self.secrets.map(|secret| secret.unwrap_or(open)))
    }

    /// Computes every throw of a match again.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub fn check(
        &self,
        setup: &MatchSetup,
        actions: impl IntoIterator<Item = (Player, Action)>,
    ) -> Result<DiceFinding, SetupError> {
        let mut faults = Vec::new();
        let sealed: Option<MatchSetup> = serde_json::from_str(&self.setup).ok();
        if sealed.as_ref() != Some(&setup.nameless()) {
            faults.push(DiceFault::Setup);
        }
        for player in Player::BOTH {
            let (promised, secret) = (self.promises[player.index()], self.secrets[player.index()]);
            let number = player.index() as u8;
            if secret.is_some_and(|secret| promised != Some(promise(&self.id, number, &secret))) {
                faults.push(DiceFault::Secret(player));
            }
        }
        if self
            .seed
            .is_some_and(|seed| Seed::new(seed.0).commitment(&self.id, &self.setup) != self.commitment)
        {
            faults.push(DiceFault::Seed);
        }
        let Some(key) = self.key() else {
            faults.push(DiceFault::NoSeed);
            return Ok(DiceFinding { throws: 0, faults });
        };
        let mut live = LiveMatch::begin(setup.clone())?;
        let mut throws = 0;
        for action in actions {
            let event = match live.push(action) {
                Ok(event) => event,
                Err(refused) => {
                    faults.push(DiceFault::Refused(refused));
                    break;
                }
            };
            let Some(number) = live.throws().checked_sub(self.earlier).filter(|number| *number > 0) else {
                continue;
            };
            if let Some(found) = thrown(&event) {
                throws = number;
                let expected = key.throw(number, found.len() as u8);
                let expected =
                    if matches!(event.action, Action::Lot { .. }) { lot(&expected) } else { expected };
                if found != expected {
                    faults.push(DiceFault::Throw { number, seq: event.seq, found, expected });
                }
            }
        }
        if live.throws() < self.earlier {
            faults.push(DiceFault::Earlier { found: live.throws(), earlier: self.earlier });
        }
        Ok(DiceFinding { throws, faults })
    }
}

/// The dice that Tavola has thrown for an event; of a lot only whether it is odd is known, so 1 stands for odd and 2 for even.
fn thrown(event: &Event) -> Option<Vec<u8>> {
    let dice = match &event.action {
        Action::Opening { dice } => dice.to_vec(),
        Action::OpeningTwo { dice } => dice.concat(),
        Action::Lot { starter } => vec![if *starter == Player::First { 1 } else { 2 }],
        Action::Roll { dice } => dice.clone(),
        _ => return None,
    };
    Some(dice).filter(|_| event.thrown)
}

fn lot(dice: &[u8]) -> Vec<u8> {
    dice.iter().map(|die| 2 - die % 2).collect()
}
