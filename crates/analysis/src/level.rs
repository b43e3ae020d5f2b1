//! Depth of an analysis, and the loss from which on a decision is an error.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tavola_engine::Met;

/// Depth of the search of decisions. Levels are fixed numbers of plies and trials, never times: results are the same on
/// every machine and for any number of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AnalysisLevel {
    /// One roll ahead.
    Quick,
    /// Two rolls ahead.
    Standard,
    /// Two rolls ahead; close plays, with the one that was made, and close cube decisions are rolled out on the same dice.
    Thorough,
}

impl AnalysisLevel {
    /// All, the quickest first.
    pub const ALL: [AnalysisLevel; 3] =
        [AnalysisLevel::Quick, AnalysisLevel::Standard, AnalysisLevel::Thorough];

    /// Rolls that are searched ahead.
    #[must_use]
    pub fn plies(self) -> u32 {
        match self {
            AnalysisLevel::Quick => 1,
            AnalysisLevel::Standard | AnalysisLevel::Thorough => 2,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            AnalysisLevel::Quick => "quick",
            AnalysisLevel::Standard => "standard",
            AnalysisLevel::Thorough => "thorough",
        }
    }
}

impl fmt::Display for AnalysisLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no level {0:?}; expected quick, standard or thorough")]
pub struct UnknownLevel(String);

impl FromStr for AnalysisLevel {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<AnalysisLevel, UnknownLevel> {
        AnalysisLevel::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// Losses, as normalised equity, from which on a decision is of a class. A loss must be greater than its limit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Thresholds {
    /// A doubtful decision.
    pub doubtful: f64,
    /// A bad one.
    pub bad: f64,
    /// A very bad one.
    pub very_bad: f64,
    /// A lucky or, with the sign changed, an unlucky roll.
    pub lucky: f64,
    /// A very lucky or very unlucky one.
    pub very_lucky: f64,
}

impl Thresholds {
    /// The thresholds of GNU Backgammon (`arSkillLevel`, `arLuckLevel`).
    pub const GNUBG: Thresholds =
        Thresholds { doubtful: 0.030, bad: 0.060, very_bad: 0.120, lucky: 0.3, very_lucky: 0.6 };

    /// The class of a loss.
    #[must_use]
    pub fn class(&self, loss: f64) -> ErrorClass {
        match loss {
            loss if loss > self.very_bad => ErrorClass::VeryBad,
            loss if loss > self.bad => ErrorClass::Bad,
            loss if loss > self.doubtful => ErrorClass::Doubtful,
            _ => ErrorClass::Good,
        }
    }

    /// The class of a roll.
    #[must_use]
    pub fn luck(&self, luck: f64) -> LuckClass {
        match luck {
            luck if luck > self.very_lucky => LuckClass::VeryLucky,
            luck if luck > self.lucky => LuckClass::Lucky,
            luck if luck < -self.very_lucky => LuckClass::VeryUnlucky,
            luck if luck < -self.lucky => LuckClass::Unlucky,
            _ => LuckClass::Neutral,
        }
    }
}

/// Class of a decision by its error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorClass {
    /// Right, or hardly wrong.
    Good,
    /// See [`Thresholds`].
    Doubtful,
    /// See [`Thresholds`].
    Bad,
    /// See [`Thresholds`].
    VeryBad,
}

impl ErrorClass {
    /// All, the best first.
    pub const ALL: [ErrorClass; 4] =
        [ErrorClass::Good, ErrorClass::Doubtful, ErrorClass::Bad, ErrorClass::VeryBad];

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ErrorClass::Good => "good",
            ErrorClass::Doubtful => "doubtful",
            ErrorClass::Bad => "bad",
            ErrorClass::VeryBad => "very bad",
        }
    }
}

/// Class of a roll by its luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LuckClass {
    /// See [`Thresholds`].
    VeryLucky,
    /// See [`Thresholds`].
    Lucky,
    /// Neither.
    Neutral,
    /// See [`Thresholds`].
    Unlucky,
    /// See [`Thresholds`].
    VeryUnlucky,
}

impl LuckClass {
    /// All, the luckiest first.
    pub const ALL: [LuckClass; 5] = [
        LuckClass::VeryLucky,
        LuckClass::Lucky,
        LuckClass::Neutral,
        LuckClass::Unlucky,
        LuckClass::VeryUnlucky,
    ];

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            LuckClass::VeryLucky => "very lucky",
            LuckClass::Lucky => "lucky",
            LuckClass::Neutral => "neutral",
            LuckClass::Unlucky => "unlucky",
            LuckClass::VeryUnlucky => "very unlucky",
        }
    }
}

/// Settings of an analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The depth.
    pub level: AnalysisLevel,
    /// The losses from which on a decision is an error.
    pub thresholds: Thresholds,
    /// The match equity table.
    pub met: Met,
    /// The most alternatives that are kept of a decision, the decision that was made beside them.
    pub alternatives: usize,
}

impl Settings {
    /// The usual settings of a level.
    #[must_use]
    pub fn of(level: AnalysisLevel) -> Settings {
        Settings { level, thresholds: Thresholds::GNUBG, met: Met::own(), alternatives: 5 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in AnalysisLevel::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!("deep".parse::<AnalysisLevel>().is_err());
    }

    #[test]
    fn a_loss_at_the_limit_is_of_the_better_class() {
        let classes =
            [0.0, 0.030, 0.0301, 0.060, 0.0601, 0.120, 0.1201].map(|loss| Thresholds::GNUBG.class(loss));
        use ErrorClass::{Bad, Doubtful, Good, VeryBad};
        assert_eq!(classes, [Good, Good, Doubtful, Doubtful, Bad, Bad, VeryBad]);
        let rolls = [0.7, 0.6, 0.3, -0.3, -0.31, -0.61].map(|luck| Thresholds::GNUBG.luck(luck));
        use LuckClass::{Lucky, Neutral, Unlucky, VeryLucky, VeryUnlucky};
        assert_eq!(rolls, [VeryLucky, Lucky, Neutral, Neutral, Unlucky, VeryUnlucky]);
    }
}
