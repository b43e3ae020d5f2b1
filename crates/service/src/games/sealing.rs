//! The sealing of a match's dice: promises, secrets, and the time of the first throw.
//!
//! First come the promises, then the secrets, then throws. A seat without a client, or with a late one, has a publicly known secret. The
//! participating seats are fixed before any secret is shown, so nobody can make that choice depend on the throws.

use std::str::FromStr;

use serde::Serialize;
use tavola_dice::Bytes;
use tavola_dice::sealed::{Key, Seed, open_secret, promise};
use tavola_play::{DiceRecord, MatchSetup, Refused, Sender};
use tavola_rules::Player;

use crate::failure::Failure;

mod store;

pub(crate) use store::end_dice;

/// Maximum wait of the first throw for clients, in milliseconds.
const PATIENCE: i64 = 8_000;

/// The stage of the dice of a match: what they wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    /// The hashes of the players' secrets.
    Promise,
    /// The secrets.
    Secret,
    /// Nothing: the key to all throws is fixed.
    Sealed,
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ended {
    /// It ended by its rules.
    Over,
    /// It was removed.
    Aborted,
}

/// The names of the stages in the store.
const STAGES: [(Stage, &str); 3] =
    [(Stage::Promise, "promise"), (Stage::Secret, "secret"), (Stage::Sealed, "sealed")];
const ENDS: [(Ended, &str); 2] = [(Ended::Over, "over"), (Ended::Aborted, "aborted")];

impl Stage {
    fn name(self) -> &'static str {
        STAGES.iter().find(|(stage, _)| *stage == self).map_or("", |(_, name)| name)
    }
}

impl Ended {
    pub(crate) fn name(self) -> &'static str {
        ENDS.iter().find(|(ended, _)| *ended == self).map_or("", |(_, name)| name)
    }
}

/// A text that names no stage and no end.
#[derive(Debug, thiserror::Error)]
#[error("no stage of dice is called {0:?}")]
pub(crate) struct Unnamed(String);

impl FromStr for Stage {
    type Err = Unnamed;

    fn from_str(text: &str) -> Result<Stage, Unnamed> {
        let found = STAGES.iter().find(|(_, name)| *name == text);
        found.map(|(stage, _)| *stage).ok_or_else(|| Unnamed(text.to_owned()))
    }
}

impl FromStr for Ended {
    type Err = Unnamed;

    fn from_str(text: &str) -> Result<Ended, Unnamed> {
        let found = ENDS.iter().find(|(_, name)| *name == text);
        found.map(|(ended, _)| *ended).ok_or_else(|| Unnamed(text.to_owned()))
    }
}

/// The sealed dice of a match.
#[derive(Clone, Debug)]
pub(crate) struct Sealing {
    id: String,
    setup: String,
    earlier: u32,
    seed: Seed,
    commitment: Bytes,
    promises: [Option<Bytes>; 2],
    secrets: [Option<Bytes>; 2],
    awaited: [bool; 2],
    until: i64,
    stage: Stage,
    ended: Option<Ended>,
}

