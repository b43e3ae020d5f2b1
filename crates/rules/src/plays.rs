//! Whole plays, fast: every distinct result of a roll, with one way to reach it.
//!
//! Standard moving and its relatives go the fast way of `plays/fast.rs`. Games whose landing rules change within
//! a turn (stack limits, a courier on its way, a forbidden row within reach), or with a pool, ask `movers` after
//! every move. Most of them need one order of moves (`plays/in_order.rs`); the others go level by level.

mod fast;
mod in_order;
mod left;
mod seen;

use crate::end::{is_done, last_checker_completes};
use crate::movers::Movers;
use crate::moves::Move;
use crate::point::{BAR, OFF, POOL};
use crate::position::Position;
use crate::prime;
use crate::ring;
use crate::rules::{BearOff, Contact, End, Leaving, Mixed, Obligation, Order, Rules, StackLimits};
use crate::segment::Segment;
use crate::track::Track;
use alloc::vec::Vec;
use left::Left;
use seen::Seen;

/// The moves of one play: up to four, each a place left and a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves {
    /// Sixteen bits each, `from | die << 5`, and [`BACK`] for a move backward; the first move lowest.
    packed: u64,
    len: u8,
}

/// The bit of a move backward.
const BACK: u16 = 1 << 15;

impl Moves {
    #[inline]
    fn and(mut self, from: u8, die: u8) -> Moves {
        self.packed |= (u64::from(from) | u64::from(die) << 5) << (16 * (self.len & 3));
        self.len += 1;
        self
    }

    fn and_move(self, rules: &Rules, mv: Move) -> Moves {
        let mut moves = self.and(mv.from, mv.die);
        if rules.backward && (mv.from..BAR).contains(&mv.to) {
            moves.packed |= u64::from(BACK) << (16 * (self.len & 3));
        }
        moves
    }

    /// The number of the first move.
    fn first_number(self) -> u8 {
        (self.packed >> 5 & 31) as u8
    }

    /// Number of moves.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Returns whether nothing is played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The moves, in an order in which they can be played from a position.
    pub fn iter(self, rules: &Rules, position: &Position) -> impl Iterator<Item = Move> {
        let track = rules.track;
        let mut own = position.own();
        (0..self.len()).map(move |i| {
            let packed = (self.packed >> (16 * i)) as u16;
            let (from, die) = ((packed & 31) as u8, (packed >> 5 & 31) as u8);
            let distance = if from >= BAR { track.entry() } else { from };
            let to = match track {
                _ if packed & BACK != 0 => from + die,
                Track::Ring => ring::target(own, from, die).unwrap_or(from),
                Track::Towers if from > 12 => from - 6,
                Track::Towers => OFF,
                _ => distance.saturating_sub(die),
            };
            own = own.moved(from, to);
            Move { from, to, die }
        })
    }
}

/// One play: its result, and one way to reach it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The position after it, the same player still first.
    pub position: Position,
    /// The moves.
    pub moves: Moves,
}

/// A reusable list of plays; once it has grown, no list allocates.
#[derive(Clone, Debug, Default)]
pub struct Plays {
    list: Vec<Play>,
    /// Scratch of the general way: the levels of the search.
    level: Vec<Partial>,
    next: Vec<Partial>,
    seen: Seen,
    /// Scratch of the sort.
    order: Vec<u128>,
    sorted: Vec<Play>,
}

/// Bits of the number of a play that is sorted. A side has four bits for each place, and leaves 20 of 128.
const NUMBER: u32 = 128 - 4 * (POOL as u32 + 1);

/// A play on the way, and the numbers that are left.
#[derive(Clone, Copy, Debug)]
struct Partial {
    play: Play,
    left: Left,
}

impl core::ops::Deref for Plays {
    type Target = [Play];

    fn deref(&self) -> &[Play] {
        &self.list
    }
}

impl Plays {
    /// An empty list.
    #[must_use]
    pub fn new() -> Plays {
        Plays::default()
    }

