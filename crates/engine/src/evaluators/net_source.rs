//! Sources of the files of nets: the program itself, a folder, or another one, such as a browser's tab that fetches them.
//!
//! The weights of a file are whole numbers of 16 or 8 bits. `tavola-train ship` makes it from a trained net.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::OnceLock;

use crate::evaluators::evaluator::EvaluatorError;
use crate::evaluators::nets::game::GameNet;
use crate::evaluators::nets::net::{Net, NetError};
use crate::evaluators::nets::prefilter::Prefilter;

/// Path below `nets/` and bytes of every file. Without the feature `nets` there are no bytes.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/nets.rs"));

/// The name of a game's net in its folder.
const GAME_NET: &str = "game.net";

/// The name of the small net there that selects the plays for it.
const GAME_PICK: &str = "pick.net";

/// A source of the files of nets, used when the first position is evaluated. After a failure it is used again.
pub trait NetSource: Send + Sync + 'static {
    /// The bytes of a net, by its path below `nets/`, such as `plakoto/game.net`.
    ///
    /// # Errors
    /// Why it cannot be had, in one line.
    fn net(&self, path: &str) -> Result<Cow<'static, [u8]>, String>;

    /// Returns whether it has a file. Only files that a game can do without are asked for.
    fn has(&self, path: &str) -> bool {
        FILES.iter().any(|(name, _)| *name == path)
    }
}

/// The nets that are part of the program.
#[cfg(feature = "nets")]
#[derive(Clone, Copy, Debug)]
pub struct EmbeddedNets;

#[cfg(feature = "nets")]
impl EmbeddedNets {
    /// All files: their paths below `nets/`, and their bytes.
    pub fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
        FILES.iter().copied()
    }
}

#[cfg(feature = "nets")]
impl NetSource for EmbeddedNets {
    fn net(&self, path: &str) -> Result<Cow<'static, [u8]>, String> {
        let found = FILES.iter().find(|(name, _)| *name == path);
        found.map(|(_, bytes)| Cow::Borrowed(*bytes)).ok_or_else(|| format!("no file {path}"))
    }
}

/// The nets of a folder with the files of `nets/`.
#[derive(Clone, Debug)]
pub struct NetFolder(pub PathBuf);

impl NetSource for NetFolder {
    fn net(&self, path: &str) -> Result<Cow<'static, [u8]>, String> {
        let path = self.0.join(path);
        std::fs::read(&path).map(Cow::Owned).map_err(|error| format!("{}: {error}", path.display()))
    }

    fn has(&self, path: &str) -> bool {
        self.0.join(path).exists()
    }
}

/// Reads a net of a source by its path below `nets/`.
pub(crate) fn read<N>(
    source: &(impl NetSource + ?Sized),
    path: &str,
    from_bytes: impl FnOnce(&[u8]) -> Result<N, NetError>,
) -> Result<N, String> {
    from_bytes(&source.net(path)?).map_err(|error| format!("{path}: {error}"))
}

/// Names of the games with a net of their own.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    FILES.iter().filter_map(|(path, _)| path.strip_suffix(GAME_NET)?.strip_suffix('/'))
}

/// Reads the prefilter of a game; nothing if it has none.
pub(crate) fn game_prefilter(source: &dyn NetSource, game: &str) -> Result<Option<Prefilter>, String> {
    let path = format!("{game}/{GAME_PICK}");
    if !source.has(&path) {
        return Ok(None);
    }
    let found = Prefilter::of_game(&read(source, &path, Net::from_bytes)?);
    found.map(Some).ok_or_else(|| format!("{path}: no net that preselects"))
}

/// Reads the net of a game.
pub(crate) fn game_net(source: &dyn NetSource, game: &str) -> Result<GameNet, String> {
    read(source, &format!("{game}/{GAME_NET}"), GameNet::from_bytes)
}

/// A value that is made of nets at its first use. A failure is not kept.
pub(crate) struct Late<T>(OnceLock<T>);

impl<T> Late<T> {
    pub(crate) const fn new() -> Late<T> {
        Late(OnceLock::new())
    }

    /// The value, made by the first caller for whom `make` succeeds.
    pub(crate) fn get(&self, make: impl FnOnce() -> Result<T, String>) -> Result<&T, EvaluatorError> {
        if let Some(value) = self.0.get() {
            return Ok(value);
        }
        let made = make().map_err(EvaluatorError::NoNet)?;
        Ok(self.0.get_or_init(|| made))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::nets::deep::DeepNet;

    #[test]
    fn nets_come_with_the_engine_in_the_form_in_which_they_are_shipped() {
        for (path, bytes) in EmbeddedNets::files() {
            let shipped = match DeepNet::from_bytes(bytes) {
                Ok(net) => net.to_packed_bytes(),
                Err(_) => {
                    let net = Net::from_bytes(bytes).unwrap_or_else(|error| panic!("{path}: {error}"));
                    // Thousandths decide races.
                    let whole = !path.starts_with("backgammon/race");
                    if whole { net.to_bytes_in_16_bits() } else { net.to_bytes() }
                }
            };
            assert!(shipped == bytes, "{path} is as it was trained: tavola-train ship converts it");
        }
    }

    #[test]
    fn a_folder_has_the_nets_that_the_program_has() {
        let folder = NetFolder(concat!(env!("CARGO_MANIFEST_DIR"), "/../../nets").into());
        let path = "plakoto/game.net";
        assert_eq!(folder.net(path), EmbeddedNets.net(path));
        for source in [&folder as &dyn NetSource, &EmbeddedNets] {
            assert!(source.net("plakoto/none.net").unwrap_err().contains("plakoto/none.net"));
        }
    }
}
