//! Rollouts. Each runs in a task of its own, one slice a job, and writes every slice as it is played, so that it can pause at
//! any time and go on later, also after a restart. Slices wait in the lanes of the engine's jobs.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tavola_engine::Cancel;
use tavola_rollout::{Course, Limits, Machine, Part, Played, Rollout, RolloutError};
use tokio::sync::watch;

use super::background::{Background, InLanes, Next, Wish};
use super::{Matches, POSITIONS, RETRY, to_text, uncancelled, until};
use crate::error::Failure;
use crate::jobs::JobError;
use crate::news::Pulse;
use crate::position::{self, Placed};
use crate::rollout_view;
use crate::store::{StoreError, StoredRollout};
use crate::wire::{NewRollout, RolloutAbout, RolloutList, RolloutRequest, RolloutView, Unreadable};

/// The most trials that a page asks for: a view of a rollout adds all of them up.
const MOST_TRIALS: u32 = 100_000;
/// The most plays that a page compares.
const MOST_PLAYS: usize = 50;

/// The rollouts that run.
pub(super) type Rollouts = Background<Arc<str>, Option<Arc<Mutex<Live>>>>;

/// A rollout that runs.
#[derive(Debug)]
pub(super) struct Live {
    rollout: Rollout,
    course: Course,
    /// When it began to run to its limits, and the trials that were left then.
    since: Instant,
    before: u64,
}

impl Live {
    fn new(rollout: Rollout) -> Live {
        let course = Course::new(&rollout);
        let before = course.left(&rollout);
        Live { rollout, course, since: Instant::now(), before }
    }

    /// Other limits than those that it began with.
    fn set_limits(&mut self, limits: Limits) {
        self.rollout.set_limits(limits);
        self.course = Course::new(&self.rollout);
        self.course.due(&self.rollout);
        (self.since, self.before) = (Instant::now(), self.course.left(&self.rollout));
    }

