//! Problems: a player's errors from analysed matches, and new positions for quizzes.
//!
//! A problem from a match is stored as its decision, and removed together with the match. A quiz position is a match of its own up to the
//! decision. It is held in memory, and stored after a wrong answer.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use tavola_analysis::problem::{self, ProblemAnswer};
use tavola_analysis::quiz::Theme;
use tavola_analysis::{AnalysisLevel, Decision, DecisionKind, ErrorClass, Settings, Thresholds};
use tavola_engine::hash;
use tavola_play::{MatchRecord, MatchSetup, PlayedMatch, Seat};
use tavola_rules::{Action, Match, Player, variants};

use crate::analyses::Analyses;
use crate::failure::Failure;
use crate::games::{Games, view};
use crate::job::{Job, JobError, Outcome};
use crate::node::Node;
use crate::principal::{Principal, TABLE};
use crate::request_key::RequestKey;
use crate::store::{StoreError, to_text};
use store::StoredProblem;
use wire::{
    Answered, Ask, Collected, DeckQuery, DeckView, Due, Grade, Problem, ProblemSource, QuizGame, QuizGames,
    QuizRequest, QuizView, Solution,
};

mod calls;
mod schedule;
mod store;
pub(crate) mod wire;

pub(crate) use calls::routes;

/// Maximum number of quiz positions in memory.
const MOST_FOUND: usize = 64;
/// Number of events before a problem, which the page shows as the last turns.
const SHOWN_EVENTS: usize = 24;
/// Loss assigned to a missed quiz position, so that every class of errors includes it.
const ALWAYS: f64 = 10.0;
/// Queue of the engine's jobs for quizzes; no match has this id.
const QUIZZES: &str = "quizzes";

/// A stored problem: the decision and its origin.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    /// The match of a generated position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<MatchRecord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<ProblemSource>,
    decision: Decision,
}

/// The quiz positions in memory, the latest last.
#[derive(Debug, Default)]
struct FoundPositions {
    found: Mutex<VecDeque<(String, Arc<Kept>)>>,
}

impl FoundPositions {
    fn keep(&self, id: &str, kept: &Arc<Kept>) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.retain(|(other, _)| other != id);
        found.push_back((id.to_owned(), Arc::clone(kept)));
        while found.len() > MOST_FOUND {
            found.pop_front();
        }
    }

    fn get(&self, id: &str) -> Option<Arc<Kept>> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.iter().find(|(other, _)| other == id).map(|(_, kept)| Arc::clone(kept))
    }
}

/// A problem with its match.
struct Posed {
    kept: Arc<Kept>,
    /// The deck's row; `None` for a position outside all decks.
    stored: Option<StoredProblem>,
    played: PlayedMatch,
    /// The match before the decision.
    now: Match,
}

impl Posed {
    /// Returns the number of actions of the match before the decision.
    fn at(&self) -> usize {
        self.kept.decision.before
    }

    fn actions(&self) -> Vec<(Player, Action)> {
        let events = self.played.events().get(..self.at()).unwrap_or_default();
        events.iter().map(|event| (event.by, event.action.clone())).collect()
    }

    fn problem(&self, id: &str) -> Problem {
        let decision = &self.kept.decision;
        let about = view::About { id, setup: self.played.setup(), created: "", updated: "", clock: None };
        let events = self.played.events();
        let events = events.get(self.at().saturating_sub(SHOWN_EVENTS)..self.at()).unwrap_or_default();
        Problem {
            id: id.to_owned(),
            ask: match decision.kind {
                DecisionKind::NoDouble | DecisionKind::Double => Ask::Double,
                DecisionKind::Take | DecisionKind::Drop | DecisionKind::Beaver => Ask::Answer,
                _ => Ask::Play,
            },
            player: decision.player,
            view: view::view(&about, &self.now, self.at(), true, events),
            from: self.kept.from.clone(),
        }
    }
}

/// Returns the lower limit of the losses in a class.
fn limit(class: ErrorClass) -> f64 {
    let Thresholds { doubtful, bad, very_bad, .. } = Thresholds::GNUBG;
    match class {
        ErrorClass::Good => 0.0,
        ErrorClass::Doubtful => doubtful,
        ErrorClass::Bad => bad,
        ErrorClass::VeryBad => very_bad,
    }
}

