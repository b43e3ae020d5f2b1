//! Bots. The job of a bot is written together with the action that makes it due. The writing node takes it at once, because it decides
//! faster than a notified node. A node with many bots leaves their jobs to any node. After the end of a node, other nodes take its jobs.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use tavola_play::{MatchSetup, Refused, Seat};
use tavola_rules::Match;
use tokio::sync::Semaphore;

use super::Games;
use super::dice::thrown;
use super::room::{self, Held};
use super::store::BotJob;
use crate::bus::Pulse;
use crate::failure::Failure;
use crate::job::{Job, JobError, Outcome};
use crate::jobs::{ANY, Class, Key, New, Taken};
use crate::store::StoreError;

/// Delay between two attempts while the store cannot be written.
const RETRY: Duration = Duration::from_secs(2);

/// Number of bots that act here at once before their jobs go to other nodes, and the maximum that is taken from others at once.
const MANY: usize = 8;

/// The bots that act in one process.
#[derive(Debug)]
pub(super) struct Acting {
    count: AtomicUsize,
    /// Permits for jobs from other nodes.
    places: Arc<Semaphore>,
}

impl Default for Acting {
    fn default() -> Acting {
        Acting { count: AtomicUsize::new(0), places: Arc::new(Semaphore::new(MANY)) }
    }
}

fn key_of(id: &Arc<str>, seq: usize) -> Key {
    Key { class: Class::Bot, subject: Arc::clone(id), seq: seq as i64 }
}

/// Returns the job of the bot that is due after `seq` actions. Bots of different matches take turns.
fn job_of(id: &Arc<str>, setup: &MatchSetup, now: &Match, seq: usize) -> Option<New> {
    let player = now.game().phase().player()?;
    matches!(setup.seat(player), Seat::Bot { .. }).then(|| New {
        key: key_of(id, seq),
        input: "{}".to_owned(),
        needs: ANY.to_owned(),
        person: format!("match {id}"),
    })
}

impl Games {
    /// Returns the bot's job that is written with actions after which the match stands at `now`.
    pub(super) fn bot_job(&self, open: &mut Held, now: &Match, seq: usize) -> Option<BotJob> {
        let setup = open.played().setup();
        if !setup.players.iter().any(Seat::is_bot) {
            return None;
        }
        let next = job_of(open.id(), setup, now, seq);
        let many = self.node.store().is_shared() && self.bots.count.load(Relaxed) >= MANY;
        let leaves = next.is_some() && many && open.loaded().bot != room::Bot::Acts;
        if leaves {
            open.loaded().bot = room::Bot::Elsewhere(seq);
        }
        let owner = (!leaves).then(|| Arc::clone(self.node.member().owner()));
        Some(BotJob { next, owner })
    }

    /// Starts a bot whose turn it is and for which nobody acts. Its job may be missing: in a match that begins with the bot's turn, or in a
    /// match of an earlier version.
    pub(super) async fn wake_bot(&self, open: &mut Held) -> Result<(), Failure> {
        if !due(open) {
            return Ok(());
        }
        let (id, played) = (Arc::clone(open.id()), open.played());
        let job = job_of(&id, played.setup(), played.now(), played.len());
        let (store, owner) = (self.node.store().clone(), Arc::clone(self.node.member().owner()));
        let added = async move { store.add_jobs(job.as_slice(), Some(&owner)).await };
        let added = self.node.tasks().finish(added).await??;
        // Without other processes on the store, a reader of the match restarts a stopped bot.
        if added > 0 || !self.node.store().is_shared() {
            self.begin_bot(open);
        } else {
            let seen = open.played().len();
            open.loaded().bot = room::Bot::Elsewhere(seen);
        }
        Ok(())
    }

    /// Starts the bot whose turn it is, if this node has its job. The caller holds the room, so that no turn is missed.
    pub(super) fn begin_bot(&self, open: &mut Held) {
        if !due(open) {
            let seen = open.played().len();
            if open.loaded().bot == room::Bot::Elsewhere(seen) {
                self.node.report(Pulse::Jobs);
            }
            return;
        }
        open.loaded().bot = room::Bot::Acts;
        let (games, id) = (self.clone(), Arc::clone(open.id()));
        self.node.tasks().spawn(async move { games.act_for_bot(&id, 1).await });
    }

