//! One checker moved by one number, in the plain terms of the leaflets.
//!
//! [`crate::reference`] and [`crate::graph`] are built on this. [`crate::plays`] has the same rules as sets of places
//! (`movers.rs`) and its own method for standard moving, which is compared with GNU Backgammon. The agreement of the three
//! generators shows a slip in one form of a rule, and not a misread leaflet. The vectors in `vectors/hand/`, worked out from
//! the leaflets by hand, show that.

use alloc::borrow::ToOwned;
use alloc::string::ToString;
use core::fmt;

use crate::checkers::Checkers;
use crate::point::{BAR, HOME, OFF, POOL};
use crate::position::Position;
use crate::prime;
use crate::ring;
use crate::rules::{BearOff, Contact, End, Entering, Leaving, Mixed, Rules};
use crate::segment::ANY_NUMBER;
use crate::track::Track;

/// One checker moved by one number, in the mover's own numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// Place left: a point, 25 the bar, 26 the pool.
    pub from: u8,
    /// Point reached, 0 off.
    pub to: u8,
    /// The number used.
    pub die: u8,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |p| match p {
            OFF => "off".to_owned(),
            BAR => "bar".to_owned(),
            POOL => "pool".to_owned(),
            p => p.to_string(),
        };
        write!(f, "{}/{}", place(self.from), place(self.to))
    }
}

/// The effect of a move on an enemy checker at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Landing {
    /// Nobody is there, or only own checkers.
    Quiet,
    /// A lone enemy checker goes to the bar.
    Hits,
    /// A lone enemy checker is pinned.
    Pins,
    /// A lone enemy checker is out of the game (Catch me).
    Captures,
}

/// Why one checker may not move by one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveFault {
    /// No own checker stands there that could move.
    NobodyThere,
    /// The only checker there is pinned.
    Pinned,
    /// Checkers on the bar come first (G6).
    BarFirst,
    /// Checkers in the pool come first.
    PoolFirst,
    /// The opponent holds the point (G2), or a pinned pair closes it.
    Blocked,
    /// No more checkers may stand there.
    Full,
    /// It would pass an own checker.
    Overtaking,
    /// Not all checkers are home (G7), or this game has no bearing off.
    NotHome,
    /// The number is higher than needed and another checker stands farther back (G8), or the exact number is needed.
    Overshoot,
    /// The number does not lead to the place of the move.
    WrongTarget,
    /// Nothing may be hit before an own checker is home.
    TooEarlyToHit,
    /// It has hit there in this turn, and may not go on.
    HasHit,
    /// No more checkers may leave the first point now.
    HeadFirst,
    /// It would close a row of points that is not allowed.
    Prime,
    /// The number means nothing here.
    Unusable,
}

/// Checks whether the checkers outside the board allow a move from `from`.
fn entering_order(rules: &Rules, own: Checkers, from: u8) -> Result<(), MoveFault> {
    if own.count(BAR) > 0 && from != BAR {
        return Err(MoveFault::BarFirst);
    }
    let waiting = own.count(POOL);
    if waiting > 0 && from != BAR && from != POOL {
        let free = match rules.entering {
            Entering::AllFirst => false,
            Entering::FreeAfter(entered) => own.total() - waiting >= entered,
            Entering::StartWaits(held) => from != rules.track.len() || own.count(from) > held,
            Entering::HalfFirst => true,
        };
        if !free {
            return Err(MoveFault::PoolFirst);
        }
    }
    Ok(())
}

