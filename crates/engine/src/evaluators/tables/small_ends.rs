//! Small ends of a ring solved: the worth of positions with few checkers left if both play perfectly, though checkers are
//! hit, come back, and run round endlessly.
//!
//! The turns come from the rules. Sweeps over all positions compute each from the current values of the others, until
//! nothing changes any more. A position is equal to itself a quarter of the way on, so one of four suffices.

use std::collections::HashMap;

use tavola_rules::rules::{DiceRule, Doubles, OneTwo, Rolls, Scoring};
use tavola_rules::segment::Incomplete;
use tavola_rules::track::Track;
use tavola_rules::{Checkers, OFF, Occasion, Player, Plays, Position, Roll, Rules, Step, end};

use crate::evaluators::alike::without_frame;
use crate::outcome::Probabilities;
use crate::work::{Cancelled, Work};

/// A sweep that changes no chance by more is the last: numbers of 32 bits do not settle much closer.
const SETTLED: f32 = 4e-6;
/// More sweeps than are ever needed.
const MOST_SWEEPS: usize = 2000;
/// Number of positions between two reports of progress: some milliseconds.
const STRETCH: usize = 256;
/// The most checkers of both players.
const MOST: u8 = 4;

/// The solution: the chance of the player on roll to win, by position.
pub(super) struct SmallEnds {
    numbers: HashMap<(Checkers, Checkers), u32>,
    wins: Vec<f32>,
}

/// The result of a play.
#[derive(Clone, Copy)]
enum Next {
    /// The opponent is on roll in a position.
    Theirs(u32),
    /// The player rolls again in a position.
    Own(u32),
    /// The game is over, with this chance to have won.
    Over(f32),
}

/// The rules of a game without the parts that change nothing at its end; `None` if its small ends are not solved.
pub(super) fn kind(rules: &Rules) -> Option<Rules> {
    let DiceRule { count, doubles, one_two, incomplete, .. } = rules.dice;
    let one_part = count == 2
        && doubles == Doubles::Plain
        && one_two == OneTwo::Plain
        && incomplete == Incomplete::Continue
        && rules.rolls == Rolls::Thrown;
    if !(rules.track == Track::Ring && one_part && rules.scoring == Scoring::Flat) {
        return None;
    }
    let start = rules.start.map(|start| Checkers::NONE.with(1, start.total()));
    Some(Rules { start, ..without_frame(rules) })
}

/// Returns whether a game's small ends may be solved and a position is one.
#[inline]
pub(super) fn may_have(rules: &Rules, position: &Position) -> bool {
    rules.track == Track::Ring && is_few(position.own(), position.other())
}

fn is_few(own: Checkers, other: Checkers) -> bool {
    own.in_play() + other.in_play() <= MOST
}

impl SmallEnds {
    /// Solves the small ends of a game of a [`kind`].
    ///
    /// # Errors
    /// If the work is cancelled.
    pub(super) fn new(rules: &Rules, work: &Work) -> Result<SmallEnds, Cancelled> {
        let positions = positions(rules);
        let numbers: HashMap<(Checkers, Checkers), u32> =
            positions.iter().map(|position| (position.own(), position.other())).zip(0..).collect();
        let number = |position: &Position| numbers.get(&canonical(position)).copied();
        let mut turns = Turns::default();
        let mut plays = Plays::new();
        let occasion = Occasion { player: Player::First, turn: Occasion::LATER, begins: true };
        for (done, position) in positions.iter().enumerate() {
            if done % STRETCH == 0 {
                work.check()?;
                work.report(done as u64, Some(positions.len() as u64));
            }
            for roll in Roll::ALL {
                let steps = rules.steps(position, roll, &occasion);
                match steps.first() {
                    Some(Step::Play(segment)) => plays.generate(rules, position, segment),
                    _ => plays.pass(position),
                }
                let again = steps.last() == Some(&Step::Roll);
                let next = plays.iter().filter_map(|play| {
                    let after = &play.position;
                    if let Some(finish) = end::finish(rules, after) {
                        return Some(Next::Over(match finish.mover_wins {
                            Some(true) => 1.0,
                            Some(false) => 0.0,
                            None => 0.5,
                        }));
                    }
                    if again {
                        number(after).map(Next::Own)
                    } else {
                        number(&after.swapped()).map(Next::Theirs)
                    }
                });
                turns.add(roll.weight() as f32 / 36.0, next);
            }
        }
        let wins = turns.settle(positions.len(), work)?;
        Ok(SmallEnds { numbers, wins })
    }

