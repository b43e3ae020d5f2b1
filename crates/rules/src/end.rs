//! How games end on the board.

use crate::dice::Roll;
use crate::graph::Graph;
use crate::moves;
use crate::point::BAR;
use crate::position::Position;
use crate::rules::{Doubles, End, Obligation, Occasion, OneTwo, Order, Rules};
use crate::score::{self, How};
use crate::track::Track;
use crate::turn::Step;

/// An end that stands on the board after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Whether the player who has just moved has won; `None` is a draw.
    pub mover_wins: Option<bool>,
    /// 1 single, 2 gammon, 3 backgammon.
    pub level: u8,
    /// How it came.
    pub how: How,
}

/// Whether the player to move has nothing left to play in this game, so that the rest of his roll lapses.
#[must_use]
pub fn is_done(rules: &Rules, position: &Position) -> bool {
    let own = position.own();
    match rules.end {
        End::FirstOff | End::LastOff | End::HitLoses => own.in_play() == 0,
        End::AllOnPoint(point) => own.count(point) == own.total(),
        End::Eliminated => own.in_play() == 0 || position.other().in_play() == 0,
    }
}

/// Whether bearing off the last checker completes a roll whose other numbers cannot be played any more. Elsewhere every
/// number counts even where the game would end before it is needed (decision 18).
pub(crate) fn last_checker_completes(rules: &Rules, obligation: Obligation) -> bool {
    rules.backward || obligation == Obligation::AllOrNothing
}

/// The end that a turn has led to, if it has; `position` is seen by the player who has moved.
#[must_use]
pub fn finish(rules: &Rules, position: &Position) -> Option<Finish> {
    let (own, other) = (position.own(), position.other());
    let end = |mover_wins, level, how| Some(Finish { mover_wins, level, how });
    if rules.end == End::HitLoses && other.count(BAR) > 0 {
        return end(Some(false), 1, How::Hit);
    }
    if rules.mother {
        let first = rules.track.len();
        let pinned = |pins: u32| pins >> first & 1 == 1;
        match (pinned(position.own_pinned()), pinned(position.other_pinned())) {
            (true, true) => return end(None, 1, How::Mothers),
            // A player who still has a mother of his own at risk has not won yet.
            (false, true) if own.count(first) == 0 => return end(Some(true), 2, How::Mother),
            (true, false) if other.count(first) == 0 => return end(Some(false), 2, How::Mother),
            _ => {}
        }
    }
    if !is_done(rules, position) {
        return None;
    }
    match rules.end {
        End::FirstOff | End::HitLoses | End::AllOnPoint(_) => {
            end(Some(true), score::level(rules, other), How::BearOff)
        }
        End::LastOff => end(Some(false), 1, How::Last),
        End::Eliminated => end(Some(own.in_play() > 0), 1, How::Captured),
    }
}

/// Whether the game is over for one of the players in a position that nobody has just moved to.
#[must_use]
pub fn is_over(rules: &Rules, position: &Position) -> bool {
    finish(rules, position).is_some() || finish(rules, &position.swapped()).is_some()
}

/// Whether neither player can ever move again. `fixed` is the roll that both play all the time, if the game has
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
        // Whatever a die can play, some roll that holds it can.
        return (1..=6).any(|die| moves::moves_by(rules, position, die).next().is_some());
    }
    Roll::ALL.iter().any(|&roll| playable(rules, position, roll))
}

/// Whether anything can be played of a roll.
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
