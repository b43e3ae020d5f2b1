//! Rollouts. The slices that are due are jobs for any node or worker. Every slice is written when it is played, and the player of the last
//! due slice adds the next ones. A rollout can pause at any time and continue later, also after a restart.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tavola_rollout::{self as rollout, Course, Limits, Part, Played, Rollout, SLICE, Slice};
use tokio::sync::OwnedMutexGuard;

use crate::bus::Pulse;
use crate::failure::Failure;
use crate::failure::wire::Unreadable;
use crate::games::Games;
use crate::ids;
use crate::job::{Job, JobError, JobPosition, Outcome};
use crate::jobs::{Class, Finished, Key, New, Taken};
use crate::node::Node;
use crate::parts::{self, ListQuery, MOST_LISTED};
use crate::positions::{self, QUEUE};
use crate::principal::Principal;
use crate::store::to_text;
use store::{Kept, StoredRollout};
use wire::{NewRollout, RolloutAbout, RolloutList, RolloutRequest, RolloutView};

mod calls;
mod store;
mod view;
pub(crate) mod wire;

pub(crate) use calls::routes;

/// Maximum number of rollouts in memory, so that most requests do not read all slices.
const MOST_HELD: usize = 16;
/// Range of job numbers for each first trial: there are fewer candidates.
const CANDIDATES: i64 = 1 << 10;
/// Maximum number of trials in a request: a view of a rollout adds all of them up.
const MOST_TRIALS: u32 = 100_000;
/// Maximum number of plays that a request compares.
const MOST_PLAYS: usize = 50;

/// The rollouts of a node. Clones share them.
#[derive(Clone)]
pub(crate) struct Rollouts {
    node: Node,
    games: Games,
    held: Arc<Mutex<HashMap<Arc<str>, Place>>>,
}

/// A place for a rollout, empty until it is loaded.
type Place = Arc<tokio::sync::Mutex<Option<Live>>>;

impl AsRef<Node> for Rollouts {
    fn as_ref(&self) -> &Node {
        &self.node
    }
}

/// The trials of a job.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Trials {
    candidate: u32,
    first: u32,
    trials: u32,
}

/// A rollout in memory. It holds only data that the store has too.
#[derive(Debug)]
struct Live {
    rollout: Rollout,
    course: Course,
    /// Number of changes that it contains.
    seq: usize,
    /// Time by the node's clock when this node first saw it run to its limits, and the number of trials left then.
    since: Duration,
    before: u64,
}

impl Live {
    fn new(stored: &StoredRollout, now: Duration) -> Result<Live, Failure> {
        let rollout = Rollout::with(stored.job.clone(), stored.limits, Vec::new())?;
        let course = Course::new(&rollout);
        Ok(Live { rollout, course, seq: 0, since: now, before: 0 })
    }

    /// Takes in the new slices of the store.
    fn take_in(&mut self, stored: &StoredRollout, slices: Vec<Played>, now: Duration) -> Result<(), Failure> {
        let begins = self.seq == 0;
        for played in slices {
            self.rollout.take(played)?;
        }
        if begins || *self.rollout.limits() != stored.limits {
            self.rollout.set_limits(stored.limits);
            self.course = Course::new(&self.rollout);
            self.course.due(&self.rollout);
            (self.since, self.before) = (now, self.course.left(&self.rollout));
        }
        self.course.due(&self.rollout);
        if !stored.running {
            (self.since, self.before) = (now, self.course.left(&self.rollout));
        }
        self.seq = stored.seq;
        Ok(())
    }

    /// Estimates the remaining seconds.
    fn seconds_left(&self, now: Duration) -> Option<u64> {
        let left = self.course.left(&self.rollout);
        let played = self.before.saturating_sub(left);
        let seconds = now.saturating_sub(self.since).as_secs_f64() * left as f64 / played as f64;
        (played > 0).then_some(seconds.ceil() as u64)
    }
}

impl Rollouts {
    /// Creates the rollouts of a node.
    pub(crate) fn new(games: Games) -> Rollouts {
        Rollouts { node: games.node().clone(), games, held: Arc::default() }
    }

    /// Refuses a rollout to callers who do not own it.
    async fn check_owner(&self, id: &str, principal: &Principal) -> Result<(), Failure> {
        let theirs = !principal.is_of_a_service()
            || self.node.store().rollout_owners(id).await?.iter().any(|owner| owner == principal.owner());
        if theirs { Ok(()) } else { Err(no_rollout(id)) }
    }

    /// Lists a part of an owner's rollouts.
    pub(crate) async fn list(&self, owner: &str, part: &ListQuery) -> Result<RolloutList, Failure> {
        let mut found = self.node.store().rollouts(owner, part.after()?, MOST_LISTED + 1).await?;
        let next = parts::cut(&mut found, |kept| (&kept.updated, &kept.id));
        let mut list = RolloutList { rollouts: Vec::new(), unreadable: Vec::new(), next };
        for Kept { id, stored, .. } in found {
            let card = stored.map_err(|error| error.to_string());
            match card.and_then(|stored| view::card(stored).map_err(|failure| failure.to_string())) {
                Ok(card) => list.rollouts.push(card),
                Err(reason) => list.unreadable.push(Unreadable { id, reason }),
            }
        }
        Ok(list)
    }

