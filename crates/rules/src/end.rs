//! Ends of games on the board.

use crate::point::BAR;
use crate::position::Position;
use crate::rules::{End, Rules};
use crate::score::{self, How};
use crate::segment::Obligation;

/// An end that stands on the board after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Whether the player who has just moved has won; `None` is a draw.
    pub mover_wins: Option<bool>,
    /// 1 single, 2 gammon, 3 backgammon.
    pub level: u8,
    /// The kind of end.
    pub how: How,
}

/// Returns whether the player to move has nothing left to play in this game, so that the rest of the roll lapses.
#[must_use]
pub fn is_done(rules: &Rules, position: &Position) -> bool {
    let own = position.own();
    match rules.end {
        End::FirstOff | End::LastOff | End::HitLoses => own.in_play() == 0,
        End::AllOnPoint(point) => own.count(point) == own.total(),
        End::Eliminated => own.in_play() == 0 || position.other().in_play() == 0,
    }
}

/// Returns whether bearing off the last checker completes a roll whose other numbers cannot be played any more. In
/// other games every number counts even if the game would end before it is needed (decision 18).
pub(crate) fn last_checker_completes(rules: &Rules, obligation: Obligation) -> bool {
    rules.backward || obligation == Obligation::AllOrNothing
}

/// The end of the game by a turn, if it has ended; `position` is seen by the player who has moved.
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
            // A player whose own mother is still at risk has not won yet.
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

/// Returns whether the game is over for one of the players in a position that nobody has just moved to.
#[must_use]
pub fn is_over(rules: &Rules, position: &Position) -> bool {
    finish(rules, position).is_some() || finish(rules, &position.swapped()).is_some()
}
