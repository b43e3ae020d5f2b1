//! Rollouts. Each runs in a task of its own, one slice a job, and writes every slice as it is played, so that it can pause at
//! any time and go on later, also after a restart. Slices wait in the lanes of the engine's jobs.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tavola_rollout::{self as rollout, Course, Limits, Part, Played, Rollout, Slice};
use tokio::sync::watch;

use crate::bus::Pulse;
use crate::failure::Failure;
use crate::failure::wire::Unreadable;
use crate::games::Games;
use crate::ids;
use crate::job::{Job, JobError, Outcome, Position};
use crate::node::Node;
use crate::positions::{self, QUEUE};
use crate::principal::Principal;
use crate::store::{StoreError, to_text};
use crate::work::{Background, InLanes, Next, Wish};
use store::StoredRollout;
use wire::{NewRollout, RolloutAbout, RolloutList, RolloutRequest, RolloutView};

mod calls;
mod store;
mod view;
pub(crate) mod wire;

pub(crate) use calls::routes;

/// How long a rollout waits while nothing can be written, or too many jobs wait.
const RETRY: Duration = Duration::from_secs(2);
/// The most trials that a page asks for: a view of a rollout adds all of them up.
const MOST_TRIALS: u32 = 100_000;
/// The most plays that a page compares.
const MOST_PLAYS: usize = 50;

/// The rollouts of a node. Clones share them.
#[derive(Clone)]
pub(crate) struct Rollouts {
    node: Node,
    games: Games,
    running: Arc<Running>,
}

/// The rollouts that run, by their ids.
type Running = Background<Arc<str>, Option<Arc<Mutex<Live>>>>;

impl AsRef<Node> for Rollouts {
    fn as_ref(&self) -> &Node {
        &self.node
    }
}

/// A rollout that runs.
#[derive(Debug)]
struct Live {
    rollout: Rollout,
    course: Course,
    /// When it began to run to its limits by the node's clock, and the trials that were left then.
    since: Duration,
    before: u64,
}

impl Live {
    fn new(rollout: Rollout, now: Duration) -> Live {
        let course = Course::new(&rollout);
        let before = course.left(&rollout);
        Live { rollout, course, since: now, before }
    }

    /// Other limits than those that it began with.
    fn set_limits(&mut self, limits: Limits, now: Duration) {
        self.rollout.set_limits(limits);
        self.course = Course::new(&self.rollout);
        self.course.due(&self.rollout);
        (self.since, self.before) = (now, self.course.left(&self.rollout));
    }

    /// About how long it still takes.
    fn seconds_left(&self, now: Duration) -> Option<u64> {
        let left = self.course.left(&self.rollout);
        let played = self.before.saturating_sub(left);
        let seconds = now.saturating_sub(self.since).as_secs_f64() * left as f64 / played as f64;
        (played > 0).then_some(seconds.ceil() as u64)
    }
}

/// Nothing panics while it holds the lock.
fn lock(live: &Mutex<Live>) -> MutexGuard<'_, Live> {
    live.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a rollout has ended.
enum Ended {
    /// It has reached its limits, or was paused.
    Rests,
    /// It was removed.
    Gone,
}

impl Rollouts {
    /// Those of a node.
    pub(crate) fn new(games: Games) -> Rollouts {
        Rollouts { node: games.node().clone(), games, running: Arc::default() }
    }

