//! Inputs of the nets: a position as a short list of active inputs.
//!
//! Every place of a side has four inputs (one checker; two or more; three or more; half of the number above three). The
//! contact net also has the inputs of `features.rs`. The race net also has the exact number of checkers off: an even
//! number left takes no more rolls than the odd number below it.

use crate::evaluators::known_dice::KnownDice;
pub use crate::evaluators::nets::active::Active;
use crate::evaluators::nets::active::COUNTS;
use crate::evaluators::nets::encoding::Encoding;
use crate::evaluators::nets::features::{self, AMOUNTS, Features, OPTIONS};
use tavola_rules::{BAR, Checkers, OFF, Position};

/// A way to describe positions to a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inputs {
    /// Places only, for a first look at positions of any kind.
    Places,
    /// Places and every number of checkers off, for positions without contact.
    Race,
    /// Places and features.
    Contact,
    /// Inputs that follow from the rules of a game.
    Game(Encoding),
}

/// Inputs of the places 1 to 25, of checkers off, and of having none off.
const PLACES: usize = 4 * BAR as usize + 2;

/// The count of a pinned checker.
const PINNED: u8 = 15;

/// One for each number of checkers off.
const OFFS: usize = 16;

impl Inputs {
    /// Number of inputs.
    #[must_use]
    pub const fn len(self) -> usize {
        match self {
            Inputs::Game(encoding) => encoding.len(),
            _ => 2 * self.side(),
        }
    }

    /// Number of inputs of one side.
    const fn side(self) -> usize {
        match self {
            Inputs::Places => PLACES,
            Inputs::Race => PLACES + OFFS,
            Inputs::Contact => PLACES + OPTIONS + AMOUNTS,
            Inputs::Game(encoding) => encoding.len() / 2,
        }
    }

    /// There are always inputs; this exists because `len` does.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The same inputs for positions of a game in which this is known of the dice.
    #[must_use]
    pub fn knowing(self, dice: KnownDice) -> Inputs {
        match self {
            Inputs::Game(encoding) => Inputs::Game(encoding.knowing(dice)),
            other => other,
        }
    }

    /// The number of kinds of positions.
    #[must_use]
    pub const fn kinds(self) -> usize {
        match self {
            Inputs::Places | Inputs::Race => 1,
            Inputs::Contact => features::KINDS,
            Inputs::Game(encoding) => encoding.kinds(),
        }
    }

    /// The name in a net's file.
    #[must_use]
    pub fn name(self) -> [u8; 8] {
        match self {
            Inputs::Places => *b"places-1",
            Inputs::Race => *b"race-2  ",
            Inputs::Contact => *b"contact1",
            Inputs::Game(encoding) => encoding.name(),
        }
    }

    /// The inputs with this name.
    #[must_use]
    pub fn from_name(name: [u8; 8]) -> Option<Inputs> {
        let fixed = [Inputs::Places, Inputs::Race, Inputs::Contact].into_iter();
        let game = || Encoding::from_name(name).map(Inputs::Game);
        fixed.into_iter().find(|inputs| inputs.name() == name).or_else(game)
    }

    /// Offset of the inputs for the options of the player on roll or of the opponent, in a net that has options. The
    /// inputs of the amounts follow.
    pub(crate) const fn options(self, side: usize) -> usize {
        side * self.side() + PLACES
    }

    /// Lists the active inputs for the checkers of the player on roll, or of the opponent.
    pub(crate) fn activate_side(self, side: usize, checkers: Checkers, active: &mut Active) {
        active.clear();
        self.add_side(side, checkers, active);
    }

    fn add_side(self, side: usize, checkers: Checkers, active: &mut Active) {
        let base = side * self.side();
        places(active, base, checkers);
        if self == Inputs::Race {
            active.push(base + PLACES + usize::from(checkers.count(OFF)), 1.0);
        }
    }

    /// Lists the active inputs of a position.
    pub fn activate(self, position: &Position, active: &mut Active) {
        if let Inputs::Game(encoding) = self {
            encoding.activate(position, active);
            return;
        }
        active.clear();
        for (side, checkers) in sides(position).into_iter().enumerate() {
            self.add_side(side, checkers, active);
        }
        if self != Inputs::Contact {
            return;
        }
        let features = Features::of(position);
        active.set_kind(features.kind);
        for (side, (options, amounts)) in features.options.iter().zip(&features.amounts).enumerate() {
            let base = self.options(side);
            options.iter().for_each(|&option| active.push(base + usize::from(option), 1.0));
            for (i, (&amount, unit)) in amounts.iter().zip(features::UNITS).enumerate() {
                if amount > 0 {
                    active.push(base + OPTIONS + i, f32::from(amount) / f32::from(unit));
                }
            }
        }
    }
}

/// Both sides, the player on roll first. A pinned checker, which is alone on its point, has a count there that no other has.
#[inline(always)]
pub(crate) fn sides(position: &Position) -> [Checkers; 2] {
    [marked(position.own(), position.own_pinned()), marked(position.other(), position.other_pinned())]
}

#[inline(always)]
fn marked(mut side: Checkers, mut pinned: u32) -> Checkers {
    while pinned != 0 {
        side = side.with(pinned.trailing_zeros() as u8, PINNED);
        pinned &= pinned - 1;
    }
    side
}

fn places(active: &mut Active, base: usize, side: Checkers) {
    let mut off = 0;
    for (place, count) in side.iter() {
        if place == OFF {
            off = count;
            continue;
        }
        // A checker still in a pool has the whole board before it, as one on the bar.
        active.push_count(base + COUNTS * (usize::from(place.min(BAR)) - 1), count);
    }
    if off == 0 {
        active.push(base + PLACES - 1, 1.0);
    } else {
        active.push(base + PLACES - 2, f32::from(off) / 15.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Rules};

    #[test]
    fn every_input_of_the_start_position_is_within_the_net() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        for inputs in [Inputs::Places, Inputs::Race, Inputs::Contact] {
            let mut active = Active::default();
            inputs.activate(&start, &mut active);
            assert!(active.iter().all(|(row, value)| row < inputs.len() && value != 0.0));
        }
    }
}
