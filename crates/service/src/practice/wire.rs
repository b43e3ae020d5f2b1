//! Problems to practise.

use serde::{Deserialize, Serialize};
use tavola_analysis::problem::ProblemAnswer;
use tavola_analysis::quiz::Theme;
use tavola_analysis::{AnalysisLevel, Class, Decision};
use tavola_rules::Player;

use crate::games::wire::View;

/// Whose deck is asked for, and from which class of errors on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckQuery {
    pub player: String,
    #[serde(default = "bad")]
    pub class: Class,
    /// The match that problems are to be from; without one they are from all.
    #[serde(default)]
    pub match_id: Option<String>,
}

fn bad() -> Class {
    Class::Bad
}

/// A deck, and the problem that is to be asked next.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DeckView {
    pub total: i64,
    /// Problems that are due now.
    pub due: i64,
    /// When the first of the others is due, in milliseconds since 1970; null if there is none.
    pub next_due: Option<i64>,
    /// Null where nothing is due.
    pub problem: Option<Problem>,
}

/// How many errors have become problems.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Collected {
    pub added: u64,
}

/// What a problem asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// The best play of a roll.
    Play,
    /// Double or not.
    Double,
    /// Take, drop, or beaver where that is allowed.
    Answer,
}

/// A decision to be made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Problem {
    pub id: String,
    pub ask: Ask,
    /// Who decides.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    /// The match before the decision, with all that can be played.
    pub view: View,
    /// Where it is from; null for a position that was made.
    pub from: Option<ProblemSource>,
}

/// The decision of a match that a problem is from.
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
    /// In whose deck a position that was made goes when the answer is wrong.
    #[serde(default)]
    pub player: Option<String>,
}

/// How well a problem was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Grade {
    /// Not.
    Again,
    /// Barely.
    Hard,
    /// Well.
    Good,
    /// At once.
    Easy,
}

impl Grade {
    /// All, the worst first.
    pub(crate) const ALL: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];
}

/// What an answer is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Solution {
    /// The answer as an analysis judges it, with the best alternatives.
    #[cfg_attr(test, ts(type = "Decision"))]
    pub decision: Decision,
    /// What was decided in the match; null for a position that was made.
    #[cfg_attr(test, ts(type = "Decision | null"))]
    pub played: Option<Decision>,
    /// The grade that follows from the loss.
    pub grade: Grade,
    /// When the problem is due next by grade (again, hard, good, easy), in milliseconds since 1970; null while it is in no
    /// deck.
    pub due: Option<[i64; 4]>,
}

/// How well a problem was known.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Review {
    pub grade: Grade,
}

/// When a problem is due next.
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

/// What quizzes can be about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QuizGames {
    pub games: Vec<QuizGame>,
}

/// A position that is to be found.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuizRequest {
    pub rules: String,
    pub theme: Theme,
    /// The same seed finds the same position.
    pub seed: u64,
}

/// A position that was found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QuizView {
    /// Null where none was.
    pub problem: Option<Problem>,
}
