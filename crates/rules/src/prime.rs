//! Rows of own points that some games forbid.

use crate::checkers::{Checkers, Places};
use crate::position::Position;
use crate::rules::{Prime, Rules};

/// The six points of the first quadrant, own 24 to 19.
const FIRST_QUADRANT: Places = 0x3F << 19;

/// Whether `own`, the mover's checkers after a move that ended on `to`, may stand like that.
pub(crate) fn allowed(rules: &Rules, position: &Position, own: Checkers, to: u8) -> bool {
    match rules.prime {
        Prime::Any => true,
        Prime::NotFirstQuadrant => own.occupied() & FIRST_QUADRANT != FIRST_QUADRANT,
        Prime::InOpponentsStart(most) => {
            let there = own.occupied() & rules.track.facing_places(FIRST_QUADRANT);
            there.count_ones() <= u32::from(most)
        }
        Prime::OneAhead => {
            let rows = rules.track.facing_places(own.occupied());
            let landed = rules.track.facing(to);
            // The row may begin up to five points farther on than where the checker landed.
            let closed = (landed.saturating_sub(5).max(1)..=landed).find(|&low| rows >> low & 0x3F == 0x3F);
            closed.is_none_or(|low| (0..low).any(|place| position.other.count(place) > 0))
        }
    }
}

/// Whether so many moves cannot bring about a row that is not allowed, whatever they are. A guess on the safe side.
pub(crate) fn is_out_of_reach(rules: &Rules, position: &Position, moves: u32) -> bool {
    let occupied = position.own.occupied();
    match rules.prime {
        Prime::Any => true,
        Prime::NotFirstQuadrant => (occupied & FIRST_QUADRANT).count_ones() + moves < 6,
        Prime::InOpponentsStart(most) => {
            let there = occupied & rules.track.facing_places(FIRST_QUADRANT);
            there.count_ones() + moves <= u32::from(most)
        }
        Prime::OneAhead => {
            // Rows that begin beyond the foremost enemy checker are allowed.
            let rows = rules.track.facing_places(occupied);
            let foremost = position.other.occupied().trailing_zeros();
            (1..=foremost.min(19)).all(|low| (rows >> low & 0x3F).count_ones() + moves < 6)
        }
    }
}
