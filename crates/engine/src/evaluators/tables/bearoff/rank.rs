//! Arrangements of checkers on the six home points, and their numbers.

use tavola_rules::Checkers;

/// Points of a home board.
pub(super) const POINTS: usize = 6;

/// The checkers of a side.
pub(super) const CHECKERS: usize = 15;

/// Arrangements: 15 checkers on six points and off, 21 choose 6.
pub const ARRANGEMENTS: usize = 54_264;

/// Checkers on the points 1 to 6.
pub type Home = [u8; POINTS];

/// Binomial coefficients up to 20 over 6.
const CHOOSE: [[u32; POINTS + 1]; CHECKERS + POINTS] = {
    let mut table = [[0; POINTS + 1]; CHECKERS + POINTS];
    let mut n = 0;
    while n < table.len() {
        table[n][0] = 1;
        let mut k = 1;
        while k <= POINTS && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// Place of an arrangement of up to 15 checkers in the tables. Every move leads to a lower one, and fewer
/// checkers come before more.
#[must_use]
pub fn rank(home: &Home) -> usize {
    let mut sum = 0;
    let mut rank = 0;
    for k in 1..=POINTS {
        sum += usize::from(home[POINTS - k]);
        rank += CHOOSE[sum + k - 1][k];
    }
    rank as usize
}

/// One checker by one number, from the farthest point to the nearest: the number, the rank of the result, and whether
/// the checker goes off.
pub(super) fn each_move(rank: usize, home: &Home, mut each: impl FnMut(usize, usize, bool)) {
    // Reduction of the rank if each of the k farthest points, k = 0, 1... has one checker less.
    let mut lost = [0; POINTS + 1];
    let mut sum = 0;
    for k in 1..=POINTS {
        sum += usize::from(home[POINTS - k]);
        lost[k] = lost[k - 1] + if sum > 0 { CHOOSE[sum + k - 2][k - 1] } else { 0 };
    }
    let farthest = home.iter().rposition(|&n| n > 0).map_or(0, |at| at + 1);
    for from in (1..=farthest).rev().filter(|from| home[from - 1] > 0) {
        let last = if from == farthest { POINTS } else { from };
        for number in 1..=last {
            let beyond = lost[POINTS - from];
            let left = rank - (lost[(POINTS - from + number).min(POINTS)] - beyond) as usize;
            each(number, left, number >= from);
        }
    }
}

/// All arrangements of up to `checkers` checkers in the order of their rank.
pub(in super::super) fn arrangements(checkers: usize) -> Vec<Home> {
    fn extend(sums: [u8; POINTS], k: usize, most: u8, out: &mut Vec<Home>) {
        if k == 0 {
            // `sums[k - 1]` is how many stand on the k farthest points.
            out.push(core::array::from_fn(|p| {
                let k = POINTS - p;
                sums[k - 1] - if k > 1 { sums[k - 2] } else { 0 }
            }));
            return;
        }
        for sum in 0..=most {
            let mut sums = sums;
            sums[k - 1] = sum;
            extend(sums, k - 1, sum, out);
        }
    }
    let mut all = Vec::new();
    extend([0; POINTS], POINTS, checkers as u8, &mut all);
    all
}

/// The checkers of a side; `None` if one is outside the home board, or more than `most` are left.
pub(in super::super) fn home(side: Checkers, most: usize) -> Option<Home> {
    let home: Home = core::array::from_fn(|p| side.count(p as u8 + 1));
    (side.all_home() && usize::from(home.iter().sum::<u8>()) <= most).then_some(home)
}

#[cfg(test)]
mod tests {
    use super::super::play::moves;
    use super::*;

    #[test]
    fn a_number_leads_to_the_ranks_of_the_arrangements_it_leads_to() {
        let all = arrangements(CHECKERS);
        let checkers = |rank: usize| all[rank].iter().sum::<u8>();
        for (rank, home) in all.iter().enumerate().skip(1) {
            let mut found: [Vec<usize>; POINTS] = Default::default();
            each_move(rank, home, |number, next, off| {
                found[number - 1].push(next);
                assert_eq!(off, checkers(next) < checkers(rank));
            });
            for (number, found) in (1..).zip(&found) {
                let mut expected = Vec::new();
                moves(home, number, POINTS, |next, _| expected.push(super::rank(&next)));
                assert_eq!(*found, expected, "{home:?} with a {number}");
            }
        }
    }

    #[test]
    fn ranks_count_through_all_arrangements_in_order() {
        // 15 checkers on six points and off: 21 choose 6. With six checkers 12 choose 6.
        for (checkers, count) in [(15, 54_264), (6, 924)] {
            let ranks: Vec<usize> = arrangements(checkers).iter().map(rank).collect();
            assert_eq!(ranks.len(), count);
            assert!(ranks.iter().enumerate().all(|(i, &rank)| i == rank));
        }
    }
}
