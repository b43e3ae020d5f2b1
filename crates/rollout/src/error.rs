//! What can be wrong with a rollout.

use tavola_engine::EngineError;
use tavola_engine::match_equity::NotATable;
use tavola_notation::any::AnyError;
use tavola_notation::custom::CustomRulesError;
use tavola_notation::play::PlayError;

/// See the module.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RolloutError {
    /// The engine does not judge the game, or it was cancelled.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The rules cannot be played.
    #[error(transparent)]
    Rules(#[from] CustomRulesError),
    /// The rules are none of a game with options.
    #[error("a rollout needs the rules of a game with options, and these are others")]
    OtherRules,
    /// It is no position of the game.
    #[error(transparent)]
    Position(#[from] AnyError),
    /// The game is over.
    #[error("expected a position in which nobody has finished")]
    Over,
    /// No dice of the game.
    #[error("expected the dice of a roll of this game, or one to four numbers from 1 to 6")]
    Dice,
    /// A play that is named is none.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// A candidate cannot be one in this position.
    #[error("candidate {0} does not fit the position")]
    Candidate(usize),
    /// There is nothing to roll out.
    #[error("expected 1 to {most} candidates, not {found}")]
    Candidates {
        /// As many as there are.
        found: usize,
        /// As many as there can be.
        most: usize,
    },
    /// The cube, the score or the depth is out of range.
    #[error("expected {0}")]
    Terms(&'static str),
    /// The match equity table cannot be read.
    #[error("match equity table: {0}")]
    Met(#[from] NotATable),
    /// The text is no saved rollout.
    #[error("expected a saved rollout of Tavola")]
    Foreign,
    /// It was one.
    #[error("the saved rollout is damaged: {0}")]
    Damaged(String),
    /// A later version has written it.
    #[error("a saved rollout of version {found}, expected version {expected}")]
    Version {
        /// That of the text.
        found: u64,
        /// The one that is read.
        expected: u64,
    },
    /// The evaluator or the tables are not those that the rollout was begun with.
    #[error("this rollout was begun with other nets or tables; begin it anew")]
    OtherEngine,
    /// Two saved rollouts are not of the same position, stakes, candidates and settings.
    #[error("the saved rollouts are not parts of the same one")]
    Different,
    /// They are, and disagree about the same trials.
    #[error("the saved rollouts disagree about trials {first} to {last}")]
    Disagree {
        /// The first of the slice, counted from 0.
        first: u32,
        /// The last of the slice.
        last: u32,
    },
}
