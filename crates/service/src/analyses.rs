//! Analyses of matches. An analysis is divided into jobs of a few decisions each, for any node or worker. Each job writes its decisions at
//! its end: an analysis can stop at any time and continue later, also after a restart.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tavola_analysis::{AnalysisLevel, Decision, MatchAnalysis, OpenDecision, Settings, problem};

use crate::bus::Pulse;
use crate::failure::Failure;
use crate::games::{Games, not_found};
use crate::job::Job;
use crate::jobs::{ANY, Class, Finished, Key, New, Taken};
use crate::node::Node;
use judgings::Judgings;
use subjects::{Replayed, Subjects};
use wire::{AnalysisState, JudgementQuery};

mod calls;
mod digests;
mod judgings;
mod rated;
mod store;
mod subjects;
pub(crate) mod wire;

pub(crate) use calls::routes;
pub(crate) use digests::Known;

/// Maximum number of analyses with a measured pace.
const MOST_WATCHED: usize = 1000;

/// Number of decisions in one job: a job takes some tenths of a second, with rollouts some seconds.
fn batch(level: AnalysisLevel) -> usize {
    match level {
        AnalysisLevel::Quick => 32,
        AnalysisLevel::Standard => 4,
        AnalysisLevel::Thorough => 1,
    }
}

/// An analysis with its match.
pub(crate) struct Analysed {
    pub(crate) subject: Arc<Replayed>,
    pub(crate) state: AnalysisState,
    pub(crate) analysis: MatchAnalysis,
}

/// The subject of the jobs of an analysis.
fn subject_of(id: &str, level: AnalysisLevel) -> String {
    format!("{id}/{level}")
}

/// Returns the match and the level of a subject.
fn analysis_of(subject: &str) -> Result<(&str, AnalysisLevel), Failure> {
    let parts = subject.split_once('/').and_then(|(id, level)| Some((id, level.parse().ok()?)));
    parts.ok_or_else(|| Failure::NotFound(format!("no analysis {subject:?}")))
}

/// Pace of an analysis, as measured by this node.
#[derive(Clone, Copy, Debug)]
struct Watched {
    /// Start of the measurement by the node's clock, and the number of decisions known at that time.
    since: Duration,
    before: usize,
    /// Number of actions of the match, and of the decisions and rolls in them.
    actions: usize,
    of: usize,
}

impl Watched {
    fn seconds_left(&self, done: usize, now: Duration) -> Option<u64> {
        let found = u32::try_from(done.saturating_sub(self.before)).unwrap_or(u32::MAX);
        let left = u32::try_from(self.of.saturating_sub(done)).unwrap_or(u32::MAX);
        (found > 0).then(|| (now.saturating_sub(self.since) / found).saturating_mul(left).as_secs() + 1)
    }
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
    watched: Mutex<HashMap<String, Watched>>,
    judgings: Arc<Judgings>,
    subjects: Subjects,
}

impl Shared {
    fn watched(&self) -> MutexGuard<'_, HashMap<String, Watched>> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
    /// Creates the analyses of the matches of a node.
    pub(crate) fn new(games: Games) -> Analyses {
        Analyses { node: games.node().clone(), games, shared: Arc::default() }
    }

    /// Returns the matches.
    pub(crate) fn games(&self) -> &Games {
        &self.games
    }

    /// Begins or continues an analysis for a person.
    pub(crate) async fn analyse(
        &self,
        id: String,
        level: AnalysisLevel,
        person: &str,
    ) -> Result<AnalysisState, Failure> {
        let (analyses, person) = (self.clone(), person.to_owned());
        let begun = async move {
            let subject = analyses.subject(&id).await?;
            let judging = analyses.judging(subject.begin().match_rules()).await?;
            if !analyses.node.store().begin_analysis((&id, level), &judging, &person).await? {
                return Err(not_found(&id));
            }
            analyses.shared.watched().remove(&subject_of(&id, level));
            analyses.advance(&subject_of(&id, level), &person).await?;
            Ok(analyses.analysed_of(&id, level, subject).await?.state)
        };
        self.node.tasks().finish(begun).await?
    }

    /// Stops an analysis on all nodes. Its results stay.
    pub(crate) async fn stop_analysis(
        &self,
        id: String,
        level: AnalysisLevel,
    ) -> Result<AnalysisState, Failure> {
        let analyses = self.clone();
        let stopped = async move {
            let subject = analyses.subject(&id).await?;
            analyses.node.store().stop_analysis(&id, level, &subject_of(&id, level)).await?;
            analyses.node.report(Pulse::Unwanted(subject_of(&id, level).into()));
            Ok(analyses.analysed_of(&id, level, subject).await?.state)
        };
        self.node.tasks().finish(stopped).await?
    }

    /// Returns the progress of the analyses of a match.
    pub(crate) async fn analyses(&self, id: &str) -> Result<Vec<AnalysisState>, Failure> {
        let actions = self.node.store().find_match(id).await?.ok_or_else(|| not_found(id))?.seq;
        let mut states = Vec::new();
        for known in self.node.store().analyses(id).await? {
            let key = subject_of(id, known.level);
            let watched = self.shared.watched().get(&key).copied();
            states.push(match watched.filter(|watched| known.running && watched.actions == actions) {
                Some(watched) => AnalysisState {
                    level: known.level,
                    running: true,
                    done: known.done,
                    of: watched.of,
                    seconds_left: watched.seconds_left(known.done, self.node.tasks().uptime()),
                    older: false,
                },
                None => self.analysed(id, known.level).await?.state,
            });
        }
        Ok(states)
    }

    /// Returns the results of an analysis so far.
    pub(crate) async fn analysed(&self, id: &str, level: AnalysisLevel) -> Result<Analysed, Failure> {
        let subject = self.subject(id).await?;
        self.analysed_of(id, level, subject).await
    }

