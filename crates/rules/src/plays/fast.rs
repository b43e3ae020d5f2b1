//! The fast way: a side is one integer, so a move is an addition from a table, and the places that a number
//! can be played from are one shift and one mask.
//!
//! No result is found twice if that can be avoided without cost. Equal numbers are played from far to near, which gives
//! every set of moves exactly once. If neither of two different numbers can bear off, they give pairs of moves that do
//! not touch each other, and runs of one checker, which are examined separately. Only when bearing off begins are both
//! orders played and their results compared.
//!
//! Pins fit in: a point whose own checker is pinned is closed and its checker stays. The mover's places after the play
//! determine the pinned enemy checkers.

use super::{Moves, Play};
use crate::checkers::{Checkers, Places, step};
use crate::point::{BAR, HOME, OFF};
use crate::position::Position;
use crate::rules::{Contact, Rules};
use crate::segment::ANY_NUMBER;
use crate::track::Track;
use alloc::vec::Vec;

/// The change of a side when a number is played from a place. Padded to powers of two, so that the indices need no
/// check.
static STEPS: [[u128; 32]; 8] = {
    let mut steps = [[0; 32]; 8];
    let mut die = 1;
    while die <= 6 {
        let mut from = 1;
        while from <= BAR {
            steps[die as usize][from as usize] = step(from, from.saturating_sub(die));
            from += 1;
        }
        die += 1;
    }
    steps
};

/// The change of the side that is hit on a point.
static HITS: [u128; 32] = {
    let mut hits = [0; 32];
    let mut point = 1;
    while point < BAR {
        hits[point as usize] = step(point, BAR);
        point += 1;
    }
    hits
};

/// The places on the way: all except off.
const IN_PLAY: Places = !(1 << OFF);
const ON_BAR: Places = 1 << BAR;

#[inline]
fn step_of(from: u8, die: u8) -> u128 {
    STEPS[usize::from(die & 7)][usize::from(from & 31)]
}

#[inline]
const fn bit(place: u8) -> Places {
    1 << place
}

/// Takes the lowest place out of a set.
#[inline]
fn lowest(places: &mut Places) -> u8 {
    let place = places.trailing_zeros();
    *places &= *places - 1;
    place as u8
}

/// Fills `list` with the plays of two different numbers, the higher first, or of up to four equal ones.
pub(super) fn generate(list: &mut Vec<Play>, rules: &Rules, start: &Position, numbers: &[u8], higher: bool) {
    if matches!(rules.contact, Contact::Pin(_)) || start.own_pinned != 0 || start.head != ANY_NUMBER {
        Fast::<true>::new(rules, start).generate(list, numbers, higher);
    } else {
        Fast::<false>::new(rules, start).generate(list, numbers, higher);
    }
}

/// The data that stay constant while one roll is played. Without `SPECIAL` there are neither pins nor a counted first
/// point, and no work is spent on them: lists of plays of backgammon take a third less time.
struct Fast<'a, const SPECIAL: bool> {
    start: &'a Position,
    /// Places of the mover with checkers that can move.
    occupied: Places,
    /// Points whose own checker is pinned.
    pinned: Places,
    /// Checkers here keep the others from being borne off, and do not move.
    holding: Places,
    /// Points of lone enemy checkers, which are pinned while the mover stands there too.
    lone: Places,
    /// The first point, if only `may_leave` checkers may leave it.
    head: Places,
    may_leave: u8,
    /// Points on which the mover may land.
    open: Places,
    /// Points on which the mover hits.
    blots: Places,
    track: Track,
}

