//! The state of a training on disk: its nets, their squared gradients, and the number of games played. The dice of
//! every game follow from the seed and its number, so this suffices to continue.

use std::fs;
use std::io;
use std::path::Path;

use tavola_engine::evaluators::nets::net::Net;

use crate::error::TrainError;
use crate::learner::Learner;
use crate::selfplay::Pair;

/// Writes a file whole or not at all.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let draft = path.with_extension("part");
    fs::write(&draft, bytes)?;
    fs::rename(draft, path)
}

/// Saves learners and the number of games played into a folder: one file, so that an interruption never leaves parts
/// of two moments.
fn save_state(dir: &Path, learners: &[&Learner], games: u64) -> io::Result<()> {
    let mut bytes = games.to_le_bytes().to_vec();
    for net in learners.iter().flat_map(|learner| [&learner.net, &learner.squares]) {
        let net = net.to_bytes();
        bytes.extend((net.len() as u64).to_le_bytes());
        bytes.extend(net);
    }
    write(&dir.join("state"), &bytes)
}

/// Returns the state of [`save_state`]; `None` if there is no such file.
fn load_state<const N: usize>(dir: &Path) -> Result<Option<([Learner; N], u64)>, TrainError> {
    let path = dir.join("state");
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(TrainError::io(&path)(error)),
    };
    let fault = || TrainError::file(&path, "a training of this version");
    let mut rest = &bytes[..];
    let number = |rest: &mut &[u8]| -> Result<u64, TrainError> {
        let (head, tail) = rest.split_at_checked(8).ok_or_else(fault)?;
        *rest = tail;
        Ok(u64::from_le_bytes(head.try_into().map_err(|_| fault())?))
    };
    let games = number(&mut rest)?;
    let mut learners = Vec::with_capacity(N);
    for _ in 0..N {
        let mut net = || {
            let len = number(&mut rest)? as usize;
            let (net, tail) = rest.split_at_checked(len).ok_or_else(fault)?;
            rest = tail;
            Net::from_bytes(net).map_err(|_| fault())
        };
        let (net, squares) = (net()?, net()?);
        learners.push(Learner { squares, ..Learner::of(net) });
    }
    let learners = learners.try_into().map_err(|_| fault())?;
    Ok(Some((learners, games)))
}

/// Saves a training of backgammon into a folder.
pub(crate) fn save(dir: &Path, pair: &Pair, games: u64) -> io::Result<()> {
    save_state(dir, &[&pair.contact, &pair.race], games)?;
    write(&dir.join("contact.net"), &pair.contact.net.to_bytes())?;
    write(&dir.join("race.net"), &pair.race.net.to_bytes())
}

/// Loads a training of backgammon from a folder: the nets and the number of games played; nothing if there is none.
pub(crate) fn load(dir: &Path) -> Result<Option<(Pair, u64)>, TrainError> {
    let pair = |([contact, race], games): ([Learner; 2], u64)| (Pair { contact, race }, games);
    Ok(load_state(dir)?.map(pair))
}

/// Saves the training of one net into a folder.
pub(crate) fn save_one(dir: &Path, learner: &Learner, games: u64) -> io::Result<()> {
    save_state(dir, &[learner], games)
}

/// Loads the training of one net from a folder: the net and the number of games played; nothing if there is none.
pub(crate) fn load_one(dir: &Path) -> Result<Option<(Learner, u64)>, TrainError> {
    Ok(load_state(dir)?.map(|([learner], games): ([Learner; 1], u64)| (learner, games)))
}