    /// Acts for a bot whose job this node has taken from the queue. Returns when the next job may be taken: at once, unless many bots act
    /// here.
    pub(crate) async fn take_over(&self, taken: &Taken) -> Result<(), Failure> {
        let Ok(place) = Arc::clone(&self.bots.places).acquire_owned().await else { return Ok(()) };
        let mut open = self.open(&taken.key.subject).await?;
        let here = open.played().len() as i64 == taken.key.seq && open.played().bot_to_act().is_some();
        if !here {
            drop(open);
            self.node.store().finish_job(&taken.key, self.node.member().owner()).await?;
        } else if open.loaded().bot != room::Bot::Acts {
            open.loaded().bot = room::Bot::Acts;
            let (games, id, attempts) = (self.clone(), Arc::clone(open.id()), taken.attempts);
            self.node.tasks().spawn(async move {
                games.act_for_bot(&id, attempts).await;
                drop(place);
            });
        }
        Ok(())
    }

    async fn act_for_bot(&self, id: &str, attempts: i64) {
        self.bots.count.fetch_add(1, Relaxed);
        self.act_to_the_end(id, attempts).await;
        self.bots.count.fetch_sub(1, Relaxed);
    }

    async fn act_to_the_end(&self, id: &str, mut attempts: i64) {
        loop {
            match self.bot_step(id).await {
                Ok(true) => attempts = 1,
                Ok(false) => return,
                // The disk may get free space, and the network may return.
                Err(Failure::Store(StoreError::Full(_)) | Failure::Job(JobError::NoNet(_))) => {
                    self.node.tasks().sleep(RETRY).await;
                }
                Err(failure) => {
                    if !matches!(failure, Failure::NotFound(_) | Failure::Store(StoreError::Closed)) {
                        self.bot_failed(id, attempts, &failure).await;
                    }
                    return;
                }
            }
        }
    }

    /// Returns the job to the queue; it rests for a while, and then any node takes it.
    async fn bot_failed(&self, id: &str, attempts: i64, failure: &Failure) {
        tracing::error!("the bot of match {id} cannot go on: {failure}");
        let Ok(mut open) = self.open(id).await else { return };
        let (seen, shared) = (open.played().len(), self.node.store().is_shared());
        open.loaded().bot = if shared { room::Bot::Elsewhere(seen) } else { room::Bot::Rests };
        let key = key_of(open.id(), seen);
        let taken =
            Taken { key, input: String::new(), needs: ANY.to_owned(), person: String::new(), attempts };
        // If this fails too, the lease expires.
        _ = self.node.store().fail_job(&taken, self.node.member().owner(), &failure.to_string()).await;
    }

    /// Makes one decision of a bot. `false`: no decision is left, and the room is marked accordingly.
    async fn bot_step(&self, id: &str) -> Result<bool, Failure> {
        let (id, key, _held, m, seen, player, level) = {
            let mut open = self.open(id).await?;
            open.loaded().bot = room::Bot::Rests;
            let Some((player, level)) = open.played().bot_to_act() else { return Ok(false) };
            let (level, seen) = (level.to_owned(), open.played().len());
            let m = Arc::new(open.played().now().clone());
            open.loaded().bot = room::Bot::Acts;
            let key = key_of(open.id(), seen);
            let held = self.node.member().hold(&key, self.node.tasks().uptime());
            if !self.can_throw(&mut open).await? {
                drop(open);
                self.wait_for_dice().await;
                return Ok(true);
            }
            (Arc::clone(open.id()), key, held, m, seen, player, level)
        };
        let job = Job::Bot { state: m, player, level, seed: seed_of(&id, seen) };
        let Outcome::Bot(decision) = self.node.perform(&id, job).await? else {
            return Err(JobError::Mixed.into());
        };
        let mut open = self.open(&id).await?;
        if open.played().len() != seen {
            // The match has changed meanwhile: the bot decides again.
            return Ok(true);
        }
        let now = self.moment(&open, self.arrival());
        let prepared = match decision {
            Some(actions) => open.played().decide(player, actions, now)?,
            None => match open.played().bot_roll(player, now) {
                Err(Refused::DiceWanted(_)) => {
                    open.loaded().bot = room::Bot::AwaitsDice(seen);
                    self.node.store().finish_job(&key, self.node.member().owner()).await?;
                    return Ok(false);
                }
                prepared => prepared?,
            },
        };
        // If another writer was faster, the next step starts from their actions.
        let prepared = thrown(&mut open, prepared)?;
        self.commit(&mut open, prepared, None).await?;
        Ok(true)
    }
}

/// Returns whether a bot has to act and nobody acts for it.
fn due(open: &mut Held) -> bool {
    let (turn, seen) = (open.played().bot_to_act().is_some(), open.played().len());
    turn && match open.loaded().bot {
        room::Bot::Rests => true,
        room::Bot::Acts => false,
        room::Bot::Elsewhere(at) | room::Bot::AwaitsDice(at) => at != seen,
    }
}

/// Returns the seed for a bot's own chance (weaker levels err at random). It differs from match to match and from turn to turn, and is the
/// same if a turn is decided again.
fn seed_of(id: &str, seq: usize) -> u64 {
    id.bytes().fold(seq as u64, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