impl Sealing {
    /// Creates dice for a match in which Tavola has made `earlier` throws elsewhere. `awaited` marks the seats whose clients take part.
    ///
    /// # Errors
    /// The system has no randomness.
    pub(crate) fn new(
        id: &str,
        setup: &MatchSetup,
        earlier: u32,
        awaited: [bool; 2],
        now: i64,
    ) -> Result<Sealing, Failure> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(Failure::internal)?;
        let (seed, text) = (Seed::new(bytes), setup.sealed_text());
        let persons = setup.players.each_ref().map(|seat| !seat.is_bot());
        Ok(Sealing {
            id: id.to_owned(),
            commitment: seed.commitment(id, &text),
            seed,
            setup: text,
            earlier,
            promises: [None; 2],
            secrets: [None; 2],
            awaited: Player::BOTH.map(|player| awaited[player.index()] && persons[player.index()]),
            until: now + PATIENCE,
            stage: Stage::Promise,
            ended: None,
        })
    }

    /// Returns the public record: the secrets after their stage, the seed after the end of the match.
    pub(crate) fn record(&self) -> DiceRecord {
        DiceRecord {
            id: self.id.clone(),
            setup: self.setup.clone(),
            earlier: self.earlier,
            commitment: self.commitment,
            promises: self.promises,
            secrets: if self.stage == Stage::Sealed { self.secrets } else { [None; 2] },
            seed: self.ended.map(|_| self.seed.reveal()),
        }
    }

    pub(crate) fn stage(&self) -> Stage {
        self.stage
    }

    pub(crate) fn ended(&self) -> Option<Ended> {
        self.ended
    }

    pub(crate) fn awaited(&self) -> [bool; 2] {
        self.awaited
    }

    /// Returns the key to the throws and the number of earlier throws. `None`: the key is not fixed yet.
    pub(crate) fn key(&self) -> Option<(Key, u32)> {
        let open = open_secret(&self.id, &self.commitment);
        let secrets = self.secrets.map(|secret| secret.unwrap_or(open));
        (self.stage == Stage::Sealed).then(|| (self.seed.key(&self.id, secrets), self.earlier))
    }

    /// Takes promises for the sender's seats. Late promises have no effect.
    ///
    /// # Errors
    /// A seat is not the sender's, or has made another promise.
    pub(crate) fn take_promises(
        &mut self,
        setup: &MatchSetup,
        sender: Sender,
        promises: [Option<Bytes>; 2],
        now: i64,
    ) -> Result<(), Failure> {
        may_give(setup, sender, &promises)?;
        if self.stage != Stage::Promise || self.ended.is_some() {
            return Ok(());
        }
        let before = self.promises;
        for (kept, new) in self.promises.iter_mut().zip(promises) {
            if kept.is_some() && new.is_some() && *kept != new {
                return Err(Failure::bad("this seat has promised another secret"));
            }
            *kept = kept.or(new);
        }
        // A request without a new promise neither prolongs nor ends the wait.
        if self.promises == before {
            return Ok(());
        }
        self.until = now + PATIENCE;
        let missing = |seat: usize| self.awaited[seat] && self.promises[seat].is_none();
        if !missing(0) && !missing(1) {
            self.stage = Stage::Secret;
        }
        Ok(())
    }

    /// Takes the promised secrets. Late secrets have no effect.
    ///
    /// # Errors
    /// A seat is not the sender's, or its secret does not match its promise.
    pub(crate) fn take_secrets(
        &mut self,
        setup: &MatchSetup,
        sender: Sender,
        secrets: [Option<Bytes>; 2],
        now: i64,
    ) -> Result<(), Failure> {
        may_give(setup, sender, &secrets)?;
        if self.stage == Stage::Promise && secrets.iter().any(Option::is_some) {
            return Err(Failure::bad("secrets are given when all promises are there"));
        }
        if self.stage != Stage::Secret || self.ended.is_some() {
            return Ok(());
        }
        let before = self.secrets;
        for (seat, secret) in (0u8..).zip(secrets) {
            let place = usize::from(seat);
            if let Some(secret) = secret {
                if self.promises[place] != Some(promise(&self.id, seat, &secret)) {
                    return Err(Failure::bad("this is not the secret that was promised"));
                }
                self.secrets[place] = Some(secret);
            }
        }
        if self.secrets != before {
            self.until = now + PATIENCE;
        }
        if !self.misses_secrets() {
            self.stage = Stage::Sealed;
        }
        Ok(())
    }

    /// Advances towards the first throw, unless a client is awaited. A seat without a promise in time takes no part. A seat without its
    /// secret in time has withheld it.
    pub(crate) fn proceed(&mut self, now: i64) {
        let waits = now < self.until;
        if self.stage == Stage::Promise {
            let missing = |seat: usize| self.awaited[seat] && self.promises[seat].is_none();
            if waits && (missing(0) || missing(1)) {
                return;
            }
            self.stage = Stage::Secret;
            self.until = now + PATIENCE;
        }
        if self.stage == Stage::Secret && (now >= self.until || !self.misses_secrets()) {
            self.stage = Stage::Sealed;
        }
    }

    fn misses_secrets(&self) -> bool {
        self.promises.iter().zip(&self.secrets).any(|(promise, secret)| promise.is_some() && secret.is_none())
    }
}

