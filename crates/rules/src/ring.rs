//! The ring of Catch me: moves round and round, captures for good, and last checkers that jump from corner to
//! corner.

use crate::checkers::Checkers;
use crate::point::OFF;
use crate::position::Position;
use crate::track::Track;

/// The corners of the four quadrants, in the order of a player's way.
const CORNERS: [u8; 8] = [24, 19, 18, 13, 12, 7, 6, 1];

/// The point after another.
const fn next(point: u8) -> u8 {
    if point == 1 { Track::Ring.len() } else { point - 1 }
}

/// The first corner after a point.
fn next_corner(point: u8) -> u8 {
    CORNERS.into_iter().find(|&corner| corner < point).unwrap_or(CORNERS[0])
}

/// The point that a checker reaches by a number; `None` if a last checker does not move by it.
pub(crate) fn target(own: Checkers, from: u8, die: u8) -> Option<u8> {
    if own.in_play() == 1 {
        return match die {
            1 => Some(next_corner(from)),
            6 => Some(next_corner(next_corner(from))),
            _ => None,
        };
    }
    let mut to = (0..die).fold(from, |point, _| next(point));
    while own.count(to) > 0 && to != from {
        to = next(to);
    }
    Some(to)
}

/// The position after the mover has captured the checker on one of the mover's points. A player whose last checker is
/// left jumps with it to the next corner, and may capture there in turn.
pub(crate) fn captured(position: &Position, point: u8) -> Position {
    let mut next = *position;
    let facing = Track::Ring.facing(point);
    // In a game there is only one; an arranged position may have more.
    (0..position.other.count(facing)).for_each(|_| next.other = next.other.moved(facing, OFF));
    if next.other.in_play() != 1 {
        return next;
    }
    let Some(stands) = next.other.farthest() else { return next };
    if CORNERS.contains(&stands) {
        return next;
    }
    let corner = next_corner(stands);
    next.other = next.other.moved(stands, corner);
    let meets = Track::Ring.facing(corner);
    if next.own.count(meets) == 0 {
        return next;
    }
    captured(&next.swapped(), corner).swapped()
}