    /// Goes on with the rollouts that ran when the node stopped.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        for id in self.node.store().running_rollouts().await? {
            self.wake(id.into());
        }
        Ok(())
    }

    /// Refuses a rollout to those who do not have it.
    async fn check_owner(&self, id: &str, principal: &Principal) -> Result<(), Failure> {
        let theirs = !principal.is_of_a_service()
            || self.node.store().rollout_owners(id).await?.iter().any(|owner| owner == principal.owner());
        if theirs { Ok(()) } else { Err(no_rollout(id)) }
    }

    /// All rollouts of somebody.
    pub(crate) async fn list(&self, owner: &str) -> Result<RolloutList, Failure> {
        let mut list = RolloutList { rollouts: Vec::new(), unreadable: Vec::new() };
        for stored in self.node.store().rollouts(owner).await? {
            let card = match stored {
                Ok(stored) => {
                    let id = stored.id.clone();
                    view::card(stored).map_err(|failure| (id, failure.to_string()))
                }
                Err((id, error)) => Err((id, error.to_string())),
            };
            match card {
                Ok(card) => list.rollouts.push(card),
                Err((id, reason)) => list.unreadable.push(Unreadable { id, reason }),
            }
        }
        Ok(list)
    }

    /// Begins a rollout, or goes on with that of the same job.
    pub(crate) async fn roll_out(
        &self,
        new: NewRollout,
        principal: &Principal,
    ) -> Result<RolloutView, Failure> {
        self.node.allows_work(principal, "").await?;
        let limits = checked(view::limits(&new.limits, 0))?;
        let plays = usize::from(new.plays);
        if plays > MOST_PLAYS || new.moves.len() > MOST_PLAYS {
            return Err(Failure::bad(format!("expected at most {MOST_PLAYS} plays")));
        }
        let placed = match (&new.position, &new.place) {
            (Some(query), None) => positions::read(query)?,
            (None, Some(place)) => {
                self.games.may_be_helped(principal, &place.id).await?;
                self.games.placed(&place.id, place.at).await?
            }
            _ => return Err(Failure::bad("expected either a position or a place in a match")),
        };
        if placed.is_over() {
            return Err(Failure::GameOver);
        }
        let (player, terms) = placed.about();
        let about = RolloutAbout { player, terms };
        let moves: Vec<Vec<_>> = new.moves.iter().map(|moves| view::moves(moves)).collect();
        let settings = view::settings(&new.settings);
        let (settings, cube) = settings;
        let position = Position(Box::new(placed));
        let job = Job::Candidates { position, settings, cube, plays, moves };
        let Outcome::Rollout(job) = self.node.perform(&principal.queue(QUEUE), job).await? else {
            return Err(JobError::Mixed.into());
        };
        let rollout = self.node.tasks().compute(move || Rollout::new(*job)).await??;
        let id = self.add(rollout, about, limits, principal.owner()).await?;
        self.run(id, RolloutRequest { run: true, limits: Some(new.limits) }).await
    }

    /// Adds a rollout. If there is one of the same job, it takes in the slices, and its id is returned.
    async fn add(
        &self,
        rollout: Rollout,
        about: RolloutAbout,
        limits: Limits,
        owner: &str,
    ) -> Result<String, Failure> {
        let (rollouts, owner) = (self.clone(), owner.to_owned());
        let added = async move {
            let slices: Vec<&Played> = rollout.slices().collect();
            let (new, job) = (ids::new().map_err(Failure::internal)?, rollout.job());
            let about = to_text(&about)?;
            let id = rollouts.node.store().create_rollout(&new, job, &about, &limits, &slices).await?;
            rollouts.node.store().own_rollout(&id, &owner).await?;
            if id != new && !slices.is_empty() {
                rollouts.merge(&id, rollout).await?;
            }
            Ok(id)
        };
        self.node.tasks().finish(added).await?
    }

    /// Takes the slices of another part of the same rollout in.
    async fn merge(&self, id: &str, part: Rollout) -> Result<(), Failure> {
        let stored = self.stored(id).await?;
        let live = self.running.progress(&Arc::from(id)).flatten();
        let whole = match live {
            Some(live) => {
                let mut live = lock(&live);
                live.rollout.merge(part)?;
                let limits = *live.rollout.limits();
                live.set_limits(limits, self.node.tasks().uptime());
                live.rollout.clone()
            }
            None => {
                let mut whole = self.rolled(stored).await?;
                whole.merge(part)?;
                whole
            }
        };
        let slices: Vec<&Played> = whole.slices().collect();
        self.node.store().keep_slices(id, &slices).await?;
        let running = self.stored(id).await?.running;
        self.changed(id, running, Some(whole.limits())).await
    }

    /// Begins to run a rollout, or pauses it.
    pub(crate) async fn run(
        &self,
        id: String,
        RolloutRequest { run, limits }: RolloutRequest,
    ) -> Result<RolloutView, Failure> {
        let stored = self.stored(&id).await?;
        let limits = limits.map(|limits| checked(view::limits(&limits, stored.limits.skip))).transpose()?;
        if run {
            self.node.perform(&Arc::from(QUEUE), Job::Check(Box::new(stored.job))).await?;
        }
        let rollouts = self.clone();
        let changed = async move {
            let key = Arc::from(&*id);
            let live = rollouts.running.progress(&key).flatten();
            if let (Some(live), Some(limits)) = (live, limits) {
                lock(&live).set_limits(limits, rollouts.node.tasks().uptime());
            }
            rollouts.changed(&id, run, limits.as_ref()).await?;
            if run {
                rollouts.wake(key);
            } else {
                rollouts.running.stop(&key);
            }
            rollouts.rollout(&id).await
        };
        self.node.tasks().finish(changed).await?
    }

    /// Writes whether a rollout is wanted, and its limits.
    async fn changed(&self, id: &str, running: bool, limits: Option<&Limits>) -> Result<(), Failure> {
        let seq = self.node.store().change_rollout(id, running, limits).await?;
        let seq = seq.ok_or_else(|| no_rollout(id))?;
        self.node.bus().report(Pulse::Seq(id.into(), seq));
        Ok(())
    }

    /// A rollout as far as it is.
    pub(crate) async fn rollout(&self, id: &str) -> Result<RolloutView, Failure> {
        let stored = self.stored(id).await?;
        let live = self.running.progress(&Arc::from(id)).flatten().filter(|_| stored.running);
        if let Some(live) = live {
            let now = self.node.tasks().uptime();
            let shown = move || {
                let live = lock(&live);
                view::view(&stored, &live.rollout, &live.course, live.seconds_left(now))
            };
            return self.node.tasks().compute(shown).await?;
        }
        let whole = self.rolled(stored.clone()).await?;
        let shown = move || {
            let mut course = Course::new(&whole);
            course.due(&whole);
            view::view(&stored, &whole, &course, None)
        };
        self.node.tasks().compute(shown).await?
    }

    /// A rollout as a file, with its id.
    pub(crate) async fn file(&self, id: &str) -> Result<String, Failure> {
        let whole = self.rolled(self.stored(id).await?).await?;
        self.node.tasks().compute(move || whole.print()).await?.map_err(Failure::internal)
    }

    /// Adds the rollout of a file, or takes its slices into that of the same job. It rests.
    pub(crate) async fn open(&self, text: String, owner: &str) -> Result<RolloutView, Failure> {
        let read = move || {
            let rollout = Rollout::parse(&text)?;
            let about = view::about(rollout.job())?;
            Ok::<_, Failure>((rollout, about))
        };
        let (rollout, about) = self.node.tasks().compute(read).await??;
        let limits = *rollout.limits();
        let id = self.add(rollout, about, limits, owner).await?;
        self.rollout(&id).await
    }

    /// Removes a rollout from the list of somebody; the rollout itself with the last who has it.
    pub(crate) async fn remove(&self, id: String, owner: &str) -> Result<(), Failure> {
        let (rollouts, owner) = (self.clone(), owner.to_owned());
        let removed = async move {
            rollouts.node.store().disown_rollout(&id, &owner).await?;
            if !rollouts.node.store().rollout_owners(&id).await?.is_empty() {
                return Ok(());
            }
            if !rollouts.node.store().remove_rollout(&id).await? {
                return Err(no_rollout(&id));
            }
            let key: Arc<str> = id.into();
            rollouts.running.stop(&key);
            rollouts.node.bus().report(Pulse::Gone(key));
            Ok(())
        };
        self.node.tasks().finish(removed).await?
    }

    async fn stored(&self, id: &str) -> Result<StoredRollout, Failure> {
        self.node.store().rollout(id).await?.ok_or_else(|| no_rollout(id))
    }

    /// A stored rollout with its slices.
    async fn rolled(&self, stored: StoredRollout) -> Result<Rollout, Failure> {
        let slices = self.node.store().slices(&stored.id).await?;
        let whole = move || Rollout::with(stored.job, stored.limits, slices);
        Ok(self.node.tasks().compute(whole).await??)
    }

    /// Lets a rollout run.
    fn wake(&self, id: Arc<str>) {
        if let Some(wished) = self.running.ask(&id, None) {
            let rollouts = self.clone();
            self.node.tasks().spawn(async move { rollouts.keep_rolling(id, wished).await });
        }
    }

    async fn keep_rolling(&self, id: Arc<str>, mut wished: watch::Receiver<Wish>) {
        loop {
            let begun = *wished.borrow_and_update();
            let ended = if begun.run { self.roll(&id, &mut wished).await } else { Ok(Ended::Rests) };
            match ended {
                Ok(Ended::Rests) => self.rest(&id).await,
                Ok(Ended::Gone) | Err(Failure::NotFound(_) | Failure::Store(StoreError::Closed)) => {}
                Err(Failure::Store(StoreError::Full(_)) | Failure::Job(JobError::Busy)) => {
                    self.node.tasks().sleep(RETRY).await;
                    continue;
                }
                Err(failure) => {
                    tracing::error!("rollout {id} cannot go on: {failure}");
                    self.rest(&id).await;
                }
            }
            if self.running.end(&id, begun, &wished) {
                return;
            }
        }
    }

    /// Marks a rollout as one that rests. If this fails, the next start of the node finds that nothing is left to play.
    async fn rest(&self, id: &str) {
        _ = self.changed(id, false, None).await;
    }

    /// Plays what a rollout lacks until its limits.
    async fn roll(&self, id: &Arc<str>, wished: &mut watch::Receiver<Wish>) -> Result<Ended, Failure> {
        let stored = self.stored(id).await?;
        if !stored.running {
            self.changed(id, true, None).await?;
        }
        let rollout = self.rolled(stored).await?;
        self.check(id, rollout.job()).await?;
        let job = rollout.job().clone();
        let live = Arc::new(Mutex::new(Live::new(rollout, self.node.tasks().uptime())));
        self.running.update(id, |progress| *progress = Some(Arc::clone(&live)));
        loop {
            let due: VecDeque<Part> = {
                let live = &mut *lock(&live);
                live.course.due(&live.rollout).into()
            };
            if due.is_empty() {
                return Ok(Ended::Rests);
            }
            let play = |lane, part| self.clone().roll_part(lane, job.clone(), part);
            let mut rolled = InLanes::new(self.node.lanes(), due, play);
            loop {
                let played = match rolled.next(wished).await {
                    Next::Result(played) => played?,
                    Next::Stopped => return Ok(Ended::Rests),
                    Next::All => break,
                };
                let Some(seq) = self.node.store().keep_slices(id, &[&played]).await? else {
                    return Ok(Ended::Gone);
                };
                lock(&live).rollout.take(played)?;
                self.node.bus().report(Pulse::Seq(Arc::clone(id), seq));
            }
        }
    }

    /// Whether the engine is that of a rollout. Tables that are still being loaded after a start are waited for.
    async fn check(&self, id: &Arc<str>, job: &rollout::Job) -> Result<(), Failure> {
        const PATIENCE: usize = 5;
        for _ in 0..PATIENCE {
            match self.node.perform(id, Job::Check(Box::new(job.clone()))).await {
                Err(JobError::OtherEngine) => self.node.tasks().sleep(RETRY).await,
                checked => return checked.map(drop).map_err(Failure::from),
            }
        }
        Err(JobError::OtherEngine.into())
    }

    /// Plays a part in a lane.
    async fn roll_part(self, lane: Arc<str>, job: rollout::Job, part: Part) -> Result<Played, JobError> {
        let Part { candidate, first, trials } = part;
        let slice = Job::Slice(Box::new(Slice { job, candidate, first, trials }));
        match self.node.perform(&lane, slice).await? {
            Outcome::Played(played) => Ok(played),
            _ => Err(JobError::Mixed),
        }
    }
}

fn checked(limits: Limits) -> Result<Limits, Failure> {
    let positive = |limit: Option<f64>| limit.is_none_or(|limit| limit.is_finite() && limit > 0.0);
    if !(1..=MOST_TRIALS).contains(&limits.trials) {
        return Err(Failure::bad(format!("expected 1 to {MOST_TRIALS} trials")));
    }
    if !positive(limits.stop_se) || !positive(limits.stop_jsd) {
        return Err(Failure::bad("expected limits above 0"));
    }
    Ok(limits)
}

fn no_rollout(id: &str) -> Failure {
    Failure::NotFound(format!("no rollout {id:?}"))
}
