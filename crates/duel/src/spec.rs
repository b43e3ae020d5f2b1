//! The players of a duel, by name.

use core::fmt;
use core::str::FromStr;
use std::path::PathBuf;

use tavola_engine::{Budget, Depth, Level};

use crate::external_player::ExternalPlayer;
use crate::program::Program;

/// A player that can take part in a duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// Tavola's engine.
    Tavola {
        /// Number of rolls ahead, or a budget for each decision.
        depth: Depth,
        /// The folder of its nets; those that come with it if there is none.
        nets: Option<PathBuf>,
    },
    /// A playing level of Tavola.
    Level(Level),
    /// Tavola's engine without looking ahead, with errors of this standard deviation in thousandths of equity.
    Erring(u32),
    /// The generic evaluator, which plays games without a net, at this many rolls ahead.
    Generic(u32),
    /// Any legal play; never doubles, takes every cube.
    Random,
    /// A player of a Python package.
    External(ExternalPlayer),
    /// Any program with one of three protocols.
    Program(Program),
    /// GNU Backgammon itself with this many plies: whole games and matches, with its own dice.
    Gnubg(u32),
}

/// The most rolls that a player looks ahead.
const MOST_PLIES: u32 = 3;

impl PlayerSpec {
    /// Returns whether the player can play with a cube.
    #[must_use]
    pub fn knows_cube(&self) -> bool {
        match self {
            PlayerSpec::Random => false,
            PlayerSpec::External(guest) => guest.knows_cube(),
            PlayerSpec::Program(program) => program.knows_cube(),
            PlayerSpec::Tavola { .. }
            | PlayerSpec::Level(_)
            | PlayerSpec::Erring(_)
            | PlayerSpec::Generic(_)
            | PlayerSpec::Gnubg(_) => true,
        }
    }

    /// Returns whether the player throws its own dice.
    #[must_use]
    pub fn throws(&self) -> bool {
        matches!(self, PlayerSpec::Gnubg(_))
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Tavola { depth, nets } => {
                match depth {
                    Depth::Plies(plies) => write!(f, "tavola-{plies}")?,
                    Depth::Within(budget) => write!(f, "tavola@{budget}")?,
                }
                nets.iter().try_for_each(|nets| write!(f, ":{}", nets.display()))
            }
            PlayerSpec::Level(level) => write!(f, "{level}"),
            PlayerSpec::Erring(thousandths) => write!(f, "erring-{thousandths}"),
            PlayerSpec::Generic(plies) => write!(f, "generic-{plies}"),
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::External(guest) => write!(f, "{guest}"),
            PlayerSpec::Program(program) => write!(f, "{program}"),
            PlayerSpec::Gnubg(plies) => write!(f, "gnubg-match-{plies}"),
        }
    }
}

/// A word that is the name of no player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer(String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no player {:?}; expected tavola-0 to tavola-{MOST_PLIES}, tavola@100ms, tavola@20000nodes, \
             tavola-0:FOLDER with other nets, erring-160 \
             (errors in thousandths of equity), lines:COMMAND, ubgi:COMMAND or external:HOST:PORT for any program, generic-0 to generic-{MOST_PLIES}, random, gnubg-match-0 to gnubg-match-{MOST_PLIES}",
            self.0
        )?;
        Level::ALL.iter().try_for_each(|level| write!(f, ", {level}"))?;
        ExternalPlayer::all().try_for_each(|guest| write!(f, ", {guest}"))
    }
}

impl core::error::Error for UnknownPlayer {}

impl FromStr for PlayerSpec {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<PlayerSpec, UnknownPlayer> {
        if text == "random" {
            return Ok(PlayerSpec::Random);
        }
        if let Ok(level) = text.parse() {
            return Ok(PlayerSpec::Level(level));
        }
        if let Some(program) = Program::named(text) {
            return Ok(PlayerSpec::Program(program));
        }
        if let Some(guest) = ExternalPlayer::named(text) {
            return Ok(PlayerSpec::External(guest));
        }
        if let Some(found) = text.strip_prefix("erring-") {
            let thousandths = found.parse().ok().filter(|n: &u32| n.to_string() == found);
            return thousandths.map(PlayerSpec::Erring).ok_or_else(|| UnknownPlayer(text.to_owned()));
        }
        let plies = |text: &str| (0..=MOST_PLIES).find(|n| n.to_string() == text);
        let unknown = || UnknownPlayer(text.to_owned());
        if let Some(found) = text.strip_prefix("gnubg-match-") {
            return plies(found).map(PlayerSpec::Gnubg).ok_or_else(unknown);
        }
        if let Some(found) = text.strip_prefix("generic-") {
            return plies(found).map(PlayerSpec::Generic).ok_or_else(unknown);
        }
        let (name, nets) = match text.split_once(':') {
            Some((_, "")) => return Err(unknown()),
            Some((name, nets)) => (name, Some(nets.into())),
            None => (text, None),
        };
        let depth = match (name.strip_prefix("tavola-"), name.strip_prefix("tavola@")) {
            (Some(found), _) => plies(found).map(Depth::from),
            (_, Some(budget)) => budget.parse::<Budget>().ok().map(Depth::from),
            _ => None,
        };
        depth.map(|depth| PlayerSpec::Tavola { depth, nets }).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::time::Duration;

    #[test]
    fn names_are_read_as_they_are_written() {
        let within = [Budget::Time(Duration::from_millis(100)), Budget::Nodes(20_000)];
        let tavola = [Depth::from(2), within[0].into(), within[1].into()].into_iter().flat_map(|depth| {
            [None, Some("old/nets:1".into())].map(|nets| PlayerSpec::Tavola { depth, nets })
        });
        let program = Program::named("lines:bot --deep");
        let others =
            [PlayerSpec::Random, PlayerSpec::Erring(160), PlayerSpec::Generic(2), PlayerSpec::Gnubg(1)]
                .into_iter()
                .chain(program.map(PlayerSpec::Program))
                .chain(ExternalPlayer::all().map(PlayerSpec::External));
        for entrant in tavola.chain(others).chain(Level::ALL.map(PlayerSpec::Level)) {
            assert_eq!(entrant.to_string().parse(), Ok(entrant));
        }
    }

    #[test]
    fn other_words_are_refused_with_those_that_are_expected() {
        for word in [
            "tavola",
            "tavola-9",
            "tavola-02",
            "tavola@",
            "tavola@5",
            "tavola-0:",
            "gnubg-match",
            "gnubg-0:a",
            "",
        ] {
            let error = word.parse::<PlayerSpec>().expect_err(word).to_string();
            assert!(error.contains("gnubg-match-0") && error.contains("casual, "), "{error}");
            assert!(error.contains("gnubg-0, ") && error.ends_with("bgsage-truncated3"), "{error}");
        }
    }
}
