//! Analyses of matches. Each runs in a task of its own, one decision a job, and writes every decision as it is judged, so
//! that it can stop at any time and go on later, also after a restart. Decisions wait in the lanes of the engine's jobs.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use tavola_analysis::problem::{AnswerError, judged};
use tavola_analysis::{Decision, Level, MatchAnalysis, Settings, Subject, Task, decide};
use tavola_engine::{Cancel, EngineError};
use tavola_play::{DiceMode, PlayedMatch, Seat};
use tokio::sync::watch;

use super::background::{Background, InLanes, Next, Wish};
use super::{Matches, RETRY, not_found, uncancelled, until};
use crate::error::Failure;
use crate::jobs::JobError;
use crate::store::StoreError;
use crate::wire::{AnalysisState, JudgementQuery, View, WhatIf};

/// Decisions that are laid out at once: each holds a match.
const BATCH: usize = 64;

/// An analysis as it is asked for.
pub(crate) struct Analysed {
    pub(crate) subject: Subject,
    pub(crate) state: AnalysisState,
    pub(crate) analysis: MatchAnalysis,
}

pub(super) type Key = (Arc<str>, Level);

/// How far an analysis is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    done: usize,
    of: usize,
    /// Since when, and how many decisions were known then.
    since: Instant,
    before: usize,
}

