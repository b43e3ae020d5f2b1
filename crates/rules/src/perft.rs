//! Counting, for tests and speed.

use crate::dice::Roll;
use crate::end;
use crate::expand::Occasion;
use crate::plays::Plays;
use crate::position::Position;
use crate::rules::Rules;
use crate::segment::Step;
use alloc::vec::Vec;

/// Number of ways in which `depth` turns can end, over all 21 rolls each and distinct results of a roll
/// counted once. A game that is over has one end. Only the first segment of a roll is played.
#[must_use]
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    let mut lists: Vec<Plays> = (0..depth).map(|_| Plays::new()).collect();
    count(rules, position, &mut lists)
}

fn count(rules: &Rules, position: &Position, lists: &mut [Plays]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    if end::is_over(rules, position) {
        return 1;
    }
    let mut total = 0;
    for roll in Roll::ALL {
        let Some(Step::Play(segment)) =
            rules.steps(position, roll, &Occasion::of(rules, position)).into_iter().next()
        else {
            continue;
        };
        list.generate(rules, position, &segment);
        if deeper.is_empty() {
            total += list.len() as u64;
        } else {
            for play in list.iter() {
                total += count(rules, &play.position.swapped(), deeper);
            }
        }
    }
    total
}