    /// Begins a rollout, or continues the one with the same job.
    pub(crate) async fn roll_out(
        &self,
        new: NewRollout,
        principal: &Principal,
    ) -> Result<RolloutView, Failure> {
        self.node.allows_work(principal, "").await?;
        let limits = checked(new.limits)?;
        let plays = usize::from(new.plays);
        if plays > MOST_PLAYS || new.moves.len() > MOST_PLAYS {
            return Err(Failure::bad(format!("expected at most {MOST_PLAYS} plays")));
        }
        let placed = match (&new.position, &new.place) {
            (Some(query), None) => positions::read(query)?,
            (None, Some(place)) => {
                self.games.may_be_helped(principal, &place.id).await?;
                self.games.placed(&place.id, place.at, None).await?
            }
            _ => return Err(Failure::bad("expected either a position or a place in a match")),
        };
        if placed.is_over() {
            return Err(Failure::GameOver);
        }
        let (player, terms) = placed.about();
        let about = RolloutAbout { player, terms };
        let moves: Vec<Vec<_>> = new.moves.iter().map(|moves| view::moves(moves)).collect();
        let position = JobPosition(Box::new(placed));
        let job = Job::Candidates { position, settings: new.settings, cube: new.cube, plays, moves };
        let Outcome::Rollout(job) = self.node.perform(&principal.queue(QUEUE), job).await? else {
            return Err(JobError::Mixed.into());
        };
        let rollout = self.node.tasks().compute(move || Rollout::new(*job)).await??;
        let id = self.add(rollout, about, limits, principal.owner()).await?;
        self.run(id, RolloutRequest { run: true, limits: Some(limits) }, principal.owner()).await
    }

    /// Adds a rollout and returns its id. A rollout with the same job takes in the slices instead.
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

    /// Takes in the slices of another part of the same rollout.
    async fn merge(&self, id: &str, part: Rollout) -> Result<(), Failure> {
        let stored = self.stored(id).await?;
        let mut whole = self.rolled(stored.clone()).await?;
        whole.merge(part)?;
        let slices: Vec<&Played> = whole.slices().collect();
        self.node.store().keep_slices(id, &slices).await?;
        self.changed(id, stored.running, Some(whole.limits())).await
    }

    /// Starts a rollout for a person, or pauses it on all nodes.
    pub(crate) async fn run(
        &self,
        id: String,
        RolloutRequest { run, limits }: RolloutRequest,
        person: &str,
    ) -> Result<RolloutView, Failure> {
        let stored = self.stored(&id).await?;
        let limits =
            limits.map(|limits| checked(Limits { skip: stored.limits.skip, ..limits })).transpose()?;
        if run {
            self.node.perform(&Arc::from(QUEUE), Job::Check(Box::new(stored.job))).await?;
        }
        let (rollouts, person) = (self.clone(), person.to_owned());
        let changed = async move {
            rollouts.changed(&id, run, limits.as_ref()).await?;
            if run {
                rollouts.advance(&id, &person).await?;
            } else {
                rollouts.node.report(Pulse::Unwanted(id.as_str().into()));
            }
            rollouts.rollout(&id).await
        };
        self.node.tasks().finish(changed).await?
    }

    /// Records whether a rollout is running, and its limits. Its free jobs are removed, because with other limits other slices are due.
    async fn changed(&self, id: &str, running: bool, limits: Option<&Limits>) -> Result<(), Failure> {
        let seq = self.node.store().change_rollout(id, running, limits).await?;
        let seq = seq.ok_or_else(|| no_rollout(id))?;
        self.node.report(Pulse::Seq(id.into(), seq));
        Ok(())
    }

    /// Marks a rollout as paused.
    pub(crate) async fn rest(&self, id: &str) -> Result<(), Failure> {
        let (rollouts, id) = (self.clone(), id.to_owned());
        self.node.tasks().finish(async move { rollouts.changed(&id, false, None).await }).await?
    }

    /// Returns the results of a rollout so far.
    pub(crate) async fn rollout(&self, id: &str) -> Result<RolloutView, Failure> {
        let (stored, live) = self.live(id).await?;
        let now = self.node.tasks().uptime();
        let shown = move || {
            let Some(live) = &*live else { return Err(no_rollout(&stored.id)) };
            let seconds = if stored.running { live.seconds_left(now) } else { None };
            view::view(&stored, &live.rollout, &live.course, seconds)
        };
        self.node.tasks().compute(shown).await?
    }

