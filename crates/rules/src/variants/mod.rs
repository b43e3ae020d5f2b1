//! The games. Each is one file with one value; values that it leaves out are those of standard backgammon.
//!
//! ```
//! use tavola_rules::variants::{self, Source};
//!
//! let catch_me = variants::find("catch-me").unwrap();
//! assert_eq!(catch_me.source, Source::Leaflet { number: "001", section: Some("Catch me") });
//! assert_eq!(catch_me.rules.start[0].total(), 6);
//! assert!(variants::find("chess").is_none());
//! ```

use core::fmt;

use crate::rules::Rules;

mod acey_deucey;
mod acey_deucey_european;
mod acey_deucey_us;
mod backgammon;
mod backward;
mod catch_me;
mod double_against_choice;
mod doublets;
mod dutch;
mod eureka;
mod fevga;
mod fixed_roll;
mod french_1;
mod gioul;
mod gul_bara;
mod hypergammon;
mod irish;
mod jacquet;
mod leaflet_000;
mod leaflet_001;
mod leaflet_002;
mod leaflet_003;
mod leaflet_004;
mod longgammon;
pub(crate) mod ludus_lumbardorum;
mod mahbusa;
mod medio_emperador;
mod mexican;
mod misere;
mod moultezim;
mod nackgammon;
mod narde;
mod no_hit;
mod old_britain;
mod open_roll;
mod pin;
mod plakoto;
mod portes;
mod puff;
mod puff_long;
mod puff_russian;
mod puff_russian_long;
mod russian;
mod short_narde;
mod snake;
pub(crate) mod starts;
mod straight;
mod tabula;
mod tapa;
mod tavla;
mod tavli;
mod tawula;
mod tourne_case;

/// A game of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// Its rules.
    pub rules: &'static Rules,
    /// Games that are alike, for a catalogue.
    pub family: Family,
    /// The source of its rules.
    pub source: Source,
}

/// The source of the rules of a game. Our additions to a source stand on the page of the game, and among the decisions
/// in `docs/rules.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The common rules of the five leaflets; if they differ, the modern tournament rules.
    Common,
    /// One of the five leaflets (`docs/leaflets/`).
    Leaflet {
        /// Its number.
        number: &'static str,
        /// The heading of the game in its German text; none for the standard game.
        section: Option<&'static str>,
    },
    /// A book, a site or a program that describes the game.
    Publication(&'static str),
    /// The players of a country, as descriptions report it.
    Tradition(&'static str),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Common => {
                write!(
                    f,
                    "what five leaflets have in common, with the modern tournament rules where they differ"
                )
            }
            Source::Leaflet { number, section: None } => write!(f, "leaflet {number}"),
            Source::Leaflet { number, section: Some(section) } => write!(f, "leaflet {number}, {section}"),
            Source::Publication(title) => f.write_str(title),
            Source::Tradition(country) => write!(f, "{country} tradition"),
        }
    }
}

impl Variant {
    /// Number of the leaflet that the game is from, if it is from one.
    #[must_use]
    pub fn leaflet(&self) -> Option<&'static str> {
        match self.source {
            Source::Leaflet { number, .. } => Some(number),
            Source::Common | Source::Publication(_) | Source::Tradition(_) => None,
        }
    }
}

/// Returns whether the players of a game call a gammon mars, and a backgammon koks.
#[must_use]
pub fn has_mars(name: &str) -> bool {
    matches!(name, "narde" | "short-narde" | "gul-bara" | "tavla")
}

/// The number by which messages name a win of a game: its level, but 4 for mars and 5 for koks.
#[must_use]
pub fn named_level(name: &str, level: u8) -> u8 {
    if level > 1 && has_mars(name) { level + 2 } else { level }
}

/// Families of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Family {
    /// Standard backgammon and other starts of it.
    Western,
    /// Standard backgammon as one of the five leaflets prints it.
    Leaflet,
    /// Backgammon as it is played around the eastern Mediterranean.
    Eastern,
    /// Backgammon with one rule turned round.
    Twist,
    /// The checkers are rolled in from the pool.
    Entering,
    /// Lone checkers are pinned, not hit.
    Pinning,
    /// Nothing is hit; walls decide.
    Blocking,
    /// Old games on half boards, rings and towers.
    Medieval,
}

/// All games, in the order of a catalogue.
pub const ALL: [Variant; 52] = [
    backgammon::VARIANT,
    nackgammon::VARIANT,
    hypergammon::VARIANT,
    longgammon::VARIANT,
    snake::VARIANT,
    eureka::VARIANT,
    irish::VARIANT,
    short_narde::VARIANT,
    leaflet_000::VARIANT,
    leaflet_001::VARIANT,
    leaflet_002::VARIANT,
    leaflet_003::VARIANT,
    leaflet_004::VARIANT,
    portes::VARIANT,
    tavla::VARIANT,
    tavli::VARIANT,
    old_britain::VARIANT,
    mexican::VARIANT,
    backward::VARIANT,
    straight::VARIANT,
    fixed_roll::VARIANT,
    no_hit::VARIANT,
    open_roll::VARIANT,
    misere::VARIANT,
    double_against_choice::VARIANT,
    puff::VARIANT,
    puff_long::VARIANT,
    puff_russian::VARIANT,
    puff_russian_long::VARIANT,
    french_1::VARIANT,
    russian::VARIANT,
    acey_deucey::VARIANT,
    acey_deucey_us::VARIANT,
    acey_deucey_european::VARIANT,
    dutch::VARIANT,
    tabula::VARIANT,
    pin::VARIANT,
    plakoto::VARIANT,
    tapa::VARIANT,
    mahbusa::VARIANT,
    gioul::VARIANT,
    fevga::VARIANT,
    moultezim::VARIANT,
    narde::VARIANT,
    gul_bara::VARIANT,
    jacquet::VARIANT,
    tawula::VARIANT,
    ludus_lumbardorum::VARIANT,
    medio_emperador::VARIANT,
    tourne_case::VARIANT,
    catch_me::VARIANT,
    doublets::VARIANT,
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
        for (name, pips) in [
            ("backgammon", 167),
            ("nackgammon", 194),
            ("hypergammon", 69),
            ("longgammon", 360),
            ("eureka", 48),
            ("pin", 344),
            ("gioul", 360),
        ] {
            let rules = find(name).unwrap().rules;
            assert_eq!(rules.start[0].pips(25), pips, "{name}");
        }
    }
}
