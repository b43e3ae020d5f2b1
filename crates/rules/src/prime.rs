//! Rows of own points that some games forbid.

use crate::checkers::{Checkers, Places};
use crate::point::BAR;
use crate::position::Position;
use crate::rules::{Prime, Rules};

/// Six places in a row, from the lowest bit on.
const ROW: Places = 0x3F;

/// The six points of the first quadrant, own 24 to 19.
const FIRST_QUADRANT: Places = ROW << 19;

/// Returns whether `own`, the mover's checkers after a move that ended on `to`, may stand like that.
pub(crate) fn allowed(rules: &Rules, position: &Position, own: Checkers, to: u8) -> bool {
    match rules.prime {
        Prime::Any => true,
        Prime::NotFirstQuadrant => own.occupied() & FIRST_QUADRANT != FIRST_QUADRANT,
        Prime::InOpponentsStart(most) => {
            let there = own.occupied() & rules.track.facing_places(FIRST_QUADRANT);
            there.count_ones() <= u32::from(most)
        }
        Prime::NotAStartQuadrant => {
            let opponents = rules.track.facing_places(FIRST_QUADRANT);
            [FIRST_QUADRANT, opponents].iter().all(|quadrant| own.occupied() & quadrant != *quadrant)
        }
        Prime::OneAhead => {
            closed_by(rules, own, to).is_none_or(|low| (0..low).any(|place| position.other.count(place) > 0))
        }
        Prime::LastTwoHeld => {
            let held = [1, 2].iter().all(|&place| position.own.count(place) > 0);
            held || closed_by(rules, own, to).is_none()
        }
    }
}

/// The lowest point, as the opponent counts, of six in a row that a move to `to` has closed or made longer.
fn closed_by(rules: &Rules, own: Checkers, to: u8) -> Option<u8> {
    let rows = rules.track.facing_places(own.occupied());
    let landed = rules.track.facing(to);
    // The row may begin up to five points beyond the landing of the checker.
    (landed.saturating_sub(5).max(1)..=landed).find(|&low| rows >> low & ROW == ROW)
}

/// Returns whether the mover holds six points in a row right before all of the opponent's checkers, which stand on one
/// point. Some rules require that such a row is opened if a play can do it.
pub(crate) fn shuts_all_in(rules: &Rules, position: &Position) -> bool {
    let all_on =
        position.other.farthest().filter(|&point| position.other.count(point) == position.other.total());
    rules.must_open
        && all_on.is_some_and(|point| {
            (7..BAR).contains(&point)
                && rules.track.facing_places(position.own.occupied()) >> (point - 6) & ROW == ROW
        })
}

/// Returns whether a row that must be opened may exist after `moves` moves. The estimate is on the safe side: nothing
/// is hit, so the opponent's checkers stay on their points.
fn may_shut_all_in(rules: &Rules, position: &Position) -> bool {
    let other = position.other;
    rules.must_open && other.farthest().is_some_and(|point| other.count(point) == other.total())
}

/// Returns whether no `moves` moves can make a row that is not allowed. The estimate is on the safe side.
pub(crate) fn is_out_of_reach(rules: &Rules, position: &Position, moves: u32) -> bool {
    let occupied = position.own.occupied();
    if may_shut_all_in(rules, position) {
        return false;
    }
    match rules.prime {
        Prime::Any => true,
        Prime::NotFirstQuadrant => (occupied & FIRST_QUADRANT).count_ones() + moves < 6,
        Prime::InOpponentsStart(most) => {
            let there = occupied & rules.track.facing_places(FIRST_QUADRANT);
            there.count_ones() + moves <= u32::from(most)
        }
        Prime::NotAStartQuadrant => {
            let opponents = rules.track.facing_places(FIRST_QUADRANT);
            [FIRST_QUADRANT, opponents].iter().all(|quadrant| (occupied & quadrant).count_ones() + moves < 6)
        }
        Prime::LastTwoHeld => {
            let rows = rules.track.facing_places(occupied);
            (1..=19).all(|low| (rows >> low & ROW).count_ones() + moves < 6)
        }
        Prime::OneAhead => {
            // Rows that begin beyond the foremost enemy checker are allowed.
            let rows = rules.track.facing_places(occupied);
            let foremost = position.other.occupied().trailing_zeros();
            (1..=foremost.min(19)).all(|low| (rows >> low & ROW).count_ones() + moves < 6)
        }
    }
}
