//! The games. Each is one file with one value; what it does not say is as in standard backgammon.

use crate::rules::Rules;

mod backgammon;
mod hypergammon;
mod leaflet_000;
mod leaflet_001;
mod leaflet_002;
mod leaflet_003;
mod leaflet_004;
mod longgammon;
mod nackgammon;

/// A game of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// Its rules.
    pub rules: &'static Rules,
    /// Games that are alike, for a catalogue.
    pub family: Family,
    /// Where its rules come from.
    pub source: &'static str,
}

/// Families of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Family {
    /// Standard backgammon and other starts of it.
    Western,
    /// Standard backgammon as one of the five leaflets prints it.
    Leaflet,
}

/// All games, in the order of a catalogue.
pub const ALL: [Variant; 9] = [
    backgammon::VARIANT,
    leaflet_000::VARIANT,
    leaflet_001::VARIANT,
    leaflet_002::VARIANT,
    leaflet_003::VARIANT,
    leaflet_004::VARIANT,
    nackgammon::VARIANT,
    hypergammon::VARIANT,
    longgammon::VARIANT,
];

/// The game with this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Variant> {
    ALL.iter().find(|v| v.rules.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, Position};

    #[test]
    fn names_are_unique_and_every_start_is_a_position() {
        for variant in &ALL {
            let rules = variant.rules;
            assert_eq!(ALL.iter().filter(|v| v.rules.name == rules.name).count(), 1);
            for player in Player::BOTH {
                let start = Position::start(rules, player);
                assert_eq!(start.setup().position(rules, player), Ok(start), "{}", rules.name);
            }
        }
    }

    #[test]
    fn starts_have_the_pips_of_the_sources() {
        for (name, pips) in
            [("backgammon", 167), ("nackgammon", 194), ("hypergammon", 69), ("longgammon", 360)]
        {
            let rules = find(name).unwrap().rules;
            assert_eq!(rules.start[0].pips(25), pips, "{name}");
        }
    }
}
