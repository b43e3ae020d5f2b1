//! Players that packages of Python know how to play: what they are called, and the scripts that ask the packages.

use core::fmt;

/// A package of Python that knows how to play.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Package {
    /// Its name, for whoever installs it.
    pub(crate) name: &'static str,
    /// Asks it; what all scripts begin with comes before.
    pub(crate) script: &'static str,
    /// Whether it knows what to do with a cube, and at a score.
    knows_cube: bool,
    /// What its players are called, and what the script is told then.
    players: &'static [(&'static str, &'static str)],
}

static GNUBG_NN: Package = Package {
    name: "gnubg-nn",
    script: include_str!("../python/gnubg_nn.py"),
    knows_cube: false,
    players: &[("gnubg-0", "0"), ("gnubg-1", "1"), ("gnubg-2", "2"), ("gnubg-3", "3")],
};

/// It counts plies from 1, the net alone; here 0 is the net alone for everybody.
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

/// A player that a package of Python knows how to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExternalPlayer {
    pub(crate) package: &'static Package,
    name: &'static str,
    /// What the script is told.
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

    /// Whether he knows what to do with a cube, and at a score.
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
