//! The engine with the nets that come with it, or with nets from files.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tavola_engine::evaluators::nets::deep::DeepNet;
use tavola_engine::evaluators::nets::net::{Net, NetError};
use tavola_engine::{
    Engine,
    evaluators::{ContactNet, GameNet, NetFolder, Nets, Registry},
};

/// The engine with its own nets on one thread: games are played beside each other, so that players with the same time
/// have the same processor.
pub(crate) fn shipped() -> &'static Engine {
    static SHIPPED: LazyLock<Engine> = LazyLock::new(Engine::embedded);
    &SHIPPED
}

/// The engine with the nets of a folder, or with its own. The folder has the nets of backgammon as training writes them, or, in a
/// folder for each game, the files of `nets/`.
///
/// # Errors
/// If there are no nets of backgammon in the folder.
pub fn engine_with(nets: Option<&Path>) -> Result<Engine, ReadError> {
    match nets {
        Some(folder) if folder.join("backgammon").is_dir() => {
            Ok(Engine::new(Registry::fetching(NetFolder(folder.to_owned()))))
        }
        Some(folder) => Ok(Engine::new(Registry::new().with(read_nets(folder)?))),
        None => Ok(shipped().clone()),
    }
}

/// A file that has no net.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// It cannot be read.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// It is not a net.
    #[error("{}: {error}", path.display())]
    Net {
        /// The file.
        path: PathBuf,
        /// Its fault.
        error: NetError,
    },
}

/// The net of a file.
///
/// # Errors
/// If the file cannot be read or is no net.
pub fn read_net(path: &Path) -> Result<Net, ReadError> {
    read(path, Net::from_bytes)
}

/// The deep net of a file.
///
/// # Errors
/// If the file cannot be read or is no deep net.
pub fn read_deep_net(path: &Path) -> Result<DeepNet, ReadError> {
    read(path, DeepNet::from_bytes)
}

/// The net of a game, in any form, of a file.
///
/// # Errors
/// If the file cannot be read or is no net.
pub fn read_game_net(path: &Path) -> Result<GameNet, ReadError> {
    read(path, GameNet::from_bytes)
}

fn read<N>(path: &Path, from_bytes: impl FnOnce(&[u8]) -> Result<N, NetError>) -> Result<N, ReadError> {
    let bytes = std::fs::read(path).map_err(|error| ReadError::Io { path: path.to_owned(), error })?;
    from_bytes(&bytes).map_err(|error| ReadError::Net { path: path.to_owned(), error })
}

/// The nets of a folder: `contact.net` and `race.net`, as training writes them, and `fast.net` if it is there.
///
/// # Errors
/// If a file cannot be read or is no net.
pub fn read_nets(folder: &Path) -> Result<Nets, ReadError> {
    let contact = |name| read(&folder.join(name), ContactNet::from_bytes);
    let nets = Nets::new(contact("contact.net")?, read_net(&folder.join("race.net"))?);
    if folder.join("fast.net").exists() { Ok(nets.with_fast(contact("fast.net")?)) } else { Ok(nets) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_engine::Context;
    use tavola_rules::{Player, Position, Roll, Turn, variants};

    #[test]
    fn a_folder_with_the_nets_of_all_games_plays_as_the_program_does() {
        let nets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets");
        let folder = engine_with(Some(&nets)).unwrap();
        for name in ["backgammon", "plakoto"] {
            let rules = variants::find(name).unwrap().rules;
            let start = Position::start(rules, Player::First);
            let turn = Turn::rolled(rules, start, Roll::two(3, 1).unwrap());
            let ranked = |engine: &Engine| engine.rank(&turn, &Context::cubeless(), 0).unwrap();
            assert_eq!(ranked(&folder), ranked(shipped()), "{name}");
        }
        assert!(engine_with(Some(&nets.join("plakoto"))).is_err());
    }
}
