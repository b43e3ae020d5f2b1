//! Lookup tables for the moves of a roll across a partly blocked board.

use std::sync::LazyLock;

/// Number of points ahead that a lookup covers.
pub(crate) const WINDOW: u32 = 12;

const MASKS: usize = 1 << WINDOW;

/// The 21 rolls as bits, doubles first.
pub(crate) type Rolls = u32;

const DOUBLES: Rolls = 63;

/// Ways in 36 in which one of these rolls comes.
#[inline(always)]
pub(crate) fn ways(rolls: Rolls) -> u32 {
    2 * rolls.count_ones() - (rolls & DOUBLES).count_ones()
}

/// The tables. Bit `d - 1` of a mask is set if the enemy holds the point `d` pips ahead.
pub(crate) struct Blockade {
    /// For every mask of twelve points: number of the 36 rolls with which a lone checker travels more than six pips.
    escapes: [u8; MASKS],
    /// For every distance up to twelve and every mask of the points before it: the rolls that hit a blot there. A
    /// place in the list is that mask with one more bit for the blot.
    hits: [Rolls; MASKS],
}

pub(crate) static BLOCKADE: LazyLock<Blockade> = LazyLock::new(Blockade::new);

impl Blockade {
    fn new() -> Blockade {
        Blockade {
            escapes: core::array::from_fn(|mask| ways(rolls_where(|a, b| escapes(mask as u32, a, b))) as u8),
            hits: core::array::from_fn(|at| match (at as u32).checked_ilog2() {
                Some(before) => rolls_where(|a, b| reaches(at as u32, a, b, before + 1)),
                None => 0,
            }),
        }
    }

    /// Ways in 36 to travel more than six pips with one checker.
    #[inline(always)]
    pub(crate) fn escapes(&self, mask: u32) -> u8 {
        self.escapes[mask as usize % MASKS]
    }

    /// Rolls that bring a checker exactly `distance` pips ahead, 1 to twelve.
    #[inline(always)]
    pub(crate) fn hits(&self, distance: u32, mask: u32) -> Rolls {
        let blot = 1 << (distance - 1);
        self.hits[(blot | (mask & (blot - 1))) as usize % MASKS]
    }
}

fn rolls_where(holds: impl Fn(u32, u32) -> bool) -> Rolls {
    let doubles = (1..=6).map(|n| (n, n));
    let others = (2..=6).flat_map(|a| (1..a).map(move |b| (a, b)));
    doubles.chain(others).enumerate().fold(0, |rolls, (i, (a, b))| rolls | u32::from(holds(a, b)) << i)
}

fn open(mask: u32, distance: u32) -> bool {
    distance > WINDOW || mask >> (distance - 1) & 1 == 0
}

/// The places that one checker can reach with a roll.
fn reached(mask: u32, a: u32, b: u32) -> impl Iterator<Item = u32> {
    let chains = if a == b { [[a; 4], [0; 4]] } else { [[a, b, 0, 0], [b, a, 0, 0]] };
    chains.into_iter().flat_map(move |chain| {
        let steps = chain.into_iter().take_while(|&n| n > 0);
        let places = steps.scan(0, |at, n| {
            *at += n;
            Some(*at)
        });
        places.take_while(move |&at| open(mask, at))
    })
}

fn escapes(mask: u32, a: u32, b: u32) -> bool {
    reached(mask, a, b).any(|at| at > 6)
}

fn reaches(mask: u32, a: u32, b: u32, distance: u32) -> bool {
    // The blot itself does not block.
    let mask = mask & !(1 << (distance - 1));
    reached(mask, a, b).any(|at| at == distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn direct_and_indirect_shots_have_their_well_known_numbers() {
        // Rolls that hit a blot one to twelve pips away on an empty board.
        let known = [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3];
        for (distance, ways_to_hit) in (1..).zip(known) {
            assert_eq!(ways(BLOCKADE.hits(distance, 0)), ways_to_hit, "{distance} away");
        }
    }

    #[test]
    fn a_point_between_takes_shots_away() {
        // Six away with the points four and five pips ahead blocked: only 2-2 is gone.
        assert_eq!(ways(BLOCKADE.hits(6, 0b01_1000)), 16);
        // With one and five blocked 5-1 is gone; with two blocked 2-2 is gone and 4-2 plays by 4.
        assert_eq!(ways(BLOCKADE.hits(6, 0b01_0001)), 15);
        assert_eq!(ways(BLOCKADE.hits(6, 0b00_0010)), 16);
    }

    #[test]
    fn nobody_jumps_a_full_prime() {
        assert_eq!(BLOCKADE.escapes(0b11_1111), 0);
        // A five-point prime is left with sixes only.
        assert_eq!(BLOCKADE.escapes(0b01_1111), 11);
    }
}