/// The effect of the mover's checker that lands on `to`, a point of the board.
#[inline]
pub(crate) fn landing(rules: &Rules, position: &Position, to: u8) -> Result<Landing, MoveFault> {
    if position.own.count(to) >= rules.stacks.at(to) {
        return Err(MoveFault::Full);
    }
    let facing = rules.track.facing(to);
    let enemies = position.other.count(facing);
    if rules.track == Track::Ring {
        return Ok(if enemies > 0 { Landing::Captures } else { Landing::Quiet });
    }
    if rules.track == Track::HalfParallel {
        // The players stand on opposite edges: nothing blocks, and the last point is safe.
        return Ok(if enemies == 1 && to != 1 { Landing::Hits } else { Landing::Quiet });
    }
    if position.own_pinned >> to & 1 == 1 {
        return Err(MoveFault::Blocked);
    }
    if position.other_pinned >> facing & 1 == 1 {
        return match rules.contact {
            Contact::Pin(Mixed::PinnerStacks) => Ok(Landing::Quiet),
            _ => Err(MoveFault::Blocked),
        };
    }
    if enemies >= rules.block_at {
        return Err(MoveFault::Blocked);
    }
    Ok(match (enemies, rules.contact) {
        (0, _) | (_, Contact::Block) => Landing::Quiet,
        (_, Contact::Hit) if rules.hit_home_first && !(OFF..=HOME).any(|p| position.own.count(p) > 0) => {
            return Err(MoveFault::TooEarlyToHit);
        }
        (_, Contact::Hit) => Landing::Hits,
        (_, Contact::Pin(_)) => Landing::Pins,
    })
}

/// Checks whether the checkers left on the first point allow one more to leave it.
fn leaving_order(rules: &Rules, position: &Position, from: u8) -> Result<(), MoveFault> {
    let (own, first) = (position.own, rules.track.len());
    if from != first {
        return Ok(());
    }
    let free = match rules.leaving {
        Leaving::Free => true,
        Leaving::OneATurn => position.head > 0,
        Leaving::Courier(reached) => {
            own.total() == own.count(first) || (OFF..=reached).any(|p| own.count(p) > 0)
        }
    };
    if free { Ok(()) } else { Err(MoveFault::HeadFirst) }
}

/// A move of the board from one place to another by a number, if the checkers there allow it.
fn stepped(
    rules: &Rules,
    position: &Position,
    from: u8,
    to: u8,
    die: u8,
) -> Result<(Move, Landing), MoveFault> {
    let landing = landing(rules, position, to)?;
    if rules.entering == Entering::HalfFirst && position.own.count(POOL) > 0 && to <= rules.track.len() / 2 {
        return Err(MoveFault::PoolFirst);
    }
    if !prime::allowed(rules, position, position.own.moved(from, to), to) {
        return Err(MoveFault::Prime);
    }
    Ok((Move { from, to, die }, landing))
}

/// A tower of two checkers that is dealt with next: those that are farthest behind come first.
fn tower(own: Checkers, from: u8, die: u8) -> Result<(Move, Landing), MoveFault> {
    let behind = own.farthest().map_or(0, |p| (p - 1) / 6 * 6);
    if from != behind + die {
        return Err(MoveFault::Unusable);
    }
    Ok((Move { from, to: if behind > 6 { from - 6 } else { OFF }, die }, Landing::Quiet))
}

/// The rule that keeps the checker on `from` in place, whatever the number.
fn may_leave(rules: &Rules, position: &Position, from: u8) -> Result<(), MoveFault> {
    if from == OFF || position.own.count(from) == 0 {
        return Err(MoveFault::NobodyThere);
    }
    if position.own_pinned >> from & 1 == 1 {
        return Err(MoveFault::Pinned);
    }
    if position.held >> from & 1 == 1 && position.own.count(from) == 1 {
        return Err(MoveFault::HasHit);
    }
    entering_order(rules, position.own, from)?;
    leaving_order(rules, position, from)
}