/// Checks that a sender may give values for all seats for which there is one.
fn may_give(setup: &MatchSetup, sender: Sender, given: &[Option<Bytes>; 2]) -> Result<(), Refused> {
    for player in Player::BOTH.into_iter().filter(|player| given[player.index()].is_some()) {
        if setup.seat(player).is_bot() {
            return Err(Refused::BotsSeat(player));
        }
        if !sender.holds(player) {
            return Err(Refused::NotYourSeat(player));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tavola_play::{DiceMode, Seat};
    use tavola_rules::{MatchKind, Rules};

    use super::*;

    fn setup(players: [Seat; 2]) -> MatchSetup {
        MatchSetup::new(&Rules::STANDARD, MatchKind::Points(3), players, DiceMode::Tavola)
    }

    fn people() -> MatchSetup {
        setup([Seat::human(), Seat::human()])
    }

    const S: [Bytes; 2] = [Bytes([1; 32]), Bytes([2; 32])];

    fn promised(seat: u8) -> [Option<Bytes>; 2] {
        let mut both = [None; 2];
        both[usize::from(seat)] = Some(promise("id", seat, &S[usize::from(seat)]));
        both
    }

    fn opened(seat: usize) -> [Option<Bytes>; 2] {
        let mut both = [None; 2];
        both[seat] = Some(S[seat]);
        both
    }

    #[test]
    fn no_secret_is_taken_before_both_promises_and_no_throw_made_before_both_secrets() {
        let setup = people();
        let mut dice = Sealing::new("id", &setup, 0, [true; 2], 0).unwrap();
        let at = |player| Sender::at(player);
        dice.take_promises(&setup, at(Player::First), promised(0), 1).unwrap();
        assert!(dice.take_secrets(&setup, at(Player::First), opened(0), 2).is_err());
        dice.proceed(3);
        assert_eq!((dice.stage(), dice.key().is_none()), (Stage::Promise, true));
        dice.take_promises(&setup, at(Player::Second), promised(1), 4).unwrap();
        dice.take_secrets(&setup, at(Player::Second), opened(1), 5).unwrap();
        dice.proceed(6);
        assert_eq!(
            (dice.stage(), dice.record().secrets),
            (Stage::Secret, [None; 2]),
            "no secret is shown before both"
        );
        dice.take_secrets(&setup, at(Player::First), opened(0), 7).unwrap();
        assert_eq!((dice.stage(), dice.record().secrets), (Stage::Sealed, S.map(Some)));
        assert!(dice.key().is_some() && dice.record().seed.is_none());
    }

    #[test]
    fn who_is_not_awaited_or_too_late_takes_no_part() {
        let setup = people();
        let mut dice = Sealing::new("id", &setup, 0, [false; 2], 0).unwrap();
        dice.proceed(0);
        assert_eq!(dice.stage(), Stage::Sealed, "nobody is waited for");
        let before = dice.key().unwrap().0.throw(1, 20);
        dice.take_promises(&setup, Sender::TABLE, promised(0), 1).unwrap();
        dice.take_secrets(&setup, Sender::TABLE, opened(0), 1).unwrap();
        assert_eq!((dice.record().promises, dice.key().unwrap().0.throw(1, 20)), ([None; 2], before));

        let mut dice = Sealing::new("id", &setup, 0, [true; 2], 0).unwrap();
        dice.take_promises(&setup, Sender::TABLE, promised(0), 10).unwrap();
        dice.proceed(10 + PATIENCE - 1);
        assert_eq!(dice.stage(), Stage::Promise);
        dice.proceed(10 + PATIENCE);
        assert_eq!(dice.stage(), Stage::Secret, "the one who has promised has time to give the secret");
        dice.proceed(10 + 2 * PATIENCE);
        assert_eq!((dice.stage(), dice.record().secrets), (Stage::Sealed, [None; 2]), "it was withheld");
    }

    #[test]
    fn nobody_gives_anything_for_another_seat_or_another_secret_than_was_promised() {
        let setup = setup([Seat::human(), Seat::bot("club")]);
        let mut dice = Sealing::new("id", &setup, 0, [true; 2], 0).unwrap();
        assert_eq!(dice.awaited(), [true, false], "a bot has no client");
        let refused = |answer: Result<(), Failure>| answer.unwrap_err().to_string();
        refused(dice.take_promises(&setup, Sender::TABLE, promised(1), 0));
        refused(dice.take_promises(&setup, Sender::WATCHER, promised(0), 0));
        dice.take_promises(&setup, Sender::TABLE, promised(0), 0).unwrap();
        assert_eq!(dice.stage(), Stage::Secret);
        assert!(
            refused(dice.take_secrets(&setup, Sender::TABLE, [Some(S[1]), None], 0)).contains("promised")
        );
        dice.take_secrets(&setup, Sender::TABLE, opened(0), 0).unwrap();
        // A lost message is sent again.
        dice.take_secrets(&setup, Sender::TABLE, opened(0), 0).unwrap();
        assert_eq!(dice.stage(), Stage::Sealed);
    }

    #[test]
    fn whoever_gives_nothing_new_neither_ends_the_wait_nor_prolongs_it() {
        let setup = people();
        let mut dice = Sealing::new("id", &setup, 0, [false; 2], 0).unwrap();
        dice.take_promises(&setup, Sender::WATCHER, [None; 2], 1).unwrap();
        assert_eq!(dice.stage(), Stage::Promise, "the seats may still take part");
        let mut dice = Sealing::new("id", &setup, 0, [true; 2], 0).unwrap();
        dice.take_promises(&setup, Sender::TABLE, promised(0), 0).unwrap();
        dice.take_promises(&setup, Sender::TABLE, promised(0), PATIENCE - 1).unwrap();
        dice.proceed(PATIENCE);
        assert_eq!(dice.stage(), Stage::Secret);
        dice.take_secrets(&setup, Sender::WATCHER, [None; 2], 2 * PATIENCE - 1).unwrap();
        dice.proceed(2 * PATIENCE);
        assert_eq!(dice.stage(), Stage::Sealed);
    }

    #[test]
    fn nothing_is_taken_when_the_seed_is_shown() {
        let setup = people();
        let mut dice = Sealing::new("id", &setup, 0, [false; 2], 0).unwrap();
        dice.ended = Some(Ended::Aborted);
        dice.take_promises(&setup, Sender::TABLE, promised(0), 1).unwrap();
        assert_eq!((dice.stage(), dice.record().promises), (Stage::Promise, [None; 2]));
    }

    #[test]
    fn a_seat_keeps_its_first_promise() {
        let setup = people();
        let mut dice = Sealing::new("id", &setup, 0, [true; 2], 0).unwrap();
        dice.take_promises(&setup, Sender::TABLE, promised(0), 0).unwrap();
        dice.take_promises(&setup, Sender::TABLE, promised(0), 0).unwrap();
        assert!(dice.take_promises(&setup, Sender::TABLE, [Some(S[0]), None], 0).is_err());
    }

    #[test]
    fn nothing_that_is_printed_or_shown_of_a_match_that_goes_on_has_the_seed() {
        let setup = people();
        let mut dice = Sealing::new("id", &setup, 0, [false; 2], 0).unwrap();
        dice.proceed(0);
        let seed = dice.seed.reveal().to_string();
        for text in [format!("{dice:?}"), format!("{:?}", dice.record()), format!("{:?}", dice.key())] {
            assert!(!text.contains(&seed), "{text}");
        }
        dice.ended = Some(Ended::Over);
        assert_eq!(dice.record().seed.unwrap().to_string(), seed);
    }

    #[test]
    fn stages_and_ends_are_read_as_they_are_stored() {
        assert!(STAGES.iter().all(|(stage, name)| name.parse::<Stage>().unwrap() == *stage));
        assert!(ENDS.iter().all(|(ended, name)| name.parse::<Ended>().unwrap() == *ended));
        assert!("".parse::<Stage>().is_err());
    }
}
