//! The checkers of one side, packed.

use core::fmt;

use crate::point::{BAR, HOME, OFF, POOL};

/// Number of checkers of one side on each place, in own numbering: index 0 is off, 1 to 24 the points, 25 the bar, 26
/// the pool. Each place takes four bits, so a side is one `u128` and a move is an addition.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Checkers(u128);

/// A set of places of one side: bit `i` stands for place `i`.
pub(crate) type Places = u32;

/// The lowest bit of every place in one half of a side.
const LOW_BITS: u64 = 0x1111_1111_1111_1111;

/// One checker on a place, in the packed form.
const fn one(index: u8) -> u128 {
    1 << (4 * index as u32)
}

/// The change of the packed form by a move of one checker from one place to another.
pub(crate) const fn step(from: u8, to: u8) -> u128 {
    one(to).wrapping_sub(one(from))
}

/// Every fourth bit, moved together: bit `4 * i` becomes bit `i`.
const fn gather(bits: u64) -> u32 {
    let pairs = (bits | bits >> 3) & 0x0303_0303_0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000F_000F_000F_000F;
    let eights = (fours | fours >> 12) & 0x0000_00FF_0000_00FF;
    (eights | eights >> 24) as u32 & 0xFFFF
}

impl Checkers {
    /// No checkers at all.
    pub const NONE: Checkers = Checkers(0);

    /// Checkers on the places of a list of `(place, count)`.
    ///
    /// # Panics
    /// If a place exceeds 26 or a place would hold more than 15. Meant for constants.
    #[must_use]
    pub const fn of(list: &[(u8, u8)]) -> Checkers {
        let mut packed = 0u128;
        let mut i = 0;
        while i < list.len() {
            let (index, count) = list[i];
            assert!(index <= POOL && count <= 15);
            assert!((packed >> (4 * index as u32)) & 15 == 0);
            packed += (count as u128) << (4 * index as u32);
            i += 1;
        }
        Checkers(packed)
    }

    /// Number of checkers on a place. Places beyond the pool are empty.
    #[must_use]
    pub const fn count(self, index: u8) -> u8 {
        if index > POOL { 0 } else { ((self.0 >> (4 * index as u32)) & 15) as u8 }
    }

    /// One checker from one place to another. The place left must be occupied.
    #[must_use]
    pub const fn moved(self, from: u8, to: u8) -> Checkers {
        debug_assert!(self.count(from) > 0 && self.count(to) < 15);
        self.stepped(step(from, to))
    }

    /// Removes one checker from an occupied place: it leaves the game's account altogether.
    #[must_use]
    pub const fn without(self, index: u8) -> Checkers {
        debug_assert!(self.count(index) > 0);
        Checkers(self.0.wrapping_sub(one(index)))
    }

    /// Returns the side with another count on one place.
    #[must_use]
    pub const fn with(self, index: u8, count: u8) -> Checkers {
        let shift = 4 * index as u32;
        Checkers((self.0 & !(15 << shift)) | ((count as u128 & 15) << shift))
    }

    /// The places with another count than on another side: the place, the count here, the count there.
    #[inline]
    pub fn differences(self, other: Checkers) -> impl Iterator<Item = (u8, u8, u8)> {
        // In halves: shifts of all 128 bits are slow.
        [0, 64].into_iter().flat_map(move |half| {
            let (here, there) = ((self.0 >> half) as u64, (other.0 >> half) as u64);
            let mut differ = here ^ there;
            core::iter::from_fn(move || {
                if differ == 0 {
                    return None;
                }
                let shift = differ.trailing_zeros() & !3;
                differ &= !(15 << shift);
                let count = |side: u64| (side >> shift & 15) as u8;
                Some(((half + shift as u8) / 4, count(here), count(there)))
            })
        })
    }

    /// The packed form, for hashing.
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Returns the side after a [`step`], or after the sum of several.
    #[inline]
    pub(crate) const fn stepped(self, step: u128) -> Checkers {
        Checkers(self.0.wrapping_add(step))
    }

    /// The occupied places, as bits: bit `i` for place `i`.
    #[inline]
    #[must_use]
    pub const fn occupied(self) -> u32 {
        const fn half(x: u64) -> u32 {
            gather((x | x >> 1 | x >> 2 | x >> 3) & LOW_BITS)
        }
        half(self.0 as u64) | half((self.0 >> 64) as u64) << 16
    }

    /// The places that hold at least two, as bits.
    #[inline]
    #[must_use]
    pub const fn made(self) -> u32 {
        const fn half(x: u64) -> u32 {
            gather((x >> 1 | x >> 2 | x >> 3) & LOW_BITS)
        }
        half(self.0 as u64) | half((self.0 >> 64) as u64) << 16
    }

