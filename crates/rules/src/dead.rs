//! Positions in which neither player can ever move again.

use crate::dice::Roll;
use crate::expand::Occasion;
use crate::graph::Graph;
use crate::moves;
use crate::position::Position;
use crate::rules::{Doubles, OneTwo, Rules};
use crate::segment::{Obligation, Order, Step};
use crate::track::Track;

/// Returns whether neither player can ever move again. `fixed` is the roll that both play all the time, if the game has
/// one.
#[must_use]
pub fn is_dead(rules: &Rules, position: &Position, fixed: Option<Roll>) -> bool {
    if matches!(rules.track, Track::Ring | Track::Towers) {
        return false;
    }
    let stuck = |position: &Position| match fixed {
        Some(roll) => !playable(rules, position, roll),
        None => !any_playable(rules, position),
    };
    stuck(position) && stuck(&position.swapped())
}

fn any_playable(rules: &Rules, position: &Position) -> bool {
    let simple = matches!(rules.obligation, Obligation::Max { .. }) && rules.order == Order::Free;
    if simple {
        // A number that a die can play can also be played by some roll that contains it.
        return (1..=6).any(|die| moves::moves_by(rules, position, die).next().is_some());
    }
    Roll::ALL.iter().any(|&roll| playable(rules, position, roll))
}

/// Returns whether anything can be played of a roll.
fn playable(rules: &Rules, position: &Position, roll: Roll) -> bool {
    let chosen = rules.dice.one_two == OneTwo::Choose && roll.dice() == [2, 1];
    let steps = if chosen {
        (1..=6).flat_map(|number| rules.chosen_double(number)).collect()
    } else {
        rules.steps(position, roll, &Occasion::of(rules, position))
    };
    let chains = rules.dice.doubles != Doubles::Plain || chosen;
    let parts = if chains { steps.len() } else { 1 };
    steps.iter().take(parts).any(|step| {
        matches!(step, Step::Play(_)) && {
            let graph = Graph::new(rules, *position, &[*step]);
            !graph.node(Graph::ROOT).edges.is_empty()
        }
    })
}