    /// About how long it still takes.
    fn seconds_left(&self) -> Option<u64> {
        let left = self.course.left(&self.rollout);
        let played = self.before.saturating_sub(left);
        let seconds = self.since.elapsed().as_secs_f64() * left as f64 / played as f64;
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

impl Matches {
    /// Goes on with the rollouts that ran when the server stopped.
    pub(super) async fn resume_rollouts(&self) -> Result<(), StoreError> {
        for id in self.store().running_rollouts().await? {
            self.wake_rollout(id.into());
        }
        Ok(())
    }

    /// All rollouts.
    pub(crate) async fn rollouts(&self) -> Result<RolloutList, Failure> {
        let mut list = RolloutList { rollouts: Vec::new(), unreadable: Vec::new() };
        for stored in self.store().rollouts().await? {
            let card = match stored {
                Ok(stored) => {
                    let id = stored.id.clone();
                    rollout_view::card(stored).map_err(|failure| (id, failure.to_string()))
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
    pub(crate) async fn roll_out(&self, new: NewRollout) -> Result<RolloutView, Failure> {
        let limits = checked(rollout_view::limits(&new.limits, 0))?;
        let plays = usize::from(new.plays);
        if plays > MOST_PLAYS || new.moves.len() > MOST_PLAYS {
            return Err(Failure::bad(format!("expected at most {MOST_PLAYS} plays")));
        }
        let placed = match (&new.position, &new.place) {
            (Some(query), None) => position::read(query)?,
            (None, Some(place)) => self.placed(&place.id, place.at).await?,
            _ => return Err(Failure::bad("expected either a position or a place in a match")),
        };
        if placed.is_over() {
            return Err(Failure::GameOver);
        }
        let about = placed.about();
        let moves: Vec<Vec<_>> = new.moves.iter().map(|moves| rollout_view::moves(moves)).collect();
        let engine = self.shared.engine.clone();
        let job =
            move |cancel: &Cancel| placed.rollout(&until(&engine, cancel), &new.settings, plays, &moves);
        let rollout = self.shared.jobs.run(&Arc::from(POSITIONS), job).await??;
        let id = self.add_rollout(rollout, about, limits).await?;
        self.run_rollout(id, RolloutRequest { run: true, limits: Some(new.limits) }).await
    }

    /// A match as it stood after some actions.
    pub(crate) async fn placed(&self, id: &str, at: usize) -> Result<Placed, Failure> {
        let open = self.open(id).await?;
        let past = tokio::task::spawn_blocking(move || open.played().at(at).map(|m| Placed::of_match(&m)));
        let past = past.await.map_err(Failure::internal)?;
        let past = past.ok_or_else(|| Failure::bad(format!("the match has no action {at}")))?;
        past.ok_or_else(|| Failure::bad("expected a place before a roll, or after one"))
    }

    /// Adds a rollout. If there is one of the same job, it takes in the slices, and its id is returned.
    async fn add_rollout(
        &self,
        rollout: Rollout,
        about: RolloutAbout,
        limits: Limits,
    ) -> Result<String, Failure> {
        let matches = self.clone();
        uncancelled(async move {
            let slices: Vec<&Played> = rollout.slices().collect();
            let (new, job) = (matches.new_id(), rollout.job());
            let about = to_text(&about)?;
            let id = matches.store().create_rollout(&new, job, &about, &limits, &slices).await?;
            if id != new && !slices.is_empty() {
                matches.merge_rollout(&id, rollout).await?;
            }
            Ok(id)
        })
        .await
    }

    /// Takes the slices of another part of the same rollout in.
    async fn merge_rollout(&self, id: &str, part: Rollout) -> Result<(), Failure> {
        let stored = self.stored_rollout(id).await?;
        let live = self.shared.rollouts.progress(&Arc::from(id)).flatten();
        let whole = match live {
            Some(live) => {
                let mut live = lock(&live);
                live.rollout.merge(part)?;
                let limits = *live.rollout.limits();
                live.set_limits(limits);
                live.rollout.clone()
            }
            None => {
                let mut whole = self.rolled(stored).await?;
                whole.merge(part)?;
                whole
            }
        };
        let slices: Vec<&Played> = whole.slices().collect();
        self.store().keep_slices(id, &slices).await?;
        let running = self.stored_rollout(id).await?.running;
        self.changed(id, running, Some(whole.limits())).await
    }

    /// Begins to run a rollout, or pauses it.
    pub(crate) async fn run_rollout(
        &self,
        id: String,
        RolloutRequest { run, limits }: RolloutRequest,
    ) -> Result<RolloutView, Failure> {
        let stored = self.stored_rollout(&id).await?;
        let limits =
            limits.map(|limits| checked(rollout_view::limits(&limits, stored.limits.skip))).transpose()?;
        if run {
            let (engine, job) = (self.shared.engine.clone(), stored.job);
            let check = move |cancel: &Cancel| job.check(&until(&engine, cancel));
            self.shared.jobs.run(&Arc::from(POSITIONS), check).await??;
        }
        let matches = self.clone();
        uncancelled(async move {
            let key = Arc::from(&*id);
            let live = matches.shared.rollouts.progress(&key).flatten();
            if let (Some(live), Some(limits)) = (live, limits) {
                lock(&live).set_limits(limits);
            }
            matches.changed(&id, run, limits.as_ref()).await?;
            if run {
                matches.wake_rollout(key);
            } else {
                matches.shared.rollouts.stop(&key);
            }
            matches.rollout(&id).await
        })
        .await
    }

    /// Writes whether a rollout is wanted, and its limits.
    async fn changed(&self, id: &str, running: bool, limits: Option<&Limits>) -> Result<(), Failure> {
        let seq = self.store().change_rollout(id, running, limits).await?;
        let seq = seq.ok_or_else(|| no_rollout(id))?;
        self.news().report(Pulse::Seq(id.into(), seq));
        Ok(())
    }

    /// A rollout as far as it is.
    pub(crate) async fn rollout(&self, id: &str) -> Result<RolloutView, Failure> {
        let stored = self.stored_rollout(id).await?;
        let live = self.shared.rollouts.progress(&Arc::from(id)).flatten().filter(|_| stored.running);
        if let Some(live) = live {
            return tokio::task::spawn_blocking(move || {
                let live = lock(&live);
                rollout_view::view(&stored, &live.rollout, &live.course, live.seconds_left())
            })
            .await
            .map_err(Failure::internal)?;
        }
        let whole = self.rolled(stored.clone()).await?;
        let view = tokio::task::spawn_blocking(move || {
            let mut course = Course::new(&whole);
            course.due(&whole);
            rollout_view::view(&stored, &whole, &course, None)
        });
        view.await.map_err(Failure::internal)?
    }

    /// A rollout as a file, with its id.
    pub(crate) async fn rollout_file(&self, id: &str) -> Result<String, Failure> {
        let whole = self.rolled(self.stored_rollout(id).await?).await?;
        let text = tokio::task::spawn_blocking(move || whole.print());
        text.await.map_err(Failure::internal)?.map_err(Failure::internal)
    }

    /// Adds the rollout of a file, or takes its slices into that of the same job. It rests.
    pub(crate) async fn open_rollout(&self, text: String) -> Result<RolloutView, Failure> {
        let read = tokio::task::spawn_blocking(move || {
            let rollout = Rollout::parse(&text)?;
            let about = rollout_view::about(rollout.job())?;
            Ok::<_, Failure>((rollout, about))
        });
        let (rollout, about) = read.await.map_err(Failure::internal)??;
        let limits = *rollout.limits();
        let id = self.add_rollout(rollout, about, limits).await?;
        self.rollout(&id).await
    }

    /// Removes a rollout.
    pub(crate) async fn remove_rollout(&self, id: String) -> Result<(), Failure> {
        let matches = self.clone();
        uncancelled(async move {
            if !matches.store().remove_rollout(&id).await? {
                return Err(no_rollout(&id));
            }
            let key: Arc<str> = id.into();
            matches.shared.rollouts.stop(&key);
            matches.news().report(Pulse::Gone(key));
            Ok(())
        })
        .await
    }

    async fn stored_rollout(&self, id: &str) -> Result<StoredRollout, Failure> {
        self.store().rollout(id).await?.ok_or_else(|| no_rollout(id))
    }

    /// A stored rollout with its slices.
    async fn rolled(&self, stored: StoredRollout) -> Result<Rollout, Failure> {
        let slices = self.store().slices(&stored.id).await?;
        let whole = tokio::task::spawn_blocking(move || Rollout::with(stored.job, stored.limits, slices));
        Ok(whole.await.map_err(Failure::internal)??)
    }

    /// Lets a rollout run.
    fn wake_rollout(&self, id: Arc<str>) {
        if let Some(wished) = self.shared.rollouts.ask(&id, None) {
            let matches = self.clone();
            tokio::spawn(async move { matches.keep_rolling(id, wished).await });
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
                    tokio::time::sleep(RETRY).await;
                    continue;
                }
                Err(failure) => {
                    eprintln!("tavola: rollout {id} cannot go on: {failure}");
                    self.rest(&id).await;
                }
            }
            if self.shared.rollouts.end(&id, begun, &wished) {
                return;
            }
        }
    }

    /// Marks a rollout as one that rests. If this fails, the next start of the server finds that nothing is left to play.
    async fn rest(&self, id: &str) {
        _ = self.changed(id, false, None).await;
    }

    /// Plays what a rollout lacks until its limits.
    async fn roll(&self, id: &Arc<str>, wished: &mut watch::Receiver<Wish>) -> Result<Ended, Failure> {
        let stored = self.stored_rollout(id).await?;
        if !stored.running {
            self.changed(id, true, None).await?;
        }
        let rollout = self.rolled(stored).await?;
        let machine = self.machine(id, rollout.clone()).await?;
        let live = Arc::new(Mutex::new(Live::new(rollout)));
        self.shared.rollouts.update(id, |progress| *progress = Some(Arc::clone(&live)));
        loop {
            let due: VecDeque<Part> = {
                let live = &mut *lock(&live);
                live.course.due(&live.rollout).into()
            };
            if due.is_empty() {
                return Ok(Ended::Rests);
            }
            let play = |lane, part| self.clone().roll_part(lane, machine.clone(), part);
            let mut rolled = InLanes::new(&self.shared.lanes, due, play);
            loop {
                let played = match rolled.next(wished).await? {
                    Next::Result(played) => played??,
                    Next::Stopped => return Ok(Ended::Rests),
                    Next::All => break,
                };
                let Some(seq) = self.store().keep_slices(id, &[&played]).await? else {
                    return Ok(Ended::Gone);
                };
                lock(&live).rollout.take(played)?;
                self.news().report(Pulse::Seq(Arc::clone(id), seq));
            }
        }
    }

    /// The engine for a rollout. Tables that are still being loaded after a start are waited for.
    async fn machine(&self, id: &Arc<str>, rollout: Rollout) -> Result<Machine, Failure> {
        const PATIENCE: usize = 5;
        for _ in 0..PATIENCE {
            let (engine, rollout) = (self.shared.engine.clone(), rollout.clone());
            let check = move |cancel: &Cancel| rollout.machine(&until(&engine, cancel));
            match self.shared.jobs.run(id, check).await? {
                Err(RolloutError::OtherEngine) => tokio::time::sleep(RETRY).await,
                machine => return Ok(machine?),
            }
        }
        Err(RolloutError::OtherEngine.into())
    }

    /// Plays a part in a lane.
    async fn roll_part(self, lane: Arc<str>, machine: Machine, part: Part) -> Found {
        let engine = self.shared.engine.clone();
        let job = move |cancel: &Cancel| machine.play(&until(&engine, cancel), part);
        self.shared.jobs.run(&lane, job).await
    }
}

/// A slice that was played in a lane.
type Found = Result<Result<Played, RolloutError>, JobError>;

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