fn no_problem(id: &str) -> Failure {
    Failure::NotFound(format!("no problem {id:?}"))
}

/// Problems and decks of a node. Clones share them.
#[derive(Clone)]
pub(crate) struct Practice {
    node: Node,
    games: Games,
    analyses: Analyses,
    found: Arc<FoundPositions>,
}

impl AsRef<Node> for Practice {
    fn as_ref(&self) -> &Node {
        &self.node
    }
}

impl Practice {
    /// Creates problems from the matches of `analyses`.
    pub(crate) fn new(analyses: Analyses) -> Practice {
        let games = analyses.games().clone();
        Practice { node: games.node().clone(), games, analyses, found: Arc::default() }
    }

    /// Adds the errors of a player in all analysed matches to their deck, from the deepest analysis of each match. Problems that are in the
    /// deck already do not change.
    pub(crate) async fn collect(
        &self,
        query: DeckQuery,
        principal: &Principal,
    ) -> Result<Collected, Failure> {
        let mut setups: BTreeMap<String, (AnalysisLevel, MatchSetup)> = BTreeMap::new();
        for known in self.analyses.known(principal).await? {
            let level = known.header.group.level;
            let deepest = setups.entry(known.header.id).or_insert((level, known.setup));
            deepest.0 = deepest.0.max(level);
        }
        let mut problems = Vec::new();
        for class in
            ErrorClass::ALL.into_iter().filter(|class| *class > ErrorClass::Good && *class >= query.class)
        {
            for error in self.node.store().errors_of(&class_word(class)?).await? {
                let Some((level, setup)) = setups.get(&error.match_id) else { continue };
                if level.name() != error.level {
                    continue;
                }
                let Ok(decision) = serde_json::from_str::<Decision>(&error.decision) else { continue };
                let own = match setup.seat(decision.player) {
                    Seat::Human { name } => *name == query.player,
                    Seat::Bot { .. } => false,
                };
                if own && problem::is_problem(&decision) {
                    let from = ProblemSource {
                        match_id: error.match_id.clone(),
                        level: *level,
                        index: decision.index,
                    };
                    let kept = Kept { record: None, from: Some(from), decision };
                    let id = problem_id((principal.owner(), &query.player), setup, &kept.decision);
                    problems.push(row(id, (principal.owner(), &query.player), &kept)?);
                }
            }
        }
        let store = self.node.store().clone();
        let added = self.node.tasks().finish(async move { store.add_problems(&problems).await }).await??;
        Ok(Collected { added })
    }

    /// Returns a deck and its next problem.
    pub(crate) async fn deck(&self, query: &DeckQuery, owner: &str) -> Result<DeckView, Failure> {
        let deck = (owner, &*query.player);
        let (now, loss) = (self.node.tasks().now(), limit(query.class));
        let of = query.match_id.as_deref();
        let problem = loop {
            let Some(stored) = self.node.store().due_problem(deck, of, loss, now).await? else {
                break None;
            };
            let id = stored.id.clone();
            match self.posed(&id, Some(stored)).await {
                Ok(posed) => break Some(posed.problem(&id)),
                // The problem can no longer be posed: it is a later part of a turn, or one of another version.
                Err(Failure::NotFound(_)) => _ = self.node.store().remove_problem(&id, owner).await?,
                Err(failure) => return Err(failure),
            }
        };
        let counts = self.node.store().count_problems(deck, of, loss, now).await?;
        Ok(DeckView { total: counts.total, due: counts.due, next_due: counts.next, problem })
    }