impl Progress {
    fn state(&self, level: Level) -> AnalysisState {
        let Progress { done, of, since, before } = *self;
        let found = u32::try_from(done - before).unwrap_or(u32::MAX);
        let left = u32::try_from(of.saturating_sub(done)).unwrap_or(u32::MAX);
        let seconds = (found > 0).then(|| (since.elapsed() / found).saturating_mul(left).as_secs() + 1);
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

/// The analyses that run.
pub(super) type Analyses = Background<Key, Progress>;

impl Matches {
    /// Goes on with the analyses that ran when the server stopped.
    pub(super) async fn resume_analyses(&self) -> Result<(), StoreError> {
        for (id, level) in self.store().running_analyses().await? {
            self.wake_analysis((id.into(), level));
        }
        Ok(())
    }

    /// Begins an analysis, or goes on with it.
    pub(crate) async fn analyse(&self, id: String, level: Level) -> Result<AnalysisState, Failure> {
        let matches = self.clone();
        uncancelled(async move {
            let subject = matches.subject(&id).await?;
            let judging = matches.judging(subject.begin().match_rules()).await?;
            if !matches.store().begin_analysis(&id, level, &judging).await? {
                return Err(not_found(&id));
            }
            matches.wake_analysis((id.as_str().into(), level));
            Ok(matches.analysed_of(&id, level, subject).await?.state)
        })
        .await
    }

    /// Stops an analysis. What was found stays.
    pub(crate) async fn stop_analysis(&self, id: String, level: Level) -> Result<AnalysisState, Failure> {
        let subject = self.subject(&id).await?;
        self.store().end_analysis(&id, level).await?;
        self.shared.analyses.stop(&(id.as_str().into(), level));
        let Analysed { state, .. } = self.analysed_of(&id, level, subject).await?;
        Ok(AnalysisState { running: false, seconds_left: None, ..state })
    }

    /// Stops all analyses of a match.
    pub(super) fn stop_analyses(&self, id: &str) {
        for level in Level::ALL {
            self.shared.analyses.stop(&(id.into(), level));
        }
    }

    /// How far the analyses of a match are.
    pub(crate) async fn analyses(&self, id: &str) -> Result<Vec<AnalysisState>, Failure> {
        let subject = self.subject(id).await?;
        let mut states = Vec::new();
        for level in self.store().analyses(id).await? {
            states.push(match self.shared.analyses.progress(&(id.into(), level)) {
                Some(progress) => progress.state(level),
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
        let (judging, decisions) = self.store().decisions(id, level).await?.unzip();
        let older = match &judging {
            Some(judging) => **judging != *self.judging(subject.begin().match_rules()).await?,
            None => false,
        };
        let running = self.shared.analyses.progress(&(id.into(), level));
        let whole = tokio::task::spawn_blocking(move || {
            let decisions = subject.keep(decisions.unwrap_or_default());
            let mut analysis = MatchAnalysis::of(&subject, &Settings::of(level), &decisions);
            analysis.judging = judging;
            (subject, analysis)
        });
        let (subject, analysis) = whole.await.map_err(Failure::internal)?;
        let state = AnalysisState {
            level,
            running: running.is_some(),
            done: analysis.analysed,
            of: analysis.of,
            seconds_left: running.and_then(|progress| progress.state(level).seconds_left),
            older,
        };
        Ok(Analysed { subject, state, analysis })
    }

    /// A match as it stands, to be analysed.
    async fn subject(&self, id: &str) -> Result<Subject, Failure> {
        let record = self.record(id).await?;
        let subject = tokio::task::spawn_blocking(move || Subject::of_record(&record)).await;
        subject.map_err(Failure::internal)?.map_err(Failure::internal)
    }

    /// Lets an analysis run. One that runs already looks again what the match has, before it ends.
    fn wake_analysis(&self, key: Key) {
        let progress = Progress { done: 0, of: 0, since: Instant::now(), before: 0 };
        if let Some(wished) = self.shared.analyses.ask(&key, progress) {
            let matches = self.clone();
            tokio::spawn(async move { matches.run_analysis(key, wished).await });
        }
    }

    async fn run_analysis(&self, key: Key, mut wished: watch::Receiver<Wish>) {
        let (id, level) = (&key.0, key.1);
        loop {
            let begun = *wished.borrow_and_update();
            let ended =
                if begun.run { self.find_decisions(&key, &mut wished).await } else { Ok(Ended::Stopped) };
            if let Ok(Ended::Done) = ended {
                // Where this fails, the next profile makes it.
                _ = self.digest_analysis(id, level).await;
            }
            match ended {
                Ok(Ended::Done | Ended::Stopped) => {
                    // Where this fails, the next start of the server finds that nothing is left to be done.
                    _ = self.store().end_analysis(id, level).await;
                }
                Err(Failure::Store(StoreError::Full(_)) | Failure::Job(JobError::Busy)) => {
                    tokio::time::sleep(RETRY).await;
                    continue;
                }
                Ok(Ended::Gone) | Err(Failure::NotFound(_) | Failure::Store(StoreError::Closed)) => {}
                Err(failure) => eprintln!("tavola: the analysis of match {id} cannot go on: {failure}"),
            }
            if self.shared.analyses.end(&key, begun, &wished) {
                return;
            }
        }
    }

    /// Judges what the match has and the store does not.
    async fn find_decisions(&self, key: &Key, wished: &mut watch::Receiver<Wish>) -> Result<Ended, Failure> {
        let (id, level) = (&key.0, key.1);
        let subject = self.subject(id).await?;
        let judging = self.judging(subject.begin().match_rules()).await?;
        if !self.store().begin_analysis(id, level, &judging).await? {
            return Ok(Ended::Gone);
        }
        let (_, stored) = self.store().decisions(id, level).await?.unwrap_or_default();
        let numbers: Vec<usize> = stored.iter().map(|decision| decision.index).collect();
        let (subject, of, mut known) = tokio::task::spawn_blocking(move || {
            let known: BTreeSet<usize> = subject.keep(stored).into_keys().collect();
            let of = subject.tasks().count();
            (Arc::new(subject), of, known)
        })
        .await
        .map_err(Failure::internal)?;
        for number in numbers.into_iter().filter(|number| !known.contains(number)) {
            self.store().forget_decision(id, level, number).await?;
        }
        let before = known.len();
        let start = Progress { done: before, of, since: Instant::now(), before };
        self.shared.analyses.update(key, |progress| *progress = start);
        loop {
            let (subject, seen) = (Arc::clone(&subject), known.clone());
            let tasks = tokio::task::spawn_blocking(move || {
                subject.tasks().filter(|task| !seen.contains(&task.index)).take(BATCH).collect()
            });
            let tasks: VecDeque<Task> = tasks.await.map_err(Failure::internal)?;
            if tasks.is_empty() {
                return Ok(Ended::Done);
            }
            known.extend(tasks.iter().map(|task| task.index));
            let judge = |lane, task| self.clone().find(lane, task, level);
            let mut found = InLanes::new(&self.shared.lanes, tasks, judge);
            loop {
                let decision = match found.next(wished).await? {
                    Next::Result(decision) => decision?.map_err(Failure::internal)?,
                    Next::Stopped => return Ok(Ended::Stopped),
                    Next::All => break,
                };
                if !self.store().keep_decision(id, level, &decision).await? {
                    return Ok(Ended::Gone);
                }
                self.shared.analyses.update(key, |progress| progress.done += 1);
            }
        }
    }

    /// Judges a decision in a lane.
    async fn find(self, lane: Arc<str>, task: Task, level: Level) -> Found {
        let engine = self.shared.engine.clone();
        let job = move |cancel: &Cancel| decide(&task, &until(&engine, cancel), &Settings::of(level));
        self.shared.jobs.run(&lane, job).await
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
            let open = self.open(id).await?;
            let played = open.played();
            if played.len() != query.at {
                return Err(Failure::Stale(Box::new(open.view(query.at))));
            }
            let events = played.events().iter();
            let actions: Vec<_> = events.map(|event| (event.by, event.action.clone())).collect();
            (Arc::clone(open.id()), played.setup().begin()?, actions)
        };
        let engine = self.shared.engine.clone();
        let job = move |cancel: &Cancel| {
            judged(&begin, actions, &answer, &until(&engine, cancel), &Settings::of(Level::Standard))
        };
        match self.shared.jobs.run(&id, job).await? {
            Ok(decision) => Ok(decision),
            Err(AnswerError::Refused(refused)) => Err(refused.refusal.into()),
            Err(AnswerError::Engine(error)) => Err(Failure::internal(error)),
        }
    }

    /// Begins a match that is another up to a place, and there goes on between a person and the engine.
    pub(crate) async fn play_on(&self, id: &str, what_if: WhatIf) -> Result<View, Failure> {
        let WhatIf { at, player, level } = what_if;
        let record = self.record(id).await?;
        let count = record.log.len();
        if at > count {
            return Err(Failure::bad(format!("the match has {count} actions, not {at}")));
        }
        let mut setup = record.setup.clone();
        let name = match setup.seat(player) {
            Seat::Human { name } => name.clone(),
            Seat::Bot { .. } => String::new(),
        };
        setup.players[player.index()] = Seat::Human { name };
        setup.players[player.opponent().index()] = Seat::bot(level);
        // The dice of the match were thrown on another table; those to come are Tavola's.
        setup.dice = DiceMode::Tavola;
        let setup = setup.checked(|level| level.parse::<tavola_engine::Level>().is_ok())?;
        let kept: Vec<_> = record.log[..at].iter().map(|entry| (entry.by, entry.action.clone())).collect();
        let played = tokio::task::spawn_blocking(move || PlayedMatch::replayed(setup, kept)).await;
        let id = self.add(&played.map_err(Failure::internal)?.map_err(Failure::internal)?, None).await?;
        self.view(&id, 0).await
    }
}

/// A decision that was judged in a lane.
type Found = Result<Result<Decision, EngineError>, JobError>;
