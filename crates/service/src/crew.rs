//! The tasks of a node or a worker that take jobs: one in each lane, and one that renews the leases.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;

use crate::analyses::Analyses;
use crate::bus::Pulse;
use crate::failure::Failure;
use crate::games::Games;
use crate::job::JobError;
use crate::jobs::{BOTS, Class, KEEP, LEAST, RETRY, Taken};
use crate::node::Node;
use crate::rollouts::Rollouts;
use crate::store::StoreError;

/// Interval between two looks of an idle lane for jobs if several nodes share a store: a wake-up may be lost.
const LOOK: Duration = Duration::from_secs(2);
/// Interval between two looks of an idle lane for jobs if no other process adds jobs. Then only jobs that rest after a failure become due
/// by time.
const LOOK_ALONE: Duration = Duration::from_secs(15);
/// Interval between two looks for the writes of other nodes.
const WATCH: Duration = Duration::from_secs(3);
/// Number of these looks between two checks for sessions that have ended elsewhere: a message may be lost.
const SIGNED_OUT: u32 = 5;
/// Number of looks at the leases between two checks for work without jobs.
const SWEEP: u32 = 6;

/// The subjects that a crew works for.
#[derive(Clone)]
pub(crate) struct Crew {
    pub(crate) node: Node,
    pub(crate) games: Games,
    pub(crate) analyses: Analyses,
    pub(crate) rollouts: Rollouts,
}

impl Crew {
    /// Begins to take jobs, until the store is closed or the node stops.
    pub(crate) fn start(&self) {
        // One lane takes only jobs that people wait for, because a slice of a deep rollout takes minutes. Bots wait in the queues of their
        // matches.
        let lanes = self.node.lanes().iter().map(|lane| (Arc::clone(lane), LEAST));
        for (lane, least) in lanes.chain([("bots".into(), BOTS)]) {
            let crew = self.clone();
            self.node.tasks().spawn(async move { crew.work_in(&lane, least).await });
        }
        let crew = self.clone();
        self.node.tasks().spawn(async move { crew.keep().await });
        if self.node.store().is_shared() {
            let crew = self.clone();
            self.node.tasks().spawn(async move { crew.watch().await });
        }
    }

    /// Checks whether followed matches have changed elsewhere: one query every few seconds.
    async fn watch(&self) {
        let (mut known, mut looks) = (HashMap::<Arc<str>, usize>::new(), 0_u32);
        while !self.node.bus().is_stopped() {
            self.node.tasks().sleep(WATCH).await;
            looks = looks.wrapping_add(1);
            if looks.is_multiple_of(SIGNED_OUT)
                && let Err(error) = self.cut_streams().await
            {
                tracing::warn!("it cannot be seen who is signed out: {error}");
            }
            let followed = self.node.bus().followed();
            if followed.is_empty() {
                known.clear();
                continue;
            }
            let seqs = match self.node.store().seqs(&followed).await {
                Ok(seqs) => seqs,
                Err(StoreError::Closed) => return,
                Err(error) => {
                    tracing::warn!("it cannot be seen what other nodes have written: {error}");
                    continue;
                }
            };
            known.retain(|id, _| followed.contains(id));
            for id in followed {
                match seqs.get(&*id) {
                    Some(seq) if known.insert(Arc::clone(&id), *seq) != Some(*seq) => {
                        self.node.bus().pass_on(Pulse::Seq(id, *seq));
                    }
                    Some(_) => {}
                    None => {
                        if known.remove(&id).is_some() {
                            self.node.bus().pass_on(Pulse::Gone(id));
                        }
                    }
                }
            }
        }
    }

    /// Ends the streams of sessions that have ended at other nodes.
    async fn cut_streams(&self) -> Result<(), StoreError> {
        let sessions = self.node.bus().sessions();
        let ids: Vec<Arc<str>> = sessions.keys().cloned().collect();
        let live = self.node.store().live_sessions(&ids).await?;
        for (session, who) in sessions.iter().filter(|(session, _)| !live.contains(&***session)) {
            self.node.bus().cut(&who.person, Some(session));
        }
        Ok(())
    }

    async fn work_in(&self, lane: &Arc<str>, least: i64) {
        let member = Arc::clone(self.node.member());
        let (mut bell, mut next) = (member.listen(), None);
        let look = if self.node.store().is_shared() { LOOK } else { LOOK_ALONE };
        while !self.node.bus().is_stopped() {
            bell.mark_unchanged();
            let taken = match next.take() {
                Some(taken) => Ok(Some(taken)),
                None => self.node.store().take_job(member.owner(), &member.refused(), least).await,
            };
            match taken {
                Ok(Some(taken)) => next = self.perform(lane, &taken).await,
                Ok(None) => tokio::select! {
                    _ = bell.changed() => {}
                    () = self.node.tasks().sleep(look) => {}
                },
                Err(StoreError::Closed) => return,
                Err(error) => {
                    tracing::warn!("no job can be taken: {error}");
                    self.node.tasks().sleep(RETRY).await;
                }
            }
        }
    }