    /// Fills the list with the distinct results of a segment. It is never empty: if nothing can be played, its one play
    /// has no moves.
    pub fn generate(&mut self, rules: &Rules, position: &Position, segment: &Segment) {
        self.list.clear();
        if is_plain(rules, position, segment) {
            let start = position.playing(segment);
            let higher = segment.obligation == Obligation::Max { higher: true };
            fast::generate(&mut self.list, rules, &start, segment.numbers(), higher);
        } else {
            let movers = Movers::new(rules, position, segment.numbers().len() as u32);
            let deepest = if movers.change_places() && segment.obligation != Obligation::OneByOne {
                in_order::generate(&mut self.list, &movers, position, segment)
            } else {
                self.by_levels(&movers, position, segment)
            };
            self.narrow(rules, segment, deepest);
        }
        if self.list.is_empty() {
            self.pass(position);
        }
    }

    /// Fills the list with the one play without moves, for a roll without numbers to play.
    pub fn pass(&mut self, position: &Position) {
        self.list.clear();
        self.list.push(Play { position: *position, moves: Moves::default() });
    }

    /// [`Plays::generate`] for the two dice of a game whose doubles are played four times and whose rolls
    /// are one segment, such as standard backgammon.
    pub fn generate_roll(&mut self, rules: &Rules, position: &Position, high: u8, low: u8) {
        let four = [high; 4];
        let two = [high, low];
        let numbers = if high == low { &four[..] } else { &two[..] };
        let segment =
            Segment::new(numbers, rules.order, rules.obligation, crate::segment::Incomplete::Continue);
        self.generate(rules, position, &segment);
    }

    /// Keeps the plays that the rules permit, of the distinct ones with the most moves, and sorts them.
    fn narrow(&mut self, rules: &Rules, segment: &Segment, deepest: usize) {
        let opens = |play: &Play| !prime::shuts_all_in(rules, &play.position);
        if rules.must_open && self.list.iter().any(opens) {
            self.list.retain(opens);
        }
        if deepest == 1 && segment.obligation == (Obligation::Max { higher: true }) {
            let highest = self.list.iter().map(|play| play.moves.first_number()).max();
            self.list.retain(|play| Some(play.moves.first_number()) == highest);
        }
        self.list.iter_mut().for_each(|play| play.position = play.position.settled());
        self.sort();
    }

    /// Sorts the plays by their positions and keeps one of equal ones. Plays are large, so integers are sorted: the places of
    /// the mover with the number of the play in the bits that are left.
    fn sort(&mut self) {
        if self.list.is_sorted_by(|a, b| a.position < b.position) {
            return;
        }
        self.order.clear();
        self.order
            .extend(self.list.iter().zip(0..).map(|(play, at)| play.position.own.bits() << NUMBER | at));
        self.order.sort_unstable();
        self.sorted.clear();
        let mut alike = false;
        for at in &self.order {
            let play = self.list[*at as usize & ((1 << NUMBER) - 1)];
            let last = self.sorted.last().map(|last| last.position);
            if last != Some(play.position) {
                alike |= last.is_some_and(|last| last.own == play.position.own);
                self.sorted.push(play);
            }
        }
        if alike {
            // Only their hits differ.
            for alike in self.sorted.chunk_by_mut(|a, b| a.position.own == b.position.own) {
                alike.sort_unstable_by_key(|play| play.position);
            }
            self.sorted.dedup_by_key(|play| play.position);
        }
        core::mem::swap(&mut self.list, &mut self.sorted);
    }

