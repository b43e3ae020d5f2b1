//! Analyses of matches.

use serde::{Deserialize, Serialize};
use tavola_analysis::problem::ProblemAnswer;
use tavola_analysis::{AnalysisLevel, Decision, MatchAnalysis};
use tavola_rules::Player;

use crate::positions::turn::moves;

/// How far an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisState {
    #[cfg_attr(test, ts(type = "AnalysisLevel"))]
    pub level: AnalysisLevel,
    /// Whether the server works on it.
    pub running: bool,
    /// Decisions and rolls that are known.
    pub done: usize,
    /// All of them, as the match stands.
    pub of: usize,
    /// About how long it still takes; null if that is not known.
    pub seconds_left: Option<u64>,
    /// Whether it was judged otherwise than matches are today. When it is run again, everything is judged anew.
    pub older: bool,
}

/// The levels at which a match was analysed, wholly or in part.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisList {
    pub analyses: Vec<AnalysisState>,
}

/// An analysis as far as it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisView {
    pub state: AnalysisState,
    #[cfg_attr(test, ts(type = "MatchAnalysis"))]
    pub analysis: MatchAnalysis,
}

/// Which analysis is asked for.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct AnalysisQuery {
    pub level: AnalysisLevel,
}

/// An analysis to begin or to go on with, or to stop.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalysisRequest {
    pub level: AnalysisLevel,
    /// `false` stops it; what was found stays.
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

/// Which report is asked for.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct ReportQuery {
    pub level: AnalysisLevel,
    pub format: ReportFormat,
    /// The language of a page; English where it is left out.
    #[serde(default)]
    pub lang: Option<String>,
}

/// A decision that is not made yet: a play of the running turn, or one about the cube.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct JudgementQuery {
    /// Actions of the match that the page has seen.
    pub at: usize,
    /// The rest of the turn: `from-to-die`, separated by commas.
    #[serde(default)]
    pub moves: String,
    /// What is decided about the cube.
    #[serde(default, rename = "do")]
    pub cube: Option<CubeWord>,
}

/// A decision about the cube.
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
    /// What is decided; `None` if the moves cannot be read.
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

/// What a play is worth beside the others.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct JudgedPlay {
    /// Null where the turn goes on after it with another part.
    #[cfg_attr(test, ts(type = "Decision | null"))]
    pub decision: Option<Decision>,
}

/// A match to play on from a place of another.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhatIf {
    /// Actions of the match that are kept.
    pub at: usize,
    /// The seat of the person; the engine takes the other.
    pub player: Player,
    /// The level of the engine.
    pub level: String,
}