    /// Returns whether anything stands on this place or farther from home (the bar and the pool count as farther).
    #[must_use]
    pub const fn any_from(self, index: u8) -> bool {
        self.0 >> (4 * index as u32) != 0
    }

    /// The number of checkers on this place or farther from home, at most 15. The place is at least 11.
    #[inline]
    #[must_use]
    pub const fn count_from(self, index: u8) -> u8 {
        debug_assert!(index >= 11);
        let far = (self.0 >> (4 * index as u32)) as u64;
        let pairs = (far & 0x0F0F_0F0F_0F0F_0F0F) + (far >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Returns whether at most one checker stands on this place or farther from home.
    #[inline]
    pub(crate) const fn fewer_than_two_from(self, index: u8) -> bool {
        let far = self.0 >> (4 * index as u32);
        far == 0 || (far.is_power_of_two() && far.trailing_zeros().is_multiple_of(4))
    }

    /// Returns whether every checker still in play is in the home board.
    #[must_use]
    pub const fn all_home(self) -> bool {
        !self.any_from(HOME + 1)
    }

    /// The occupied place farthest from home, the bar and the pool included; `None` if all are off.
    #[must_use]
    pub const fn farthest(self) -> Option<u8> {
        let on = self.0 & !15;
        if on == 0 { None } else { Some((127 - on.leading_zeros()) as u8 / 4) }
    }

    /// All checkers of the side, wherever they are.
    #[must_use]
    pub const fn total(self) -> u8 {
        const fn half(x: u64) -> u8 {
            let pairs = (x & 0x0F0F_0F0F_0F0F_0F0F) + (x >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
            (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
        }
        half(self.0 as u64) + half((self.0 >> 64) as u64)
    }

    /// Checkers that are not borne off.
    #[must_use]
    pub const fn in_play(self) -> u8 {
        self.total() - self.count(OFF)
    }

    /// Pip count on a board whose entering place is `entry` (25, or 13 on half boards): the bar and the pool
    /// count that much.
    #[must_use]
    pub fn pips(self, entry: u8) -> u32 {
        self.iter()
            .map(|(index, count)| u32::from(if index >= BAR { entry } else { index }) * u32::from(count))
            .sum()
    }

    /// The occupied places with their counts, from off to the pool.
    pub fn iter(self) -> impl Iterator<Item = (u8, u8)> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = (left.trailing_zeros() / 4) as u8;
            let count = ((left >> (4 * u32::from(index))) & 15) as u8;
            left &= !(15 << (4 * u32::from(index)));
            Some((index, count))
        })
    }
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    const START: Checkers = Checkers::of(&[(24, 2), (13, 5), (8, 3), (6, 5)]);

    #[test]
    fn the_start_position_has_fifteen_checkers_and_167_pips() {
        assert_eq!(START.total(), 15);
        assert_eq!(START.pips(25), 167);
        assert_eq!(START.farthest(), Some(24));
    }

    #[test]
    fn a_move_changes_two_places_only() {
        let after = START.moved(8, 5);
        assert_eq!((after.count(8), after.count(5), after.total()), (2, 1, 15));
    }

    #[test]
    fn sides_differ_where_checkers_have_moved() {
        let after = START.moved(8, 5).moved(24, 25);
        assert_eq!(
            after.differences(START).collect::<Vec<_>>(),
            [(5, 1, 0), (8, 2, 3), (24, 1, 2), (25, 1, 0)]
        );
        assert_eq!(START.differences(START).count(), 0);
    }

    #[test]
    fn made_places_hold_two_or_more() {
        let side = Checkers::of(&[(0, 1), (3, 1), (4, 2), (5, 15), (26, 8)]);
        assert_eq!(side.made(), 1 << 4 | 1 << 5 | 1 << 26);
        assert_eq!(side.occupied(), 1 << 0 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 26);
    }

    #[test]
    fn checkers_from_a_place_on_are_counted() {
        let side = Checkers::of(&[(9, 1), (10, 4), (24, 2), (25, 1), (26, 3)]);
        assert_eq!([11, 24, 25, 26].map(|place| side.count_from(place)), [6, 6, 4, 3]);
        assert_eq!(Checkers::of(&[(24, 15)]).count_from(13), 15);
    }

    #[test]
    fn a_checker_on_the_bar_is_not_home() {
        assert!(Checkers::of(&[(6, 14), (0, 1)]).all_home());
        assert!(!Checkers::of(&[(6, 14), (25, 1)]).all_home());
        assert!(!Checkers::of(&[(6, 14), (7, 1)]).all_home());
        assert_eq!(Checkers::of(&[(0, 15)]).farthest(), None);
    }
}
