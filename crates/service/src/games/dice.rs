//! The dice of matches: clients take part in them before the first throw, and everybody checks them after the end.

use std::time::Duration;

use tavola_play::{Prepared, Sender};

use super::Games;
use super::room::Held;
use super::sealing::{Sealing, Stage};
use super::source::Source;
use super::store::StoredMatch;
use super::wire::{DiceCounts, DiceState, GivenDice, MatchDice};
use crate::failure::Failure;
use crate::principal::Principal;
use crate::store::StoreError;

/// How long a throw waits before it looks again whether clients have given their secrets.
const POLL: Duration = Duration::from_millis(25);

impl Games {
    /// How the dice of a match are sealed; also of one that was removed.
    pub(crate) async fn dice(&self, id: &str, principal: &Principal) -> Result<MatchDice, Failure> {
        let dice = self.node.store().find_dice(id).await?;
        if self.node.store().find_match(id).await?.is_some() {
            self.rights(principal, id).await?;
        } else if dice.is_none() {
            return Err(super::not_found(id));
        }
        Ok(MatchDice { dice: dice.as_ref().map(DiceState::of) })
    }

    /// Takes promises or secrets of the seats that a sender holds. What comes too late changes nothing: the answer shows what
    /// counts.
    pub(crate) async fn give_dice(
        &self,
        id: String,
        sender: Sender,
        given: GivenDice,
    ) -> Result<MatchDice, Failure> {
        let store = self.node.store().clone();
        let give = async move {
            let gone = || super::not_found(&id);
            let stored = store.find_match(&id).await?.ok_or_else(gone)?;
            let setup = setup_of(&stored)?;
            let dice = store.change_dice(&id, |dice, now| match given {
                GivenDice::Promises(promises) => dice.take_promises(&setup, sender, promises, now),
                GivenDice::Secrets(secrets) => dice.take_secrets(&setup, sender, secrets, now),
            });
            Ok(MatchDice { dice: dice.await?.as_ref().map(DiceState::of) })
        };
        self.node.tasks().finish(give).await?
    }

    /// What was sealed, and what became of it.
    pub(crate) async fn dice_counts(&self) -> Result<DiceCounts, Failure> {
        let counts = self.node.store().count_dice().await?;
        let (over, running, aborted) = (counts.over, counts.running, counts.aborted);
        Ok(DiceCounts { sealed: over + running + aborted, over, running, aborted })
    }

    /// Whether the dice of an open match can be thrown. The first throw fixes their key, unless clients are waited for.
    pub(super) async fn can_throw(&self, open: &mut Held) -> Result<bool, Failure> {
        if !matches!(open.loaded().dice, Source::Waiting) {
            return Ok(true);
        }
        let (store, id) = (self.node.store(), open.id().clone());
        let mut dice = None;
        if let Some((stored, now)) = store.dice_now(&id).await? {
            let mut then = stored.clone();
            then.proceed(now);
            // Nothing is written while clients are waited for.
            dice = if then.stage() == stored.stage() {
                Some(stored)
            } else {
                let proceed = |dice: &mut Sealing, now| {
                    dice.proceed(now);
                    Ok(())
                };
                store.change_dice(&id, proceed).await?
            };
        }
        open.loaded().dice = Source::of(dice.as_ref());
        Ok(dice.is_none_or(|dice| dice.stage() == Stage::Sealed))
    }

    /// Gives clients time to take part. Nobody holds the room meanwhile.
    pub(super) async fn wait_for_dice(&self) {
        self.node.tasks().sleep(POLL).await;
    }
}

/// The same with the dice that are due, if any.
pub(super) fn thrown(open: &mut Held, prepared: Prepared) -> Result<Prepared, Failure> {
    let Some(due) = prepared.due() else { return Ok(prepared) };
    let number = open.played().throws() + 1;
    let dice = match &mut open.loaded().dice {
        Source::Sealed(key, earlier) => key.throw(number.saturating_sub(*earlier), due.count()),
        Source::Unsealed(dice) => dice.several(due.count()),
        Source::Waiting => return Err(Failure::internal(TooEarly)),
    };
    Ok(prepared.thrown(&dice)?)
}

/// A throw whose key is not fixed.
#[derive(Debug, thiserror::Error)]
#[error("the dice are not sealed yet")]
struct TooEarly;

fn setup_of(stored: &StoredMatch) -> Result<tavola_play::MatchSetup, StoreError> {
    serde_json::from_str(&stored.setup).map_err(|error| super::room::unreadable(&stored.id, &error))
}
