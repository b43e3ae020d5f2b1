//! Static evaluation: what a position promises without looking ahead.

use tavola_rules::{OFF, Position, Rules, score, track::Track};

use crate::bearoff;
use crate::integer::IntegerNet;
use crate::net::Net;
use crate::probabilities::Probabilities;

/// Something that can tell the chances of a position, standard scoring understood.
pub trait Evaluator: Send + Sync {
    /// The chances of the player on roll (`own`).
    fn evaluate(&self, position: &Position) -> Probabilities;

    /// The chances of many positions, appended in their order.
    fn evaluate_all(&self, positions: &[Position], chances: &mut Vec<Probabilities>) {
        chances.extend(positions.iter().map(|position| self.evaluate(position)));
    }
}

/// What kind of position it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Somebody has borne off everything.
    Over,
    /// Both are home and past each other: exact.
    BearOff,
    /// Past each other.
    Race,
    /// The players can still meet.
    Contact,
}

impl Class {
    /// The class of a position of players who walk against each other.
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

/// A net for contact, a net for races, and the exact bear-off.
///
/// Races are rare enough in a search for the net to be asked as it was learned: they are decided by thousandths, which
/// whole numbers of 16 bits would round away where weights are large.
#[derive(Clone, Debug)]
pub struct Nets {
    contact: IntegerNet,
    race: Net,
}

/// The chances once one side is off.
fn over(position: &Position) -> Probabilities {
    if !position.own().any_from(1) {
        Probabilities::won(score::level(&Rules::STANDARD, position.other()))
    } else {
        Probabilities::won(score::level(&Rules::STANDARD, position.own())).inverted()
    }
}

impl Nets {
    /// With a net for positions with contact and one for races in which not all are home.
    #[must_use]
    pub fn new(contact: &Net, race: Net) -> Nets {
        Nets { contact: IntegerNet::new(contact), race }
    }
}

impl Evaluator for Nets {
    fn evaluate(&self, position: &Position) -> Probabilities {
        judge(position, || self.contact.evaluate(position), || self.race.evaluate(position))
    }

    fn evaluate_all(&self, positions: &[Position], chances: &mut Vec<Probabilities>) {
        // As they are like each other, the net goes on from the last position that it has seen.
        let mut seen = None;
        let mut go_on = |position| {
            self.contact.evaluate_after(seen.get_or_insert_with(|| self.contact.nothing()), position)
        };
        let chances_of = |position| judge(position, || go_on(position), || self.race.evaluate(position));
        chances.extend(positions.iter().map(chances_of));
    }
}

/// The chances of a position from what its class asks for: the net for contact, that for races, or what is exact.
pub fn judge(
    position: &Position,
    contact: impl FnOnce() -> Probabilities,
    race: impl FnOnce() -> Probabilities,
) -> Probabilities {
    let class = Class::of(position);
    let chances = match class {
        Class::Over => return over(position),
        Class::BearOff => return bearoff::chances(position).unwrap_or_else(|| over(position)),
        Class::Race => race(),
        Class::Contact => contact(),
    };
    possible(chances, position, class)
}

/// Chances put in order, without what cannot happen any more.
#[must_use]
pub fn possible(mut chances: Probabilities, position: &Position, class: Class) -> Probabilities {
    let (own, other) = (position.own(), position.other());
    if other.count(OFF) > 0 {
        chances.win_gammon = 0.0;
    }
    if own.count(OFF) > 0 {
        chances.lose_gammon = 0.0;
    }
    if class == Class::Race {
        if !other.any_from(19) {
            chances.win_backgammon = 0.0;
        }
        if !own.any_from(19) {
            chances.lose_backgammon = 0.0;
        }
    }
    chances.in_order()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn together_positions_have_the_chances_that_they_have_alone() {
        let nets = crate::engine::embedded();
        for class in [Class::Contact, Class::Race, Class::BearOff] {
            let positions = crate::bench::positions(class, 100);
            let mut together = Vec::new();
            nets.evaluate_all(&positions, &mut together);
            for (position, together) in positions.iter().zip(together) {
                assert_eq!(together, nets.evaluate(position));
            }
        }
    }
}