    /// The number of solved positions.
    pub(super) fn count(&self) -> usize {
        self.wins.len()
    }

    /// The chances of the player on roll in a game that is not over; nothing where too many checkers are left.
    pub(super) fn chances(&self, position: &Position) -> Option<Probabilities> {
        let number = *self.numbers.get(&canonical(position))?;
        Some(Probabilities { win: self.wins[number as usize], ..Probabilities::default() })
    }
}

/// The results of all rolls of all positions, in one list.
#[derive(Default)]
struct Turns {
    next: Vec<Next>,
    /// The chance of each roll, and where its list ends.
    rolls: Vec<(f32, u32)>,
}

impl Turns {
    fn add(&mut self, chance: f32, next: impl Iterator<Item = Next>) {
        self.next.extend(next);
        self.rolls.push((chance, self.next.len() as u32));
    }

    /// The chances of `count` positions, if both sides always play best.
    fn settle(&self, count: usize, work: &Work) -> Result<Vec<f32>, Cancelled> {
        let mut wins = vec![0.5; count];
        for _ in 0..MOST_SWEEPS {
            work.check()?;
            let (mut most, mut from): (f32, usize) = (0.0, 0);
            for (at, rolls) in self.rolls.chunks(Roll::ALL.len()).enumerate() {
                let mut sum = 0.0;
                for &(chance, to) in rolls {
                    let worth = |next: &Next| match *next {
                        Next::Theirs(at) => 1.0 - wins[at as usize],
                        Next::Own(at) => wins[at as usize],
                        Next::Over(win) => win,
                    };
                    sum += chance * self.next[from..to as usize].iter().map(worth).fold(0.0, f32::max);
                    from = to as usize;
                }
                most = most.max((sum - wins[at]).abs());
                wins[at] = sum;
            }
            if most < SETTLED {
                break;
            }
        }
        Ok(wins)
    }
}

/// Every way to put few checkers of a side on the points of the ring, one on a point at most.
fn sides(total: u8) -> Vec<Checkers> {
    let mut all = vec![Checkers::NONE];
    for point in 1..=24 {
        let room = all.iter().filter(|side| side.total() < MOST - 1);
        let more: Vec<Checkers> = room.map(|side| side.with(point, 1)).collect();
        all.extend(more);
    }
    all.into_iter()
        .filter(|side| side.total() > 0 && side.total() <= total)
        .map(|side| side.with(OFF, total - side.total()))
        .collect()
}

/// Every position with few checkers left, the near ones first.
fn positions(rules: &Rules) -> Vec<Position> {
    let [own, other] = rules.start.map(|start| sides(start.total()));
    let mut board = rules.clone();
    let mut both_ways = |own: &[Checkers], other: &[Checkers]| {
        let mut found = Vec::new();
        for &own in own {
            for &other in other {
                let meets = |point: u8| own.count(point) > 0 && other.count(rules.track.facing(point)) > 0;
                if is_few(own, other) && !(1..=rules.track.len()).any(meets) {
                    board.start = [own, other];
                    let position = Position::start(&board, Player::First);
                    if canonical(&position) == (own, other) {
                        found.push(position);
                    }
                }
            }
        }
        found
    };
    let mut all = both_ways(&own, &other);
    if rules.start[0] != rules.start[1] {
        all.extend(both_ways(&other, &own));
    }
    let entry = rules.track.entry();
    all.sort_by_key(|position| {
        let left = position.own().in_play() + position.other().in_play();
        (left, position.own().pips(entry) + position.other().pips(entry))
    });
    all
}

/// A position as its table has it: the least of the four that are the same.
fn canonical(position: &Position) -> (Checkers, Checkers) {
    let sides = (position.own(), position.other());
    // The checkers of one player a quarter on are those of the other a quarter back.
    let turned = |side: Checkers, by: u8| {
        let mut turned = Checkers::NONE.with(OFF, side.count(OFF));
        for (point, count) in side.iter().filter(|&(point, _)| point != OFF) {
            turned = turned.with((point - 1 + by) % 24 + 1, count);
        }
        turned
    };
    let others = [6, 12, 18].map(|by| (turned(sides.0, by), turned(sides.1, 24 - by)));
    others.into_iter().fold(sides, Ord::min)
}
