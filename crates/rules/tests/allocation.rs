//! No list of plays allocates once the list has grown.
#![allow(unsafe_code, reason = "an allocator that counts is one")]

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use common::{Rng, arbitrary};
use tavola_rules::{Plays, Roll, Rules};

/// The system's allocator, with counts of the allocations of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations() -> usize {
    ALLOCATIONS.with(Cell::get)
}

#[test]
fn lists_do_not_allocate_once_they_have_grown() {
    let rules = &Rules::STANDARD;
    let mut rng = Rng(5);
    let positions: Vec<_> = (0..2_000).map(|_| arbitrary(&mut rng, rules)).collect();
    let mut plays = Plays::new();
    let mut all = |results: &mut usize| {
        for position in &positions {
            for roll in Roll::ALL {
                plays.generate_roll(rules, position, roll.dice()[0], roll.dice()[1]);
                *results += plays.len();
            }
        }
    };
    let (mut first, mut second) = (0, 0);
    all(&mut first);
    let grown = allocations();
    assert!(grown > 0, "the counter counts");
    all(&mut second);
    assert_eq!(allocations(), grown);
    assert_eq!(first, second);
}
