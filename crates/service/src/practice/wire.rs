//! Wire types of practice problems.

use serde::{Deserialize, Serialize};
use tavola_analysis::problem::ProblemAnswer;
use tavola_analysis::quiz::Theme;
use tavola_analysis::{AnalysisLevel, Decision, ErrorClass};
use tavola_rules::Player;

use crate::games::wire::View;

/// Selects a deck and the least class of errors.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckQuery {
    pub player: String,
    #[serde(default = "bad")]
    pub class: ErrorClass,
    /// The match of the problems; if absent, all matches.
    #[serde(default)]
    pub match_id: Option<String>,
}

fn bad() -> ErrorClass {
    ErrorClass::Bad
}

/// A deck and its next problem.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DeckView {
    pub total: i64,
    /// Number of problems that are due now.
    pub due: i64,
    /// Due time of the first later problem, in milliseconds since 1970; null if there is none.
    pub next_due: Option<i64>,
    /// Null if no problem is due.
    pub problem: Option<Problem>,
}

/// Number of errors that became problems.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Collected {
    pub added: u64,
}

/// The question of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// The best play of a roll.
    Play,
    /// Double or not.
    Double,
    /// Take, drop, or beaver if it is allowed.
    Answer,
}

/// A decision to be made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Problem {
    pub id: String,
    pub ask: Ask,
    /// The deciding player.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    /// The match before the decision, with all legal plays.
    pub view: View,
    /// Origin of the problem; null for a generated position.
    pub from: Option<ProblemSource>,
}

/// The decision of a match that a problem contains.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ProblemSource {
    pub match_id: String,
    #[cfg_attr(test, ts(type = "AnalysisLevel"))]
    pub level: AnalysisLevel,
    /// Number of the decision in the match.
    pub index: usize,
}

/// An answer to a problem.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answered {
    pub answer: ProblemAnswer,
    /// Player of the deck to which a generated position is added after a wrong answer.
    #[serde(default)]
    pub player: Option<String>,
}

/// Grade of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Grade {
    /// Not known.
    Again,
    /// Barely known.
    Hard,
    /// Known.
    Good,
    /// Known at once.
    Easy,
}

impl Grade {
    /// All grades, the worst first.
    pub(crate) const ALL: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];
}

/// The judgement of an answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Solution {
    /// The judged answer with the best alternatives, as in an analysis.
    #[cfg_attr(test, ts(type = "Decision"))]
    pub decision: Decision,
    /// The decision made in the match; null for a generated position.
    #[cfg_attr(test, ts(type = "Decision | null"))]
    pub played: Option<Decision>,
    /// The grade for the loss.
    pub grade: Grade,
    /// Next due time by grade (again, hard, good, easy), in milliseconds since 1970; null for a problem outside all decks.
    pub due: Option<[i64; 4]>,
}

/// A review of a problem.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Review {
    pub grade: Grade,
}

/// The next due time of a problem.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Due {
    /// Milliseconds since 1970.
    pub due: i64,
}

/// A game with the themes that it has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QuizGame {
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: &'static str,
    #[cfg_attr(test, ts(type = "QuizTheme[]"))]
    pub themes: Vec<Theme>,
}

/// The themes of quizzes by game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QuizGames {
    pub games: Vec<QuizGame>,
}

/// A request for a position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuizRequest {
    pub rules: String,
    pub theme: Theme,
    /// Seed of the search: equal seeds find equal positions.
    pub seed: u64,
}

/// A position for a quiz.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QuizView {
    /// Null if none was found.
    pub problem: Option<Problem>,
}
