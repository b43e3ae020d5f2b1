//! The plays of a roll are searched as in a race: one that falls clearly behind the best so far is not searched to the end.
//!
//! A search one roll deeper corrects what each roll seemed to bring. The corrections of plays that compete are much alike, so
//! those by some rolls show what those by the others would be.

use crate::outcome::Probabilities;

/// The prospects of the player on roll by one roll: their chances, and the worth of these in each context of the search.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rolled {
    pub(crate) chances: Probabilities,
    pub(crate) worths: Vec<f64>,
}

/// The prospects by each roll, in the order of the rolls.
pub(crate) type Course = Vec<Rolled>;

/// A search that ends when a play is clearly behind. The player on roll is the opponent of the player who plays.
#[derive(Clone, Copy)]
pub(crate) struct Race<'r> {
    /// The course of the search of this position before this one, one roll less deep.
    pub(crate) before: &'r Course,
    /// The courses of the position after the best play so far: of the search before, and of this depth.
    pub(crate) leader: [&'r Course; 2],
    /// The probability of each roll.
    pub(crate) shares: &'r [f32],
    /// The worth of a point, or of half of the highest win if that is more.
    pub(crate) point: f64,
}

/// Number of rolls after which the positions are compared.
const STAGE: usize = 4;
/// Least equity that a play is behind when it is given up, beyond the error of its estimate.
const BEHIND: f64 = 0.02;
/// Number of standard errors of that estimate.
const ERRORS: f64 = 2.0;

/// The course of a search of `count` rolls. `search` returns the prospects by rolls, by their numbers. In a race those of the last rolls may
/// be estimates.
pub(crate) fn run(
    count: usize,
    race: Option<Race<'_>>,
    mut search: impl FnMut(&[usize]) -> Course,
) -> Course {
    let fair = |race: &Race<'_>| {
        let courses = [race.before, race.leader[0], race.leader[1]];
        count > STAGE && courses.iter().all(|course| course.len() == count)
    };
    let Some(race) = race.filter(fair) else { return search(&(0..count).collect::<Vec<_>>()) };
    let order = mixed(count);
    let mut found = race.before.clone();
    let mut searched = 0;
    while searched < count {
        let stage = &order[searched..count.min(searched + STAGE)];
        for (roll, rolled) in stage.iter().zip(search(stage)) {
            found[*roll] = rolled;
        }
        searched += stage.len();
        if searched < count && race.is_behind(&found, &order[..searched]) {
            race.estimate(&mut found, &order, searched);
            break;
        }
    }
    found
}

/// The numbers below `count` in an order in which each is far from the next one, so that the rolls of each stage are of all kinds.
fn mixed(count: usize) -> Vec<usize> {
    let shares_no_divisor = |stride: &usize| {
        (2..=*stride).all(|part| !(stride.is_multiple_of(part) && count.is_multiple_of(part)))
    };
    let stride = (3 * count / 8 + 1..).find(shares_no_divisor).expect("a prime number");
    (0..count).map(|i| i * stride % count).collect()
}

