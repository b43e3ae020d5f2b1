//! Analyses of matches. Each runs in a task of its own, one decision a job, and writes every decision as it is judged, so
//! that it can stop at any time and go on later, also after a restart. Decisions wait in the lanes of the engine's jobs.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tavola_analysis::{Decision, Level, MatchAnalysis, Settings, Subject, Task, problem};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use crate::bus::Pulse;
use crate::failure::Failure;
use crate::games::{Games, not_found};
use crate::job::{Job, JobError};
use crate::node::Node;
use crate::store::StoreError;
use crate::work::{Background, InLanes, Next, Wish};
use judgings::Judgings;
use wire::{AnalysisState, JudgementQuery};

mod calls;
mod digests;
mod judgings;
mod store;
pub(crate) mod wire;

pub(crate) use calls::routes;
pub(crate) use digests::Known;

/// How long an analysis waits while nothing can be written, or too many jobs wait.
const RETRY: Duration = Duration::from_secs(2);

/// Decisions that are laid out at once: each holds a match.
const BATCH: usize = 64;

/// An analysis as it is asked for.
pub(crate) struct Analysed {
    pub(crate) subject: Subject,
    pub(crate) state: AnalysisState,
    pub(crate) analysis: MatchAnalysis,
}

type Key = (Arc<str>, Level);

/// How far an analysis is.
#[derive(Clone, Copy, Debug)]
struct Progress {
    done: usize,
    of: usize,
    /// Since when by the node's clock, and how many decisions were known then.
    since: Duration,
    before: usize,
}

impl Progress {
    fn state(&self, level: Level, now: Duration) -> AnalysisState {
        let Progress { done, of, since, before } = *self;
        let found = u32::try_from(done - before).unwrap_or(u32::MAX);
        let left = u32::try_from(of.saturating_sub(done)).unwrap_or(u32::MAX);
        let seconds =
            (found > 0).then(|| (now.saturating_sub(since) / found).saturating_mul(left).as_secs() + 1);
        AnalysisState { level, running: true, done, of, seconds_left: seconds, older: false }
    }
}

/// Why an analysis has ended.
enum Ended {
    /// Every decision is known.
    Done,
    /// Somebody has stopped it.
    Stopped,
    /// The match is gone.
    Gone,
}

/// The analyses of a node. Clones share them.
#[derive(Clone)]
pub(crate) struct Analyses {
    node: Node,
    games: Games,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    running: Background<Key, Progress>,
    judgings: Arc<Judgings>,
}

impl AsRef<Node> for Analyses {
    fn as_ref(&self) -> &Node {
        &self.node
    }
}

impl AsRef<Games> for Analyses {
    fn as_ref(&self) -> &Games {
        &self.games
    }
}

impl Analyses {
    /// Those of the matches of a node. An analysis whose match is removed stops, wherever that is done.
    pub(crate) fn new(games: Games) -> Analyses {
        let node = games.node().clone();
        let shared = Arc::<Shared>::default();
        let (mut news, running) = (node.bus().removals(), Arc::downgrade(&shared));
        node.tasks().spawn(async move {
            loop {
                let gone = match news.recv().await {
                    Ok(Pulse::Gone(id)) => id,
                    Ok(Pulse::Stop) | Err(RecvError::Closed) => return,
                    // What is missed here is noticed when the next decision cannot be kept.
                    Ok(Pulse::Seq(..) | Pulse::Played(..)) | Err(RecvError::Lagged(_)) => continue,
                };
                let Some(shared) = running.upgrade() else { return };
                for level in Level::ALL {
                    shared.running.stop(&(Arc::clone(&gone), level));
                }
            }
        });
        Analyses { node, games, shared }
    }

    /// The matches that are analysed.
    pub(crate) fn games(&self) -> &Games {
        &self.games
    }

