//! The chances of players with different roles: one names two different numbers, the other throws and has two turns in a
//! row (double against choice).
//!
//! The nets evaluate positions of players who both throw once. Their results were fitted to games of the engine with roles
//! against itself (logistic regression on 29,000 positions of 400 games). Two turns go twice as far as one turn with named
//! numbers. So the player with two turns wins races with up to twice the pips.

use tavola_rules::Position;

use crate::context::Role;
use crate::evaluators::evaluator::Class;
use crate::outcome::Probabilities;

/// Coefficients of the logarithm of the odds to win.
struct Fit {
    constant: f32,
    /// Weight of the logarithm of the nets' odds.
    net: f32,
    /// Weight of each pip of the player on roll, and of the opponent.
    pips: [f32; 2],
}

/// The fits with contact, and without.
const fn fits(role: Role) -> [Fit; 2] {
    match role {
        Role::Names => [
            Fit { constant: -4.54, net: 0.618, pips: [0.0076, 0.0171] },
            Fit { constant: -3.07, net: 0.602, pips: [-0.1447, 0.0561] },
        ],
        Role::ThrowsTwice => [
            Fit { constant: 5.54, net: 0.742, pips: [-0.0177, -0.0114] },
            Fit { constant: 4.55, net: 0.660, pips: [-0.0612, 0.1716] },
        ],
        Role::ThrowsAgain => [
            Fit { constant: 4.73, net: 0.632, pips: [-0.0179, -0.0078] },
            Fit { constant: 2.00, net: 0.506, pips: [-0.0468, 0.1629] },
        ],
    }
}

/// The chances of the player on roll who has a role, from the evaluator's chances for two players who both throw. The
/// position is not the end of a game.
pub(super) fn chances(role: Option<Role>, position: &Position, found: Probabilities) -> Probabilities {
    let Some(role) = role else { return found };
    let [contact, race] = fits(role);
    let fit = if Class::of(position) == Class::Contact { contact } else { race };
    let pips = [position.own(), position.other()].map(|side| side.pips(25) as f32);
    found.with_odds(|net| fit.constant + fit.net * net + fit.pips[0] * pips[0] + fit.pips[1] * pips[1])
}
