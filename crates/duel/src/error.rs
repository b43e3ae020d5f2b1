//! Why a duel has no result.

use std::io;
use std::path::{Path, PathBuf};

use tavola_engine::EngineError;
use tavola_rules::{Action, Refusal};

use crate::gnubg::GnubgError;
use crate::mat::MatError;
use crate::nets::ReadError;
use crate::program::ProgramError;
use crate::python::PythonError;
use crate::saved_error::SavedError;
use crate::spec::PlayerSpec;

/// Why a duel has no result. Every message is one line and names what was expected.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DuelError {
    /// There are no games to play, or no players.
    #[error("expected at least one game and one thread")]
    Nothing,
    /// A player of backgammon alone is asked to play another game.
    #[error("{player} plays backgammon only, not {game}")]
    BackgammonOnly {
        /// The player.
        player: PlayerSpec,
        /// The game.
        game: &'static str,
    },
    /// Games that `.mat` files do not have are to be written.
    #[error("expected backgammon: .mat files have no {0}")]
    NotInMatFiles(&'static str),
    /// A player without cube decisions is to play with the cube.
    #[error("{0} plays for points without a cube; expected --no-cube, or gnubg-match for the whole program")]
    NoCube(PlayerSpec),
    /// GNU Backgammon plays against this engine alone.
    #[error(
        "gnubg-match plays against tavola-0 to tavola-3 and tavola@BUDGET only, not {} against {}",
        .0[0],
        .0[1]
    )]
    GnubgPairing(Box<[PlayerSpec; 2]>),
    /// A player that throws its own dice is asked for one decision.
    #[error("{0} plays with dice of its own only")]
    OwnDice(PlayerSpec),
    /// Nets cannot be read.
    #[error(transparent)]
    Nets(#[from] ReadError),
    /// The engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// A player of a Python package failed.
    #[error(transparent)]
    Python(#[from] PythonError),
    /// A program failed.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// A file is no saved duel.
    #[error(transparent)]
    Saved(#[from] SavedError),
    /// GNU Backgammon failed.
    #[error(transparent)]
    Gnubg(#[from] GnubgError),
    /// A match file cannot be written or read.
    #[error(transparent)]
    Mat(#[from] MatError),
    /// The rules refuse a player's action.
    #[error("{action:?} was refused: {refusal}")]
    Refused {
        /// The action.
        action: Action,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// A roll that a player behind a pipe cannot play.
    #[error("expected a roll of two dice")]
    Dice,
    /// The list of actions stops before the game is over.
    #[error("the game is not over")]
    Unfinished,
    /// The game does not end.
    #[error("a game of {0} does not end")]
    Endless(&'static str),
    /// A file or folder failed.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
}

impl DuelError {
    /// A file or folder that failed.
    pub fn io(path: &Path) -> impl FnOnce(io::Error) -> DuelError + '_ {
        move |error| DuelError::Io { path: path.to_owned(), error }
    }
}
