//! Bots: they act when it is their turn, as long as the node runs.

use std::sync::Arc;
use std::time::Duration;

use tavola_play::Refused;

use super::Games;
use super::dice::thrown;
use super::room::{self, Held};
use crate::failure::Failure;
use crate::job::{Job, JobError, Outcome};
use crate::store::StoreError;

/// How long a bot waits while nothing can be written.
const RETRY: Duration = Duration::from_secs(2);

impl Games {
    /// Starts a bot if it is its turn and nobody acts for it yet. The caller holds the room, so that no turn is missed.
    pub(super) fn wake_bot(&self, open: &mut Held) {
        if !due(open) {
            return;
        }
        open.loaded().bot = room::Bot::Acts;
        let (games, id) = (self.clone(), Arc::clone(open.id()));
        self.node.tasks().spawn(async move { games.act_for_bot(&id).await });
    }

    async fn act_for_bot(&self, id: &str) {
        loop {
            match self.bot_step(id).await {
                Ok(true) => {}
                Ok(false) => return,
                // Space may be made, and a network may come back.
                Err(Failure::Store(StoreError::Full(_)) | Failure::Job(JobError::NoNet(_))) => {
                    self.node.tasks().sleep(RETRY).await;
                }
                Err(failure) => {
                    if !matches!(failure, Failure::NotFound(_) | Failure::Store(StoreError::Closed)) {
                        tracing::error!("the bot of match {id} cannot go on: {failure}");
                    }
                    if let Ok(mut open) = self.open(id).await {
                        open.loaded().bot = room::Bot::Rests;
                    }
                    return;
                }
            }
        }
    }

    /// One decision of a bot. `false`: nothing more is to be done, and the room is marked so.
    async fn bot_step(&self, id: &str) -> Result<bool, Failure> {
        let (id, m, seen, player, level) = {
            let mut open = self.open(id).await?;
            open.loaded().bot = room::Bot::Rests;
            let Some((player, level)) = open.played().bot_to_act() else { return Ok(false) };
            let (level, seen) = (level.to_owned(), open.played().len());
            let m = Arc::new(open.played().now().clone());
            open.loaded().bot = room::Bot::Acts;
            if !self.can_throw(&mut open).await? {
                drop(open);
                self.wait_for_dice().await;
                return Ok(true);
            }
            (Arc::clone(open.id()), m, seen, player, level)
        };
        let job = Job::Bot { state: m, player, level, seed: seed_of(&id, seen) };
        let Outcome::Bot(decision) = self.node.perform(&id, job).await? else {
            return Err(JobError::Mixed.into());
        };
        let mut open = self.open(&id).await?;
        if open.played().len() != seen {
            // The match has gone on meanwhile: the bot decides anew.
            return Ok(true);
        }
        let now = self.node.tasks().now();
        let prepared = match decision {
            Some(actions) => open.played().decide(player, actions, now)?,
            None => match open.played().bot_roll(player, now) {
                Err(Refused::DiceWanted(_)) => {
                    open.loaded().bot = room::Bot::AwaitsDice(seen);
                    return Ok(false);
                }
                prepared => prepared?,
            },
        };
        // If another writer was faster, the next step starts from what they wrote.
        let prepared = thrown(&mut open, prepared)?;
        self.commit(&mut open, prepared, None).await?;
        Ok(true)
    }
}

/// Whether a bot is to act and nobody acts for it.
fn due(open: &mut Held) -> bool {
    let (turn, seen) = (open.played().bot_to_act().is_some(), open.played().len());
    turn && !matches!(open.loaded().bot, room::Bot::Acts) && open.loaded().bot != room::Bot::AwaitsDice(seen)
}

/// A bot's own chance (weaker levels err at random) differs from match to match and from turn to turn, and is the same when
/// a turn is decided again.
fn seed_of(id: &str, seq: usize) -> u64 {
    id.bytes().fold(seq as u64, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
