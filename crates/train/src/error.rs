//! Why a command of the trainer fails.

use std::io;
use std::path::{Path, PathBuf};

use tavola_duel::PlayerSpec;
use tavola_duel::nets::ReadError;
use tavola_duel::python::PythonError;
use tavola_engine::phase::UnknownPhase;
use tavola_engine::work::NoThreads;
use tavola_engine::{EngineError, evaluators::EvaluatorError};
use tavola_notation::any::AnyError;

/// Why a command fails. Every message names what was expected.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TrainError {
    /// A file, a folder or a program failed.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file, folder or program.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// A net cannot be read.
    #[error(transparent)]
    Net(#[from] ReadError),
    /// The engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// An evaluator failed.
    #[error(transparent)]
    Evaluator(#[from] EvaluatorError),
    /// A player of a Python package failed.
    #[error(transparent)]
    Python(#[from] PythonError),
    /// The threads cannot be started.
    #[error(transparent)]
    Threads(#[from] NoThreads),
    /// A duel failed.
    #[error(transparent)]
    Duel(#[from] tavola_duel::DuelError),
    /// A report cannot be written as JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// A file has the wrong content.
    #[error("{}: expected {expected}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The expected content.
        expected: &'static str,
    },
    /// Lessons that have no position to begin with.
    #[error("--starts: no position to begin with; expected lessons of games")]
    NoStarts,
    /// A document has no place for a table.
    #[error("docs/bots.md has no line {0}")]
    NoTable(&'static str),
    /// A net of another shape than the engine plays.
    #[error(
        "expected a net of three layers of at most 512, 256 and 64 units (2,048 in the first for backgammon), the first a multiple of 16"
    )]
    Layers,
    /// Nets that have no mean.
    #[error("expected nets of one form that were fitted from each other: their units differ too much")]
    Strangers,
    /// There is no such game.
    #[error("no game {0:?}")]
    NoGame(String),
    /// A game that the trainer cannot play.
    #[error("{game} cannot be trained: {why}")]
    Untrainable {
        /// The game.
        game: &'static str,
        /// The reason.
        why: &'static str,
    },
    /// A net with the inputs of another game.
    #[error("the net has other inputs than {0} needs")]
    OtherInputs(&'static str),
    /// A game whose perfect play is not known.
    #[error("{0} is not solved; expected hypergammon")]
    Unsolved(&'static str),
    /// A game without a choice between plays.
    #[error("no roll of {0} has a choice; expected another game or more --decisions")]
    NoChoice(&'static str),
    /// A net that chooses worse after its weights were rounded.
    #[error("the net of {0} is not stored: its choices lose more than a ten thousandth of a game each")]
    Rounded(&'static str),
    /// Another process trains the same net.
    #[error("{0} is trained by another process")]
    Busy(&'static str),
    /// A net that is not good enough to be shipped.
    #[error("the net of {game} is not shipped: it does not beat {other} clearly")]
    NotShipped {
        /// The game.
        game: &'static str,
        /// The player that it has to beat.
        other: &'static str,
    },
    /// gnubg-nn is missing.
    #[error("{0}: is gnubg-nn installed? (pip install gnubg-nn)")]
    NoGnubg(String),
    /// A benchmark cannot be read.
    #[error("{}: {error}", path.display())]
    Benchmark {
        /// The file.
        path: PathBuf,
        /// Its fault.
        error: BenchmarkError,
    },
    /// A book of openings cannot be read.
    #[error(transparent)]
    Book(#[from] tavola_engine::openings::BookError),
    /// A book of openings was begun with other options.
    #[error("{}: made otherwise; expected a file that begins with\n{head}", path.display())]
    OtherBook {
        /// The file.
        path: PathBuf,
        /// Its expected beginning.
        head: String,
    },
    /// A player that plays whole games is asked for one decision.
    #[error("{0} plays whole games only; expected gnubg-0 and the like")]
    WholeGames(PlayerSpec),
    /// A player that these decisions do not support.
    #[error("{0} is not asked here; expected tavola-0, generic-0, random and the like")]
    NoSuchPlayer(PlayerSpec),
    /// A player's choice is not a legal play.
    #[error("{0} plays nothing legal")]
    Illegal(String),
    /// A roll that a player behind a pipe cannot play.
    #[error("expected a roll of two dice")]
    Dice,
}

/// A fault of a benchmark of decisions.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BenchmarkError {
    /// A line cannot be read.
    #[error("line {line}: {error}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// Its fault.
        error: LineError,
    },
    /// The benchmark was begun with other options.
    #[error("made otherwise; expected a file that begins with\n{0}")]
    Otherwise(String),
    /// Second rollouts are not those of the benchmark.
    #[error(
        "expected the {expected} decisions of the benchmark that have several open plays, found {found} of them among {decisions}"
    )]
    OtherDecisions {
        /// The decisions of the benchmark that have several open plays.
        expected: usize,
        /// The decisions of the file that have the same open plays.
        found: usize,
        /// All decisions of the file.
        decisions: usize,
    },
}

/// A fault of a line of a benchmark.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum LineError {
    /// A part is missing.
    #[error("expected {0}")]
    Missing(&'static str),
    /// Another text belongs there.
    #[error("expected {expected}, not {found:?}")]
    Expected {
        /// The expected text.
        expected: &'static str,
        /// The text found.
        found: String,
    },
    /// A play has another number of groups of trials.
    #[error("expected the equities of {expected} groups, found {found}")]
    Groups {
        /// The groups of every play.
        expected: usize,
        /// The groups of this one.
        found: usize,
    },
    /// There is no such phase.
    #[error(transparent)]
    Phase(#[from] UnknownPhase),
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] AnyError),
    /// The position is of another phase.
    #[error("this position is not of the phase {0}")]
    OtherPhase(&'static str),
    /// A play is not legal.
    #[error("{0:?} is not a legal play here")]
    NotLegal(String),
    /// The plays and their rest are not all that there are.
    #[error("expected all {wanted} plays, not {found}")]
    Count {
        /// All plays.
        wanted: usize,
        /// The number of fields of the line.
        found: usize,
    },
}

impl LineError {
    /// The error of a wrong text.
    pub(crate) fn expected(expected: &'static str, found: &str) -> LineError {
        LineError::Expected { expected, found: found.to_owned() }
    }
}

impl TrainError {
    /// A file, folder or program that failed.
    pub(crate) fn io(path: &Path) -> impl Fn(io::Error) -> TrainError + '_ {
        move |error| TrainError::Io { path: path.to_owned(), error }
    }

    /// The error of a file with the wrong content.
    pub(crate) fn file(path: &Path, expected: &'static str) -> TrainError {
        TrainError::File { path: path.to_owned(), expected }
    }
}