    /// Does a job. Returns the next one if it was taken together with the end of this one.
    async fn perform(&self, lane: &Arc<str>, taken: &Taken) -> Option<Taken> {
        let mut holding = self.node.member().hold(&taken.key, self.node.tasks().uptime());
        let work = async {
            match taken.key.class {
                Class::Bot => self.games.take_over(taken).await.map(|()| None),
                Class::Decisions => self.analyses.judge_some(lane, taken).await,
                Class::Slice => self.rollouts.play_slice(lane, taken).await,
            }
        };
        let came = tokio::select! {
            came = work => came,
            () = holding.stopped() => return None,
        };
        match came {
            Ok(next) => next,
            Err(failure) => {
                if let Err(error) = self.failed(taken, failure).await {
                    tracing::warn!("a job that failed could not be given back: {error}");
                }
                None
            }
        }
    }

    async fn failed(&self, taken: &Taken, failure: Failure) -> Result<(), Failure> {
        let (store, member) = (self.node.store(), self.node.member());
        let (key, owner) = (&taken.key, &**member.owner());
        match failure {
            Failure::Store(StoreError::Closed) => {}
            // The subject of the job does not exist any more.
            Failure::NotFound(_) => _ = store.finish_job(key, owner).await?,
            Failure::Job(JobError::OtherEngine) => {
                member.refuse(&taken.needs);
                store.give_back_job(key, owner, &JobError::OtherEngine.to_string()).await?;
            }
            // The disk may get free space, and the network may return.
            Failure::Store(StoreError::Full(_)) | Failure::Job(JobError::Busy | JobError::NoNet(_)) => {
                self.node.tasks().sleep(RETRY).await;
                store.give_back_job(key, owner, &failure.to_string()).await?;
            }
            failure => {
                let error = failure.to_string();
                let class = key.class.name();
                if store.fail_job(taken, owner, &error).await? {
                    tracing::error!("job {class} {} {} has failed for good: {error}", key.subject, key.seq);
                    self.gave_up(key.class, &key.subject).await?;
                } else {
                    tracing::warn!("job {class} {} {} has failed: {error}", key.subject, key.seq);
                }
            }
        }
        Ok(())
    }

    /// Handles the final failure of a job of a subject.
    async fn gave_up(&self, class: Class, subject: &str) -> Result<(), Failure> {
        match class {
            Class::Bot => Ok(()),
            Class::Decisions => self.analyses.advance(subject, "").await,
            Class::Slice => self.rollouts.rest(subject).await,
        }
    }

    /// Renews leases, and stops jobs that were cancelled.
    async fn keep(&self) {
        let (mut news, mut looks) = (self.node.bus().calls(), 0);
        let mut tick = self.node.tasks().sleep(KEEP);
        loop {
            let kept = tokio::select! {
                pulse = news.recv() => match pulse {
                    Ok(pulse) => { self.hear(&pulse); Ok(()) }
                    // The check of the leases finds the missed cancellations.
                    Err(RecvError::Lagged(_)) => { self.node.member().ring(); Ok(()) }
                    Err(RecvError::Closed) => return,
                },
                () = &mut tick => {
                    tick = self.node.tasks().sleep(KEEP);
                    looks += 1;
                    self.look(looks % SWEEP == 0).await
                }
            };
            match kept {
                Ok(()) if self.node.bus().is_stopped() => return,
                Ok(()) => {}
                Err(Failure::Store(StoreError::Closed)) => return,
                Err(failure) => tracing::warn!("the leases of jobs cannot be kept: {failure}"),
            }
        }
    }

    fn hear(&self, pulse: &Pulse) {
        let member = self.node.member();
        match pulse {
            Pulse::Jobs => member.ring(),
            Pulse::Unwanted(subject) => member.stop(subject),
            Pulse::Gone(id) => member.stop_where(|key| {
                let rest = key.subject.strip_prefix(&**id);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            }),
            Pulse::Seq(..)
            | Pulse::Played(_)
            | Pulse::There(_)
            | Pulse::Aside(_)
            | Pulse::SignedOut(..)
            | Pulse::Stop => {}
        }
    }

    async fn look(&self, sweep: bool) -> Result<(), Failure> {
        let (store, member) = (self.node.store(), self.node.member());
        if !member.holds_nothing() {
            store.renew_jobs(member.owner(), &member.due(self.node.tasks().uptime())).await?;
            if store.is_shared() {
                member.stop_missing(&store.jobs_of(member.owner()).await?);
            }
        }
        if store.is_shared() {
            store.seen(member.owner()).await?;
        }
        if sweep { self.sweep().await } else { Ok(()) }
    }

    /// Continues running work without jobs, whose process ended before it added them.
    pub(crate) async fn sweep(&self) -> Result<(), Failure> {
        self.node.member().refuse_nothing();
        for key in self.node.store().exhausted_jobs().await? {
            let (class, subject) = (key.class.name(), &key.subject);
            tracing::error!("job {class} {subject} {} was taken too often and never done", key.seq);
            self.gave_up(key.class, subject).await?;
        }
        for subject in self.node.store().forgotten_analyses().await? {
            ignore_missing(self.analyses.advance(&subject, "").await)?;
        }
        for id in self.node.store().forgotten_rollouts().await? {
            ignore_missing(self.rollouts.advance(&id, "").await)?;
        }
        Ok(())
    }
}

/// Ignores the error for a subject that was removed meanwhile.
fn ignore_missing(came: Result<(), Failure>) -> Result<(), Failure> {
    match came {
        Ok(()) | Err(Failure::NotFound(_)) => Ok(()),
        Err(Failure::Store(StoreError::Closed)) => came,
        Err(failure) => {
            tracing::error!("work that is wanted cannot go on: {failure}");
            Ok(())
        }
    }
}