    /// Judges an answer. A generated position goes into the deck of the player if the answer is wrong.
    pub(crate) async fn solve(
        &self,
        id: &str,
        answered: Answered,
        principal: &Principal,
    ) -> Result<Solution, Failure> {
        let owner = principal.owner();
        let stored = self.node.store().problem(id, owner).await?;
        let posed = self.posed(id, stored).await?;
        let decision = self.judge_answer(&posed, &answered.answer, principal).await?;
        let grade = schedule::grade(&decision);
        let mut memory = posed.stored.as_ref().map(|stored| stored.memory);
        // A visitor has no deck.
        let player = answered.player.filter(|_| *principal != Principal::Visitor);
        if let (None, Grade::Again, Some(player)) = (memory, grade, player) {
            let missed = StoredProblem { loss: ALWAYS, ..row(id.to_owned(), (owner, &player), &posed.kept)? };
            let rows = vec![missed];
            let store = self.node.store().clone();
            self.node.tasks().finish(async move { store.add_problems(&rows).await }).await??;
            memory = Some(None);
        }
        let now = self.node.tasks().now();
        let due = memory.map(|memory| {
            let due = |grade| schedule::after(memory, grade, now).map(|(due, _)| due);
            let [again, hard, good, easy] = Grade::ALL.map(due);
            Ok::<_, schedule::NoDate>([again?, hard?, good?, easy?])
        });
        let due = due.transpose().map_err(Failure::internal)?;
        let played = posed.kept.from.as_ref().map(|_| posed.kept.decision.clone());
        Ok(Solution { decision, played, grade, due })
    }

    async fn judge_answer(
        &self,
        posed: &Posed,
        answer: &ProblemAnswer,
        principal: &Principal,
    ) -> Result<Decision, Failure> {
        let found = &posed.kept.decision;
        let settings = Settings::of(AnalysisLevel::Standard);
        let known = problem::known(found, &posed.now, answer, &settings);
        if let Some(decision) =
            known.as_ref().filter(|decision| !problem::lacks_reasons(decision, posed.now.rules()))
        {
            return Ok(decision.clone());
        }
        let begin = posed.played.setup().begin()?;
        let (actions, answer) = (posed.actions(), answer.clone());
        // The depth is that of the original search, without rollouts.
        let level = posed
            .kept
            .from
            .as_ref()
            .map_or(AnalysisLevel::Standard, |from| from.level.min(AnalysisLevel::Standard));
        let asked = self.node.tasks().compute(move || problem::asked(&begin, actions, &answer)).await?;
        let task = asked.map_err(|refused| refused.refusal)?;
        let task = task.ok_or_else(|| Failure::bad("the answer is not a whole decision"))?;
        let job = Job::Decide { task, level };
        let searched = self.node.perform(&principal.queue(QUIZZES), job).await?.decision()?;
        // The figures of the analysis stay; the search adds why the answer loses.
        Ok(problem::explained(known, searched))
    }

    /// Records the grade of a review, once for each key.
    pub(crate) async fn review(
        &self,
        id: String,
        grade: Grade,
        owner: &str,
        key: RequestKey,
    ) -> Result<Due, Failure> {
        let stored = self.node.store().problem(&id, owner).await?.ok_or_else(|| no_problem(&id))?;
        let (due, memory) =
            schedule::after(stored.memory, grade, self.node.tasks().now()).map_err(Failure::internal)?;
        let (store, problem) = (self.node.store().clone(), id.clone());
        let number = Grade::ALL.iter().position(|each| *each == grade).map_or(1, |at| at as i64 + 1);
        let reviewed = async move { store.review(&problem, number, due, &memory, key.as_deref()).await };
        let due = self.node.tasks().finish(reviewed).await??;
        due.map(|due| Due { due }).ok_or_else(|| no_problem(&id))
    }

    /// Removes a problem from its deck.
    pub(crate) async fn remove_problem(&self, id: &str, owner: &str) -> Result<(), Failure> {
        if self.node.store().remove_problem(id, owner).await? { Ok(()) } else { Err(no_problem(id)) }
    }

    /// Returns a problem with its match.
    async fn posed(&self, id: &str, stored: Option<StoredProblem>) -> Result<Posed, Failure> {
        let kept: Arc<Kept> = match &stored {
            Some(stored) => Arc::new(serde_json::from_str(&stored.problem).map_err(|_| no_problem(id))?),
            None => self.found.get(id).ok_or_else(|| no_problem(id))?,
        };
        let played = match (&kept.record, &kept.from) {
            (Some(record), _) => {
                let record = record.clone();
                let actions = record.log.into_iter().map(|entry| (entry.by, entry.action));
                PlayedMatch::replayed(record.setup, actions).map_err(|_| no_problem(id))?
            }
            (None, Some(from)) => self.games.played(&from.match_id).await?,
            (None, None) => return Err(no_problem(id)),
        };
        let decision = &kept.decision;
        let now = played.at(decision.before).ok_or_else(|| no_problem(id))?;
        // A later part of a turn has another position than its start.
        if now.game().position(decision.player).to_string() != decision.position {
            return Err(no_problem(id));
        }
        Ok(Posed { kept, stored, played, now })
    }