    /// Returns a rollout with all its slices, locked until the returned value is dropped.
    async fn live(&self, id: &str) -> Result<(StoredRollout, OwnedMutexGuard<Option<Live>>), Failure> {
        let held = {
            let mut all = self.held.lock().unwrap_or_else(PoisonError::into_inner);
            if all.len() >= MOST_HELD && !all.contains_key(id) {
                all.retain(|_, held| Arc::strong_count(held) > 1);
            }
            Arc::clone(all.entry(id.into()).or_default())
        };
        let mut live = held.lock_owned().await;
        let stored = match self.stored(id).await {
            Ok(stored) => stored,
            Err(failure) => {
                *live = None;
                return Err(failure);
            }
        };
        let known = live.as_ref().map_or(0, |live| live.seq);
        if known == stored.seq {
            return Ok((stored, live));
        }
        // Slices of the last known change are read again: some may have been written after the previous read.
        let slices = self.node.store().slices(id, known).await?;
        let now = self.node.tasks().uptime();
        let taken_in = move || {
            let mut state = match live.take() {
                Some(state) => state,
                None => Live::new(&stored, now)?,
            };
            state.take_in(&stored, slices, now)?;
            *live = Some(state);
            Ok::<_, Failure>((stored, live))
        };
        self.node.tasks().compute(taken_in).await?
    }

    /// Returns a rollout as a file, with its id.
    pub(crate) async fn file(&self, id: &str) -> Result<String, Failure> {
        let whole = self.rolled(self.stored(id).await?).await?;
        self.node.tasks().compute(move || whole.print()).await?.map_err(Failure::internal)
    }

    /// Adds the rollout of a file, or takes its slices into the one with the same job. The result is paused.
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

    /// Removes a rollout from the list of an owner, and deletes it when its last owner is removed.
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
            rollouts.held.lock().unwrap_or_else(PoisonError::into_inner).remove(&*id);
            rollouts.node.report(Pulse::Gone(id.into()));
            Ok(())
        };
        self.node.tasks().finish(removed).await?
    }

    async fn stored(&self, id: &str) -> Result<StoredRollout, Failure> {
        self.node.store().rollout(id).await?.ok_or_else(|| no_rollout(id))
    }

    /// Returns a stored rollout with its slices.
    async fn rolled(&self, stored: StoredRollout) -> Result<Rollout, Failure> {
        let slices = self.node.store().slices(&stored.id, 0).await?;
        let whole = move || Rollout::with(stored.job, stored.limits, slices);
        Ok(self.node.tasks().compute(whole).await??)
    }

    /// Adds the due slices as jobs. If none is due, the rollout has reached its limits and pauses. This runs after the last due slice; a
    /// run at another time does no harm.
    pub(crate) async fn advance(&self, id: &str, person: &str) -> Result<(), Failure> {
        let (rollouts, id, person) = (self.clone(), id.to_owned(), person.to_owned());
        self.node.tasks().finish(async move { rollouts.add_due(&id, &person).await }).await?
    }

    async fn add_due(&self, id: &str, person: &str) -> Result<(), Failure> {
        let (stored, mut live) = self.live(id).await?;
        if !stored.running {
            return Ok(());
        }
        let due = move || {
            let Some(Live { rollout, course, .. }) = &mut *live else { return Vec::new() };
            course.due(rollout)
        };
        let due = self.node.tasks().compute(due).await?;
        let job = |part: &Part| {
            let Part { candidate, first, trials } = *part;
            let seq = i64::from(first / SLICE) * CANDIDATES + i64::from(candidate);
            let key = Key { class: Class::Slice, subject: id.into(), seq };
            let input = to_text(&Trials { candidate, first, trials })?;
            Ok::<_, Failure>(New { key, input, needs: stored.job.engine.clone(), person: person.to_owned() })
        };
        let jobs: Vec<New> = due.iter().map(job).collect::<Result<_, _>>()?;
        if jobs.is_empty() {
            return self.changed(id, false, None).await;
        }
        self.node.store().add_slices(id, &jobs).await?;
        self.node.report(Pulse::Jobs);
        Ok(())
    }

    /// Plays a slice in a lane. Returns the next job if one was taken together with the end of this one.
    pub(crate) async fn play_slice(&self, lane: &Arc<str>, taken: &Taken) -> Result<Option<Taken>, Failure> {
        let id = &taken.key.subject;
        let Trials { candidate, first, trials } =
            serde_json::from_str(&taken.input).map_err(Failure::internal)?;
        let job: rollout::RolloutJob = self.stored(id).await?.job;
        let slice = Job::Slice(Box::new(Slice { job, candidate, first, trials }));
        let Outcome::Played(played) = self.node.perform(lane, slice).await? else {
            return Err(JobError::Mixed.into());
        };
        let (node, key) = (self.node.clone(), taken.key.clone());
        let written = async move {
            let member = node.member();
            node.store().finish_slice(&key, &played, (&**member.owner(), &*member.refused())).await
        };
        let (Finished { kept, left, next }, seq) = self.node.tasks().finish(written).await??;
        if let Some(seq) = seq {
            self.node.report(Pulse::Seq(Arc::clone(id), seq));
        }
        if kept && left == 0 {
            self.advance(id, &taken.person).await?;
        }
        Ok(next)
    }
}

fn checked(limits: Limits) -> Result<Limits, Failure> {
    if !(1..=MOST_TRIALS).contains(&limits.trials) {
        return Err(Failure::bad(format!("expected 1 to {MOST_TRIALS} trials")));
    }
    limits.check()?;
    Ok(limits)
}

fn no_rollout(id: &str) -> Failure {
    Failure::NotFound(format!("no rollout {id:?}"))
}
