//! Players of Python packages: their names, and the scripts that call the packages.

use core::fmt;

/// A Python package that has players.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Package {
    /// Its name for `pip install`.
    pub(crate) name: &'static str,
    /// The script that calls it, without the beginning that all scripts share.
    pub(crate) script: &'static str,
    /// Whether it can play with a cube and at a score.
    knows_cube: bool,
    /// The names of its players, each with the argument of the script.
    players: &'static [(&'static str, &'static str)],
}

static GNUBG_NN: Package = Package {
    name: "gnubg-nn",
    script: include_str!("../python/gnubg_nn.py"),
    knows_cube: false,
    players: &[("gnubg-0", "0"), ("gnubg-1", "1"), ("gnubg-2", "2"), ("gnubg-3", "3")],
};

/// bgsage counts plies from 1, the net alone; here 0 is the net alone for all players.
static BGSAGE: Package = Package {
    name: "bgsage",
    script: include_str!("../python/bgsage.py"),
    knows_cube: true,
    players: &[
        ("bgsage-0", "1ply"),
        ("bgsage-1", "2ply"),
        ("bgsage-2", "3ply"),
        ("bgsage-3", "4ply"),
        ("bgsage-truncated1", "truncated1"),
        ("bgsage-truncated2", "truncated2"),
        ("bgsage-truncated3", "truncated3"),
    ],
};

/// A player of a Python package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExternalPlayer {
    pub(crate) package: &'static Package,
    name: &'static str,
    /// The argument of the script.
    pub(crate) level: &'static str,
}

impl ExternalPlayer {
    /// All of them.
    pub fn all() -> impl Iterator<Item = ExternalPlayer> {
        [&GNUBG_NN, &BGSAGE].into_iter().flat_map(|package| {
            package.players.iter().map(move |&(name, level)| ExternalPlayer { package, name, level })
        })
    }

    /// The player of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<ExternalPlayer> {
        ExternalPlayer::all().find(|guest| guest.name == name)
    }

    /// Returns whether the player can play with a cube and at a score.
    #[must_use]
    pub fn knows_cube(self) -> bool {
        self.package.knows_cube
    }
}

impl fmt::Display for ExternalPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}
