//! The kinds of positions for different evaluators.

use tavola_rules::Position;
use tavola_rules::track::Track;

/// Classes of positions, for players who move against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// A player has borne off all checkers.
    Over,
    /// Both are home and past each other: exact.
    BearOff,
    /// Past each other.
    Race,
    /// The players can still meet.
    Contact,
}

impl Class {
    /// The class of a position of players who move against each other.
    #[must_use]
    pub fn of(position: &Position) -> Class {
        let (own, other) = (position.own(), position.other());
        if !own.any_from(1) || !other.any_from(1) {
            Class::Over
        } else if own.all_home() && other.all_home() {
            Class::BearOff
        } else if position.is_race(Track::Contrary) {
            Class::Race
        } else {
            Class::Contact
        }
    }
}
