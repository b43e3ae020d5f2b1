//! Whole plays, found as plainly as possible: try every number with every checker in every order, then
//! keep what the obligation asks for. Slow, and the measure of [`crate::plays`].

use std::collections::BTreeSet;

use crate::moves::{after, moves_by};
use crate::position::Position;
use crate::rules::{Obligation, Order, Rules};
use crate::turn::Segment;

/// The distinct positions in which a segment may end, with the same player still first. Never empty: if
/// nothing can be played the position stays as it is.
#[must_use]
pub fn results(rules: &Rules, position: &Position, segment: &Segment) -> BTreeSet<Position> {
    let mut ends = Vec::new();
    play_on(rules, position, segment, segment.numbers(), &mut Vec::new(), &mut ends);
    let most = ends.iter().map(|(_, used)| used.len()).max().unwrap_or(0);
    match segment.obligation {
        Obligation::AllOrNothing => {
            // Bearing the last checker off completes a roll.
            ends.retain(|(end, used)| used.len() == segment.numbers().len() || end.own().in_play() == 0);
            if ends.is_empty() {
                return BTreeSet::from([*position]);
            }
        }
        Obligation::Max { higher } => {
            ends.retain(|(_, used)| used.len() == most);
            if higher && most == 1 {
                let highest = ends.iter().map(|(_, used)| used[0]).max();
                ends.retain(|(_, used)| Some(used[0]) == highest);
            }
        }
    }
    ends.into_iter().map(|(end, _)| end).collect()
}

fn play_on(
    rules: &Rules,
    position: &Position,
    segment: &Segment,
    left: &[u8],
    used: &mut Vec<u8>,
    ends: &mut Vec<(Position, Vec<u8>)>,
) {
    let mut stuck = true;
    for (i, &die) in left.iter().enumerate() {
        if segment.order == Order::LowerFirst && die != left[left.len() - 1] {
            continue;
        }
        for (mv, landing) in moves_by(rules, position, die) {
            stuck = false;
            let mut rest = left.to_vec();
            rest.remove(i);
            used.push(die);
            play_on(rules, &after(rules, position, mv, landing), segment, &rest, used, ends);
            used.pop();
        }
    }
    if stuck {
        ends.push((*position, used.clone()));
    }
}
