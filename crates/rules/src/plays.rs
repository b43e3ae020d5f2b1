//! Whole plays, fast: every distinct result of a roll, with one way to reach it.
//!
//! Sides are packed in one integer, so a move is an addition and the places that a number can be played
//! from are one shift and one mask. Equal numbers are played from far to near, which gives every set of
//! moves exactly once; different numbers are played in both orders and compared. Games whose landing
//! rules change within a turn (pins, stack limits) go level by level through [`crate::moves`].

use crate::checkers::{Checkers, Places, place};
use crate::moves::{self, Move};
use crate::point::{BAR, OFF, POOL};
use crate::position::Position;
use crate::rules::{BearOff, Contact, Obligation, Order, Rules, StackLimits};
use crate::track::Track;
use crate::turn::Segment;

/// The moves of one play: up to four, each a place left and a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves {
    /// Each `from | die << 5`, in the order of playing; 0 for none.
    packed: [u8; 4],
    len: u8,
}

impl Moves {
    fn and(mut self, from: u8, die: u8) -> Moves {
        self.packed[usize::from(self.len)] = from | die << 5;
        self.len += 1;
        self
    }

    /// Number of moves.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing is played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The moves, in an order in which they can be played, on a board with this track.
    pub fn iter(self, track: Track) -> impl Iterator<Item = Move> {
        self.packed.into_iter().take(usize::from(self.len)).map(move |packed| {
            let (from, die) = (packed & 31, packed >> 5);
            let distance = if from >= BAR { track.entry() } else { from };
            Move { from, to: distance.saturating_sub(die), die }
        })
    }
}

/// One play: where it leads, and one way to get there.
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
    level: Vec<(Play, [u8; 4], u8)>,
    next: Vec<(Play, [u8; 4], u8)>,
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

    /// Fills the list with the distinct results of a segment. It is never empty: where nothing can be
    /// played, the one play has no moves.
    pub fn generate(&mut self, rules: &Rules, position: &Position, segment: &Segment) {
        self.list.clear();
        if is_plain(rules, position, segment) {
            let fast = Fast::new(rules, position);
            match *segment.numbers() {
                [high, low] if high != low => {
                    let higher = segment.obligation == Obligation::Max { higher: true };
                    fast.two_numbers(&mut self.list, position, high, low, higher);
                }
                ref same => fast.same_number(&mut self.list, position, same[0], same.len() as u8),
            }
        } else {
            self.generate_by_levels(rules, position, segment);
        }
        if self.list.is_empty() {
            self.list.push(Play { position: *position, moves: Moves::default() });
        }
    }

    /// [`Plays::generate`] for the two dice of a game whose doubles are played four times and whose rolls
    /// are one segment, such as standard backgammon.
    pub fn generate_roll(&mut self, rules: &Rules, position: &Position, high: u8, low: u8) {
        let four = [high; 4];
        let two = [high, low];
        let numbers = if high == low { &four[..] } else { &two[..] };
        let segment = Segment::new(numbers, rules.order, rules.obligation, crate::turn::Incomplete::Continue);
        self.generate(rules, position, &segment);
    }

    fn generate_by_levels(&mut self, rules: &Rules, position: &Position, segment: &Segment) {
        let numbers = segment.numbers();
        let mut left = [0; 4];
        left[..numbers.len()].copy_from_slice(numbers);
        self.level.clear();
        self.level.push((Play { position: *position, moves: Moves::default() }, left, numbers.len() as u8));
        let all_or_nothing = segment.obligation == Obligation::AllOrNothing;
        let mut depth = 0;
        loop {
            self.next.clear();
            for &(play, left, count) in &self.level {
                let numbers = &left[..usize::from(count)];
                for (i, &die) in numbers.iter().enumerate() {
                    let again = i > 0 && numbers[i - 1] == die;
                    let early = segment.order == Order::LowerFirst && numbers.last() != Some(&die);
                    if again || early {
                        continue;
                    }
                    let mut rest = left;
                    rest.copy_within(i + 1.., i);
                    for (mv, landing) in moves::moves_by(rules, &play.position, die) {
                        let position = moves::after(rules, &play.position, mv, landing);
                        let play = Play { position, moves: play.moves.and(mv.from, die) };
                        if all_or_nothing && position.own().in_play() == 0 {
                            // Bearing the last checker off completes a roll.
                            self.list.push(play);
                        } else {
                            self.next.push((play, rest, count - 1));
                        }
                    }
                }
            }
            if self.next.is_empty() {
                break;
            }
            depth += 1;
            self.next.sort_unstable_by(|a, b| {
                (a.0.position, &a.1[..usize::from(a.2)]).cmp(&(b.0.position, &b.1[..usize::from(b.2)]))
            });
            self.next.dedup_by(|a, b| {
                a.0.position == b.0.position && a.1[..usize::from(a.2)] == b.1[..usize::from(b.2)]
            });
            core::mem::swap(&mut self.level, &mut self.next);
        }
        match segment.obligation {
            _ if depth == 0 => self.level.clear(),
            Obligation::AllOrNothing if depth < numbers.len() => self.level.clear(),
            Obligation::Max { higher: true } if depth == 1 => {
                let used = |play: &Play| play.moves.packed[0] >> 5;
                let highest = self.level.iter().map(|(play, ..)| used(play)).max();
                self.level.retain(|(play, ..)| Some(used(play)) == highest);
            }
            Obligation::AllOrNothing | Obligation::Max { .. } => {}
        }
        self.list.extend(self.level.iter().map(|&(play, ..)| play));
        self.list.sort_unstable_by_key(|play| play.position);
        self.list.dedup_by_key(|play| play.position);
    }
}

