//! Whole plays, found as plainly as possible: this tries every number with every checker in every order, then keeps the
//! plays that the obligation permits. Slow, and the reference for tests of [`crate::plays`].

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::end::{is_done, last_checker_completes};
use crate::moves::{after, moves_by};
use crate::position::Position;
use crate::prime::shuts_all_in;
use crate::rules::{Obligation, Order, Rules};
use crate::segment::Segment;

/// A position in which no further number can be played.
struct Ending {
    position: Position,
    /// Number of numbers played.
    played: usize,
    /// The first of them, 0 if there is none.
    first: u8,
}

/// The distinct positions in which a segment may end, with the same player still first. Never empty: if
/// nothing can be played the position stays as it is.
#[must_use]
pub fn results(rules: &Rules, position: &Position, segment: &Segment) -> BTreeSet<Position> {
    let mut endings = Vec::new();
    let nothing = Ending { position: position.playing(segment), played: 0, first: 0 };
    play_on(rules, &nothing, segment, segment.numbers(), &mut endings);
    let whole = segment.numbers().len();
    if last_checker_completes(rules, segment.obligation) {
        let done = endings.iter_mut().filter(|end| is_done(rules, &end.position));
        done.for_each(|end| end.played = whole);
    }
    let most = endings.iter().map(|end| end.played).max().unwrap_or(0);
    match segment.obligation {
        Obligation::OneByOne => {}
        Obligation::AllOrNothing => {
            endings.retain(|end| end.played == whole);
            if endings.is_empty() {
                return BTreeSet::from([*position]);
            }
        }
        Obligation::Max { .. } => endings.retain(|end| end.played == most),
    }
    let opens = |end: &Ending| !shuts_all_in(rules, &end.position);
    if endings.iter().any(opens) {
        endings.retain(opens);
    }
    if segment.obligation == (Obligation::Max { higher: true }) && most == 1 {
        let highest = endings.iter().map(|end| end.first).max();
        endings.retain(|end| Some(end.first) == highest);
    }
    endings.into_iter().map(|end| end.position.settled()).collect()
}

fn play_on(rules: &Rules, so_far: &Ending, segment: &Segment, left: &[u8], endings: &mut Vec<Ending>) {
    let mut stuck = true;
    let left = if is_done(rules, &so_far.position) { &[] } else { left };
    for (i, &die) in left.iter().enumerate() {
        if segment.order == Order::LowerFirst && die != left[left.len() - 1] {
            continue;
        }
        let rest = [&left[..i], &left[i + 1..]].concat();
        for (mv, landing) in moves_by(rules, &so_far.position, die) {
            stuck = false;
            let next = Ending {
                position: after(rules, &so_far.position, mv, landing),
                played: so_far.played + 1,
                first: if so_far.played == 0 { die } else { so_far.first },
            };
            play_on(rules, &next, segment, &rest, endings);
        }
    }
    if stuck {
        endings.push(Ending { ..*so_far });
    }
}
