//! Arrangements of a few checkers on all places: off, the 24 points, the bar.

use tavola_rules::{BAR, Checkers};

/// `n` over `k`, for small `k`.
fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// All of them by rank.
pub(super) struct Arrangements {
    pub(super) sides: Vec<Checkers>,
}

impl Arrangements {
    /// The number of arrangements.
    pub(super) fn count(checkers: u8) -> usize {
        choose(usize::from(BAR + checkers), usize::from(checkers))
    }

    /// The rank of a side with `checkers` checkers, ordered by its farthest checker, then the next one.
    pub(super) fn rank(checkers: u8, side: Checkers) -> Option<usize> {
        let (mut rank, mut counted) = (0, 0);
        for (place, count) in side.iter() {
            for _ in 0..count {
                counted += 1;
                // A checker in the pool, or one too many, is no place of this game.
                if place > BAR || counted > checkers {
                    return None;
                }
                rank += choose(usize::from(place + counted) - 1, usize::from(counted));
            }
        }
        (counted == checkers).then_some(rank)
    }

    pub(super) fn new(checkers: u8) -> Arrangements {
        let mut sides = vec![Checkers::NONE];
        for _ in 0..checkers {
            let with_one_more = |side: &Checkers| {
                let (side, farthest) = (*side, side.iter().last().map_or(0, |(place, _)| place));
                (farthest..=BAR).map(move |place| side.with(place, side.count(place) + 1))
            };
            sides = sides.iter().flat_map(with_one_more).collect();
        }
        sides.sort_unstable_by_key(|&side| Arrangements::rank(checkers, side));
        Arrangements { sides }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{OFF, POOL};

    #[test]
    fn ranks_count_through_all_arrangements() {
        for (checkers, count) in [(1, 26), (2, 351), (3, 3276)] {
            let all = Arrangements::new(checkers);
            assert_eq!(all.sides.len(), count);
            assert_eq!(Arrangements::count(checkers), count);
            let in_order = |(i, &side): (usize, &Checkers)| Arrangements::rank(checkers, side) == Some(i);
            assert!(all.sides.iter().enumerate().all(in_order));
        }
        assert_eq!(Arrangements::rank(3, Checkers::of(&[(OFF, 3)])), Some(0), "done");
    }

    #[test]
    fn sides_with_other_checkers_have_no_rank() {
        for side in [&[(4, 2)][..], &[(4, 4)], &[(POOL, 1), (4, 2)]] {
            assert_eq!(Arrangements::rank(3, Checkers::of(side)), None, "{side:?}");
        }
    }
}
