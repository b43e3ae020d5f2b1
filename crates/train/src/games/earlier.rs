//! Earlier nets of a training: a proof plays against one of them. The choice of kept nets does not depend on the planned
//! length of the training, so the training can be continued.

use std::path::{Path, PathBuf};

/// Returns whether the net after `games` games is kept: after 64, 96, 128, 192, 256 and so on.
pub(crate) fn is_kept(games: u64) -> bool {
    games >= 64 && [1, 3].contains(&(games >> games.trailing_zeros()))
}

/// The file of the net after `games` games.
pub(crate) fn path(folder: &Path, games: u64) -> PathBuf {
    folder.join(format!("after-{games}.net"))
}

/// The last net that was kept in the first half of `games` games: its number of games, and its file.
pub(crate) fn in_first_half(folder: &Path, games: u64) -> Option<(u64, PathBuf)> {
    let kept = (1..=games / 2).rev().filter(|games| is_kept(*games));
    kept.map(|games| (games, path(folder, games))).find(|(_, path)| path.exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nets_are_kept_twice_in_each_doubling() {
        let kept: Vec<u64> = (0..=800).filter(|games| is_kept(*games)).collect();
        assert_eq!(kept, [64, 96, 128, 192, 256, 384, 512, 768]);
    }

    #[test]
    fn a_proof_plays_against_the_last_net_of_the_first_half() {
        let folder = std::env::temp_dir().join(format!("tavola-earlier-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        assert_eq!(in_first_half(&folder, 1000), None);
        for games in [128, 384, 768] {
            std::fs::write(path(&folder, games), "").unwrap();
        }
        assert_eq!(in_first_half(&folder, 1000), Some((384, path(&folder, 384))));
        assert_eq!(in_first_half(&folder, 700), Some((128, path(&folder, 128))));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