impl Race<'_> {
    /// Returns whether the player on roll is clearly better off than after the leading play, by the rolls that have been searched.
    fn is_behind(&self, found: &Course, searched: &[usize]) -> bool {
        let worth = |course: &Course, roll: usize| course[roll].worths[0];
        let share = |roll: usize| f64::from(self.shares[roll]);
        let difference = |roll: usize| {
            let ours = worth(found, roll) - worth(self.before, roll);
            ours - (worth(self.leader[1], roll) - worth(self.leader[0], roll))
        };
        let seen: f64 = searched.iter().map(|roll| share(*roll)).sum();
        let mean = searched.iter().map(|roll| share(*roll) * difference(*roll)).sum::<f64>() / seen;
        let square = |roll: &usize| share(*roll) * (difference(*roll) - mean).powi(2);
        let variance = searched.iter().map(square).sum::<f64>() / seen;
        let error = (variance / (searched.len() - 1) as f64 * (1.0 - seen)).sqrt();
        let apart: f64 = (0..found.len())
            .map(|roll| share(roll) * (worth(self.before, roll) - worth(self.leader[0], roll)))
            .sum();
        apart + mean > BEHIND * self.point + ERRORS * error
    }

    /// Corrects what the other rolls seemed to bring by the mean correction of those that have been searched.
    fn estimate(&self, found: &mut Course, order: &[usize], searched: usize) {
        let (known, unknown) = order.split_at(searched);
        let seen: f32 = known.iter().map(|roll| self.shares[*roll]).sum();
        let mut chances = [0.0; 5];
        let mut worths = vec![0.0; found[0].worths.len()];
        for roll in known {
            let share = self.shares[*roll] / seen;
            let (now, before) = (&found[*roll], &self.before[*roll]);
            let changes = now.chances.to_array().into_iter().zip(before.chances.to_array());
            chances.iter_mut().zip(changes).for_each(|(sum, (now, before))| *sum += share * (now - before));
            let changes = now.worths.iter().zip(&before.worths);
            worths
                .iter_mut()
                .zip(changes)
                .for_each(|(sum, (now, before))| *sum += f64::from(share) * (now - before));
        }
        for roll in unknown {
            let rolled = &mut found[*roll];
            let corrected = core::array::from_fn(|i| rolled.chances.to_array()[i] + chances[i]);
            rolled.chances = Probabilities::from_array(corrected);
            rolled.worths.iter_mut().zip(&worths).for_each(|(worth, change)| *worth += change);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNT: usize = 21;
    const SHARES: [f32; COUNT] = [1.0 / COUNT as f32; COUNT];

    /// A course in which each roll is worth what a function of its number returns, in one context.
    fn course(worth: impl Fn(usize) -> f64) -> Course {
        let rolled = |roll| {
            let worth = worth(roll);
            Rolled {
                chances: Probabilities { win: worth as f32, ..Probabilities::default() },
                worths: vec![worth],
            }
        };
        (0..COUNT).map(rolled).collect()
    }

    /// The course after a race, and the number of rolls that were searched.
    fn race(before: &Course, leader: [&Course; 2], now: &Course) -> (Course, usize) {
        let mut searched = 0;
        let race = Race { before, leader, shares: &SHARES, point: 1.0 };
        let found = run(COUNT, Some(race), |rolls| {
            searched += rolls.len();
            rolls.iter().map(|roll| now[*roll].clone()).collect()
        });
        (found, searched)
    }

    #[test]
    fn every_roll_is_searched_once_and_the_next_one_is_far_away() {
        for count in [5, 21, 56] {
            let order = mixed(count);
            assert!((0..count).all(|roll| order.contains(&roll)), "{order:?}");
            assert_eq!(order.len(), count);
        }
        assert_eq!(mixed(21)[..8], [0, 8, 16, 3, 11, 19, 6, 14]);
    }

    #[test]
    fn a_play_that_stays_behind_is_given_up_and_its_other_rolls_are_corrected_as_the_first_ones() {
        // The opponent seemed to have 0.1 more than after the leading play, and has 0.05 more by every roll that is searched.
        let before = course(|roll| roll as f64 / 20.0 + 0.1);
        let leader = [&course(|roll| roll as f64 / 20.0), &course(|roll| roll as f64 / 20.0)];
        let now = course(|roll| roll as f64 / 20.0 + 0.05);
        let (found, searched) = race(&before, leader, &now);
        assert_eq!(searched, STAGE);
        for (found, now) in found.iter().zip(&now) {
            assert!((found.worths[0] - now.worths[0]).abs() < 1e-6, "{found:?} {now:?}");
            assert!((found.chances.win - now.chances.win).abs() < 1e-6, "{found:?} {now:?}");
        }
    }

    #[test]
    fn a_play_that_may_still_win_is_searched_to_the_end() {
        let even = course(|_| 0.5);
        // It seems equal after some rolls, or the corrections differ too much to be sure.
        for now in [course(|_| 0.51), course(|roll| if roll % 2 == 0 { 0.0 } else { 1.1 })] {
            assert_eq!(race(&even, [&even, &even], &now), (now, COUNT));
        }
    }

    #[test]
    fn without_a_search_before_there_is_no_race() {
        let (unknown, even, behind) = (Course::new(), course(|_| 0.5), course(|_| 0.9));
        assert_eq!(race(&unknown, [&even, &even], &behind), (behind.clone(), COUNT));
        assert_eq!(race(&even, [&unknown, &even], &behind), (behind.clone(), COUNT));
        assert_eq!(
            run(COUNT, None, |rolls| rolls.iter().map(|roll| behind[*roll].clone()).collect()),
            behind
        );
    }
}
