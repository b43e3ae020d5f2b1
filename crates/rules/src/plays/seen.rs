//! A set of the entries of a list by their hashes, which keeps its room.

use alloc::vec;
use alloc::vec::Vec;

/// See the module. An index is valid in the round in which it was stored, so clearing costs nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// The number of slots is a power of two.
    slots: Vec<Slot>,
    round: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    round: u32,
    hash: u32,
    index: u32,
}

/// Slots at first.
const FEWEST: usize = 256;

impl Seen {
    /// Forgets all entries.
    pub(super) fn clear(&mut self) {
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.slots.fill(Slot::default());
            self.round = 1;
        }
    }

    /// Returns whether no entry of the list is the same; if so, one must be pushed to the list.
    #[inline]
    pub(super) fn is_new<T>(&mut self, hash: u32, list: &[T], same: impl Fn(&T) -> bool) -> bool {
        if 2 * list.len() >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot.round != self.round {
                self.slots[at] = Slot { round: self.round, hash, index: list.len() as u32 };
                return true;
            }
            if slot.hash == hash && same(&list[slot.index as usize]) {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self) {
        let slots = vec![Slot::default(); (2 * self.slots.len()).max(FEWEST)];
        let mask = slots.len() - 1;
        let before = core::mem::replace(&mut self.slots, slots);
        for slot in before.into_iter().filter(|slot| slot.round == self.round) {
            let mut at = slot.hash as usize & mask;
            while self.slots[at].round == self.round {
                at = (at + 1) & mask;
            }
            self.slots[at] = slot;
        }
    }
}
