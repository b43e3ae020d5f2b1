//! The dice of matches: clients take part in them before the first throw, and everybody can check them after the end.

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

/// Interval between two checks for the clients' secrets before a throw.
const POLL: Duration = Duration::from_millis(25);

impl Games {
    /// Returns the sealing of the dice of a match, also of a removed one.
    pub(crate) async fn dice(&self, id: &str, principal: &Principal) -> Result<MatchDice, Failure> {
        let dice = self.node.store().find_dice(id).await?;
        let mut late = None;
        if self.node.store().find_match(id).await?.is_some() {
            late = self.rights(principal, id).await?.late;
        } else if dice.is_none() {
            return Err(super::not_found(id));
        }
        let state = dice.as_ref().map(DiceState::of);
        Ok(MatchDice {
            dice: state.map(|state| late.map_or(state.clone(), |late| state.shown(late.shown > 0))),
        })
    }

    /// Stores promises or secrets for the sender's seats. Late ones have no effect: the answer shows the valid ones.
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

    /// Returns the counts of sealed dice and of their outcomes.
    pub(crate) async fn dice_counts(&self) -> Result<DiceCounts, Failure> {
        let counts = self.node.store().count_dice().await?;
        let (over, running, aborted) = (counts.over, counts.running, counts.aborted);
        Ok(DiceCounts { sealed: over + running + aborted, over, running, aborted })
    }

    /// Returns whether the dice of an open match can be thrown. The first throw fixes their key, unless clients are awaited.
    pub(super) async fn can_throw(&self, open: &mut Held) -> Result<bool, Failure> {
        if !matches!(open.loaded().dice, Source::Waiting) {
            return Ok(true);
        }
        let (store, id) = (self.node.store(), open.id().clone());
        let mut dice = None;
        if let Some((stored, now)) = store.dice_now(&id).await? {
            let mut then = stored.clone();
            then.proceed(now);
            // Nothing is written while clients are awaited.
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

    /// Waits for a moment until clients take part. Nobody holds the room meanwhile.
    pub(super) async fn wait_for_dice(&self) {
        self.node.tasks().sleep(POLL).await;
    }
}

/// Adds the dice that are due, if any, to a prepared action.
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

/// The key of the dice is not fixed yet.
#[derive(Debug, thiserror::Error)]
#[error("the dice are not sealed yet")]
struct TooEarly;

fn setup_of(stored: &StoredMatch) -> Result<tavola_play::MatchSetup, StoreError> {
    serde_json::from_str(&stored.setup).map_err(|error| super::room::unreadable(&stored.id, &error))
}
