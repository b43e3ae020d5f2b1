//! Errors of rollouts.

use tavola_engine::EngineError;
use tavola_engine::match_equity::NotATable;
use tavola_notation::any::AnyError;
use tavola_notation::custom::CustomRulesError;
use tavola_notation::play::PlayError;

/// Why a position cannot be rolled out, or a saved rollout cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RolloutError {
    /// The engine does not support the game, or its work was cancelled.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The rules of the job cannot be played.
    #[error(transparent)]
    Rules(#[from] CustomRulesError),
    /// The rules do not belong to a known game with options, so they cannot be stored by name.
    #[error("expected the rules of a known game with its options")]
    OtherRules,
    /// The position cannot be read, or the game does not allow it.
    #[error(transparent)]
    Position(#[from] AnyError),
    /// The game is over in the position.
    #[error("expected a position in which nobody has finished")]
    Over,
    /// The dice do not belong to the game.
    #[error("expected the dice of a roll of this game, or one to four numbers from 1 to 6")]
    Dice,
    /// A play cannot be read, or is not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// A candidate is not possible in the position.
    #[error("candidate {0} is not possible in the position")]
    Candidate(usize),
    /// A cube decision in a game that the engine only estimates. The estimate is too rough to double on it.
    #[error("expected no cube decision: the engine has only a rough estimate of this game")]
    Estimated,
    /// There are no candidates, or too many.
    #[error("expected 1 to {most} candidates, not {found}")]
    Candidates {
        /// The number of candidates of the job.
        found: usize,
        /// The highest number that a rollout compares.
        most: usize,
    },
    /// The cube, the score or the depth is out of range.
    #[error("expected {0}")]
    Terms(&'static str),
    /// The match equity table cannot be read.
    #[error("match equity table: {0}")]
    Met(#[from] NotATable),
    /// The text is not a saved rollout.
    #[error("expected a saved rollout of Tavola")]
    Foreign,
    /// The text is a saved rollout with an error in it.
    #[error("the saved rollout is damaged: {0}")]
    Damaged(String),
    /// A later version of Tavola has saved the rollout.
    #[error("a saved rollout of version {found}, expected version {expected}")]
    Version {
        /// The version of the text.
        found: u64,
        /// The version that this Tavola reads.
        expected: u64,
    },
    /// The rollout was started with other nets or tables.
    #[error("this rollout was started with other nets or tables; start a new one")]
    OtherEngine,
    /// Two saved rollouts differ in position, stakes, candidates or settings.
    #[error("the saved rollouts are not parts of the same one")]
    Different,
    /// Two saved rollouts have different results of the same trials.
    #[error("the saved rollouts disagree about trials {first} to {last}")]
    Disagree {
        /// The first of these trials, counted from 0.
        first: u32,
        /// The last of these trials.
        last: u32,
    },
}
