//! Wire types of analyses.

use serde::{Deserialize, Serialize};
use tavola_analysis::problem::ProblemAnswer;
use tavola_analysis::{AnalysisLevel, Decision, MatchAnalysis};
use tavola_rules::Player;

use crate::positions::turn::moves;

/// Progress of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisState {
    #[cfg_attr(test, ts(type = "AnalysisLevel"))]
    pub level: AnalysisLevel,
    /// Whether the server works on it.
    pub running: bool,
    /// Number of known decisions and rolls.
    pub done: usize,
    /// Number of decisions and rolls in the match at present.
    pub of: usize,
    /// Estimated seconds until the end; null if unknown.
    pub seconds_left: Option<u64>,
    /// Whether the present judging differs from that of the analysis. A new run judges all decisions again.
    pub older: bool,
}

/// The levels at which a match was analysed, completely or in part.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisList {
    pub analyses: Vec<AnalysisState>,
}

/// The results of an analysis so far.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisView {
    pub state: AnalysisState,
    #[cfg_attr(test, ts(type = "MatchAnalysis"))]
    pub analysis: MatchAnalysis,
}

/// Selects an analysis.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct AnalysisQuery {
    pub level: AnalysisLevel,
}

/// Begins, continues or stops an analysis.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalysisRequest {
    pub level: AnalysisLevel,
    /// `false` stops it; its results stay.
    pub run: bool,
}

/// The forms of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ReportFormat {
    Html,
    Text,
    Json,
}

/// Selects a report.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct ReportQuery {
    pub level: AnalysisLevel,
    pub format: ReportFormat,
    /// Language of a page; English if absent.
    #[serde(default)]
    pub lang: Option<String>,
}

/// A decision before the player makes it: a play of the running turn, or a cube action.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct JudgementQuery {
    /// Number of actions of the match that the page has received.
    pub at: usize,
    /// The rest of the turn: `from-to-die`, separated by commas.
    #[serde(default)]
    pub moves: String,
    /// The cube action.
    #[serde(default, rename = "do")]
    pub cube: Option<CubeWord>,
}

/// A cube action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CubeWord {
    NoDouble,
    Double,
    Take,
    Drop,
    Beaver,
}

impl JudgementQuery {
    /// Returns the decision; `None` if the moves are malformed.
    pub(crate) fn answer(&self) -> Option<ProblemAnswer> {
        Some(match self.cube {
            Some(CubeWord::NoDouble) => ProblemAnswer::NoDouble,
            Some(CubeWord::Double) => ProblemAnswer::Double,
            Some(CubeWord::Take) => ProblemAnswer::Take,
            Some(CubeWord::Drop) => ProblemAnswer::Drop,
            Some(CubeWord::Beaver) => ProblemAnswer::Beaver,
            None => {
                let moves = moves(&self.moves)?;
                ProblemAnswer::Play { moves: moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect() }
            }
        })
    }
}

/// The judgement of a play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct JudgedPlay {
    /// Null if the turn continues after this part.
    #[cfg_attr(test, ts(type = "Decision | null"))]
    pub decision: Option<Decision>,
}

/// A new match that continues from a position of another match.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhatIf {
    /// Number of actions of the other match that are kept.
    pub at: usize,
    /// The seat of the person; the engine takes the other.
    pub player: Player,
    /// The level of the engine.
    pub level: String,
}