    /// Returns the themes of quizzes by game.
    pub(crate) async fn quiz_games(&self) -> Result<QuizGames, Failure> {
        let Outcome::Themes(found) = self.node.perform(&Arc::from(QUIZZES), Job::Themes).await? else {
            return Err(JobError::Mixed.into());
        };
        let game = |(name, themes): (String, Vec<Theme>)| {
            Some(QuizGame { rules: variants::find(&name)?.rules.name, themes })
        };
        Ok(QuizGames { games: found.into_iter().filter_map(game).collect() })
    }

    /// Finds a position for a quiz.
    pub(crate) async fn quiz(
        &self,
        request: QuizRequest,
        principal: &Principal,
    ) -> Result<QuizView, Failure> {
        let QuizRequest { rules, theme, seed } = request;
        let variant = variants::find(&rules).ok_or_else(|| Failure::bad(format!("no game {rules:?}")))?;
        let job = Job::Quiz { rules: variant.rules.name.to_owned(), theme, seed };
        let Outcome::Quiz(found) = self.node.perform(&principal.queue(QUIZZES), job).await? else {
            return Err(JobError::Mixed.into());
        };
        let found = *found;
        let Some(found) = found else { return Ok(QuizView { problem: None }) };
        let id = problem_id((principal.owner(), ""), &found.setup, &found.decision);
        let record = MatchRecord::new(found.setup, found.actions);
        let kept = Arc::new(Kept { record: Some(record), from: None, decision: found.decision });
        self.found.keep(&id, &kept);
        let stored = self.node.store().problem(&id, principal.owner()).await?;
        Ok(QuizView { problem: Some(self.posed(&id, stored).await?.problem(&id)) })
    }
}

/// Returns the name of a class in JSON.
fn class_word(class: ErrorClass) -> Result<String, Failure> {
    let word = serde_json::to_value(class).map_err(StoreError::Unwritable)?;
    Ok(word.as_str().unwrap_or_default().to_owned())
}

/// A deck: its owner, and the name of the player whose errors it contains.
pub(crate) type Deck<'a> = (&'a str, &'a str);

/// Returns the row of a new problem.
fn row(id: String, (owner, player): Deck<'_>, kept: &Kept) -> Result<StoredProblem, StoreError> {
    Ok(StoredProblem {
        id,
        owner: owner.to_owned(),
        match_id: kept.from.as_ref().map(|from| from.match_id.clone()),
        player: player.to_owned(),
        loss: kept.decision.judgement.as_ref().map_or(0.0, |judgement| judgement.error),
        problem: to_text(kept)?,
        due: 0,
        memory: None,
    })
}

/// Returns the id of a problem in a deck. It is a hash of the game, position, cube, score and dice, so equal decisions of any origin are
/// one problem.
fn problem_id((owner, player): Deck<'_>, setup: &MatchSetup, decision: &Decision) -> String {
    let asked = match decision.kind {
        DecisionKind::NoDouble | DecisionKind::Double => "double",
        DecisionKind::Take | DecisionKind::Drop | DecisionKind::Beaver => "answer",
        _ => "play",
    };
    let mut dice = decision.dice.clone();
    dice.sort_unstable();
    let place = decision.xgid.as_ref().unwrap_or(&decision.position);
    let owner = if owner == TABLE { String::new() } else { format!("{owner}\n") };
    let text = format!(
        "{owner}{player}\n{}\n{:?}\n{:?}\n{place}\n{}\n{dice:?}\n{asked}",
        setup.rules, setup.options, setup.kind, decision.position
    );
    let number = |seed: u64| text.bytes().fold(seed, |seen, byte| hash::mix(seen ^ u64::from(byte)));
    format!("{:016x}", number(5))
}
