//! Analyses matches: the cost of every decision, the luck of every roll, and the rates of both players.
//!
//! A [`Subject`] is a match with its actions, from a file, a record or a running match. [`analyse`] searches its decisions
//! one by one; the search can be interrupted and continued. [`MatchAnalysis`] has the figures of both players from the
//! decisions that are known. `docs/analysis.md` defines all figures with their sources.
//!
//! ```
//! use tavola_analysis::{AnalysisLevel, MatchAnalysis, Settings, Subject, analyse};
//! use tavola_engine::Engine;
//! use tavola_notation::match_files::{Format, parse};
//!
//! let text = b" 1 point match\n\n Game 1\n Anna : 0                       Ben : 0\n  1) 31: 8/5 6/5";
//! let subject = Subject::of_file(&parse(text, Format::Mat)?)?;
//! let settings = Settings::of(AnalysisLevel::Quick);
//! let decisions = analyse(&subject, &Engine::embedded(), &settings, Default::default(), |_| {})?;
//! let analysis = MatchAnalysis::of(&subject, &settings, &decisions);
//! assert_eq!(analysis.players[0].errors.equity, 0.0, "8/5 6/5 is the best play");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analyse;
mod decision;
mod judge;
mod judging;
mod level;
pub mod luck;
pub mod problem;
pub mod profile;
pub mod quiz;
mod reason;
mod reasons;
pub mod report;
#[cfg(feature = "schema")]
pub mod schema;
mod selfplay;
mod steps;
pub mod study;
mod summary;
mod units;
mod walk;

pub use analyse::{analyse, decide};
pub use decision::{
    Alternative, Counted, CubeMistake, Decision, DecisionChances, DecisionCube, DecisionKind, GamePart,
    Judgement, RollLuck,
};
pub use judging::judging;
pub use level::{AnalysisLevel, ErrorClass, LuckClass, Settings, Thresholds, UnknownLevel};
pub use luck::{Fortune, Luck};
pub use reason::{LossSplit, Reasons, Sentence};
pub use summary::{
    CheckerFigures, CubeFigures, ErrorRow, FEW_DECISIONS, FEWEST_FOR_A_RATE, GameAnalysis, GameOutcome,
    MatchAnalysis, MistakeRow, PartRow, PlayerAnalysis,
};
pub use units::{Amount, Equity, Units, gammon_price, unit};
pub use walk::{GameOutline, IllegalAction, Made, OpenDecision, OpenDecisions, Subject, Thrown};
