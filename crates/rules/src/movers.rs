//! All places from which a number can be played, at once.
//!
//! [`crate::moves`] judges one move in the plain terms of the leaflets. This module has the same rules as sets of places,
//! for [`crate::plays`]. Tests compare its plays with those of the generators that ask `moves`.

use crate::checkers::Places;
use crate::moves::{self, Landing, Move};
use crate::point::{BAR, HOME, OFF, POOL};
use crate::position::Position;
use crate::prime;
use crate::rules::{BearOff, Contact, End, Entering, Leaving, Mixed, Prime, Rules, StackLimits};
use crate::segment::ANY_NUMBER;
use crate::track::Track;

/// One checker on each place, in the packed form of a side. Padded to a power of two, so that the index needs no check.
static ONES: [u128; 32] = {
    let mut ones = [0; 32];
    let mut place = OFF;
    while place <= POOL {
        ones[place as usize] = 1 << (4 * place as u32);
        place += 1;
    }
    ones
};

const ON_BAR: Places = 1 << BAR;
const IN_POOL: Places = 1 << POOL;

#[inline]
const fn bit(place: u8) -> Places {
    1 << place
}

/// The places up to this one, and off.
#[inline]
const fn up_to(place: u8) -> Places {
    (1 << (place + 1)) - 1
}

/// Takes the highest place out of a set.
#[inline]
pub(crate) fn highest(places: &mut Places) -> u8 {
    let place = 31 - places.leading_zeros();
    *places &= !(1 << place);
    place as u8
}

/// The data of a game and a turn that stay constant while its numbers are played. Rings and towers have no such sets.
pub(crate) struct Movers<'a> {
    rules: &'a Rules,
    /// The points of the track.
    points: Places,
    /// Points on which the mover may not land, whatever happens in this turn.
    closed: Places,
    /// Points on which the mover hits, unless an earlier move has.
    blots: Places,
    /// Whether a move may make a row that is not allowed.
    rows: bool,
    /// Whether points may be full.
    stacks: bool,
    /// Whether checkers may be pinned.
    pins: bool,
    /// Number of moves of the turn.
    moves: u32,
    /// Whether too many checkers are outside of home for a checker to be borne off in this turn.
    no_bearing_off: bool,
    /// Whether the players stand on places of their own.
    apart: bool,
}

/// The places of a position, for all numbers.
pub(crate) struct Standing {
    /// Places of the mover, those outside of the board among them.
    occupied: Places,
    /// Places on the board whose checkers may move.
    free: Places,
    /// Points on which the mover may land, unless they are full.
    open: Places,
}

