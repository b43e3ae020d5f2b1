//! The numbers of a segment that are left to be played.

use crate::segment::Order;

/// Up to four numbers of eight bits each, the highest number in the lowest bits, and zeros after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left(u32);

impl Left {
    pub(super) fn new(numbers: &[u8]) -> Left {
        Left(numbers.iter().rev().fold(0, |left, die| left << 8 | u32::from(*die)))
    }

    /// One integer for all of them, for hashing.
    pub(super) fn packed(self) -> u32 {
        self.0
    }

    /// Each different number that may be played next, the highest first, and the numbers that are left after it.
    #[inline]
    pub(super) fn choices(self, order: Order) -> impl Iterator<Item = (u8, Left)> {
        let numbers = self.0;
        let count = (39 - numbers.leading_zeros()) / 8;
        let first = if order == Order::LowerFirst { count.saturating_sub(1) } else { 0 };
        let mut last = 0;
        (first..count).filter_map(move |i| {
            let die = (numbers >> (8 * i)) as u8;
            if die == last {
                return None;
            }
            last = die;
            let before = (1 << (8 * i)) - 1;
            Some((die, Left(numbers & before | numbers >> 8 & !before)))
        })
    }
}