    /// Plays every number in every order, one level of moves after the other. Returns the number of moves of the longest
    /// play.
    fn by_levels(&mut self, movers: &Movers<'_>, position: &Position, segment: &Segment) -> usize {
        let rules = movers.rules();
        let numbers = segment.numbers();
        self.level.clear();
        let play = Play { position: position.playing(segment), moves: Moves::default() };
        self.level.push(Partial { play, left: Left::new(numbers) });
        let completes = last_checker_completes(rules, segment.obligation);
        let one_by_one = segment.obligation == Obligation::OneByOne;
        let mut depth = 0;
        loop {
            self.next.clear();
            self.seen.clear();
            for &Partial { play, left } in &self.level {
                if is_done(rules, &play.position) {
                    if one_by_one {
                        self.list.push(play);
                    }
                    continue;
                }
                let mut moved = false;
                for (die, rest) in left.choices(segment.order) {
                    movers.each(&play.position, die, |mv, position| {
                        moved = true;
                        let play = Play { position, moves: play.moves.and_move(rules, mv) };
                        if completes && is_done(rules, &position) {
                            self.list.push(play);
                            return;
                        }
                        let same = |other: &Partial| other.play.position == position && other.left == rest;
                        if self.seen.is_new(hash(&position, rest), &self.next, same) {
                            self.next.push(Partial { play, left: rest });
                        }
                    });
                }
                if one_by_one && !moved && !play.moves.is_empty() {
                    self.list.push(play);
                }
            }
            if self.next.is_empty() {
                break;
            }
            depth += 1;
            core::mem::swap(&mut self.level, &mut self.next);
        }
        match segment.obligation {
            _ if depth == 0 || one_by_one => self.level.clear(),
            Obligation::AllOrNothing if depth < numbers.len() => self.level.clear(),
            // A completed roll is as good as one that is played to its last number.
            Obligation::Max { .. } if !self.list.is_empty() && depth < numbers.len() => self.level.clear(),
            Obligation::AllOrNothing | Obligation::OneByOne | Obligation::Max { .. } => {}
        }
        let deepest = if self.list.is_empty() { depth } else { numbers.len() };
        self.list.extend(self.level.iter().map(|partial| partial.play));
        deepest
    }
}

/// A hash of a play on the way.
#[inline]
fn hash(position: &Position, left: Left) -> u32 {
    let sides = [position.own.bits(), position.other.bits()];
    let mut all = u64::from(position.held) << 32 | u64::from(left.packed());
    all ^= u64::from(position.other_pinned) << 16;
    for bits in sides {
        let folded = (bits as u64) ^ ((bits >> 64) as u64).rotate_left(29);
        all = (all ^ folded).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(27);
    }
    (all ^ all >> 32) as u32
}

/// Returns whether the limits on leaving the first point do not change within a turn, except for a number that is
/// counted.
fn leaves_freely(rules: &Rules, position: &Position) -> bool {
    match rules.leaving {
        Leaving::Free | Leaving::OneATurn => true,
        Leaving::Courier(reached) => {
            let ahead = (1 << (reached + 1)) - 1;
            position.own.count(rules.track.len()) == 0 || position.own.occupied() & ahead != 0
        }
    }
}

/// Returns whether landing depends only on the enemy's places before the turn, so that the fast way is right.
fn is_plain(rules: &Rules, position: &Position, segment: &Segment) -> bool {
    let numbers = segment.numbers();
    let same = numbers.iter().all(|&n| n == numbers[0]);
    (same || numbers.len() == 2)
        && matches!(rules.contact, Contact::Hit | Contact::Block | Contact::Pin(Mixed::PinnerStacks))
        && matches!(segment.obligation, Obligation::Max { .. })
        && segment.order == Order::Free
        && rules.bear_off == BearOff::FarthestOvershoot
        && matches!(rules.end, End::FirstOff | End::LastOff | End::HitLoses)
        && matches!(rules.track, Track::Contrary | Track::Same | Track::Offset)
        && rules.overtaking
        && rules.hit_and_run
        && !rules.backward
        && !rules.hit_home_first
        && leaves_freely(rules, position)
        && prime::is_out_of_reach(rules, position, numbers.len() as u32)
        && position.own().count(POOL) == 0
        && rules.stacks == StackLimits::NONE
}
