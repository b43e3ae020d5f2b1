//! Static evaluation: what a position promises without looking ahead.

use tavola_rules::{OFF, Position, Rules, score, track::Track};

use crate::bearoff;
use crate::net::{Base, Net};
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
#[derive(Clone, Debug)]
pub struct Nets {
    /// For positions with contact.
    pub contact: Net,
    /// For races in which not all are home.
    pub race: Net,
}

/// The chances once one side is off.
fn over(position: &Position) -> Probabilities {
    if !position.own().any_from(1) {
        Probabilities::won(score::level(&Rules::STANDARD, position.other()))
    } else {
        Probabilities::won(score::level(&Rules::STANDARD, position.own())).inverted()
    }
}

impl Evaluator for Nets {
    fn evaluate(&self, position: &Position) -> Probabilities {
        evaluate(&self.contact, &self.race, position)
    }

    fn evaluate_all(&self, positions: &[Position], chances: &mut Vec<Probabilities>) {
        evaluate_all(&self.contact, &self.race, positions, chances);
    }
}

/// [`evaluate`] for positions that are like each other, as those are that one roll leads to.
pub fn evaluate_all(contact: &Net, race: &Net, positions: &[Position], chances: &mut Vec<Probabilities>) {
    let mut base: Option<Base> = None;
    chances.extend(positions.iter().map(|position| {
        if Class::of(position) != Class::Contact {
            return evaluate(contact, race, position);
        }
        let base = base.get_or_insert_with(|| contact.base(position));
        possible(contact.evaluate_near(base, position), position, Class::Contact)
    }));
}

/// The chances of a position by the net or table that its class asks for.
#[must_use]
pub fn evaluate(contact: &Net, race: &Net, position: &Position) -> Probabilities {
    let class = Class::of(position);
    let net = match class {
        Class::Over => return over(position),
        Class::BearOff => return bearoff::chances(position).unwrap_or_else(|| over(position)),
        Class::Race => race,
        Class::Contact => contact,
    };
    possible(net.evaluate(position), position, class)
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
                let alone = nets.evaluate(position).to_array();
                assert!(together.to_array().iter().zip(alone).all(|(a, b)| (a - b).abs() < 1e-5));
            }
        }
    }
}