/// Whether landing depends only on where the enemy stood before the turn, so that the fast way is right.
fn is_plain(rules: &Rules, position: &Position, segment: &Segment) -> bool {
    let numbers = segment.numbers();
    let same = numbers.iter().all(|&n| n == numbers[0]);
    (same || numbers.len() == 2)
        && matches!(rules.contact, Contact::Hit | Contact::Block)
        && matches!(segment.obligation, Obligation::Max { .. })
        && segment.order == Order::Free
        && rules.bear_off == BearOff::FarthestOvershoot
        && rules.end == crate::rules::End::FirstOff
        && rules.overtaking
        && rules.track.len() == 24
        && position.own().count(POOL) == 0
        && rules.stacks == StackLimits::NONE
}

/// What stays the same while one roll is played.
struct Fast {
    /// Points on which the mover may land.
    open: Places,
    /// Points on which he hits.
    blots: Places,
    track: Track,
}

impl Fast {
    #[inline]
    fn new(rules: &Rules, position: &Position) -> Fast {
        const POINTS: Places = ((1 << 100) - 1) & !15;
        let other = position.other();
        let (occupied, made) = (other.occupied(), other.made());
        let blocking = if rules.block_at == 1 { occupied } else { made };
        let open = !rules.track.facing_places(blocking) & POINTS;
        let blots = if rules.contact == Contact::Hit {
            rules.track.facing_places(occupied & !made) & open
        } else {
            0
        };
        Fast { open, blots, track: rules.track }
    }

    /// The places from which `die` can be played.
    #[inline]
    fn movers(&self, own: Checkers, die: u8) -> Places {
        let mut occupied = own.occupied() & !place(OFF);
        if occupied >= place(BAR) {
            occupied = place(BAR);
        }
        let mut from = occupied & (self.open << (4 * u32::from(die)));
        if own.all_home() {
            from |= occupied & place(die);
            if occupied != 0 && occupied < place(die) {
                from |= 1 << (127 - occupied.leading_zeros());
            }
        }
        from
    }

    /// The position after one of those moves.
    #[inline]
    fn moved(&self, position: Position, from: u8, die: u8) -> Position {
        let to = from.saturating_sub(die);
        let mut next = position;
        next.own = position.own.moved(from, to);
        if self.blots & place(to) != 0 {
            let facing = self.track.facing(to);
            // A second checker landing there finds the blot gone.
            if position.other.count(facing) == 1 {
                next.other = position.other.moved(facing, BAR);
            }
        }
        next
    }

    fn two_numbers(&self, list: &mut Vec<Play>, start: &Position, high: u8, low: u8, higher: bool) {
        // One bit for each hash seen: most results are new, and a clear bit proves it without a search.
        let mut seen = 0u64;
        for (first, second) in [(high, low), (low, high)] {
            let mut froms = self.movers(start.own, first);
            while froms != 0 {
                let from = lowest(&mut froms);
                let between = self.moved(*start, from, first);
                let mut nexts = self.movers(between.own, second);
                while nexts != 0 {
                    let next = lowest(&mut nexts);
                    let position = self.moved(between, next, second);
                    let bit = 1 << hash(position.own);
                    let known = seen & bit != 0
                        && list
                            .iter()
                            .any(|p| p.position.own == position.own && p.position.other == position.other);
                    if !known {
                        seen |= bit;
                        let moves = Moves::default().and(from, first).and(next, second);
                        list.push(Play { position, moves });
                    }
                }
            }
        }
        if !list.is_empty() {
            return;
        }
        for die in [high, low] {
            let mut froms = self.movers(start.own, die);
            while froms != 0 {
                let from = lowest(&mut froms);
                let position = self.moved(*start, from, die);
                if list.iter().all(|p| p.position != position) {
                    list.push(Play { position, moves: Moves::default().and(from, die) });
                }
            }
            if higher && !list.is_empty() {
                return;
            }
        }
    }

    fn same_number(&self, list: &mut Vec<Play>, start: &Position, die: u8, times: u8) {
        let mut deepest = 1;
        let play = Play { position: *start, moves: Moves::default() };
        self.from_far_to_near(list, &play, BAR, die, times, &mut deepest);
    }

    /// Plays `die` from places up to `farthest`. Ways that stop short of the deepest are dropped: a longer
    /// one was found, or will be.
    fn from_far_to_near(
        &self,
        list: &mut Vec<Play>,
        play: &Play,
        farthest: u8,
        die: u8,
        times: u8,
        deepest: &mut u8,
    ) {
        let mut froms = self.movers(play.position.own, die) & (place(farthest) | (place(farthest) - 1));
        let depth = play.moves.len;
        if froms == 0 {
            if depth > *deepest {
                list.clear();
                *deepest = depth;
            }
            if depth == *deepest {
                list.push(*play);
            }
            return;
        }
        while froms != 0 {
            let from = lowest(&mut froms);
            let next =
                Play { position: self.moved(play.position, from, die), moves: play.moves.and(from, die) };
            if depth + 1 < times {
                self.from_far_to_near(list, &next, from, die, times, deepest);
            } else {
                if times > *deepest {
                    list.clear();
                    *deepest = times;
                }
                list.push(next);
            }
        }
    }
}

/// Takes the lowest place out of a set.
#[inline]
fn lowest(places: &mut Places) -> u8 {
    let bit = places.trailing_zeros();
    *places &= *places - 1;
    (bit / 4) as u8
}

/// Six bits of a hash of one side.
#[inline]
fn hash(own: Checkers) -> u32 {
    let packed = own.bits();
    let folded = (packed as u64) ^ ((packed >> 64) as u64).rotate_left(29);
    (folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as u32
}
