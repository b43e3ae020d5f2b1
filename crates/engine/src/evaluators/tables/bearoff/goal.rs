//! Number of rolls in which one side reaches a goal, if it plays as fast as possible and ignores the other side.
//!
//! Arrangements come in the order of their rank, so the results of every move are already known. A roll is played
//! number by number. For every arrangement, the best remainders after one number, and after two and three equal ones,
//! are kept, so no play is ever examined as a whole.

use super::rank::{ARRANGEMENTS, POINTS};

/// Numbers on a die.
const SIDES: usize = 6;

/// More rolls than anything takes: 15 checkers have 90 pips at most, and a roll three at least.
const ROLLS: usize = 32;

/// The chances that something takes exactly `first`, `first + 1`... rolls, in a list of chances.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    at: u32,
    pub(super) first: u8,
    len: u8,
}

impl Span {
    /// Puts a distribution at the end of the list, but for chances under a millionth at its own end.
    fn store(chances: &[f32; ROLLS], list: &mut Vec<f32>) -> Span {
        let first = chances.iter().position(|&c| c > 0.0).unwrap_or(0);
        let last = chances.iter().rposition(|&c| c > 1e-6).unwrap_or(first);
        let at = list.len() as u32;
        list.extend(&chances[first..=last]);
        Span { at, first: first as u8, len: (last - first + 1) as u8 }
    }

    pub(super) fn of(self, list: &[f32]) -> &[f32] {
        &list[self.at as usize..][..usize::from(self.len)]
    }

    fn mean(self, list: &[f32]) -> f32 {
        (self.first..).zip(self.of(list)).map(|(rolls, chance)| f32::from(rolls) * chance).sum()
    }
}

/// An arrangement and the rolls it needs on average, in one number: fewer rolls are less, and of equally many
/// the higher rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Left(u64);

impl Left {
    const NOTHING: Left = Left(u64::MAX);

    fn new(rank: usize, mean: f32) -> Left {
        // Numbers that are not negative are in the order of their bits.
        Left(u64::from(mean.to_bits()) << 32 | u64::from(!(rank as u32)))
    }

    fn rank(self) -> usize {
        !(self.0 as u32) as usize
    }
}

/// The best remainders of an arrangement, for each number, by rank. Every arrangement has one of these.
#[derive(Clone, Copy, Default)]
struct After {
    once: [u16; SIDES],
    twice: [u16; SIDES],
    three_times: [u16; SIDES],
}

/// A goal, and its results for the arrangements so far, by rank. The arrangement of rank 0 has reached it.
pub(super) struct Goal {
    pub(super) spans: Vec<Span>,
    here: Vec<Left>,
    after: Vec<After>,
}

impl Goal {
    pub(super) fn new(list: &mut Vec<f32>) -> Goal {
        let mut now = [0.0; ROLLS];
        now[0] = 1.0;
        let reached = Left::new(0, 0.0);
        let mut goal = Goal {
            spans: Vec::with_capacity(ARRANGEMENTS),
            here: Vec::with_capacity(ARRANGEMENTS),
            after: Vec::with_capacity(ARRANGEMENTS),
        };
        goal.spans.push(Span::store(&now, list));
        goal.here.push(reached);
        goal.after.push(After::default());
        goal
    }

    /// The next arrangement, by the ranks that each number can lead to from it.
    pub(super) fn add(&mut self, moves: &[Moves; SIDES], list: &mut Vec<f32>) {
        const NOTHING: [Left; SIDES] = [Left::NOTHING; SIDES];
        let (mut once, mut twice, mut three_times, mut four_times) = (NOTHING, NOTHING, NOTHING, NOTHING);
        // After one number and then another.
        let mut two = [NOTHING; SIDES];
        for number in 0..SIDES {
            for rank in moves[number].iter() {
                let next = &self.after[rank];
                let better =
                    |known: &mut Left, rank: u16| *known = (*known).min(self.here[usize::from(rank)]);
                better(&mut once[number], rank as u16);
                better(&mut three_times[number], next.twice[number]);
                better(&mut four_times[number], next.three_times[number]);
                two[number].iter_mut().zip(next.once).for_each(|(known, rank)| better(known, rank));
            }
            twice[number] = two[number][number];
        }
        let mut sum = [0.0; ROLLS];
        let mut one_roll_later = |left: Left, ways: f32| {
            let span = self.spans[left.rank()];
            let later = &mut sum[usize::from(span.first) + 1..];
            later.iter_mut().zip(span.of(list)).for_each(|(sum, chance)| *sum += ways / 36.0 * chance);
        };
        for high in 0..SIDES {
            for (low, low_first) in two.iter().enumerate().take(high) {
                one_roll_later(two[high][low].min(low_first[high]), 2.0);
            }
            one_roll_later(four_times[high], 1.0);
        }
        let span = Span::store(&sum, list);
        self.here.push(Left::new(self.spans.len(), span.mean(list)));
        self.spans.push(span);
        let [once, twice, three_times] =
            [once, twice, three_times].map(|left| left.map(|left| left.rank() as u16));
        self.after.push(After { once, twice, three_times });
    }
}

/// The results of a number, by rank: at most one move from each point.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Moves {
    ranks: [u16; POINTS],
    len: usize,
}

impl Moves {
    pub(super) fn push(&mut self, rank: u16) {
        self.ranks[self.len] = rank;
        self.len += 1;
    }

    /// The goal is reached: nothing else matters.
    pub(super) fn reach(&mut self) {
        *self = Moves { len: 1, ..Moves::default() };
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.ranks[..self.len].iter().map(|&rank| usize::from(rank))
    }
}
