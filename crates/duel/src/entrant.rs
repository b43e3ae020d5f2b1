//! Who can take part, by name.

use core::fmt;
use core::str::FromStr;

use tavola_engine::{Budget, Depth, Level};

/// Somebody who can take part in a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// The engine of this program, looking so many rolls ahead, or as deeply as a budget for each decision allows.
    Tavola(Depth),
    /// A playing level of this program.
    Level(Level),
    /// Any legal play; never doubles, takes every cube.
    Random,
    /// The nets of GNU Backgammon with so many plies, through the Python package gnubg-nn: plays without cube.
    GnubgNets(u32),
    /// GNU Backgammon itself with so many plies: whole games and matches, with its own dice.
    Gnubg(u32),
}

/// Most rolls that an entrant looks ahead.
const MOST_PLIES: u32 = 3;

impl Entrant {
    /// Whether he knows what to do with a cube.
    #[must_use]
    pub fn knows_cube(self) -> bool {
        !matches!(self, Entrant::Random | Entrant::GnubgNets(_))
    }

    /// Whether he throws dice of his own.
    #[must_use]
    pub fn throws(self) -> bool {
        matches!(self, Entrant::Gnubg(_))
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Tavola(Depth::Plies(plies)) => write!(f, "tavola-{plies}"),
            Entrant::Tavola(Depth::Within(budget)) => write!(f, "tavola@{budget}"),
            Entrant::Level(level) => write!(f, "{level}"),
            Entrant::Random => f.write_str("random"),
            Entrant::GnubgNets(plies) => write!(f, "gnubg-{plies}"),
            Entrant::Gnubg(plies) => write!(f, "gnubg-match-{plies}"),
        }
    }
}

/// A word that names nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEntrant(String);

impl fmt::Display for UnknownEntrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "nobody is called {:?}; expected tavola-0 to tavola-{MOST_PLIES}, tavola@100ms, tavola@20000nodes",
            self.0
        )?;
        write!(f, ", random, gnubg-0 to gnubg-{MOST_PLIES}, gnubg-match-0 to gnubg-match-{MOST_PLIES}")?;
        Level::ALL.iter().try_for_each(|level| write!(f, ", {level}"))
    }
}

impl core::error::Error for UnknownEntrant {}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(text: &str) -> Result<Entrant, UnknownEntrant> {
        if text == "random" {
            return Ok(Entrant::Random);
        }
        if let Ok(level) = text.parse() {
            return Ok(Entrant::Level(level));
        }
        if let Some(budget) = text.strip_prefix("tavola@").and_then(|budget| budget.parse::<Budget>().ok()) {
            return Ok(Entrant::Tavola(budget.into()));
        }
        let found = text.rsplit_once('-').and_then(|(name, plies)| {
            let plies = (0..=MOST_PLIES).find(|n| n.to_string() == plies)?;
            match name {
                "tavola" => Some(Entrant::Tavola(plies.into())),
                "gnubg" => Some(Entrant::GnubgNets(plies)),
                "gnubg-match" => Some(Entrant::Gnubg(plies)),
                _ => None,
            }
        });
        found.ok_or_else(|| UnknownEntrant(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::time::Duration;

    #[test]
    fn names_are_read_as_they_are_written() {
        let within = [Budget::Time(Duration::from_millis(100)), Budget::Nodes(20_000)];
        let tavola = [Depth::from(2), within[0].into(), within[1].into()].map(Entrant::Tavola);
        let own = tavola.into_iter().chain([Entrant::Random, Entrant::GnubgNets(0), Entrant::Gnubg(1)]);
        for entrant in own.chain(Level::ALL.map(Entrant::Level)) {
            assert_eq!(entrant.to_string().parse(), Ok(entrant));
        }
    }

    #[test]
    fn other_words_are_refused_with_those_that_are_expected() {
        for word in ["tavola", "tavola-9", "tavola-02", "tavola@", "tavola@5", "gnubg-match", "xg-2", ""] {
            let error = word.parse::<Entrant>().expect_err(word).to_string();
            assert!(error.contains("gnubg-match-0") && error.contains("casual"), "{error}");
        }
    }
}
