//! DuelStakes of a duel.

use core::fmt;

use tavola_rules::{Match, MatchKind, Rules};

/// DuelStakes of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuelStakes {
    /// Games that count their points.
    Money {
        /// Whether there is a cube.
        cube: bool,
    },
    /// Matches to this many points, which count as won or lost.
    Match(u16),
}

impl fmt::Display for DuelStakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DuelStakes::Money { cube: true } => f.write_str("money"),
            DuelStakes::Money { cube: false } => f.write_str("no-cube"),
            DuelStakes::Match(points) => write!(f, "match to {points}"),
        }
    }
}

impl DuelStakes {
    /// A match, or a single game, before its opening roll. The cube is that of the rules, if there is one.
    #[must_use]
    pub fn begin(self, rules: &Rules) -> Match {
        let mut rules = rules.clone();
        rules.cube.on &= self != (DuelStakes::Money { cube: false });
        let kind = match self {
            DuelStakes::Money { .. } => MatchKind::Single,
            DuelStakes::Match(points) => MatchKind::Points(points),
        };
        Match::new(rules, kind)
    }

    /// Points of the match, 0 for money.
    #[must_use]
    pub fn length(self) -> u16 {
        match self {
            DuelStakes::Money { .. } => 0,
            DuelStakes::Match(points) => points,
        }
    }
}