    /// Goes on with the analyses that ran when the node stopped.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        for (id, level) in self.node.store().running_analyses().await? {
            self.wake((id.into(), level));
        }
        Ok(())
    }

    /// Begins an analysis, or goes on with it.
    pub(crate) async fn analyse(&self, id: String, level: Level) -> Result<AnalysisState, Failure> {
        let analyses = self.clone();
        let begun = async move {
            let subject = analyses.subject(&id).await?;
            let judging = analyses.judging(subject.begin().match_rules()).await?;
            if !analyses.node.store().begin_analysis(&id, level, &judging).await? {
                return Err(not_found(&id));
            }
            analyses.wake((id.as_str().into(), level));
            Ok(analyses.analysed_of(&id, level, subject).await?.state)
        };
        self.node.tasks().finish(begun).await?
    }

    /// Stops an analysis. What was found stays.
    pub(crate) async fn stop_analysis(&self, id: String, level: Level) -> Result<AnalysisState, Failure> {
        let subject = self.subject(&id).await?;
        self.node.store().end_analysis(&id, level).await?;
        self.shared.running.stop(&(id.as_str().into(), level));
        let Analysed { state, .. } = self.analysed_of(&id, level, subject).await?;
        Ok(AnalysisState { running: false, seconds_left: None, ..state })
    }

    /// How far the analyses of a match are.
    pub(crate) async fn analyses(&self, id: &str) -> Result<Vec<AnalysisState>, Failure> {
        let subject = self.subject(id).await?;
        let mut states = Vec::new();
        for level in self.node.store().analyses(id).await? {
            states.push(match self.shared.running.progress(&(id.into(), level)) {
                Some(progress) => progress.state(level, self.node.tasks().uptime()),
                None => self.analysed_of(id, level, subject.clone()).await?.state,
            });
        }
        Ok(states)
    }

    /// What an analysis has found so far.
    pub(crate) async fn analysed(&self, id: &str, level: Level) -> Result<Analysed, Failure> {
        let subject = self.subject(id).await?;
        self.analysed_of(id, level, subject).await
    }

    async fn analysed_of(&self, id: &str, level: Level, subject: Subject) -> Result<Analysed, Failure> {
        let (judging, decisions) = self.node.store().decisions(id, level).await?.unzip();
        let older = match &judging {
            Some(judging) => **judging != *self.judging(subject.begin().match_rules()).await?,
            None => false,
        };
        let running = self.shared.running.progress(&(id.into(), level));
        let whole = move || {
            let decisions = subject.keep(decisions.unwrap_or_default());
            let mut analysis = MatchAnalysis::of(&subject, &Settings::of(level), &decisions);
            analysis.judging = judging;
            (subject, analysis)
        };
        let (subject, analysis) = self.node.tasks().compute(whole).await?;
        let state = AnalysisState {
            level,
            running: running.is_some(),
            done: analysis.analysed,
            of: analysis.of,
            seconds_left: running
                .and_then(|progress| progress.state(level, self.node.tasks().uptime()).seconds_left),
            older,
        };
        Ok(Analysed { subject, state, analysis })
    }

    /// A match as it stands, to be analysed.
    async fn subject(&self, id: &str) -> Result<Subject, Failure> {
        let record = self.games.record(id).await?;
        let subject = self.node.tasks().compute(move || Subject::of_record(&record)).await?;
        subject.map_err(Failure::internal)
    }

    /// Lets an analysis run. One that runs already looks again what the match has, before it ends.
    fn wake(&self, key: Key) {
        let progress = Progress { done: 0, of: 0, since: self.node.tasks().uptime(), before: 0 };
        if let Some(wished) = self.shared.running.ask(&key, progress) {
            let analyses = self.clone();
            self.node.tasks().spawn(async move { analyses.run(key, wished).await });
        }
    }

    async fn run(&self, key: Key, mut wished: watch::Receiver<Wish>) {
        let (id, level) = (&key.0, key.1);
        loop {
            let begun = *wished.borrow_and_update();
            let ended =
                if begun.run { self.find_decisions(&key, &mut wished).await } else { Ok(Ended::Stopped) };
            if let Ok(Ended::Done) = ended {
                // Where this fails, the next profile makes it.
                _ = self.keep_digest(id, level).await;
            }
            match ended {
                Ok(Ended::Done | Ended::Stopped) => {
                    // Where this fails, the next start of the node finds that nothing is left to be done.
                    _ = self.node.store().end_analysis(id, level).await;
                }
                Err(Failure::Store(StoreError::Full(_)) | Failure::Job(JobError::Busy)) => {
                    self.node.tasks().sleep(RETRY).await;
                    continue;
                }
                Ok(Ended::Gone) | Err(Failure::NotFound(_) | Failure::Store(StoreError::Closed)) => {}
                Err(failure) => tracing::error!("the analysis of match {id} cannot go on: {failure}"),
            }
            if self.shared.running.end(&key, begun, &wished) {
                return;
            }
        }
    }

    /// Judges what the match has and the store does not.
    async fn find_decisions(&self, key: &Key, wished: &mut watch::Receiver<Wish>) -> Result<Ended, Failure> {
        let (id, level) = (&key.0, key.1);
        let subject = self.subject(id).await?;
        let judging = self.judging(subject.begin().match_rules()).await?;
        if !self.node.store().begin_analysis(id, level, &judging).await? {
            return Ok(Ended::Gone);
        }
        let (_, stored) = self.node.store().decisions(id, level).await?.unwrap_or_default();
        let numbers: Vec<usize> = stored.iter().map(|decision| decision.index).collect();
        let laid_out = move || {
            let known: BTreeSet<usize> = subject.keep(stored).into_keys().collect();
            let of = subject.tasks().count();
            (Arc::new(subject), of, known)
        };
        let (subject, of, mut known) = self.node.tasks().compute(laid_out).await?;
        for number in numbers.into_iter().filter(|number| !known.contains(number)) {
            self.node.store().forget_decision(id, level, number).await?;
        }
        let before = known.len();
        let start = Progress { done: before, of, since: self.node.tasks().uptime(), before };
        self.shared.running.update(key, |progress| *progress = start);
        loop {
            let (subject, seen) = (Arc::clone(&subject), known.clone());
            let batch =
                move || subject.tasks().filter(|task| !seen.contains(&task.index)).take(BATCH).collect();
            let tasks: VecDeque<Task> = self.node.tasks().compute(batch).await?;
            if tasks.is_empty() {
                return Ok(Ended::Done);
            }
            known.extend(tasks.iter().map(|task| task.index));
            let judge = |lane, task| self.clone().find(lane, task, level);
            let mut found = InLanes::new(self.node.lanes(), tasks, judge);
            loop {
                let decision = match found.next(wished).await {
                    Next::Result(decision) => decision?,
                    Next::Stopped => return Ok(Ended::Stopped),
                    Next::All => break,
                };
                if !self.node.store().keep_decision(id, level, &decision).await? {
                    return Ok(Ended::Gone);
                }
                self.shared.running.update(key, |progress| progress.done += 1);
            }
        }
    }

    /// Judges a decision in a lane.
    async fn find(self, lane: Arc<str>, task: Task, level: Level) -> Result<Decision, JobError> {
        self.node.perform(&lane, Job::Decide { task, level }).await?.decision()
    }

    /// Judges a decision before it is made, as an analysis does. `None`: the turn goes on after it.
    pub(crate) async fn judge_ahead(
        &self,
        id: &str,
        query: &JudgementQuery,
    ) -> Result<Option<Decision>, Failure> {
        let answer = query.answer();
        let answer = answer.ok_or_else(|| Failure::bad("moves are FROM-TO-DIE, separated by commas"))?;
        let (id, begin, actions) = {
            let open = self.games.open(id).await?;
            if open.played().len() != query.at {
                return Err(Failure::stale(&self.games.view_of(&open, query.at).await?));
            }
            let played = self.games.played(id).await?;
            let events = played.events().iter().take(query.at);
            let actions: Vec<_> = events.map(|event| (event.by, event.action.clone())).collect();
            (Arc::clone(open.id()), played.setup().begin()?, actions)
        };
        let asked = self.node.tasks().compute(move || problem::asked(&begin, actions, &answer)).await?;
        match asked.map_err(|refused| refused.refusal)? {
            Some(task) => {
                let job = Job::Decide { task, level: Level::Standard };
                Ok(Some(self.node.perform(&id, job).await?.decision()?))
            }
            None => Ok(None),
        }
    }
}