impl<'a> Movers<'a> {
    /// `start` is the position before the first of `moves` moves.
    pub(crate) fn new(rules: &'a Rules, start: &Position, moves: u32) -> Movers<'a> {
        let track = rules.track;
        let points = up_to(track.len()) & !bit(OFF);
        let other = start.other;
        let blocking = match rules.block_at {
            1 => other.occupied(),
            2 => other.made(),
            least => (1..=track.len()).filter(|p| other.count(*p) >= least).fold(0, |all, p| all | bit(p)),
        };
        let apart = track.apart();
        let closed = if apart { 0 } else { track.facing_places(blocking) };
        let met = track.facing_places(other.occupied());
        let at_home: u8 = (OFF..=HOME).map(|place| start.own.count(place)).sum();
        Movers {
            rules,
            points,
            closed,
            blots: if rules.contact == Contact::Hit { met & !closed } else { 0 },
            rows: rules.prime != Prime::Any && !prime::is_out_of_reach(rules, start, moves),
            stacks: rules.stacks != StackLimits::NONE,
            pins: matches!(rules.contact, Contact::Pin(_)),
            moves,
            no_bearing_off: u32::from(start.own.total() - at_home) >= moves,
            apart,
        }
    }

    /// Points on which the mover may land, except for those that are full.
    #[inline]
    fn open(&self, position: &Position) -> Places {
        let rules = self.rules;
        let mut closed = self.closed;
        if let Contact::Pin(mixed) = rules.contact
            && !self.apart
        {
            let pinned = rules.track.facing_places(position.other_pinned);
            match mixed {
                Mixed::PinnerStacks => closed &= !pinned,
                Mixed::Closed => closed |= pinned,
            }
            closed |= position.own_pinned;
        }
        let too_early = rules.hit_home_first
            && rules.contact == Contact::Hit
            && !self.apart
            && position.own.occupied() & up_to(HOME) == 0;
        if too_early {
            closed |= rules.track.facing_places(position.other.occupied());
        }
        self.points & !closed
    }

    /// The places on the board whose checkers may move by any number. Checkers on the bar and in the pool may make it empty.
    #[inline]
    fn free(&self, position: &Position) -> Places {
        let (rules, own) = (self.rules, position.own);
        let occupied = own.occupied();
        let first = bit(rules.track.len());
        if occupied & ON_BAR != 0 {
            return 0;
        }
        let mut free = occupied & self.points & !position.own_pinned;
        if position.held != 0 {
            free &= !(position.held & !own.made());
        }
        if occupied & IN_POOL != 0 {
            match rules.entering {
                Entering::AllFirst => return 0,
                Entering::FreeAfter(entered) if own.total() - own.count(POOL) < entered => return 0,
                Entering::StartWaits(held) if own.count(rules.track.len()) <= held => free &= !first,
                Entering::FreeAfter(_) | Entering::StartWaits(_) | Entering::HalfFirst => {}
            }
        }
        let leaves = match rules.leaving {
            Leaving::Free => true,
            Leaving::OneATurn => position.head > 0,
            Leaving::Courier(reached) => {
                occupied & up_to(reached) != 0 || own.count(rules.track.len()) == own.total()
            }
        };
        if leaves { free } else { free & !first }
    }

    /// Of the moves from some places by `die`, backward or not, those that end where neither a stack nor a row forbids
    /// it.
    #[inline]
    fn permitted(&self, position: &Position, from: Places, landing: impl Fn(u8) -> u8) -> Places {
        if !self.stacks && !self.rows {
            return from;
        }
        let (mut left, mut permitted) = (from, 0);
        while left != 0 {
            let from = highest(&mut left);
            let to = landing(from);
            let full = self.stacks && position.own.count(to) >= self.rules.stacks.at(to);
            if !full && (!self.rows || prime::allowed(self.rules, position, position.own.moved(from, to), to))
            {
                permitted |= bit(from);
            }
        }
        permitted
    }

    /// The sets of a position that all numbers share.
    #[inline]
    pub(crate) fn standing(&self, position: &Position) -> Standing {
        Standing { occupied: position.own.occupied(), free: self.free(position), open: self.open(position) }
    }

    /// The places from which `die` can be played.
    #[inline]
    pub(crate) fn forward(&self, position: &Position, standing: &Standing, die: u8) -> Places {
        let &Standing { occupied, free, open } = standing;
        let rules = self.rules;
        let mut from = free & open << die;
        if occupied & (ON_BAR | IN_POOL) != 0 {
            from = self.entering(occupied, open, from, die);
        }
        if !rules.overtaking {
            from = self.not_passing(occupied, from, die);
        }
        let entry = rules.track.entry();
        from = self.permitted(position, from, |from| if from >= BAR { entry - die } else { from - die });
        let near = free & up_to(die);
        if near != 0 && occupied >> (HOME + 1) == 0 {
            from |= near & self.borne_off(position, die);
        }
        from
    }

    /// The places with the checkers on the bar or in the pool among them, if they enter by `die`.
    fn entering(&self, occupied: Places, open: Places, mut from: Places, die: u8) -> Places {
        if occupied & IN_POOL != 0 && self.rules.entering == Entering::HalfFirst {
            from &= !up_to(self.rules.track.len() / 2 + die);
        }
        if open & bit(self.rules.track.entry() - die) != 0 {
            from |= if occupied & ON_BAR != 0 { ON_BAR } else { IN_POOL };
        }
        from
    }

    /// The places without those from which `die` passes an own checker.
    fn not_passing(&self, occupied: Places, from: Places, die: u8) -> Places {
        let (mut left, mut passing) = (from, 0);
        while left != 0 {
            let place = highest(&mut left);
            let distance = if place >= BAR { self.rules.track.entry() } else { place };
            if occupied & up_to(distance - 1) & !up_to(distance - die) != 0 {
                passing |= bit(place);
            }
        }
        from & !passing
    }

    /// The places from which a checker may be borne off by `die`, if all are home.
    fn borne_off(&self, position: &Position, die: u8) -> Places {
        let rules = self.rules;
        let held_back = position.own_pinned != 0 && !rules.bear_off_while_pinned;
        if held_back || matches!(rules.end, End::AllOnPoint(_)) {
            return 0;
        }
        match rules.bear_off {
            BearOff::FarthestOvershoot => bit(die) | position.own.farthest().map_or(0, bit),
            BearOff::FreeOvershoot => up_to(die),
            BearOff::Exact => bit(die),
            BearOff::Never => 0,
        }
    }

    /// The places from which `die` can be played backward.
    #[inline]
    pub(crate) fn back(&self, position: &Position, standing: &Standing, die: u8) -> Places {
        let rules = self.rules;
        let mut from = standing.free & standing.open >> die;
        if rules.entering == Entering::HalfFirst && standing.occupied & IN_POOL != 0 {
            let half = rules.track.len() / 2;
            from &= if half < die { !0 } else { !up_to(half - die) };
        }
        self.permitted(position, from, |from| from + die)
    }

    /// Makes a move that one of the sets has.
    #[inline]
    pub(crate) fn make(&self, position: &mut Position, mv: Move) {
        if self.pins || self.apart {
            let landing = match mv.to {
                OFF => Landing::Quiet,
                to => moves::landing(self.rules, position, to).unwrap_or(Landing::Quiet),
            };
            *position = moves::after(self.rules, position, mv, landing);
            return;
        }
        let change = |from: u8, to: u8| ONES[usize::from(to & 31)].wrapping_sub(ONES[usize::from(from & 31)]);
        position.own = position.own.stepped(change(mv.from, mv.to));
        if position.head != ANY_NUMBER && mv.from == self.rules.track.len() {
            position.head -= 1;
        }
        if self.blots & bit(mv.to) != 0 {
            let facing = self.rules.track.facing(mv.to);
            if position.other.count(facing) > 0 {
                position.other = position.other.stepped(change(facing, BAR));
                if !self.rules.hit_and_run && mv.to <= HOME {
                    position.held |= bit(mv.to);
                }
            }
        }
    }

    /// Each move by a number with the position after it, the farthest place first.
    #[inline]
    pub(crate) fn each(&self, position: &Position, die: u8, mut found: impl FnMut(Move, Position)) {
        if matches!(self.rules.track, Track::Ring | Track::Towers) {
            for (mv, landing) in moves::moves_by(self.rules, position, die) {
                found(mv, moves::after(self.rules, position, mv, landing));
            }
            return;
        }
        let standing = self.standing(position);
        for back in [false, true].into_iter().take(1 + usize::from(self.rules.backward)) {
            let mut from = if back {
                self.back(position, &standing, die)
            } else {
                self.forward(position, &standing, die)
            };
            while from != 0 {
                let mv = self.move_from(highest(&mut from), die, back);
                let mut after = *position;
                self.make(&mut after, mv);
                found(mv, after);
            }
        }
    }

    /// Returns whether moves of the turn may change places. If two moves can each be made, and the second one also after the
    /// first, then the first one can also be made after the second, with the same result.
    ///
    /// A move takes no right from another checker: it makes no point closed, and a stack has room for both in either order.
    /// Exceptions are checkers that may not be passed, rows that depend on checkers that may go away, ends of the game that
    /// stop a turn, and rights that end when a checker moves backward out of home. Three numbers that are played in both
    /// directions have so many orders that it is better to compare all results after each number.
    pub(crate) fn change_places(&self) -> bool {
        let rules = self.rules;
        let lasting = rules.contact == Contact::Block && rules.prime != Prime::LastTwoHeld;
        let at_home = !matches!(rules.leaving, Leaving::Courier(_)) && !rules.hit_home_first;
        (lasting || !self.rows)
            && (!rules.backward || (self.no_bearing_off && at_home && self.moves <= 2))
            && rules.overtaking
            && matches!(rules.end, End::FirstOff | End::LastOff | End::HitLoses)
            && !matches!(rules.track, Track::Ring | Track::Towers)
    }

    /// The rules of the game.
    pub(crate) fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// The move from a place by a number, backward or not.
    #[inline]
    pub(crate) fn move_from(&self, from: u8, die: u8, back: bool) -> Move {
        let distance = if from >= BAR { self.rules.track.entry() } else { from };
        Move { from, to: if back { from + die } else { distance.saturating_sub(die) }, die }
    }
}
