//! What a duel is played for.

use tavola_rules::rules::CubeRules;
use tavola_rules::{Match, MatchKind, Rules};

/// What a duel is played for, in backgammon with the modern cube: no Jacoby rule, no beavers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// Games that count their points.
    Money {
        /// Whether there is a cube.
        cube: bool,
    },
    /// Matches to so many points, which count as won or lost.
    Match(u16),
}

impl Stakes {
    /// A match, or a single game, before its opening roll.
    #[must_use]
    pub fn begin(self) -> Match {
        let cube = if self == (Stakes::Money { cube: false }) { CubeRules::OFF } else { CubeRules::MODERN };
        let kind = match self {
            Stakes::Money { .. } => MatchKind::Single,
            Stakes::Match(points) => MatchKind::Points(points),
        };
        Match::new(Rules { cube, ..Rules::STANDARD }, kind)
    }

    /// Points of the match, 0 for money.
    #[must_use]
    pub fn length(self) -> u16 {
        match self {
            Stakes::Money { .. } => 0,
            Stakes::Match(points) => points,
        }
    }
}