    async fn analysed_of(
        &self,
        id: &str,
        level: AnalysisLevel,
        subject: Arc<Replayed>,
    ) -> Result<Analysed, Failure> {
        let stored = self.node.store().decisions(id, level).await?;
        let (judging, running, decisions) = match stored {
            Some(stored) => (Some(stored.judging), stored.running, stored.decisions),
            None => (None, false, Vec::new()),
        };
        let older = match &judging {
            Some(judging) => **judging != *self.judging(subject.begin().match_rules()).await?,
            None => false,
        };
        let whole = move || {
            let decisions = subject.keep(decisions);
            let mut analysis = MatchAnalysis::of(&subject, &Settings::of(level), &decisions);
            analysis.judging = judging;
            (subject, analysis)
        };
        let (subject, analysis) = self.node.tasks().compute(whole).await?;
        let (done, of, now) = (analysis.analysed, analysis.of, self.node.tasks().uptime());
        let seconds_left = {
            let mut watched = self.shared.watched();
            if watched.len() >= MOST_WATCHED {
                watched.clear();
            }
            let key = subject_of(id, level);
            if running {
                let actions = subject.actions();
                let known = watched.entry(key).or_insert(Watched { since: now, before: done, actions, of });
                (known.actions, known.of) = (actions, of);
                known.seconds_left(done, now)
            } else {
                watched.remove(&key);
                None
            }
        };
        let state = AnalysisState { level, running, done, of, seconds_left, older };
        Ok(Analysed { subject, state, analysis })
    }

    /// Adds jobs for the missing decisions of an analysis, or marks it as done. This runs after the last job; a run at another time does no
    /// harm.
    pub(crate) async fn advance(&self, subject: &str, person: &str) -> Result<(), Failure> {
        let (analyses, subject, person) = (self.clone(), subject.to_owned(), person.to_owned());
        let advanced = async move { analyses.lay_out(&subject, &person).await };
        self.node.tasks().finish(advanced).await?
    }

    async fn lay_out(&self, key: &str, person: &str) -> Result<(), Failure> {
        let (id, level) = analysis_of(key)?;
        let subject = self.subject(id).await?;
        let judging = self.judging(subject.begin().match_rules()).await?;
        let store = self.node.store();
        let Some(stored) = store.decisions(id, level).await? else { return Ok(()) };
        if !stored.running {
            return Ok(());
        }
        let mut known = stored.decisions;
        if stored.judging != *judging {
            if !store.begin_analysis((id, level), &judging, person).await? {
                return Err(not_found(id));
            }
            known.clear();
        }
        let numbers: Vec<usize> = known.iter().map(|decision| decision.index).collect();
        let found = move || {
            let kept: BTreeSet<usize> = subject.keep(known).into_keys().collect();
            let missing: Vec<usize> = subject
                .all_tasks()
                .iter()
                .map(|task| task.index)
                .filter(|index| !kept.contains(index))
                .collect();
            (kept, missing)
        };
        let (kept, missing) = self.node.tasks().compute(found).await?;
        for number in numbers.into_iter().filter(|number| !kept.contains(number)) {
            store.forget_decision(id, level, number).await?;
        }
        let mut jobs: Vec<New> = Vec::new();
        for some in missing.chunk_by(|a, b| a / batch(level) == b / batch(level)) {
            let Some(first) = some.first() else { continue };
            let seq = (first / batch(level)) as i64;
            let key = Key { class: Class::Decisions, subject: key.into(), seq };
            let input = crate::store::to_text(&some)?;
            jobs.push(New { key, input, needs: ANY.to_owned(), person: person.to_owned() });
        }
        if store.lay_out_analysis((id, level), key, &jobs).await? > 0 {
            self.node.report(Pulse::Jobs);
            return Ok(());
        }
        // All decisions are known, or only failed jobs are left.
        if jobs.is_empty() {
            // If this fails, the next profile computes the digest.
            _ = self.keep_digest(id, level).await;
        }
        Ok(store.end_analysis(id, level, key).await?)
    }

    /// Judges the decisions of a job in a lane. Returns the next job if one was taken together with the end of this one.
    pub(crate) async fn judge_some(&self, lane: &Arc<str>, taken: &Taken) -> Result<Option<Taken>, Failure> {
        let (id, level) = analysis_of(&taken.key.subject)?;
        let wanted: BTreeSet<usize> = serde_json::from_str(&taken.input).map_err(Failure::internal)?;
        let subject = self.subject(id).await?;
        let judging = self.judging(subject.begin().match_rules()).await?;
        let tasks =
            move || subject.all_tasks().iter().filter(|task| wanted.contains(&task.index)).cloned().collect();
        let tasks: Vec<OpenDecision> = self.node.tasks().compute(tasks).await?;
        let mut found = Vec::with_capacity(tasks.len());
        for task in tasks {
            found.push(self.node.perform(lane, Job::Decide { task, level }).await?.decision()?);
        }
        let (node, id, key) = (self.node.clone(), id.to_owned(), taken.key.clone());
        let written = async move {
            let member = node.member();
            let by = (&**member.owner(), &*member.refused());
            node.store().keep_decisions((&id, level, &judging), &key, by, &found).await
        };
        let Finished { left, next, kept } = self.node.tasks().finish(written).await??;
        if kept && left == 0 {
            self.advance(&taken.key.subject, &taken.person).await?;
        }
        Ok(next)
    }

    /// Judges a decision before the player makes it, as an analysis does. `None`: the turn continues after this part.
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
                let job = Job::Decide { task, level: AnalysisLevel::Standard };
                Ok(Some(self.node.perform(&id, job).await?.decision()?))
            }
            None => Ok(None),
        }
    }
}
