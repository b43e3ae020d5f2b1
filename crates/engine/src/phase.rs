//! The phases of a game, by the position alone.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use tavola_rules::{BAR, Checkers, OFF, Position};

use crate::evaluators::Class;

/// A phase, before a roll. A position belongs to the first phase whose description is true, the same for both players.
/// Positions with both sides home and past each other belong to no phase: the tables solve them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// The players are past each other.
    Race,
    /// A player has all checkers home and can still be hit.
    BearingOff,
    /// Seven or more checkers of a player are of no use any more: off, or on the two lowest points.
    Crashed,
    /// A player behind by 30 pips or more holds two points or more of the other's home board.
    BackGame,
    /// A player has a checker on the bar or in the other's home board and the other holds five or more of the six
    /// points before it; or they have borne off already and were hit.
    Containment,
    /// The players have 290 pips or more together, and nobody has more than three checkers on the bar and in the
    /// other's home board.
    Opening,
    /// A player has left the opponent's home board while the opponent holds a point of the player's home board or their
    /// bar point.
    Holding,
    /// All other positions.
    Middle,
}

/// Number of pips that a player must be behind in the race for a plan with two points in the opponent's home board.
const BEHIND: u32 = 30;
/// Pips of both together in the opening, at least; they begin with 334.
const OPENING: u32 = 290;
/// Checkers that are of no use any more when a position has crashed.
const DEAD: u8 = 7;
/// Points of the six before a checker that contain it.
const BLOCKED: usize = 5;

impl Phase {
    /// All phases, in their usual order in a game.
    pub const ALL: [Phase; 8] = [
        Phase::Opening,
        Phase::Middle,
        Phase::Holding,
        Phase::BackGame,
        Phase::Containment,
        Phase::Crashed,
        Phase::BearingOff,
        Phase::Race,
    ];

    /// The phase of a position; `None` if the tables are exact or the game is over.
    #[must_use]
    pub fn of(position: &Position) -> Option<Phase> {
        match Class::of(position) {
            Class::Over | Class::BearOff => return None,
            Class::Race => return Some(Phase::Race),
            Class::Contact => {}
        }
        let sides = [(position.own(), position.other()), (position.other(), position.own())];
        let either = |is: fn(Checkers, Checkers) -> bool| sides.iter().any(|&(own, other)| is(own, other));
        Some(if either(|own, _| own.all_home()) {
            Phase::BearingOff
        } else if either(|own, _| own.count(OFF) + own.count(1) + own.count(2) >= DEAD) {
            Phase::Crashed
        } else if either(plays_a_back_game) {
            Phase::BackGame
        } else if either(is_contained) {
            Phase::Containment
        } else if sides.iter().map(|(own, _)| own.pips(BAR)).sum::<u32>() >= OPENING
            && sides.iter().all(|(own, _)| back().map(|place| own.count(place)).sum::<u8>() <= 3)
        {
            Phase::Opening
        } else if either(|own, other| !own.any_from(19) && (18..=24).any(|point| other.count(point) >= 2)) {
            Phase::Holding
        } else {
            Phase::Middle
        })
    }

    /// The name of the phase.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Phase::Opening => "opening",
            Phase::Middle => "middle",
            Phase::Holding => "holding",
            Phase::BackGame => "back-game",
            Phase::Containment => "containment",
            Phase::Crashed => "crashed",
            Phase::BearingOff => "bearing-off",
            Phase::Race => "race",
        }
    }
}

/// The other's home board, and the bar.
fn back() -> RangeInclusive<u8> {
    19..=BAR
}

fn plays_a_back_game(own: Checkers, other: Checkers) -> bool {
    (19..=24).filter(|&point| own.count(point) >= 2).count() >= 2 && own.pips(BAR) >= other.pips(BAR) + BEHIND
}

fn is_contained(own: Checkers, other: Checkers) -> bool {
    let held = |from: u8| (from - 6..from).filter(|&point| other.count(25 - point) >= 2).count();
    let blocked = back().any(|place| own.count(place) > 0 && held(place) >= BLOCKED);
    blocked || own.count(OFF) > 0 && own.any_from(19)
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that is no phase.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no phase {0:?}; expected one of {names}", names = Phase::ALL.map(Phase::name).join(" "))]
pub struct UnknownPhase(String);

impl FromStr for Phase {
    type Err = UnknownPhase;

    fn from_str(text: &str) -> Result<Phase, UnknownPhase> {
        let found = Phase::ALL.into_iter().find(|phase| phase.name() == text);
        found.ok_or_else(|| UnknownPhase(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Rules, Setup};

    fn position(text: &str) -> Position {
        let setup: Setup = text.parse().expect("plain notation");
        setup
            .with_rest_off(&Rules::STANDARD, Player::First)
            .position(&Rules::STANDARD, Player::First)
            .expect("nobody shares a point")
    }

    #[test]
    fn phases_follow_from_the_position_for_either_player_on_roll() {
        for (text, wanted) in [
            ("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", Some(Phase::Opening)),
            // An exchange of hits has begun.
            ("bar:1 24:2 22:1 13:4 8:2 6:5 / 24:2 13:4 8:3 6:4 5:1 4:1", Some(Phase::Middle)),
            ("13:4 8:3 6:5 4:3 / 20:2 13:4 8:3 6:4 4:2", Some(Phase::Holding)),
            ("24:2 22:2 8:2 6:4 5:3 4:2 / 13:2 8:3 7:2 6:3 5:3 4:2", Some(Phase::BackGame)),
            ("24:1 13:2 8:3 6:4 5:3 4:2 / 13:3 8:2 7:2 6:2 5:2 4:2 3:2", Some(Phase::Containment)),
            ("bar:1 6:2 5:2 off:10 / 13:2 8:3 7:2 6:2 5:2 4:2 3:2", Some(Phase::Crashed)),
            ("bar:1 6:4 5:4 4:4 off:2 / 13:3 8:3 7:2 6:3 5:2 4:2", Some(Phase::Containment)),
            ("6:5 5:4 4:3 3:3 / 24:2 6:4 5:4 4:3 3:2", Some(Phase::BearingOff)),
            ("9:2 6:5 5:5 4:3 / 8:2 6:5 5:5 4:3", Some(Phase::Race)),
            ("6:5 5:5 4:5 / 6:5 5:5 4:5", None),
            ("6:1 / off:15", None),
        ] {
            let position = position(text);
            assert_eq!(Phase::of(&position), wanted, "{text}");
            assert_eq!(Phase::of(&position.swapped()), wanted, "{text}");
        }
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for phase in Phase::ALL {
            assert_eq!(phase.to_string().parse(), Ok(phase));
        }
        assert!("endgame".parse::<Phase>().is_err_and(|error| error.to_string().contains("containment")));
    }
}