/// Moves the checker on `from` by `die`, if that is allowed as a single move.
///
/// # Errors
/// The first rule that forbids it.
pub fn try_move(rules: &Rules, position: &Position, from: u8, die: u8) -> Result<(Move, Landing), MoveFault> {
    let own = position.own;
    may_leave(rules, position, from)?;
    match rules.track {
        Track::Towers => return tower(own, from, die),
        Track::Ring => {
            let to = ring::target(own, from, die).ok_or(MoveFault::Unusable)?;
            return Ok((Move { from, to, die }, landing(rules, position, to)?));
        }
        _ => {}
    }
    let distance = if from >= BAR { rules.track.entry() } else { from };
    if die < distance {
        let to = distance - die;
        if !rules.overtaking && (to + 1..distance).any(|p| own.count(p) > 0) {
            return Err(MoveFault::Overtaking);
        }
        return stepped(rules, position, from, to, die);
    }
    let held_back = position.own_pinned != 0 && !rules.bear_off_while_pinned;
    if !own.all_home() || held_back || matches!(rules.end, End::AllOnPoint(_)) {
        return Err(MoveFault::NotHome);
    }
    let exact = die == from;
    let farthest = !own.any_from(from + 1);
    let allowed = match rules.bear_off {
        BearOff::FarthestOvershoot => exact || farthest,
        BearOff::FreeOvershoot => true,
        BearOff::Exact => exact,
        BearOff::Never => return Err(MoveFault::NotHome),
    };
    if allowed { Ok((Move { from, to: OFF, die }, Landing::Quiet)) } else { Err(MoveFault::Overshoot) }
}

/// Moves the checker on `from` backward by `die`, if the game has that and it is allowed as a single move.
///
/// # Errors
/// The first rule that forbids it.
pub fn try_back(rules: &Rules, position: &Position, from: u8, die: u8) -> Result<(Move, Landing), MoveFault> {
    if !rules.backward || from >= BAR || from + die > rules.track.len() {
        return Err(MoveFault::WrongTarget);
    }
    may_leave(rules, position, from)?;
    stepped(rules, position, from, from + die, die)
}

/// The landing of a move that is given with its end, if it is allowed.
///
/// # Errors
/// The first rule that forbids it.
pub fn try_given(rules: &Rules, position: &Position, mv: Move) -> Result<Landing, MoveFault> {
    let (led, landing) = if (mv.from..BAR).contains(&mv.to) && rules.backward {
        try_back(rules, position, mv.from, mv.die)?
    } else {
        try_move(rules, position, mv.from, mv.die)?
    };
    if led == mv { Ok(landing) } else { Err(MoveFault::WrongTarget) }
}

/// The position after a move that [`try_move`] allowed.
#[must_use]
pub fn after(rules: &Rules, position: &Position, mv: Move, landing: Landing) -> Position {
    let mut next = *position;
    next.own = next.own.moved(mv.from, mv.to);
    if rules.track == Track::Towers {
        let whole = mv.to != OFF || rules.whole_towers;
        let rest = if whole { position.own.count(mv.from) } else { 1 };
        (1..rest).for_each(|_| next.own = next.own.moved(mv.from, mv.to));
    }
    if mv.from == rules.track.len() && next.head != ANY_NUMBER {
        next.head -= 1;
    }
    if (1..BAR).contains(&mv.from) && next.own.count(mv.from) == 0 {
        // A pinned checker is free again when the last checker above it has left.
        next.other_pinned &= !(1 << rules.track.facing(mv.from));
    }
    if mv.to != OFF {
        let facing = rules.track.facing(mv.to);
        match landing {
            Landing::Quiet => {}
            Landing::Hits => {
                next.other = next.other.moved(facing, BAR);
                if !rules.hit_and_run && mv.to <= HOME {
                    next.held |= 1 << mv.to;
                }
            }
            Landing::Captures => next = ring::captured(&next, mv.to),
            Landing::Pins => next.other_pinned |= 1 << facing,
        }
    }
    next
}

/// Every single move by one number, from the farthest place on.
pub fn moves_by<'a>(
    rules: &'a Rules,
    position: &'a Position,
    die: u8,
) -> impl Iterator<Item = (Move, Landing)> + 'a {
    // Most places are empty: this is asked for every number of every play.
    let occupied = position.own.occupied();
    let stands = move |place: &u8| occupied >> place & 1 == 1;
    let places = (1..=POOL).rev().filter(stands);
    let forward = places.filter_map(move |from| try_move(rules, position, from, die).ok());
    let back = (1..BAR).rev().take_while(|_| rules.backward).filter(stands);
    forward.chain(back.filter_map(move |from| try_back(rules, position, from, die).ok()))
}