impl<'a, const SPECIAL: bool> Fast<'a, SPECIAL> {
    #[inline]
    fn new(rules: &Rules, start: &'a Position) -> Fast<'a, SPECIAL> {
        let track = rules.track;
        let (occupied, made) = (start.other.occupied(), start.other.made());
        let blocking = if rules.block_at == 1 { occupied } else { made };
        let pinned = if SPECIAL { start.own_pinned } else { 0 };
        let open = track.facing_places(!blocking) & !pinned;
        let blots = if rules.contact == Contact::Hit { track.facing_places(occupied & !blocking) } else { 0 };
        let pins = matches!(rules.contact, Contact::Pin(_));
        let lone = if pins { track.facing_places(occupied & !made) & !pinned } else { 0 };
        let holding = if pinned != 0 && !rules.bear_off_while_pinned { ON_BAR } else { pinned };
        let (head, may_leave) = match start.head {
            ANY_NUMBER => (0, 0),
            most => (bit(track.len()), most),
        };
        let occupied = start.own.occupied() & IN_PLAY & !pinned;
        Fast { start, occupied, pinned, holding, open, blots, lone, head, may_leave, track }
    }

    fn generate(&self, list: &mut Vec<Play>, numbers: &[u8], higher: bool) {
        match *numbers {
            [high, low] if high != low => self.two_numbers(list, high, low, higher),
            ref same => self.same_number(list, same[0], same.len() as u8),
        }
    }

    /// The places from which `die` can be played by a side that stands on `occupied`.
    #[inline]
    fn movers(&self, occupied: Places, die: u8) -> Places {
        let occupied = if occupied & ON_BAR != 0 { ON_BAR } else { occupied };
        let mut from = occupied & self.open << die;
        let standing = if SPECIAL { occupied | self.holding } else { occupied };
        if standing >> (HOME + 1) == 0 {
            from |= occupied & bit(die);
            if standing != 0 && standing < bit(die) {
                from |= occupied & 1 << (31 - standing.leading_zeros());
            }
        }
        from
    }

    /// The opponent's checkers after the mover has landed on some points.
    #[inline]
    fn hit(&self, landed: Places) -> Checkers {
        let mut other = self.start.other;
        let mut hits = landed & self.blots;
        while hits != 0 {
            let facing = self.track.facing(lowest(&mut hits));
            other = other.stepped(HITS[usize::from(facing & 31)]);
        }
        other
    }

    #[inline]
    fn play(&self, own: Checkers, landed: Places, moves: Moves) -> Play {
        let mut position = Position { own, other: self.hit(landed), ..*self.start };
        if SPECIAL && self.lone != 0 {
            position.other_pinned = self.track.facing_places(own.occupied() & self.lone);
        }
        Play { position: if SPECIAL { position.settled() } else { position }, moves }
    }

    fn two_numbers(&self, list: &mut Vec<Play>, high: u8, low: u8, higher: bool) {
        let own = self.start.own;
        if self.occupied & ON_BAR != 0 {
            self.enter(list, high, low);
        } else if own.fewer_than_two_from(HOME + 1) {
            self.compare_orders(list, high, low);
        } else {
            self.pairs(list, high, low);
            let mut froms = self.occupied & self.open << (high + low);
            while froms != 0 {
                self.run(list, lowest(&mut froms), high, low);
            }
        }
        if list.is_empty() {
            self.one_number(list, high, low, higher);
        }
    }

    /// Two moves that do not touch each other: neither starts at the end of the other.
    #[inline]
    fn pairs(&self, list: &mut Vec<Play>, high: u8, low: u8) {
        let own = self.start.own;
        let single = self.occupied & !own.made();
        let mut firsts = self.occupied & self.open << high;
        let seconds = self.occupied & self.open << low;
        while firsts != 0 {
            let first = lowest(&mut firsts);
            let landed = bit(first) >> high;
            let between = own.stepped(step_of(first, high));
            let moves = Moves::default().and(first, high);
            // No second checker leaves the first point if only one may.
            let again = if SPECIAL && self.may_leave < 2 { self.head } else { 0 };
            let mut others = seconds & !(landed | bit(first) << low | (bit(first) & (single | again)));
            while others != 0 {
                let second = lowest(&mut others);
                let own = between.stepped(step_of(second, low));
                list.push(self.play(own, landed | bit(second) >> low, moves.and(second, low)));
            }
        }
    }

    /// One checker by both numbers, by either stop: the results differ if a stop is a hit.
    #[inline]
    fn run(&self, list: &mut Vec<Play>, from: u8, high: u8, low: u8) {
        let own = self.start.own.stepped(step_of(from, high)).stepped(step_of(from - high, low));
        let (by_high, by_low, end) = (bit(from - high), bit(from - low), bit(from - high - low));
        let open_high = self.open & by_high != 0;
        if open_high {
            let moves = Moves::default().and(from, high).and(from - high, low);
            list.push(self.play(own, by_high | end, moves));
        }
        let differs = !open_high || (by_high | by_low) & self.blots != 0;
        if differs && self.open & by_low != 0 {
            let moves = Moves::default().and(from, low).and(from - low, high);
            list.push(self.play(own, by_low | end, moves));
        }
    }

    /// Plays with checkers on the bar. The entering checker is not home after the other number, so nothing is borne
    /// off.
    fn enter(&self, list: &mut Vec<Play>, high: u8, low: u8) {
        let own = self.start.own;
        if own.count(BAR) > 1 {
            if self.open & bit(BAR - high) != 0 && self.open & bit(BAR - low) != 0 {
                let own = own.stepped(step_of(BAR, high)).stepped(step_of(BAR, low));
                let moves = Moves::default().and(BAR, high).and(BAR, low);
                list.push(self.play(own, bit(BAR - high) | bit(BAR - low), moves));
            }
            return;
        }
        for (enters, free) in [(high, low), (low, high)] {
            let landed = bit(BAR - enters);
            if self.open & landed == 0 {
                continue;
            }
            let between = own.stepped(step_of(BAR, enters));
            let moves = Moves::default().and(BAR, enters);
            let mut others = self.occupied & !ON_BAR & self.open << free & !landed;
            while others != 0 {
                let second = lowest(&mut others);
                let own = between.stepped(step_of(second, free));
                list.push(self.play(own, landed | bit(second) >> free, moves.and(second, free)));
            }
        }
        if self.open & bit(BAR - high - low) != 0 {
            self.run(list, BAR, high, low);
        }
    }

    /// Both orders, if the first move may open the way to bearing off.
    fn compare_orders(&self, list: &mut Vec<Play>, high: u8, low: u8) {
        // One bit for each hash seen: most results are new, and a clear bit proves it without a search.
        let mut seen = 0u64;
        for (first_die, second_die) in [(high, low), (low, high)] {
            let mut firsts = self.movers(self.occupied, first_die);
            while firsts != 0 {
                let first = lowest(&mut firsts);
                let between = self.start.own.stepped(step_of(first, first_die));
                let landed = bit(first) >> first_die;
                let pinned = if SPECIAL { self.pinned } else { 0 };
                let mut seconds = self.movers(between.occupied() & IN_PLAY & !pinned, second_die);
                while seconds != 0 {
                    let second = lowest(&mut seconds);
                    let own = between.stepped(step_of(second, second_die));
                    let moves = Moves::default().and(first, first_die).and(second, second_die);
                    let play = self.play(own, landed | bit(second) >> second_die, moves);
                    let hashed = 1 << hash(own);
                    if seen & hashed == 0 || list.iter().all(|known| known.position != play.position) {
                        seen |= hashed;
                        list.push(play);
                    }
                }
            }
        }
    }

    /// Only one of two numbers can be played.
    fn one_number(&self, list: &mut Vec<Play>, high: u8, low: u8, higher: bool) {
        for die in [high, low] {
            let mut froms = self.movers(self.occupied, die);
            while froms != 0 {
                let from = lowest(&mut froms);
                let own = self.start.own.stepped(step_of(from, die));
                let play = self.play(own, bit(from) >> die, Moves::default().and(from, die));
                // The last checker may be borne off with either.
                if list.iter().all(|known| known.position != play.position) {
                    list.push(play);
                }
            }
            if higher && !list.is_empty() {
                return;
            }
        }
    }

    fn same_number(&self, list: &mut Vec<Play>, die: u8, times: u8) {
        let so_far = SoFar {
            own: self.start.own,
            occupied: self.occupied,
            landed: 0,
            farthest: BAR,
            left_head: 0,
            moves: Moves::default(),
        };
        let mut deepest = 1;
        self.far_to_near(list, &so_far, die, times, &mut deepest);
    }

    /// Plays `die` from the farthest place that is left on. Ways that stop short of the deepest are dropped:
    /// a longer one was found, or will be.
    fn far_to_near(&self, list: &mut Vec<Play>, so_far: &SoFar, die: u8, times: u8, deepest: &mut u8) {
        let mut froms = self.movers(so_far.occupied, die) & (bit(so_far.farthest + 1) - 1);
        if SPECIAL && so_far.left_head >= self.may_leave {
            froms &= !self.head;
        }
        let depth = so_far.moves.len;
        if froms == 0 {
            if depth > *deepest {
                list.clear();
                *deepest = depth;
            }
            if depth == *deepest {
                list.push(self.play(so_far.own, so_far.landed, so_far.moves));
            }
            return;
        }
        if depth + 1 == times {
            if times > *deepest {
                list.clear();
                *deepest = times;
            }
            while froms != 0 {
                let from = lowest(&mut froms);
                let own = so_far.own.stepped(step_of(from, die));
                list.push(self.play(own, so_far.landed | bit(from) >> die, so_far.moves.and(from, die)));
            }
            return;
        }
        while froms != 0 {
            let from = lowest(&mut froms);
            let landed = bit(from) >> die;
            let left = if so_far.own.count(from) == 1 { bit(from) } else { 0 };
            let next = SoFar {
                own: so_far.own.stepped(step_of(from, die)),
                occupied: ((so_far.occupied & !left) | landed) & IN_PLAY,
                landed: so_far.landed | landed,
                farthest: from,
                left_head: if SPECIAL { so_far.left_head + u8::from(bit(from) == self.head) } else { 0 },
                moves: so_far.moves.and(from, die),
            };
            self.far_to_near(list, &next, die, times, deepest);
        }
    }
}

/// A play of equal numbers on the way.
struct SoFar {
    own: Checkers,
    occupied: Places,
    landed: Places,
    farthest: u8,
    /// Checkers that have left the first point, where those are counted.
    left_head: u8,
    moves: Moves,
}

/// Six bits of a hash of one side.
#[inline]
fn hash(own: Checkers) -> u32 {
    let packed = own.bits();
    let folded = (packed as u64) ^ ((packed >> 64) as u64).rotate_left(29);
    (folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as u32
}
