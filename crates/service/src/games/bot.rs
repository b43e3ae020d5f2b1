//! Bots. The job of a bot that is due is written with the action that makes it due, and taken at once by the node that writes:
//! it decides faster than another one would hear of it. A node with many bots leaves their jobs to any node, and when a
//! node ends, somebody else takes those that it has.

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

/// How long a bot waits while nothing can be written.
const RETRY: Duration = Duration::from_secs(2);

/// Bots that act here at once before others are asked, and the most that are taken from others at once.
const MANY: usize = 8;

/// The bots that act in one process.
#[derive(Debug)]
pub(super) struct Acting {
    count: AtomicUsize,
    /// For those that others have left.
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

/// The job of the bot that is due after `seq` actions. Bots of different matches take turns.
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
    /// What is written of a bot's job with actions after which the match stands at `now`.
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

    /// Starts a bot if it is its turn and nobody acts for it, where its job may be missing: in a match that begins with it,
    /// or one of an earlier version.
    pub(super) async fn wake_bot(&self, open: &mut Held) -> Result<(), Failure> {
        if !due(open) {
            return Ok(());
        }
        let (id, played) = (Arc::clone(open.id()), open.played());
        let job = job_of(&id, played.setup(), played.now(), played.len());
        let (store, owner) = (self.node.store().clone(), Arc::clone(self.node.member().owner()));
        let added = async move { store.add_jobs(job.as_slice(), Some(&owner)).await };
        let added = self.node.tasks().finish(added).await??;
        // Where no other process has the store, a reader of the match restarts a bot that was stopped.
        if added > 0 || !self.node.store().is_shared() {
            self.begin_bot(open);
        } else {
            let seen = open.played().len();
            open.loaded().bot = room::Bot::Elsewhere(seen);
        }
        Ok(())
    }

    /// Starts a bot whose job this node has, if it is its turn. The caller holds the room, so that no turn is missed.
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

    /// Acts for a bot whose job this node has taken: nobody has done it. Returns when the next one may be taken, which is
    /// at once unless many bots act here.
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
                // Space may be made, and a network may come back.
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

    /// The job rests for a while, and is taken again by anybody.
    async fn bot_failed(&self, id: &str, attempts: i64, failure: &Failure) {
        tracing::error!("the bot of match {id} cannot go on: {failure}");
        let Ok(mut open) = self.open(id).await else { return };
        let (seen, shared) = (open.played().len(), self.node.store().is_shared());
        open.loaded().bot = if shared { room::Bot::Elsewhere(seen) } else { room::Bot::Rests };
        let key = key_of(open.id(), seen);
        let taken =
            Taken { key, input: String::new(), needs: ANY.to_owned(), person: String::new(), attempts };
        // Where this fails too, the lease ends by itself.
        _ = self.node.store().fail_job(&taken, self.node.member().owner(), &failure.to_string()).await;
    }

    /// One decision of a bot. `false`: nothing more is to be done, and the room is marked so.
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
            // The match has gone on meanwhile: the bot decides anew.
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
        // If another writer was faster, the next step starts from what they wrote.
        let prepared = thrown(&mut open, prepared)?;
        self.commit(&mut open, prepared, None).await?;
        Ok(true)
    }
}

/// Whether a bot is to act and nobody acts for it.
fn due(open: &mut Held) -> bool {
    let (turn, seen) = (open.played().bot_to_act().is_some(), open.played().len());
    turn && match open.loaded().bot {
        room::Bot::Rests => true,
        room::Bot::Acts => false,
        room::Bot::Elsewhere(at) | room::Bot::AwaitsDice(at) => at != seen,
    }
}

/// A bot's own chance (weaker levels err at random) differs from match to match and from turn to turn, and is the same when
/// a turn is decided again.
fn seed_of(id: &str, seq: usize) -> u64 {
    id.bytes().fold(seq as u64, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
