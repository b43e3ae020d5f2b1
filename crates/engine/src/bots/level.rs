//! Playing strength of bots. Weaker levels evaluate positions worse; the dice are the same for all.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use crate::search::rollout::RolloutSettings;

/// Strength, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Plays by the rules, with large errors.
    Beginner,
    /// Plays with errors of half the beginner's size.
    Casual,
    /// Plays with errors of a quarter of the beginner's size.
    Club,
    /// The net as it is, without looking ahead.
    Expert,
    /// The net, looking two rolls ahead.
    Master,
    /// The master's search, followed by rollouts of the best plays.
    Grandmaster,
}

impl Level {
    /// All, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Beginner, Level::Casual, Level::Club, Level::Expert, Level::Master, Level::Grandmaster];

    /// Number of rolls that the level looks ahead.
    #[must_use]
    pub fn plies(self) -> u32 {
        if self >= Level::Master { 2 } else { 0 }
    }

    /// The time for a decision, if the level has a limit. A slow machine searches less deeply. One more position or one
    /// more round of a rollout may be in progress when the time ends.
    #[must_use]
    pub fn time(self) -> Option<Duration> {
        match self {
            Level::Beginner | Level::Casual | Level::Club | Level::Expert => None,
            Level::Master => Some(Duration::from_millis(500)),
            Level::Grandmaster => Some(Duration::from_millis(1000)),
        }
    }

    /// Settings of the rollouts of the best plays; `None` for levels without rollouts.
    #[must_use]
    pub fn rollout(self) -> Option<RolloutSettings> {
        (self == Level::Grandmaster).then_some(RolloutSettings::LEVEL)
    }

    /// Standard deviation of its errors about a position, as equity of backgammon. In other games they are multiplied by a
    /// factor that was measured, so that a level is as weak there (`tavola-train levels`).
    #[must_use]
    pub fn noise(self) -> f32 {
        match self {
            Level::Beginner => 0.16,
            Level::Casual => 0.1,
            Level::Club => 0.06,
            Level::Expert | Level::Master | Level::Grandmaster => 0.0,
        }
    }

    /// The name of the level.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that is no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level {:?}; expected one of", self.0)?;
        Level::ALL.iter().try_for_each(|level| write!(f, " {level}"))
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let found = Level::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("champion".parse::<Level>(), Err(UnknownLevel("champion".to_owned())));
    }
}
